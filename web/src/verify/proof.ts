/**
 * Derives the shuffles of a finished game again, as docs/fairness.md says: code of its own, which
 * shares nothing with the server's.
 */
import { bytesOf, type Bytes, hashOf, hexOf, hmac, sha256 } from "../remote/digest.ts";
import { Given } from "../rules/chance.ts";
import type { Entry } from "../rules/entries.ts";
import type { Rules, Row, Source, State } from "../rules/native.ts";
import { isUnseen, RecordError, Table } from "../rules/table.ts";
import type { GameRecord } from "../rules/entries.ts";
import { fields, is, ProofError, record as readRecord } from "./reading.ts";

/** The server's answer to a request for the record of a game. */
export interface Shown {
  table: string;
  game: number;
  commitment: string;
  key: string;
  /** 3: from the key, who plays and what they had pledged; 2: from unpledged contributions; 1: from
   * the key alone. */
  shuffles: 1 | 2 | 3;
  contributions: (string | null)[];
  pledges: (string | null)[];
  /** The seats of bots. */
  bots: number[];
  /** True if the server was restored from a copy meanwhile. */
  restored: boolean;
  record: GameRecord;
}

export interface DealCheck {
  /** Counted from 1. */
  deal: number;
  /** The number of decks and picks. */
  chances: number;
  /** Numbers of the record's entries that do not follow. */
  wrong: number[];
}

/** A seat's part in the shuffles; `wrong`: something was added that was not pledged. */
export type Part = "bot" | "none" | "added" | "left-out" | "wrong";

export interface Verdict {
  fair: boolean;
  /** True if everything checked is right as far as the record goes, which may be nowhere. */
  follows: boolean;
  /** True if the key is the one that was promised. */
  committed: boolean;
  /** The hash of the terms, fixed before anybody showed a contribution; null in older games. */
  seal: string | null;
  shuffles: 1 | 2 | 3;
  contributions: (string | null)[];
  /** By seat. */
  parts: Part[];
  restored: boolean;
  deals: DealCheck[];
  /** The rules' objection to the record; entry 0 is the header. */
  refused: { entry: number; message: string } | null;
  /** True if the record goes on to the end of the game. */
  over: boolean;
  /** True if the record says that the players ended the game before it was over: only they know. */
  ended: boolean;
}

const HEX = /^[0-9a-f]{64}$/;
const TABLE = /^[A-Za-z0-9_-]{1,32}$/;

function isContribution(value: unknown): boolean {
  return value === null || (is.text(value) && HEX.test(value));
}

/** Reads a game from the server's answer (ProofError; its code is `no-key` for a record alone). */
export function read(text: string): Shown {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new ProofError("expected JSON");
  }
  if (is.object(document) && "parlour" in document) {
    throw new ProofError("expected the record of a game with its key", "no-key");
  }
  const shown = fields(document, {
    table: [is.text, ""],
    game: [is.whole],
    commitment: [is.text],
    key: [is.text],
    shuffles: [is.whole, 1],
    contributions: [(value) => is.list(value) && value.every(isContribution), []],
    pledges: [(value) => is.list(value) && value.every(isContribution), []],
    bots: [(value) => is.list(value) && value.every(is.whole), []],
    restored: [(value) => typeof value === "boolean", false],
    record: [is.object],
  }) as unknown as Shown;
  shown.record = readRecord(shown.record);
  if (!HEX.test(shown.key)) throw new ProofError("key: expected 64 digits from 0 to 9 and a to f");
  if (!HEX.test(shown.commitment)) throw new ProofError("commitment: expected 64 digits, as key");
  if (![1, 2, 3].includes(shown.shuffles)) throw new ProofError("shuffles: expected 1 to 3");
  if (shown.shuffles > 1) checkOrigin(shown);
  return shown;
}

function checkOrigin(shown: Shown): void {
  const { table, game, contributions, pledges, bots, record } = shown;
  if (!TABLE.test(table)) throw new ProofError("table: expected the last part of its address");
  if (game < 1) throw new ProofError("game: expected 1 or more");
  if (contributions.length !== record.seats.length) {
    throw new ProofError("contributions: expected one for each seat, or null");
  }
  const seats = shown.shuffles > 2 ? record.seats.length : 0;
  if (pledges.length !== seats)
    throw new ProofError("pledges: expected one for each seat, or null");
  if (bots.some((seat, n) => seat < 0 || seat >= seats || (n > 0 && seat <= bots[n - 1]!))) {
    throw new ProofError("bots: expected the seats of bots, in their order");
  }
}

