// Texts reduced for comparing: no case, no accents, one kind of apostrophe.

/** Reduce a text for comparing. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’‘]/g, "'").toLowerCase();
}
