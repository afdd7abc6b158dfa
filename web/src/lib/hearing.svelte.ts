// Plays sounds as the settings allow, and keeps the caption of the last one.

import { isHeardInCalm } from "./cues";
import { settings, shown } from "./settings.svelte";
import { play, type Sound } from "./sounds";

const VOLUMES = { off: 0, quiet: 0.12, normal: 0.4 } as const;
/** How long a caption stays, in milliseconds. */
const READ = 2_500;

let current = $state.raw<{ readonly sound: Sound; readonly time: number } | null>(null);
let timer = 0;

/** Return the chosen volume, from 0 to 1. */
export function volume(): number {
  return VOLUMES[settings.sound];
}

/** Play a sound and show its caption. *steps*: half tones higher. */
export function cue(sound: Sound, steps = 0): void {
  if (shown.calm && !isHeardInCalm(sound)) return;
  play(sound, volume(), steps);
  if (!settings.captions) return;
  current = { sound, time: performance.now() };
  clearTimeout(timer);
  timer = window.setTimeout(() => (current = null), READ);
}

/** The sound whose caption is shown, or null. */
export function captioned(): Sound | null {
  return current?.sound ?? null;
}
