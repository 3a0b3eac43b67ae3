/* A new table: the sentence that says it all, its steps on a phone, the hour in the reader's time zone, and the table as last time. */

const form = document.querySelector(".laying");
const { game, title } = form.dataset;
const lang = document.documentElement.lang;
const LAST = `aegean-new-${game}`;
const USUAL = `aegean-usual-${game}`;
const PASSING = ["name", "begins", "word", "components"]; // of one person, or of one table only

/** What somebody reads on the chosen one of several buttons; empty where there are none. */
function chosen(name) {
  return label(form.querySelector(`[name=${name}]:checked`));
}

function label(field) {
  return field?.closest("label")?.textContent.trim() ?? "";
}

/** Who sits on a chair, in a few words; empty for nobody. */
function sitter(chair, number) {
  const { value } = form.elements[`seat${number}`];
  const name = form.elements[`name${number}`].value.trim();
  const friend = form.elements[`friend${number}`]?.selectedOptions[0].dataset.label;
  const kind = label(chair.querySelector(".kinds :checked"));
  if (value === "none") return "";
  if (value === "me") return form.elements.name.value.trim() || kind;
  if (value === "bot") return `${kind} (${chosen(`level${number}`)})`;
  return friend || name ? `${kind} (${name || friend})` : kind;
}

function clockWords() {
  const kind = form.elements.clock.value;
  const manner = form.querySelector("[name=clock]:checked").parentNode.querySelector("b").textContent;
  const time = chosen(`clock_${kind}`);
  return time ? `${manner}: ${time}` : "";
}

function say() {
  const sitters = [];
  for (const [number, chair] of [...form.querySelectorAll(".seat")].entries()) {
    const words = sitter(chair, number);
    chair.querySelector(".of-kind b").textContent = words;
    if (words) sitters.push(words);
  }
  const manner = [...form.querySelectorAll(".toggle:has(:checked) b")].map((word) => word.textContent);
  const clock = form.querySelector(".clocks legend").textContent;
  const parts = [`${title}: ${new Intl.ListFormat(lang).format(sitters)}`, clockWords() && `${clock}: ${clockWords()}`];
  document.getElementById("sentence").textContent = `${[...parts, manner.join(", ")].filter(Boolean).join(". ")}.`;
}

/** A rated table has no hints. */
function lockHints() {
  const { rated, no_hints: noHints } = form.elements;
  noHints.disabled = rated.checked;
  if (rated.checked) noHints.checked = true;
}

form.addEventListener("input", () => {
  lockHints();
  say();
});

const hour = document.getElementById("begins-at");
hour.addEventListener("change", () => {
  form.elements.begins.value = hour.value ? Math.round(new Date(hour.value).getTime() / 1000) : "";
});

/** Keeps what is chosen, for the next table of this game in this browser. */
function keep(place) {
  const kept = [...new FormData(form)].filter(([name]) => !PASSING.includes(name));
  localStorage.setItem(place, JSON.stringify(kept));
}

/** Chooses what was kept. */
function fill(kept) {
  for (const box of form.querySelectorAll("[type=checkbox]")) box.checked = false;
  for (const [name, value] of JSON.parse(kept)) {
    const field = form.elements[name];
    if (!field) continue;
    if (field.type === "checkbox") field.checked = true;
    else field.value = value;
  }
  lockHints();
  say();
}

form.addEventListener("submit", () => keep(LAST));

const usual = document.getElementById("keep-usual");
const toKeep = usual.textContent;
usual.hidden = false;
usual.addEventListener("click", () => {
  keep(USUAL);
  usual.textContent = usual.dataset.kept;
});
form.addEventListener("input", () => {
  usual.textContent = toKeep;
});

const last = localStorage.getItem(LAST);
const again = document.getElementById("as-last");
again.hidden = !last;
again.addEventListener("click", () => fill(last));

/* On a phone one step at a time, with the sentence always in sight; wider windows show all of them. */
const steps = form.querySelectorAll(".steps [data-to]");
const on = document.getElementById("on");
form.querySelector(".steps").hidden = false;

function go(step) {
  form.dataset.step = step;
  for (const button of steps) button.toggleAttribute("aria-current", Number(button.dataset.to) === step);
  on.hidden = step === steps.length - 1;
}

for (const button of steps) button.addEventListener("click", () => go(Number(button.dataset.to)));
on.addEventListener("click", () => {
  go(Number(form.dataset.step) + 1);
  scrollTo(0, 0);
});
go(0);

document.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
});

lockHints();
say();

const proposed = localStorage.getItem(USUAL);
if (proposed && !new URLSearchParams(location.search).has("friend")) fill(proposed);
