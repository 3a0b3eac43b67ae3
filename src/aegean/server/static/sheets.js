/* Log and chat, at a puzzle also its line, share one box; where there is no room for it, a button opens it over the side. */
import { byId } from "./dom.js";
import { arrangement } from "./stage.js";
import { announce, openTab } from "./tabs.js";

const SHEETS = ["log", "chat", "line"];

/** Shows the log or the chat; once more closes the box where it lies over the table. */
export function toggleSheet(name) {
  const box = byId("words");
  const isShown = !byId(`${name}-sheet`).hidden;
  const isOpen = !(box.classList.contains("open") && isShown);
  showSheet(name);
  if (arrangement().kind === "phone") return openTab("log");
  setOpen(isOpen);
}

export function closeSheets() {
  setOpen(false);
}

/** Brings one of them to the front of the box. */
export function showSheet(name) {
  for (const other of SHEETS.filter((one) => byId(`${one}-tab`))) {
    byId(`${other}-sheet`).hidden = other !== name;
    byId(`${other}-tab`).setAttribute("aria-selected", String(other === name));
  }
  byId(`${name}-button`)?.classList.remove("news");
  byId(`${name}-tab`).classList.remove("news");
}

function setOpen(isOpen) {
  byId("words").classList.toggle("open", isOpen);
  for (const name of SHEETS) byId(`${name}-button`)?.setAttribute("aria-expanded", String(isOpen));
}

/** Somebody has said something: the chat's button and heading show it until the chat is read. */
export function announceChat() {
  const isRead = !byId("chat-sheet").hidden && byId("words").getBoundingClientRect().width > 0;
  if (isRead) return;
  byId("chat-button").classList.add("news");
  byId("chat-tab").classList.add("news");
  announce("log");
}
