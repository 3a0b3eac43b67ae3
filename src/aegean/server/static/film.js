/* What happened is shown: the last turn of somebody else again, or everything since one's own last move. */
import { byId } from "./dom.js";
import { skipMotion } from "./motion.js";
import { getSetting, PACES, pace, saveSetting } from "./settings.js";

const STEP = 900; // milliseconds from one move of the film to the next
const LONGEST = { turn: 3000, turnOfMany: 2000, all: 12_000 };
const LEAST = 0.4; // of its time that every step is shown, however late it came
const MANY = 24; // steps; a longer film shows every turn at once
const NAMES = Object.keys(PACES);

/** The runs of steps of one seat each: `{ moves, seat }`. */
export function turnsOf(steps) {
  const turns = [];
  for (const step of steps) {
    if (turns.at(-1)?.[0].seat === step.seat) turns.at(-1).push(step);
    else turns.push([step]);
  }
  return turns;
}

/** The steps that a page was told of as text: `12:1 13:2`. */
export function readSteps(text = "") {
  const numbers = text.split(" ").filter(Boolean);
  return numbers.map((step) => step.split(":").map(Number)).map(([moves, seat]) => ({ moves, seat }));
}

export class Film {
  #show;
  #end;
  #steps = []; // of the last turn that others have taken
  #missed = []; // steps while nobody looked
  #run = 0; // counts runs, so that one that was ended stops
  #isRunning = false;

  /** `show(moves, isStart)` shows an earlier position, `end()` the present one. */
  constructor(show, end) {
    this.#show = show;
    this.#end = end;
  }

  /** Hears what has happened; the last run of moves of one other seat is what is shown again. */
  hear(events, you) {
    for (const { kind, seat, moves } of events) {
      if (kind !== "move") continue;
      if (seat === you) this.#steps = this.#missed = [];
      else this.#hearOther({ moves, seat });
    }
    this.#offer();
  }

  /** While something is shown it can be skipped, else the last turn can be seen again. */
  #offer() {
    byId("again").hidden = this.#isRunning || !this.#steps.length;
    byId("skip").hidden = !this.#isRunning;
  }

  #hearOther({ moves, seat }) {
    const last = this.#steps.at(-1)?.seat;
    if (seat >= 0 && last !== undefined && seat !== last) this.#steps = [];
    const step = { moves, seat: seat >= 0 ? seat : last };
    if (step.seat === undefined) return; // chance, before anybody has moved
    this.#steps = [...this.#steps, step];
    if (document.hidden) this.#missed = [...this.#missed, step];
  }

  get isRunning() {
    return this.#isRunning;
  }

  /** Plays the last turn from before its first move to the present. */
  play() {
    return this.#roll(this.#steps, LONGEST.turn);
  }

  /** Plays what happened while nobody looked. */
  playMissed() {
    const missed = this.#missed;
    this.#missed = [];
    return this.playSince(missed);
  }

  /** Plays several turns. */
  playSince(steps) {
    const turns = turnsOf(steps);
    const shown = steps.length > MANY ? turns.map((turn) => turn.at(-1)) : steps;
    return this.#roll(shown, Math.min(LONGEST.turnOfMany * turns.length, LONGEST.all), steps[0]);
  }

  async #roll(steps, longest, first = steps[0]) {
    if (!steps.length) return;
    this.stop();
    const run = ++this.#run;
    this.#isRunning = true;
    this.#offer();
    const pause = Math.min(STEP, longest / steps.length) * (pace() || 1);
    const begun = Date.now();
    const positions = [first.moves - 1, ...steps.slice(0, -1).map(({ moves }) => moves)];
    for (const [n, moves] of positions.entries()) {
      await this.#show(moves, n === 0);
      if (run !== this.#run) return;
      byId("progress").style.width = `${(100 * (n + 1)) / positions.length}%`;
      const left = begun + (n + 1) * pause - Date.now(); // what a position takes to come counts
      await new Promise((wake) => setTimeout(wake, Math.max(left, LEAST * pause)));
      if (run !== this.#run) return;
    }
    this.#finish();
  }

  /** Ends a film, and whatever else moves. */
  stop() {
    if (this.#isRunning) this.#finish();
    skipMotion();
  }

  #finish() {
    this.#run += 1;
    this.#isRunning = false;
    this.#offer();
    byId("progress").style.width = "0%";
    this.#end();
  }
}

/** Shows the pace, and changes it where it is clicked. */
export function bindPace() {
  for (const name of NAMES) byId(`pace-${name}`).addEventListener("click", () => choosePace(name));
  setPace(getSetting("pace"));
}

/** One pace slower (-1) or faster (1). */
export function changePace(step) {
  setPace(NAMES[NAMES.indexOf(getSetting("pace")) + step]);
}

/** Where a short line shows the present pace alone, a click leads to the next, and from the last to the first. */
function choosePace(name) {
  const isAlone = NAMES.every((other) => other === name || !byId(`pace-${other}`).offsetWidth);
  const next = NAMES[(NAMES.indexOf(name) + 1) % NAMES.length];
  setPace(isAlone && name === getSetting("pace") ? next : name);
}

function setPace(name) {
  if (!NAMES.includes(name)) return;
  saveSetting("pace", name);
  for (const other of NAMES) byId(`pace-${other}`).setAttribute("aria-pressed", String(other === name));
}
