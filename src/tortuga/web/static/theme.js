// Day or night: the system decides until somebody chooses. Loaded before the first paint, so that nothing flashes.
(() => {
  const root = document.documentElement, KEY = "theme", THEMES = ["light", "dark"];
  const stored = () => { try { return localStorage.getItem(KEY); } catch { return null; } };
  const show = (theme) => { if (THEMES.includes(theme)) root.dataset.theme = theme; else delete root.dataset.theme; };
  const isDark = () => (root.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";

  function choose(theme) {
    show(theme);
    try {
      if (THEMES.includes(theme)) localStorage.setItem(KEY, theme); else localStorage.removeItem(KEY);
    } catch { /* private mode: it holds for this page */ }
  }

  show(stored());
  document.addEventListener("click", (event) => { if (event.target.closest('[data-tool="theme"]')) choose(isDark() ? "light" : "dark"); });
  document.addEventListener("theme", (event) => choose(event.detail)); // from the settings page: light, dark or system
  // A form that asks for a seat adds a nonce to the deal, made when it is sent: the server has committed itself by then.
  const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  document.addEventListener("formdata", ({ target, formData }) => { if (target.elements.nonce) formData.set("nonce", hex(crypto.getRandomValues(new Uint8Array(32)))); });
  addEventListener("storage", (event) => { if (event.key === KEY) show(event.newValue); });
})();
