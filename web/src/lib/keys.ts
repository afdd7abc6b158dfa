// What every key does, at the table as in the text view: one map, which a person may change or turn off.

export type Command =
  | "main" | "pick" | "next" | "move" | "left" | "right" | "home" | "draw" | "rally" | "cancel" | "undo" | "hold" | "auto" | "skip"
  | "inspect" | "pin" | "explain" | "repeat" | "board" | "scores" | "needs"
  | "log" | "view" | "settings" | "help";

export type Group = "play" | "know" | "page";

export interface Binding {
  readonly command: Command;
  readonly group: Group;
  /** As `KeyboardEvent.key` says it, lower case; with `Shift+` before it where it takes Shift. */
  readonly key: string;
  /** Keys that are no single character always work, and stay as they are. */
  readonly fixed?: boolean;
}

export const BINDINGS: readonly Binding[] = [
  { command: "main", group: "play", key: " ", fixed: true },
  { command: "pick", group: "play", key: "1-9" },
  { command: "next", group: "play", key: "n" },
  { command: "move", group: "play", key: "m" },
  { command: "left", group: "play", key: "q" },
  { command: "right", group: "play", key: "w" },
  { command: "home", group: "play", key: "o" },
  { command: "draw", group: "play", key: "d" },
  { command: "rally", group: "play", key: "r" },
  { command: "cancel", group: "play", key: "Escape", fixed: true },
  { command: "undo", group: "play", key: "z" },
  { command: "hold", group: "play", key: "h" },
  { command: "auto", group: "play", key: "a" },
  { command: "skip", group: "play", key: "Shift+ ", fixed: true },
  { command: "inspect", group: "know", key: "i" },
  { command: "pin", group: "know", key: "p" },
  { command: "explain", group: "know", key: "y" },
  { command: "repeat", group: "know", key: "." },
  { command: "board", group: "know", key: "b" },
  { command: "scores", group: "know", key: "s" },
  { command: "needs", group: "know", key: "g" },
  { command: "log", group: "page", key: "l" },
  { command: "view", group: "page", key: "v" },
  { command: "settings", group: "page", key: "," },
  { command: "help", group: "page", key: "?" },
];

export type Changed = Partial<Record<Command, string>>;

export interface Pressed {
  readonly command: Command;
  /** Which one, for a key of a row: 1 to 9. */
  readonly number: number;
}

/** Give the key of a command as a person has it. */
export function keyOf(command: Command, changed: Changed): string {
  return changed[command] ?? BINDINGS.find((one) => one.command === command)?.key ?? "";
}

/** Tell whether this key can be given to a command: one character, no digit, no space. */
export function canBeKey(key: string): boolean {
  return [...key].length === 1 && !/[\s\d]/.test(key);
}

/** Give the other command that has this key already, or nothing. */
export function takenBy(key: string, command: Command, changed: Changed): Command | null {
  return BINDINGS.find((one) => one.command !== command && keyOf(one.command, changed) === key)?.command ?? null;
}

type Stroke = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey" | "repeat">;

/** Give what a key press means, or nothing; a held key means something once. */
export function commandOf(stroke: Stroke, changed: Changed, shortcuts: boolean): Pressed | null {
  if (stroke.ctrlKey || stroke.altKey || stroke.metaKey || stroke.repeat) return null;
  const key = stroke.key.length === 1 ? stroke.key.toLowerCase() : stroke.key;
  if (/^[1-9]$/.test(key)) return shortcuts ? { command: "pick", number: Number(key) } : null;
  const said = key === " " && stroke.shiftKey ? "Shift+ " : key;
  const found = BINDINGS.find((one) => keyOf(one.command, changed) === said);
  return found && (shortcuts || found.fixed) ? { command: found.command, number: 0 } : null;
}

const TYPING = "input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]";
const PRESSED_BY_SPACE = "button, a, summary, input";

/**
 * Tell whether a key belongs to the element in focus: what is typed goes into a field, and Space presses a
 * button. In a zone of the board Enter takes the card in focus and Space stays the main button.
 */
export function belongsToFocus(key: string, focus: Element | null): boolean {
  if (!focus) return false;
  if (focus.closest(TYPING)) return key !== "Escape";
  return key === " " && focus.matches(PRESSED_BY_SPACE) && !focus.closest("[data-zone=board]");
}

export type Handler = (pressed: Pressed) => boolean;

const handlers: Handler[] = [];

/** Hear commands until the function given back is called; the one who came last is asked first. */
export function hear(handler: Handler): () => void {
  handlers.push(handler);
  return () => {
    handlers.splice(handlers.indexOf(handler), 1);
  };
}

/** Give a command to whoever takes it; tells whether anybody did. */
export function dispatch(pressed: Pressed): boolean {
  return handlers.toReversed().some((handler) => handler(pressed));
}
