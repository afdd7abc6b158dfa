// Work, travel and buildings: motifs on a grid of 24, with the English words that choose them. See ../motif.ts for the short forms.

import type { Motifs } from "../motif";

export const WORK: Motifs = {
  bomb: {
    path: "O10,15,8.5M13 5l4-3 3 3-3 4zM19 3c1-2 3-2 4-1L22 3c-.5-.5-1.5 0-2 1zM5 14c0-3 2-4 4-4.5L7 16z",
    words: "bomb explosive cannon cannonball fireworks dynamite burst gun damage",
  },
  rocket: {
    path: "M12 0c4 4 5 9 4 16H8C7 9 8 4 12 0zO12,8,2.3M7 11 3 16v4l4.5-3zM17 11l4 5v4l-4.5-3zM9.5 17.5h5l-2.5 6z",
    words: "rocket scooter daredevil",
  },
  gear: {
    path: "S12,12,10,11.5,8.5,0O12,12,7.5O12,12,4",
    words: "machine factory industrial cybernetic tread mill generator spanner bolts fix",
  },
  hammer: {
    path: "M3 3H15c4 0 6 2 7 6H17V7H13V9H3zM7 10h4V23H7z",
    words: "smith barn raiser handy craft work strength effort heavy biceps refurbisher powerhorse",
  },
  shovel: {
    path: "M10.5 1h3L14 4H12.8v8H17v6c0 3-3 5-5 6-2-1-5-3-5-6V12h4.2V4H10z",
    words: "shovel dig excavator deeper burrow maulwurf",
  },
  wheel: {
    path: "O12,12,11O12,12,8.5O12,12,2.5R6:11,10 11,3 13,3 13,10",
    words: "cart runaway pileup chariot pirate driver roll",
  },
  train: {
    path: "M3 2h9V8h5V4h3V8c2 0 3 2 3 4v6H3zM5 4V8h5V4zO7,19.5,3.2O17,19.5,3.2M15 10.5V12h5V10.5z",
    words: "train tracks station",
  },
  ship: {
    path: "M11 1l1.5 0V4C18 6 20 10 20 14H12.5v2H23l-4 6H5L1 16H11V14H4c0-4 3-8 7-10z",
    words: "ship overboard cruising",
  },
  anchor: {
    path: "O12,4,3.2O12,4,1.3M11 7h2V9h4v2H13v9c4 0 7-3 7.5-6L18 15l3.5-5 2 5.5L22 15c-1 5-5 8-10 8.5C7 23 3 20 2 15l-1.5.5 2-5.5L6 15 3.5 14C4 17 7 20 11 20V11H7V9h4z",
    words: "stay still persistent",
  },
  key: {
    path: "O6.5,7,6O6.5,7,2.6M10 10 22 21l0 3H18V21H15.5V18.5h-2v-2L9 11.5z",
    words: "unlocking open entrance freeing",
  },
  lock: {
    path: "M5 10V7A7 7 0 0 1 19 7v3h3V23H2V10zM8 10h8V7A4 4 0 0 0 8 7zO12,15,2M11 16h2l.5 4h-3z",
    words: "lock vault safe jailbreak arrest detention ponynapped cornered caught",
  },
  bars: {
    path: "M1 1H23V5H1zM1 19H23v4H1zM3 6H6V18H3zM8.3 6h2.5V18H8.3zM13.2 6h2.5V18H13.2zM18 6h3V18H18z",
    words: "dungeon tartarus pod stuck oppressive",
  },
  chain: {
    path: "M7 8a4 4 0 0 0 0 8h4V13.5H7.5a1.5 1.5 0 0 1 0-3H11V8zM17 8a4 4 0 0 1 0 8H13V13.5h3.5a1.5 1.5 0 0 0 0-3H13V8zM8.5 11h7v2h-7z",
    words:
      "link connection together join pair couple two family brother cousin auntie aunt daddy dad parent forever friendship sticks symbiosis",
  },
  door: {
    path: "M4 23.5V9A8 8 0 0 1 20 9V23.5zM7 22V9A5 5 0 0 1 17 9V22zO14.5,14.5,1.2",
    words: "portal welcome greeting guest interdimensional host inside passages shifting",
  },
  castle: {
    path: "M1 23V7H4V4H6V7H8V4h2V7h0v5h4V7h0V4h2V7h2V4h2V7h3V23H14.5V19a2.5 2.5 0 0 0-5 0v4zM5 10v3H7V10zM17 10v3h2V10z",
    words: "castle keep dominion ruins temple",
  },
  house: {
    path: "M12 1 23.5 11h-3V23H3.5V11H.5zM10 23h4V16H10zM6 13v3H8.5V13zM15.5 13v3H18V13z",
    words: "house home town ponyville local citizen hollow moving shelter",
  },
  coin: {
    path: "O10,10,8.5O10,10,6.3M9 6h2v8H9zM19 11.5A8.5 8.5 0 0 1 9 22c7 3 15-4 10-10.5z",
    words: "coin bit shill silver price hoarder",
  },
  scales: {
    path: "M11 2h2V4h7V6H13V20h4v2.5H7V20h4V6H4V4h7zM5 7l4 7c0 3-8 3-8 0zM19 7l4 7c0 3-8 3-8 0z",
    words: "justice scales balance equal equality equalist guilty innocent honest true trust inequality even accused judge jury",
  },
  bandage: {
    path: "M16 1l7 7L8 23 1 16zM12 7l5 5-5 5-5-5zO12,10,.9O14,12,.9O12,14,.9O10,12,.9",
    words: "doctor bandages dr pox sneeze contagious healing scare pandemic outbreak pains curative",
  },
  cross: {
    path: "M9 1h6V9h8v6H15v8H9V15H1V9H9zM11 3v8H3v2h8v8h2V13h8V11H13V3z",
    words: "help aid support serve comfort restoring restoration rehabilitation duty plus assistant",
  },
  brush: {
    path: "M22 1c1 1 1 2 0 3L12 15 8 11 19 1c1-1 2-1 3 0zM7 12l4 4c0 5-5 8-10 6 3-2 2-8 6-10z",
    words: "paint art artist creative sculptor sweeper brushie",
  },
  umbrella: {
    path: "M11.3 2V1h1.4V2C18 2 23 7 23 13c-2-2-4-2-5.5 0-1.5-2-3.5-2-4.8-.5V20a3.5 3.5 0 0 1-7.2 0h2a1.5 1.5 0 0 0 3.8 0V12.5C10 11 8 11 6.5 13 5 11 3 11 1 13 1 7 6 2 11.3 2z",
    words: "umbrella",
  },
  telescope: {
    path: "M2 12 17 3l3 5L5 17zM18 2l2.5-1 3 5-2 1.5zM1 13.5 4 18 2 19 0 15zM11 14l2-1 4 10.5H15L12.5 17 9 23.5H7z",
    words: "spyglass astronomer scope distant intelligence enterprising",
  },
  compass: {
    path: "O12,12,11O12,12,8.5M17 7l-3 7-7 3 3-7zO12,12,1.3",
    words: "destiny purpose turning forward trailblazer",
  },
  suitcase: {
    path: "M8 6V3c0-1 1-2 2-2h4c1 0 2 1 2 2V6h6V21H2V6zM10 6h4V3H10zM5 6.5v14H6.5V6.5zM17.5 6.5v14H19V6.5z",
    words: "luggage suitcases bag frequent stack pack",
  },
  rope: {
    path: "M4 2c5 0 4 6 8 6s3-6 8-6V6c-4 0-4 6-8 6S8 6 4 6zM4 12c5 0 4 6 8 6s3-6 8-6v4c-4 0-4 6-8 6s-4-6-8-6z",
    words: "tug wire string roundup hanging",
  },
};
