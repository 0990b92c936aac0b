import js from "@eslint/js";

const globals = Object.fromEntries(
  ["AbortController", "AudioContext", "CSS", "CSSAnimation", "CSSTransition", "DOMParser", "File", "FormData", "HTMLButtonElement", "HTMLFormElement", "HTMLInputElement", "HTMLSelectElement", "IntersectionObserver", "Notification", "TextDecoderStream", "URL", "URLSearchParams", "WebAssembly", "clearInterval", "clearTimeout", "console", "document", "fetch", "getComputedStyle", "history", "innerWidth", "localStorage", "location", "matchMedia", "navigator", "performance", "process", "requestAnimationFrame", "sessionStorage", "setInterval", "setTimeout", "window"].map((name) => [name, "readonly"]),
);

export default [
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2024, sourceType: "module", globals },
    rules: { eqeqeq: "error", "no-shadow": "error", "no-var": "error", "prefer-const": "error", "no-unused-vars": ["error", { argsIgnorePattern: "^_" }] },
  },
];
