/* What every page can do: switch theme and language, open a record. */
export function remember(name, value) {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}

for (const choice of document.querySelectorAll("select[data-cookie]")) {
  choice.addEventListener("change", () => {
    remember(choice.dataset.cookie, choice.value);
    if (choice.dataset.cookie === "theme") document.documentElement.dataset.theme = choice.value;
    else {
      const address = new URL(location.href);
      address.searchParams.delete("lang");
      if (address.href === location.href) location.reload();
      else location.replace(address);
    }
  });
}

const nameField = document.getElementById("my-name");
nameField?.addEventListener("change", () => remember("name", encodeURIComponent(nameField.value.trim())));

export function myName() {
  const kept = document.cookie.split("; ").find((cookie) => cookie.startsWith("name="));
  return kept ? decodeURIComponent(kept.slice(5)) : "";
}

export async function ask(address, body) {
  const wish = body === undefined ? {} : {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  const answer = await fetch(address, wish);
  const said = answer.status === 204 ? {} : await answer.json();
  if (!answer.ok) throw Object.assign(new Error(said.reason), { status: answer.status, clause: said.clause || "" });
  return said;
}

export async function copy(button, text) {
  await navigator.clipboard.writeText(text);
  const label = button.lastChild.textContent;
  button.lastChild.textContent = button.dataset.copied;
  setTimeout(() => { button.lastChild.textContent = label; }, 1500);
}

const upload = document.getElementById("upload");
upload?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const says = document.getElementById("upload-says");
  try {
    const record = await upload.elements.record.files[0].text();
    location.assign((await ask("/api/records", { record })).link);
  } catch (problem) {
    says.textContent = problem.message;
  }
});
