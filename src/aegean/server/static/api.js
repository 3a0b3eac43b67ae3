/* Requests to the server's JSON API. */

/** The server's answer: GET without a body, POST with one. A refusal is thrown with its reason and clause. */
export async function request(path, body) {
  const options = body && {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  const response = await fetch(path, options).catch(() => {
    throw new Error(document.body.dataset.unreached);
  });
  const answer = response.status === 204 ? {} : await response.json();
  if (response.ok) return answer;
  throw Object.assign(refusal(answer), { status: response.status });
}

/** What the server refuses, as an error with its clause. */
export function refusal({ reason, clause = "" }) {
  return Object.assign(new Error(reason), { clause });
}
