// SHA-256 (FIPS 180-4) of a text. The browser's own needs https, which a server in a living room does not have.

/** The first 32 bits of the fractional part of a root of the first primes. */
function constants(count: number, power: number): Uint32Array {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (isPrime(number)) found.push((number ** power % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return false;
  return true;
}

const START = constants(8, 1 / 2);
const ROUNDS = constants(64, 1 / 3);
const BLOCK = 64;

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Return the bytes of a message, padded to whole blocks: a one, zeros, and the length in bits. */
function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / BLOCK);
  const bytes = new Uint8Array(blocks * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(bytes.length - 4, (message.length * 8) >>> 0);
  return view;
}

/** Return the 64 words that are made of one block. */
function schedule(data: DataView, from: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let place = 0; place < 16; place += 1) words[place] = data.getUint32(from + 4 * place);
  for (let place = 16; place < 64; place += 1) {
    const near = words[place - 2]!;
    const far = words[place - 15]!;
    const one = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    const zero = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    words[place] = one + words[place - 7]! + zero + words[place - 16]!;
  }
  return words;
}

/** Change the state by the words of one block. */
function compress(state: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = [...state] as [number, number, number, number, number, number, number, number];
  for (let round = 0; round < 64; round += 1) {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUNDS[round]! + words[round]!) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = state[place]! + word));
}

/** Return the hash of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const data = padded(new TextEncoder().encode(text));
  const state = Uint32Array.from(START);
  for (let from = 0; from < data.byteLength; from += BLOCK) compress(state, schedule(data, from));
  return [...state].map((word) => word.toString(16).padStart(8, "0")).join("");
}
