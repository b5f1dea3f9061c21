/** Games that ended on a pad stand among the games played; what is corrected there is corrected here. */
import { settings } from "../browser/settings.svelte";
import type { PlayedGame } from "../played/game";
import { forgetPlayed, replacePlayed } from "../played/store";
import type { Pad } from "./sheet";

/** `owner`: the name of whoever keeps the pad, unless they said who they are. At no seat, they only kept the score. */
export function gameOn({ id, ...pad }: Pad, owner: string): PlayedGame | null {
  if (!pad.result) return null;
  const me = pad.me ?? (owner ? pad.names.indexOf(owner) : -1);
  return {
    id: `${id}/1`,
    game: pad.game,
    options: pad.options,
    at: pad.changed,
    place: "cards",
    players: pad.names.map((name) => ({ name, bot: null })),
    me: me >= 0 ? me : null,
    sheet: pad.result.points,
    winners: pad.result.winners,
  };
}

/** One after the other, in the order in which the pads were written. */
let noting: Promise<void> = Promise.resolve();

/** `before`: whether it was over before what was written last. */
export function noteResult(pad: Pad, before: boolean): void {
  const game = gameOn(pad, settings.name.trim());
  if (!game && !before) return;
  noting = noting
    .then(() => (game ? replacePlayed(game) : forgetPlayed(`${pad.id}/1`)))
    .catch(() => {}); // the pad is what counts
}
