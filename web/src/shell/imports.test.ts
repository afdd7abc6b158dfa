// The shell is around the table of any game: it imports no game's modules and names no game.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

import { describe, expect, test } from "vitest";

import { SCREENS } from "../games/screens";

const SOURCES = join(import.meta.dirname, "..");
/** Folders and modules of one game. */
const OF_A_GAME = /^(?:table|text|slap|decks|cards|emblems|games)\/|^lib\/table\.svelte$/;
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']+)["']/g;
/** A comparison with the name of a game. */
const NAMES = SCREENS.map((screen) => screen.name).join("|");
const COMPARED = new RegExp(`[!=]==?\\s*["'](?:${NAMES})["']|["'](?:${NAMES})["']\\s*[!=]==?|case ["'](?:${NAMES})["']`);

function sources(folder: string): string[] {
  const all = readdirSync(join(SOURCES, folder), { recursive: true, encoding: "utf8" });
  return all.filter((name) => /\.(?:svelte|ts)$/.test(name) && !name.endsWith(".test.ts")).map((name) => join(folder, name));
}
const textOf = (name: string): string => readFileSync(join(SOURCES, name), "utf8");

/** List the modules that a source imports, as paths from the folder of all sources. */
function imported(name: string, text: string): string[] {
  return [...text.matchAll(IMPORTED)].map(([, path]) => normalize(join(dirname(name), path!)));
}

describe("the check itself", () => {
  test.each(['import Board from "../table/Board.svelte";', 'const page = () => import("../slap/SlapPage.svelte");', 'import "../text/x";'])(
    "finds %s",
    (source) => {
      expect(imported("shell/Bar.svelte", source).some((path) => OF_A_GAME.test(path))).toBe(true);
    },
  );
  test.each(['if (game === "slap")', 'if ("ccg" !== name)', 'case "slap":'])("finds %s", (source) => {
    expect(source).toMatch(COMPARED);
  });
});

test.each(sources("shell"))("%s imports nothing of a game and names none", (name) => {
  const text = textOf(name);
  expect(imported(name, text).filter((path) => OF_A_GAME.test(path))).toEqual([]);
  for (const screen of SCREENS) expect(text.toLowerCase()).not.toMatch(new RegExp(`\\b${screen.name}\\b|\\bfrappe\\b`));
});

test("nothing compares the name of a game; in its own folder, slap is a gesture", () => {
  const others = sources(".").filter((name) => !name.startsWith("slap/"));
  expect(others.filter((name) => COMPARED.test(textOf(name)))).toEqual([]);
});
