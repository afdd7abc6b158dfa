// Animals: motifs on a grid of 24, with the English words that choose them. See ../motif.ts for the short forms.

import type { Motifs } from "../motif";

export const ANIMALS: Motifs = {
  bee: {
    path: "E12,15,5,7.5M7.5 13h9v1.5h-9zM7.5 17h9v1.5h-9zM9 8C3 8 0 4 3 2s7 2 8 5zM15 8c6 0 9-4 6-6s-7 2-8 5z",
    words: "bee swarm hive parasprite caterpillar creepy crawlies pest",
  },
  butterfly: {
    path: "M11.2 8C8 1 1 1 1 6s4 7 7 7c-4 1-5 7-1 8s4-4 4.2-7zM12.8 8C16 1 23 1 23 6s-4 7-7 7c4 1 5 7 1 8s-4-4-4.2-7zM11.4 5h1.2V19H11.4z",
    words: "flutter breezie breeziefied",
  },
  bird: {
    path: "M1 12c4-6 9-6 12-3l2-4a4 4 0 0 1 7 1l1.5 2-2 .5C21 15 16 19 9 19L4 22l2-4c-3-1-5-3-5-6zO19,6.5,1",
    words: "bird jay roc chicken nest",
  },
  feather: {
    path: "M21 1C9 2 3 9 5 18L2 22l1.5 1L7 19c9 1 13-6 14-18zM7 17 16 7l1 1-8.5 9.5z",
    words: "feather featherweight writer poet poetry pen scribe press tale story fledgling",
  },
  wing: {
    path: "M1 20C2 8 11 2 23 2c-1 4-4 6.5-8 7.5 3 .5 5 .5 6.5 0-2 3.5-5.5 5.5-9.5 6 2 .5 3.5.5 5 0C13 20 7 22 1 20z",
    words: "wing flight flier fly glider soar aviator dive parachute pegasus",
  },
  paw: {
    path: "E12,17,6,5.5E4,11,2.6,3.5E20,11,2.6,3.5E8.5,5,2.7,3.7E15.5,5,2.7,3.7",
    words: "paw pet critter animal dog puppy beast creature varmint corralling primping adoption sanctuary caretaker beastmaster scent",
  },
  cat: {
    path: "M3 2 9 6h6l6-4V13c0 6-4 9-9 9s-9-3-9-9zM7 11a1.6 1.6 0 1 0 0 3zM17 11a1.6 1.6 0 1 1 0 3zM10.5 16h3L12 18z",
    words: "cat kitten feline manticore",
  },
  bunny: {
    path: "M8 12C4 8 4 1 7 1s3 5 4 9h2c1-4 1-9 4-9s3 7-1 11c3 2 3 10-4 10S5 14 8 12zO9.5,15.5,1.2O14.5,15.5,1.2M11 18h2l-1 1.5z",
    words: "bunny",
  },
  owl: {
    path: "M3 2c3 2 6 2 9 2s6 0 9-2c0 6 1 10-1 15-2 5-5 6-8 6s-6-1-8-6C2 12 3 8 3 2zO8,10,3.3O16,10,3.3O8,10,1.5O16,10,1.5M11 13h2l-1 3z",
    words: "owl avian",
  },
  fish: {
    path: "M1 12c4-7 11-8 16-1l6-5V18l-6-5c-5 7-12 6-16-1zO6,10.5,1.3M10 8c2 3 2 5 0 8l-1-.5c1.5-2.5 1.5-4.5 0-7z",
    words: "fishin eels flop",
  },
  shell: {
    path: "M12 22 2 9C4 3 8 2 12 2s8 1 10 7zM11.5 19 6 6l1.3-.5L11.5 16zM12.5 19 18 6l-1.3-.5L12.5 16zM11.5 4h1v8h-1z",
    words: "shell seashell tortoise snails pearl",
  },
  snake: {
    path: "M5 3c4-3 9-1 9 3s-9 5-8 8 9 0 12-2 5 2 3 6-8 5-18 3c6-1 14 0 15-4 1-2-2-1-6 .5S3 18 3 13s8-4 8-7S7 5 5 7L1 6zO6,4.5,.8",
    words: "snake tatzlwurm hydra",
  },
  bat: {
    path: "M12 6 10 3 9.5 7C6 5 3 5 .5 7 3 9 3 11 3 14c2-2 3-1 4 2 1.5-2 3-1 5 3 2-4 3.5-5 5-3 1-3 2-4 4-2 0-3 0-5 2.5-7-2.5-2-5.5-2-9 0L14 3z",
    words: "bat batty flutterbat spooky scary haunted fright fear terror horror afraid",
  },
  spider: {
    path: "O12,14,4.5O12,8,2.5M8 12 3 9 2 4 4 8l5 3zM8 14 1 13v2l7 0zM8.5 16 3 19l0 4 2-3 4.5-2.5zM16 12l5-3 1-5-2 4-5 3zM16 14l7-1v2l-7 0zM15.5 16 21 19l0 4-2-3-4.5-2.5z",
    words: "spider trap weaver network",
  },
  dragon: {
    path: "M2 22c1-8 4-12 9-13L8 4l5 3 2-6 2 6c4 1 6 4 5 7l-6 0c3 2 2 4 0 5-3-2-6-2-7 3zO17,10,1",
    words: "dragon draconequus wyrm spiketopia squizard cragadile gator",
  },
  claw: {
    path: "M3 2C8 8 9 16 6 23c7-6 8-15 3-22zM11 1c5 7 5 15 2 21 6-6 7-14 3-22zM18 2c3 5 3 11 1 16 4-4 5-11 3-16z",
    words: "claw griffon griffonstone savage monster monstrous fiend brute",
  },
  horseshoe: {
    path: "M7 23 4.5 13C3 6 7 1.5 12 1.5S21 6 19.5 13L17 23l-4-1 2-9c.5-4-.5-6-3-6S8.5 9 9 13l2 9zO6.8,10,.9O8.7,5.5,.9O15.3,5.5,.9O17.2,10,.9",
    words: "horseshoe hoof hoofwrasslin rodeo stampede trampled herd wrangler sheriff country trail horse earth",
  },
};
