// Feelings and signs: motifs on a grid of 24, with the English words that choose them. See ../motif.ts for the short forms.

import type { Motifs } from "../motif";

export const FEELINGS: Motifs = {
  heart: {
    path: "M12 22C4 16 1 12 1 7.5A5.8 5.8 0 0 1 12 5 5.8 5.8 0 0 1 23 7.5C23 12 20 16 12 22zM5 8C5 6 6 5 8 5 6.5 6.5 6.5 8 7 10z",
    words: "heart love kind kindness care sweetheart hug generosity generous cuddle brotherly mother mom nurture alive girl",
  },
  brokenHeart: {
    path: "M11 22C4 16 1 12 1 7.5A5.8 5.8 0 0 1 11 4L9 9l3.5 3L10 16zM13 22.5 12.5 17 15 12 11.5 8.5l2-4.5A5.8 5.8 0 0 1 23 7.5c0 4.5-3 8.5-10 15z",
    words: "betrayed liar traitor turncoat frown sorry gone lost missing mean meanie worst feud",
  },
  smile: {
    path: "O12,12,11O8,9,1.7O16,9,1.7M5.5 14h13C17 22 7 22 5.5 14z",
    words:
      "smile laughter giggle fun funny happy cheer cheerful joyous merry silly goof clown jest jammer yay punster hysterical delightful grin",
  },
  eye: {
    path: "M.5 12C5 4 19 4 23.5 12 19 20 5 20 .5 12zO12,12,5O12,12,2.3",
    words: "eye vision watch stare look seeking vigilant sight see monitor hypnotized find patrol sense spotter awe lookout seeker",
  },
  spark: {
    path: "M12 0c1 8 4 11 12 12-8 1-11 4-12 12-1-8-4-11-12-12C8 11 11 8 12 0z",
    words: "magic magical sparkle sorcery enchanting shimmer teleport telekinesis epiphany unicorn inspiration inspiring transformed",
  },
  zzz: {
    path: "M2 12h9L5 20h6v3H1V20.5l5.5-6H2zM12 3H23V5.5L16 13h7v3H11.5V13.5l7-7.5H12z",
    words: "tired tuckered rest bed relaxing easy vacation calm silence quiet sitting",
  },
  question: {
    path: "M6 8c0-5 3-7 6-7 4 0 7 3 7 7 0 4-5 4-5 8H10c0-5 5-5 5-8 0-2-1-3-3-3s-2 1-2 3zO12,20.5,2.5",
    words: "questions who what which answers riddler wonder maybe decide doubt missed whatever",
  },
  exclamation: {
    path: "M9.5 1h5l-1 14h-3zO12,20,3",
    words:
      "surprise emergency alert whoa dangerous startling shocking trouble problem oh eep achoo yoink nope whammy alarm wrong stop malfunction excitable distress",
  },
  speech: {
    path: "M2 3H22V17H13L7 23V17H2zM6 7V8.5H18V7zM6 11.5V13h9V11.5z",
    words: "speech talk voice speaker pep announcer critic motivational stern disagreement apology whining words listen mouth spoken",
  },
  tick: {
    path: "M1 13 5 9l4.5 5L19 3l4 4L9.5 21z",
    words: "right eeyup win winner perfect fit proven redeeming restored reformed",
  },
  infinity: {
    path: "M6.5 7C2 7 1 10 1 12s1 5 5.5 5C10 17 11 14 12 12.5 13 14 14 17 17.5 17 22 17 23 14 23 12s-1-5-5.5-5C14 7 13 10 12 11.5 11 10 10 7 6.5 7zM6.5 9.5c2.5 0 3 1.5 4 2.5-1 1-1.5 2.5-4 2.5-2.5 0-3-1.5-3-2.5s.5-2.5 3-2.5zM17.5 9.5c2.5 0 3 1.5 3 2.5s-.5 2.5-3 2.5c-2.5 0-3-1.5-4-2.5 1-1 1.5-2.5 4-2.5z",
    words: "always unending life constantly full whole everything complete",
  },
};
