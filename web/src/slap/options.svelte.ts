// The person's own choices for this game, kept on this device and never sent.

export interface SlapSettings {
  /** Each symbol and event is spoken in a few words. */
  audio: boolean;
  /** The phone shakes at a slap. */
  haptics: boolean;
  /** Cards turn over by themselves, so that every press is a slap. */
  oneSwitch: boolean;
}

const PLACE = "everfree-slap";
const USUAL: SlapSettings = { audio: false, haptics: true, oneSwitch: false };

/** Parse stored choices; missing or invalid ones get their defaults. */
export function read(kept: string | null): SlapSettings {
  let found: Partial<Record<keyof SlapSettings, unknown>>;
  try {
    found = { ...(JSON.parse(kept ?? "{}") as object) };
  } catch {
    return { ...USUAL };
  }
  const chosen = (name: keyof SlapSettings): boolean => (typeof found[name] === "boolean" ? found[name] : USUAL[name]);
  return { audio: chosen("audio"), haptics: chosen("haptics"), oneSwitch: chosen("oneSwitch") };
}

function kept(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null; // storage is blocked: use the defaults
  }
}

export const slapSettings: SlapSettings = $state(read(kept()));

/** Change some choices, now and for the next visit. */
export function choose(some: Partial<SlapSettings>): void {
  Object.assign(slapSettings, some);
  try {
    localStorage.setItem(PLACE, JSON.stringify(slapSettings));
  } catch {
    // storage is blocked: the change lasts until the page is closed
  }
}
