import { expect, test } from "vitest";

import type { CardFacts } from "../lib/cards.svelte";
import { MOTIFS, motifPath, motifsOf } from "./dictionary";
import { emblem } from "./emblem";
import { subjectOf } from "./subject";

const TYPES = ["mane", "friend", "event", "resource", "problem", "troublemaker"];
const COLOURS = [
  [],
  ["blue"],
  ["pink"],
  ["white"],
  ["purple"],
  ["yellow"],
  ["orange"],
  ["blue", "orange"],
  ["pink", "white", "purple"],
  ["infrared"],
];
const TRAITS = [
  [],
  ["Pegasus"],
  ["Unicorn", "Royalty"],
  ["Alicorn", "Royalty"],
  ["Earth Pony", "Elder"],
  ["Zebra"],
  ["Dragon"],
  ["Griffon"],
  ["Changeling"],
  ["Seapony", "Foal"],
  ["Breezie"],
  ["Crystal", "Pegasus"],
  ["Draconequus", "Chaotic"],
  ["Buffalo"],
  ["Donkey"],
  ["Kirin"],
  ["Critter"],
  ["Sea Serpent"],
  ["Rock"],
  ["Location"],
  ["Accessory"],
  ["Condition"],
  ["Artifact"],
  ["Report"],
  ["Dilemma"],
  ["Song"],
  ["Gotcha"],
  ["Showdown"],
  ["Epic"],
];

function card(some: Partial<CardFacts> & { colours?: readonly string[]; traits?: readonly string[]; power?: number } = {}): CardFacts {
  const { colours = ["blue"], traits = ["Pegasus"], power = 2, ...rest } = some;
  const side = { colours, traits, power, keywords: [], reminders: [], texts: [] };
  const title = rest.title ?? "Storm Chaser";
  return { id: "x1", name: title, title, type: "friend", sides: [side], ...rest };
}

test("every type, colour and trait has a picture under 1.5 kB in both themes", () => {
  const faults: string[] = [];
  for (const type of TYPES)
    for (const colours of COLOURS)
      for (const [place, traits] of TRAITS.entries())
        for (const theme of ["dusk", "light"] as const) {
          const svg = emblem(card({ id: `t${place}`, type, colours, traits, subtitle: "Apple Umbrella" }), { theme });
          const isWhole = svg.startsWith('<svg viewBox="0 0 96 64"') && svg.endsWith("</svg>") && !/NaN|undefined|null|Infinity/.test(svg);
          if (!isWhole || (colours.length < 3 && svg.length >= 1500))
            faults.push(`${type} ${colours.join()} ${traits.join()} ${svg.length}: ${svg}`);
        }
  expect(faults).toEqual([]);
}, 60_000);

test("a card has the same picture whenever it is drawn", () => {
  const [first, again] = [card(), card()];
  expect(emblem(first, { theme: "dusk" })).toBe(emblem(first, { theme: "dusk" }));
  expect(emblem(again, { theme: "dusk" })).toBe(emblem(first, { theme: "dusk" }));
});

test("the scene comes from the id, the mane from the title", () => {
  const manes = (one: CardFacts): string => /<g stroke.*<\/g>/.exec(emblem(one, { theme: "dusk" }))![0].replace(/transform="[^"]*"/, "");
  expect(emblem(card({ id: "x2" }), { theme: "dusk" })).not.toBe(emblem(card(), { theme: "dusk" }));
  expect(manes(card({ id: "x2" }))).toBe(manes(card()));
  expect(manes(card({ title: "Clear Sky" }))).not.toBe(manes(card()));
});

test("a theme changes tones and nothing else", () => {
  const shapes = (theme: "dusk" | "light"): string => emblem(card(), { theme }).replace(/#[0-9A-Fa-f]{3,8}/g, "#");
  expect(shapes("light")).toBe(shapes("dusk"));
  expect(emblem(card(), { theme: "light" })).not.toBe(emblem(card(), { theme: "dusk" }));
});

test("the sides of a Mane Character differ", () => {
  const both = card({ type: "mane" });
  const two: CardFacts = { ...both, sides: [both.sides[0]!, both.sides[0]!] };
  expect(emblem(two, { theme: "dusk", side: 1 })).not.toBe(emblem(two, { theme: "dusk" }));
});

test("a tile shows a part of the same picture", () => {
  const [wide, tile] = (["wide", "tile"] as const).map((crop) => emblem(card(), { theme: "dusk", crop }));
  expect(tile!.replace(/viewBox="[^"]*"/, "")).toBe(wide!.replace(/viewBox="[^"]*"/, ""));
  expect(tile).not.toBe(wide);
});

test("a colourless Problem has the colours it asks for", () => {
  const needs = [
    { amount: 2, colour: "pink" },
    { amount: 2, colour: "white" },
    { amount: 3 },
    { amount: 1, colour: "blue", other_than: true },
  ];
  expect(subjectOf(card({ type: "problem", colours: [], owner_needs: needs })).colours).toEqual(["pink", "white"]);
  expect(subjectOf(card({ type: "event", colours: [] })).colours).toEqual(["none"]);
});

test("words choose motifs: the last word first, the subtitle before the title", () => {
  expect(motifsOf({ title: "Apple Umbrella", subtitle: "" })).toEqual(["umbrella", "apple"]);
  expect(motifsOf({ title: "Apple", subtitle: "The Runaway Trains" })).toEqual(["train", "wheel", "apple"]);
  expect(motifsOf({ title: "Zyx", subtitle: "" })).toEqual([]);
});

test("a title that many cards share chooses no motif", () => {
  expect(motifsOf({ title: "Rainbow Dash", subtitle: "" })).toEqual([]);
  expect(motifsOf({ title: "Rainbow Dash", subtitle: "Storm Chaser" })).not.toEqual([]);
});

test("every motif is a path, and no word chooses two", () => {
  const words = Object.values(MOTIFS).flatMap((motif) => motif.words.split(" "));
  expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
  for (const name of Object.keys(MOTIFS)) expect(motifPath(name), name).toMatch(/^M[-\d.,\sMLHVCSQTAZmlhvcsqtaz]+$/);
});
