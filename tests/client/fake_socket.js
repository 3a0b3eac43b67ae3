/* A WebSocket whose server is the test. */

export class FakeWebSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  static CLOSED = 3;
  static all = [];

  static get latest() {
    return FakeWebSocket.all.at(-1);
  }

  readyState = FakeWebSocket.CONNECTING;
  sent = [];
  onPlay = () => {}; // what comes of moves that are played

  constructor(address) {
    this.address = address;
    FakeWebSocket.all.push(this);
  }

  send(text) {
    const message = JSON.parse(text);
    this.sent.push(message);
    if (message.type === "play") queueMicrotask(() => this.onPlay(message));
  }

  open() {
    this.readyState = FakeWebSocket.OPEN;
    this.onopen();
  }

  hear(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  close(code = 1006, reason = "") {
    this.readyState = FakeWebSocket.CLOSED;
    this.onclose?.({ code, reason });
  }
}
