/* The arranger on many windows: everything in sight, legible, and nothing over anything else. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { arrange, kindOf } from "../../src/aegean/server/static/arrange.js";

const WINDOWS = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [1180, 820],
  [820, 1180],
  [1024, 1366],
  [930, 600],
];
const PHONES = [
  [390, 844],
  [320, 640],
  [844, 390],
];
const DOCK = { base: 140 };

function panel(id, place, width, height, { words = 12, watch = 3, about = [], group = id, compact } = {}) {
  const forms = [{ form: "full", width, height, words }];
  if (compact) forms.push({ form: "compact", width: compact[0], height: compact[1], words: 11 });
  return { id, place, group, about, watch, forms };
}

function areas(seats, own = {}, other = {}) {
  const others = Array.from({ length: seats - 1 }, (_, n) =>
    panel(`area-${n + 1}`, "other", 400, 196, { words: 12, watch: 1, ...other }),
  );
  return [panel("area-0", "own", 400, 238, { about: ["pay"], ...own }), ...others];
}

/** A square map, a second board, and areas. */
function mapAndBoard(seats = 4, compact = undefined) {
  const map = panel("map", "board", 940, 940, { words: 13.7, about: ["settle"] });
  const board = panel("board", "board", 940, 786, { words: 12.5, watch: 2, about: ["discover"], compact });
  return [map, board, ...areas(seats)];
}

/** One wide board in two panels that stand together. */
function wide(seats = 4) {
  return [
    panel("island", "board", 940, 444, { about: ["lay"] }),
    panel("row", "board", 940, 178, { about: ["take"], group: "island" }),
    ...areas(seats),
  ];
}

/** A city that fills a column of its own. */
function tall(seats = 4) {
  return [panel("table", "board", 940, 946, { about: ["king"] }), ...areas(seats, { words: 11 })].map((one) =>
    one.place === "own" ? { ...one, forms: [{ ...one.forms[0], height: 947 }] } : one,
  );
}

function arranged([width, height], panels, wishes = {}) {
  const kind = kindOf({ width, height });
  return arrange({ width, height: height - 48, kind }, panels, { dock: DOCK, question: "", ...wishes });
}

const byId = ({ items }, id) => items.find((item) => item.id === id);
const roles = ({ items }) => Object.fromEntries(items.map(({ id, role }) => [id, role]));

function assertApart(items, said) {
  const boxes = items.filter(({ role }) => role !== "content");
  for (const [n, one] of boxes.entries()) {
    for (const other of boxes.slice(n + 1)) {
      const isApart =
        one.x + one.width <= other.x + 0.5 ||
        other.x + other.width <= one.x + 0.5 ||
        one.y + one.height <= other.y + 0.5 ||
        other.y + other.height <= one.y + 0.5;
      assert.ok(isApart, `${said}: ${one.id} and ${other.id}`);
    }
  }
}

const TABLES = { mapAndBoard, wide, tall, compact: (seats) => mapAndBoard(seats, [604, 401]) };

test("the kind of a window", () => {
  assert.equal(kindOf({ width: 599, height: 900 }), "phone");
  assert.equal(kindOf({ width: 900, height: 479 }), "phone");
  assert.equal(kindOf({ width: 820, height: 1180 }), "upright");
  assert.equal(kindOf({ width: 800, height: 600 }), "phone");
  assert.equal(kindOf({ width: 930, height: 480 }), "lying");
});

for (const [name, table] of Object.entries(TABLES)) {
  for (const window of WINDOWS) {
    for (const seats of [1, 2, 4, 5]) {
      test(`${name} for ${seats} at ${window.join("x")}: all panels are inside the window and apart`, () => {
        const { items } = arranged(window, table(seats));
        const shown = new Set(items.map(({ id }) => id));
        for (const { id } of table(seats)) assert.ok(shown.has(id), id);
        for (const { id, x, y, width, height } of items) {
          const isInside = x >= -0.5 && y >= -0.5 && x + width <= window[0] + 0.5 && y + height <= window[1] - 48 + 0.5;
          assert.ok(isInside, `${id} at ${x}, ${y}: ${width} x ${height}`);
        }
        assertApart(items, `${name} at ${window}`);
      });
    }
  }
}

