// @ts-check
// The page of a search: polls for the newest state until the search is over. Without scripts it shows the state at its loading.
import { element } from "./controls.js";

const EVERY = 1500, // ms
  section = element("search"),
  isRunning = () => section.querySelector("[data-how=running]") !== null;

async function ask() {
  const held = /** @type {HTMLElement | null} */ (document.activeElement)?.closest("form")?.action;
  const answer = await fetch(`${location.pathname}/state`);
  if (!answer.ok) throw new Error(section.dataset.broken);
  section.innerHTML = await answer.text(); // the server's own markup
  const form = [...section.querySelectorAll("form")].find(({ action }) => action === held);
  form?.querySelector("button")?.focus();
}

async function follow() {
  while (isRunning()) {
    await new Promise((resolve) => setTimeout(resolve, EVERY));
    try {
      await ask();
    } catch {
      element("search-state").textContent = section.dataset.broken ?? "";
    }
  }
}

follow();
