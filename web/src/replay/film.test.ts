import { describe, expect, it } from "vitest";
import { GAME as MOJO } from "../rules/games/mojo";
import { GAME as MUSHI } from "../rules/games/mushi";
import { GAME as UNO } from "../rules/games/uno";
import type { Game } from "../rules/native";
import { RecordError, Table } from "../rules/table";
import type { GameRecord } from "../rules/entries";
import { triumphs } from "../games/uno/triumphs";
import type { Triumphs } from "../table/triumphs/triumph";
import type { View } from "../wire";
import { Film } from "./film";
import { pack } from "../browser/packing";
import { addressOf, positionOf, type Source, sourceOf, textIn } from "./link";
import { highlightsOf, neighbour } from "./highlights";
import { LONGEST, readRecord } from "./reading";
import { MAX_NAME } from "../wire";

const GAMES = { mojo: MOJO, mushi: MUSHI, uno: UNO } as unknown as Record<string, Game>;
const NAMES = Object.keys(GAMES);

/** A generator of numbers, so that a test does the same each time. */
function numbers(seed: number): (n: number) => number {
  let state = seed;
  return (n) => (state = (state * 16807) % 2147483647) % n;
}

/** A random game as it is played at a table; what everybody was told at each step. */
function played(name: string, seats: number, seed: number, most = 150) {
  const below = numbers(seed);
  const names = Array.from({ length: seats }, (_, seat) => `P${seat}`);
  const table = new Table(GAMES[name]!, names, { seed, autoDeal: false });
  const seen: { views: unknown[]; events: unknown[][]; sheet: number[][] }[] = [];
  let told = 0;
  const look = (): void => {
    const all = [null, ...names.keys()];
    seen.push({
      views: all.map((seat) => table.view(seat)),
      events: all.map((seat) => table.events(seat, told)),
      sheet: structuredClone(table.sheet),
    });
    told = table.journalSize;
  };
  while (!table.over && seen.length < most) {
    const last = table.entries.at(-1);
    if (table.awaitsDeal) table.deal();
    else {
      const seat = table.toAct!;
      const legal = table.legal(seat);
      if (last && "action" in last && below(9) === 0) {
        try {
          table.undo(last.seat);
          look();
          continue;
        } catch {
          // There was a chance after it.
        }
      }
      table.play(legal[below(legal.length)]!, seat);
    }
    look();
  }
  return { record: table.record(), seen, seats: [null, ...names.keys()] };
}

function refused(work: () => unknown): RecordError {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(RecordError);
    return error as RecordError;
  }
  throw new Error("expected a refusal");
}

describe.each(NAMES)("a film of %s", (name) => {
  it.each([2, 3].filter((seats) => seats <= GAMES[name]!.seats[1]))(
    "shows %i players what they saw, step by step",
    (count) => {
      const { record, seen, seats } = played(name, count, 11 + count);
      const film = new Film(GAMES[name]!, record);
      expect(film.last).toBe(seen.length - 1);
      for (const [stop, { views, events, sheet }] of seen.entries()) {
        for (const [n, seat] of seats.entries()) {
          const update = film.update(stop, seat);
          expect(update.view).toEqual(views[n]);
          expect(update.events).toEqual(events[n]);
          expect(update.sheet).toEqual(sheet);
        }
      }
    },
  );

  it("says which entry the rules do not allow", () => {
    const { record } = played(name, 2, 5, 12);
    const at = record.entries.findIndex((entry) => "action" in entry);
    const nonsense = { seat: 0, action: "no such thing" };
    const entries = record.entries.with(at, nonsense);
    const found = refused(() => new Film(GAMES[name]!, { ...record, entries }));
    expect([found.entry, found.why]).toEqual([at + 1, "malformed-action"]);
  });

  it("refuses another version of the rules, and a game in which nothing has happened", () => {
    const { record } = played(name, 2, 5, 3);
    const game = GAMES[name]!;
    const other = { ...record, rules: game.version + 1 };
    expect(refused(() => new Film(game, other)).why).toBe("other-rules");
    expect(refused(() => new Film(game, { ...record, entries: [] })).why).toBe("empty");
    const options = { ...record.options, nothing: 1 };
    expect(refused(() => new Film(game, { ...record, options })).why).toBe("bad-option");
  });
});

