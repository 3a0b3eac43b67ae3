/* Numbers run from what they were to what they are, once what changes them has come. */
import { pace } from "./settings.js";

const RUN = 180; // milliseconds
const MOST = 6; // steps in which a number runs
const running = new Map(); // node -> { timer, words }

/** Lets the number that a text ends with, or is, run between two values after a while. */
export function countTo(node, from, to, delay) {
  if (node.childNodes.length !== 1 || node.firstChild.nodeType !== Node.TEXT_NODE) return;
  settle(node);
  const words = node.textContent;
  const steps = Math.min(Math.abs(to - from), MOST);
  const show = (step) => {
    const value = Math.round(from + ((to - from) * step) / steps);
    node.textContent = step === steps ? words : words.replace(String(to), String(value));
    if (step === steps) return running.delete(node);
    const pause = (step ? RUN / steps : delay) * pace();
    running.set(node, { words, timer: setTimeout(() => show(step + 1), pause) });
  };
  show(0);
}

function settle(node) {
  const { timer, words } = running.get(node) ?? {};
  if (words === undefined) return;
  clearTimeout(timer);
  running.delete(node);
  node.textContent = words;
}

/** Every number says at once what it is. */
export function settleCounts() {
  for (const node of [...running.keys()]) settle(node);
}
