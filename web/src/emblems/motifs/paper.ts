// Books and paper: motifs on a grid of 24, with the English words that choose them. See ../motif.ts for the short forms.

import type { Motifs } from "../motif";

export const PAPER: Motifs = {
  book: {
    path: "M12 5C9 2.5 5 2 1 3V20c4-1 8-.5 11 2 3-2.5 7-3 11-2V3c-4-1-8-.5-11 2zM11.3 6.5v13C9 18 6 17.5 3 18V5c3-.5 6 0 8.3 1.5zM5 8V9.5l4 1V9zM5 12v1.5l4 1V13z",
    words:
      "book library librarian study student professor teacher school class academy knowledge lesson learned read archives manual bookish lecture instructor research historian history ancient spell headmare chapters academic counselor mentor journal scrapbook reshelver",
  },
  scroll: {
    path: "M5 1H20a3 3 0 0 1 0 6H19V20a3 3 0 0 1-3 3H4a3 3 0 0 1 0-6H5V4A3 3 0 0 1 5 1zM8 8V9.5h8V8zM8 12v1.5h8V12zM8 16v1.5h5V16z",
    words: "decree rules vote envoy propaganda notes obligation demands lawyer evidence traditions official elected",
  },
  letter: {
    path: "M1 4H23V20H1zM3 6l9 8 9-8zM2.5 7.5v11l6-6zM21.5 7.5v11l-6-6z",
    words: "letter mail mailbox delivery express invitation messenger mailmare leaflets",
  },
  map: {
    path: "M1 5 8 2l8 3 7-3V19l-7 3-8-3-7 3zM8 4l.7 13H7.3zM16 7l.7 13H15.3zM10 9l2 2 2-2-1 3 2 2-3-1-2 2 1-3z",
    words: "map explorer adventure odyssey trip tour road follow way guide guidance halfway caravan mission escape",
  },
  checklist: {
    path: "M3 1H21V23H3zM5 3V21H19V3zM7 11 9 9l2 3 5-7 2 1.5L11 16zM7 18H17v1.5H7z",
    words:
      "checklist list organizer organized planner plan schedule ready order exam test inspector administrator manager meticulous deadline pass",
  },
};
