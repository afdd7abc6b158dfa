// Card texts write symbols in brackets: a colour by its name, an amount of action tokens by its number.

export type Symbolic = { readonly is: "text" | "colour" | "tokens"; readonly text: string };

const SYMBOL = /\[(\w+)\]/g;

/** Split a text at its symbols. */
export function symbols(text: string): Symbolic[] {
  const found: Symbolic[] = [];
  let from = 0;
  for (const match of text.matchAll(SYMBOL)) {
    if (match.index > from) found.push({ is: "text", text: text.slice(from, match.index) });
    found.push({ is: /^\d+$/.test(match[1]!) ? "tokens" : "colour", text: match[1]! });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ is: "text", text: text.slice(from) });
  return found;
}
