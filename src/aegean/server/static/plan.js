/* The planned move in the menu: what one would do next, played by the server when the turn comes. */

/** Shows what is planned and keeps what is planned anew; `ask` asks the server, `say` shows a sentence. */
export async function bindPlan(form, ask, lang, say) {
  if (!form) return;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const { moves, only } = form.elements;
    show(form, await ask("plan", { moves: moves.value, only: only.checked, lang }));
  });
  const plan = await ask("plan");
  show(form, plan);
  if (plan?.reason) say({ message: `${form.dataset.dropped} ${plan.moves}. ${plan.reason}` });
}

function show(form, plan) {
  if (!plan) return;
  form.elements.moves.value = plan.moves;
  form.elements.only.checked = plan.only;
  form.querySelector("output").textContent = plan.moves && !plan.reason ? form.dataset.kept : "";
}
