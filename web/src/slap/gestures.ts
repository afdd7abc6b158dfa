// Which keys slap and which turn a card over. No key does both, so that turning a card over is never a slap.

export type Gesture = "slap" | "flip";

const TYPING = "input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]";
/** What a key presses itself if the focus was put there by keyboard. */
const PRESSABLE = "button, a[href], summary, input";
/** The slap zone and the stack, where the keys of the game count all the same. */
const OF_THE_GAME = "[data-gesture]";

type Stroke = Pick<KeyboardEvent, "key" | "ctrlKey" | "altKey" | "metaKey">;

/** Return what a key does, given what has the focus; nothing where the key belongs to a field or another button. */
export function gestureOf(stroke: Stroke, focus: Element | null, oneSwitch = false): Gesture | null {
  if (stroke.ctrlKey || stroke.altKey || stroke.metaKey) return null;
  if (focus?.closest(TYPING)) return null;
  const key = stroke.key.toLowerCase();
  if (key === "f") return oneSwitch ? "slap" : "flip";
  if (key !== " " && key !== "enter") return null;
  if (focus && !focus.closest(OF_THE_GAME) && focus.matches(PRESSABLE) && focus.matches(":focus-visible")) return null;
  return key === " " || oneSwitch ? "slap" : "flip";
}

/** Return the slap field, where the keys of the game count; nothing once the game is over. */
export function slapField(here: { readonly over: boolean }): HTMLElement | null {
  return here.over ? null : document.querySelector<HTMLElement>("[data-gesture=slap]");
}
