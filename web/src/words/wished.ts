/**
 * The first of some languages, as tags such as "pl-PL", that there is. The last of them must be there. The page's head
 * has the source of it, too (scripts/texts.ts): nothing else can be used in it. As in Python: `spoken` in `text.py`.
 */
export function firstOf(wishes: readonly string[], languages: readonly string[]): string {
  return wishes
    .map((tag) => tag.split("-")[0]!.toLowerCase())
    .find((language) => languages.includes(language))!;
}
