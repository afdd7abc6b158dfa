// The reader's own pictures of cards, kept in the browser's database on this device. Nothing here uses the network.

const DATABASE = "everfree-pictures";
const STORE = "pictures";
/** Pixels of a side: enough for every place a picture is shown in, and little to keep. */
const LARGEST = 480;
const QUALITY = 0.85;

/** Return the key of a card's id or name, or of a file's name: letters and digits only. */
export function keyOf(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/** Return the key of a file without its ending. */
export function keyOfFile(name: string): string {
  return keyOf(name.replace(/\.[^.]*$/, ""));
}

/** List the keys under which the picture of a card may be kept, the most exact first. */
export function keysOf(card: { readonly id: string; readonly name: string; readonly title: string }): string[] {
  return [keyOf(card.id), keyOf(card.name), keyOf(card.title)];
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return result(request);
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });
}

/** Return every kept picture by its key. */
export async function keptPictures(): Promise<Map<string, Blob>> {
  const database = await opened();
  const store = database.transaction(STORE).objectStore(STORE);
  const [keys, pictures] = await Promise.all([
    result(store.getAllKeys() as IDBRequest<string[]>),
    result(store.getAll() as IDBRequest<Blob[]>),
  ]);
  database.close();
  return new Map(keys.map((key, place) => [key, pictures[place]!]));
}

/** Keep pictures, besides those that are kept already. */
export async function keepPictures(pictures: ReadonlyMap<string, Blob>): Promise<void> {
  const database = await opened();
  const store = database.transaction(STORE, "readwrite").objectStore(STORE);
  await Promise.all([...pictures].map(([key, picture]) => result(store.put(picture, key))));
  database.close();
}

export async function forgetPictures(): Promise<void> {
  await result(indexedDB.deleteDatabase(DATABASE));
}

/** Return a file as a small picture, or null if it is none. What else the file tells, such as a place, is dropped. */
export async function smallPicture(file: Blob): Promise<Blob | null> {
  try {
    const whole = await createImageBitmap(file);
    const factor = Math.min(1, LARGEST / Math.max(whole.width, whole.height));
    const canvas = new OffscreenCanvas(Math.max(1, Math.round(whole.width * factor)), Math.max(1, Math.round(whole.height * factor)));
    canvas.getContext("2d")!.drawImage(whole, 0, 0, canvas.width, canvas.height);
    whole.close();
    return await canvas.convertToBlob({ type: "image/webp", quality: QUALITY });
  } catch {
    return null; // the browser cannot read it
  }
}
