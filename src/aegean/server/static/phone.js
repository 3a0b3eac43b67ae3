/* The arranger on a phone: one group of panels at a time, with tabs for the others. */
import { fitIn, GAP } from "./units.js";

const LINE = 26;
const TABS = 54;
const DOCK_SHARE = 0.5; // of the height below the bar, at most
const DOCK_SIDE = 320; // width of a dock beside the table, where the window is low
const ROW = 44;

/** The tabs of a table: one for each group of boards, then one's own things, others, the log. */
export function tabsOf(units) {
  const boards = units.filter(({ place }) => place === "board").map(({ id }) => id);
  const has = (place) => units.some((unit) => unit.place === place);
  return [...boards, ...(has("own") ? ["own"] : []), ...(has("other") ? ["others"] : []), "log"];
}

/** The tab on which a unit stands. */
export function tabOf({ id, place }) {
  return { own: "own", other: "others" }[place] ?? id;
}

/**
 * Arranges units in the window of a phone; `askedOn` is the tab of what the question is about, `aside` is that itself
 * where another tab is open.
 */
export function phone(window, units, wishes) {
  const tabs = tabsOf(units);
  const asked = units.find(({ about }) => about.includes(wishes.question));
  const first = units.length ? tabs[0] : ""; // where nothing is drawn yet, the content says what is waited for
  const tab = tabs.includes(wishes.tab) ? wishes.tab : asked ? tabOf(asked) : first;
  const isLow = window.width > window.height;
  const dock = dockBox(window, wishes.dock, isLow);
  const right = isLow ? window.width - DOCK_SIDE : window.width;
  const content = { x: 0, y: LINE, width: right, height: (isLow ? window.height - TABS : dock.y) - LINE };
  const items = [
    { id: "line", role: "line", x: 0, y: 0, width: window.width, height: LINE },
    { id: "dock", role: "dock", ...dock },
    { id: "tabs", role: "tabs", x: 0, y: window.height - TABS, width: right, height: TABS },
    ...(tab === "log" ? [{ id: "log", role: "log", ...content }] : []),
    ...(tab === "log" ? [] : [{ id: "content", role: "content", ...content }]),
    ...contentOf(tab, units, { ...content, x: 0, y: 0 }, wishes.seat),
  ];
  const askedOn = asked && tabOf(asked);
  const aside = asked && askedOn !== tab ? asked.id : undefined;
  return { kind: "phone", stage: tab, units, tabs, tab, askedOn, aside, items };
}

function dockBox({ width, height }, { base, width: drawn = 1, height: high = 0 }, isLow) {
  if (isLow) return { x: width - DOCK_SIDE, y: LINE, width: DOCK_SIDE, height: height - LINE };
  const need = Math.min(base + high * Math.min(1, (width - 24) / drawn), DOCK_SHARE * height);
  return { x: 0, y: height - TABS - need, width, height: need };
}

function contentOf(tab, units, box, seat) {
  if (tab === "log" || !units.length) return [];
  if (tab === "others")
    return others(
      units.filter(({ place }) => place === "other"),
      box,
      seat,
    );
  return column(
    units.filter((unit) => tabOf(unit) === tab),
    box,
  );
}

/** Units one below the other or in two columns, compact where they cannot be read in full; if not even so, they scroll. */
function column(units, box) {
  const full = units.map((unit) => unit.full);
  for (const stacks of [full, units.map((unit) => unit.compact ?? unit.full)]) {
    const ways = [pile(stacks)].filter((way) => isReadable(way, box));
    if (box.width > box.height) ways.push(...halves(stacks).filter((way) => scaleIn(way, box) >= way.least));
    if (ways.length) return layWay(largest(ways, box), box);
  }
  const { width, height } = pile(full);
  const scale = box.width / width;
  return fitIn(pile(full), { ...box, height: height * scale }, "tab", scale);
}

function pile(stacks) {
  return {
    cells: stacks.flatMap((stack) => stack.cells),
    width: Math.max(...stacks.map(({ width }) => width)),
    height: stacks.reduce((sum, { height }) => sum + height + GAP, -GAP),
    least: Math.max(...stacks.map(({ least }) => least)),
  };
}

/** The panels of stacks in two columns, in their order, at one scale. */
function halves(stacks) {
  const { least } = pile(stacks);
  const cells = stacks.flatMap((stack) => stack.cells.map((cell) => ({ ...cell, cells: [cell], least })));
  return cells.slice(1).map((_, n) => {
    const columns = [pile(cells.slice(0, n + 1)), pile(cells.slice(n + 1))];
    const width = columns[0].width + GAP + columns[1].width;
    return { columns, width, height: Math.max(...columns.map(({ height }) => height)), least };
  });
}

function scaleIn({ width, height }, box) {
  return Math.min(box.width / width, box.height / height);
}

function largest(ways, box) {
  return ways.reduce((one, other) => (scaleIn(other, box) > scaleIn(one, box) ? other : one));
}

function layWay(way, box) {
  if (!way.columns) return fitIn(way, box, "tab");
  const scale = scaleIn(way, box);
  let x = box.x + (box.width - way.width * scale) / 2;
  return way.columns.flatMap((one) => {
    const drawn = fitIn(one, { ...box, x, width: one.width * scale }, "tab", scale);
    x += (one.width + GAP) * scale;
    return drawn;
  });
}

/** Whether a stack can be read at a size that fits into a box; nothing can be larger than the box is wide. */
function isReadable({ width, height, least }, box) {
  const widest = box.width / width;
  return Math.min(widest, box.height / height) >= Math.min(least, widest);
}

/** One seat large, the rest as rows below. */
function others(units, box, seat) {
  const large = units.find(({ id }) => id === seat) ?? units[0];
  const rest = units.filter((unit) => unit !== large);
  const room = (across) => ({ ...box, height: box.height - Math.ceil(rest.length / across) * (ROW + 6) - GAP });
  const forms = [large.full, large.compact ?? large.full];
  const across = forms.some((stack) => isReadable(stack, room(1))) ? 1 : 2;
  const stack = forms.find((form) => isReadable(form, room(across))) ?? forms[1];
  const shown = fitIn(stack, room(across), "tab");
  const width = (box.width - GAP * (across + 1)) / across;
  const rows = rest.map(({ full }, n) => ({
    id: full.cells[0].id,
    form: full.cells[0].form,
    role: "row",
    x: box.x + GAP + (n % across) * (width + GAP),
    y: box.y + room(across).height + GAP + Math.floor(n / across) * (ROW + 6),
    width,
    height: ROW,
    scale: 0,
  }));
  return [...shown, ...rows];
}
