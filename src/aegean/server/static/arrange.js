/* The arranger: which panel stands where in a window, in which form and how large. Knows no game and no page. */
import { layColumn, logIn } from "./column.js";
import { phone } from "./phone.js";
import {
  areasShelf,
  besideShelf,
  cardShelves,
  dockShelf,
  dockWith,
  LEAST_DOCK,
  lowShelf,
  panelShelf,
  pileShelf,
} from "./shelves.js";
import { boxesIn, GAP, sum, unitsOf } from "./units.js";

const EDGE = 10;
const AISLE = 12; // between stage and side
const LINE = 30;
const LEAST_STAGE = 500; // width of a stage that has a column beside it
const SIDE = 396; // least width of the side column
const LEAST_AREAS = 260; // where it is split in two: of the part with the areas
const DOCK_SHARE = 0.45; // of the height, at most
const SHARES = [1, 0.97, 0.94, 0.91, 0.88, 0.82, 0.76, 0.7]; // of its size that the stage keeps
const LEAST_SHARE = 0.88; // a stage gives up no more, unless it is
const ENOUGH = 1.15; // times as large as it is drawn
const AMPLE = 1.3; // times as large: what is beyond is worth little
const UPRIGHT_SHARES = [1, 0.93, 0.86, 0.79, 0.72];
const SPLITS = [0.4, 0.5, 0.55, 0.6]; // of the width of a side column that is split in two: the part with the areas
const RELAXED = [1, 0.8, 0.5, 0.1]; // of the least scales, where nothing else fits
const LEAST_CARD = 0.8; // of the least scale of others' areas: where they would be smaller, rows tell more
const CARD_WORTH = { full: 0.6, compact: 0.5 }; // of each of them
const STAGE_WORTH = 14;
const LARGER = 2; // worth of each scale beyond that
const BELOW = 0.3; // more worth of others that stand in a row below a wide stage
const FOOT = { times: 2, less: 0.5 }; // what the size of each of them as a card counts there, where nothing else would stand
const RAGGED = 0.6; // what is lost beside a wide stage where they break into rows of different lengths
const EMPTY = 2.5; // what is lost where nothing would stand in the whole window
const ASKED = 2; // more worth of a board beside the stage on which the question can be answered too
const WHOLE = 1.5; // more worth of a board with all its words
const DENSE = { own: 0.92, board: 0.85 }; // of its worth that a compact form has
const SLIM = 2; // a board that is so much higher than wide may have a column of its own
const WIDE = 1.25; // a stage that is so much wider than high keeps a row for the others below it

/** The kind of a window: "phone", "upright" or "lying". */
export function kindOf({ width, height }) {
  if (width < 600 || height < 480) return "phone";
  if (height > width) return "upright";
  return width < 2 * EDGE + LEAST_STAGE + AISLE + SIDE ? "phone" : "lying";
}

/**
 * Arranges panels in a window `{ width, height, kind }`, the size being that of the table below its bar.
 * `wishes`: `pinned` and `stage`, units that shall be or were on the stage; `question`, what is asked;
 * `isChoosing`, a choice is half made; `dock`, `{ base, width, height }` of what stands in it;
 * `log`, the least height of the log, 0 where it may be missing; `tab` and `seat`, what a phone shows.
 * Returns `{ kind, stage, units, items }`, an item being `{ id, form, role, x, y, width, height, scale }`.
 */
export function arrange(window, panels, wishes) {
  const units = unitsOf(panels, window.kind);
  if (window.kind === "phone") return phone(window, units, wishes);
  const stage = stageUnit(units, wishes);
  if (!stage) return { kind: "plain", units, items: [] };
  let found = around(window, units, stage, wishes);
  const asked = units.find(({ about }) => about.includes(wishes.question));
  const isSmall = ({ id, role }) => role === "miniature" && asked.panels.some((panel) => panel.id === id);
  if (asked && !wishes.pinned && !wishes.isChoosing && found.items.some(isSmall)) {
    found = around(window, units, asked, wishes);
    return { kind: window.kind, stage: asked.id, units, items: found.items };
  }
  return { kind: window.kind, stage: stage.id, units, items: found.items };
}

