/* What stands together at a table: panels of one group, as large as their forms say. Knows no window. */

export const GAP = 8;
const LEAST = { lying: 11, upright: 11, phone: 12 }; // pixels of the smallest word that must be read
const SHORT = 0.8; // words may come out short by a fifth: they grow back

/**
 * Groups panels `{ id, place, group, about, watch, forms: [{ form, width, height, words }] }` into units.
 * A unit has a stack for its full form and, where a panel has one, for its compact form.
 */
export function unitsOf(panels, kind) {
  const groups = new Map();
  for (const panel of panels) groups.set(panel.group, [...(groups.get(panel.group) ?? []), panel]);
  return [...groups].map(([id, members]) => ({
    id,
    panels: members,
    place: members[0].place,
    about: members.flatMap(({ about }) => about),
    watch: Math.max(...members.map(({ watch }) => watch)),
    full: stack(members, (forms) => forms.find(({ form }) => form !== "compact") ?? forms[0], kind),
    compact: members.some(({ forms }) => forms.some(isCompact))
      ? stack(members, (forms) => forms.find(isCompact) ?? forms[0], kind)
      : null,
  }));
}

function isCompact({ form }) {
  return form === "compact";
}

/** Panels one below the other: the size of all, the scale of words that need not grow, and that below which they cannot. */
function stack(members, pick, kind) {
  const cells = members.map(({ id, forms }) => ({ id, ...pick(forms) }));
  const normal = Math.max(...cells.map(({ words }) => LEAST[kind] / words));
  return {
    cells,
    width: Math.max(...cells.map(({ width }) => width)),
    height: cells.reduce((sum, { height }) => sum + height + GAP, -GAP),
    normal,
    least: SHORT * normal,
  };
}

/** The boxes of the panels in a unit whose box begins at (x, y), at a scale. */
export function boxesIn(stack, x, y, scale, role) {
  let top = y;
  return stack.cells.map(({ id, form, width, height }) => {
    const box = {
      id,
      form,
      role,
      x: x + ((stack.width - width) * scale) / 2,
      y: top,
      width: width * scale,
      height: height * scale,
      scale,
    };
    top += (height + GAP) * scale;
    return box;
  });
}

/** A unit in the middle of a box, as large as it fits, up to a scale. */
export function fitIn(stack, box, role, most = Infinity) {
  const scale = Math.min(box.width / stack.width, box.height / stack.height, most);
  const x = box.x + (box.width - stack.width * scale) / 2;
  const y = box.y + (box.height - stack.height * scale) / 2;
  return boxesIn(stack, x, y, scale, role);
}

export function sum(numbers) {
  return numbers.reduce((one, other) => one + other, 0);
}
