/* A page without a browser: the DOM of happy-dom as globals, with boxes, animations and answers that a test lays out. */
import { mock } from "node:test";
import { Window } from "happy-dom";

const GLOBALS = [
  "addEventListener",
  "CSS",
  "Document",
  "DocumentFragment",
  "document",
  "DOMParser",
  "Element",
  "Event",
  "HTMLElement",
  "HTMLInputElement",
  "HTMLOptionElement",
  "HTMLTextAreaElement",
  "history",
  "IntersectionObserver",
  "innerHeight",
  "innerWidth",
  "getComputedStyle",
  "KeyboardEvent",
  "localStorage",
  "location",
  "MouseEvent",
  "matchMedia",
  "Node",
  "NodeFilter",
  "navigator",
  "sessionStorage",
];

/** Opens a page of 1000 x 800 pixels with this body. */
export function openPage(body = "") {
  const window = new Window({ url: "http://aegean.test/t/abc", width: 1000, height: 800 });
  for (const name of GLOBALS) {
    const value = window[name];
    const bound = name === "addEventListener" || name === "matchMedia" || name === "getComputedStyle";
    define(name, bound ? value.bind(window) : value);
  }
  window.document.body.innerHTML = body;
  window.Element.prototype.animate = function animate(frames, timing) {
    this.animations = [...(this.animations ?? []), { frames, timing }];
  };
  window.document.getAnimations = () => [];
  window.SVGGraphicsElement.prototype.getScreenCTM = function system() {
    const panel = this.ownerSVGElement ?? this;
    const [, , units] = (panel.getAttribute("viewBox") ?? "").split(" ").map(Number);
    const { x, y, width } = panel.getBoundingClientRect();
    const a = units && width ? width / units : 1;
    return { a, d: a, e: x, f: y };
  };
  window.Element.prototype.scrollIntoView = function scrollIntoView(options) {
    this.scrolled = options ?? {};
  };
  return window;
}

/** Sets a global for the rest of the test file. */
export function define(name, value) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

export function $(selector) {
  return document.querySelector(selector);
}

/** Lays an element out; without a box it has no size. */
export function place(selector, x, y, width = 20, height = 20) {
  const box = { x, y, width, height, left: x, top: y, right: x + width, bottom: y + height };
  $(selector).getBoundingClientRect = () => box;
}

/** Answers requests by path: with a value, or with what a function makes of the body. Returns the mock of `fetch`. */
export function serve(answers) {
  const fetch = mock.fn(async (address, options) => {
    const path = address.split("?")[0];
    const answer = typeof answers[path] === "function" ? await answers[path](JSON.parse(options.body)) : answers[path];
    const { status = 200 } = answer;
    return { status, ok: status < 400, json: async () => answer, text: async () => answer };
  });
  define("fetch", fetch);
  return fetch;
}

export function press(key, options = {}) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...options });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event;
}

export function click(selector) {
  $(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

/** Lets everything that waits for an answer go on. */
export { setImmediate as settle } from "node:timers/promises";
