/* Why not? What is clicked or typed next is a question, and is answered; Esc takes the question back. */
import { hideCallout, showCallout } from "./callout.js";
import { byId } from "./dom.js";

export class Asking {
  #isOn = false;
  #reason;

  /** `reason(move)` is why a move cannot be made, with its clause; undefined where there is no answer. */
  constructor(reason) {
    this.#reason = reason;
  }

  /** Begins to ask; once more takes it back. */
  toggle() {
    if (this.#isOn) return this.stop();
    this.#isOn = true;
    showCallout({ message: byId("main").dataset.ask });
    byId("typed").focus();
  }

  stop() {
    this.#isOn = false;
    hideCallout();
  }

  /** Says why a move cannot be made. */
  async explain(move) {
    this.#isOn = false;
    const answer = await this.#reason(move);
    if (answer) showCallout({ ...answer, message: answer.reason });
  }

  /** Answers what is typed; false if nobody asks. */
  hear(typed) {
    if (!this.#isOn) return false;
    this.explain(typed);
    return true;
  }

  /** Answers a click on something drawn that the present question is not about; false if nobody asks. */
  point(target) {
    if (!this.#isOn || !target.closest?.(".panels svg")) return false;
    this.#isOn = false;
    showCallout({ message: byId("main").dataset.notAsked.replace("@", byId("prompt").textContent.trim()) });
    return true;
  }
}
