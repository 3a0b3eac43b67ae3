/* Being somebody: links, codes, passkeys, another name, and the end. */
import { request } from "./api.js";
import { showCode } from "./camera.js";
import { copyText } from "./clipboard.js";

const page = document.querySelector(".me");
const says = document.getElementById("says");
const known = document.getElementById("known"); // how well somebody is known here

/** Does something when an element is pressed or sent, and says why if it cannot be done. */
function on(element, kind, act) {
  element?.addEventListener(kind, async (event) => {
    event.preventDefault();
    try {
      await act(element);
    } catch (problem) {
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
    known.textContent = known.dataset.kept;
    known.classList.remove("warning");
    if (kind === "link") await showCode(document.getElementById("link-code"), shown.textContent);
  });
}

for (const button of document.querySelectorAll("[data-copy]")) {
  on(button, "click", () => copyText(button, document.getElementById(button.dataset.copy).textContent));
}

/** Refuses to go on where the browser has no passkeys. */
function needPasskeys() {
  if (!window.PublicKeyCredential?.parseCreationOptionsFromJSON) throw new Error(page.dataset.noPasskeys);
}

on(document.getElementById("add-passkey"), "click", async () => {
  needPasskeys();
  const { options } = await request("/api/me/passkey/new", {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey });
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
  needPasskeys();
  const { options } = await request("/api/me/passkey/ask", {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey });
  await request("/api/me/passkey/enter", { credential: credential.toJSON() });
  location.assign("/tables");
});

const enter = document.getElementById("enter");
if (enter && location.hash) enter.elements.secret.value = decodeURIComponent(location.hash.slice(1));
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
