/* Gains float from where they come to whom they go, losses leave, and a number that changes floats beside its place. */
import { countTo } from "./counts.js";
import { element, svgElement } from "./dom.js";
import { isCalm, pace } from "./settings.js";

const FLIGHT = 1100; // milliseconds of a gain on its way
const LANDING = 0.7 * FLIGHT; // when it is there
const RISE = 34; // pixels that a number rises where nothing is known of its way
const MOST = 10; // that float at a time
const NUMBER = /-?\d+/;
const NUMBERS = ".chip .points, .chip .note, figure[data-seat] text[id]"; // each stands for an amount
const THINGS = "figure[data-seat] [data-about]:not([data-about^='seat.'])"; // the only number on one says how many there are
const COUNT = /^\d+$/;
const PIECES = "figure[data-seat] use[id]"; // things that somebody has, one drawing for each

/** What everybody has: amounts by name, each with where it stands and what it looks like. */
export function tally() {
  const amounts = new Map();
  for (const node of numbers()) {
    const value = NUMBER.exec(node.textContent.replace("−", "-"));
    const amount = value && Number(value[0]);
    if (value) amounts.set(nameOf(node), { ...placeOf(node), amount, look: lookBeside(node), isNumber: true });
  }
  for (const node of document.querySelectorAll(PIECES)) {
    const look = node.getAttribute("href");
    const name = `${nameOf(node.closest("svg"))} ${look}`;
    amounts.set(name, { ...placeOf(node), amount: (amounts.get(name)?.amount ?? 0) + 1, look });
  }
  return amounts;
}

function* numbers() {
  yield* document.querySelectorAll(NUMBERS);
  for (const thing of document.querySelectorAll(THINGS)) {
    const [text, more] = thing.querySelectorAll("text");
    if (text && !more && !text.id && COUNT.test(text.textContent)) yield text;
  }
}

/** A number in the bar belongs to its chip; forms of a panel are told apart, since they show different things. */
function nameOf(node) {
  const drawing = node.closest("svg");
  const name = node.id || node.closest("[data-about]")?.dataset.about;
  return drawing ? `${name} ${drawing.dataset.form}` : `${node.closest(".chip").id} ${node.className}`;
}

/** The sign of what a number on a drawing counts; beside one in the bar stand the signs of others. */
function lookBeside(node) {
  const beside = node.closest("svg") && node.previousElementSibling;
  return (beside?.matches("use") ? beside : beside?.querySelector("use"))?.getAttribute("href");
}

/** Where an amount stands, as it is now: the node may become part of another drawing. */
function placeOf(node) {
  const drawing = node.closest("svg");
  return { node, seat: seatOf(node), drawing: drawing ? `${drawing.id} ${drawing.dataset.form}` : "bar" };
}

/**
 * The differences between what everybody had and has, the bar's numbers first: `[{ seat, by, look, node, number }]`;
 * `number` is the new one where one is written. A number that was not there before says nothing.
 */
export function differences(before, after) {
  const drawings = (amounts) => new Set([...amounts.values()].map(({ drawing }) => drawing));
  const [old, now] = [drawings(before), drawings(after)];
  const found = [];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(name), after.get(name)];
    const { node, look, seat, drawing, isNumber } = is ?? was;
    const by = (is?.amount ?? 0) - (was?.amount ?? 0);
    const isComparable = old.has(drawing) && now.has(drawing); // not in another form, and not for the first time
    if (!by || !isComparable || (isNumber && !(was && is))) continue;
    found.push({ seat, by, look, node, ...(isNumber && { number: is.amount }) });
  }
  return found;
}

function seatOf(node) {
  return node.closest("figure")?.dataset.seat ?? node.closest(".chip")?.id.slice("chip-".length);
}

/**
 * Shows differences; `source` is the point of the screen where something has happened, if any.
 * What one has lost and another gained goes from the one to the other; what `isSeen` on its way already does not.
 */
export function floatGains(found, places, source) {
  if (isCalm()) return;
  const placed = found.map((change) => ({ ...change, place: placeIn(change, places) })).filter(({ place }) => place);
  const takers = placed.filter(({ by, look }) => by > 0 && look);
  const isPassedOn = ({ seat, by, look }) => by < 0 && takers.some((one) => one.look === look && one.seat !== seat);
  for (const change of placed)
    if (change.number !== undefined) countTo(change.node, change.number - change.by, change.number, LANDING);
  for (const change of placed.filter((one) => !one.isSeen && !isPassedOn(one)).slice(0, MOST)) {
    const { place, look, by, seat } = change;
    if (by < 0) send(pill(change), place, below(place));
    else {
      const giver = look && placed.find((one) => one.by < 0 && one.look === look && one.seat !== seat);
      send(pill(change), giver?.place ?? (look && source) ?? below(place), place);
    }
  }
}

/** Where a difference is seen: at the number or thing, else at the seat's name in the bar. */
export function placeIn({ node, seat }, places) {
  return middle(node) ?? middleOf(places.get(node.id)?.box) ?? chipOf(seat);
}

function below([x, y]) {
  return [x, y + RISE];
}

function chipOf(seat) {
  return middle(document.getElementById(`chip-${seat}`));
}

/** The middle of something on the screen; undefined where it is out of sight. */
export function middle(node) {
  return node?.isConnected ? middleOf(node.getBoundingClientRect()) : undefined;
}

/** The middle of a box; undefined where it is empty. */
export function middleOf(box) {
  return box?.width ? [box.x + box.width / 2, box.y + box.height / 2] : undefined;
}

function pill({ by, look }) {
  const text = `${by < 0 ? "−" : "+"}${Math.abs(by)}`;
  const node = element("span", { className: by < 0 ? "gain loss" : "gain", textContent: text, ariaHidden: "true" });
  if (look) {
    const sign = svgElement("svg", {});
    sign.append(svgElement("use", { href: look }));
    node.append(sign);
    document.body.append(node);
    const box = sign.firstChild.getBBox?.();
    if (box) sign.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  }
  document.body.append(node);
  return node;
}

function send(node, from, to) {
  const at = ([x, y]) => `${x}px ${y}px`;
  const frames = [
    { translate: at(from), opacity: 0 },
    { translate: at(from), opacity: 1, offset: 0.15 },
    { translate: at(to), opacity: 1, offset: 0.75 },
    { translate: at(to), opacity: 0 },
  ];
  const timing = { duration: FLIGHT * pace(), easing: "cubic-bezier(.3,.6,.3,1)" };
  node.animate(frames, timing)?.finished.finally(() => node.remove());
}
