/** Puts into words what the build has read from Fluent files (scripts/texts.ts). */

export type Value = string | number;
export type How = Intl.NumberFormatOptions;
export type Pattern = string | readonly Piece[];
/** A text; a variable, and how its numbers are written; or a choice by a variable, and the one that else holds. */
export type Piece =
  | string
  | readonly [variable: string, how?: How]
  | readonly [variable: string, variants: Readonly<Record<string, Pattern>>, otherwise: string];

const made = new Map<string, Intl.NumberFormat | Intl.PluralRules>();

/** What Intl has is made once for each language and each way of writing. */
function once<T extends Intl.NumberFormat | Intl.PluralRules>(name: string, make: () => T): T {
  if (!made.has(name)) made.set(name, make());
  return made.get(name) as T;
}

/** A number with a true minus sign: in all our languages, Intl writes a hyphen. */
export function withMinus(number: string): string {
  return number.replace("-", "\u2212");
}

function number(value: number, language: string, how?: How): string {
  const name = `${language} ${JSON.stringify(how)}`;
  return withMinus(once(name, () => new Intl.NumberFormat(language, how)).format(value));
}

function chosen(value: Value | undefined, variants: object, language: string): string {
  const name = String(value);
  if (Object.hasOwn(variants, name) || typeof value !== "number") return name;
  return once(language, () => new Intl.PluralRules(language)).select(value);
}

/** The pattern in words; a variable without a value is named. */
export function said(
  pattern: Pattern,
  args: Readonly<Record<string, Value>>,
  language: string,
): string {
  if (typeof pattern === "string") return pattern;
  return pattern
    .map((piece) => {
      if (typeof piece === "string") return piece;
      const [variable, more, otherwise] = piece;
      const value = args[variable];
      if (otherwise !== undefined) {
        const variants = more as Record<string, Pattern>;
        const variant = variants[chosen(value, variants, language)] ?? variants[otherwise]!;
        return said(variant, args, language);
      }
      return typeof value === "number"
        ? number(value, language, more as How)
        : (value ?? `{$${variable}}`);
    })
    .join("");
}
