/** For tests: the worked examples of a rulebook, each to be asked of the rules. */
import type { Rulebook } from "../games/rulebook";
import { textOf } from "./tables";

export interface Asked {
  /** The cards of a group. */
  cards(name: string): string[];
  numbers: Readonly<Record<string, number>>;
}

export class Examples {
  readonly #left = new Map<string, Asked>();

  constructor({ chapters }: Rulebook) {
    for (const paragraph of chapters.flatMap(({ paragraphs }) => paragraphs)) {
      const { example } = paragraph;
      if (!example) continue;
      const groups = new Map(example.groups.map(({ name, cards }) => [name, cards]));
      const cards = (name: string): string[] => [...groups.get(name)!];
      this.#left.set(textOf(paragraph), { cards, numbers: example.numbers });
    }
  }

  /** The example of a paragraph, by the end of its text's id; once. */
  take(text: string): Asked {
    const found = this.#left.get(text);
    if (!found) throw new Error(`expected an example of ${text}`);
    this.#left.delete(text);
    return found;
  }

  /** Those that nobody has asked for. */
  get left(): string[] {
    return [...this.#left.keys()];
  }
}
