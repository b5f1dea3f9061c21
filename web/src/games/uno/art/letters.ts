/** Letters on colours, for readers who want them. */
import { has, t } from "../../../words/i18n.svelte";
import { looks } from "../../../browser/looks.svelte";
import type { Colour } from "./cards";

/** The letter of a colour, where letters are wanted: its own in this language. */
export function letterOf(colour: Colour): string {
  return looks.has("letters") && has("uno-letter") ? t("uno-letter", { colour }) : "";
}
