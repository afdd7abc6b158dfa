// Sky, weather and light: motifs on a grid of 24, with the English words that choose them. See ../motif.ts for the short forms.

import type { Motifs } from "../motif";

export const SKY: Motifs = {
  star: {
    path: "S12,12.8,5,12,5,-90",
    words: "star idol rising fan mark",
  },
  comet: {
    path: "S16,15,5,7.5,3.2,-60M1 2 11 9 8.5 10.5zM1 9l7 5 0 3zM9 1l8 5-2.5 1z",
    words: "comet flash streak",
  },
  moon: {
    path: "M15 1.5A10.8 10.8 0 1 0 22.5 16 9 9 0 0 1 15 1.5zS17.5,8,4,4,1.2,0",
    words: "moon night midnight dream bedtime sleep sandmare",
  },
  eclipse: {
    path: "O12,12,11O14.5,10.5,8M12 3l1 6 5 1-5 1-1 6-1-6-5-1 5-1z",
    words: "nightmare shadow eternal",
  },
  sun: {
    path: "S12,12,12,12,8,0O12,12,6.3O12,12,4.6",
    words: "sun sunny solar sunshine day shine bright dazzling",
  },
  dawn: {
    path: "M3 17a9 9 0 0 1 18 0zM1 18.5H23V20H1zM5 21.5H19V23H5zM11 1h2V6H11zM3 5 4.5 4 8 8 6.5 9zM21 5 19.5 4 16 8l1.5 1z",
    words: "dawn sunrise sunset morning early rise new began future",
  },
  cloud: {
    path: "M6 19A5 5 0 0 1 5 9.5a7 7 0 0 1 13-2A6 6 0 0 1 18 19zM8 16.5h8v-1H8z",
    words: "cloud sky skies air head",
  },
  rain: {
    path: "M6 13a4.5 4.5 0 0 1-.5-8A6.5 6.5 0 0 1 18 4.5 4.5 4.5 0 0 1 18 13zM7 15l2 0-2 5H5zM12 15h2l-3 8H9zM17 15h2l-2 5H15z",
    words: "rain storm cloudbursting gloomy thunderclap grump tantrum",
  },
  bolt: {
    path: "M14.5.5 3.5 14h7l-2 9.5L20.5 9H13z",
    words: "lightning bolt spark wonderbolt shock power powerful surge zap energy quick blast attack beam striking",
  },
  snow: {
    path: "R3:11,0 13,0 13,24 11,24P6,7.6,2,-60O12,12,2",
    words: "ice winter frozen frost cold avalanche sledding windigo north hearth caroller warming snowdash",
  },
  drop: {
    path: "M12 1c4 6 8 10 8 15A8 8 0 0 1 4 16c0-5 4-9 8-15zM8 15c0 4 2 5.5 5 5.5C11 19 10 17 10 14z",
    words: "water drop splash dip pool clean drain drip bathtime",
  },
  wave: {
    path: "M1 14C4 6 9 3 13 4c5 1 6 6 3 7-1-2-4-2-4 1 0 3 6 4 11 1v8H1zM1 22H23v1.5H1z",
    words: "wave sea ocean seapony seaponies deep swim seaquestria stream shores",
  },
  wind: {
    path: "M1 8H13a3 3 0 1 0-3-3H8a5 5 0 1 1 5 5H1zM1 12H18a4 4 0 1 1-4 5h2a2 2 0 1 0 2-3H1zM1 16H9a3.5 3.5 0 1 1-3 4H8a1.5 1.5 0 1 0 1-2H1z",
    words: "wind breeze twister fast speed race dash hustle relay hasty marathon stinker fastest",
  },
  rainbow: {
    path: "M1 19a11 11 0 0 1 22 0H20.5a8.5 8.5 0 0 0-17 0zM5 19a7 7 0 0 1 14 0H16.5a4.5 4.5 0 0 0-9 0zM9 19a3 3 0 0 1 6 0z",
    words: "rainbow rainboom rainbowfied coloratura bridge",
  },
  flame: {
    path: "M13 .5C13 6 21 9 20 16A8 8 0 0 1 4 16c0-4 2-6 3-10 2 1 3 3 3 5 2-3 3.5-6 3-10.5zM12.5 13C11 15 9 16.5 9 19a3.2 3.2 0 0 0 6.5 0c0-2-1.5-4-3-6z",
    words: "fire blaze burning fiery flare torch heat flambé smoke temper charred firestarter rager",
  },
  lamp: {
    path: "M8 3l8 0-1 9H9zM7 13H17L15 23H9zM11 0h2L12 2.5z",
    words: "lamp light",
  },
};
