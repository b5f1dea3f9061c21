/** A history as a file: JSON, or a table with a line for each seat (CSV). Both can be read again. */
import Papa from "papaparse";
import { HistoryError, type PlayedGame, readGame, totalsOf } from "./game";

/** The most that is read of a file, in characters. */
export const LONGEST_FILE = 20_000_000;

/** The version of the format. */
const VERSION = 1;

export function toJson(games: readonly PlayedGame[]): string {
  return JSON.stringify({ parlour_history: VERSION, games });
}

/** Columns besides those of the rounds, `round 1`, `round 2` ... */
const COLUMNS = [
  "id", "game", "edition", "ended", "place", "seat", "player", "bot", "mine", "winner", "total",
  "options",
] as const; // prettier-ignore

export function toCsv(games: readonly PlayedGame[]): string {
  const most = Math.max(0, ...games.map(({ sheet }) => sheet.length));
  const rounds = Array.from({ length: most }, (_, n) => `round ${n + 1}`);
  const rows = games.flatMap((game) => {
    const totals = totalsOf(game);
    return game.players.map(({ name, bot }, seat) => {
      const own = [
        game.id, game.game, game.options.edition ?? "", new Date(game.at).toISOString(), game.place,
        seat + 1, plain(name), bot ?? "", yes(seat === game.me), yes(game.winners.includes(seat)),
        totals[seat]!, JSON.stringify(game.options),
      ]; // prettier-ignore
      return [...own, ...rounds.map((_, n) => game.sheet[n]?.[seat] ?? "")];
    });
  });
  return Papa.unparse({ fields: [...COLUMNS, ...rounds], data: rows });
}

const yes = (is: boolean): string => (is ? "yes" : "no");

/**
 * The characters by which a spreadsheet knows a formula; with a quote before it, it stays a name.
 */
const FORMULA = /^'*[=+\-@\t\r]/;
const plain = (name: string): string => (FORMULA.test(name) ? `'${name}` : name);
const meant = (name: string): string => (FORMULA.test(name) ? name.replace(/^'/, "") : name);

/** The games of a file of either kind (HistoryError). */
export function readHistory(text: string): PlayedGame[] {
  if (text.length > LONGEST_FILE) throw new HistoryError("expected a smaller file", 0, "nothing");
  const whole = text.replace(/^\uFEFF/, "").trimStart();
  return whole.startsWith("{") ? fromJson(whole) : fromCsv(whole);
}

function fromJson(text: string): PlayedGame[] {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (error) {
    throw new HistoryError((error as Error).message, 0, "nothing");
  }
  const { parlour_history: version, games } = found as Record<string, unknown>;
  if (version !== VERSION || !Array.isArray(games)) {
    throw new HistoryError("expected parlour_history: 1, and games", 0, "nothing");
  }
  return games.map((game, n) => readGame(game, n + 1));
}

type Row = Partial<Record<string, string>>;

function fromCsv(text: string): PlayedGame[] {
  const { data, meta } = Papa.parse<Row>(text, { header: true, skipEmptyLines: true });
  const missing = COLUMNS.find((name) => !meta.fields?.includes(name));
  if (missing) throw new HistoryError(`expected a column ${missing}`, 0, "nothing");
  const games = new Map<string, Row[]>();
  for (const row of data) games.set(row.id ?? "", [...(games.get(row.id ?? "") ?? []), row]);
  return [...games.values()].map((rows, n) => fromRows(rows, n + 1));
}

function fromRows(rows: Row[], number: number): PlayedGame {
  const first = rows[0]!;
  const rounds = Object.keys(first).filter((name) => /^round \d+$/.test(name) && first[name]);
  const seats = (column: string): number[] =>
    rows.flatMap((row, seat) => (row[column] === "yes" ? [seat] : []));
  let options: unknown;
  try {
    options = JSON.parse(first.options ?? "");
  } catch {
    options = null;
  }
  const whole = (text: string | undefined): unknown =>
    /^[-\u2212]?\d+$/.test(text ?? "") ? Number(text!.replace("\u2212", "-")) : text;
  return readGame(
    {
      id: first.id,
      game: first.game,
      options,
      at: Date.parse(first.ended ?? ""),
      place: first.place,
      players: rows.map(({ player, bot }) => ({ name: meant(player ?? ""), bot: bot || null })),
      me: seats("mine")[0] ?? null,
      sheet: rounds.map((round) => rows.map((row) => whole(row[round]))),
      winners: seats("winner"),
    },
    number,
  );
}
