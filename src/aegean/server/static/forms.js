/* The forms of panels: how large each is, and which one is shown. */

const OTHER = { full: "phone", phone: "full" }; // the form that another layout has in its place
const known = new Map(); // place of a panel -> its forms by name, each as large as it was when last drawn

/** The place of a panel: its id, but seats are counted from whoever looks (`seats`), so that it stays when others do. */
export function placeOf(id, seats) {
  const [, name, seat] = /^(.+)-(\d+)$/.exec(id) ?? [];
  return seats.includes(seat) ? `${name}-${seats.indexOf(seat)}` : id;
}

/** Notes the forms of a panel that are here; returns all that are known, also those that are no longer sent. */
export function remember(at, present) {
  const forms = present.length > 1 ? new Map() : (known.get(at) ?? new Map());
  for (const form of present) {
    if (forms.has(OTHER[form.form])) forms.clear(); // a compact form of another layout goes with it
    forms.set(form.form, form);
  }
  known.set(at, forms);
  return [...forms.values()];
}

/** The form that is shown of every panel that has several, as text; `shown` is a map of those that are placed. */
export function formsTold(shown, panels) {
  const several = panels.filter(({ at }) => known.get(at)?.size > 1);
  return several.map(({ id, at, present }) => `${at}:${shown.get(id) ?? present[0]?.form}`).sort();
}
