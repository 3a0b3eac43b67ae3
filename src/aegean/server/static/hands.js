/* What hands do to a stage, at a table and in its replay: clicks, swipes, two fingers, a new size of the window. */
import { listenToMiniatures, nameMiniatures } from "./miniatures.js";
import { fitNames } from "./names.js";
import { render } from "./render.js";
import { drawTabs, listenToTabs } from "./tabs.js";
import { fitZoom, listenToDoubleTaps, listenToPinch } from "./zoom.js";

/** Listens to everything that changes the arrangement, and arranges the table for the first time, with the parts it opens with. */
export function setStage(parts = {}) {
  listenToPinch();
  listenToDoubleTaps();
  listenToTabs();
  listenToMiniatures();
  document.addEventListener("arranged", () => {
    nameMiniatures();
    drawTabs();
    fitNames();
    fitZoom();
  });
  addEventListener("resize", () => render({}));
  render(parts);
}
