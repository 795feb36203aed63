/** What a reader has set for himself; it stays in his browser, from which `theme.js` takes it before the first paint. */

/** For styles, too. */
export const settings = document.documentElement.dataset;

/** How much faster than drawn things move; 0: not at all. */
export const tempo = () => Number(settings["motion"] || !matchMedia("(prefers-reduced-motion: reduce)").matches) || 0;

/** Tie the form to the settings: a field a setting, by its name. */
export function bind() {
  for (const field of /** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll("#settings select"))) {
    const { name } = field;
    field.value = settings[name] ?? "";
    field.addEventListener("change", () => {
      settings[name] = field.value;
      try {
        localStorage.setItem("frontinus", JSON.stringify(settings));
      } catch {
        // no storage: they hold for this page
      }
    });
  }
}
