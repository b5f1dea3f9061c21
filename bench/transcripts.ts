// Games entered move by move by one of their players, who saw no cards but their own: how often no cards are found
// that fit, and the seconds of processor time for which a step keeps the page waiting.
//
//     node bench/transcripts.ts monster-10 24 [FIRST]
import type { Game } from "../web/src/rules/native.ts";
import { played, Writer } from "../web/src/transcript/writing.ts";

const [, , kind = "", games = "12", first = "0"] = process.argv;
const [edition = "", seats = ""] = kind.split("-");
const GAMES: Record<string, string> = {
  monster: "uno",
  classic: "uno",
  mojo: "mojo",
  mushi: "mushi",
};
const name = GAMES[edition]!;
const { GAME: game } = (await import(`../web/src/rules/games/${name}.ts`)) as {
  GAME: Game;
};
const options = name === "uno" ? { edition } : { edition: "ru" };

/** What keeps the page waiting. */
const STEPS = ["act", "answer", "movesWith", "offers", "outcomes"] as const;

const all: number[] = [];
let failed = 0;
for (let seed = Number(first); seed < Number(first) + Number(games); seed++) {
  const record = played(game, Number(seats), options, seed, 1).record();
  const writer = new Writer(game, record, [1], seed);
  const made = writer.made as unknown as Record<
    string,
    (...told: unknown[]) => unknown
  >;
  const times: number[] = [];
  for (const step of STEPS) {
    const take = made[step]!.bind(writer.made);
    made[step] = (...told) => {
      const began = process.cpuUsage();
      try {
        return take(...told);
      } finally {
        const { user, system } = process.cpuUsage(began);
        times.push((user + system) / 1e6);
      }
    };
  }
  let why = "";
  try {
    writer.write();
  } catch (error) {
    failed += 1;
    why = `${String(error)} at step ${writer.made.steps.length}`;
  }
  all.push(...times);
  console.log(
    `${kind} ${seed}: worst ${Math.max(...times).toFixed(2)} s ${why}`,
  );
}
all.sort((one, other) => one - other);
const at = (part: number): string =>
  all[Math.floor((all.length - 1) * part)]!.toFixed(3);
console.log(
  `${kind}: ${failed} of ${games} failed; median ${at(0.5)} s, 99 % ${at(0.99)} s, worst ${at(1)} s`,
);
