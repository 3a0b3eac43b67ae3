/* One's own profile: who may read it. */
import { request } from "./api.js";

const form = document.getElementById("seen");
form.addEventListener("change", async () => {
  const says = form.querySelector("output");
  try {
    await request("/api/me/seen", { by: form.elements.by.value });
    says.textContent = "";
  } catch (problem) {
    says.textContent = problem.message;
  }
});