test("on a laptop and larger the words of every panel that is shown to be read can be read", () => {
  for (const table of Object.values(TABLES)) {
    for (const window of WINDOWS.slice(2, 5)) {
      const panels = table();
      for (const { id, role, scale } of arranged(window, panels).items) {
        const words = panels.find((one) => one.id === id)?.forms[0].words;
        if (["stage", "side", "other"].includes(role)) assert.ok(scale * words >= 0.79 * 11, `${id} at ${window}`);
      }
    }
  }
});

test("the board that is asked about goes on the stage", () => {
  for (const window of [WINDOWS[0], WINDOWS[6]]) {
    assert.equal(arranged(window, mapAndBoard(), { question: "settle" }).stage, "map");
    assert.equal(arranged(window, mapAndBoard(), { question: "discover" }).stage, "board");
    assert.equal(byId(arranged(window, mapAndBoard(), { question: "discover" }), "map").role, "miniature");
  }
});

test("without a question the stage stays as it was", () => {
  assert.equal(arranged(WINDOWS[0], mapAndBoard(), { stage: "board" }).stage, "board");
  assert.equal(arranged(WINDOWS[0], mapAndBoard(), {}).stage, "map");
});

test("a pinned panel stays on the stage, and so does any while a choice is half made", () => {
  assert.equal(arranged(WINDOWS[0], mapAndBoard(), { pinned: "map", question: "discover" }).stage, "map");
  const choosing = { stage: "map", isChoosing: true, question: "discover" };
  assert.equal(arranged(WINDOWS[0], mapAndBoard(), choosing).stage, "map");
});

test("one's own area goes on the stage when it is asked about and would be too small", () => {
  assert.equal(arranged(WINDOWS[0], tall(), { question: "pay" }).stage, "area-0");
  assert.equal(arranged(WINDOWS[2], tall(), { question: "pay" }).stage, "table");
});

test("a compact form takes the place of a miniature where the full one does not fit", () => {
  const wishes = { dock: { base: 300 } };
  assert.equal(byId(arranged(WINDOWS[2], mapAndBoard(), wishes), "board").role, "miniature");
  const found = byId(arranged(WINDOWS[2], mapAndBoard(4, [604, 401]), wishes), "board");
  assert.deepEqual([found.role, found.form], ["side", "compact"]);
});

test("one's own area stands beside the dock where a board below has more room by it", () => {
  const found = arranged(WINDOWS[2], mapAndBoard(4, [604, 401]), { dock: { base: 140, width: 460, height: 220 } });
  const [dock, own, board] = ["dock", "area-0", "board"].map((id) => byId(found, id));
  assert.equal(own.y, dock.y);
  assert.ok(own.x >= dock.x + dock.width && dock.width >= 345);
  assert.ok(board.role === "side" && board.y >= Math.max(dock.y + dock.height, own.y + own.height));
});

test("a miniature takes the narrower of its forms", () => {
  const small = byId(arranged([1100, 640], mapAndBoard(4, [200, 600])), "board");
  assert.deepEqual([small.role, small.form], ["miniature", "compact"]);
  assert.equal(byId(arranged(WINDOWS[0], mapAndBoard(4, [1200, 700])), "board").form, "full");
});

test("a miniature is no thread", () => {
  const found = arranged([820, 1180], mapAndBoard(2, [200, 900]), { stage: "map" });
  assert.deepEqual([byId(found, "board").role, byId(found, "board").form], ["miniature", "full"]);
});

test("a slim board stands in a column of its own, beside the dock and everything below it", () => {
  const found = arranged(WINDOWS[0], mapAndBoard(4, [200, 600]));
  const [board, dock, own] = ["board", "dock", "area-0"].map((id) => byId(found, id));
  assert.deepEqual([board.role, board.form, board.y], ["side", "compact", dock.y]);
  assert.ok(board.x >= Math.max(dock.x + dock.width, own.x + own.width));
  assert.ok(dock.width >= 396);
});

