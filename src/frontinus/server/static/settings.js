/** What a reader has set for himself; it stays in his browser. `theme.js` applies it before the first paint. */

/** @type {Dict} */
export const settings = {};
try {
  Object.assign(settings, JSON.parse(localStorage.getItem("frontinus") ?? "{}"));
} catch {
  // no storage: they hold for this page
}

/** How much faster than drawn things move; 0: not at all. */
export const tempo = () => (settings["motion"] ? Number(settings["motion"]) : matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 1);

/** Tie a form to the settings: a field a setting, by its name. @param {Element | null} form */
export function bind(form) {
  const fields = /** @type {HTMLSelectElement[]} */ ([...(form?.querySelectorAll("select") ?? [])]);
  for (const field of fields) field.value = settings[field.name] ?? "";
  form?.addEventListener("change", () => {
    for (const { name, value } of fields) {
      settings[name] = value;
      if (value) document.documentElement.dataset[name] = value;
      else delete document.documentElement.dataset[name];
    }
    try {
      localStorage.setItem("frontinus", JSON.stringify(settings));
    } catch {
      // as above
    }
  });
}
