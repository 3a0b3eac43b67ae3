/* The rules: what does not hold the words looked for steps aside, what holds them is lit. */
import { ask } from "./pages.js";

const search = document.getElementById("search");
const found = document.getElementById("found");
const text = document.getElementById("rules-text");
const passages = [...text.querySelectorAll("ol, li, p, tbody tr, dl > div")].filter((one) => !one.parentElement.closest("ol, li, tbody tr, .example"));
const examples = [...text.querySelectorAll(".example")];
const sections = [...text.querySelectorAll("section")];
const fold = document.querySelector(".contents details");
const LIT = 500;

if (innerWidth < 821) fold.open = false;

/* thousands of shapes: each picture is drawn when somebody comes near */
const near = new IntersectionObserver((seen) => {
  for (const { isIntersecting, target } of seen) {
    if (!isIntersecting) continue;
    near.unobserve(target);
    const kept = target.nextElementSibling;
    target.replaceWith(kept.content.firstElementChild);
    kept.remove();
  }
}, { rootMargin: "600px" });
for (const kept of text.querySelectorAll("template")) near.observe(kept.previousElementSibling);

function light(words) {
  if (!window.CSS?.highlights) return;
  CSS.highlights.delete("found");
  if (words.length < 2) return;
  const ranges = [];
  const walk = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  while (walk.nextNode() && ranges.length < LIT) {
    const node = walk.currentNode, line = node.data.toLowerCase();
    for (let at = line.indexOf(words); at >= 0; at = line.indexOf(words, at + words.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + words.length);
      ranges.push(range);
    }
  }
  CSS.highlights.set("found", new Highlight(...ranges));
}

function filter() {
  const words = search.value.trim().toLowerCase();
  let count = 0;
  for (const passage of [...passages, ...examples]) {
    const hit = !words || passage.textContent.toLowerCase().includes(words);
    passage.classList.toggle("missed", !hit);
    count += hit;
  }
  for (const section of sections) {
    const head = section.querySelector(":scope > h2, :scope > h3");
    const named = words && head?.textContent.toLowerCase().includes(words);
    if (named) section.querySelectorAll(".missed").forEach((one) => one.classList.remove("missed"));
    const full = !words || named || section.matches(".example:not(.missed)") || section.querySelector("ol:not(.missed), ul > li:not(.missed), p:not(.missed), tbody tr:not(.missed), .example:not(.missed)");
    section.classList.toggle("missed", !full);
  }
  const said = count === 0 ? found.dataset.none : count === 1 ? found.dataset.one : found.dataset.many;
  found.textContent = words ? said.replace("{n}", count) : "";
  light(words);
}

search.addEventListener("input", filter);
search.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    search.value = "";
    filter();
  } else if (event.key === "Enter") {
    text.querySelector("section:not(.missed) :is(li, p, tr):not(.missed)")?.scrollIntoView({ block: "center" });
  }
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea")) return;
  event.preventDefault();
  search.focus();
  search.select();
});
/* a link to a clause shows it, whatever is looked for */
addEventListener("hashchange", () => {
  if (!search.value) return;
  search.value = "";
  filter();
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
});
for (const link of document.querySelectorAll(".contents ol a")) {
  link.addEventListener("click", () => { if (innerWidth < 821) fold.open = false; });
}
text.addEventListener("click", async (event) => {
  const button = event.target.closest(".try");
  if (button) location.assign((await ask("/api/records", { record: button.dataset.record })).link);
});