test("panels of one group stand together at one scale", () => {
  const found = arranged(WINDOWS[2], wide());
  const [island, row] = [byId(found, "island"), byId(found, "row")];
  assert.equal(island.scale, row.scale);
  assert.ok(row.y > island.y + island.height && row.y < island.y + island.height + 20);
});

test("boards that are too wide to be miniatures side by side do not break the arrangement", () => {
  const boards = ["one", "two", "three"].map((id) => panel(id, "board", 1800, 300, { words: 4 }));
  for (const window of WINDOWS) {
    const { items } = arranged(window, [panel("map", "board", 900, 900), ...boards, ...areas(1)]);
    assert.ok(
      items.some(({ id }) => id === "dock"),
      String(window),
    );
  }
});

test("in an upright window others stand below one's own area, and the log below the dock", () => {
  const found = arranged([820, 1180], wide());
  const [own, other, dock, log] = ["area-0", "area-1", "dock", "log"].map((id) => byId(found, id));
  assert.ok(other.x >= own.x && other.y >= own.y + own.height);
  assert.ok(log.x === dock.x && log.y >= dock.y + dock.height);
});

test("areas of others are rows where as cards they could not be read", () => {
  const boards = mapAndBoard(4, [604, 401]).filter(({ place }) => place === "board");
  const panels = [...boards, ...areas(4, {}, { compact: [190, 130] })];
  const found = arranged([820, 1180], panels, { dock: { base: 370 } });
  assert.equal(byId(found, "area-1").role, "row");
  assert.ok(byId(found, "area-0").scale >= 0.8);
});

test("what is left is the log's", () => {
  assert.equal(roles(arranged(WINDOWS[4], wide())).log, "log");
});

test("the dock is as high as its drawing asks for, up to a part of the window", () => {
  const high = (height) =>
    byId(arranged(WINDOWS[2], wide(), { dock: { base: 140, width: 300, height } }), "dock").height;
  assert.ok(high(100) >= 240);
  assert.ok(high(2000) <= 0.45 * 900);
});

test("the same window and question give the same arrangement", () => {
  assert.deepEqual(arranged(WINDOWS[1], mapAndBoard()), arranged(WINDOWS[1], mapAndBoard()));
});

test("a phone shows one group of boards at a time, and has a tab for each", () => {
  for (const window of PHONES) {
    const found = arranged(window, mapAndBoard());
    assert.deepEqual(found.tabs, ["map", "board", "own", "others", "log"]);
    assert.equal(found.tab, "map");
    assert.equal(byId(found, "board"), undefined);
    assertApart(
      found.items.filter(({ role }) => role !== "tab"),
      String(window),
    );
  }
});

test("on a phone the question opens its tab, then the viewer's choice holds", () => {
  assert.equal(arranged(PHONES[0], mapAndBoard(), { question: "discover" }).tab, "board");
  assert.equal(arranged(PHONES[0], mapAndBoard(), { question: "pay" }).tab, "own");
  assert.equal(arranged(PHONES[0], mapAndBoard(), { question: "discover", tab: "log" }).tab, "log");
});

test("on a phone a compact form takes the place of one that cannot be read", () => {
  const tall = { words: 12, about: ["discover"] };
  const board = (compact) => [panel("board", "board", 370, 900, { ...tall, compact }), ...areas(2)];
  const [bare, dense] = [arranged(PHONES[0], board()), arranged(PHONES[0], board([370, 300]))];
  assert.ok(byId(bare, "board").height > byId(bare, "content").height);
  assert.deepEqual([byId(dense, "board").form, Math.round(byId(dense, "board").width)], ["compact", 390]);
  const roomy = [panel("board", "board", 370, 420, { ...tall, compact: [370, 300] }), ...areas(2)];
  assert.equal(byId(arranged(PHONES[0], roomy), "board").form, "full");
});

