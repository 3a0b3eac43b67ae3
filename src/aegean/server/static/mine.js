/* My tables: what happened at those that wait, and another game of those that are over. */
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

for (const button of document.querySelectorAll("[data-rematch]")) {
  button.addEventListener("click", async () => {
    const { link } = await request(`/api/tables/${button.dataset.rematch}/rematch`, {});
    location.assign(link);
  });
}
