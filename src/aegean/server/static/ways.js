/* Ways over the table: straight within a panel, else along the gaps between panels. Knows no page. */

const AISLE = 5; // pixels beside a panel at which a way goes along it
const STEP = 6; // pixels between two looks at what lies below a way
const CROSSING = 4; // times as long as it is that a way over another panel counts

/** The way from one point to another that crosses as little as possible: straight, or with two corners in the gaps. */
export function wayBetween(from, to, boxes) {
  const [left, reached] = [boxAt(from, boxes), boxAt(to, boxes)];
  if (left === reached) return [from, to];
  const others = boxes.filter((box) => box !== left && box !== reached);
  const costs = waysOf(from, to, [left, reached].filter(Boolean)).map((way) => [costOf(way, others), way]);
  return costs.reduce((best, one) => (one[0] < best[0] ? one : best))[1];
}

/** The smallest box in which a point lies. */
function boxAt([x, y], boxes) {
  const around = boxes.filter((box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height);
  return around.sort((one, other) => one.width * one.height - other.width * other.height)[0];
}

/** Straight, and beside an edge of the panels where it begins and ends: out of the one, along the gap, into the other. */
function waysOf(from, to, ends) {
  const ways = [[from, to]];
  const columns = ends.flatMap(({ x, width }) => [x - AISLE, x + width + AISLE]);
  const rows = ends.flatMap(({ y, height }) => [y - AISLE, y + height + AISLE]);
  for (const x of columns) ways.push([from, [x, from[1]], to], [from, [x, to[1]], to]);
  for (const y of rows) ways.push([from, [from[0], y], to], [from, [to[0], y], to]);
  for (const x of columns)
    for (const y of rows) ways.push([from, [from[0], y], [x, y], to], [from, [x, from[1]], [x, y], to]);
  return ways;
}

function costOf(way, others) {
  const isOver = ([x, y]) =>
    others.some((box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height);
  let cost = 0;
  for (const [start, end] of legsOf(way)) {
    const length = distance(start, end);
    const steps = Math.ceil(length / STEP);
    for (let step = 0; step < steps; step++) {
      cost += (length / steps) * (isOver(between(start, end, (step + 0.5) / steps)) ? CROSSING : 1);
    }
  }
  return cost;
}

function legsOf(way) {
  return way.slice(1).map((end, n) => [way[n], end]);
}

function between([x, y], [toX, toY], share) {
  return [x + (toX - x) * share, y + (toY - y) * share];
}

export function distance([x, y], [toX, toY]) {
  return Math.hypot(toX - x, toY - y);
}

/** At which share of the whole way every point of it lies. */
export function sharesOf(way) {
  const gone = [0];
  for (const [start, end] of legsOf(way)) gone.push(gone.at(-1) + distance(start, end));
  return gone.map((length) => length / (gone.at(-1) || 1));
}
