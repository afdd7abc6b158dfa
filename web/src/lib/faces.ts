// How a card looks: the CSS class of its colour, its glyphs, the background of its picture.

/** Class names of the six colours, by the engine's words. */
export const COLOUR_CLASS: Readonly<Record<string, string>> = {
  blue: "loy",
  pink: "lau",
  white: "gen",
  purple: "mag",
  yellow: "kin",
  orange: "hon",
};

/** The class of a colour; "any" for wild power and for no colour. */
export function colourClass(colour: string | undefined): string {
  return (colour && COLOUR_CLASS[colour]) || "any";
}

/** The symbol of a colour's silhouette. */
export function silhouette(colour: string | undefined): string {
  return `c-${colourClass(colour)}`;
}

const TYPE_GLYPH: Readonly<Record<string, string>> = {
  mane: "t-mane",
  friend: "t-friend",
  event: "t-event",
  resource: "t-res",
  troublemaker: "t-trb",
  problem: "t-prob",
};

/** The symbol of a card's type. */
export function typeGlyph(type: string | undefined): string {
  return (type && TYPE_GLYPH[type]) || "t-friend";
}

/** The background of a picture that is not drawn yet: one colour, two along a diagonal, or bands of more. */
export function picture(colours: readonly string[], type: string | undefined): string {
  if (type === "troublemaker") return "linear-gradient(160deg,var(--tro),var(--tro-2))";
  const classes = colours.map(colourClass);
  if (classes.length < 2) {
    const one = classes[0] ?? "any";
    return `linear-gradient(160deg,var(--${one}),var(--${one}-2))`;
  }
  const step = 100 / classes.length;
  const bands = classes.map((one, place) => `var(--${one}) ${place * step}% ${(place + 1) * step}%`);
  return `linear-gradient(115deg,${bands.join(",")})`;
}
