/* The preview: what the chosen moves would do, and the button that carries them out. */
import { describe } from "./choices.js";
import { byId, element } from "./dom.js";

/** Shows what the server says about the moves, or nothing. */
export function showPreview(preview) {
  const box = byId("preview");
  box.hidden = !preview;
  if (!preview) return;
  const list = element("ul");
  list.append(...preview.notes.map((note) => element("li", { textContent: note })));
  const content = element("div");
  content.append(element("b", { textContent: preview.words.join(" · ") }), list);
  box.replaceChildren(content);
}

/** The button comes with the preview, so that nothing shifts under the hand that reaches for it, and says what it does. */
export function showConfirm(moves) {
  const button = byId("confirm");
  if (!button) return;
  button.hidden = !moves.length || byId("preview").hidden;
  if (moves.length) button.replaceChildren(element("span", { textContent: describe(moves.at(-1)) }));
}
