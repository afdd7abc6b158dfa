// The person's settings for this device, kept in local storage and never sent.

import type { Changed } from "./keys";

export interface Settings {
  theme: "system" | "dusk" | "light";
  textSize: number;
  motion: "system" | "full" | "calm";
  /** How long each move of the others is shown. */
  pace: "full" | "quick" | "off";
  /** Single-key shortcuts. */
  shortcuts: boolean;
  leftHanded: boolean;
  /** Cards can be dragged as well as pressed. */
  drag: boolean;
  sound: "off" | "quiet" | "normal";
  /** Each sound is also shown in words. */
  captions: boolean;
  /** Keys that differ from the defaults. */
  keys: Changed;
}

/** The part of its full time for which each move is shown, by the setting. */
export const PACES: Readonly<Record<Settings["pace"], number>> = { full: 1, quick: 0.5, off: 0 };

export const TEXT_SIZES = [90, 100, 115, 130, 150];
const PLACE = "everfree-settings";

/** Parse stored settings; missing or invalid values get their defaults. */
export function read(kept: string | null): Settings {
  const usual: Settings = {
    theme: "system",
    textSize: 100,
    motion: "system",
    pace: "full",
    shortcuts: true,
    leftHanded: false,
    drag: true,
    sound: "quiet",
    captions: false,
    keys: {},
  };
  let found: Partial<Settings>;
  try {
    found = { ...(JSON.parse(kept ?? "{}") as object) };
  } catch {
    return usual;
  }
  return {
    theme: found.theme === "dusk" || found.theme === "light" ? found.theme : usual.theme,
    textSize: TEXT_SIZES.includes(Number(found.textSize)) ? Number(found.textSize) : usual.textSize,
    motion: found.motion === "full" || found.motion === "calm" ? found.motion : usual.motion,
    pace: found.pace === "quick" || found.pace === "off" ? found.pace : usual.pace,
    shortcuts: found.shortcuts !== false,
    leftHanded: found.leftHanded === true,
    drag: found.drag !== false,
    sound: found.sound === "off" || found.sound === "normal" ? found.sound : usual.sound,
    captions: found.captions === true,
    keys: found.keys && typeof found.keys === "object" ? found.keys : usual.keys,
  };
}

function kept(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null; // storage is blocked: use the defaults
  }
}

export const settings: Settings = $state(read(kept()));

/** What the settings come to on this device: "system" is replaced by what the system asks for. */
export const shown: { theme: "dusk" | "light"; calm: boolean } = $state({ theme: "dusk", calm: false });

/** Change some settings, now and for the next visit. */
export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // storage is blocked: the change lasts until the page is closed
  }
  show();
}

/** Write the settings to attributes of the root element, for the style sheets. */
export function show(): void {
  const root = document.documentElement;
  const light = settings.theme === "light" || (settings.theme === "system" && prefers("color-scheme: light"));
  const calm = settings.motion === "calm" || (settings.motion === "system" && prefers("reduced-motion: reduce"));
  shown.theme = light ? "light" : "dusk";
  shown.calm = calm;
  root.dataset["theme"] = shown.theme;
  root.dataset["motion"] = calm ? "calm" : "full";
  root.dataset["hand"] = settings.leftHanded ? "left" : "right";
  root.style.setProperty("--text-size", String(settings.textSize / 100));
}

function prefers(what: string): boolean {
  return matchMedia(`(prefers-${what})`).matches;
}

/** Apply the settings now and whenever the device's preferences change. */
export function follow(): void {
  show();
  for (const what of ["color-scheme: light", "reduced-motion: reduce"]) {
    matchMedia(`(prefers-${what})`).addEventListener("change", show);
  }
}
