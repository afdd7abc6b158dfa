import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vite";

// The page is served by the Python package, so it is built into it. In development the page comes from
// here and everything under /api from a server started by `everfree serve --local`.
const server = process.env["EVERFREE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: "../src/everfree/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // fonts and languages are fetched when they are needed, never inside the script
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: [".."] }, // the catalogue of messages lies beside us
    proxy: { "/api": { target: server, ws: true } },
  },
});
