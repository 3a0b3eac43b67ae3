/* Shelves of a column: each is as high as it must be and grows while there is room. */
import { boxesIn, fitIn, GAP, sum } from "./units.js";

const MOST = 1.15; // panels beside the stage are not drawn larger,
const ROOMY = 1.3; // unless there would be more than enough for the log
const LARGER = 0.15; // of its worth that a size has beyond that of words which can be read
const ROW = 44; // height of somebody else's things as one row
const ROW_WIDTH = 196;
const CARD = 172; // least width of somebody else's area
const THREAD = 3.5; // a form that is so much higher than wide shows nothing as a miniature
const MINIATURE = { least: 140, most: 300 };
const BESIDE = 0.3; // worth of somebody else's area beside miniatures: less than that of a board which can be read
const OWN_SMALL = 2; // what is lost where one's own area is a miniature
const DOCK = 150; // height that the dock grows to
export const LEAST_DOCK = 345; // width at which its buttons stand in one row

/** The dock, as high as it needs to be. */
export function dockShelf(need) {
  return {
    least: need,
    most: Math.max(need, DOCK),
    worth: () => 0,
    isDock: true,
    narrowest: () => LEAST_DOCK,
    lay: (box) => [{ ...box, id: "dock", role: "dock" }],
  };
}

/** The dock, at least so wide, and a shelf beside it; as high as both need to be. */
export function dockWith(shelf, dock, wide) {
  const least = Math.max(dock.least, shelf.least);
  const most = Math.max(least, shelf.most);
  return {
    least,
    most,
    weight: shelf.weight,
    worth: (height) => shelf.worth(Math.min(height, shelf.most)),
    lay: (box) => {
      const height = Math.min(box.height, shelf.most);
      const left = Math.max(box.width - GAP - shelf.narrowest(height), wide);
      const beside = { ...box, x: box.x + left + GAP, width: box.width - left - GAP, height };
      return [...dock.lay({ ...box, width: left }), ...shelf.lay(beside)];
    },
  };
}

/**
 * One's own area and boards one below the other, as wide as each other, and beside them others' areas, which end where
 * they do unless they would be too large; undefined where they do not fit the width. All are `{ stack, weight }`.
 */
export function pileShelf(entries, cards, width, relax) {
  const piles = [entries, cards].map((members, n) => ({
    members,
    slope: sum(members.map(({ stack }) => stack.height / stack.width)),
    gaps: GAP * (members.length - 1),
    widest: (n ? ROOMY : MOST) * Math.min(...members.map(({ stack }) => stack.width)),
  }));
  const [left, right] = piles;
  const wideAt = ({ slope, gaps, widest }, height) => Math.min((height - gaps) / slope, widest);
  const highAt = ({ slope, gaps }, wide) => wide * slope + gaps;
  const narrowest = (height) => sum(piles.map((pile) => wideAt(pile, height))) + GAP;
  const highFor = (wide) => {
    const level =
      (wide - GAP + sum(piles.map(({ slope, gaps }) => gaps / slope))) / sum(piles.map(({ slope }) => 1 / slope));
    return Math.max(level, highAt(left, wide - GAP - right.widest));
  };
  const needs = piles.map((pile) =>
    highAt(pile, relax * Math.max(...pile.members.map(({ stack }) => stack.least * stack.width))),
  );
  const [least, most] = [Math.max(...needs), Math.min(highFor(width), highAt(left, left.widest))];
  if (most < least) return undefined;
  const worth = (height) =>
    sum(
      piles.flatMap((pile) =>
        pile.members.map(({ stack, weight }) => {
          const scale = wideAt(pile, height) / stack.width;
          return weight * readable(scale / stack.normal);
        }),
      ),
    );
  const lay = (box) => {
    let { x } = box;
    return piles.flatMap((pile, n) => {
      const wide = wideAt(pile, box.height);
      let { y } = box;
      const boxes = pile.members.flatMap(({ stack }) => {
        const scale = wide / stack.width;
        const drawn = boxesIn(stack, x, y, scale, n ? "other" : "side");
        y += stack.height * scale + GAP;
        return drawn;
      });
      x += wide + GAP;
      return boxes;
    });
  };
  return { least, most, worth, narrowest, widest: narrowest, highFor, lay };
}

