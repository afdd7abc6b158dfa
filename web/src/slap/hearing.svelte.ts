// The sounds of the slap game, with captions and haptics as the settings say.

import { volume } from "../lib/hearing.svelte";
import type { LogLine } from "../lib/protocol";
import { settings, shown } from "../lib/settings.svelte";
import { playNotes, type Note } from "../lib/sounds";
import { slapSettings } from "./options.svelte";

export type SlapSound = "card" | "challenge" | "slap" | "won" | "lost" | "false" | "over" | "count" | "go";

export const NOTES: Readonly<Record<SlapSound, readonly Note[]>> = {
  card: [{ wave: "noise", hz: 2200, to: 1400, lasts: 60, loud: 0.3 }],
  challenge: [
    { wave: "triangle", hz: 392, lasts: 130, loud: 0.4 },
    { wave: "triangle", hz: 523, at: 80, lasts: 180, loud: 0.4 },
  ],
  slap: [
    { wave: "noise", hz: 700, lasts: 70, loud: 0.9 },
    { wave: "sine", hz: 150, to: 70, lasts: 120, loud: 0.8 },
  ],
  won: [
    { wave: "sine", hz: 880, lasts: 700, loud: 0.4 },
    { wave: "sine", hz: 2400, lasts: 260, loud: 0.08 },
  ],
  lost: [{ wave: "sine", hz: 330, to: 262, lasts: 320, loud: 0.35 }],
  false: [
    { wave: "triangle", hz: 220, to: 160, lasts: 70, loud: 0.8 },
    { wave: "triangle", hz: 180, to: 130, at: 110, lasts: 80, loud: 0.8 },
  ],
  count: [{ wave: "triangle", hz: 440, lasts: 120, loud: 0.5 }],
  go: [{ wave: "triangle", hz: 880, lasts: 320, loud: 0.5 }],
  over: [523, 659, 784, 1047].map((hz, place) => ({ wave: "sine", hz, at: place * 130, lasts: 480, loud: 0.4 })),
};
/** Milliseconds of shaking and rest; sounds that are not listed do not shake. */
const SHAKES: Partial<Record<SlapSound, number[]>> = { slap: [18], won: [30, 40, 60], false: [60, 50, 60] };
/** With calm motion, only what the reader must not miss is heard. */
const CALM: ReadonlySet<SlapSound> = new Set(["slap", "won", "lost", "false", "over", "count", "go"]);
const READ = 1_800;

/** The sounds that matter most come first: of several events told at once, one is heard. */
const ORDER: readonly SlapSound[] = ["over", "won", "false", "lost", "challenge", "card", "go", "count"];

/** Return the sound of an event for the player at a seat, or null. */
export function soundOf(line: LogLine, you: number): SlapSound | null {
  switch (line.event) {
    case "counted":
      return line.text.args?.["left"] === 0 ? "go" : "count";
    case "played":
      return "card";
    case "challenged":
      return "challenge";
    case "slapped-falsely":
      return "false";
    case "took":
      return line.seat === you ? "won" : "lost";
    case "ended":
      return "over";
    default:
      return null;
  }
}

/** Return the one sound of several events that is heard. */
export function soundOfAll(lines: readonly LogLine[], you: number): SlapSound | null {
  const sounds = new Set(lines.map((line) => soundOf(line, you)));
  return ORDER.find((sound) => sounds.has(sound)) ?? null;
}

let current = $state.raw<SlapSound | null>(null);
let timer = 0;

/** Play a sound, show its caption and shake the phone, as the person wants. */
export function cue(sound: SlapSound): void {
  if (slapSettings.haptics && SHAKES[sound] && "vibrate" in navigator) navigator.vibrate(SHAKES[sound]);
  if (shown.calm && !CALM.has(sound)) return;
  playNotes(NOTES[sound], volume());
  if (!settings.captions) return;
  current = sound;
  clearTimeout(timer);
  timer = window.setTimeout(() => (current = null), READ);
}

/** The sound whose caption is shown, or null. */
export function captioned(): SlapSound | null {
  return current;
}
