// Formats sentences in the reader's language, with the same messages and catalogue as in Python.
//
// A `Said` is a key with arguments. `say` returns plain text; `parts` returns the same text in pieces, so that
// card names can be links and players' names can be coloured.

import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { CardName, CardText, Listed, PlayerName, Said } from "./protocol";

export type Argument = string | number | Said | CardName | CardText | PlayerName | Listed;

export type Language = "en" | "fr";
export const LANGUAGES: readonly Language[] = ["en", "fr"];

/** Looks up the names and texts that sentences contain. */
export interface Names {
  card(id: string): string;
  text(of: CardText): string;
  player(seat: number): string;
}

export type Piece =
  | { readonly is: "words"; readonly text: string }
  | { readonly is: "card"; readonly text: string; readonly card: string; readonly handle: number }
  | { readonly is: "player"; readonly text: string; readonly seat: number };

/** Load the catalogue of one language; other languages are not fetched. */
export async function catalogue(language: Language): Promise<FluentBundle> {
  const { default: texts } = await (language === "fr" ? import("./catalogue/fr") : import("./catalogue/en"));
  return bundleOf(language, Object.values(texts));
}

/** Make a catalogue from Fluent sources. */
export function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false }); // some screen readers read the marks aloud
  addTo(bundle, texts);
  return bundle;
}

/** Add Fluent sources to a catalogue. */
export function addTo(bundle: FluentBundle, texts: readonly string[]): void {
  for (const text of texts) bundle.addResource(new FluentResource(text));
}

// Characters from the private use area mark a name while Fluent formats the sentence around it.
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const MARKED = new RegExp(`${OPEN}(\\d+)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, "g");

// A comma inside quotation marks does not divide a list.
const QUOTED = /^["«]/u;

// French elides "de" and "que" before a vowel, also that of a name: "le tour d’Ada" (messages/elision.py).
const ELIDED = new RegExp(`(?<![\\p{L}])(d|qu)e ((?:${OPEN}\\d+${MIDDLE})?)(?=[aeiouàâéèêîôû])`, "giu");

/** Formats messages in one language. */
export class Speaker {
  constructor(
    readonly language: Language,
    readonly bundle: FluentBundle,
    private readonly names: Names,
  ) {}

  /** Whether there is such a message. */
  knows(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** Format one of this client's own messages. */
  word(key: string, args: Record<string, string | number> = {}): string {
    return this.format(key, args);
  }

  /** Format a sentence as plain text. */
  say(said: Said): string {
    return this.parts(said)
      .map((piece) => piece.text)
      .join("");
  }

  /** Join items as the language does: "a, b and c"; with semicolons if a comma is part of an item. */
  list(items: readonly string[]): string {
    const last = items.at(-1) ?? "";
    if (items.length < 2) return last;
    const hasComma = items.some((item) => item.includes(",") && !QUOTED.test(item));
    const separator = this.format(hasComma ? "list-strong-separator" : "list-separator", {});
    return this.format("pair", { first: items.slice(0, -1).join(separator), second: last });
  }

  /** Format an argument as text. */
  argument(argument: Argument): string {
    const links: (CardName | PlayerName)[] = [];
    return String(this.value(argument, links)).replace(MARKED, "$2");
  }

  /** Format a sentence as pieces, in which names can be pressed. */
  parts(said: Said): Piece[] {
    const links: (CardName | PlayerName)[] = [];
    const text = this.marked(said, links);
    const pieces: Piece[] = [];
    let end = 0;
    for (const found of text.matchAll(MARKED)) {
      if (found.index > end) pieces.push({ is: "words", text: text.slice(end, found.index) });
      const link = links[Number(found[1])];
      const name = found[2] ?? "";
      if (link?.is === "card") pieces.push({ is: "card", text: name, card: link.card, handle: link.handle ?? 0 });
      else if (link) pieces.push({ is: "player", text: name, seat: link.seat });
      end = found.index + found[0].length;
    }
    if (end < text.length) pieces.push({ is: "words", text: text.slice(end) });
    return pieces;
  }

  private marked(said: Said, links: (CardName | PlayerName)[]): string {
    const args: Record<string, string | number> = {};
    for (const [name, argument] of Object.entries(said.args ?? {})) args[name] = this.value(argument, links);
    return this.format(said.key, args);
  }

  private value(argument: Argument, links: (CardName | PlayerName)[]): string | number {
    if (typeof argument !== "object") return argument;
    switch (argument.is) {
      case "said":
        return this.marked(argument, links);
      case "text":
        return this.names.text(argument);
      case "list":
        return this.list(argument.items.map((item) => String(this.value(item, links))));
      case "card":
        if (!argument.card) return this.format("hidden-card", {});
        links.push(argument);
        return OPEN + (links.length - 1) + MIDDLE + this.names.card(argument.card) + CLOSE;
      case "player":
        links.push(argument);
        return OPEN + (links.length - 1) + MIDDLE + this.names.player(argument.seat) + CLOSE;
    }
  }

  private format(key: string, args: Record<string, string | number>): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern == null) throw new Error(`no message "${key}" in ${this.language}`);
    const said = this.bundle.formatPattern(pattern, args);
    return this.language === "fr" ? said.replace(ELIDED, "$1’$2") : said;
  }
}
