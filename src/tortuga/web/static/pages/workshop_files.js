// @ts-check
// Saves results of the workshop as files: a table for spreadsheets, and a page that needs no server.

/** @param {string} name @param {string} type @param {string} text */
export function download(name, type, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const COLUMNS = ["measure", "before", "after", "difference", "low", "high", "size", "p", "clear"];

/** A line for each variant and measure. @param {import("./workshop_variants.js").Variant[]} variants */
export function csv(variants) {
  const lines = variants.flatMap(({ name, data }) =>
    /** @type {Record<string, unknown>[]} */ (data.measures).map((one) => [name, ...COLUMNS.map((column) => one[column]), data.deals, data.players]),
  );
  return [["variant", ...COLUMNS, "deals", "players"], ...lines].map((line) => line.map(quoted).join(",")).join("\r\n") + "\r\n";
}

/** A field of a CSV file, escaped so that a spreadsheet takes no name for a formula. @param {unknown} value */
function quoted(value) {
  const text = String(value ?? ""),
    safe = typeof value === "string" && /^[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const STYLE = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; --c1: #0072b2; --soft: #777; }
table { border-collapse: collapse; } th, td { text-align: left; vertical-align: top; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid #8884; } tbody th { font-weight: 400; }
.clear { font-weight: 700; } small { display: block; } svg { max-width: 100%; height: auto; } figure { margin: 1rem 0; } button, input, script { display: none; }`;

/** A page of its own with parts of a page. @param {string} title @param {Element[]} parts */
export function standalone(title, parts) {
  const page = document.implementation.createHTMLDocument(title),
    meta = page.createElement("meta"),
    style = page.createElement("style"),
    heading = page.createElement("h1");
  page.documentElement.lang = document.documentElement.lang;
  meta.setAttribute("charset", "utf-8");
  style.textContent = STYLE;
  heading.textContent = title;
  page.head.append(meta, style);
  page.body.append(heading, ...parts.map((part) => page.importNode(part, true)));
  for (const one of page.querySelectorAll("script, button, input")) one.remove();
  for (const one of page.querySelectorAll("details")) one.open = true;
  for (const link of page.querySelectorAll("a")) if (link.getAttribute("href")?.startsWith("/")) link.href = new URL(link.getAttribute("href") ?? "", location.href).href;
  return `<!doctype html>\n${page.documentElement.outerHTML}`;
}
