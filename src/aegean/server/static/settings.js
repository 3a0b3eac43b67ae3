/* What a player has chosen in the menu of a table, kept in this browser. */

const DEFAULTS = {
  mode: () => "each",
  calm: () => "0",
  chime: () => (matchMedia("(pointer: coarse)").matches ? "0" : "1"), // a phone in company stays quiet
  curtain: () => "1",
  list: () => "0",
  pace: () => "normal",
};

export function getSetting(name) {
  return localStorage.getItem(name) ?? DEFAULTS[name]();
}

export function saveSetting(name, value) {
  localStorage.setItem(name, value);
}

export function isOn(name) {
  return getSetting(name) === "1";
}

export function turnOn(name, on) {
  saveSetting(name, on ? "1" : "0");
}

/** Paces at which turns are shown, each with what it makes of a duration. */
export const PACES = { slow: 2, normal: 1, fast: 0.4, none: 0 };

/** What the player's pace makes of a duration. */
export function pace() {
  return PACES[getSetting("pace")] ?? 1;
}

/** Whether nothing should move on the screen: the system says so, or the player. */
export function isCalm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || isOn("calm") || pace() === 0;
}
