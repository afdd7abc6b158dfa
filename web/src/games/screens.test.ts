// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { pageAt, SCREENS, screenOf } from "./screens";

const SOURCES = join(import.meta.dirname, "..");

test("a game is found by its name; an unnamed one is the first", () => {
  for (const screen of SCREENS) expect(screenOf(screen.name)).toBe(screen);
  expect(screenOf("")).toBe(SCREENS[0]);
  expect(screenOf(undefined)).toBe(SCREENS[0]);
});

test("a game may have pages of its own", () => {
  expect(pageAt("/frappe/learn")).not.toBeNull();
  expect(pageAt("/")).toBeNull();
});

test("only the registry names the slap game or loads its screen", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.(svelte|ts)$/.test(name) && !/^slap\/|\.test\.ts$|^games\/screens\.ts$|^lib\/protocol\.ts$/.test(name),
  );
  expect(files.length).toBeGreaterThan(100);
  const naming = files.filter((name) => /from "[./]*\/slap\/|["'`]slap["'`]/.test(readFileSync(join(SOURCES, name), "utf8")));
  expect(naming).toEqual([]);
});

test("no source compares the name of a game", () => {
  const names = SCREENS.map((screen) => screen.name).join("|");
  const compared = new RegExp(`(?:===?|!==?)\\s*["'\`](?:${names})["'\`]`);
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name));
  const sources = files.filter((name) => !/^slap\/|\.test\.ts$/.test(name)); // there "slap" is the gesture
  expect(sources.filter((name) => compared.test(readFileSync(join(SOURCES, name), "utf8")))).toEqual([]);
});
