/* The clocks at a table: what is left, as text and as a bar, and at what hour a clock runs out. */

const PHONE = 600; // pixels, below which a chip has room for one unit
const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** A span of seconds in the largest units that it has, two of them unless told. */
export function spanOf(seconds, lang, unitDisplay = "short", most = 2) {
  let rest = Math.max(0, Math.floor(seconds));
  const parts = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    if (count && parts.length < most)
      parts.push(new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay }).format(count));
    else if (parts.length) break;
    rest -= count * size;
  }
  return parts.join(" ") || new Intl.NumberFormat(lang, { style: "unit", unit: "second", unitDisplay }).format(0);
}

/** The kind of the page's language that the reader's browser prefers: British hours are not American ones. */
export function localeOf(lang, preferred = navigator.languages) {
  return preferred.find((one) => one.split("-")[0] === lang) ?? lang;
}

/** An hour in the reader's time zone, with the day if it is not today, and the date if that is not within a week. */
export function hourOf(time, lang, now = Date.now()) {
  const date = new Date(time * 1000);
  const days = daysBetween(now, date);
  const day = days === 0 ? {} : { weekday: "long", ...(days < 7 ? {} : { day: "numeric", month: "long" }) };
  return date.toLocaleString(localeOf(lang), { ...day, hour: "numeric", minute: "2-digit" });
}

/** How many midnights lie between two moments; a day may have 23 or 25 hours. */
function daysBetween(first, last) {
  return Math.round((new Date(last).setHours(0, 0, 0, 0) - new Date(first).setHours(0, 0, 0, 0)) / 86_400_000);
}

/** A moment that has been, in the reader's time zone: an hour of today or yesterday, of a day of the week, or a date. */
export function momentOf(time, lang, now = Date.now()) {
  const date = new Date(time * 1000);
  const days = daysBetween(date, now);
  const hour = date.toLocaleTimeString(localeOf(lang), { hour: "numeric", minute: "2-digit" });
  if (days <= 0) return hour;
  if (days === 1) return `${new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(-1, "day")}, ${hour}`;
  if (days < 7) return `${date.toLocaleDateString(lang, { weekday: "long" })}, ${hour}`;
  return date.toLocaleDateString(localeOf(lang), { day: "numeric", month: "long" });
}

/** Brings all clocks on the page up to date. */
export function showClocks(lang, now = Date.now()) {
  for (const clock of document.querySelectorAll(".clock[data-left]")) show(clock, lang, now / 1000);
  for (const hour of document.querySelectorAll("time[data-at]"))
    write(hour, hourOf(Number(hour.dataset.at), lang, now));
}

function show(clock, lang, now) {
  const { left, until, off, whole, offWords } = clock.dataset;
  const isOff = Number(off) > now;
  const runs = Number(until) > 0 && !isOff;
  const rest = runs ? Math.min(Number(left), Number(until) - now) : Number(left);
  clock.toggleAttribute("data-holds", isOff);
  clock.style.setProperty("--left", `${Math.round(Math.min(1, Math.max(0, rest / Number(whole))) * 100)}%`);
  const sign = "stands" in clock.dataset ? "\u2016 " : "";
  write(
    clock,
    isOff
      ? `\u263E ${offWords} \u2192 ${hourOf(Number(off), lang, now * 1000)}`
      : sign + spanOf(rest, lang, "short", innerWidth < PHONE ? 1 : 2),
  );
  clock.setAttribute(
    "aria-label",
    isOff ? `${offWords}: ${hourOf(Number(off), lang, now * 1000)}` : spanOf(rest, lang, "long"),
  );
}

function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}
