// Skips the events being shown: a key or a press on the board ends one of them, Escape, Space or the main button all.

import { belongsToFocus } from "../lib/keys";
import type { Table } from "../lib/table.svelte";

const MODIFIERS: ReadonlySet<string> = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta", "Tab"]);
/** Places that answer a press as usual while an event is shown. */
const APART = "#main, .side, .bar, dialog, [role=dialog]";

/** Listen for keys and presses while events are shown; call the returned function to stop. */
export function skipping(here: Table): () => void {
  /** Whether the click that follows a press must be ignored, because the press has skipped an event. */
  let swallow = false;

  function down(event: PointerEvent): void {
    swallow = here.beat !== null && !(event.target as Element | null)?.closest?.(APART);
    if (!swallow) return;
    stop(event);
    here.skipBeat();
  }
  function click(event: MouseEvent): void {
    // A click that a key has caused has no press before it.
    if (swallow && event.detail > 0) stop(event);
    swallow = false;
  }
  function key(event: KeyboardEvent): void {
    if (!here.beat || event.repeat || event.ctrlKey || event.altKey || event.metaKey || MODIFIERS.has(event.key)) return;
    const target = event.target as Element | null;
    if (document.querySelector("dialog[open]") || belongsToFocus(event.key, target) || (event.key === "Enter" && target?.closest?.(APART)))
      return;
    stop(event);
    if (event.key === "Escape" || event.key === " ") here.skipBeats();
    else here.skipBeat();
  }
  function stop(event: Event): void {
    event.preventDefault();
    event.stopPropagation();
  }

  addEventListener("pointerdown", down, true);
  addEventListener("click", click, true);
  addEventListener("keydown", key, true);
  return () => {
    removeEventListener("pointerdown", down, true);
    removeEventListener("click", click, true);
    removeEventListener("keydown", key, true);
  };
}
