// Dress: motifs on a grid of 24, with the English words that choose them. See ../motif.ts for the short forms.

import type { Motifs } from "../motif";

export const DRESS: Motifs = {
  hat: {
    path: "M8 16C8 8 9 4 12 4s4 4 4 12c4 0 6-1 7.5-3C23 19 18 21 12 21S1 19 .5 13C2 15 4 16 8 16zM8 13.5V12h8v1.5z",
    words: "hat chapeau beret headdress safari",
  },
  helmet: {
    path: "M2 17C2 8 6 3 12 3S22 8 22 17zM1 18.5H23V21H1zM11 3h2v9H11zM8 4.5 6.5 12h1L9 4.5z",
    words: "safety worker construction builder drill destruction crash repair",
  },
  tophat: {
    path: "M6 17 5 3H19L18 17c3 0 4-1 5-2 0 5-5 7-11 7S1 20 1 15c1 1 2 2 5 2zM6 13l.2 2H17.8l.2-2z",
    words: "magician trick fancy aristocrat pants refinement socialite snooty business tricksy nines",
  },
  glasses: {
    path: "O6,13,5O6,13,3.2O18,13,5O18,13,3.2M10 11.5c1-1 3-1 4 0V13c-1-1-3-1-4 0zM1 11 3 6l1.5.5-2 4.5zM23 11 21 6l-1.5.5 2 4.5z",
    words: "glasses shades spectacle cool slick elder old granny smart",
  },
  dress: {
    path: "M9 1l3 3 3-3 1 1-1 7 7 13c-5 2-15 2-20 0L9 9 8 2zM9 10.5 8.5 12h7L15 10.5z",
    words:
      "dress fashion fashionista outfit gown couture designer style wardrobe suit jacket boutique runway accessorize dressmaker coiffure makeover hemline attire bathrobe duds overdressed",
  },
  bow: {
    path: "M12 12C6 5 2 4 1 6V18c1 2 5 1 11-6zM12 12c6-7 10-8 11-6V18c-1 2-5 1-11-6zO12,12,3M4 9v6l3-3zM20 9v6l-3-3z",
    words: "ribbon twirler cutie pretty beauty beautiful belle",
  },
  needle: {
    path: "M22 1c1 2 0 4-2 5L4 22.5 2 22l.5-2L18 4c1-2 2-3 4-3zO20.3,3.5,.9M3 8c5-5 8 5 12 9s5 4 7 0c0 7-6 7-9 2S7 7 4.5 10z",
    words: "stitch sew thread crafty crafting snag",
  },
  mirror: {
    path: "E12,9,8,8.5E12,9,5.8,6.3M11 17.5h2v6H11zM9 6c0-1 1-2 3-2L9 10z",
    words: "mirror duplicate twin double mimics facsimiles clone similo",
  },
  mask: {
    path: "M1 6C6 9 9 7 12 7s6 2 11-1c0 8-3 12-7 12s-3-4-4-4 0 4-4 4S1 14 1 6zM5 11c1 3 4 3 5 1-1-2-4-2-5-1zM19 11c-1 3-4 3-5 1 1-2 4-2 5-1z",
    words:
      "mask hero heroic villain actress dramatic undercover secret agent sneak infiltrator pretend mysterious mystery detective doer identity hide con conning swindlers trickster tricking heist changeling infiltration heroine dubious blindfold",
  },
};