test("a phone says what the question is about, where another tab is open", () => {
  for (const tab of ["board", "map"]) {
    const { aside } = arranged(PHONES[0], mapAndBoard(), { question: "discover", tab });
    assert.equal(aside, tab === "map" ? "board" : undefined);
  }
  assert.equal(arranged(PHONES[0], mapAndBoard(), { question: "" }).aside, undefined);
});

test("on a low phone panels of a tab stand side by side where they are larger so", () => {
  const panels = [
    panel("island", "board", 370, 300, { words: 40 }),
    panel("row", "board", 370, 100, { words: 40, group: "island" }),
    panel("buildings", "board", 370, 60, { words: 40, group: "island" }),
    ...areas(2),
  ];
  const [island, row, buildings] = ["island", "row", "buildings"].map((id) => byId(arranged(PHONES[2], panels), id));
  assert.ok(row.x > island.x + island.width && buildings.x === row.x && buildings.y > row.y + row.height);
  assert.ok(island.scale > 0.65 && island.scale === row.scale, String(island.scale));
  const upright = ["island", "row"].map((id) => byId(arranged(PHONES[0], panels), id));
  assert.equal(upright[0].x, upright[1].x);
});

test("on a low phone the rows of the others stand side by side, so that the large one can be read", () => {
  const panels = mapAndBoard();
  const low = arranged(PHONES[1], panels, { tab: "others", dock: { base: 400 } });
  assert.equal(byId(low, "area-2").y, byId(low, "area-3").y);
  const high = arranged(PHONES[0], panels, { tab: "others" });
  assert.ok(byId(high, "area-2").y < byId(high, "area-3").y);
});

test("on a phone one of the others is large, the rest are rows", () => {
  const found = arranged(PHONES[0], mapAndBoard(), { tab: "others", seat: "area-2" });
  assert.deepEqual(
    [1, 2, 3].map((seat) => byId(found, `area-${seat}`).role),
    ["row", "tab", "row"],
  );
});

test("a table without panels is a plain page", () => {
  assert.equal(arranged(WINDOWS[0], []).kind, "plain");
});

test("a phone shows what is waited for where nothing is drawn yet", () => {
  for (const [width, height] of PHONES) {
    const { items } = arrange({ width, height, kind: "phone" }, [], { dock: DOCK, question: "" });
    assert.ok(items.some(({ id }) => id === "content"));
    assert.ok(!items.some(({ id }) => id === "log"));
  }
});

test("on a large screen a board as wide as Athens' has the others below it, not an empty strip", () => {
  const panels = [panel("table", "board", 940, 612, { words: 13, about: ["use"] }), ...areas(4, { words: 13 })];
  const found = arranged([2560, 1440], panels, { question: "use", log: 150 });
  const bottomOf = (id) => byId(found, id).y + byId(found, id).height;
  for (const seat of [1, 2, 3]) assert.ok(byId(found, `area-${seat}`).y > bottomOf("table"));
  assert.ok(byId(found, "content").height - bottomOf("area-1") < 40);
});

test("where a board is a miniature, others' areas stand beside it and one's own area gets the room", () => {
  const own = { compact: [604, 127] };
  const other = { compact: [196, 119] };
  const [map, board] = mapAndBoard();
  const { items } = arranged([1280, 720], [map, board, ...areas(5, own, other)], { stage: "map", dock: { base: 180 } });
  const small = items.find(({ id }) => id === "board");
  const cards = items.filter(({ role }) => role === "other");
  assert.equal(small.role, "miniature");
  assert.equal(cards.length, 4);
  assert.ok(cards.every(({ x, y }) => x > small.x + small.width && y < small.y + small.height));
  assert.ok(items.find(({ id }) => id === "area-0").form === "full");
});

test("one's own area is read before a board that is not asked about", () => {
  const city = panel("city", "board", 940, 940, { words: 15, about: ["king"] });
  const displays = panel("displays", "board", 940, 346, { words: 11.2, watch: 2, compact: [604, 215] });
  const [own, ...others] = areas(4, { words: 12, compact: [604, 374] }, { compact: [196, 144] });
  own.forms[0].height = 973;
  own.forms[1].words = 13;
  const { items } = arranged([1180, 820], [city, displays, own, ...others], { stage: "city", dock: { base: 240 } });
  assert.equal(items.find(({ id }) => id === "area-0").role, "side");
  assert.equal(items.find(({ id }) => id === "displays").role, "miniature");
});

