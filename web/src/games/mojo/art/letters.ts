/** Letters on colours, for readers who want them. */
import { has, t } from "../../../words/i18n.svelte";
import { looks } from "../../../browser/looks.svelte";
import type { Charm } from "./charms";

/** The letter of a colour, where letters are wanted: its own in this language. */
export function letterOf(colour: Charm["name"]): string {
  return looks.has("letters") && has("colour-letter") ? t("colour-letter", { colour }) : "";
}
