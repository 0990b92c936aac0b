import js from "@eslint/js";

const globals = Object.fromEntries(
  ["CSS", "URLSearchParams", "clearTimeout", "console", "document", "fetch", "getComputedStyle", "innerWidth", "localStorage", "location", "matchMedia", "performance", "process", "requestAnimationFrame", "setTimeout", "window"].map((name) => [name, "readonly"]),
);

export default [
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2024, sourceType: "module", globals },
    rules: { eqeqeq: "error", "no-shadow": "error", "no-var": "error", "prefer-const": "error", "no-unused-vars": ["error", { argsIgnorePattern: "^_" }] },
  },
];
