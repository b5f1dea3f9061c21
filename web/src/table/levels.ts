/** How well bots play: the server names the levels of a game, weakest first. */
import { has, t } from "../i18n.svelte";

export function levelName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** What it is like, in a line; nothing where the page does not know the level. */
export function levelAbout(bot: string): string {
  return has(`bot-${bot}-about`) ? t(`bot-${bot}-about`) : "";
}

/** The one chosen last, if there still is; else the second weakest, whom a newcomer can beat. */
export function usual(bots: readonly string[], last?: string): string {
  return last !== undefined && bots.includes(last) ? last : (bots[1] ?? bots[0] ?? "");
}
