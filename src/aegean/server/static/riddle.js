/* A puzzle at a table: its line is shown to whoever has tried, and once it is solved its moves are numbered on the board. */
import { byId, svgElement } from "./dom.js";
import { showSheet } from "./sheets.js";

const RADIUS = 12; // pixels of a number on the board
const LARGE = ".panels :not([data-role=miniature], [data-role=row]) >"; // panels that are shown to be read

let first = ""; // the move that was tried first
let isGivenUp = false;
let shown = ""; // the step whose moves were shown last

/** Whether the lesson at this table is a puzzle. */
export function isRiddle() {
  return byId("lesson").classList.contains("riddle");
}

/** A move was tried that does not solve it: from now on the line may be shown. */
export function tryRiddle(move) {
  first ||= move;
  offerLine();
}

function offerLine() {
  const button = byId("lesson-show");
  if (button) button.hidden = !first && !byId("lesson").dataset.show;
}

/** Shows the whole line, move by move, once the house knows it and tells it: then the puzzle is not solved. */
export async function giveUp(go, play) {
  if (!(await go("show"))) return;
  isGivenUp = true;
  showOn(play);
}

function showOn(play) {
  const { show, step } = byId("lesson").dataset;
  if (!isGivenUp || !show || shown === step) return;
  shown = step;
  play(show.split("; "));
}

/** What the page adds to a puzzle after every change. */
export function followRiddle(play) {
  offerLine();
  showOn(play);
  numberMoves();
  if (byId("line-sheet").childElementCount && byId("line-tab").hidden) openLine();
}

/** Shows the line beside the table, and on which days the puzzle of the day was solved. */
function openLine() {
  byId("line-tab").hidden = false;
  showSheet("line");
  markFirstTry();
  if (byId("days")) fillDays(byId("days"));
  dispatchEvent(new Event("resize")); // the line wants room
}

async function fillDays(days) {
  const answer = await fetch("/puzzles/week");
  days.innerHTML = await answer.text();
}

function markFirstTry() {
  for (const { dataset, firstElementChild } of byId("line-sheet").querySelectorAll("[data-tempting]")) {
    firstElementChild.hidden = dataset.tempting !== first;
  }
}

/** Numbers the moves of the line on the board, with a trail from one to the next on the same panel. */
function numberMoves() {
  for (const old of document.querySelectorAll(".panels .numbered")) old.remove();
  const taken = [];
  for (const [n, line] of [...document.querySelectorAll("#line-sheet .moves li")].entries()) {
    const places = JSON.parse(line.dataset.spots).map(placeOf).filter(Boolean);
    for (const place of places) taken.push(draw(n + 1, place, taken));
  }
}

/** The panel of a spot, and where it is there; undefined where it is not shown. */
function placeOf({ about, panel: id, form, x, y }) {
  if (!about) {
    const panel = document.querySelector(`${LARGE} svg#panel-${CSS.escape(id)}`);
    return panel?.dataset.form === form ? { panel, x, y } : undefined;
  }
  const thing = document.querySelector(`${LARGE} svg [data-about="${CSS.escape(about)}"]`);
  const box = thing?.getBoundingClientRect();
  if (!box?.width) return undefined;
  const panel = thing.ownerSVGElement;
  const system = panel.getScreenCTM();
  return { panel, x: (box.x - system.e) / system.a, y: (box.y - system.f) / system.a };
}

/** Draws a number, beside one that is there already. */
function draw(number, { panel, x, y }, taken) {
  const radius = RADIUS / panel.getScreenCTM().a;
  const top = Math.max(y, radius);
  let at = Math.max(x, radius);
  const isCovered = (other) => other.panel === panel && Math.hypot(other.x - at, other.y - top) < 2 * radius;
  while (taken.some(isCovered)) at += 2.2 * radius;
  const node = svgElement("g", { class: "numbered", "aria-hidden": "true" });
  const before = taken.at(-1);
  if (before?.panel === panel) {
    for (const line of ["keyline", "dots"])
      node.append(svgElement("path", { class: line, d: `M${before.x} ${before.y}L${at} ${top}` }));
  }
  node.append(svgElement("circle", { cx: at, cy: top, r: radius }));
  const text = svgElement("text", { x: at, y: top, "font-size": 1.3 * radius });
  text.textContent = number;
  node.append(text);
  panel.append(node);
  return { panel, x: at, y: top };
}
