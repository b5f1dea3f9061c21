/** Days in words. */
import { locale } from "./i18n.svelte";

const USUAL: Intl.DateTimeFormatOptions = { dateStyle: "medium" };

/** The day of a time in milliseconds since 1970: "30 Nov 2026". */
export function day(at: number, how = USUAL): string {
  return new Intl.DateTimeFormat(locale(), how).format(at);
}
