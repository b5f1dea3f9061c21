/** Finds a recorded game, and fetches everything needed to show it. */
import { finished } from "../browser/api";
import { games } from "../games/registry";
import { RecordError } from "../rules/table";
import type { GameRecord } from "../rules/entries";
import type { Triumphs } from "../table/triumphs/triumph";
import { rulesOf } from "../verify/rules";
import { loadTexts } from "../words/i18n.svelte";
import { Film } from "./film";
import { type Source, textIn } from "./link";
import { highlightsOf } from "./highlights";
import { readRecord } from "./reading";

const triumphs = import.meta.glob<Triumphs>("../games/*/triumphs.ts", { import: "triumphs" });

/** The record of a game (RecordError, Refused). */
export async function recordAt(source: Source): Promise<GameRecord> {
  switch (source.from) {
    case "server": {
      const { table, game } = source;
      const shown = await finished(table, game);
      return readRecord(JSON.stringify(shown));
    }
    case "browser":
      return await own(source.table, source.game);
    case "link":
      return readRecord(await textIn(source.packed));
    case "nowhere":
      throw new RecordError("expected a record", 0, "nowhere");
  }
}

/** A game of this browser's own, once it is over. */
async function own(table: string, game: number): Promise<GameRecord> {
  const { openStore, readable, recordOf } = await import("../local/store");
  const found = await (await openStore()).read(table);
  const over = found && (game < found.row.games || found.row.status !== "playing");
  if (!found || !over || !readable(found.row) || game > found.row.games) {
    throw new RecordError("expected a finished game of this browser", 0, "nowhere");
  }
  return readRecord(JSON.stringify(recordOf(found.row, found.steps, game)));
}

/** Carries a record out, and fetches its board and words (RecordError). */
export async function filmed(record: GameRecord) {
  const game = Object.hasOwn(games, record.game) ? await rulesOf(record.game) : null;
  if (!game) throw new RecordError("expected a game that there is", 0, "unknown-game");
  const film = new Film(game, record);
  const [{ default: Board }, own] = await Promise.all([
    games[record.game]!.board(),
    triumphs[`../games/${record.game}/triumphs.ts`]?.(),
    loadTexts("aloud"),
  ]);
  return { film, Board, highlights: highlightsOf(film, own) };
}
