/* Being somebody: links, codes, passkeys, another name, and the end. */
import { request } from "./api.js";
import { showCode } from "./camera.js";

const page = document.querySelector(".me");
const says = document.getElementById("says");
const known = document.getElementById("known"); // how well somebody is known here

/** Does something when an element is pressed or sent, and says beside it why if it cannot be done. */
function on(element, kind, act) {
  element?.addEventListener(kind, async (event) => {
    event.preventDefault();
    try {
      await act(element);
    } catch (problem) {
      element.closest(".way").lastElementChild.append(says);
      says.textContent = problem.message;
    }
  });
}

for (const button of document.querySelectorAll("[data-make]")) {
  const kind = button.dataset.make;
  on(button, "click", async () => {
    const { secret } = await request(`/api/me/${kind}`, {});
    const shown = document.getElementById(kind);
    shown.textContent = kind === "link" ? `${location.origin}/me/enter#${secret}` : secret;
    shown.hidden = false;
    document.querySelector(`[data-copy=${kind}]`).hidden = false;
    button.textContent = button.dataset.anew;
    known.textContent = known.dataset.kept;
    known.classList.remove("warning");
    if (kind === "link") await showCode(document.getElementById("link-code"), shown.textContent);
  });
}

/** What the device answers about passkeys; why it has none is said in the page's words, not in the browser's. */
async function fromDevice(ask) {
  if (!window.PublicKeyCredential?.parseCreationOptionsFromJSON) throw new Error(page.dataset.noPasskeys);
  try {
    return await ask();
  } catch (problem) {
    throw new Error(problem.name === "SecurityError" ? page.dataset.noPasskeys : page.dataset.notGiven);
  }
}

on(document.getElementById("add-passkey"), "click", async () => {
  const { options } = await request("/api/me/passkey/new", {});
  const credential = await fromDevice(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
  );
  await request("/api/me/passkey/add", { credential: credential.toJSON() });
  location.reload();
});

for (const button of document.querySelectorAll("[data-passkey]")) {
  on(button, "click", async () => {
    await request(`/api/me/passkey/${encodeURIComponent(button.dataset.passkey)}/remove`, {});
    location.reload();
  });
}

on(document.getElementById("enter-passkey"), "click", async () => {
  const { options } = await request("/api/me/passkey/ask", {});
  const credential = await fromDevice(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }),
  );
  await request("/api/me/passkey/enter", { credential: credential.toJSON() });
  location.assign("/tables");
});

const enter = document.getElementById("enter");
function fromLink() {
  if (enter && location.hash) enter.elements.secret.value = decodeURIComponent(location.hash.slice(1));
}
fromLink();
addEventListener("hashchange", fromLink); // a link opened while its page is shown loads nothing anew
on(enter, "submit", async () => {
  const secret = enter.elements.secret.value.trim();
  await request("/api/me/enter", { secret: secret.slice(secret.indexOf("#") + 1) });
  location.assign("/tables");
});

const rename = document.getElementById("rename");
on(rename, "submit", async () => {
  await request("/api/me/name", { name: rename.elements.name.value });
  location.reload();
});

on(document.getElementById("leave"), "click", async () => {
  await request("/api/me/leave", {});
  location.assign("/");
});

const remove = document.getElementById("delete");
on(remove, "submit", async () => {
  await request("/api/me/delete", { name: remove.elements.name.value });
  location.assign("/");
});
