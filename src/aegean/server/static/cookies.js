/* Cookies: what the server has to know about this browser before it draws a page. */

const YEAR = 365 * 24 * 60 * 60;

export function getCookie(name) {
  const start = `${name}=`;
  const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(start));
  return found ? decodeURIComponent(found.slice(start.length)) : "";
}

export function setCookie(name, value) {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${YEAR}; samesite=lax`;
}