/** Stacks side by side at one scale; undefined where they do not fit the width. */
export function panelShelf(stacks, width, role, relax, limit = MOST) {
  const across = stacks.reduce((sum, stack) => sum + stack.width, 0);
  const high = Math.max(...stacks.map(({ height }) => height));
  const least = relax * Math.max(...stacks.map((stack) => stack.least));
  const widest = (width - GAP * (stacks.length - 1)) / across;
  const most = Math.min(widest, limit);
  if (most < least) return undefined;
  return {
    limit: most,
    count: stacks.length,
    least: least * high,
    most: most * high,
    roomy: limit === MOST ? Math.min(widest, ROOMY) * high : most * high,
    worth: (height) => readable(height / high / Math.max(...stacks.map((stack) => stack.normal))),
    isCards: role === "other",
    highFor: (wide) => ((wide - GAP * (stacks.length - 1)) / across) * high,
    narrowest: (height) => (across * height) / high + GAP * (stacks.length - 1),
    widest: (height) => (across * height) / high + 3 * GAP * (stacks.length - 1),
    lay: (box) => {
      const scale = box.height / high;
      const gap = stacks.length > 1 ? Math.min((box.width - across * scale) / (stacks.length - 1), 3 * GAP) : 0;
      let x = box.x + (box.width - across * scale - gap * (stacks.length - 1)) / 2;
      return stacks.flatMap((stack) => {
        const boxes = boxesIn(stack, x, box.y, scale, role);
        x += stack.width * scale + gap;
        return boxes;
      });
    },
  };
}

/** One's own area and beside it those of others, which are lower: they are drawn larger where there is room. */
export function areasShelf(own, others, width, relax) {
  const shelf = panelShelf([...own, ...others], width, "side", relax);
  const all = [...own, ...others];
  const high = (stacks) => Math.max(...stacks.map(({ height }) => height));
  const across = (stacks) => sum(stacks.map((stack) => stack.width));
  const scales = (box) => {
    const scale = box.height / high(all);
    const free = box.width - across(own) * scale - GAP * others.length;
    const larger = Math.min(free / across(others), box.height / high(others), ROOMY);
    return all.map((_, n) => (n < own.length ? scale : Math.max(scale, larger)));
  };
  const lay = (box) => {
    const each = scales(box);
    const wide = all.map((stack, n) => stack.width * each[n]);
    let x = box.x + (box.width - sum(wide) - GAP * others.length) / 2;
    return all.flatMap((stack, n) => {
      const boxes = boxesIn(stack, x, box.y, each[n], "side");
      x += wide[n] + GAP;
      return boxes;
    });
  };
  return shelf && { least: shelf.least, most: shelf.most, roomy: shelf.roomy, worth: shelf.worth, lay };
}

function readable(size) {
  return Math.min(size, 1) + LARGER * Math.max(size - 1, 0);
}

/** Areas of others as cards, in as few rows as there can be, at most so many; undefined where they would be too narrow. */
export function cardShelves(stacks, width, relax, most = 2) {
  const isOne = (width - GAP * (stacks.length - 1)) / stacks.length >= CARD;
  const rows = Array.from({ length: most }, (_, n) => n + 1).filter((count) => count > 1 || isOne);
  for (const count of rows) {
    const each = Math.ceil(stacks.length / count);
    const chunks = Array.from({ length: Math.ceil(stacks.length / each) }, (_, n) =>
      stacks.slice(n * each, (n + 1) * each),
    );
    const limit = panelShelf(chunks[0], width, "other", relax)?.limit;
    const shelves = limit ? chunks.map((chunk) => panelShelf(chunk, width, "other", relax, limit)) : [];
    if (!shelves.length || !shelves.every(Boolean)) continue;
    const [first] = shelves; // all rows are drawn at its scale
    const highFor = (one) => (wide) => (first.highFor(wide) * one.least) / first.least;
    return shelves.map((shelf) => ({ ...shelf, highFor: highFor(shelf) }));
  }
  return undefined;
}

