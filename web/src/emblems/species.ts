// Which head a card wears: by its traits; of a Critter, which has no more traits, by the words of its title.

import { ANIMALS, type AnimalName, type Creature } from "./heads";
import type { Dice } from "./random";
import type { Subject } from "./subject";

export type Species = { readonly is: "creature"; readonly head: Creature } | { readonly is: "animal"; readonly animal?: AnimalName };

/** Traits to heads; the first that a card has decides. */
const CREATURES: readonly (readonly [RegExp, Creature])[] = [
  [/^Dragon$/, "dragon"],
  [/^(Griffon|Hippogriff)$/, "griffon"],
  [/^Draconequus$/, "draconequus"],
  [/^(Buffalo|Yak|Cow|Minotaur)$/, "cattle"],
  [/Pony$|^(Unicorn|Pegasus|Alicorn|Zebra|Seapony|Breezie|Crystal|Changeling|Kirin|Donkey|Reindeer|Foal|Elder|Siren)$/, "pony"],
  [/^Pirate$/, "griffon"],
];
const CRITTERS: readonly (readonly [RegExp, AnimalName])[] = [
  [/owl|eagle|falcon|roc/, "owl"],
  [/bunny|angel|rabbit/, "bunny"],
  [/cat|opal|manny|capper|lion|manticore/, "cat"],
  [/dog|winona|screwy|orthros|wolf|boat/, "dog"],
  [/bear|harry|bunyip|beast|boar|flying/, "bear"],
  [/mouse|beaver|raccoon|ferret|squirrel|skunk|furball|pukwudgie/, "mouse"],
  [/goose|geese|flamingo|beak|swan|chicken|philomena|peewee/, "goose"],
  [/bird|jay|humming|phoenix|choir|tweet/, "bird"],
  [/tank|tortoise|turtle|shell/, "tortoise"],
  [/gummy|gator|croc/, "gator"],
  [/snake|serpent|eel|worm|magnet/, "snake"],
  [/parasprite|bee|bug|bat|mite/, "bug"],
];

/** Return the species of a card, or null for one that has no head: a thing, a token, an unknown kind. */
export function speciesOf({ traits }: Pick<Subject, "traits">): Species | null {
  if (traits.includes("Critter")) return { is: "animal" };
  if (traits.includes("Sea Serpent")) return { is: "animal", animal: "snake" };
  const found = CREATURES.find(([trait]) => traits.some((one) => trait.test(one)));
  return found ? { is: "creature", head: found[1] } : null;
}

/** Return the small animal that a title names, else any. */
export function critterOf(title: string, random: Dice): AnimalName {
  const name = title.toLowerCase();
  return CRITTERS.find(([words]) => words.test(name))?.[1] ?? random.of(Object.keys(ANIMALS) as AnimalName[]);
}
