// Rank, honour and defence: motifs on a grid of 24, with the English words that choose them. See ../motif.ts for the short forms.

import type { Motifs } from "../motif";

export const HONOUR: Motifs = {
  crown: {
    path: "M2 20 1 6l6 5 5-9 5 9 6-5-1 14zM4.5 16v1.5h15V16zO12,11.5,1.6",
    words: "crown princess royal queen king prince throne reign ruler majesty sovereign supreme tiara tyrant lord mistress",
  },
  scepter: {
    path: "O12,6,5O12,6,2.2M11 11.5h2v12H11zM8 13h8v2H8zM12 0l1 1.5H11z",
    words: "scepter staff sacanas twilicane command authority chancellor council mayor",
  },
  ring: {
    path: "M12 8a7.5 7.5 0 1 1 0 15A7.5 7.5 0 1 1 12 8zO12,15.5,5M8 1h8l2 3-6 5L6 4z",
    words: "bracelets loyal loyalty faithful",
  },
  amulet: {
    path: "M3 1c1 7 5 10 8 11l-.5 1C6 12 2 8 1.5 1zM21 1c-1 7-5 10-8 11l.5 1c4.5-1 8.5-5 9-12zM12 12l5 5-5 6.5L7 17zO12,17.5,1.9",
    words: "amulet necklace charm corrupting",
  },
  medal: {
    path: "M5 0h5l2 6 2-6h5L15 9H9zO12,16,7.5S12,16,5,5.5,2.4,-90",
    words: "badge champion champ captain officer best veteran general leadership lead iron great overachiever sir",
  },
  trophy: {
    path: "M6 2H18V9c0 4-3 6-4.5 6.5V19H17v3H7V19h3.5V15.5C9 15 6 13 6 9zM5 4H1c0 5 2 8 5.5 8.5L6 11C4 10 3 8 3 6H5zM19 4h4c0 5-2 8-5.5 8.5L18 11c2-1 3-3 3-5H19z",
    words: "championship contest showdown duel challenge",
  },
  flag: {
    path: "M4 1H6V23.5H4zM7 2c4 3 8-2 15 1L19 8l3 5c-7-3-11 2-15-1z",
    words: "flag banner standard army founder equestria equestrian truce",
  },
  shield: {
    path: "M2 3C6 4 9 3 12 1c3 2 6 3 10 2 1 10-3 17-10 20.5C5 20 1 13 2 3zM12 4C10 5 7 6 4.5 5.5c0 7.5 2.5 12 7.5 15z",
    words:
      "shield guard protect protective defend defensive armor sentry soldier brave bravery bodyguard rescue save cavalry cover barricade wall pillar strong bold steel",
  },
  sword: {
    path: "M22 1 21 7 10 17 7 14 17 3zM3 13l8 8-1.5 1.5L7 20 3 23.5.5 21 4 17 1.5 14.5z",
    words: "war warrior fight jousting combat assault invasion clash conflict siege wrath resistance vanquisher warpath enemy wrathful",
  },
};
