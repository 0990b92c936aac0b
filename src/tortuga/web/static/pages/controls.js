// @ts-check
// The buttons, the slider and the keys of a replay.
/** @typedef {"first" | "prev" | "next" | "last"} Where */

/**
 * An element of the page that must be there.
 * @template {HTMLElement} [Kind=HTMLElement]
 * @param {string} id
 * @param {{new (): Kind}} [kind]
 * @returns {Kind}
 */
export function element(id, kind) {
  const found = document.getElementById(id);
  if (!found || (kind && !(found instanceof kind))) throw new Error(`There is no ${kind?.name ?? "element"} #${id} in the page.`);
  return /** @type {Kind} */ (found);
}

const KEYS = /** @type {Record<string, Where>} */ ({ ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" });

/**
 * @param {object} given
 * @param {import("../boards/view.js").Translate} given.t
 * @param {(where: Where) => unknown} given.go
 * @param {(stop: number) => unknown} given.jump
 * @param {() => unknown} given.toggle
 * @param {(seat: string) => unknown} given.lookFrom
 * @param {(button: HTMLButtonElement) => unknown} given.copy
 */
export function controls({ t, go, jump, toggle, lookFrom, copy }) {
  const scrub = element("scrub", HTMLInputElement),
    runs = element("run", HTMLButtonElement),
    looks = element("looks", HTMLSelectElement),
    link = /** @type {HTMLButtonElement | null} */ (document.getElementById("link-here"));

  scrub.addEventListener("input", () => jump(Number(scrub.value)));
  runs.addEventListener("click", toggle);
  looks.addEventListener("change", () => lookFrom(looks.value));
  link?.addEventListener("click", () => copy(link));
  for (const door of doors()) door.addEventListener("click", () => go(/** @type {Where} */ (door.dataset.go)));
  document.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, summary")) return;
    if (KEYS[event.key]) {
      event.preventDefault();
      go(KEYS[event.key]);
    } else if (event.key === " " && !target.closest("button, a")) {
      event.preventDefault();
      toggle();
    } else if (event.key === "Escape" && location.hash) location.hash = "replay";
  });

  scrub.disabled = runs.disabled = false; // from now on a press is understood; the other buttons follow where we are
  return {
    /** Say where we are. @param {number} stop @param {number} last */
    mark(stop, last) {
      const words = t("web-replay-move_of", { move: stop, last });
      Object.assign(scrub, { max: String(last), value: String(stop) });
      scrub.setAttribute("aria-valuetext", words);
      element("at").textContent = words;
      for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-move-field]"))) field.value = String(stop);
      for (const door of doors()) door.disabled = ["first", "prev"].includes(door.dataset.go ?? "") ? stop === 0 : stop === last;
    },
    isRunning: () => runs.getAttribute("aria-pressed") === "true",
    /** @param {boolean} on */
    run: (on) => runs.setAttribute("aria-pressed", String(on)),
  };
}

const doors = () => /** @type {HTMLButtonElement[]} */ ([...document.querySelectorAll("button[data-go]")]);

/**
 * Copy an address, and say so for a moment. The clipboard is only there on https and localhost; elsewhere a field is copied.
 * @param {HTMLButtonElement} button
 * @param {string} address
 * @param {string} copied
 */
export async function copyLink(button, address, copied) {
  const words = button.textContent;
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    const field = document.createElement("input");
    field.value = address;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  button.textContent = copied;
  setTimeout(() => void (button.textContent = words), 1500);
}
