const segments =
  typeof Intl.Segmenter === "undefined"
    ? null
    : new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** A text cut into what people see as one character; an emoji with joiners is one. */
export function characters(text: string): string[] {
  return segments ? Array.from(segments.segment(text), (one) => one.segment) : [...text];
}
