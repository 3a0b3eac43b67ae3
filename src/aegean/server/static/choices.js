/* What can be chosen: on the boards, in the list beside them, and by typing. */
import { byId, element } from "./dom.js";
import { isKept } from "./render.js";
import { isCalm, isOn, turnOn } from "./settings.js";

const MARGIN = 20; // pixels of a choice that have to be in sight
const ON_BOARDS = ".panels [data-move]";
const descriptions = new Map(); // move -> its words; a queued move is no longer in the list

/** The words for a move. */
export function describe(move) {
  const words = document.querySelector(`#choices [data-move="${CSS.escape(move)}"] span`);
  if (words) descriptions.set(move, words.textContent);
  return descriptions.get(move) || move;
}

/** Marks everything that stands for this move. */
export function markChosen(move) {
  for (const node of document.querySelectorAll("[data-move]")) {
    if (node.dataset.move === move) node.setAttribute("aria-pressed", "true");
    else node.removeAttribute("aria-pressed");
  }
}

/** Offers the moves of the list to whoever types. */
export function offerTyping() {
  const picks = [...document.querySelectorAll("#choices .pick")];
  byId("typed-moves").replaceChildren(
    ...picks.map((pick) => element("option", { value: pick.dataset.move, label: pick.textContent.trim() })),
  );
}

/** Folds the list where every move can be clicked on a board, unless the player has chosen otherwise. */
export function foldChoices() {
  const list = byId("choice-list");
  if (!list || isKept(list)) return;
  const onBoards = new Set([...document.querySelectorAll(ON_BOARDS)].map((node) => node.dataset.move));
  const isNeeded = [...list.querySelectorAll(".pick")].some((pick) => !onBoards.has(pick.dataset.move));
  list.open = isNeeded || isOn("list");
}

/** Remembers whether the player wants to see the list. */
export function rememberFold() {
  const remember = ({ target }) => {
    if (target.id === "choice-list" && isKept(target)) turnOn("list", target.open);
  };
  document.addEventListener("toggle", remember, true);
}

/** Scrolls to a choice where none is in sight. */
export function scrollToChoices() {
  const choices = [...document.querySelectorAll(ON_BOARDS)];
  const dock = document.querySelector(".dock");
  const top = document.querySelector(".bar").getBoundingClientRect().bottom;
  const bottom = getComputedStyle(dock).position === "fixed" ? dock.getBoundingClientRect().top : innerHeight;
  const isInSight = (choice) => {
    const box = choice.getBoundingClientRect();
    return box.bottom > top + MARGIN && box.top < bottom - MARGIN;
  };
  if (choices.some(isInSight)) return;
  choices[0]?.scrollIntoView({ block: "center", behavior: isCalm() ? "instant" : "smooth" });
}
