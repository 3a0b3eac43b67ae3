/* Tells the server how a page looks: its layout, and the forms of panels that it shows, so that no others are drawn. */
import { setCookie } from "./cookies.js";

const PAUSE = 500; // milliseconds between two messages, while a window is resized

export class Telling {
  socket; // to the table, once it is there
  #view;
  #forms;
  #told = "";
  #timer = 0;
  #last = 0;

  /** `view()` is language and layout; `forms()` the forms that are shown, false while the present position is not. */
  constructor(view, forms) {
    this.#view = view;
    this.#forms = forms;
    setCookie("layout", view().layout);
    document.addEventListener("arranged", () => this.#tellSoon());
    addEventListener("resize", () => this.#changeLayout());
  }

  /** In another layout every form is new. */
  #changeLayout() {
    const view = this.#view();
    if (!this.socket || this.socket.view.layout === view.layout) return;
    setCookie("layout", view.layout);
    this.#told = "";
    this.socket.changeView(view);
  }

  #tellSoon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tell(), Math.max(0, this.#last + PAUSE - Date.now()));
  }

  #tell() {
    const [view, forms] = [this.#view(), this.#forms()];
    if (forms === false || forms === this.#told || this.socket?.view.layout !== view.layout) return;
    this.#told = forms;
    this.#last = Date.now();
    this.socket.changeView({ ...view, forms });
  }
}
