/* What happened is shown again: the last turn of somebody else, at the player's pace. */
import { byId } from "./dom.js";
import { skipMotion } from "./motion.js";
import { getSetting, PACES, pace, saveSetting } from "./settings.js";

const STEP = 900; // milliseconds from one move of the film to the next
const LONGEST = 3000; // of a whole turn
const NAMES = Object.keys(PACES);

export class Film {
  #show;
  #end;
  #moves = []; // numbers of moves after each step of the last turn that others have taken
  #run = 0; // counts runs, so that one that was ended stops

  /** `show(moves)` shows an earlier position, `end()` the present one. */
  constructor(show, end) {
    this.#show = show;
    this.#end = end;
  }

  /** Hears what has happened; the last run of moves of one other seat is what is shown again. */
  hear(events, you) {
    for (const { kind, seat, moves } of events) {
      if (kind !== "move") continue;
      if (seat === you) this.#moves = [];
      else if (seat >= 0 && seat !== this.seat) this.#moves = [moves];
      else this.#moves.push(moves);
      if (seat >= 0) this.seat = seat;
    }
    byId("again").hidden = !this.#moves.length;
  }

  get isRunning() {
    return this.#run % 2 === 1;
  }

  /** Plays the last turn from before its first move to the present. */
  async play() {
    if (!this.#moves.length) return;
    this.stop();
    const run = ++this.#run;
    const steps = [this.#moves[0] - 1, ...this.#moves.slice(0, -1)];
    const pause = Math.min(STEP, LONGEST / steps.length) * (pace() || 1);
    for (const moves of steps) {
      await this.#show(moves);
      await new Promise((wake) => setTimeout(wake, pause));
      if (run !== this.#run) return;
    }
    this.stop();
  }

  /** Ends a film, and whatever else moves. */
  stop() {
    skipMotion();
    if (!this.isRunning) return;
    this.#run += 1;
    this.#end();
  }
}

/** Shows the pace, and changes it where it is clicked. */
export function bindPace() {
  for (const name of NAMES) byId(`pace-${name}`).addEventListener("click", () => setPace(name));
  setPace(getSetting("pace"));
}

/** One pace slower (-1) or faster (1). */
export function changePace(step) {
  setPace(NAMES[NAMES.indexOf(getSetting("pace")) + step]);
}

function setPace(name) {
  if (!NAMES.includes(name)) return;
  saveSetting("pace", name);
  for (const other of NAMES) byId(`pace-${other}`).setAttribute("aria-pressed", String(other === name));
}
