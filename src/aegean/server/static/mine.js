/* My tables: what happened at those that wait, and the key that leads to the next one. */
import { request } from "./api.js";

for (const table of document.querySelectorAll("[data-table]")) {
  request(`/api/tables/${table.dataset.table}/since`)
    .then(({ sentences }) => {
      table.querySelector(".since").textContent = sentences.join(" ");
    })
    .catch((problem) => {
      table.querySelector(".since").textContent = problem.message;
    });
}

document.addEventListener("keydown", (event) => {
  const isTyping = event.target.closest?.("input, select, textarea");
  if (event.key.toLowerCase() === "n" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
    document.getElementById("next")?.click();
  }
});
