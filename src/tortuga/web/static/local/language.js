// @ts-check
// The language menu: goes to the page in another language, and stores the choice for redirect.js.
const field = /** @type {HTMLSelectElement} */ (document.getElementById("tongue"));
field.addEventListener("change", () => {
  try {
    localStorage.setItem("language", field.selectedOptions[0].lang);
  } catch {
    // Private mode: the choice is not stored.
  }
  location.assign(field.value + location.search);
});