function stageUnit(units, { pinned, stage, question, isChoosing }) {
  const boards = units.filter(({ place }) => place === "board");
  const byId = (id) => units.find((unit) => unit.id === id);
  const asked = !isChoosing && boards.find(({ about }) => about.includes(question));
  return byId(pinned) ?? (asked || (byId(stage) ?? boards[0] ?? units[0]));
}

/** The arrangement round a stage that is worth most of all that fit. */
function around(window, units, stage, wishes) {
  const rest = units.filter((unit) => unit !== stage);
  for (const relax of RELAXED) {
    let best = null;
    for (const frame of frames(window, stage, relax)) {
      for (const plan of plans(rest)) {
        const found = fill(frame, plan, { window, wishes, relax });
        if (found && found.worth > (best?.worth ?? -1)) best = { ...found, frame, plan };
      }
    }
    if (best) return fill(best.frame, best.plan, { window, wishes, relax, isLast: true });
  }
  return { items: [], worth: 0 };
}

/** The stage in several sizes, each with the room that it leaves; it gives up nothing that is needed to read it. */
function frames({ width, height, kind }, stage, relax) {
  const top = 8 + LINE + GAP;
  const high = height - top - EDGE;
  const { full } = stage;
  const isLying = kind === "lying";
  const most = isLying
    ? Math.min((width - 2 * EDGE - AISLE - SIDE) / full.width, high / full.height)
    : Math.min((width - 2 * EDGE) / full.width, (0.75 * high) / full.height);
  const isEnough = (share) => share === 1 || most * share >= relax * full.least;
  const shares = isLying ? SHARES.filter((share) => share >= LEAST_SHARE || most * share >= ENOUGH) : UPRIGHT_SHARES;
  return shares.filter(isEnough).flatMap((share) => {
    const scale = most * share;
    const tall = full.height * scale;
    const wide = isLying ? Math.max(full.width * scale, LEAST_STAGE) : width - 2 * EDGE;
    const left = EDGE + (wide - full.width * scale) / 2;
    const line = { id: "line", role: "line", x: EDGE, y: 8, width: wide, height: LINE };
    const content = { id: "content", role: "content", x: 0, y: 0, width, height };
    const items = [line, content, ...boxesIn(full, left, top, scale, "stage")];
    const side = isLying
      ? { x: EDGE + wide + AISLE, y: 8, width: width - 2 * EDGE - AISLE - wide, height: height - 8 - EDGE }
      : { x: EDGE, y: top + tall + GAP, width: width - 2 * EDGE, height: high - tall - GAP };
    const worth = STAGE_WORTH * (Math.min(scale, AMPLE) / Math.min(most, AMPLE)) + LARGER * Math.max(scale - AMPLE, 0);
    const foot = { x: EDGE, y: top + tall + GAP, width: wide, height: high - tall - GAP };
    const isWide = isLying && full.width > WIDE * full.height;
    const frame = { items, side, foot: null, below: isLying ? foot : null, worth, isWide };
    const footed = { ...frame, foot, below: null, worth: worth + BELOW };
    return isWide ? [footed, frame] : [frame];
  });
}

/** In which forms the other units could stand beside the stage. */
function* plans(rest) {
  const others = rest.filter(({ place }) => place === "other");
  const units = rest.filter(({ place }) => place !== "other");
  for (const forms of choicesOf(units)) {
    const shown = units.flatMap((unit, n) => (forms[n] === "miniature" ? [] : [{ unit, stack: unit[forms[n]] }]));
    const miniatures = units.filter((_, n) => forms[n] === "miniature");
    for (const othersAs of ["full", "compact", "beside", "rows"]) {
      if (["compact", "beside"].includes(othersAs) && !others.some(({ compact }) => compact)) continue;
      if (othersAs === "beside" && !miniatures.length) continue;
      yield { shown, miniatures, others, othersAs };
    }
  }
}

function choicesOf(units) {
  return units.reduce(
    (lists, { compact }) =>
      lists.flatMap((list) =>
        (compact ? ["full", "compact", "miniature"] : ["full", "miniature"]).map((form) => [...list, form]),
      ),
    [[]],
  );
}

