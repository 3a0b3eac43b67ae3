/* The moves a player has chosen and not yet confirmed. */

export class MoveQueue {
  moves = [];
  isBusy = false; // our moves are on their way, or done and not yet on the screen
  #server;
  #view;
  #awaited = 0; // the position that our last moves have led to

  /**
   * `at` is the position on the screen.
   * `server`: `preview(moves, at)` and `play(moves, at)`.
   * `view`: `changed()`, `previewed(preview or null)`, `cleared()` and `failed(problem, moves)`.
   */
  constructor(at, server, view) {
    this.at = at;
    this.#server = server;
    this.#view = view;
  }

  /** Mode "each" confirms every move, "queue" several at once, "never" plays what is chosen. */
  async choose(move, mode) {
    if (this.isBusy) return;
    if (mode === "never") return this.play([move]);
    if (mode === "each" && this.moves[0] === move) return this.confirm();
    this.moves = mode === "each" ? [move] : [...this.moves, move];
    await this.#rehearse();
  }

  async #rehearse() {
    const moves = this.moves;
    this.#view.changed();
    try {
      const preview = await this.#server.preview(moves, this.at);
      if (moves !== this.moves) return; // something else was chosen meanwhile
      this.#view.previewed(preview);
      this.#view.changed();
    } catch (problem) {
      if (moves !== this.moves) return;
      this.moves = moves.slice(0, -1);
      this.#view.failed(problem, moves);
      if (this.moves.length) return this.#rehearse();
      this.#view.previewed(null);
      this.#view.changed();
    }
  }

  async confirm() {
    if (this.moves.length) await this.play(this.moves);
  }

  /** Plays moves without asking again. */
  async play(moves) {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      this.#awaited = (await this.#server.play(moves, this.at)).at;
      this.isBusy = this.at < this.#awaited;
    } catch (problem) {
      this.isBusy = false;
      this.clear();
      this.#view.failed(problem, moves);
    }
  }

  /** Drops the last move that was chosen; those before it are previewed again. */
  async dropLast() {
    this.moves = this.moves.slice(0, -1);
    if (this.moves.length) await this.#rehearse();
    else this.clear();
  }

  clear() {
    this.moves = [];
    this.#view.previewed(null);
    this.#view.cleared();
    this.#view.changed();
  }

  /** The screen shows a later position: what was chosen before it is void. */
  advance(at) {
    if (at === this.at) return;
    this.clear();
    this.at = at;
    if (at >= this.#awaited) this.isBusy = false;
  }
}
