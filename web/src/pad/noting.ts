/** Puts games that ended on a pad among the games played, and corrects them there with the pad. */
import { settings } from "../browser/settings.svelte";
import type { PlayedGame } from "../played/game";
import { forgetPlayed, replacePlayed } from "../played/store";
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

/** The last of the changes to the games played: each begins when the one before has ended. */
let noting: Promise<void> = Promise.resolve();

/** `before`: true if the game was over before the last thing was written. */
export function noteResult(pad: Pad, before: boolean): void {
  const game = gameOn(pad, settings.name.trim());
  if (!game && !before) return;
  noting = noting
    .then(() => (game ? replacePlayed(game) : forgetPlayed(`${pad.id}/1`)))
    .catch(() => {}); // the pad is what counts
}
