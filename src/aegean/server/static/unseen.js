/* What changes on panels that are out of sight, on a phone those of the other tabs: pieces there have no place on the screen. */

const AWAY = ".panels figure[data-role=away] > svg";

/** Where every piece on the panels out of sight stands, by panel, form and id. */
export function unseen() {
  const found = new Map();
  for (const drawing of document.querySelectorAll(AWAY)) {
    const pieces = [...drawing.querySelectorAll("[id]:not(.choice, .barred)")];
    found.set(nameOf(drawing), new Map(pieces.map((piece) => [piece.id, spotOf(piece, drawing)])));
  }
  return found;
}

function nameOf({ id, dataset }) {
  return `${id} ${dataset.form}`;
}

/** What a piece looks like and where it stands; a number, what it says. */
function spotOf(piece, drawing) {
  const said = piece.matches("text") ? piece.textContent : "";
  const spot = ["href", "x", "y"].map((name) => piece.getAttribute(name));
  for (let node = piece; node !== drawing; node = node.parentElement) spot.push(node.getAttribute("transform"));
  return [said, ...spot].join();
}

/** The pieces that have appeared or moved since then, out of sight: `[{ id }]`. */
export function unseenChanges(before) {
  return [...unseen()].flatMap(([name, pieces]) => {
    const had = before.get(name);
    if (!had) return [];
    return [...pieces].filter(([id, spot]) => had.get(id) !== spot).map(([id]) => ({ id }));
  });
}
