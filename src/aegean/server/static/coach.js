/* The coach: the best moves, why, what they promise and what they lead to. A click chooses one. */
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
    list.append(...hints.map((hint, place) => suggestion(hint, words.follows, place === 0)));
    box.replaceChildren(element("h3", { textContent: words.title }), list);
  } catch (problem) {
    box.hidden = true;
    throw problem;
  }
}

function suggestion(hint, title, isFirst) {
  const button = element("button", { type: "button", className: "pick advice" });
  button.dataset.move = hint.move;
  button.append(element("span", { textContent: hint.words, className: "what" }));
  if (hint.because) button.append(element("span", { textContent: hint.because, className: "because" }));
  if (hint.promise) button.append(element("span", { textContent: hint.promise, className: "figures" }));
  if (hint.against) button.append(element("span", { textContent: hint.against, className: "against" }));
  const item = element("li");
  item.append(button);
  const lines = hint.plan.map(({ words: line }) => line);
  if (lines.length) item.append(follows(lines, title, isFirst));
  return item;
}

/** What a move leads to, line by line. */
function follows(lines, title, isOpen) {
  const box = element("details", { className: "plan", open: isOpen });
  const list = element("ul");
  list.append(...lines.map((textContent) => element("li", { textContent })));
  box.append(element("summary", { textContent: title }), list);
  return box;
}
