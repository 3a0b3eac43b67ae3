/* The analysis of a game: begin it and wait, move along its graph, try costly decisions again. */
import { ask } from "./pages.js";
import { by, show } from "./show.js";

const POLL = 1000;
const SVG = "http://www.w3.org/2000/svg";

export function study({ table, layout, go, tell, pause, here }) {
  const api = `/api/tables/${table}/analysis`;
  let trying = null; // the number of the decision that is tried again

  function cursor() {
    const graph = document.querySelector(".graph");
    if (!graph) return null;
    let line = graph.querySelector(".cursor");
    if (!line) {
      line = document.createElementNS(SVG, "line");
      line.setAttribute("class", "cursor");
      line.setAttribute("y1", 4);
      line.setAttribute("y2", graph.viewBox.baseVal.height - 18);
      graph.append(line);
    }
    return line;
  }

  function scale() {
    const graph = document.querySelector(".graph").dataset;
    return { left: Number(graph.left), right: Number(graph.right), last: Number(graph.last) };
  }

  function point(moves) {
    const line = cursor();
    if (!line) return;
    const { left, right, last } = scale();
    const x = left + ((right - left) * Math.min(moves, last)) / last;
    line.setAttribute("x1", x);
    line.setAttribute("x2", x);
  }

  async function refresh() {
    const answer = await fetch(`/t/${table}/analysis`);
    if (!answer.ok) return;
    show({ analysis: await answer.text() });
    point(here());
  }

  async function wait() {
    for (;;) {
      await new Promise((wake) => setTimeout(wake, POLL));
      await refresh();
      if (by("analysis")?.dataset.status === "done") return;
    }
  }

  async function begin() {
    await ask(api, {});
    await refresh();
    if (by("analysis")?.dataset.status !== "done") await wait();
  }

  function face() {
    by("puzzle").focus({ preventScroll: true });
    by("puzzle").scrollIntoView({ block: "nearest" });
  }

  async function puzzle(number) {
    pause();
    const query = new URLSearchParams({ layout: layout() });
    const { parts } = await ask(`${api}/${number}?${query}`);
    trying = number;
    document.body.classList.add("trying");
    show(parts);
    point(number);
    face();
  }

  async function reveal(move) {
    const query = new URLSearchParams({ move });
    const { parts } = await ask(`${api}/${trying}/answer?${query}`);
    show(parts);
    document.body.classList.add("answered");
    face();
  }

  async function leave() {
    const number = trying;
    trying = null;
    document.body.classList.remove("trying", "answered");
    const box = by("puzzle");
    box.replaceChildren();
    box.hidden = true;
    await go(number, true);
    document.querySelector(`[data-try="${number}"]`)?.focus();
  }

  async function clicked(event) {
    const graph = event.target.closest(".graph"), button = event.target.closest("button");
    if (graph && trying === null) {
      const mark = event.target.closest("[data-number]");
      const box = graph.getBoundingClientRect(), { left, right, last } = scale();
      const x = ((event.clientX - box.left) / box.width) * graph.viewBox.baseVal.width;
      const share = Math.max(0, Math.min(1, (x - left) / (right - left)));
      await go(mark ? Number(mark.dataset.number) : Math.round(share * last));
    } else if (button?.id === "analyse") await begin();
    else if (button?.dataset.try) {
      document.body.classList.remove("answered");
      await puzzle(Number(button.dataset.try));
    } else if (button?.id === "reveal") await reveal("");
    else if (button?.id === "leave") await leave();
    else if (trying !== null && !document.body.classList.contains("answered")) {
      const chosen = event.target.closest("[data-move]");
      if (chosen && chosen.getAttribute("aria-disabled") !== "true") await reveal(chosen.dataset.move.split(";")[0].trim());
    }
  }

  document.addEventListener("click", (event) => clicked(event).catch((problem) => tell(problem.message)));
  document.addEventListener("keydown", (event) => {
    if (trying === null) return;
    if (event.key === "Escape") leave();
    else if ((event.key === "Enter" || event.key === " ") && event.target.matches?.("svg [data-move]")) {
      event.preventDefault();
      event.target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
  });
  if (by("analysis")?.dataset.status === "working") wait();
  point(here());
  return { point, trying: () => trying !== null };
}
