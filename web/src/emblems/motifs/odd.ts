// Everything else: motifs on a grid of 24, with the English words that choose them. See ../motif.ts for the short forms.

import type { Motifs } from "../motif";

export const ODD: Motifs = {
  hourglass: {
    path: "M4 1H20V3.5H18.5c0 4.5-3.5 6.5-5 8.5 1.5 2 5 4 5 8.5H20V23H4V20.5H5.5C5.5 16 9 14 10.5 12c-1.5-2-5-4-5-8.5H4zM8 20.5h8c-1-3-3-3-4-5-1 2-3 2-4 5z",
    words: "time years season age past second desperate last when delaying chrono warp remembering reliving",
  },
  spiral: {
    path: "M12 12c0-2 3-2 3 1 0 4-7 4-7-1 0-6 10-7 11 1 0 8-14 9-15-1C4 3 15 .5 21 6l1.5-1.5C15-2 1 2 1.5 12 2 25 22 24 21.5 13 21 2 5.5 3 5.5 12c0 8 12 8 12 1 0-6-7.5-5.5-7.5-1 0 2.5 2.5 2.5 2 0z",
    words: "dizzy swirl chaos screwy pandemonium topsy turvy rambunctious discorded anarchy",
  },
  wand: {
    path: "M2 20 14 8l2 2L4 22zS17.5,6.5,4,6.5,2,-90O7,5,1.5O20,16,1.5",
    words: "summoning apprentice bewitched sorcerer baton unicorned flick",
  },
  crowd: {
    path: "O12,5,4O4.5,9,3.2O19.5,9,3.2M6 22c0-8 2-11.5 6-11.5S18 14 18 22zM.5 21c0-6 1.5-8 4-8 .5 0 .5.5 1 .5-1 2.5-1 4.5-1 7.5zM23.5 21c0-6-1.5-8-4-8-.5 0-.5.5-1 .5 1 2.5 1 4.5 1 7.5z",
    words: "crowd crusader everypony all folks mob gang many cult following numbers too friend sister sisterhood peer chum",
  },
  ghost: {
    path: "M4 23V11C4 5 7 1 12 1s8 4 8 10V23l-3-3-2.5 3L12 20 9.5 23 7 20zO9,10,1.8O15,10,1.8E12,15.5,1.5,2.2",
    words: "spirit phantasmal ghosties figment zomponies soul",
  },
  skull: {
    path: "M12 1C6 1 2 5 2 10.5 2 14 4 16 6 17v4H9V19h2v2h2V19h2v2h3V17c2-1 4-3 4-6.5C22 5 18 1 12 1zO8,11,2.7O16,11,2.7M12 13.5l1.5 3h-3z",
    words: "doom bone boneless bully dark darkness destroyer bad grinch jerk apocalypse",
  },
  cauldron: {
    path: "M3 9H21v2c3 5 0 10-3 11l1 2H16l-1-1H9L8 24H5l1-2c-3-1-6-6-3-11zO8,5,2O14,3,2.4O16.5,6.5,1.2",
    words: "creeping crud oozeccessorized dirty mud trashed",
  },
  arrowUp: {
    path: "M12 1 22 11H16V23H8V11H2z",
    words: "up lift upgrade raising leap charge above top over posture better",
  },
  chevrons: {
    path: "M2 2H8l7 10L8 22H2L9 12zM10 2h6l7 10-7 10H10l7-10z",
    words: "go action gotta coming through retreat chase move swing",
  },
  arrowDown: {
    path: "M8 1h8V11h6L12 23 2 11H8z",
    words: "down falling low under bottom downfall lie downright duck",
  },
  turnArrows: {
    path: "M12 2A10 10 0 0 1 22 12h2l-4 5-4-5h2.5A6.5 6.5 0 0 0 12 5.5zM12 22A10 10 0 0 1 2 12H0L4 7l4 5H5.5A6.5 6.5 0 0 0 12 18.5z",
    words: "switch switcheroo swap change reform turn back again return shift difference trading flipping",
  },
  teeth: {
    path: "M1 4H23l-3 8-3-7-3 8-2-8-2 8L7 5 4 12zM2 20H22l-3-6-3 5-3-5-2 5-3-5-3 5z",
    words: "bite beaver chimera",
  },
  burst: {
    path: "M12 1l3 6 7-1-4 6 4 6-7-1-3 6-3-6-7 1 4-6L2 6 9 7zO12,12,3",
    words: "element special awesome extraordinaire marvelous epic sonic extreme outrageous pow pizzazz",
  },
};