/** A plan in a frame: the best of the ways to lay it out, or undefined. */
function fill(frame, plan, context) {
  const ways =
    context.window.kind === "lying"
      ? [oneColumn, besideOwn, slimBeside, footOfAreas, ownBesideDock, othersBeside, twoColumns]
      : [twoColumns];
  let best;
  for (const way of ways) {
    const found = way(frame, plan, context);
    if (!found) continue;
    const ragged = frame.isWide && isRagged(found.items) ? RAGGED : 0;
    const worth = found.worth - ragged - EMPTY * emptyShare(found.items, frame.side, context);
    if (!best || worth > best.worth) best = { ...found, worth };
  }
  const low =
    best && frame.below && !best.items.some(({ id }) => id === "log") ? logIn(frame.below) : { items: [], worth: 0 };
  return best && { items: [...frame.items, ...best.items, ...low.items], worth: best.worth + frame.worth + low.worth };
}

/** What is left free of a side column, as a share of the window; a dock that is higher than it need be is free below. */
function emptyShare(items, side, context) {
  const { width, height } = context.window;
  const high = (item) => (item.id === "dock" ? Math.min(item.height, dockIn(item.width, context).most) : item.height);
  const taken = items.filter(({ x }) => x > side.x - 1).map((item) => item.width * high(item));
  return (side.width * side.height - sum(taken)) / (width * height);
}

/** Whether others' areas stand in rows of different lengths. */
function isRagged(items) {
  const rows = new Map();
  for (const { role, y } of items) if (role === "other") rows.set(y, (rows.get(y) ?? 0) + 1);
  return new Set(rows.values()).size > 1;
}

function worthOf({ unit, stack }, { wishes }) {
  const isAsked = unit.about.includes(wishes.question);
  const weight = unit.place === "own" ? 5 : 1 + unit.watch + (isAsked ? ASKED : 0);
  if (unit.place === "own") return weight * (stack === unit.full ? 1 : DENSE.own);
  return weight * (stack === unit.full ? WHOLE : DENSE.board);
}

function shelfOf(entries, width, context) {
  const shelf = panelShelf(
    entries.map(({ stack }) => stack),
    width,
    "side",
    context.relax,
  );
  return shelf && { ...shelf, weight: entries.reduce((sum, entry) => sum + worthOf(entry, context), 0) };
}

/** The shelves of others and miniatures; undefined where they do not fit. */
function lowShelves({ others, othersAs, miniatures }, width, { relax, window }) {
  if (othersAs === "rows") {
    if (!others.length && !miniatures.length) return [];
    const shelf = lowShelf(miniatures, others, width);
    const apart = shelf ? [shelf] : [lowShelf(miniatures, [], width), lowShelf([], others, width)];
    return apart.every(Boolean) ? apart : undefined;
  }
  if (othersAs === "beside") {
    const stacks = others.map((unit) => unit.compact ?? unit.full);
    const shelf = besideShelf(miniatures, stacks, width, Math.max(relax, LEAST_CARD));
    return shelf && [shelf];
  }
  const low = miniatures.length ? [lowShelf(miniatures, [], width)] : [];
  if (!low.every(Boolean)) return undefined;
  if (!others.length) return low;
  const cards = cardShelves(
    others.map((unit) => unit[othersAs] ?? unit.full),
    width,
    Math.max(relax, LEAST_CARD),
    window.kind === "upright" ? others.length : undefined,
  );
  return cards && [...low, ...cards.map((shelf) => ({ ...shelf, weight: CARD_WORTH[othersAs] * shelf.count }))];
}

function dockIn(width, { window, wishes }) {
  const { base, width: drawn = 1, height = 0 } = wishes.dock;
  const need = base + height * Math.min(1, (width - 28) / drawn);
  return dockShelf(Math.min(need, DOCK_SHARE * window.height));
}

/** Others below the stage, where there is room; otherwise they stay in the plan. */
function footed(frame, plan, context) {
  if (!frame.foot) return { plan, items: [], worth: 0 };
  if (!plan.others.length || plan.othersAs === "beside") return undefined;
  const shelves = lowShelves({ ...plan, miniatures: [] }, frame.foot.width, context);
  const laid = shelves && layColumn(shelves, frame.foot, { isLast: context.isLast });
  if (!laid) return undefined;
  const worth = plan.othersAs === "rows" ? 0 : FOOT.times * laid.worth - FOOT.less * plan.others.length;
  return { plan: { ...plan, others: [] }, items: laid.items, worth };
}

