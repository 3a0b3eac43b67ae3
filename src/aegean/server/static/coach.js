/* The coach: the best moves, what they promise and why. A click chooses one. */
import { request } from "./api.js";
import { byId, element } from "./dom.js";

/** Shows the coach's advice, unless it comes too late. */
export async function showAdvice(path, isCurrent) {
  const box = byId("coach");
  const words = box.dataset;
  box.replaceChildren(element("p", { textContent: words.thinks, className: "empty" }));
  box.hidden = false;
  try {
    const hints = await request(path);
    if (!isCurrent()) return;
    const list = element("ol");
    list.append(...hints.map((hint) => suggestion(hint, words)));
    box.replaceChildren(element("h3", { textContent: words.title }), list);
  } catch (problem) {
    box.hidden = true;
    throw problem;
  }
}

export function hideAdvice() {
  byId("coach").hidden = true;
}

function suggestion(hint, words) {
  const button = element("button", { type: "button", className: "pick advice" });
  button.dataset.move = hint.move;
  const figures = element("span", { className: "figures" });
  figures.append(
    element("b", { textContent: `${Math.round(100 * hint.win)} %` }),
    ` ${words.win} · `,
    element("b", { textContent: hint.points.toFixed(0) }),
    ` ${words.points}`,
  );
  button.append(element("span", { textContent: hint.words, className: "what" }), figures);
  const reasons = hint.reasons.map(({ words: area, points }) => `${area} ${signed(points)}`);
  if (reasons.length) button.append(element("span", { textContent: reasons.join(" · "), className: "because" }));
  const item = element("li");
  item.append(button);
  return item;
}

function signed(points) {
  return `${points < 0 ? "−" : "+"}${Math.abs(points)}`;
}
