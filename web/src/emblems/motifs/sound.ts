// Music and sound: motifs on a grid of 24, with the English words that choose them. See ../motif.ts for the short forms.

import type { Motifs } from "../motif";

export const SOUND: Motifs = {
  note: {
    path: "M9 3 21 1V16a3.8 3.3 0 1 1-2.5-3V6l-7 1.2V19A3.8 3.3 0 1 1 9 16z",
    words: "music musical song musician singing dance symphony band duet rap tone performance rhythm dazzle beat virtuoso vocals ballerina",
  },
  clef: {
    path: "M12 1c3 2 3 6 0 9-4 3-6 5-5 8 1 3 8 3 9-1s-4-5-5-2l-1-.5C11 10 18 11 18 16c0 6-7 7-10 5S5 14 9 11c2-2 3-4 3-10zM11 8l3 12c0 4-5 4-5 1.5l3.5.5C13 21 11 12 10 9z",
    words: "conductor solo bass",
  },
  horn: {
    path: "M1 11h9c5 0 9-2 13-7V20c-4-5-8-7-13-7H7v3h4v2H5V13H1z",
    words: "horn trumpet flugelhorn megaphone call sound canterlot rally",
  },
  bell: {
    path: "M12 1a2 2 0 0 1 2 2c4 1 5 5 5 9 0 4 1 5 3 7H2c2-2 3-3 3-7 0-4 1-8 5-9a2 2 0 0 1 2-2zM9 20.5h6a3 3 0 0 1-6 0zM8 9c0-2 1-3 3-3.5L9 15z",
    words: "bell tower ceremonies",
  },
  disc: {
    path: "O12,12,11O12,12,4.5O12,12,3O12,12,1M12 3a9 9 0 0 1 9 9H19.5A7.5 7.5 0 0 0 12 4.5z",
    words: "mix remix dj breakdown drum",
  },
};
