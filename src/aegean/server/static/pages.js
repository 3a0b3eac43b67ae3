/* Every page: choose a theme and a language; in the lobby, say your name and open a record. */
import { request } from "./api.js";
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

const nameField = document.getElementById("my-name");
nameField?.addEventListener("change", () => setCookie("name", nameField.value.trim()));

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