/** Derives every deck and pick again. `game`: the rules of the record's game, if there are any. */
export async function check(shown: Shown, game: Rules | null): Promise<Verdict> {
  const { record, shuffles, contributions, restored } = shown;
  const key = bytesOf(shown.key);
  const committed = hexOf(await sha256(key)) === shown.commitment;
  const seal = shuffles > 2 ? await hashOf(await termsOf(shown)) : null;
  const parts = await partsOf(shown);
  const { refused, over } = byTheRules(record, game);
  const derived = shuffles > 1 ? await derive(shown) : await deriveFromKey(key, record, game);
  const deals: DealCheck[] = [];
  let at = 0;
  record.entries.forEach((entry, n) => {
    if ("deal" in entry) deals.push({ deal: entry.deal, chances: 0, wrong: [] });
    if (!isChance(entry)) return;
    if (deals.length === 0) deals.push({ deal: 0, chances: 0, wrong: [] }); // the rules refuse it
    const deal = deals.at(-1)!;
    deal.chances++;
    if (!same(derived[at++], entry)) deal.wrong.push(n + 1);
  });
  const wrong = deals.some((deal) => deal.wrong.length > 0) || parts.includes("wrong");
  const follows = committed && refused === null && !wrong;
  const ended = record.entries.some((entry) => "ended" in entry);
  const fair = follows && over && deals.length > 0 && !ended;
  return {
    ...{ fair, follows, committed, seal, shuffles, contributions, parts, restored },
    ...{ deals, refused, over, ended },
  };
}

/** The terms of a game: fixed before anybody shows a contribution. */
async function termsOf({ table, game, key, pledges, bots }: Shown): Promise<string> {
  const seats = pledges.map((pledge, seat) => {
    const kind = bots.includes(seat) ? "bot" : "person";
    return `seat ${seat} ${kind}${pledge === null ? "" : ` ${pledge}`}\n`;
  });
  const commitment = hexOf(await sha256(bytesOf(key)));
  const about = `table ${table}\ngame ${game}\nkey ${commitment}\n`;
  return `parlour shuffles 3\n${about}${seats.join("")}`;
}

function partsOf({ shuffles, contributions, pledges, bots }: Shown): Promise<Part[]> {
  return Promise.all(
    contributions.map(async (added, seat): Promise<Part> => {
      if (shuffles < 3) return added === null ? "none" : "added";
      const [pledge, bot] = [pledges[seat] ?? null, bots.includes(seat)];
      if (bot) return added === null && pledge === null ? "bot" : "wrong";
      if (added === null) return pledge === null ? "none" : "left-out";
      return hexOf(await sha256(bytesOf(added))) === pledge ? "added" : "wrong";
    }),
  );
}

type Chance = Extract<Entry, { deck: string[] } | { pick: number }>;

function isChance(entry: Entry): entry is Chance {
  return "deck" in entry || "pick" in entry;
}

function same(a: Chance | undefined, b: Chance): boolean {
  if (a === undefined) return false;
  if ("deck" in a) return "deck" in b && a.deck.join() === b.deck.join();
  return "pick" in b && a.pick === b.pick && a.of === b.of;
}

/**
 * The rules' objection to a record, and whether its game is over. A server has seen every card: marks
 * would only change the order of the cards that are shuffled.
 */
function byTheRules(
  record: Shown["record"],
  game: Rules | null,
): { refused: Verdict["refused"]; over: boolean } {
  try {
    if (game === null) throw new RecordError(`unknown game ${record.game}`);
    if (record.rules !== game.version) throw new RecordError("another version of the rules");
    const marked = record.entries.findIndex((one) => "deck" in one && one.deck.some(isUnseen));
    if (marked >= 0) throw new RecordError("expected cards without marks", marked + 1);
    return { refused: null, over: Table.resume(game, record).over };
  } catch (error) {
    const entry = error instanceof RecordError ? error.entry : 0;
    return { refused: { entry, message: (error as Error).message }, over: false };
  }
}

// --- numbers ----------------------------------------------------------------------------------------

/** The first whole numbers of a stream of blocks: four of each, of 64 bits. */
async function words(count: number, block: (n: number) => Promise<Bytes>): Promise<bigint[]> {
  const blocks = await Promise.all(
    Array.from({ length: Math.ceil(count / 4) }, (_, n) => block(n)),
  );
  return blocks.flatMap((bytes) => {
    const view = new DataView(bytes.buffer);
    return [0, 8, 16, 24].map((at) => view.getBigUint64(at));
  });
}

/** More words than a chance needs: one in 2 ** 57 is passed over. */
const SPARE = 8;

function needed(chance: Chance): number {
  return SPARE + ("deck" in chance ? chance.deck.length : 1);
}

