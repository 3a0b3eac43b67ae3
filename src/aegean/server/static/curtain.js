/* The curtain between people who share a screen: covers the table until the next one says that they are there. */
import { byId } from "./dom.js";
import { isOn } from "./settings.js";

export class Curtain {
  #names;
  #key;

  constructor(table, names) {
    this.#names = names;
    this.#key = `shown-${table}`;
  }

  /** Closes or opens the curtain. `hasSecrets`: this seat knows what the others at the screen must not see. */
  update(hasSecrets, seat) {
    if (!hasSecrets) this.#remember(seat);
    const isClosed = hasSecrets && isOn("curtain") && sessionStorage.getItem(this.#key) !== String(seat);
    if (isClosed) this.#address(seat);
    this.#close(isClosed);
    if (isClosed) byId("lift").focus();
  }

  /** The person it waits for is there. */
  lift() {
    this.#remember(byId("curtain").dataset.seat);
    this.#close(false);
    byId("prompt").focus({ preventScroll: true });
  }

  #remember(seat) {
    sessionStorage.setItem(this.#key, seat);
  }

  /** Writes on the curtain whom it waits for. */
  #address(seat) {
    const box = byId("curtain");
    box.dataset.seat = seat;
    for (const node of box.querySelectorAll("[data-text]")) {
      node.textContent = node.dataset.text.replace("@", this.#names[seat]);
    }
    byId("curtain-disc").replaceChildren(document.querySelector(`#chip-${seat} .disc`).cloneNode(true));
  }

  #close(isClosed) {
    byId("curtain").hidden = !isClosed;
    byId("main").inert = isClosed;
  }
}
