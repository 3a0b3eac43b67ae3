/* The counter: several equal small decisions, given as one move. */
import { byId } from "./dom.js";

/** No more can be counted than are asked for; the button says how many there are. */
export function checkCounter() {
  const form = byId("counter");
  if (!form) return;
  const fields = [...form.querySelectorAll("input")];
  for (const field of fields) field.value = Math.min(Math.max(0, Math.trunc(field.valueAsNumber || 0)), field.max);
  const total = Number(form.dataset.total);
  const count = fields.reduce((sum, field) => sum + field.valueAsNumber, 0);
  for (const step of form.querySelectorAll("[data-step]")) step.disabled = !isPossible(step, total - count);
  const button = form.querySelector(".primary");
  button.disabled = count !== total;
  button.textContent = button.dataset.text.replace("@", count);
}

function isPossible(step, left) {
  const field = fieldOf(step);
  return step.dataset.step === "1" ? left > 0 && field.valueAsNumber < Number(field.max) : field.valueAsNumber > 0;
}

function fieldOf(step) {
  return step.parentElement.querySelector("input");
}

/** Typing, arrows and the buttons beside a field count; `play` gets what was counted as one move. */
export function bindCounter(play) {
  document.addEventListener("input", ({ target }) => target.closest("#counter") && checkCounter());
  document.addEventListener("click", (event) => {
    const step = event.target.closest("#counter [data-step]");
    if (!step) return;
    event.preventDefault();
    fieldOf(step).valueAsNumber += Number(step.dataset.step);
    checkCounter();
  });
  document.addEventListener("submit", (event) => {
    if (event.target.id !== "counter") return;
    event.preventDefault();
    const counted = [...event.target.querySelectorAll("input")].filter((field) => field.valueAsNumber > 0);
    const things = counted.map(({ value, name }) => `${value} ${name}`).join(", ");
    if (!event.target.querySelector(".primary").disabled) play(`${event.target.dataset.verb} ${things}`);
  });
}
