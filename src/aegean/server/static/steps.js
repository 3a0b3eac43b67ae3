/* What happens is shown step by step: what comes while something is still on its way waits for it, at the player's pace;
   also where nothing moves, since line, rings and numbers that change at once still want to be read one by one. */
import { pace } from "./settings.js";

const STEP = 650; // milliseconds that a move is on its way
const MOST = 12; // updates that may wait; whoever is further behind sees them at once, and a film when they like

export class Steps {
  #show;
  #waiting = []; // arguments of `show`, in order
  #timer = 0;
  #end = 0; // when what is shown has arrived
  #you; // the seat that looked at what was shown last

  /** `show(message, isFresh)` puts an update on the screen. */
  constructor(show) {
    this.#show = show;
    this.#listen();
  }

  /** Shows an update in its turn. */
  hear = (message, isFresh) => {
    this.#waiting.push([message, isFresh]);
    if (isFresh || document.hidden || this.#waiting.length > MOST) this.hurry();
    else this.#next();
  };

  /** Shows everything at once; returns whether a move of others has waited. */
  hurry() {
    const waiting = this.#waiting.splice(0);
    const hasMoved = waiting.map((update) => this.#step(...update));
    this.#end = 0;
    return hasMoved.includes(true);
  }

  #next() {
    clearTimeout(this.#timer);
    const left = this.#end - Date.now();
    if (left > 0) this.#timer = setTimeout(() => this.#next(), left);
    else if (this.#waiting.length) {
      this.#end = this.#step(...this.#waiting.shift()) ? Date.now() + STEP * pace() : 0;
      this.#next();
    }
  }

  /** Shows one update; returns whether somebody else has moved: one's own moves hold nothing up. */
  #step(message, isFresh) {
    const hasMoved = message.events.some(({ kind, seat }) => kind === "move" && seat !== this.#you);
    this.#you = message.you;
    this.#show(message, isFresh);
    return hasMoved;
  }

  /** Whoever presses a key or the pointer wants to see how things stand; what they press counts for nothing else then. */
  #listen() {
    let isSpent = false;
    const hurry = (event) => {
      isSpent = this.hurry();
      if (isSpent && isCommand(event)) swallow(event);
    };
    document.addEventListener("pointerdown", hurry, true);
    document.addEventListener("keydown", hurry, true);
    document.addEventListener("click", (event) => isSpent && swallow(event), true);
  }
}

/** Whether a key means something to the table: neither what is typed nor what belongs to the browser does. */
function isCommand({ type, target, ctrlKey, metaKey, altKey }) {
  return type === "keydown" && !ctrlKey && !metaKey && !altKey && !target.closest?.("input, textarea, select");
}

function swallow(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}
