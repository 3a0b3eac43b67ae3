/* The preview: what the chosen moves would do, and the button that confirms them. */
import { describe } from "./choices.js";
import { byId, element } from "./dom.js";

/** Shows what the server says about the moves, or nothing. */
export function showPreview(preview, moves) {
  const box = byId("preview");
  box.hidden = !preview;
  if (!preview) return;
  const list = element("ul");
  list.append(...preview.notes.map((note) => element("li", { textContent: note })));
  const content = element("div");
  content.append(element("b", { textContent: moves.map(describe).join(" · ") }), list);
  box.replaceChildren(content);
}

/** The button comes with the preview, so that nothing shifts under the hand that reaches for it. */
export function showConfirm(hasMoves) {
  const button = byId("confirm");
  if (button) button.hidden = !hasMoves || byId("preview").hidden;
}