function column(shelves, frame, start, { wishes, isLast }) {
  if (!shelves.every(Boolean)) return undefined;
  const laid = layColumn(shelves, frame.side, { log: wishes.log ?? 0, isLast });
  return laid && { items: [...start.items, ...laid.items], worth: start.worth + laid.worth };
}

/** Dock, own area, boards, miniatures and others one below the other. */
function oneColumn(frame, plan, context) {
  const start = footed(frame, plan, context);
  const low = start && lowShelves(start.plan, frame.side.width, context);
  if (!low) return undefined;
  const shelves = ownFirst(plan.shown).map((entry) => shelfOf([entry], frame.side.width, context));
  return column([dockIn(frame.side.width, context), ...shelves, ...low], frame, start, context);
}

/** The same with own area and boards side by side. */
function besideOwn(frame, plan, context) {
  if (plan.shown.length < 2) return undefined;
  const start = footed(frame, plan, context);
  const low = start && lowShelves(start.plan, frame.side.width, context);
  const shelf = shelfOf(plan.shown, frame.side.width, context);
  return low && column([dockIn(frame.side.width, context), shelf, ...low], frame, start, context);
}

/** A slim board in a column of its own, the rest in another; not where that would break the row of the others. */
function slimBeside(frame, plan, context) {
  const slim = plan.shown.find(({ unit, stack }) => unit.place === "board" && stack.height > SLIM * stack.width);
  const { side } = frame;
  const shelf = slim && shelfOf([slim], side.width - AISLE - SIDE, context);
  if (!shelf) return undefined;
  const width = Math.min(shelf.limit, side.height / slim.stack.height) * slim.stack.width;
  const laid = layColumn([shelf], { ...side, x: side.x + side.width - width, width });
  const rest = { ...frame, side: { ...side, width: side.width - AISLE - width } };
  const found = oneColumn(rest, { ...plan, shown: plan.shown.filter((entry) => entry !== slim) }, context);
  const tops = new Set(found?.items.filter(({ role }) => role === "other").map(({ y }) => y));
  if (!laid || !found || tops.size > 1) return undefined;
  return { items: [...found.items, ...laid.items], worth: found.worth + laid.worth };
}

/** Boards below the dock, and everybody's areas in one row at the foot. */
function footOfAreas(frame, plan, context) {
  if (frame.foot || ["beside", "rows"].includes(plan.othersAs) || !plan.others.length) return undefined;
  const { width } = frame.side;
  const boards = plan.shown.filter(({ unit }) => unit.place !== "own");
  const own = plan.shown.filter(({ unit }) => unit.place === "own");
  if (!boards.length || !own.length) return undefined;
  const stacks = plan.others.map((unit) => unit[plan.othersAs] ?? unit.full);
  const mine = own.map(({ stack }) => stack);
  const foot = areasShelf(mine, stacks, width, context.relax);
  const low = lowShelves({ ...plan, others: [] }, width, context);
  if (!low || !foot) return undefined;
  const weight = own.reduce((sum, entry) => sum + worthOf(entry, context), 0) + CARD_WORTH.full * plan.others.length;
  const shelves = boards.map((entry) => shelfOf([entry], width, context));
  return column(
    [dockIn(width, context), ...shelves, ...low, { ...foot, weight }],
    frame,
    { items: [], worth: 0 },
    context,
  );
}

/** Own area to the right of the dock, which alone leaves half of a wide column empty; all else below. */
function ownBesideDock(frame, plan, context) {
  const own = plan.shown.filter(({ unit }) => unit.place === "own");
  const boards = plan.shown.filter(({ unit }) => unit.place !== "own");
  const { width } = frame.side;
  if (!boards.length || !own.length) return undefined;
  const isFull = own.some(({ unit, stack }) => stack === unit.full);
  const left = isFull ? Math.max((width - GAP) / 2, LEAST_DOCK) : LEAST_DOCK;
  const start = footed(frame, plan, context);
  const low = start && lowShelves(start.plan, width, context);
  const area = shelfOf(own, width - left - GAP, context);
  if (!low || !area) return undefined;
  const dock = dockIn(left, context);
  const shelves = [dockWith(area, dock, left), ...boards.map((entry) => shelfOf([entry], width, context)), ...low];
  const found = column(shelves, frame, start, context);
  const other = found && !context.wishes.log && logBelowDock(shelves, dock, frame, start, context);
  return other && other.worth > found.worth ? other : found;
}

