/* A guided game: before a move that gives a lot away, the player is asked once more. */
import { request } from "./api.js";
import { byId } from "./dom.js";

const POINTS = 5; // that a move has to give up before it is asked about
const CHANCE = 0.1; // of winning, the same
const SETTING = "warnings";
const FOLD = "guide"; // whether goal and turn are folded on a phone

const PAUSE = 3; // decisions from one warning to the next, at least

let known = { at: -1, hints: [] }; // what the coach thinks of the position on the screen
let asked = 0; // decisions thought about
let warned = -PAUSE; // the last of them that was warned about
const given = new Set(); // reasons that were told: none is told twice

/** Folds goal and turn on a phone, remembers whether to warn, and gives the table the height that the strip leaves. */
export function bindGuide() {
  const fold = byId("guide-fold");
  const show = (isOpen) => fold.setAttribute("aria-expanded", isOpen);
  show(localStorage.getItem(FOLD) !== "folded");
  fold.onclick = () => {
    const isOpen = fold.getAttribute("aria-expanded") !== "true";
    localStorage.setItem(FOLD, isOpen ? "open" : "folded");
    show(isOpen);
  };
  byId("warnings").checked = localStorage.getItem(SETTING) !== "off";
  byId("warnings").onchange = ({ target }) => localStorage.setItem(SETTING, target.checked ? "on" : "off");
  new ResizeObserver(() => dispatchEvent(new Event("resize"))).observe(byId("guide"));
}

/** Lets the coach think about a new position, if the player decides in it; a warning was about the one before. */
export async function thinkAhead(path, at, isOwn) {
  if (known.at !== at) close();
  if (!isOwn || !isWarning() || known.at === at) return;
  known = { at, hints: [] };
  asked += 1;
  const hints = await request(path).catch(() => []); // without advice there is no warning
  if (known.at === at) known.hints = hints;
}

/** Asks about moves that give a lot away; `go` makes them all the same. False if there is nothing to ask. */
export function warn(moves, go) {
  close(); // whoever chooses again has thought again
  const [best] = known.hints;
  const chosen = known.hints.find(({ move }) => move === moves[0]);
  const words = isWarning() && moves.length === 1 && chosen && lossOf(best, chosen, byId("guide").dataset);
  if (!words || asked - warned < PAUSE || given.has(chosen.worse)) return false;
  known.hints = []; // once for a position
  warned = asked;
  if (chosen.worse) given.add(chosen.worse);
  byId("warning-words").textContent = reasonsOf(words, best, chosen, byId("guide").dataset);
  byId("warning").hidden = false;
  byId("think-again").onclick = close;
  byId("do-it").onclick = () => {
    close();
    go();
  };
  byId("no-warnings").onclick = () => {
    byId("warnings").checked = false;
    localStorage.setItem(SETTING, "off");
    close();
  };
  byId("think-again").focus();
  return true;
}

/** What a move gives up, what speaks against it, what somebody could answer, and what is better and leads where. */
export function reasonsOf(loss, best, chosen, words) {
  const answer = chosen.plan.find(({ when }) => when === "answer");
  const better = words.better.replace("@", best.words);
  const next = best.plan.find(({ when }) => when !== "answer");
  return [loss, chosen.worse, answer?.words, better, next?.words].filter(Boolean).join(" ");
}

/** What is given up with a move instead of the best, in words; empty if it is little or the search cannot tell. */
export function lossOf(best, chosen, words) {
  if (chosen.equal) return "";
  const points = best.points - chosen.points;
  if (points >= POINTS) return words.loss.replace("@", Math.round(points));
  const chance = best.win - chosen.win;
  return chance >= CHANCE ? words.chance.replace("@", Math.round(100 * chance)) : "";
}

function close() {
  byId("warning").hidden = true;
}

function isWarning() {
  return byId("warnings").checked;
}
