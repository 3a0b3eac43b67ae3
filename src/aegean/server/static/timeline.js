/* The positions of a finished or running game, and the way through them. */

export class Timeline {
  #load;
  #isLoading = false;

  /**
   * `decisions` and `turns` are the numbers of moves before each of them.
   * `load(moves)` shows a position.
   */
  constructor({ at, last, decisions, turns }, load) {
    this.at = at; // the position on the screen
    this.wanted = at;
    this.last = last;
    this.decisions = decisions;
    this.turns = turns;
    this.#load = load;
  }

  /** Where a step leads: "back", "on", "turn-back" or "turn-on". */
  after(step) {
    const stops = step.startsWith("turn") ? this.turns : this.decisions;
    return step.endsWith("back")
      ? (stops.findLast((stop) => stop < this.wanted) ?? 0)
      : (stops.find((stop) => stop > this.wanted) ?? this.last);
  }

  /** Wants a position; it is shown by `show`. */
  want(moves) {
    this.wanted = Math.max(0, Math.min(this.last, moves));
  }

  /** Loads what is wanted, one position at a time; those that are passed over meanwhile are skipped. */
  async show() {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      while (this.at !== this.wanted) {
        const goal = this.wanted;
        await this.#load(goal);
        this.at = goal;
      }
    } finally {
      this.#isLoading = false;
    }
  }

  /** Loads the wanted position anew, because something else is on the screen. */
  reload() {
    this.at = -1;
    return this.show();
  }
}
