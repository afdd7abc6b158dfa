import { describe, expect, it } from "vitest";

import { compare, parse } from "./query";

describe("a query", () => {
  it("has words, without case and accents", () => {
    expect(parse("Crème  brûlée").words).toEqual([
      { text: "creme", not: false },
      { text: "brulee", not: false },
    ]);
    expect(parse("When: you, win!").words.map((one) => one.text)).toEqual(["when", "you", "win"]);
  });

  it("has phrases in quotation marks, also while they are typed", () => {
    expect(parse('"draw a card" home').words.map((one) => one.text)).toEqual(["draw a card", "home"]);
    expect(parse('"draw a c').words.map((one) => one.text)).toEqual(["draw a c"]);
  });

  it("has filters, in English and in French", () => {
    const [type, colour, power] = parse("t:friend c:blue p>=3").filters;
    expect(type).toEqual({ field: "type", comparison: "=", values: ["friend"], not: false });
    expect(colour).toEqual({ field: "colour", comparison: "=", values: ["blue"], not: false });
    expect(power).toEqual({ field: "power", comparison: ">=", values: ["3"], not: false });
    expect(parse("type:ami couleur:bleu puissance≥3 coût<=2 série:pr").filters.map((one) => one.field)).toEqual([
      "type",
      "colour",
      "power",
      "cost",
      "set",
    ]);
  });

  it("has filters with several values, phrases and a minus", () => {
    expect(parse('c:blue,white trait:"earth pony" -k:swift').filters).toEqual([
      { field: "colour", comparison: "=", values: ["blue", "white"], not: false },
      { field: "trait", comparison: "=", values: ["earth pony"], not: false },
      { field: "keyword", comparison: "=", values: ["swift"], not: true },
    ]);
    expect(parse("-draw").words).toEqual([{ text: "draw", not: true }]);
  });

  it("tells what looks like a filter and is none", () => {
    expect(parse("x:3 p>=many c>blue p: t:friend").unknown).toEqual(["x:3", "p>=many", "c>blue"]);
    expect(parse("x:3 t:friend").filters).toHaveLength(1);
  });

  it("may be empty or nonsense", () => {
    for (const text of ["", "   ", "- ' \" : >= ::", "-"]) expect(parse(text).filters).toEqual([]);
    expect(parse("").words).toEqual([]);
  });
});

describe("numbers", () => {
  it("are compared as written", () => {
    const held = (["=", "!=", "<", "<=", ">", ">="] as const).map((sign) => [1, 2, 3].filter((left) => compare(left, sign, 2)).join(""));
    expect(held).toEqual(["2", "13", "1", "12", "3", "23"]);
  });
});
