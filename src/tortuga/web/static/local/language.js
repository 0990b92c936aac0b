// @ts-check
// Another language is another page; the choice is kept for the page that chooses (choose.js).
const field = /** @type {HTMLSelectElement} */ (document.getElementById("tongue"));
field.addEventListener("change", () => {
  try {
    localStorage.setItem("language", field.selectedOptions[0].lang);
  } catch {
    // Private mode: it is asked again.
  }
  location.assign(field.value + location.search);
});
