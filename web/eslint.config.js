import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

// Prettier decides the layout, tsc and svelte-check the types; ESLint looks for likely faults. Its rules that
// need types read modules only: inside components they take more than a minute, and svelte-check reads those.
export default defineConfig(
    { ignores: ["fixture/"] },
    js.configs.recommended,
    ts.configs.strict,
    svelte.configs.recommended,
    svelte.configs.prettier,
    {
        languageOptions: { globals: globals.browser },
        linterOptions: { reportUnusedDisableDirectives: "error" },
        rules: {
            // With noUncheckedIndexedAccess, `!` is how code says that an index exists.
            "@typescript-eslint/no-non-null-assertion": "off",
            // A name that only holds a place begins with an underscore.
            "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
            // A delta names the fields of a view that are gone.
            "@typescript-eslint/no-dynamic-delete": "off",
            // Maps and sets in our state are replaced as a whole, which Svelte sees.
            "svelte/prefer-svelte-reactivity": "off",
            // Svelte drops a space at the end of a block; `{" "}` keeps it.
            "svelte/no-useless-mustaches": "off",
        },
    },
    {
        files: ["src/**/*.ts"],
        extends: [ts.configs.recommendedTypeCheckedOnly],
        languageOptions: { parserOptions: { project: ["./tsconfig.json", "./tsconfig.node.json"] } },
    },
    { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
    { files: ["*.js", "*.mjs", "*.ts"], languageOptions: { globals: globals.node } },
    { files: ["public/**/*.js"], languageOptions: { globals: globals.serviceworker } },
);
