"use strict";
// runs before the first paint, so that a page does not change colour while one looks
try {
  const saved = JSON.parse(localStorage.getItem("frontinus") ?? "{}");
  for (const name of ["theme", "contrast", "size", "motion"]) {
    if (saved[name]) document.documentElement.dataset[name] = saved[name];
  }
} catch {
  // no storage: the settings of the system hold
}
