/* The tabs of a phone: one for each group of boards, one's own things, others, the log. */
import { byId, element } from "./dom.js";
import { tabOf } from "./phone.js";
import { render } from "./render.js";
import { arrangement, figures, wish } from "./stage.js";

const SWIPE = 60; // pixels that a finger goes sideways to change the tab
const news = new Set(); // tabs on which something has changed
let start = null; // where a finger began

/** Opens a tab, which stays open until the next question. */
export function openTab(tab) {
  wish({ tab, isOpened: true });
  render({});
  byId("main").querySelector(".content")?.scrollTo(0, 0);
}

/** Something has changed on a tab; it carries a mark until it is opened. */
export function announce(tab) {
  news.add(tab);
  drawTabs();
}

/** Draws the tabs; a gold mark tells of choices, a clay one of changes. */
export function drawTabs() {
  const bar = byId("tabs");
  const { kind, tabs = [], tab: open, units, askedOn } = arrangement();
  const isOffered = Boolean(document.querySelector("#drawn-choices [data-move]"));
  if (!bar) return;
  bar.hidden = kind !== "phone";
  news.delete(open);
  const buttons = tabs.map((tab) => {
    const members = [...figures()].filter((figure) => tabOf(unitWith(units, figure)) === tab);
    const button = element("button", { type: "button", className: "tab" });
    button.dataset.tab = tab;
    button.setAttribute("role", "tab");
    button.setAttribute("aria-selected", String(tab === open));
    const name = bar.querySelector(`template[data-name="${tab}"]`)?.content ?? members[0]?.querySelector("figcaption");
    button.append(...[...name.childNodes].map((node) => node.cloneNode(true)));
    button.classList.toggle(
      "golden",
      (tab === askedOn && isOffered) || members.some((figure) => figure.querySelector("[data-move]")),
    );
    button.classList.toggle(
      "news",
      tab !== open && (news.has(tab) || members.some(({ dataset }) => "news" in dataset)),
    );
    return button;
  });
  for (const old of bar.querySelectorAll("button")) old.remove();
  bar.append(...buttons);
}

function unitWith(units, figure) {
  return units.find(({ id }) => id === figure.dataset.group) ?? { id: "", place: "" };
}

/** The next tab to one side: -1 is left. */
function turn(step) {
  const { tabs, tab } = arrangement();
  const next = tabs[tabs.indexOf(tab) + step];
  if (next) openTab(next);
}

/** A click opens a tab; a finger that goes sideways changes it, except on an enlarged board. */
export function listenToTabs() {
  document.addEventListener("click", ({ target }) => {
    const tab = target.closest?.(".tab");
    if (tab) openTab(tab.dataset.tab);
  });
  document.addEventListener(
    "touchstart",
    ({ touches, target }) => {
      const isFree = touches.length === 1 && arrangement().kind === "phone" && !target.closest(".zoomed, .dock, .menu");
      start = isFree ? touches[0] : null;
    },
    { passive: true },
  );
  document.addEventListener("touchend", ({ changedTouches: [end] }) => {
    if (!start || !end) return;
    const [across, down] = [end.clientX - start.clientX, end.clientY - start.clientY];
    start = null;
    if (Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(down)) turn(across < 0 ? 1 : -1);
  });
}
