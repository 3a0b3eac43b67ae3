/* The curtain between people at one screen: covers the table until the next one says who he is. */
import { by } from "./show.js";

const main = document.getElementById("main");
const box = by("curtain");
const names = JSON.parse(main.dataset.names);
const key = `shown-${main.dataset.table}`;

export function wanted() {
  return localStorage.getItem("curtain") !== "0";
}

/* `covered`: whether the seat that looks now knows things the others at this screen must not see */
export function curtain(covered, seat) {
  if (!covered) sessionStorage.setItem(key, seat);
  const close = covered && wanted() && sessionStorage.getItem(key) !== String(seat);
  if (close) {
    for (const node of box.querySelectorAll("[data-text]")) node.textContent = node.dataset.text.replace("@", names[seat]);
    by("curtain-disc").replaceChildren(document.querySelector(`#chip-${seat} .disc`).cloneNode(true));
    box.dataset.seat = seat;
  }
  box.hidden = !close;
  main.inert = close;
  if (close) by("lift").focus();
}

export function lift() {
  sessionStorage.setItem(key, box.dataset.seat);
  box.hidden = true;
  main.inert = false;
  by("prompt").focus({ preventScroll: true });
}
