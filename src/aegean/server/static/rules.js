/* The page of a game's rules: search, contents, pictures when they are needed, examples to try. */
import { request } from "./api.js";
import { TextSearch } from "./search.js";

const NARROW = 821; // pixels: below, the contents are folded
const NEAR = "600px";
const field = document.getElementById("search");
const found = document.getElementById("found");
const text = document.getElementById("rules-text");
const contents = document.querySelector(".contents details");
const search = new TextSearch(text);

function filter() {
  const words = field.value.trim().toLowerCase();
  const count = search.filter(words);
  const { none, one, many } = found.dataset;
  found.textContent = words ? ([none, one][count] ?? many).replace("{n}", count) : "";
}

function clear() {
  field.value = "";
  filter();
}

/** Thousands of shapes: each picture is drawn when somebody comes near. */
const pictures = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      pictures.unobserve(target);
      const template = target.nextElementSibling;
      target.replaceWith(template.content.firstElementChild);
      template.remove();
    }
  },
  { rootMargin: NEAR },
);
for (const template of text.querySelectorAll("template")) pictures.observe(template.previousElementSibling);

function foldContents() {
  if (innerWidth < NARROW) contents.open = false;
}
foldContents();
for (const link of document.querySelectorAll(".contents ol a")) link.addEventListener("click", foldContents);

field.addEventListener("input", filter);
field.addEventListener("keydown", (event) => {
  if (event.key === "Escape") clear();
  else if (event.key === "Enter") search.first?.scrollIntoView({ block: "center" });
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea")) return;
  event.preventDefault();
  field.focus();
  field.select();
});
/* A link to a clause shows it, whatever is searched for. */
addEventListener("hashchange", () => {
  if (!field.value) return;
  clear();
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
});
text.addEventListener("click", async (event) => {
  const button = event.target.closest(".try");
  if (button) location.assign((await request("/api/records", { record: button.dataset.record })).link);
});
