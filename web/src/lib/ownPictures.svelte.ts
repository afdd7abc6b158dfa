// The reader's own pictures as the page shows them: an address inside the page for each, made when it is needed.

import type { CardFacts } from "./cards.svelte";
import { forgetPictures, keepPictures, keptPictures, keyOfFile, keysOf, smallPicture } from "./kept";

let pictures = $state.raw<ReadonlyMap<string, Blob>>(new Map());
const addresses = new Map<Blob, string>();
let asked = false;

/** Read the kept pictures once. */
export async function needOwnPictures(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    pictures = await keptPictures();
  } catch {
    // there is no database: the page shows its own drawings
  }
}

/** The number of pictures that are kept. */
export function ownPictures(): number {
  return pictures.size;
}

/** Return the address of the reader's own picture of a card, or an empty text. */
export function ownPicture(card: CardFacts): string {
  if (!pictures.size) return "";
  const picture = keysOf(card)
    .map((key) => pictures.get(key))
    .find(Boolean);
  if (!picture) return "";
  let address = addresses.get(picture);
  if (!address) addresses.set(picture, (address = URL.createObjectURL(picture)));
  return address;
}

/** Keep the pictures among some files; *told* is called after each. Raises if the browser keeps nothing. */
export async function takePictures(files: readonly File[], told: (done: number) => void): Promise<void> {
  const found = new Map<string, Blob>();
  for (const [place, file] of files.entries()) {
    const picture = file.type.startsWith("image/") ? await smallPicture(file) : null;
    if (picture) found.set(keyOfFile(file.name), picture);
    told(place + 1);
  }
  await keepPictures(found);
  pictures = new Map([...pictures, ...found]);
}

/** Forget all pictures, on the page and on the device. */
export async function dropPictures(): Promise<void> {
  pictures = new Map();
  for (const address of addresses.values()) URL.revokeObjectURL(address);
  addresses.clear();
  await forgetPictures();
}
