/* The live connection to a table: hears what changes and reconnects by itself. */

const SILENCE = 50_000; // milliseconds without a message after which the connection counts as dead
const CHECK = 10_000;
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
      if (this.#socket.readyState === WebSocket.OPEN) this.#sendView();
      else if (!document.hidden) this.#reconnectNow();
    });
  }

  /** Asks for the page in another language, layout or forms. */
  changeView(view) {
    this.view = view;
    if (this.#socket.readyState === WebSocket.OPEN) this.#sendView();
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
    this.#socket.onclose = (event) =>
      REFUSED.includes(event.code) ? this.#giveUp(event.reason) : this.#reconnectLater();
  }

  #hear(message) {
    this.#lastHeard = Date.now();
    this.#pause = FIRST_PAUSE;
    if (message.type !== "update") return;
    this.#since = message.number;
    this.#onUpdate(message, this.#isFresh);
    this.#isFresh = false;
    this.#onStatus("back");
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
    if (this.#socket.readyState === WebSocket.OPEN && Date.now() - this.#lastHeard > SILENCE) this.#socket.close();
  }
}
