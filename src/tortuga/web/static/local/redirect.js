// @ts-check
// The first page: on to the pages in the language that was chosen here, or that the browser prefers.
const links = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll("#tongues a")]),
  wanted = [stored(), ...navigator.languages.map((one) => one.split("-")[0]), "en"];
const found = wanted.flatMap((language) => links.find(({ lang }) => lang === language) ?? [])[0];
location.replace((found ?? links[0]).href);

/** @returns {string} */
function stored() {
  try {
    return localStorage.getItem("language") ?? "";
  } catch {
    return "";
  }
}
