/* The forms of panels: how large each is, and which one is shown. */

const OTHER = { full: "phone", phone: "full" }; // the form that another layout has in its place
const known = new Map(); // id of a panel -> its forms by name, each as large as it was when last drawn

/** Notes the forms of a panel that are here; returns all that are known, also those that are no longer sent. */
export function remember(id, present) {
  const forms = present.length > 1 ? new Map() : (known.get(id) ?? new Map());
  for (const form of present) {
    if (forms.has(OTHER[form.form])) forms.clear(); // a compact form of another layout goes with it
    forms.set(form.form, form);
  }
  known.set(id, forms);
  return [...forms.values()];
}

/** The form that is shown of every panel that has several, as text; `shown` is a map of those that are placed. */
export function formsTold(shown, panels) {
  const several = panels.filter(({ id }) => known.get(id)?.size > 1);
  return several.map(({ id, present }) => `${id}:${shown.get(id) ?? present}`).sort();
}