/** Others as rows, miniatures to the left of them; undefined where they do not fit the width. */
export function lowShelf(miniatures, others, width) {
  const left = (height) => miniatures.reduce((sum, unit) => sum + miniatureWidth(slim(unit), height) + GAP, 0);
  const across = (height) => {
    const most = Math.min(Math.floor((width - left(height) + GAP) / (ROW_WIDTH + GAP)), others.length);
    return most < 1 ? 0 : Math.ceil(others.length / Math.ceil(others.length / most)); // no row has one alone if two have two
  };
  const fits = (height) => {
    if (!others.length) return left(height) - GAP <= width;
    return across(height) >= 1 && Math.ceil(others.length / across(height)) * (ROW + 6) - 6 <= height;
  };
  const heights = miniatures.length ? range(MINIATURE.least, MINIATURE.most) : range(ROW, 5 * (ROW + 6));
  const least = heights.find(fits);
  if (!least) return undefined;
  const higher = heights.filter((height) => height > least);
  const most = (higher.find((height) => !fits(height)) ?? heights.at(-1) + 2) - 2; // every height up to it fits
  return {
    least,
    most: miniatures.length ? most : least,
    worth: (height) => miniatureWorth(miniatures, height),
    narrowest: (height) => left(height) + across(height) * (ROW_WIDTH + GAP) - GAP,
    lay: (box) => {
      const free = others.length ? 0 : box.width - left(box.height) + GAP; // miniatures alone stand in the middle
      const drawn = layMiniatures(miniatures, { ...box, x: box.x + free / 2 });
      return [...drawn, ...layRows(others, box, left(box.height), across(box.height))];
    },
  };
}

/** Others' areas as cards to the right of miniatures, in as many columns as make them largest; undefined where they do not fit. */
export function besideShelf(miniatures, stacks, width, relax) {
  const [wide, high] = [Math.max(...stacks.map((one) => one.width)), Math.max(...stacks.map((one) => one.height))];
  const least = relax * Math.max(...stacks.map((one) => one.least));
  const normal = Math.max(...stacks.map((one) => one.normal));
  const left = (height) => miniatures.reduce((sum, unit) => sum + miniatureWidth(slim(unit), height) + GAP, 0);
  const grid = (height, columns) => {
    const rows = Math.ceil(stacks.length / columns);
    const each = (width - left(height) - GAP * (columns - 1)) / columns;
    return { columns, rows, scale: Math.min(each / wide, (height - GAP * (rows - 1)) / rows / high, MOST) };
  };
  const best = (height) =>
    stacks.map((_, n) => grid(height, n + 1)).reduce((one, other) => (other.scale > one.scale ? other : one));
  const fitting = range(MINIATURE.least, MINIATURE.most).filter((height) => best(height).scale >= least);
  const most = fitting.find((height, n) => fitting[n + 1] !== height + 2); // every height up to it fits
  if (!most) return undefined;
  return {
    least: fitting[0],
    most,
    worth: (height) =>
      BESIDE * stacks.length * readable(best(height).scale / normal) + miniatureWorth(miniatures, height),
    lay: (box) => {
      const { columns, rows, scale } = best(box.height);
      const start = box.x + left(box.height);
      const across = (box.x + box.width - start - columns * wide * scale) / columns;
      const down = (box.height - rows * high * scale) / Math.max(rows - 1, 1);
      const cards = stacks.flatMap((stack, n) => {
        const x = start + across / 2 + (n % columns) * (wide * scale + across);
        const y = box.y + Math.floor(n / columns) * (high * scale + Math.min(down, 3 * GAP));
        return boxesIn(stack, x, y, scale, "other");
      });
      return [...layMiniatures(miniatures, box), ...cards];
    },
  };
}

/** A little; one's own area must be readable if it can be. */
function miniatureWorth(miniatures, height) {
  const tooSmall = miniatures.filter(({ place }) => place === "own").length;
  return (miniatures.length ? 0.2 * (height / MINIATURE.most) : 0) - OWN_SMALL * tooSmall;
}

function range(first, last) {
  return Array.from({ length: Math.floor((last - first) / 2) + 1 }, (_, n) => first + 2 * n);
}

/** The form of a unit that is narrower at the same height, but not a thread. */
function slim({ full, compact }) {
  const isNarrower = compact && compact.width / compact.height < full.width / full.height;
  return isNarrower && THREAD * compact.width > compact.height ? compact : full;
}

function miniatureWidth({ width, height }, high) {
  return Math.max((width / height) * high, 90);
}

function layMiniatures(miniatures, box) {
  let { x } = box;
  return miniatures.flatMap((unit) => {
    const width = miniatureWidth(slim(unit), box.height);
    const boxes = fitIn(slim(unit), { ...box, x, width }, "miniature");
    x += width + GAP;
    return boxes;
  });
}

function layRows(others, box, left, across) {
  const width = (box.width - left - GAP * (across - 1)) / across;
  return others.flatMap(({ full, compact }, n) =>
    (compact ?? full).cells.map(({ id, form }) => ({
      id,
      form,
      role: "row",
      x: box.x + left + (n % across) * (width + GAP),
      y: box.y + Math.floor(n / across) * (ROW + 6),
      width,
      height: ROW,
      scale: 0,
    })),
  );
}
