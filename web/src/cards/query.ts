// The query of a search: words, "phrases" and filters such as t:friend c:blue p>=3; a minus turns one around.

import { plain } from "./plain";

export type Field = "type" | "colour" | "power" | "cost" | "keyword" | "trait" | "set";
export type Comparison = "=" | "!=" | "<" | "<=" | ">" | ">=";

export interface Filter {
  readonly field: Field;
  readonly comparison: Comparison;
  /** Values of which one must fit; for a number, a single one. */
  readonly values: readonly string[];
  readonly not: boolean;
}

export interface Word {
  readonly text: string;
  readonly not: boolean;
}

export interface Query {
  readonly words: readonly Word[];
  readonly filters: readonly Filter[];
  /** Parts that look like a filter and are none. */
  readonly unknown: readonly string[];
}

const FIELDS: Readonly<Record<string, Field>> = {
  t: "type",
  type: "type",
  c: "colour",
  color: "colour",
  colour: "colour",
  couleur: "colour",
  p: "power",
  pow: "power",
  power: "power",
  puissance: "power",
  cost: "cost",
  cout: "cost",
  k: "keyword",
  key: "keyword",
  keyword: "keyword",
  motcle: "keyword",
  tr: "trait",
  trait: "trait",
  set: "set",
  s: "set",
  serie: "set",
  extension: "set",
};
const NUMBERS: ReadonlySet<Field> = new Set(["power", "cost"]);
const PART = /(-?)(?:(\p{L}+)(<=|>=|!=|≤|≥|[:=<>]))?(?:"([^"]*)"?|(\S+))/gu;

/** Read a query; never fails, because it is read while it is typed. */
export function parse(text: string): Query {
  const words: Word[] = [];
  const filters: Filter[] = [];
  const unknown: string[] = [];
  for (const [whole, minus, name, sign, phrase, bare] of text.matchAll(PART)) {
    const value = plain(phrase ?? bare ?? "").trim();
    const not = minus === "-";
    if (!name || !sign) {
      if (/[\p{L}\p{N}]/u.test(value)) words.push({ text: value.replace(/^[^\p{L}\p{N}+]+|[:,;.!?]+$/gu, ""), not });
      continue;
    }
    const field = FIELDS[plain(name)];
    const comparison = comparisonOf(sign);
    const values = value.split(/[,|]/).filter(Boolean);
    if (!field || !values.length || (NUMBERS.has(field) ? !/^\d+$/.test(value) : comparison !== "=" && comparison !== "!="))
      unknown.push(whole);
    else filters.push({ field, comparison, values, not });
  }
  return { words, filters, unknown };
}

function comparisonOf(sign: string): Comparison {
  if (sign === ":") return "=";
  if (sign === "≤") return "<=";
  if (sign === "≥") return ">=";
  return sign as Comparison;
}

/** Compare two numbers. */
export function compare(left: number, comparison: Comparison, right: number): boolean {
  switch (comparison) {
    case "=":
      return left === right;
    case "!=":
      return left !== right;
    case "<":
      return left < right;
    case "<=":
      return left <= right;
    case ">":
      return left > right;
    case ">=":
      return left >= right;
  }
}
