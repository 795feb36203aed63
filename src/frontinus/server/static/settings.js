/** What a reader has set: it stays in his browser, and `theme.js` takes it before the first paint. */

/** For styles, too. */
export const settings = document.documentElement.dataset;

/** How much faster than drawn things move; 0: not at all. */
export const tempo = () => Number(settings["motion"] || !matchMedia("(prefers-reduced-motion: reduce)").matches) || 0;

/** Tie fields to settings, by their names. */
export function bind() {
  for (const field of /** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll(".setting"))) {
    const { name } = field;
    field.value = settings[name] ?? "";
    field.addEventListener("change", () => {
      settings[name] = field.value;
      try {
        localStorage.setItem("frontinus", JSON.stringify(settings));
      } catch {
        // they hold for this page
      }
    });
  }
}