/** Numbers below n from words, each equally likely. */
function drawing(stream: readonly bigint[]): (n: number) => number {
  let at = 0;
  return (n) => {
    const [many, all] = [BigInt(n), 2n ** 64n];
    while (stream[at]! >= all - (all % many)) at++;
    return Number(stream[at++]! % many);
  };
}

function shuffled<T>(cards: readonly T[], below: (n: number) => number): T[] {
  const deck = [...cards];
  for (let left = deck.length; left > 1; left--) {
    const other = below(left);
    [deck[left - 1], deck[other]] = [deck[other]!, deck[left - 1]!];
  }
  return deck;
}

/** Every deck and pick of the record as it should be. */
async function derive(shown: Shown): Promise<Chance[]> {
  const before =
    shown.shuffles === 2
      ? `parlour shuffles 2\ntable ${shown.table}\ngame ${shown.game}\n`
      : await termsOf(shown);
  const each = shown.shuffles === 2 ? "seat" : "contribution";
  const added = shown.contributions.map((one, seat) => (one ? `${each} ${seat} ${one}\n` : ""));
  const stream = await hmac(await (await hmac(bytesOf(shown.key)))(before + added.join("")));
  return Promise.all(
    shown.record.entries.filter(isChance).map(async (chance, number): Promise<Chance> => {
      const drawn = await words(needed(chance), (block) =>
        stream(`chance ${number} block ${block}`),
      );
      const below = drawing(drawn);
      if ("deck" in chance) return { deck: shuffled(chance.deck.toSorted(byCharacters), below) };
      return { pick: chance.of > 0 ? below(chance.of) : -1, of: chance.of };
    }),
  );
}

function byCharacters(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

// --- games that began before there were contributions -----------------------------------------------

/** Every deck and pick as it should be in a game whose shuffles follow from the key alone: they
 * depend on how the cards lay, so the rules must play the game again. */
async function deriveFromKey(
  key: Bytes,
  record: GameRecord,
  game: Rules | null,
): Promise<Chance[]> {
  if (game === null) return [];
  const chances = record.entries.filter(isChance);
  const streams = await Promise.all(
    chances.map((chance, number) =>
      words(needed(chance), async (block) => {
        const text = new DataView(new ArrayBuffer(key.length + 16));
        key.forEach((byte, at) => text.setUint8(at, byte));
        text.setBigUint64(key.length, BigInt(number));
        text.setBigUint64(key.length + 8, BigInt(block));
        return sha256(new Uint8Array(text.buffer));
      }),
    ),
  );
  const derived: Chance[] = [];
  const compared = new Compared(game, chances, streams, derived);
  try {
    const { edition, options, seats } = record;
    const settings = { options: { edition, ...options }, source: compared, autoDeal: false };
    const table = new Table(game, seats, settings);
    for (const entry of record.entries) {
      if ("deal" in entry) table.deal();
      else if ("action" in entry) table.play(entry.action, entry.seat);
      else if ("undo" in entry) table.undo(entry.undo);
    }
  } catch {
    // As far as the rules agree with the record.
  }
  return derived;
}

/** A source of chance that gives the rules what the record says, and notes what the key says. */
class Compared implements Source {
  readonly #game: Rules;
  readonly #chances: readonly Chance[];
  readonly #streams: readonly (readonly bigint[])[];
  readonly #derived: Chance[];

  constructor(
    game: Rules,
    chances: readonly Chance[],
    streams: readonly (readonly bigint[])[],
    derived: Chance[],
  ) {
    this.#game = game;
    this.#chances = chances;
    this.#streams = streams;
    this.#derived = derived;
  }

  #next(): { said: Chance; below: (n: number) => number } {
    const at = this.#derived.length;
    const [said, stream] = [this.#chances[at], this.#streams[at]];
    if (!said || !stream) throw new RecordError("expected another chance");
    return { said, below: drawing(stream) };
  }

  below(_: State, n: number): number {
    const { said, below } = this.#next();
    this.#derived.push({ pick: below(n), of: n });
    if (!("pick" in said)) throw new RecordError("expected a pick");
    return said.pick;
  }

  shuffle(s: State, cards: Row, n: number): void {
    const { said, below } = this.#next();
    const deck = shuffled(Array.from(cards).slice(0, n), below).reverse();
    this.#derived.push({ deck: deck.map((card) => this.#game.format_card(card)) });
    if (!("deck" in said)) throw new RecordError("expected a deck");
    new Given([said.deck.map((card) => this.#game.parse_card(card))]).shuffle(s, cards, n);
  }
}
