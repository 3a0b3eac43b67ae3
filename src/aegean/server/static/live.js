/* The line to the server: says where we stand, hears what changed, comes back by itself. */
const SILENCE = 50_000;
const LONGEST = 8_000;

export class Line {
  constructor(table, since, look, hear) {
    this.table = table;
    this.since = since;
    this.look = look;
    this.hear = hear;
    this.pause = 400;
    this.connect();
    setInterval(() => this.check(), 10_000);
    addEventListener("online", () => this.again());
    document.addEventListener("visibilitychange", () => { if (!document.hidden) this.again(); });
  }

  connect() {
    const query = new URLSearchParams({ since: this.since, ...this.look });
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/live/${this.table}?${query}`);
    this.heard = Date.now();
    this.socket.onopen = () => { this.fresh = true; };
    this.socket.onmessage = (event) => {
      this.heard = Date.now();
      this.pause = 400;
      const message = JSON.parse(event.data);
      if (message.type !== "update") return;
      this.since = message.number;
      this.hear(message, this.fresh);
      this.fresh = false;
      this.say("back");
    };
    this.socket.onclose = () => {
      this.say("lost");
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.connect(), this.pause * (0.7 + Math.random() * 0.6));
      this.pause = Math.min(this.pause * 2, LONGEST);
    };
  }

  again() {
    if (this.socket.readyState === WebSocket.CLOSED) {
      clearTimeout(this.timer);
      this.connect();
    }
  }

  check() {
    if (Date.now() - this.heard > SILENCE && this.socket.readyState === WebSocket.OPEN) this.socket.close();
  }

  turn(look) {
    this.look = look;
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: "look", ...look }));
  }

  say(what) {
    const line = document.getElementById("line");
    if (line && line.dataset.state !== what) {
      line.textContent = what === "lost" ? line.dataset.lost : "";
      line.dataset.state = what;
    }
  }
}
