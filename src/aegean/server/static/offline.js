/* The page for when there is none: what was read before. */

const list = document.getElementById("kept");
const PAGES = /^\/(rules|aid|learn|tables|t\/[^/]+\/replay)\b/;

/** Where a kept page leads, and what it is called. */
async function entry(request) {
  const { pathname, search } = new URL(request.url);
  const text = await (await caches.match(request)).text();
  const title = new DOMParser().parseFromString(text, "text/html").title;
  return { address: pathname + search, title };
}

const requests = (await caches.keys()).length ? await (await caches.open("aegean")).keys() : [];
const pages = await Promise.all(requests.filter(({ url }) => PAGES.test(new URL(url).pathname)).map(entry));
const named = pages.filter(({ title }) => title);
document.getElementById(named.length ? "some-kept" : "none-kept").hidden = false;
for (const { address, title } of named) {
  const link = Object.assign(document.createElement("a"), { href: address, textContent: title });
  const item = document.createElement("li");
  item.append(link);
  list.append(item);
}
