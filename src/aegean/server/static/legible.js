/* Words on a panel that has become small: they grow back, or hide where they are too small for that. */

const SHORT = 0.8; // a word that is short by more than a fifth hides, unless it is a number
const NUMBER = /^[\d/+−×.,-]{1,4}$/;

/** Makes the words of a drawing at least so many pixels high. */
export function makeLegible(drawing, least) {
  const texts = [...drawing.querySelectorAll("text[font-size], tspan[font-size]")];
  const sizes = texts.map((text) => {
    const system = text.getScreenCTM?.();
    return system ? Number(text.getAttribute("font-size")) * Math.hypot(system.a, system.b) : least;
  });
  texts.forEach((text, n) => {
    const share = sizes[n] / least;
    const isShort = share < 0.995;
    const grows = share >= SHORT || NUMBER.test(text.textContent.trim());
    text.style.removeProperty("font-size");
    text.style.removeProperty("visibility");
    if (!isShort) return;
    if (grows) text.style.fontSize = `${Number(text.getAttribute("font-size")) / share}px`;
    else text.style.visibility = "hidden";
  });
}
