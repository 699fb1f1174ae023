import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

// To know the types in components takes most of the time, and svelte-check knows them already; so what only the
// linter finds with them (promises that nobody waits for) is looked for in the thorough run.
const thorough = Boolean(process.env.THWACK_THOROUGH);

export default defineConfig(
  globalIgnores(["dealt/", "src/lib/frames.ts", "src/games/*/view.ts"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: { allowDefaultProject: ["eslint.config.js", "svelte.config.js"] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      // What must be there is asked for with `given` and `at` of lib/given.ts, which say what is missing.
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-empty-function": ["error", { allow: ["arrowFunctions"] }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // An empty text is as good as none: `name || otherwise` is meant.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: true }],
      "no-irregular-whitespace": ["error", { skipStrings: true, skipTemplates: true }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // Maps and sets are made anew for every frame, then only read: nothing would have to watch them.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // The linter does not know the types of markup and of other components; svelte-check does, and judges them.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "no-irregular-whitespace": "off",
      "max-lines": ["error", 300], // a component that does more than one thing is two
    },
  },
  thorough
    ? []
    : {
        files: ["**/*.svelte", "*.js"],
        extends: [ts.configs.disableTypeChecked],
        linterOptions: { reportUnusedDisableDirectives: "off" },
        languageOptions: { parserOptions: { projectService: false } },
      },
);
