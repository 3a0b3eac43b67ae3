/* Looking at earlier positions: by hand, or while a film shows what happened. */
import { clearDice, showDice } from "./dice.js";
import { byId } from "./dom.js";
import { Film, readSteps } from "./film.js";
import { skipMotion } from "./motion.js";
import { render } from "./render.js";
import { addRings } from "./rings.js";
import { wish } from "./stage.js";

export class Looking {
  isOn = false; // an earlier position is on the screen
  film;
  #table;
  at = 0; // moves up to that position
  #looks = 0; // counts looks, so that one that comes too late is not shown
  #hasOpened = false; // the table has been heard of once
  #events = []; // what a film tells of
  #shown = 0; // moves up to the last position of a film

  /**
   * `table`: `id`, `load(moves)`, the parts of an earlier position or undefined, `now()`, those of the present one,
   * `count()`, the moves up to it, and `events(moves)`, what happened after an earlier one.
   */
  constructor(table) {
    this.#table = table;
    this.film = new Film(
      (moves, isStart) => this.#showStep(moves, isStart),
      () => this.#endFilm(),
    );
  }

  /** Shows an earlier position; returns the pieces that have moved, undefined where it comes too late. */
  async back(moves, isStep = false) {
    const look = ++this.#looks;
    const parts = await this.#table.load(moves);
    if (!parts || look !== this.#looks) return;
    this.isOn = true;
    this.at = moves;
    byId("looking-words").textContent = `${moves} / ${this.#table.count()}`;
    byId("looking").hidden = false;
    return render(parts, isStep);
  }

  /** Shows the present position. */
  now(isStep = false) {
    this.#looks += 1;
    this.isOn = false;
    byId("looking").hidden = true;
    return render(this.#table.now(), isStep);
  }

  /** Goes to the position one move earlier (-1) or later (1) than the one that is looked at. */
  step(step) {
    if (!this.isOn) return;
    if (this.at + step >= this.#table.count()) return this.now();
    return this.back(Math.max(0, this.at + step));
  }

  /** The film hears what happens; whoever comes back is shown what they have missed. */
  hear({ events, you, status, moves }, isFresh) {
    const name = `seen-${this.#table.id}`;
    this.film.hear(this.#hasOpened ? events : [], you);
    if (this.film.isRunning) this.#events = [...this.#events, ...events];
    this.#hasOpened = true;
    const isOneSeat = document.querySelectorAll(".chip.own").length === 1; // people at one screen have seen it all
    if (isFresh && isOneSeat && status === "running") {
      const seen = Number(sessionStorage.getItem(name));
      this.film.playSince(readSteps(byId("since")?.dataset.film).filter((step) => step.moves > seen));
    }
    if (!document.hidden) sessionStorage.setItem(name, moves);
  }

  /** A step of a film; the first position is where it begins. */
  async #showStep(moves, isStart) {
    this.#setFilm(true);
    if (isStart) return this.#begin(moves);
    const changed = await this.back(moves, true);
    if (!changed) return;
    addRings(changed);
    this.#roll(moves);
  }

  async #begin(moves) {
    clearDice();
    this.#shown = moves;
    this.#events = [];
    const [events] = await Promise.all([this.#table.events(moves), this.back(moves)]);
    this.#events = events ?? [];
    skipMotion();
  }

  /** Shows the dice of a step of a film. */
  #roll(moves) {
    showDice(this.#events.filter((event) => event.moves > this.#shown && event.moves <= moves));
    this.#shown = moves;
  }

  #endFilm() {
    this.#setFilm(false);
    addRings(this.now(true));
    this.#roll(this.#table.count());
    showDice([]); // they go by themselves: nothing else happens
  }

  #setFilm(isShown) {
    wish({ isShown });
    byId("looking").classList.toggle("film", isShown);
  }

  /** Any key or click ends a film, except on what sets its pace; a page that is seen again shows what was missed. */
  listen() {
    byId("skip").addEventListener("click", () => this.film.stop());
    const stop = ({ target }) => this.film.isRunning && !target.closest?.(".told") && this.film.stop();
    for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, stop, true);
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.film.playMissed();
    });
  }
}
