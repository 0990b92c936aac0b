// @ts-check
// The first page: redirects to the front page in the stored language, or in the one that the browser prefers.
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
