// The guide's panel stays shut where its owner has shut it, also after a reload.
const key = `guide-${document.getElementById("link").dataset.table}`;
const panel = () => document.getElementById("guide");
if (panel() && localStorage.getItem(key) === "shut") panel().open = false;
panel()?.addEventListener("toggle", () => localStorage.setItem(key, panel().open ? "open" : "shut"));
