import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  {
    ignores: [
      "node_modules/",
      "src/wire.ts",
      "src/rules/games/",
      "src/rules/{tree,budget,findings,slips,table_rules}.ts",
    ],
  },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      "no-empty": ["error", { allowEmptyCatch: true }],
      // Collections that live within one function need not be reactive.
      "svelte/prefer-svelte-reactivity": "off",
      // States are replaced whole: so no visitor has to fetch Svelte's proxies, which notice a change within one.
      "no-restricted-syntax": [
        "error",
        { selector: "CallExpression[callee.name='$state']", message: "expected $state.raw" },
      ],
      // svelte-check says which warnings there are.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  // Card art is SVG text of our own making; nothing from the wire gets into it.
  { files: ["src/games/*/art/**"], rules: { "svelte/no-at-html-tags": "off" } },
  // TypeScript itself knows which names exist, and which nobody uses.
  {
    files: ["**/*.ts", "**/*.svelte"],
    rules: { "no-undef": "off", "@typescript-eslint/no-unused-vars": "off" },
  },
);
