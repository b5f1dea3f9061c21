/** Refusals in words: most of these are fetched once something is refused. */
import { has, loadTexts, type Text } from "./i18n.svelte";
import { MAX_NAME, MAX_TEXT } from "../wire";

interface Refusal {
  code: string;
  /** The server's own words, if the page has none for the code. */
  message: string;
  /** Whom it names. */
  name?: string;
}

/** In the words that are here. */
export function worded({ code, message, name = "" }: Refusal): Text {
  const id = `error-${code}`;
  return has(id)
    ? { id, args: { most: code === "bad-free-text" ? MAX_TEXT : MAX_NAME, name } }
    : { id: "error-other", args: { message } };
}

/** In words that are fetched, if they can be. */
export async function reason(refusal: Refusal): Promise<Text> {
  if (!has(`error-${refusal.code}`)) await loadTexts("errors").catch(() => {});
  return worded(refusal);
}
