/* Lists of any length on the owner's sheet: chips with a menu that adds to them, or places of a board to be marked. */

const words = (value) => [...value.querySelectorAll("[data-word]")];
const options = (value) => [...value.querySelectorAll(".more option")].filter((one) => one.value);
const same = (one, other) => JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());

/** What a list holds: as ours where that is the same but for its order, else in the order of the menu or the board. */
export function listed(value, ours) {
  const chosen = words(value).filter((one) => one.checked !== false);
  const found = chosen.map((one) => JSON.parse(one.dataset.word));
  if (value.dataset.open !== "set") return found;
  if (same(found, ours)) return ours;
  const order = options(value).map((one) => JSON.parse(one.value));
  return order.length ? found.sort((one, other) => order.indexOf(one) - order.indexOf(other)) : found;
}

/** Shows a list. */
export function showList(value, told) {
  const chips = value.querySelector(".chosen");
  if (chips) chips.replaceChildren(...told.map((one) => chip(value, one)));
  else for (const one of words(value)) one.checked = told.includes(JSON.parse(one.dataset.word));
}

/** Adds what has been chosen from the menu of a list. */
export function add(value, menu) {
  if (!menu.matches(".more") || !menu.value) return;
  const chosen = JSON.parse(menu.value);
  menu.value = "";
  const isThere = value.dataset.open === "set" && listed(value, []).includes(chosen);
  if (!isThere) value.querySelector(".chosen").append(chip(value, chosen));
}

/** Has all lists that a list calls call back, and no others. */
export function callBack(value, values, entered, enter) {
  const name = value.dataset.mutual;
  if (!name) return;
  const called = entered(value);
  for (const other of values) {
    if (other === value || !other.dataset.mutual) continue;
    const theirs = entered(other);
    const calls = called.includes(other.dataset.mutual);
    if (calls === theirs.includes(name)) continue;
    enter(other, calls ? [...theirs, name] : theirs.filter((one) => one !== name));
  }
}

function chip(value, word) {
  const told = JSON.stringify(word);
  const button = document.createElement("button");
  button.type = "button";
  button.className = "chip";
  button.title = value.querySelector(".more").dataset.remove ?? "";
  button.dataset.word = told;
  button.textContent = options(value).find((one) => one.value === told)?.textContent ?? word;
  return button;
}
