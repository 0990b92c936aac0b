// The settings page: a choice holds at once. The light has its own key, since every page needs it before it is drawn.
import { change, CHOICES, onChange, settings } from "./settings.js";

const form = document.getElementById("settings");

function show() {
  for (const [name, value] of Object.entries(settings())) form.elements[name].value = value;
  form.elements.theme.value = document.documentElement.dataset.theme ?? "system";
}

form.addEventListener("change", ({ target }) => {
  if (target.name in CHOICES) change(target.name, target.value);
  else document.dispatchEvent(new CustomEvent("theme", { detail: target.value }));
});
form.addEventListener("reset", (event) => {
  event.preventDefault();
  for (const [name, values] of Object.entries(CHOICES)) change(name, values[0]);
  document.dispatchEvent(new CustomEvent("theme", { detail: "system" }));
  show();
});
for (const field of document.querySelectorAll("[data-submit]")) field.addEventListener("change", () => field.form.requestSubmit());
onChange(show);
show();
