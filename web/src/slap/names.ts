// Names of symbols in the reader's language.

import { voice, word } from "../lib/language.svelte";

/** Return the name of a symbol; one without a translation is named by itself. */
export function symbolName(symbol: string): string {
  return voice()?.knows(`slap-symbol-${symbol}`) ? word(`slap-symbol-${symbol}`) : symbol;
}
