/* The live connection to a table: plays moves, hears what changes and reconnects by itself. */
import { refusal, request } from "./api.js";

const SILENCE = 50_000; // milliseconds without a message after which the connection counts as dead
const CHECK = 10_000;
const PATIENCE = 10_000; // within which a move is answered; a line that only seems to be there is given up then
const FIRST_PAUSE = 400; // before the first try to reconnect; doubled every time
const LONGEST_PAUSE = 8_000;
const REFUSED = [1008, 4404]; // codes of a connection that the server will refuse again: not allowed, no such table

export class TableSocket {
  #table;
  #opened;
  #onUpdate;
  #onStatus;
  #since = 0; // number of the last update
  #pause = FIRST_PAUSE;
  #timer;
  #socket;
  #isFresh; // the next update is the first of its connection and holds every part of the page
  #lastHeard;
  #isRefused = false;
  #asked = new Map(); // moves that are not answered yet, by number: what to do with the answer, and without one
  #count = 0;

  /** `view` is how the page wants to look: `{ lang, layout, forms }`; `opened` is the digest of what it came with. */
  constructor(table, view, { onUpdate, onStatus }, opened = "") {
    this.#table = table;
    this.#opened = opened;
    this.view = view;
    this.#onUpdate = onUpdate;
    this.#onStatus = onStatus;
    this.#connect();
    setInterval(() => this.#closeIfSilent(), CHECK);
    addEventListener("online", () => this.#reconnectNow());
    document.addEventListener("visibilitychange", () => {
      if (this.#isOpen) this.#sendView();
      else if (!document.hidden) this.#reconnectNow();
    });
  }

  get #isOpen() {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /**
   * Plays moves for a position, as a request while there is no connection; the answer is the position after them.
   * A refusal is thrown with its reason and clause.
   */
  play(moves, at, lang) {
    if (!this.#isOpen) return request(`/api/tables/${this.#table}/play`, { moves, at, lang });
    const id = this.#count++;
    this.#socket.send(JSON.stringify({ type: "play", id, moves, at, lang }));
    setTimeout(() => this.#asked.has(id) && this.#hangUp(), PATIENCE);
    return new Promise((answered, failed) => this.#asked.set(id, { answered, failed }));
  }

  /** Asks for the page in another language, layout or forms. */
  changeView(view) {
    this.view = view;
    if (this.#isOpen) this.#sendView();
  }

  /** A page that nobody sees says so, and is told what happens without drawings until it is looked at again. */
  #sendView() {
    this.#socket.send(JSON.stringify({ type: "look", ...this.view, ...(document.hidden && { hidden: true }) }));
  }

  #connect() {
    const view = this.view;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ since: this.#since, ...view, ...(this.#opened && { opened: this.#opened }) });
    this.#opened = ""; // whoever comes back gets everything anew
    this.#socket = new WebSocket(`${scheme}://${location.host}/live/${this.#table}?${query}`);
    this.#lastHeard = Date.now();
    this.#socket.onopen = () => {
      this.#isFresh = true;
      if (this.view !== view || document.hidden) this.#sendView(); // it was changed meanwhile
    };
    this.#socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    this.#socket.onclose = ({ code, reason }) => this.#lose(code, reason);
  }

  #hear(message) {
    this.#lastHeard = Date.now();
    this.#pause = FIRST_PAUSE;
    if (message.type === "answer") this.#answer(message);
    if (message.type !== "update") return;
    this.#since = message.number;
    this.#onUpdate(message, this.#isFresh);
    this.#isFresh = false;
    this.#onStatus("back");
  }

  #answer(message) {
    const { answered, failed } = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    if (message.error) failed(refusal(message));
    else answered(message);
  }

  /** Leaves a connection without waiting until the other end agrees. */
  #hangUp() {
    this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#lose();
  }

  #lose(code, reason) {
    for (const { failed } of this.#asked.values()) failed(new Error(document.body.dataset.unreached));
    this.#asked.clear();
    if (REFUSED.includes(code)) this.#giveUp(reason);
    else this.#reconnectLater();
  }

  #reconnectLater() {
    this.#onStatus("lost");
    clearTimeout(this.#timer);
    const spread = 0.7 + Math.random() * 0.6; // so that not all pages come back at once
    this.#timer = setTimeout(() => this.#connect(), this.#pause * spread);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #giveUp(reason) {
    this.#isRefused = true;
    this.#onStatus("refused", reason);
  }

  #reconnectNow() {
    if (this.#isRefused || this.#socket.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  #closeIfSilent() {
    if (this.#isOpen && Date.now() - this.#lastHeard > SILENCE) this.#hangUp();
  }
}
