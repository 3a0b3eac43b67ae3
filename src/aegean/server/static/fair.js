/* Were the dice fair? Adds one's own number before the start, and checks every draw after the end, in this browser. */
import { request } from "./api.js";
import { momentOf } from "./clock.js";

const page = document.querySelector(".fair");
const says = document.getElementById("says");
const path = `/api/tables/${page.dataset.table}`;
const WORDS = 2 ** 32;

const shown = document.getElementById("shown");
if (shown) shown.textContent = momentOf(Number(shown.dataset.time), document.documentElement.lang);

const number = document.getElementById("number");
number?.addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    await request(`${path}/number`, { number: number.elements.number.value });
    location.reload();
  } catch (problem) {
    says.textContent = problem.message;
  }
});

const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text) => Uint8Array.from(text.match(/../g), (pair) => Number.parseInt(pair, 16));

/** Which outcome of these weights a number below their sum means. */
function outcome(weights, number) {
  let below = 0;
  return weights.findIndex((weight) => {
    below += weight;
    return number < below;
  });
}

/** The mixture of secret and numbers for a draw, and which outcome of these weights it means. */
export async function drawn(key, numbers, draw, weights) {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const whole = Math.floor(WORDS / total) * total;
  for (let again = 0; ; again++) {
    const text = `${numbers}/${draw}${again ? `/${again}` : ""}`;
    const mixed = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
    const view = new DataView(mixed);
    for (let place = 0; place < mixed.byteLength; place += 4) {
      if (view.getUint32(place) < whole) {
        return { mixed: hex(mixed), chosen: outcome(weights, view.getUint32(place) % total) };
      }
    }
  }
}

/** Checks all draws; says how far it is, and what came of it. */
async function check() {
  const result = document.getElementById("result");
  const told = result.querySelector("b");
  if (!crypto.subtle) throw new Error(page.dataset.no_crypto);
  const { secret, fingerprint, numbers, draws } = await request(`${path}/fair`);
  if (hex(await crypto.subtle.digest("SHA-256", bytes(secret))) !== fingerprint)
    throw new Error(page.dataset.other_secret);
  document.getElementById("same").hidden = false;
  const key = await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const rows = [];
  for (const [place, { weights, chosen, words }] of draws.entries()) {
    const found = await drawn(key, numbers, place + 1, weights);
    const { recorded } = page.dataset;
    rows.push(
      row([place + 1, words, `${found.mixed.slice(0, 12)} …`, `${found.chosen + 1} / ${weights.length}`, recorded]),
    );
    if (found.chosen !== chosen) {
      const { wrong } = page.dataset;
      throw new Error(
        wrong
          .replace("@", place + 1)
          .replace("#", found.chosen + 1)
          .replace("%", chosen + 1),
      );
    }
    if (place % 50 === 0) told.textContent = page.dataset.progress.replace("@", place).replace("#", draws.length);
  }
  document.getElementById("draws").replaceChildren(...rows);
  told.textContent = page.dataset.checked.replace("@", draws.length);
  result.dataset.outcome = "fair";
}

function row(cells) {
  const line = document.createElement("tr");
  line.append(...cells.map((text) => Object.assign(document.createElement("td"), { textContent: text })));
  return line;
}

async function checked() {
  const result = document.getElementById("result");
  try {
    await check();
  } catch (problem) {
    result.dataset.outcome = "wrong";
    result.querySelector("b").textContent = problem.message;
  }
}

const button = document.getElementById("check");
button?.addEventListener("click", checked);
if (button) checked();
