/** Puts games that ended on a pad among the games played, and corrects them there with the pad. */
import { settings } from "../browser/settings.svelte";
import type { PlayedGame } from "../played/game";
import { noteCards } from "../played/noting";
import { ownSeat, type Pad } from "./sheet";

/** `owner`: as for `ownSeat`. */
export function gameOn(pad: Pad, owner: string): PlayedGame | null {
  if (!pad.result) return null;
  return {
    id: `${pad.id}/1`,
    game: pad.game,
    options: pad.options,
    at: pad.changed,
    place: "cards",
    players: pad.names.map((name) => ({ name, bot: null })),
    me: ownSeat(pad, owner),
    sheet: pad.result.points,
    winners: pad.result.winners,
  };
}

/** `before`: true if the game was over before the last thing was written. */
export function noteResult(pad: Pad, before: boolean): void {
  noteCards(`${pad.id}/1`, gameOn(pad, settings.name.trim()), before);
}