describe("a game that was ended early", () => {
  it("is over at its last stop alone", () => {
    const { record } = played("mojo", 2, 7, 20);
    const entries = [...record.entries, { left: 1, bot: "easy" }, { ended: "unscored" as const }];
    const film = new Film(GAMES.mojo!, { ...record, parlour: 2, entries });
    expect(film.update(film.last, 0).view.phase).toBe("over");
    expect(film.update(film.last - 1, 0).view.phase).not.toBe("over");
    expect(film.over).toBe(true);
  });
});

describe("highlights", () => {
  it("mark each round, what is celebrated, and the ends", () => {
    const { record } = played("uno", 3, 3, 400);
    const film = new Film(GAMES.uno!, record);
    const found = highlightsOf(film, triumphs as Triumphs);
    const deals = record.entries.filter((entry) => "deal" in entry).length;
    expect(found.filter(({ kind }) => kind === "round")).toHaveLength(deals);
    expect(found.some(({ kind }) => kind === "end")).toBe(deals > 1);
    const stops = found.map(({ stop }) => stop);
    expect(stops).toEqual([...new Set(stops)].sort((a, b) => a - b));
    expect(neighbour(found, stops[1]!, -1)).toBe(stops[0]);
    expect(neighbour(found, film.last, 1)).toBeNull();
  });
});

describe("links", () => {
  it("lead where they say", () => {
    const position = { at: 12, seat: 1, open: true, nameless: false };
    for (const source of [
      { from: "server", table: "aB_-9", game: 3 },
      { from: "browser", table: "k2", game: 1 },
      { from: "link", packed: "abc_-9" },
    ] satisfies Source[]) {
      const url = new URL(addressOf(source, position), "https://parlour.example");
      expect(sourceOf(url.pathname.slice(1), url.search, url.hash)).toEqual(source);
      expect(positionOf(url.search)).toEqual(position);
    }
  });

  it("are read with care", () => {
    for (const place of ["r/../1", "r/a/-1", "r/a/1/x", "r/a b/1", `r/${"x".repeat(33)}/1`]) {
      expect(sourceOf(place, "", "")).toEqual({ from: "nowhere" });
    }
    expect(positionOf("?at=1e9&seat=<b>")).toMatchObject({ at: null, seat: null });
    expect(positionOf("?at=-5&seat=-7")).toMatchObject({ at: 0, seat: -1 });
  });

  it("hold a whole game", async () => {
    const text = JSON.stringify(played("mushi", 2, 9).record);
    const packed = await pack(text);
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(await textIn(packed)).toBe(text);
  });

  it("are refused if they are cut off, damaged, or unpack to far too much", async () => {
    const packed = await pack("x".repeat(3000) + JSON.stringify(played("mojo", 2, 9).record));
    const bomb = await pack(" ".repeat(LONGEST + 1));
    for (const [given, why] of [
      [packed.slice(0, -9), "bad-link"],
      ["%%%", "bad-link"],
      ["", "bad-link"],
      [bomb, "too-long"],
    ] as const) {
      await expect(textIn(given)).rejects.toMatchObject({ why });
    }
    expect(bomb.length).toBeLessThan(10_000);
  });
});

describe("records that are brought", () => {
  const record = played("mojo", 2, 1, 30).record;
  const text = JSON.stringify(record);

  it("are read alone, and as a server gives them", () => {
    expect(readRecord(text).entries).toEqual(record.entries);
    expect(readRecord(JSON.stringify({ table: "t", key: "k", record })).seats).toEqual([
      "P0",
      "P1",
    ]);
  });

  it("are read with names as long as a table takes them, of emoji too", () => {
    const names = ["👨‍👩‍👧‍👦".repeat(MAX_NAME), "P1"];
    expect(readRecord(JSON.stringify({ ...record, seats: names })).seats).toEqual(names);
  });

  it.each([
    ["{", "no-json"],
    ["<script>alert(1)</script>", "no-json"],
    ["null", "no-record"],
    ["[]", "no-record"],
    ['{"record":{"record":1}}', "no-record"],
    ["[".repeat(100_000), "no-record"],
    [" ".repeat(LONGEST + 1), "too-long"],
    [JSON.stringify({ ...record, parlour: 99 }), "other-format"],
    [JSON.stringify({ ...record, more: 1 }), "bad-record"],
    [JSON.stringify({ ...record, seats: ["x".repeat(101), "P1"] }), "bad-seat"],
    [JSON.stringify({ ...record, seats: ["👨‍👩‍👧‍👦".repeat(101), "P1"] }), "bad-seat"],
    [JSON.stringify({ ...record, seats: ["e" + "\u0301".repeat(2000), "P1"] }), "bad-seat"],
    [JSON.stringify({ ...record, seats: Array(11).fill("P") }), "bad-seat"],
  ])("are refused: %.40s", (given, why) => {
    expect(refused(() => readRecord(given)).why).toBe(why);
  });

  it("are refused with the number of the entry that is none", () => {
    const entries = [...record.entries.slice(0, 4), { seat: 0, action: 7 }];
    const found = refused(() => readRecord(JSON.stringify({ ...record, entries })));
    expect([found.entry, found.why]).toEqual([5, "bad-record"]);
  });
});

