// The keyboard shortcuts of the board and the text view: one map, which a person may change or turn off.

export type Command =
  | "main"
  | "end"
  | "pick"
  | "next"
  | "move"
  | "left"
  | "right"
  | "home"
  | "draw"
  | "rally"
  | "cancel"
  | "undo"
  | "undo-step"
  | "hold"
  | "auto"
  | "skip"
  | "inspect"
  | "pin"
  | "explain"
  | "hint"
  | "repeat"
  | "board"
  | "scores"
  | "needs"
  | "log"
  | "view"
  | "settings"
  | "help";

export type Group = "play" | "know" | "page";

export interface Binding {
  readonly command: Command;
  readonly group: Group;
  /** `KeyboardEvent.key` in lower case, with `Shift+` before it if it needs Shift. */
  readonly key: string;
  /** A fixed key, such as Space, works even without shortcuts and can't be changed. */
  readonly fixed?: boolean;
}

export const BINDINGS: readonly Binding[] = [
  { command: "main", group: "play", key: " ", fixed: true },
  { command: "end", group: "play", key: "e" },
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
  { command: "undo-step", group: "play", key: "x" },
  { command: "hold", group: "play", key: "h" },
  { command: "auto", group: "play", key: "a" },
  { command: "skip", group: "play", key: "Shift+ ", fixed: true },
  { command: "inspect", group: "know", key: "i" },
  { command: "pin", group: "know", key: "p" },
  { command: "explain", group: "know", key: "y" },
  { command: "hint", group: "know", key: "c" },
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
  /** For a command with a digit: which digit, 1 to 9. */
  readonly number: number;
}

/** Return the key of a command, as changed by the person. */
export function keyOf(command: Command, changed: Changed): string {
  return changed[command] ?? BINDINGS.find((one) => one.command === command)?.key ?? "";
}

/** Tell whether a key can be assigned to a command: one character, no digit, no space. */
export function canBeKey(key: string): boolean {
  return [...key].length === 1 && !/[\s\d]/.test(key);
}

/** Return the other command that already has this key, or nothing. */
export function takenBy(key: string, command: Command, changed: Changed): Command | null {
  return BINDINGS.find((one) => one.command !== command && keyOf(one.command, changed) === key)?.command ?? null;
}

type Stroke = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey" | "repeat">;

/** Return the command of a key press, or nothing; repeats of a held key have none. */
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
 * Tell whether the focused element handles a key itself: a field takes what is typed, and Space presses a button.
 * In a zone of the board only Enter presses the focused card; Space remains the key of the main button.
 */
export function belongsToFocus(key: string, focus: Element | null): boolean {
  if (!focus) return false;
  if (focus.closest(TYPING)) return key !== "Escape";
  return key === " " && focus.matches(PRESSED_BY_SPACE) && !focus.closest("[data-zone=board]");
}

export type Handler = (pressed: Pressed) => boolean;

const handlers: Handler[] = [];

/** Register a handler of commands; call the returned function to remove it. The newest handler is tried first. */
export function hear(handler: Handler): () => void {
  handlers.push(handler);
  return () => {
    handlers.splice(handlers.indexOf(handler), 1);
  };
}

/** Pass a command to the handlers until one handles it; returns whether one did. */
export function dispatch(pressed: Pressed): boolean {
  return handlers.toReversed().some((handler) => handler(pressed));
}