test("four others as rows stand two by two, not three and one", () => {
  const { items } = arranged([1440, 900], mapAndBoard(5, [604, 403]), { stage: "map", dock: { base: 240 } });
  const rows = items.filter(({ role }) => role === "row");
  assert.equal(rows.length, 4);
  assert.equal(new Set(rows.map(({ x }) => x)).size, 2);
});

test("three others stand in one row below a wide board, not two and one beside it", () => {
  for (const window of [WINDOWS[3], WINDOWS[4]]) {
    const found = arranged(window, [...wide(1), ...areas(4, {}, { words: 13, compact: [300, 154] }).slice(1)]);
    const row = byId(found, "row");
    const others = found.items.filter(({ role }) => role === "other");
    assert.equal(others.length, 3, String(window));
    assert.ok(others.every(({ y }) => y === others[0].y && y > row.y + row.height));
  }
});

test("where the log has more than enough, one's own area grows as wide as its column", () => {
  const own = byId(arranged(WINDOWS[4], wide(), { log: 0 }), "area-0");
  assert.ok(own.scale > 1.2, String(own.scale));
  assert.ok(byId(arranged(WINDOWS[4], wide(), { log: 0 }), "log").height >= 360);
});

/** Left and right edges of all that stands in the side column. */
function edgesOf({ items }, roles) {
  const beside = items.filter(({ id, role }) => roles.includes(role) || ["dock", "log"].includes(id));
  return [beside.map(({ x }) => x), beside.map(({ x, width }) => x + width)];
}

test("in a side column all panels are as wide as each other, and so are dock, cards and log", () => {
  const own = { compact: [604, 127] };
  const [map, board] = mapAndBoard(1, [604, 401]);
  for (const base of [140, 168, 180]) {
    const panels = [map, board, ...areas(4, own, { compact: [196, 119] })];
    const found = arranged([1440, 900], panels, { stage: "map", dock: { base } });
    const [lefts, rights] = edgesOf(found, ["side"]);
    assert.ok(Math.max(...lefts) - Math.min(...lefts) < 2, `${base}: ${lefts}`);
    assert.ok(Math.max(...rights) - Math.min(...rights) < 2, `${base}: ${rights}`);
    const cards = found.items.filter(({ role }) => role === "other");
    assert.ok(Math.abs(cards[0].x - lefts[0]) < 2 && Math.abs(cards[2].x + cards[2].width - rights[0]) < 2);
  }
});

test("the side column ends where the window does, and the stage stays where it was", () => {
  const panels = [
    ...mapAndBoard(1, [604, 401]).slice(0, 2),
    ...areas(4, { compact: [604, 127] }, { compact: [196, 119] }),
  ];
  const at = (base) => arranged([1440, 900], panels, { stage: "map", dock: { base } });
  for (const found of [at(140), at(180)]) {
    const dock = byId(found, "dock");
    assert.equal(Math.round(dock.x + dock.width), 1430);
    assert.deepEqual(byId(found, "map"), byId(at(168), "map"));
  }
});

test("others' areas in several rows are drawn at one scale", () => {
  const { items } = arranged([1180, 820], [...mapAndBoard(1).slice(0, 2), ...areas(4, {}, { compact: [196, 89] })]);
  const cards = items.filter(({ role }) => role === "other");
  assert.equal(cards.length, 3);
  assert.equal(new Set(cards.map(({ scale }) => scale.toFixed(4))).size, 1);
});

test("in a narrow column others' areas stand one below the other before they become rows", () => {
  const panels = [panel("table", "board", 940, 612, { words: 13, about: ["use"] })];
  const low = areas(4, {}, { words: 11.05 }).map((one) => ({ ...one, forms: [{ ...one.forms[0], height: 110 }] }));
  const { items } = arranged([820, 1180], [...panels, ...low], { question: "use" });
  const cards = items.filter(({ role }) => role === "other");
  assert.equal(cards.length, 3);
  assert.equal(new Set(cards.map(({ x }) => Math.round(x))).size, 1);
});

