/* The callout says why something cannot be done, with a link to the rule. */
import { byId, element } from "./dom.js";

export function showCallout({ message, clause, link }) {
  if (!message) return;
  const box = callout();
  box.textContent = `${message} `;
  if (clause) {
    const href = link || `/rules/${document.body.dataset.game}#${clause}`;
    box.append(element("a", { href, textContent: clause, className: "clause", target: "_blank", rel: "noopener" }));
  }
  box.hidden = false;
}

export function hideCallout() {
  callout().hidden = true;
}

/** Where it is said: in a lesson, right below what was asked for. */
function callout() {
  return byId("lesson-answer") ?? byId("callout");
}
