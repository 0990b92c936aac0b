// Day or night: the system decides until somebody chooses. Loaded before the first paint, so that nothing flashes.
(() => {
  const root = document.documentElement;
  const chosen = () => { try { return localStorage.getItem("theme"); } catch { return null; } };
  if (chosen()) root.dataset.theme = chosen();
  const isDark = () => (root.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
  document.addEventListener("click", (event) => {
    if (!event.target.closest('[data-tool="theme"]')) return;
    root.dataset.theme = isDark() ? "light" : "dark";
    try { localStorage.setItem("theme", root.dataset.theme); } catch { /* private mode: it holds for this page */ }
  });
})();
