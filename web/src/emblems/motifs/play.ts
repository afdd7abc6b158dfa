// Play and shows: motifs on a grid of 24, with the English words that choose them. See ../motif.ts for the short forms.

import type { Motifs } from "../motif";

export const PLAY: Motifs = {
  balloon: {
    path: "M12 1c5 0 8 4 8 8.5C20 14 16 17 13 18l1 2H10l1-2c-3-1-7-4-7-8.5C4 5 7 1 12 1zM7 9c0-3 2-4.5 4-5L8.5 11zM11.5 20h1c0 2 1.5 2 .5 4H12c.5-1.5-.5-2-.5-4z",
    words: "balloon party festival fair faire cuteceñara yickslurbertfest airship cheerileeder",
  },
  gift: {
    path: "M2 7H22v4H2zM3 12.5h7.5V22H3zM13.5 12.5H21V22H13.5zM11.3 7V22h1.4V7zM12 6C9 6 6 5 6 3s4-3 6 3zM12 6c3 0 6-1 6-3s-4-3-6 3z",
    words: "gift present giver sharing offer box want",
  },
  ball: {
    path: "O12,12,11M2 9c6 2 14 2 20 0l.5 2C16 13 8 13 1.5 11zM9 1.5C7 8 7 16 9 22.5l1.5 0c-2-6.5-2-14.5 0-21z",
    words: "ball buckball athlete game team catch trainer training juggling juggler play recreation bump",
  },
  target: {
    path: "O12,12,11O12,12,8O12,12,5O12,12,2",
    words: "archery focused hunt shot tracking zeroed",
  },
  tent: {
    path: "M11.5 1h1L23 22H16l-4-9-4 9H1zM10 22l2-4.5L14 22z",
    words: "show acrobatics act camper camping wilderness",
  },
  stage: {
    path: "M1 1H23V4c-3 3-5 0-7.5 2S10 4 8 6 3 6 1 4zM1 6c4 3 5 9 3 16H1zM23 6c-4 3-5 9-3 16h3zM7 18H17v4H7z",
    words: "stage curtain puppet rehearsal director showstopper entertain spotlight attention outshine strut forsooth",
  },
  camera: {
    path: "M8 4h8l1.5 3H23V21H1V7H6.5zO12,13.5,5.5O12,13.5,3M18.5 9.5V11H21V9.5z",
    words: "photo photographer finish poster snapshot snap",
  },
  dice: {
    path: "M12 1 22 6.5v11L12 23 2 17.5V6.5zM12 3.5 5 7l7 4 7-4zO7,14.5,1.5O9.5,18,1.2O16.5,15.5,1.6O12,7,1.3",
    words: "risky chance gambit anything whim",
  },
  puzzle: {
    path: "M2 8H8C6 3 9 1 10.5 1S15 3 13 8h6v5c4-2 5 1 5 2.5S22 20 19 18v5H2V18c4 2 6-1 6-2.5S6 11 2 13z",
    words: "piece clever solver strategy strategist tactics figuring case cracking elementary schemer",
  },
  kite: {
    path: "M12 0l8 9-8 9L4 9zM12 1.5v15L5.5 9zM11.5 18h1c0 2 2.5 2 1.5 6H13c.5-3-1.5-3-1.5-6z",
    words: "smarty foal filly colt kid babies babysitting foalsitting foalsitter little tiny petite small thrillseeker",
  },
};
