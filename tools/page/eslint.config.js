import js from "@eslint/js";

const globals = Object.fromEntries(
  ["AudioContext", "CSS", "CSSAnimation", "CSSTransition", "File", "FormData", "HTMLButtonElement", "HTMLInputElement", "HTMLSelectElement", "IntersectionObserver", "Notification", "URL", "URLSearchParams", "clearInterval", "clearTimeout", "console", "document", "fetch", "getComputedStyle", "history", "innerWidth", "localStorage", "location", "matchMedia", "navigator", "performance", "process", "requestAnimationFrame", "sessionStorage", "setInterval", "setTimeout", "window"].map((name) => [name, "readonly"]),
);

export default [
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2024, sourceType: "module", globals },
    rules: { eqeqeq: "error", "no-shadow": "error", "no-var": "error", "prefer-const": "error", "no-unused-vars": ["error", { argsIgnorePattern: "^_" }] },
  },
];
