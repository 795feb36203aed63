"use strict";
// runs before the first paint, so that a page does not change colour while one looks
try {
  Object.assign(document.documentElement.dataset, JSON.parse(localStorage.getItem("frontinus") ?? "{}"));
} catch {
  // no storage: the settings of the system hold
}
