/* A column: shelves one below the other, flush with each other where that costs little. */
import { GAP, sum } from "./units.js";

const LOG = 150; // least height of the log
const LOG_WORTH = 0.4;
const LONG_LOG = 360; // height of a log that tells enough
const FLUSH = 0.3; // what panels may lose to be as wide as each other
const NARROW = 0.88; // of its width: where all are so wide, the whole column is no wider

/** The log in a box of its own; empty where it is too low. */
export function logIn(box, least = LOG) {
  if (box.height < least - 0.5) return { items: [], worth: 0 };
  return { items: [{ ...box, id: "log", role: "log" }], worth: LOG_WORTH };
}

/**
 * Lays shelves one below the other; what is left is the log's, at least `log` pixels. Undefined where they do not fit.
 * Where the log may be missing (0), the shelves stay smaller for it if that is worth more.
 * `isLast`: it will be seen, so that panels are made flush; what it is worth is said without that.
 */
export function layColumn(shelves, box, { log, isLast } = {}) {
  const found = layAll(shelves, box, log, isLast);
  if (log !== 0 || !found || found.items.some(({ id }) => id === "log")) return found;
  const withLog = layAll(shelves, box, LOG, isLast);
  return withLog && withLog.worth > found.worth ? withLog : found;
}

function layAll(shelves, box, log, isLast) {
  const given = heightsIn(shelves, box, log);
  if (!given) return undefined;
  const heights = isLast ? flush(shelves, given) : [...given];
  const { column, panels } = isLast ? edges(shelves, heights, box) : { column: box, panels: box };
  let { y } = box;
  const spare = box.height - sum(heights) - GAP * (shelves.length - 1);
  const isLow = isLast && log !== undefined && spare < (log || LOG) + GAP; // for a log
  if (isLow && shelves[0].isDock) heights[0] += spare;
  const items = shelves.flatMap((shelf, n) => {
    const drawn = shelf.lay({ ...(shelf.highFor ? panels : column), y, height: heights[n] });
    y += heights[n] + GAP;
    return drawn;
  });
  const worth = worthOf(shelves, given);
  if (log === undefined) return { items, worth };
  const told = logIn({ ...column, y, height: box.y + box.height - y }, Math.min(LOG, log || LOG));
  return { items: [...items, ...told.items], worth: worth + told.worth };
}

/** How high each shelf can be: all grow by the same share; undefined where they do not fit. */
function heightsIn(shelves, box, log) {
  const need = sum(shelves.map(({ least }) => least)) + GAP * (shelves.length - 1);
  const kept = log ? log + GAP : 0;
  const left = box.height - need - kept;
  if (left < 0) return undefined;
  const wanted = sum(shelves.map(({ least, most }) => most - least));
  const share = wanted > 0 ? Math.min(left / wanted, 1) : 0;
  const spare = log === undefined ? 0 : left - wanted * share + kept - GAP - LONG_LOG;
  const roomier = sum(shelves.map(beyond));
  const more = roomier > 0 ? Math.max(0, Math.min(spare / roomier, 1)) : 0;
  return shelves.map((shelf) => shelf.least + (shelf.most - shelf.least) * share + beyond(shelf) * more);
}

/** How much higher than usual a shelf can be. */
function beyond({ most, roomy = most }) {
  return roomy - most;
}

/** The same height in all, shared so that panels are as wide as each other; as it was where they would lose by it. */
function flush(shelves, heights) {
  const widths = shelves.flatMap((shelf, n) => (shelf.highFor ? [shelf.narrowest(heights[n])] : []));
  let [low, high] = [Math.min(...widths), Math.max(...widths)];
  if (widths.length < 2 || high - low < 2) return heights;
  const at = (wide) =>
    shelves.map((shelf, n) => {
      if (!shelf.highFor) return heights[n];
      const most = isPanel(shelf) ? Math.max(shelf.most, heights[n]) : heights[n];
      return Math.min(Math.max(shelf.highFor(wide), shelf.least), most);
    });
  const room = sum(heights);
  while (high - low > 1) {
    const wide = (low + high) / 2;
    if (sum(at(wide)) > room) high = wide;
    else low = wide;
  }
  const found = at(low);
  return worthOf(shelves, heights) - worthOf(shelves, found) > FLUSH ? heights : found;
}

/** Whether a shelf shows what is drawn as wide as it can be; others' areas as cards keep gaps. */
function isPanel({ highFor, isCards }) {
  return highFor && !isCards;
}

/** Left edge and width of the column, and of the panels in it; the column ends where its room does. */
function edges(shelves, heights, { x, width }) {
  const ends = (shelf, n) => Math.min(shelf.narrowest?.(heights[n]) ?? width, width);
  const sized = shelves.flatMap((shelf, n) => (shelf.highFor ? [ends(shelf, n)] : []));
  const panels = sized.length ? Math.max(...sized) : width;
  const isFlush = shelves.every((shelf, n) => !isPanel(shelf) || shelf.widest(heights[n]) > panels - 2);
  const all = Math.max(...shelves.map(ends));
  if (isFlush && sized.length && all <= panels && panels >= NARROW * width) {
    const column = { x: x + width - panels, width: panels };
    return { column, panels: column };
  }
  return { column: { x, width }, panels: { x: x + (width - panels) / 2, width: panels } };
}

function worthOf(shelves, heights) {
  return sum(shelves.map(({ worth, most, weight = 1 }, n) => weight * worth(Math.min(heights[n], most))));
}
