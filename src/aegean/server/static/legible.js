/* Words on a panel that has become small: they grow back, or hide where they are too small for that. */

const SHORT = 0.79; // a word that is short by more than a fifth hides, unless it is a number; boxes are rounded
const NUMBER = /^[\d/+−×.,-]{1,4}$/;
const PLATE = "g:has(> :is(.paper, .room))"; // what words stand on
const EDGE = 3; // pixels between words and the edge of their plate
const WATER = ".water > text"; // names of waters give way to every other label

/** Makes the words of a drawing at least so many pixels high; where `isWhole`, none hides: they say what can be chosen. */
export function makeLegible(drawing, least, isWhole = false) {
  const texts = [...drawing.querySelectorAll("text[font-size], tspan[font-size]")];
  const sizes = texts.map((text) => {
    const system = text.getScreenCTM?.();
    return system ? Number(text.getAttribute("font-size")) * Math.hypot(system.a, system.b) : least;
  });
  const grown = texts.filter((text, n) => {
    const share = sizes[n] / least;
    const isNumber = NUMBER.test(text.textContent.trim());
    const grows = isWhole || share >= SHORT || isNumber;
    text.style.removeProperty("font-size");
    text.style.removeProperty("visibility");
    text.removeAttribute("textLength");
    if (share >= 0.995) return false;
    if (grows) text.style.fontSize = `${Number(text.getAttribute("font-size")) / share}px`;
    else text.style.visibility = "hidden";
    return grows && !isNumber;
  });
  for (const text of grown) keepOnPlate(text);
  if (!isWhole) giveWay([...drawing.querySelectorAll(WATER), ...grown.reverse()], texts);
}

/** Words that have grown beyond the plate that they begin on, or stand in the middle of, are set closer. */
function keepOnPlate(text) {
  const plate = text.closest(PLATE)?.querySelector(":scope > :is(.paper, .room)").getBoundingClientRect();
  const { left, right } = text.getBoundingClientRect();
  if (!plate) return;
  const isMiddle = text.getAttribute("text-anchor") === "middle";
  const middle = (left + right) / 2;
  const half = Math.min(plate.right - middle, middle - plate.left) - EDGE;
  const room = isMiddle ? 2 * half : plate.right - EDGE - left;
  if ((isMiddle ? half <= 0 : left < plate.left) || right - left <= room) return;
  text.setAttribute("lengthAdjust", "spacingAndGlyphs");
  text.setAttribute("textLength", (text.getComputedTextLength() * room) / (right - left));
}

/** Names of waters, and words that have grown, hide where they lie on another label; the later of two such words. */
function giveWay(shy, texts) {
  if (!shy.length) return;
  const boxes = new Map(texts.map((text) => [text, text.getBoundingClientRect()]));
  const isSeen = ({ style }) => style.visibility !== "hidden";
  for (const word of shy.filter(isSeen)) {
    const isCovered = texts.some(
      (text) => text !== word && isSeen(text) && !text.contains(word) && meet(boxes.get(word), boxes.get(text)),
    );
    if (isCovered) for (const line of linesOf(word)) line.style.visibility = "hidden";
  }
}

/** A name in several lines is seen whole or not at all. */
function linesOf(word) {
  return word.closest(".lines")?.querySelectorAll("text") ?? [word];
}

function meet(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 1 && down > 0.3 * Math.min(one.height, other.height); // letters do not fill the height of their boxes
}
