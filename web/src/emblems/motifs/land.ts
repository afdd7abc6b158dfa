// Land and plants: motifs on a grid of 24, with the English words that choose them. See ../motif.ts for the short forms.

import type { Motifs } from "../motif";

export const LAND: Motifs = {
  mountain: {
    path: "M1 21 9 5l4 7 3-4 7 13zM9 8.5l-2.5 5 2.5-1 2 2 .8-1z",
    words: "hill summit high cave slopes rockslide tall valley",
  },
  rock: {
    path: "M3 20l2-9 6-5 7 2 4 8-2 5zM5 10 8 3l5 2-2 .5zM11 8 9 14l4 6 1-7zM14 13l6 2z",
    words: "rock stone boulder pebble petrified quartz hard tough thick solid",
  },
  gem: {
    path: "M6 3H18l5 7L12 22 1 10zM7 4.5l-3 5H8zM9.5 9.5h5L12 4.5zM17 4.5l-1 5h4zM8.5 11 12 19l3.5-8z",
    words: "gem gemstone diamond bauble bling bedazzling gold golden magicite carat",
  },
  crystal: {
    path: "M12 .5 17 8 14 23H10L7 8zM12 3 10.5 9 12 20 13.5 9zM6 10 8.5 22H5L1.5 15zM18 10l4.5 5L19 22H15.5z",
    words: "crystal crystallized forcefield empire glass",
  },
  flower: {
    path: "P5,6.8,4,-90O12,12,2.7",
    words: "flower daisy blossom spring harmless",
  },
  rose: {
    path: "O12,9,8M12 5A4 4 0 1 1 8 9h2a2 2 0 1 0 2-2zM11.2 17h1.6v6.5H11.2zM12.8 21C14 18 17 17 20 18c-1 3-4 4.5-7.2 4.5z",
    words: "rose",
  },
  tulip: {
    path: "M12 13C6 13 4 9 5 2 7 3 8 4.5 9 6c1-2 2-3.5 3-5 1 1.5 2 3 3 5 1-1.5 2-3 4-4 1 7-1 11-7 11zM11.2 14h1.6v9.5H11.2zM12.8 22C14 17 17 16 21 15.5c-1 4.5-4 7-8.2 7zM11.2 22C10 18 7 17 3 16.5c1 3.5 4 6 8.2 6z",
    words: "lily",
  },
  clover: {
    path: "P3,5.2,4.5,-90M11.3 14c.7 4 1.7 7 4.7 9.5l-2 0C11.5 21 11 18 10.8 14z",
    words: "clover luck",
  },
  leaf: {
    path: "M3 21C1 9 9 2 22 2c1 13-7 21-16 18L4 22.5zM6 18 17 7l1 1L8 18.5z",
    words: "nature natural forest everfree overgrown vine thorn frond holly lawn",
  },
  tree: {
    path: "M10.5 23.5 11 16C5 18 1 13 4 9 3 4 8 1 12 2c4-1 9 2 8 7 3 4-1 9-7 7l.5 7.5zO8,9,1.2O15,7,1.2O13,12,1.2",
    words: "tree oak treehouse treetops timber timberwolf roots harmony",
  },
};
