/* The sheets of a small screen: log and chat, each opened by its button. */
import { byId } from "./dom.js";

export function toggleSheet(name) {
  byId(`${name}-sheet`).classList.toggle("open");
  byId(`${name}-button`).classList.remove("news");
}

/** Somebody has said something: the button shows it until the chat is open. */
export function announceChat() {
  byId("chat-button").classList.toggle("news", !byId("chat-sheet").classList.contains("open"));
}
