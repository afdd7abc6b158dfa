// The names of the sets, which are the same in every language.

const SMALL = new Set(["of", "and", "in"]);

/** The name of a set as printed: "rock_n_rave" is "Rock N Rave". */
export function setName(set: string): string {
  return set
    .split("_")
    .map((word, place) => (place && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");
}
