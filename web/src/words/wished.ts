/**
 * The language of a page: the one chosen before, else the first that the browser asks for and there is; else English.
 * `read` reads from the browser's storage. The page's head has the source of this, too (scripts/texts.ts): nothing else
 * can be used in it. Which language a tag such as "pl-PL" means is as in Python: `spoken` in `text.py`.
 */
export function wishedOf(
  languages: readonly string[],
  read: (key: string) => string | null | undefined,
): string {
  return [read("parlour.language") ?? "", ...navigator.languages, "en"]
    .map((tag) => tag.split("-")[0]!.toLowerCase())
    .find((language) => languages.includes(language))!;
}
