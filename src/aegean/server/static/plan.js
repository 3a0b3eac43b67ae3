/* Planned moves: what one would do next, chosen on the board or typed, and played by the server when the turn comes. */
import { byId } from "./dom.js";
import { render } from "./render.js";

const LOOKS = 5; // at whether the plan was dropped, once the turn has come,
const PAUSE = 1000; // and milliseconds before each

/**
 * The plan of this table's viewer. `ask` asks the server, `looking` shows other positions than the present one,
 * `say` shows a sentence, `view` tells language and layout.
 */
export function bindPlan(form, { ask, looking, say, view }) {
  const plan = new Plan(form, ask, looking, view);
  if (form) plan.open(say);
  return plan;
}

class Plan {
  #form;
  #ask;
  #looking;
  #view;
  #say;
  #moves = []; // chosen on the board, not kept yet
  #isOn = false;

  constructor(form, ask, looking, view) {
    this.#form = form;
    this.#ask = ask;
    this.#looking = looking;
    this.#view = view;
  }

  /** Shows what is planned, and listens. */
  async open(say) {
    this.#say = say;
    const acts = { start: () => this.#start(), back: () => this.#back(), keep: () => this.#keepMoves() };
    acts.leave = () => this.#looking.now();
    acts.drop = () => this.#keep("");
    document.addEventListener("click", ({ target }) => acts[target.closest("[data-plan]")?.dataset.plan]?.());
    document.addEventListener("arranged", () => this.#watch());
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#keep(this.#form.elements.moves.value);
    });
    const plan = await this.#ask("plan");
    this.#tell(plan);
    this.#sayIfDropped(plan);
  }

  /** Whether a move was chosen for the plan. */
  takes(move) {
    if (!this.#isOn || !this.#looking.isOn) return false;
    this.#try([...this.#moves, move]);
    return true;
  }

  #start() {
    this.#try([]);
  }

  #back() {
    this.#try(this.#moves.slice(0, -1));
  }

  /** Shows one's next turn after some moves. */
  async #try(moves) {
    const found = await this.#ask("plan/try", { moves: moves.join("; "), ...this.#view() });
    if (!found) return;
    this.#moves = moves;
    this.#isOn = true;
    this.#looking.isOn = true;
    const bar = byId("planning");
    bar.querySelector("[role=status]").textContent = found.goes_on ? bar.dataset.next : bar.dataset.whole;
    bar.querySelector("ol").replaceChildren(...found.words.map(item));
    bar.querySelector("[data-plan=back]").hidden = !moves.length;
    bar.querySelector("[data-plan=keep]").hidden = !moves.length;
    render(found.parts);
  }

  async #keepMoves() {
    await this.#keep(this.#moves.join("; "));
    this.#looking.now();
  }

  async #keep(moves) {
    const { only, declines } = this.#form.elements;
    const wish = { moves, only: only.checked, declines: Boolean(declines?.checked), lang: this.#view().lang };
    this.#tell(await this.#ask("plan", wish));
  }

  /** The plan ends when somebody goes back to the present, or when the turn has come. */
  #watch() {
    if (this.#isOn && document.querySelector("#prompt.mine") && this.#looking.isOn) {
      this.#isOn = false;
      this.#looking.now();
    }
    this.#isOn &&= this.#looking.isOn;
    byId("planning").hidden = !this.#isOn;
    if (!document.querySelector("#prompt.mine") || byId("planned").hidden) return;
    byId("planned").hidden = true; // it is being played,
    this.#awaitNote(); // or dropped
  }

  /** That a plan is played is seen on the board; why it was dropped instead is said. */
  async #awaitNote() {
    for (let look = 0; look < LOOKS && document.querySelector("#prompt.mine"); look++) {
      await new Promise((done) => setTimeout(done, PAUSE));
      if (this.#sayIfDropped(await this.#ask("plan"))) return;
    }
  }

  #sayIfDropped(plan) {
    if (plan?.reason) this.#say({ message: `${this.#form.dataset.dropped} ${plan.words}. ${plan.reason}` });
    return Boolean(plan?.reason);
  }

  #tell(plan) {
    if (!plan) return;
    const line = byId("planned");
    line.hidden = !plan.moves || Boolean(plan.reason);
    line.querySelector("span").textContent = line.dataset.words.replace("@", plan.words);
    this.#form.elements.moves.value = plan.moves;
    this.#form.elements.only.checked = plan.only;
    if (this.#form.elements.declines) this.#form.elements.declines.checked = plan.declines;
    const isKept = (plan.moves && !plan.reason) || plan.only || plan.declines;
    this.#form.querySelector("output").textContent = isKept ? this.#form.dataset.kept : "";
  }
}

function item(words) {
  const line = document.createElement("li");
  line.textContent = words;
  return line;
}
