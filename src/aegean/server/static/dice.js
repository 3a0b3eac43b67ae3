/* Dice roll over the stage and rest there, with the sentence about them, until something else has happened or is to be chosen below them. */
import { byId, element } from "./dom.js";
import { isCalm, pace } from "./settings.js";
import { arrangement } from "./stage.js";

const TUMBLE = 500; // milliseconds
const REST = 2500; // milliseconds that dice can be read at least
const PIPS = { 1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi" }; // of nine places, row by row

let shownAt = 0;
let timer = 0;

/** Shows the last dice of some events; where there are none, earlier ones go once they could be read. */
export function showDice(events) {
  const event = events.findLast(({ move }) => rolled(move));
  clearTimeout(timer);
  if (event) return roll(event);
  timer = setTimeout(clearDice, Math.max(0, shownAt + readingTime() - Date.now()));
}

function readingTime() {
  return REST * (pace() || 1);
}

export function clearDice() {
  clearTimeout(timer);
  byId("dice").hidden = true;
}

/** The faces that a move of chance shows, where the game says that it rolls dice. */
function rolled(move) {
  const names = byId("dice").dataset.rolls.split(" ");
  const faces = move.split("; ").map((part) => part.split(" "));
  return faces.find(([name]) => names.includes(name))?.slice(1);
}

function roll({ move, words, notes }) {
  const box = byId("dice");
  const dice = rolled(move).map(die);
  const said = element("p", { textContent: [words, ...notes.map((note) => note.words)].join(" ") });
  const row = element("div");
  row.append(...dice);
  box.replaceChildren(row, said);
  box.hidden = false;
  place(box);
  shownAt = Date.now();
  timer = setTimeout(makeWay, readingTime());
  if (!isCalm()) for (const [n, node] of dice.entries()) tumble(node, n);
}

/** Once they could be read they go where they lie on something that can be chosen. */
function makeWay() {
  const dice = byId("dice").getBoundingClientRect();
  const choices = [...document.querySelectorAll(".panels [data-move]")].map((node) => node.getBoundingClientRect());
  if (choices.some((box) => meet(box, dice))) clearDice();
}

function meet(one, other) {
  const [isBeside, isBelow] = [one.right <= other.left, one.bottom <= other.top];
  return !(isBeside || isBelow || other.right <= one.left || other.bottom <= one.top);
}

/** A die with pips, or with the sign that the game has for a face. */
function die(face) {
  const node = element("span", { className: "die", title: face });
  const sign = document.querySelector(`template[data-face="${CSS.escape(face)}"]`);
  if (sign) node.append(sign.content.cloneNode(true));
  else if (face in PIPS) node.append(...[..."abcdefghi"].map((spot) => pip(PIPS[face].includes(spot))));
  else node.textContent = face;
  return node;
}

function pip(isSeen) {
  return element("i", { className: isSeen ? "pip" : "" });
}

/** Over the middle of the stage, near its upper edge. */
function place(box) {
  const stage = arrangement().items.find(({ role }) => role === "stage" || role === "tab");
  if (!stage) return;
  box.style.left = `${Math.round(stage.x + stage.width / 2)}px`;
  box.style.top = `${Math.round(stage.y + stage.height / 6)}px`;
}

function tumble(node, n) {
  const start = { rotate: `${-300 - 80 * n}deg`, translate: `${-90 - 30 * n}px -70px`, opacity: 0 };
  node.animate([start, { rotate: "0deg", translate: "0 0", opacity: 1 }], {
    duration: TUMBLE * pace(),
    delay: 60 * n,
    easing: "cubic-bezier(.2,.8,.3,1)",
    fill: "backwards",
  });
}