/** The same shelves with the log below the dock, where that is so high that it has room. */
function logBelowDock(shelves, { least }, frame, start, { isLast }) {
  const laid = layColumn(shelves, frame.side, { isLast });
  const dock = laid?.items.find(({ id }) => id === "dock");
  const log = dock && logIn({ ...dock, y: dock.y + least + GAP, height: dock.height - least - GAP });
  if (!log?.items.length) return undefined;
  const items = laid.items.map((item) => (item === dock ? { ...dock, height: least } : item));
  return { items: [...start.items, ...items, ...log.items], worth: start.worth + laid.worth + log.worth };
}

/** Others' areas in a column beside own area and boards, or beside own area alone where the boards below are as wide. */
function othersBeside(frame, plan, context) {
  if (frame.foot || !CARD_WORTH[plan.othersAs] || !plan.others.length || !plan.shown.length) return undefined;
  const { width } = frame.side;
  const shown = ownFirst(plan.shown);
  const weight = CARD_WORTH[plan.othersAs];
  const cards = plan.others.map((unit) => ({ stack: unit[plan.othersAs] ?? unit.full, weight }));
  const low = lowShelves({ ...plan, others: [] }, width, context);
  if (!low) return undefined;
  const laid = (count, isLast) => {
    const entries = shown.slice(0, count).map((entry) => ({ stack: entry.stack, weight: worthOf(entry, context) }));
    const pile = pileShelf(entries, cards, width, Math.max(context.relax, LEAST_CARD));
    const below = shown.slice(count).map((entry) => shelfOf([entry], width, context));
    const shelves = [dockIn(width, context), pile, ...below, ...low];
    return column(shelves, frame, { items: [], worth: 0 }, { ...context, isLast });
  };
  const whole = laid(shown.length, context.isLast);
  const split = shown.length > 1 ? laid(1, true) : undefined;
  return split && isFlush(split.items) && split.worth > (whole?.worth ?? -1) ? split : whole;
}

/** Whether boards beside the stage end where others' areas do. */
function isFlush(items) {
  const ends = (role) => items.filter((item) => item.role === role).map(({ x, width }) => x + width);
  return Math.max(...ends("side")) > Math.max(...ends("other")) - 2;
}

function ownFirst(entries) {
  return [...entries].sort((one, other) => (other.unit.place === "own") - (one.unit.place === "own"));
}

/** Own area and boards in one column, dock and log in another, miniatures and others in either. */
function twoColumns(frame, plan, context) {
  const start = footed(frame, plan, context);
  if (!start || !plan.shown.length) return undefined;
  let best;
  const isLying = context.window.kind === "lying";
  const least = 1 - LEAST_DOCK / (frame.side.width - AISLE); // that of areas beside a dock as narrow as it can be
  for (const share of isLying ? SPLITS : [...SPLITS, least]) {
    for (const isBelow of isLying ? [false] : [true, false]) {
      const found = splitAt(share, isBelow, frame, { ...plan, others: start.plan.others }, context);
      if (found && (!best || found.worth > best.worth)) best = found;
    }
  }
  return best && { items: [...start.items, ...best.items], worth: start.worth + best.worth };
}

function splitAt(share, isBelow, frame, plan, context) {
  const { side } = frame;
  const wide = (side.width - AISLE) * share;
  const rest = side.width - AISLE - wide;
  if (wide < LEAST_AREAS * context.relax || rest < LEAST_DOCK * context.relax) return undefined;
  const isLying = context.window.kind === "lying";
  const areas = { ...side, x: isLying ? side.x : side.x + rest + AISLE, width: wide };
  const dock = { ...side, x: isLying ? side.x + wide + AISLE : side.x, width: rest };
  const shelves = plan.shown.map((entry) => shelfOf([entry], wide, context));
  const low = lowShelves(plan, isBelow ? wide : rest, context);
  if (!shelves.every(Boolean) || !low) return undefined;
  const { isLast, wishes } = context;
  const one = layColumn(isBelow ? [...shelves, ...low] : shelves, areas, { isLast });
  const other = layColumn([dockIn(rest, context), ...(isBelow ? [] : low)], dock, { log: wishes.log ?? 0, isLast });
  return one && other && { items: [...one.items, ...other.items], worth: one.worth + other.worth };
}
