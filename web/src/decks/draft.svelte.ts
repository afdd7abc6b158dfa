// A deck that somebody pastes: its text, the changes made to mend it, and what the server says of it.

import { ask, Away, Refused } from "../lib/api";
import type { CheckDeck, CheckedDeck, Said } from "../lib/protocol";

/** How long to wait after a key before the text is checked, in milliseconds. */
const PAUSE = 350;

export class Draft {
  text = $state("");
  checked = $state.raw<CheckedDeck | null>(null);
  refused = $state.raw<Said | null>(null);
  checking = $state(false);
  away = $state(false);
  private changes: Record<string, string[]> = {};
  private mend = false;
  private number = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onplayable: (checked: CheckedDeck) => void) {}

  /** What to play: the checked deck, or the text as it is, which the server refuses with its reasons. */
  get deck(): string {
    return (this.checked?.playable && this.checked.deck) || this.text.trim();
  }

  /** Take another text, and check it once nothing more is typed; an answer about the text before it is dropped. */
  write(text: string): void {
    this.number += 1;
    this.text = text;
    this.changes = {};
    this.mend = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), PAUSE);
  }

  /** Put a card in the place of an entry; without a card, leave the entry out. */
  change(entry: string, card?: string): void {
    this.changes = { ...this.changes, [entry]: card ? [...(this.changes[entry] ?? []), card] : [] };
    void this.check();
  }

  /** Replace all cards that can't be played yet. */
  mendAll(): void {
    this.mend = true;
    void this.check();
  }

  /** Ask the server about the text as it is now. */
  async check(): Promise<void> {
    const number = (this.number += 1);
    if (!this.text.trim()) {
      this.checked = this.refused = null;
      this.checking = false;
      return;
    }
    this.checking = true;
    const body: CheckDeck = { deck: this.text, changes: this.changes, mend: this.mend };
    let checked: CheckedDeck | null = null;
    let refused: Said | null = null;
    try {
      checked = await ask<CheckedDeck>("/api/decks/check", body);
    } catch (error) {
      if (error instanceof Refused) refused = error.reason;
      else if (!(error instanceof Away)) throw error;
    }
    if (number !== this.number) return; // the text has changed meanwhile
    this.checking = false;
    this.away = !checked && !refused;
    this.checked = checked;
    this.refused = refused;
    if (checked?.mended?.trim()) {
      this.text = checked.mended;
      this.changes = {};
      this.mend = false;
    }
    if (checked?.playable) this.onplayable(checked);
  }
}
