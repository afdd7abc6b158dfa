// Food and drink: motifs on a grid of 24, with the English words that choose them. See ../motif.ts for the short forms.

import type { Motifs } from "../motif";

export const FOOD: Motifs = {
  apple: {
    path: "M12 8C9 5 3 6 3 13c0 5 4 10 7 9 1-.5 3-.5 4 0 3 1 7-4 7-9 0-7-6-8-9-5zM11.5 7C11 4 13 1 17 1c0 3-2 6-5.5 6zM6 12c0-2 1-3 3-3-1.5 1.5-1.5 3-2 5z",
    words: "apple applebuck appleoosa gala cobbler",
  },
  cherry: {
    path: "O7,18,4.6O17,17,4.6M6.5 14C8 8 12 4 18 2l.5 1.5C18 8 18 10 17.5 13H16c0-4 0-6 .2-8C12 7 9 10 8 14z",
    words: "cherry berry plum fruit juice punch turnip pear",
  },
  grain: {
    path: "R1:11.3,23 11.3,4 12.7,4 12.7,23E12,3,1.8,2.8E8.5,7,1.7,3E15.5,7,1.7,3E8,12.5,1.7,3E16,12.5,1.7,3E8,18,1.7,3E16,18,1.7,3",
    words: "harvest bale farm farmpony field plow seed feed feedbag flour seedling acre growing",
  },
  pumpkin: {
    path: "M10 6C6 5 2 8 2 14s3 8 6 8C5 18 5 10 10 6zM14 6c4-1 8 2 8 8s-3 8-6 8c3-4 3-12-2-16zM12 6.5C8 9 7 18 10 22h4c3-4 2-13-2-15.5zM11 5c0-2 1-3 3-4l1 2c-1.5.5-2 1-2 2z",
    words: "pumpkin costume disguise",
  },
  acorn: {
    path: "M3 10c0-5 4-6 8-6l1-3h2l-.5 3C18 4 21 6 21 10zM5 11.5H19C19 17 15 20 12 23c-3-3-7-6-7-11.5z",
    words: "nut",
  },
  cake: {
    path: "M2 22V20H22v2zM4 19V14H20v5zM6 13V9H18v4zM11.3 8V5h1.4V8zM12 .5c1.5 1.5 1.5 3.5 0 4-1.5-.5-1.5-2.5 0-4zM6 15.5c1 2.5 2 2.5 3 0zM11 15.5c1 2.5 2 2.5 3 0z",
    words: "cake bake pastries sponge napcake banquet feast sweet",
  },
  cupcake: {
    path: "M5 13H19L17 23H7zM4 12C1 9 4 6 7 7c0-4 4-6 6-4 4-1 6 2 4 4 4 0 5 4 3 5zO12,2,1.5M9 15l.8 6H11V15zM13 15v6h1.2l.8-6z",
    words: "muffin treat sugar hungry snack eater",
  },
  pie: {
    path: "M1 14C3 8 7 5 12 5s9 3 11 9zM3 16H21l-3 4H6zM8 8 6.5 12H8L9.5 8zM11.3 7.5V12h1.4V7.5zM14.5 8 16 12h1.5L16 8z",
    words: "pie crust lunch picnic dinner breakfast food cuisine chef caterer kitchen recipe foodfight cheese sandwich diner gourmand",
  },
  doughnut: {
    path: "O12,12,10.5O12,12,3.8M7 6 8.5 5l1 3L8 8.5zM16 5l1.5 1-2 2-1-1zM18 12l2.5-.5V13l-2.5.5zM6 14 3.5 15 4 16.5l2.5-1zM14 17.5 15.5 20l-1.5.5L12.8 18z",
    words: "doughnut caramel glaze",
  },
  candy: {
    path: "O12,12,5.5M6.5 10 1 5V19l5.5-5zM17.5 10 23 5V19l-5.5-5zM9 11c2 2 4-2 6 0l-.5 2C13 11 11 15 9.2 13z",
    words: "candy bon mint gum truffle",
  },
  tea: {
    path: "M5 10H18c0 7-2 11-6.5 11S5 17 5 10zM4 8.5C5 6 8 5 10.5 5a1.5 1.5 0 1 1 2 0C15 5 18 6 19 8.5zM19 11c4-2 4 5-1.5 6l.7-2c2.3-1 2.3-3 .8-2zM4.5 12 1 8l1-.7L5 10z",
    words: "tea manners",
  },
  mug: {
    path: "M4 6H16V22H4zM17 9c6-1 6 9 0 9V16c3 0 3-5 0-5zM3 5A3 3 0 0 1 7 2a4 4 0 0 1 6 0 3 3 0 0 1 4 3zM7 9V19H8.5V9zM11.5 9V19H13V9z",
    words: "cider drink partier",
  },
  bowl: {
    path: "M2 12H22c0 6-4 9-7 9.5V23H9V21.5C6 21 2 18 2 12zM7 10C5 8 8 6 7 3c3 2 2 5 1.5 7zM12 10c-2-3 1-5 0-8 3 2 2 6 1.5 8zM17 10c-2-2 1-4 0-7 3 2 2 5 1.5 7z",
    words: "soup bowl hot spoony",
  },
  flask: {
    path: "M9 1h6V3H14V9l7 11c1 2 0 3-2 3H5c-2 0-3-1-2-3L10 9V3H9zM8 15 5.5 19.5h13L16 15zO11,17.3,1",
    words: "potion evil",
  },
  basket: {
    path: "M2 11H22L19 22H5zM4 10c0-6 4-9 8-9s8 3 8 9H18c0-5-3-7-6-7S6 5 6 10zM7 13.5l1 6H9.5l-.5-6zM11.3 13.5v6h1.4v-6zM15 13.5l-.5 6H16l1-6z",
    words: "wagon market vendor trade shop store stand salesmare salespony scrounger customer",
  },
};
