// Short sounds, made in the page when they are played: no file is fetched.

export type Sound = "turn" | "played" | "flip" | "point" | "uncovered" | "won" | "lost" | "victory" | "refusal";

export interface Note {
  /** The wave of the tone, or noise. */
  readonly wave: "sine" | "triangle" | "noise";
  /** Pitch in hertz, or for noise the middle of the band that is heard. */
  readonly hz: number;
  /** The pitch it glides to. */
  readonly to?: number;
  /** Milliseconds after the beginning of the sound. */
  readonly at?: number;
  /** Milliseconds until it has died away. */
  readonly lasts: number;
  /** From 0 to 1. */
  readonly loud: number;
}

/** Every sound, as soft as a card laid on a table. */
export const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [
    { wave: "sine", hz: 523, lasts: 220, loud: 0.5 },
    { wave: "sine", hz: 784, at: 120, lasts: 320, loud: 0.5 },
  ],
  played: [
    { wave: "triangle", hz: 240, to: 140, lasts: 110, loud: 0.6 },
    { wave: "noise", hz: 900, lasts: 50, loud: 0.15 },
  ],
  flip: [{ wave: "noise", hz: 1800, to: 3200, lasts: 130, loud: 0.35 }],
  point: [
    { wave: "sine", hz: 660, lasts: 600, loud: 0.4 },
    { wave: "sine", hz: 1820, lasts: 240, loud: 0.08 },
  ],
  uncovered: [{ wave: "triangle", hz: 131, to: 98, lasts: 480, loud: 0.7 }],
  won: [
    { wave: "sine", hz: 523, lasts: 200, loud: 0.4 },
    { wave: "sine", hz: 659, at: 90, lasts: 200, loud: 0.4 },
    { wave: "sine", hz: 784, at: 180, lasts: 380, loud: 0.45 },
  ],
  lost: [
    { wave: "sine", hz: 440, lasts: 260, loud: 0.35 },
    { wave: "sine", hz: 349, at: 160, lasts: 420, loud: 0.35 },
  ],
  victory: [523, 659, 784, 1047].map((hz, place) => ({ wave: "sine", hz, at: place * 130, lasts: 500 + place * 150, loud: 0.4 })),
  refusal: [
    { wave: "sine", hz: 190, to: 120, lasts: 90, loud: 0.8 },
    { wave: "noise", hz: 500, lasts: 40, loud: 0.2 },
  ],
};
/** Milliseconds in which a note swells, so that it does not click. */
const ATTACK = 8;
const SILENCE = 0.0001;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Get ready to play. Call it when the person presses something: before, browsers and we stay silent. */
export function allowSounds(): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

/** Play a sound at a volume from 0 to 1, *steps* half tones higher. Silent until `allowSounds` was called. */
export function play(sound: Sound, volume: number, steps = 0): void {
  playNotes(SOUNDS[sound], volume, steps);
}

/** Play notes as `play` does. */
export function playNotes(notes: readonly Note[], volume: number, steps = 0): void {
  if (!context || context.state !== "running" || volume <= 0) return;
  for (const note of notes) playNote(context, note, volume, 2 ** (steps / 12));
}

function playNote(audio: AudioContext, note: Note, volume: number, higher: number): void {
  const from = audio.currentTime + (note.at ?? 0) / 1000;
  const until = from + note.lasts / 1000;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENCE, from);
  gain.gain.exponentialRampToValueAtTime(note.loud * volume, from + ATTACK / 1000);
  gain.gain.exponentialRampToValueAtTime(SILENCE, until);
  gain.connect(audio.destination);
  const source = note.wave === "noise" ? audio.createBufferSource() : audio.createOscillator();
  let pitch: AudioParam;
  if (source instanceof AudioBufferSourceNode) {
    source.buffer = noise ??= whiteNoise(audio);
    const band = audio.createBiquadFilter();
    band.type = "bandpass";
    source.connect(band).connect(gain);
    pitch = band.frequency;
  } else {
    source.type = note.wave as OscillatorType;
    source.connect(gain);
    pitch = source.frequency;
  }
  pitch.setValueAtTime(note.hz * higher, from);
  if (note.to) pitch.exponentialRampToValueAtTime(note.to * higher, until);
  source.start(from);
  source.stop(until);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
