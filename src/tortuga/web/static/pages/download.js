// @ts-check
// Saves a text as a file of the reader.

/** @param {string} text @param {string} name */
export function download(text, name) {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(new Blob([text], { type: "text/plain" })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