/** One thing in a document is another, or gone, or there twice; or its text is damaged. */
function mutant(text: string, below: (n: number) => number): string {
  const odd = [
    null,
    -1,
    1e308,
    "",
    "\u0000",
    "__proto__",
    "constructor",
    [],
    {},
    true,
    2 ** 53,
    "9a",
  ];
  if (below(4) === 0) {
    const [at, length] = [below(text.length), 1 + below(4)];
    const part = ["", "}", '"', "\\u0000", "-", "[[", "e9"][below(7)]!;
    return text.slice(0, at) + part + text.slice(at + length);
  }
  const document = JSON.parse(text) as GameRecord;
  const places: [Record<string, unknown>, string][] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const key of Object.keys(node)) {
      places.push([node as Record<string, unknown>, key]);
      walk((node as Record<string, unknown>)[key]);
    }
  };
  walk(document);
  const [node, key] = places[below(places.length)]!;
  const other = places[below(places.length)]!;
  switch (below(5)) {
    case 0:
      node[key] = odd[below(odd.length)];
      break;
    case 1:
      if (Array.isArray(node)) node.splice(Number(key), 1);
      else delete node[key];
      break;
    case 2:
      if (Array.isArray(node)) node.splice(Number(key), 0, structuredClone(node[Number(key)]));
      else node[`${key}x`] = node[key];
      break;
    case 3:
      node[key] = structuredClone(other[0][other[1]]);
      break;
    default:
      if (typeof node[key] === "number") node[key] = (node[key] as number) + below(5) - 2;
      else [node[key], other[0][other[1]]] = [other[0][other[1]], structuredClone(node[key])];
  }
  return JSON.stringify(document);
}

/** A record as if it had been entered by somebody who saw nobody's cards. */
function entered(record: GameRecord): GameRecord {
  const entries = record.entries.map((entry) =>
    "deck" in entry ? { deck: entry.deck.map((card) => `${card}?`) } : entry,
  );
  return { ...record, parlour: 5, seen: [], entries };
}

describe("mutants", () => {
  const many = Number(process.env.MUTANTS ?? 150);
  it.each(NAMES)(`of %s are shown or refused, ${many} of them`, { timeout: 600_000 }, (name) => {
    const below = numbers(4711);
    const { record: whole } = played(name, 2, 2, 40);
    const texts = [whole, entered(whole)].map((record) => JSON.stringify(record));
    const whys = new Set<string>();
    for (let n = 0; n < many; n++) {
      const given = mutant(texts[n % 2]!, below);
      try {
        const record = readRecord(given);
        const film = new Film(GAMES[name]!, record);
        for (const seat of [null, 0]) expect(film.update(film.last, seat).view).toBeTruthy();
        whys.add("shown");
      } catch (error) {
        if (!(error instanceof RecordError)) throw new Error(given, { cause: error });
        expect(error.entry).toBeLessThanOrEqual(10_000);
        whys.add(error.why);
      }
    }
    expect([...whys]).toEqual(expect.arrayContaining(["shown", "no-json", "bad-record"]));
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});

describe("cards that nobody saw", () => {
  it.each(NAMES)("are shown from no seat, and told by none: %s", (name) => {
    const film = new Film(GAMES[name]!, entered(played(name, 2, 11, 25).record));
    for (let stop = 0; stop <= film.last; stop++) {
      for (const seat of [0, 1]) {
        const { view, events } = film.update(stop, seat) as { view: View; events: unknown[] };
        expect(view.seat).toBeNull();
        expect(view.legal).toEqual([]);
        expect(events).toEqual(film.update(stop, null).events);
      }
    }
  });
});
