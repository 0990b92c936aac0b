// @ts-check
// The menu: settings of this device, the own seat, what the host may do, ways out.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "../boards/kit/art.js";
import { change, CHOICES } from "../settings.js";
/** @typedef {import("./app.d.ts").App} App */

const SPEEDS = /** @type {const} */ (["slow", "normal", "fast", "off"]);

/** @param {App} app */
export const menu = (app) => html`<details class="menu" id="menu" ?open=${app.local.menu}
    @toggle=${(/** @type {Event} */ event) => app.does.set({ menu: /** @type {HTMLDetailsElement} */ (event.currentTarget).open })}>
  <summary class="tool" aria-label=${app.t("web-table-menu")} title=${app.t("web-table-menu")}>${icon("ui-menu")}</summary>
  <div class="menu-list">${device(app)}${seat(app)}${others(app)}${ways(app)}</div></details>`;

/** @param {App} app */
const device = ({ settings, ways: { settings: page }, does, t }) => html`
  <button type="button" class="button narrow-only" aria-pressed=${String(settings.sound === "on")} @click=${does.sound}>${t("web-table-sound")}</button>
  <button type="button" class="button narrow-only" data-tool="theme">${t("web-table-theme")}</button>
  <label class="menu-row">${t("web-table-speed")}<select id="speed" @change=${(/** @type {Event} */ event) =>
    change("speed", /** @type {HTMLSelectElement} */ (event.currentTarget).value)}>${SPEEDS.map(
    (speed) => html`<option value=${speed} ?selected=${settings.speed === speed}>${t(`web-table-speed_${speed}`)}</option>`,
  )}</select></label>
  <label class="menu-row">${t("web-table-autopass")}<input type="checkbox" id="autopass" .checked=${settings.autopass === "on"} @change=${(
    /** @type {Event} */ event,
  ) => change("autopass", CHOICES.autopass[/** @type {HTMLInputElement} */ (event.currentTarget).checked ? 0 : 1])}></label>
  ${page ? html`<a class="button" id="to-settings" href=${page} target="_blank" rel="noopener">${t("web-table-settings")}</a>` : nothing}`;

/** @param {App} app */
function seat({ model, local, isLocal, does, t }) {
  const { you, status, table } = model;
  if (isLocal || !you.seats.length || !["open", "running"].includes(status)) return nothing;
  return html`<button type="button" class="button" id="notices" aria-pressed=${String(local.notified)} @click=${does.notify}>${t("web-notice-ask")}</button>
    ${you.seats.length === 1 ? name({ model, local, does, t }) : nothing}
    <form method="post" action="/t/${table?.id}/device"><button class="button" id="to-device">${t("web-device-menu")}</button></form>
    ${status === "running" ? sure({ local, does, t }, "resign", t("web-table-resign"), closing(does, "resign")) : nothing}
    ${sure({ local, does, t }, "leave", t("web-table-leave"), closing(does, "leave"))}
    <p class="soft">${t("web-table-leave_help")}</p>`;
}

/** @param {Pick<App, "model" | "local" | "does" | "t">} app */
function name({ model, local, does, t }) {
  if (!local.naming) return html`<button type="button" class="button" id="rename" @click=${() => does.set({ naming: true })}>${t("web-table-rename")}</button>`;
  const send = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    does.rename(String(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get("name")));
  };
  return html`<form class="menu-name" @submit=${send}><input name="name" id="new-name" maxlength="24" autocomplete="nickname" aria-label=${t("web-table-rename")}
      .value=${model.seats[model.you.seats[0]].name}><button class="button primary">${t("web-table-rename_do")}</button></form>`;
}

/** The host can give the seats of others to bots; that of a present player only if the others agree. @param {App} app */
const others = ({ model, local, does, t }) =>
  model.you.host && model.status === "running"
    ? model.seats.map((one, number) =>
        one.bot || one.yours || one.open
          ? nothing
          : sure({ local, does, t }, `free-${number}`, removal(model, number, t), closing(does, "free", { seat: number })),
      )
    : nothing;

/** @param {App["model"]} model @param {number} number @param {App["t"]} t */
const removal = ({ seats, presence }, number, t) => t(presence.seats[number] === "here" ? "web-host-propose" : "web-host-to_bot", { name: seats[number].name });

/** Close the menu: what comes of it is told beside it. @param {App["does"]} does @param {string} what @param {object} [body] */
const closing = (does, what, body) => () => {
  does.set({ menu: false });
  /** @type {HTMLElement | null} */ (document.querySelector("#menu summary"))?.focus();
  does.post(what, body);
};

/** A button that works at its second press; a double click is one. @param {Pick<App, "local" | "does" | "t">} app @param {string} id @param {string} words @param {() => void} work */
export const sure = ({ local, does, t }, id, words, work) =>
  html`<button type="button" class="button ${local.sure === id ? "sure" : ""}" id=${id} @click=${(/** @type {MouseEvent} */ event) =>
    event.detail < 2 && does.surely(id, work)}>${local.sure === id ? t("web-table-sure") : words}</button>`;

/** @param {App} app */
const ways = ({ model, ways: { front, rules }, t }) => html`<a class="button" id="to-rules" href=${rules(model.table?.game ?? "")} target="_blank" rel="noopener">${t("web-table-rules")}</a>
  <a class="button" href=${front}>${t("web-home")}</a>`;
