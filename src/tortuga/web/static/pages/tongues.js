// @ts-check
// Choosing a language needs no button.
for (const field of /** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll("[data-submit]")))
  field.addEventListener("change", () => field.form?.requestSubmit());
