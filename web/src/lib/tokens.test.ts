import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "..");
/** Files that may name colours: the tokens, and the drawings of cards, which mix their own. */
const EXEMPT = /^(lib\/tokens\.css|emblems\/.*)$|\.test\.ts$/;

const COMMENTS = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/.*$/gm;
const LITERAL = /(?<![\w&])#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([^)]*\)/gi;
/** A declaration of a style, `style:name="..."`, or an attribute of a drawing. */
const COLOURED = /(?:color|background|fill|stroke|shadow|border|outline|image)[a-z-]*\s*[:=]([^;{}>]*)/gi;
const NAMED = new RegExp(
  "(?<![\\w-])(?:aqua|azure|beige|bisque|black|blue|brown|chocolate|coral|crimson|cyan|fuchsia|gold|gr[ae]y|green|indigo|ivory|khaki" +
    "|lavender|lime|linen|magenta|maroon|navy|olive|orange|orchid|peru|pink|plum|purple|red|salmon|sienna|silver|snow|tan|teal|thistle" +
    "|tomato|turquoise|violet|wheat|white|yellow|(?:light|medium|dark|deep|hot|indian|sky|slate|royal|steel)[a-z]+)(?![\\w(-])",
  "gi",
);

/** List the colours written out in a source, which should be tokens. */
function literals(text: string): string[] {
  const bare = text.replace(COMMENTS, "");
  const styles = [...bare.matchAll(/<style>[\s\S]*<\/style>|style[:=][^>]*|(?:fill|stroke)="[^"]*"/g)].join("\n");
  const named = [...styles.matchAll(COLOURED)].flatMap(([, value]) => value!.match(NAMED) ?? []);
  return [...(bare.match(LITERAL) ?? []), ...named];
}

function sourceOf(name: string): string {
  const text = readFileSync(join(SOURCES, name), "utf8");
  return name.endsWith(".css") ? `<style>${text}</style>` : text;
}

describe("the check itself", () => {
  test.each([
    ["<style> a { color: #fff; } </style>", "#fff"],
    ["<style> a { box-shadow: 0 0 2px rgb(0 0 0 / 0.5); } </style>", "rgb(0 0 0 / 0.5)"],
    ["<style> a { border: 1px solid hsl(3deg 4% 5%); } </style>", "hsl(3deg 4% 5%)"],
    ["<style> a { background: linear-gradient(var(--bg), rebeccapurple, White); } </style>", "White"],
    ['<i style:color="gold"></i>', "gold"],
    ['<path fill="darkred" />', "darkred"],
    ['const paint = "#12ab34";', "#12ab34"],
  ])("finds a colour in %s", (source, colour) => {
    expect(literals(source)).toContain(colour);
  });

  test.each([
    "<style> .gold { color: var(--white); transition: color 1s; } </style>",
    "<style> a { color: currentColor; background: transparent; } /* #fff */ </style>",
    "<button class:gold={white} data-gold>{#each reds as red}{red}{/each}</button>",
    'word("web-gold", { colour: "white" }) // as #fff',
  ])("passes %s", (source) => {
    expect(literals(source)).toEqual([]);
  });
});

test("components take every colour from the tokens", () => {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.(css|svelte|ts)$/.test(name) && !EXEMPT.test(name),
  );
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.map((name) => [name, literals(sourceOf(name))] as const);
  expect(found.filter(([, colours]) => colours.length)).toEqual([]);
});

test("every token that a component uses is defined", () => {
  const defined = new Set<string>();
  const used = new Map<string, string>();
  for (const name of readdirSync(SOURCES, { recursive: true, encoding: "utf8" })) {
    if (!/\.(css|svelte|ts)$/.test(name) || EXEMPT.test(name) !== (name === "lib/tokens.css")) continue;
    const text = readFileSync(join(SOURCES, name), "utf8");
    for (const [, token] of text.matchAll(/(--[a-z][a-z0-9-]*)["']?[:=]/g)) defined.add(token!);
    for (const [, token] of text.matchAll(/var\((--[a-z][a-z0-9-]*)\)/g)) used.set(token!, name);
  }
  expect([...used].filter(([token]) => !defined.has(token))).toEqual([]);
});
