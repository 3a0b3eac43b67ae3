/* The menu of a table and its settings. */
import { byId } from "./dom.js";
import { getSetting, isOn, saveSetting, turnOn } from "./settings.js";

const CHECKBOXES = { calm: "calm", chime: "chime", cover: "curtain" }; // id -> setting

export function toggleMenu() {
  setOpen(byId("menu").hidden);
}

export function closeMenu() {
  setOpen(false);
}

function setOpen(isOpen) {
  byId("menu").hidden = !isOpen;
  byId("menu-button").setAttribute("aria-expanded", String(isOpen));
}

/** Shows the settings in the menu and saves what is changed there. */
export function bindSettings({ onMode }) {
  for (const [id, name] of Object.entries(CHECKBOXES)) {
    const box = byId(id);
    if (!box) continue;
    box.checked = isOn(name);
    box.addEventListener("change", () => turnOn(name, box.checked));
  }
  const mode = byId("mode");
  mode.value = getSetting("mode");
  mode.addEventListener("change", () => {
    saveSetting("mode", mode.value);
    onMode();
  });
}
