/* The graphs of everybody's chances and points: a cursor at the position that is shown, and what a click on it means. */
import { svgElement } from "./dom.js";

const FOOT = 18; // height of the numbers below the graph

function scaleOf(graph) {
  return { left: Number(graph.dataset.left), right: Number(graph.dataset.right), last: Number(graph.dataset.last) };
}

/** Puts the cursor at a number of moves. */
export function moveCursor(moves) {
  for (const graph of document.querySelectorAll(".graph")) {
    const cursor = graph.querySelector(".cursor") ?? addCursor(graph);
    const { left, right, last } = scaleOf(graph);
    const x = left + ((right - left) * Math.min(moves, last)) / last;
    cursor.setAttribute("x1", x);
    cursor.setAttribute("x2", x);
  }
}

function addCursor(graph) {
  const cursor = svgElement("line", { class: "cursor", y1: 4, y2: graph.viewBox.baseVal.height - FOOT });
  graph.append(cursor);
  return cursor;
}

/** Shows one kind of graph, by default another than is shown. */
export function showGraph(kind) {
  const courses = [...document.querySelectorAll("[data-course]")];
  const next = kind ?? courses.find(({ hidden }) => hidden)?.dataset.course;
  if (!next) return;
  for (const course of courses) course.hidden = course.dataset.course !== next;
  for (const button of document.querySelectorAll("[data-graph]"))
    button.setAttribute("aria-pressed", String(button.dataset.graph === next));
}

/** The number of moves that a click on the graph points at: that of a mark, or of the place. */
export function movesAt(event) {
  const mark = event.target.closest("[data-number]");
  if (mark) return Number(mark.dataset.number);
  const graph = event.target.closest(".graph");
  const box = graph.getBoundingClientRect();
  const { left, right, last } = scaleOf(graph);
  const x = ((event.clientX - box.left) / box.width) * graph.viewBox.baseVal.width;
  return Math.round(Math.max(0, Math.min(1, (x - left) / (right - left))) * last);
}
