/* Copying text. */

const SHOWN = 1500; // milliseconds for which the button says that it has copied

/** Copies a text and says so on the button for a moment. */
export async function copyText(button, text) {
  await write(text);
  const label = button.lastChild;
  button.dataset.label ??= label.textContent; // a second click finds the button still saying "copied"
  label.textContent = button.dataset.copied;
  setTimeout(() => {
    label.textContent = button.dataset.label;
  }, SHOWN);
}

/** Where a house is reached without encryption, browsers have only the older way. */
async function write(text) {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const field = Object.assign(document.createElement("textarea"), { value: text });
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
