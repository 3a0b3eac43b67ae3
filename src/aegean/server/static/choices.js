/* What can be chosen: on the boards, in the list beside them, and by typing. */
import { checkCounter } from "./counter.js";
import { byId, element } from "./dom.js";
import { tabOf } from "./phone.js";
import { isKept } from "./render.js";
import { isOn, turnOn } from "./settings.js";

const ON_BOARDS = ".panels [data-move]";
const descriptions = new Map(); // move -> its words; a queued move is no longer in the list

/** The words for a move. */
export function describe(move) {
  const offer = `[data-move="${CSS.escape(move)}"]`;
  const words = document.querySelector(`#choices ${offer} span`)?.textContent;
  const label = document.querySelector(`${offer}[aria-label]`)?.getAttribute("aria-label");
  if (words || label) descriptions.set(move, words || label);
  return descriptions.get(move) || move;
}

/** Marks everything that stands for this move. */
export function markChosen(move) {
  for (const node of document.querySelectorAll("[data-move]")) {
    if (node.dataset.move === move) node.setAttribute("aria-pressed", "true");
    else node.removeAttribute("aria-pressed");
  }
}

/** The choices are new: what the page adds to them. */
export function refreshChoices() {
  pointElsewhere();
  offerTyping();
  foldChoices();
  checkCounter();
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

/** The dock names what can be chosen on a board while a pointer or the focus is on it. */
export function nameChoices() {
  for (const kind of ["pointerover", "focusin"]) {
    document.addEventListener(kind, ({ target }) => {
      const choice = target.closest?.(".content [data-move][aria-label]");
      byId("named").textContent = choice?.getAttribute("aria-label") ?? "";
    });
  }
}

/** Remembers whether the player wants to see the list. */
export function rememberFold() {
  const remember = ({ target }) => {
    if (target.id === "choice-list" && isKept(target)) turnOn("list", target.open);
  };
  document.addEventListener("toggle", remember, true);
}

/** Where something can be chosen only on panels that are small or on another tab, a button leads to the first of them. */
export function pointElsewhere() {
  const button = byId("elsewhere");
  const { aside, crowded } = byId("main")?.dataset ?? {}; // the dock offers its choices with these panels
  const isLeft = crowded === "on-board"; // to the board
  const isInDock = Boolean(document.querySelector(isLeft ? "#counter" : "#drawn-choices [data-move], #counter"));
  const figures = [...document.querySelectorAll(".content figure")].filter(
    (figure) => figure.querySelector("[data-move]") || (isInDock && figure.dataset.group === aside),
  );
  const isRead = ({ dataset }) => ["stage", "side", "other", "tab"].includes(dataset.role);
  button.hidden = !figures.length || (isInDock && !aside) || figures.some(isRead);
  if (button.hidden) return;
  const caption = figures[0].querySelector("figcaption");
  button.dataset.group = figures[0].dataset.group;
  const panel = tabName(figures[0]) ?? caption.textContent;
  button.textContent = `${button.dataset.text.replace("@", panel)} ${caption.dataset.key ?? ""}`.trim();
}

/** What the tab of a panel is called, where it has a name of its own. */
function tabName({ dataset: { role, group, place } }) {
  const name = byId("tabs")?.querySelector(`template[data-name="${tabOf({ id: group, place })}"]`);
  return role === "away" ? name?.content.textContent.trim() : undefined;
}
