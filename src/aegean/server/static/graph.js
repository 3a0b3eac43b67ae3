/* The graph of everybody's chances: a cursor at the position that is shown, and what a click on it means. */
import { svgElement } from "./dom.js";

const FOOT = 18; // height of the numbers below the graph

function find() {
  return document.querySelector(".graph");
}

function scaleOf(graph) {
  return { left: Number(graph.dataset.left), right: Number(graph.dataset.right), last: Number(graph.dataset.last) };
}

/** Puts the cursor at a number of moves. */
export function moveCursor(moves) {
  const graph = find();
  if (!graph) return;
  const cursor = graph.querySelector(".cursor") ?? addCursor(graph);
  const { left, right, last } = scaleOf(graph);
  const x = left + ((right - left) * Math.min(moves, last)) / last;
  cursor.setAttribute("x1", x);
  cursor.setAttribute("x2", x);
}

function addCursor(graph) {
  const cursor = svgElement("line", { class: "cursor", y1: 4, y2: graph.viewBox.baseVal.height - FOOT });
  graph.append(cursor);
  return cursor;
}

/** The number of moves that a click on the graph points at: that of a mark, or of the place. */
export function movesAt(event) {
  const mark = event.target.closest("[data-number]");
  if (mark) return Number(mark.dataset.number);
  const graph = find();
  const box = graph.getBoundingClientRect();
  const { left, right, last } = scaleOf(graph);
  const x = ((event.clientX - box.left) / box.width) * graph.viewBox.baseVal.width;
  return Math.round(Math.max(0, Math.min(1, (x - left) / (right - left))) * last);
}
