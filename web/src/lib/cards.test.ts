import { expect, test } from "vitest";

import { paragraph, type CardPool } from "./cards.svelte";

const pool = {
  owl: {
    id: "owl",
    name: "Forest Owl",
    title: "Forest Owl",
    type: "friend",
    sides: [
      {
        colours: [],
        traits: [],
        keywords: ["Swift", "Studious"],
        reminders: ["What Swift means.", "What Studious means."],
        texts: ["What Studious means.", "When this card enters play, draw a card. You may dismiss a Friend.", "More."],
        paragraphs: 1,
        parts: { "1.4": "You may dismiss a Friend." },
      },
    ],
  },
} satisfies CardPool;

test("a text is a paragraph, a sentence of it, a keyword's meaning, or all paragraphs", () => {
  const read = (of: object): string => paragraph(pool, { is: "text", card: "owl", ...of });
  expect(read({ ability: 1 })).toBe(pool.owl.sides[0]!.texts[1]);
  expect(read({ ability: 1, part: 4 })).toBe("You may dismiss a Friend.");
  expect(read({ ability: 2, part: 7 })).toBe("More.");
  expect(read({ keyword: 1 })).toBe("What Swift means.");
  expect(read({ ability: -1 })).toBe("When this card enters play, draw a card. You may dismiss a Friend. More.");
});
