// @ts-check
// Variants kept side by side in this browser, and results as files.
import { html, render } from "../vendor/lit-html/lit-html.js";
import { element } from "./controls.js";
import { csv, download, standalone } from "./workshop_files.js";

/**
 * @typedef {[measure: string, name: string, old: string, now: string, change: string, verdict: string]} Row
 * @typedef {{verdict: string, basis: string, rows: Row[], data: Record<string, unknown>}} Effect
 * @typedef {Effect & {name: string, address: string}} Variant
 */

const MOST = 4,
  section = element("variants"),
  wrong = element("variants-wrong"),
  game = element("shop").dataset.game ?? "",
  place = `workshop-${game}`,
  words = section.dataset;
/** @type {Variant[]} */
let kept = read();
/** @type {Variant | null} */
let current = null;

/** Offer to keep the newest finished effect; nothing while the bots play. @param {Effect | null} effect @param {string} query */
export function keep(effect, query) {
  current = effect && { ...effect, name: nextName(), address: location.pathname + query };
  element("shop-keep").hidden = !current;
}

const nextName = () => (words.name ?? "").replace("{number}", String(1 + Math.max(0, ...kept.map(({ name }) => Number(/\d+$/.exec(name)?.[0] ?? 0)))));

/** @returns {Variant[]} */
function read() {
  try {
    const found = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return []; // written by another version, or storage is not allowed
  }
}

function changed() {
  try {
    localStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // They stay until the page is left.
  }
  draw();
}

element("keep-variant").addEventListener("click", () => {
  const isFull = kept.length >= MOST;
  wrong.textContent = isFull ? (words.full ?? "") : "";
  wrong.hidden = !isFull;
  if (isFull || !current) return wrong.scrollIntoView({ block: "center" });
  kept = [...kept, { ...current, name: nextName() }];
  changed();
  section.scrollIntoView({ block: "nearest" });
});

function draw() {
  section.hidden = kept.length === 0;
  render(table(), element("variants-table"));
}

/** @param {Variant} one @param {string} measure */
const row = (one, measure) => one.rows.find(([name]) => name === measure);

const measures = () => [...new Map(kept.flatMap(({ rows }) => rows.map(([measure, name]) => [measure, name])))];

const table = () => html`<table class="plain">
  <thead>
    <tr>
      <th scope="col">${words.measure}</th>
      ${kept.map(
        (one, at) => html`<th scope="col">
          <input aria-label=${words.named} .value=${one.name} maxlength="40" @change=${(/** @type {any} */ event) => rename(at, event.target.value)} />
          <a href=${one.address}>${one.name}</a> <button class="button quiet" type="button" @click=${() => remove(at)}>${words.remove}</button>
        </th>`,
      )}
    </tr>
  </thead>
  <tbody>
    <tr>
      <th scope="row">${words.verdict}</th>
      ${kept.map((one) => html`<td><strong>${one.verdict}</strong></td>`)}
    </tr>
    ${measures().map(
      ([measure, name]) =>
        html`<tr>
          <th scope="row">${name}</th>
          ${kept.map((one) => cell(row(one, measure)))}
        </tr>`,
    )}
    <tr>
      <th scope="row">${words.basis}</th>
      ${kept.map((one) => html`<td><small>${one.basis}</small></td>`)}
    </tr>
  </tbody>
</table>`;

/** @param {Row | undefined} found */
const cell = (found) => html`<td class=${found?.[5] === "clear" ? "clear" : ""}>${found ? html`${found[3]} <small>${found[4]}</small>` : "–"}</td>`;

/** @param {number} at @param {string} name */
function rename(at, name) {
  kept = kept.map((one, number) => (number === at ? { ...one, name: name.trim() || one.name } : one));
  changed();
}

/** @param {number} at */
function remove(at) {
  kept = kept.filter((_, number) => number !== at);
  wrong.hidden = true;
  changed();
}

// -- files ---------------------------------------------------------------------------------------------------------------

/** @param {string} kind @param {Variant[]} variants @param {Element[]} shown what a page shows of them */
function save(kind, variants, shown) {
  const file = `${game}-whatif.${kind}`;
  if (kind === "json") download(file, "application/json", JSON.stringify(variants.map(({ name, address, data }) => ({ name, address, ...data })), null, 1));
  else if (kind === "csv") download(file, "text/csv", csv(variants));
  else download(file, "text/html", standalone(document.title, shown));
}

for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-export]")))
  button.addEventListener("click", () => current && save(button.dataset.export ?? "", [current], [element("effect-state"), element("effect"), element("means")]));
for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-export-all]")))
  button.addEventListener("click", () => save(button.dataset.exportAll ?? "", kept, [element("variants-table"), element("means")]));
draw();
