/** What a reader has set for himself; it stays in his browser. `theme.js` applies it before the first paint. */

/** @type {Dict} */
export const settings = {};
try {
  Object.assign(settings, JSON.parse(localStorage.getItem("frontinus") ?? "{}"));
} catch {
  // no storage: they hold for this page
}

/** How much faster than drawn things move; 0: not at all. */
export const tempo = () => Number(settings["motion"] || !matchMedia("(prefers-reduced-motion: reduce)").matches) || 0;

/** Tie the form to the settings: a field a setting, by its name. */
export function bind() {
  for (const field of /** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll("#settings select"))) {
    const { name } = field;
    field.value = settings[name] ?? "";
    field.addEventListener("change", () => {
      settings[name] = field.value;
      document.documentElement.dataset[name] = field.value;
      try {
        localStorage.setItem("frontinus", JSON.stringify(settings));
      } catch {
        // as above
      }
    });
  }
}
