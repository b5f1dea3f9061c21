// Films the records on standard input, and prints what each seat is shown at every stop.
import { readFileSync } from "node:fs";
import { Film } from "../../web/src/replay/film.ts";
import type { Game } from "../../web/src/rules/native.ts";
import type { GameRecord } from "../../web/src/rules/table.ts";

for (const record of JSON.parse(readFileSync(0, "utf8")) as GameRecord[]) {
  const module = (await import(`../../web/src/rules/games/${record.game}.ts`)) as { GAME: Game };
  const film = new Film(module.GAME, record);
  const seats = [null, ...Array(film.seats).keys()];
  const stops = Array.from({ length: film.last + 1 }, (_, stop) => ({
    entry: film.entryAt(stop),
    shown: seats.map((seat) => {
      const { view, events, sheet } = film.update(stop, seat);
      return { view, events, sheet };
    }),
  }));
  console.log(JSON.stringify(stops));
}
