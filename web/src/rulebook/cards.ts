/** The cards that a rulebook shows, by name; `back` is any card face down. */
import type { Book } from "../games/rulebook";

export const shown = (book: Book): Set<string> =>
  new Set(
    book.rules.chapters
      .flatMap(({ paragraphs }) => paragraphs)
      .flatMap(({ cards, example }) => [
        ...(cards ?? []).flat(),
        ...(example?.groups ?? []).flatMap((group) => group.cards),
      ]),
  );
