/* The analysis over a replay: start it and wait, go to a moment of its graph, try costly decisions again. */
import { request } from "./api.js";
import { byId } from "./dom.js";
import { moveCursor, movesAt, showGraph } from "./graph.js";
import { render } from "./render.js";
import { layout } from "./stage.js";

const POLL = 1000; // milliseconds
const HASH = "#analysis"; // of the address, while the analysis is shown

export class Analysis {
  #table;
  #replay;
  #number = null; // the decision that is tried again

  /** `replay`: `wanted()`, `go(moves)`, `reload(moves)`, `pause()` and `fail(problem)`. */
  constructor(table, replay) {
    this.#table = table;
    this.#replay = replay;
    document.addEventListener("click", (event) => this.#click(event).catch(replay.fail));
    document.addEventListener("keydown", (event) => this.#press(event));
    const status = byId("analysis")?.dataset.status;
    if (status === "working") this.#wait().catch(replay.fail);
    if (location.hash === HASH) this.#show(true);
    if (location.hash === HASH && status === "none") this.#start().catch(replay.fail); // who comes from the end
    moveCursor(replay.wanted());
  }

  get isTrying() {
    return this.#number !== null;
  }

  get isShown() {
    return document.body.classList.contains("analysing");
  }

  /** Shows the analysis over the replay, or the replay. */
  #show(isShown) {
    document.body.classList.toggle("analysing", isShown);
    byId("main").inert = isShown;
    const address = new URL(location.href);
    address.hash = isShown ? HASH : "";
    history.replaceState(null, "", address);
  }

  #api(path = "", body = undefined) {
    return request(`/api/tables/${this.#table}/analysis${path}`, body);
  }

  get #isDone() {
    return byId("analysis")?.dataset.status === "done";
  }

  async #start() {
    await this.#api("", {});
    await this.#refresh();
    if (!this.#isDone) await this.#wait();
  }

  async #wait() {
    do {
      await new Promise((wake) => setTimeout(wake, POLL));
      await this.#refresh();
    } while (!this.#isDone);
  }

  async #refresh() {
    const response = await fetch(`/t/${this.#table}/analysis`);
    if (!response.ok) return;
    const kind = document.querySelector("[data-course]:not([hidden])")?.dataset.course;
    render({ analysis: await response.text() });
    if (kind) showGraph(kind);
    moveCursor(this.#replay.wanted());
  }

  /** Puts a decision to the player once more. */
  async #try(number) {
    this.#replay.pause();
    this.#show(false);
    document.body.classList.remove("answered");
    const { parts } = await this.#api(`/${number}?${new URLSearchParams({ layout: layout() })}`);
    this.#number = number;
    document.body.classList.add("trying");
    render(parts);
    moveCursor(number);
    focusPuzzle();
  }

  /** Shows the answer, compared with the move that was tried. */
  async #answer(move) {
    const { parts } = await this.#api(`/${this.#number}/answer?${new URLSearchParams({ move })}`);
    render(parts);
    document.body.classList.add("answered");
    focusPuzzle();
  }

  async #leave() {
    const number = this.#number;
    this.#number = null;
    document.body.classList.remove("trying", "answered");
    const box = byId("puzzle");
    box.replaceChildren();
    box.hidden = true;
    await this.#replay.reload(number);
    this.#show(true);
    document.querySelector(`[data-try="${number}"]`)?.focus();
  }

  async #click(event) {
    const button = event.target.closest("button");
    const isMoment = event.target.closest(".graph, .moment") && !this.isTrying;
    if (isMoment || button?.id === "to-replay") this.#show(false);
    else if (button?.id === "to-analysis") this.#show(true);
    if (button?.dataset.graph) showGraph(button.dataset.graph);
    else if (isMoment) await this.#replay.go(button ? Number(button.dataset.to) : movesAt(event));
    else if (button?.id === "analyse") await this.#start();
    else if (button?.dataset.try) await this.#try(Number(button.dataset.try));
    else if (button?.id === "reveal") await this.#answer("");
    else if (button?.id === "leave") await this.#leave();
    else if (this.isTrying && !document.body.classList.contains("answered")) {
      const choice = event.target.closest("[data-move]:not([aria-disabled=true])");
      if (choice) await this.#answer(choice.dataset.move.split(";")[0].trim());
    }
  }

  #press(event) {
    if (this.isShown && event.key === "Escape") this.#show(false);
    if (this.isShown && event.key === "v") showGraph();
    if (!this.isTrying) return;
    if (event.key === "Escape") this.#leave().catch(this.#replay.fail);
    else if ((event.key === "Enter" || event.key === " ") && event.target.matches?.("svg [data-move]")) {
      event.preventDefault();
      event.target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
  }
}

function focusPuzzle() {
  byId("puzzle").focus({ preventScroll: true });
  byId("puzzle").scrollIntoView({ block: "nearest" });
}
