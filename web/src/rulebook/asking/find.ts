/** Finds what somebody means by a few everyday words. */

/** Endings of words say little: their beginnings are compared. */
const BEGINNING = 5;
/** Shorter words are met everywhere. */
const SHORTEST = 2;

/** The words of a text, in small letters without accents. */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/g, "l");
  return plain.match(/[\p{L}\p{N}+]+/gu) ?? [];
}

const beginning = (word: string): string => word.slice(0, BEGINNING);

/**
 * The numbers of the texts that have words of the question in common with it, the best first. A word counts the more,
 * the fewer texts have it; one that most of them have counts nothing.
 */
export function found(asked: string, texts: readonly string[]): number[] {
  const words = texts.map((text) => new Set(wordsOf(text).map(beginning)));
  const wanted = new Set(
    wordsOf(asked)
      .filter((word) => word.length >= SHORTEST)
      .map(beginning),
  );
  const has = (all: ReadonlySet<string>, word: string): boolean =>
    all.has(word) || (word.length < BEGINNING && [...all].some((one) => one.startsWith(word)));
  const weights = [...wanted].map((word) => {
    const number = words.filter((all) => has(all, word)).length;
    return { word, weight: number * 2 > texts.length ? 0 : Math.log(texts.length / number) };
  });
  return words
    .map((all, n) => {
      const shared = weights.filter(({ word }) => has(all, word));
      return { n, score: shared.reduce((sum, { weight }) => sum + weight, 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ n }) => n);
}
