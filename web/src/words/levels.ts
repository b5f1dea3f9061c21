/** The levels of bots: the server names the levels of a game, weakest first. */
import { has, t } from "./i18n.svelte";
import type { GameInfo } from "../wire";

export function levelName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** A level described in a line; empty if the page does not know the level. */
export function levelAbout(bot: string): string {
  return has(`bot-${bot}-about`) ? t(`bot-${bot}-about`) : "";
}

/** The one chosen last, if it still exists; else the one that the server offers first. */
export function usual(info: Pick<GameInfo, "bots" | "usual_bot">, last?: string): string {
  return last !== undefined && info.bots.includes(last) ? last : info.usual_bot;
}