test("somebody else's area beside one's own, which is higher, is drawn larger where there is room", () => {
  const [own, other] = areas(2, {}, { compact: [196, 119] });
  own.forms[0].height = 200;
  const found = arranged(WINDOWS[0], [...mapAndBoard(1, [604, 215]).slice(0, 2), own, other], { dock: { base: 240 } });
  const [mine, theirs] = ["area-0", "area-1"].map((id) => byId(found, id));
  assert.ok(theirs.y === mine.y && theirs.scale > 1.2 && theirs.scale <= 1.31, String(theirs.scale));
  assert.ok(theirs.x + theirs.width <= byId(found, "dock").x + byId(found, "dock").width + 1);
});

/** A city, displays that have a compact form, one's own area and those of others, as Atlantis Exodus has them. */
function cityAndDisplays(seats) {
  const city = panel("city", "board", 940, 940, { words: 15, about: ["king"] });
  const displays = panel("displays", "board", 940, 346, { words: 11.2, watch: 2, compact: [604, 215] });
  const [own, ...others] = areas(seats, { compact: [604, 336] }, { compact: [196, 144] });
  own.forms[0].height = 895;
  [own.forms[1].words, displays.forms[1].words] = [13, 12];
  for (const { forms } of others) Object.assign(forms[0], { width: 306, height: 290, words: 12.5 });
  return [city, displays, own, ...others];
}

test("others' areas stand in a column beside one's own and the boards, where all of it ends flush", () => {
  for (const base of [140, 240]) {
    const found = arranged(WINDOWS[1], cityAndDisplays(4), { stage: "city", dock: { base } });
    const [own, displays, dock] = ["area-0", "displays", "dock"].map((id) => byId(found, id));
    const cards = found.items.filter(({ role }) => role === "other");
    const bottom = ({ y, height }) => y + height;
    assert.equal(cards.length, 3);
    assert.ok(cards.every(({ x, width }) => x > own.x + own.width && Math.abs(x + width - dock.x - dock.width) < 2));
    assert.ok(Math.abs(own.width - displays.width) < 2 && Math.abs(own.x - dock.x) < 2);
    assert.ok(Math.abs(bottom(displays) - bottom(cards[2])) < 2 && cards[0].y === own.y);
    assert.ok(Math.abs(bottom(displays) - 710) < 2, `${base}: ends at ${bottom(displays)}`);
  }
});

test("in an upright window the words of boards below the stage can be read", () => {
  for (const seats of [2, 3, 4]) {
    const found = arranged([820, 1180], cityAndDisplays(seats), { stage: "city" });
    const [own, displays] = ["area-0", "displays"].map((id) => byId(found, id));
    assert.deepEqual([own.role, displays.role], ["side", "side"]);
    assert.ok(own.scale * 13 >= 0.79 * 11 && displays.scale * 12 >= 0.79 * 11, `${own.scale} ${displays.scale}`);
  }
});

test("two others stand beside one's own area alone, above a board that is as wide as both", () => {
  const found = arranged(WINDOWS[1], cityAndDisplays(3), { stage: "city" });
  const [own, displays, one, other] = ["area-0", "displays", "area-1", "area-2"].map((id) => byId(found, id));
  assert.ok(one.y === own.y && Math.abs(other.y + other.height - own.y - own.height) < 2);
  assert.ok(displays.y > own.y + own.height && Math.abs(displays.x + displays.width - one.x - one.width) < 2);
});

test("the log stands below the dock where one's own area beside it is that high", () => {
  const found = arranged(WINDOWS[3], cityAndDisplays(4), { stage: "city" });
  const [own, displays, dock, log] = ["area-0", "displays", "dock", "log"].map((id) => byId(found, id));
  assert.ok(own.y === dock.y && own.x > dock.x + dock.width);
  assert.ok(log.y > dock.y + dock.height && log.y + log.height < displays.y && log.x === dock.x);
});
