/* My tables: what happened at those that wait, since when, and another game of those that are over. */
import { request } from "./api.js";
import { momentOf } from "./clock.js";

const { lang } = document.documentElement;
const mine = document.querySelector(".mine");
const opened = Date.now();
const LOOK = 60_000; // milliseconds between two looks at whether something has happened

for (const table of document.querySelectorAll("[data-table]")) {
  request(`/api/tables/${table.dataset.table}/since`)
    .then((told) => tell(table, told))
    .catch((problem) => {
      table.querySelector(".since").textContent = problem.message;
    });
}

/** Says what happened at a table, how far the game is, and everybody's points. */
function tell(table, { sentences, facts, points }) {
  table.querySelector(".since").textContent = sentences.join(" ");
  table.querySelector(".far").textContent = facts[0] ?? "";
  for (const [seat, number] of points.entries()) {
    const place = table.querySelector(`[data-points="${seat}"]`);
    place.textContent = number;
    place.hidden = false;
  }
}

for (const button of document.querySelectorAll("[data-rematch]")) {
  button.addEventListener("click", async () => {
    const { link } = await request(`/api/tables/${button.dataset.rematch}/rematch`, {});
    location.assign(link);
  });
}

/* The list stays as it is under a finger: that something has happened is said, and shown when it is asked for. */
const line = document.getElementById("as-of");
line.textContent = line.dataset.words.replace("@", momentOf(opened / 1000, lang));

async function look() {
  if (document.hidden) return;
  const { table, count } = await request("/api/me/next");
  if (table === mine.dataset.next && count === Number(mine.dataset.count)) return;
  line.replaceChildren(Object.assign(document.createElement("a"), { href: "", textContent: line.dataset.news }));
}

setInterval(() => look().catch(() => {}), LOOK);
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && Date.now() - opened > LOOK && navigator.onLine) location.reload();
});
