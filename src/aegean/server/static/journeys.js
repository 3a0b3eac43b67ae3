/* Pieces on their way: over the table, along the gaps between panels, with a dotted trail, after-images and a shadow. */
import { svgElement } from "./dom.js";
import { pace } from "./settings.js";
import { distance, sharesOf, wayBetween } from "./ways.js";

const LEAST = 320; // milliseconds of a journey
const MOST = 640;
const PER_PIXEL = 0.4; // milliseconds
const EASING = "cubic-bezier(.3,.7,.3,1)";
const AFTER = [0.5, 0.3, 0.15]; // how much of a piece its after-images show
const LAG = 0.07; // of a journey, between one after-image and the next
const INDIVIDUAL = ["id", "data-move", "data-why", "data-about", "tabindex", "role"]; // what belongs to the piece alone
const LINES = ["keyline", "dots"];
const BOXES =
  "#main figure[data-role]:not([data-role=away]), #main [data-region]:is(.dock, .told, .words):not([data-role=away])";

/** A piece comes from a point of the screen to its place. */
export function travel(piece, from) {
  const box = piece.getBoundingClientRect();
  const to = [box.x + box.width / 2, box.y + box.height / 2];
  const boxes = [...document.querySelectorAll(BOXES)].map((node) => node.getBoundingClientRect());
  const way = wayBetween(
    from,
    to,
    boxes.filter(({ width }) => width),
  );
  const duration = Math.min(MOST, LEAST + PER_PIXEL * distance(from, to)) * pace();
  drawJourney(piece, box, way, duration);
  piece.animate([{ opacity: 0 }, { opacity: 0 }], duration);
}

function drawJourney(piece, box, way, duration) {
  const node = svgElement("g", { class: piece.ownerSVGElement.getAttribute("class") ?? "" });
  layer().append(node);
  const trail = svgElement("g", { class: "moved" });
  const line = `M${way.map((point) => point.map(Math.round).join(" ")).join("L")}`;
  trail.append(...LINES.map((name) => svgElement("path", { class: name, d: line })));
  node.append(trail);
  const frames = framesOf(way);
  const timing = { duration, easing: EASING, fill: "both" };
  for (const [n, opacity] of AFTER.entries()) {
    const image = copyOf(piece);
    image.setAttribute("opacity", opacity);
    node.append(image);
    image.animate(frames, { ...timing, delay: LAG * (n + 1) * duration });
  }
  const moving = copyOf(piece);
  moving.prepend(shadowOf(box));
  node.append(moving);
  moving.animate(frames, timing);
  const shown = [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }];
  trail.animate(shown, duration)?.finished.finally(() => node.remove()); // the piece itself may be drawn anew meanwhile
}

/** How far a piece is from its place along its way. */
function framesOf(way) {
  const [x, y] = way.at(-1);
  return sharesOf(way).map((offset, n) => ({ offset, translate: `${way[n][0] - x}px ${way[n][1] - y}px` }));
}

/** The piece once more, where it is on the screen. */
function copyOf(piece) {
  const { a = 1, b = 0, c = 0, d = 1, e = 0, f = 0 } = piece.parentElement.getScreenCTM();
  const copy = piece.cloneNode(true);
  for (const node of [copy, ...copy.querySelectorAll("*")]) for (const name of INDIVIDUAL) node.removeAttribute(name);
  const placed = svgElement("g", { transform: `matrix(${[a, b, c, d, e, f].join(" ")})` });
  placed.append(dressed(copy, piece.parentElement));
  const image = svgElement("g", {});
  image.append(placed);
  return image;
}

/** The copy with what it has from the groups round it, such as their colours. */
function dressed(copy, around) {
  if (around?.localName !== "g") return copy;
  const group = around.cloneNode(false);
  for (const name of [...INDIVIDUAL, "transform", "clip-path", "style"]) group.removeAttribute(name);
  group.append(copy);
  return dressed(group, around.parentElement);
}

function shadowOf({ x, y, width, height }) {
  return svgElement("ellipse", {
    class: "shadow",
    cx: x + width / 2 + 3,
    cy: y + height,
    rx: width / 2,
    ry: width / 6,
  });
}

/** What lies over the whole window, to be looked at only. */
function layer() {
  const found = document.querySelector("body > .journeys");
  if (found) return found;
  const made = svgElement("svg", { class: "journeys", "aria-hidden": "true" });
  document.body.append(made);
  return made;
}
