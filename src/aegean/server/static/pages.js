/* Every page: choose a theme and a language; in the lobby, filter tables, be told of new ones, say your name and open a record; go from a log to the replay. */
import { request } from "./api.js";
import { copyText } from "./clipboard.js";
import { hourOf, momentOf } from "./clock.js";
import { setCookie } from "./cookies.js";

for (const select of document.querySelectorAll("select[data-cookie]")) {
  select.addEventListener("change", () => {
    setCookie(select.dataset.cookie, select.value);
    if (select.dataset.cookie === "theme") document.documentElement.dataset.theme = select.value;
    else reloadWithoutLang();
  });
}

/** A language in the address would win over the cookie. */
function reloadWithoutLang() {
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  if (address.href === location.href) location.reload();
  else location.replace(address);
}

for (const button of document.querySelectorAll("button[data-copy]")) {
  const shown = document.getElementById(button.dataset.copy);
  button.addEventListener("click", () => copyText(button, shown.value || shown.textContent));
}

const printing = document.querySelector(".aid .print");
printing?.addEventListener("click", (event) => {
  event.preventDefault();
  print();
});
if (printing && location.hash === "#print") print(); // from the aid at a table

for (const line of document.querySelectorAll(".log .moment")) {
  line.addEventListener("click", () => location.assign(`replay?at=${line.dataset.moves}`)); // of the same table
}

const nameField = document.getElementById("my-name");
nameField?.addEventListener("change", () => setCookie("name", nameField.value.trim()));

for (const hour of document.querySelectorAll("time[data-at]")) {
  hour.textContent = hourOf(Number(hour.dataset.at), document.documentElement.lang);
}

for (const since of document.querySelectorAll("[data-since]")) {
  since.title = since.textContent;
  since.textContent = since.dataset.words.replace(
    "@",
    momentOf(Number(since.dataset.since), document.documentElement.lang),
  );
}

/* The lobby's filters: used as they change, kept in this browser, and what one wants to hear of. */
const filters = document.querySelector(".filters");
if (filters) {
  const { minutes } = filters.elements;
  const sayTime = () => {
    const { some, any } = minutes.nextElementSibling.dataset;
    minutes.nextElementSibling.textContent = minutes.value === minutes.max ? any : some.replace("@", minutes.value);
  };
  minutes.addEventListener("input", sayTime);
  sayTime();
  const show = document.getElementById("show-filters"); // on a phone the tables come first
  show.addEventListener("click", () => {
    show.setAttribute("aria-expanded", filters.classList.toggle("shown"));
  });
  filters.addEventListener("change", ({ target }) => {
    sessionStorage.setItem("filter", target.type === "range" ? target.name : `${target.name}=${target.value}`);
    location.replace(`?${new URLSearchParams(new FormData(filters))}`); // back leads to the page before, not to each filter
  });
  const [name, value] = sessionStorage.getItem("filter")?.split("=") ?? [];
  sessionStorage.removeItem("filter");
  if (name) {
    if (getComputedStyle(filters).display === "none") show.click();
    filters.querySelector(`[name=${name}]${value ? `[value=${value}]` : ""}`)?.focus();
  }
  if (/[?&](game|pace|manner|minutes)=/.test(location.search)) setCookie("wanted", location.search.slice(1));
  const tell = document.getElementById("tell");
  tell.addEventListener("click", async () => {
    const chosen = new FormData(filters);
    const [game, pace, manner] = ["game", "pace", "manner"].map((name) => chosen.getAll(name));
    const tables = { game, pace, manner, minutes: minutes.value === minutes.max ? 0 : Number(minutes.value) };
    await request("/api/me/calls/tables", tell.ariaPressed === "true" ? {} : { tables });
    const { ways } = await request("/api/me/calls");
    if (tell.ariaPressed === "true" || ways.some((way) => way.in_use)) location.reload();
    else location.assign("/me/calls");
  });
}

for (const button of document.querySelectorAll("[data-decline]")) {
  button.addEventListener("click", async () => {
    await request(`/api/tables/${button.dataset.decline}/free`, { seat: Number(button.dataset.seat) });
    button.closest("article").remove();
  });
}

const upload = document.getElementById("upload");
upload?.addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    const record = await upload.elements.record.files[0].text();
    location.assign((await request("/api/records", { record })).link);
  } catch (problem) {
    document.getElementById("upload-says").textContent = problem.message;
  }
});

/* A new table with the edition that the owner's sheet keeps in this browser. */
const own = document.getElementById("own-edition");
const edition = own && localStorage.getItem(`aegean-edition-${own.dataset.game}`);
if (edition) {
  own.hidden = false;
  own.querySelector("input").value = edition;
  own.querySelector("input").checked = location.hash === "#own";
  own.querySelector("span").textContent += `: ${/^name: (.*)$/m.exec(edition)?.[1] ?? ""}`;
}
