/** A pad that is open: what is written on it is reckoned and kept at once. */
import { ownGames } from "../browser/api";
import { type GameOnPad, type GamePage, games } from "../games/registry";
import type { Book } from "../games/rulebook";
import type { GameInfo } from "../wire";
import { keep, whenWritten } from "./kept";
import { noteResult } from "./noting";
import { Asked, reckon, type Reckoning } from "./reckon";
import { type Change, NOBODY, type Pad, written } from "./sheet";
import { loadPadTexts } from "./texts";

export class OpenPad {
  #pad = $state.raw() as Pad;
  #kept = $state(true);
  readonly page: GamePage;
  readonly info: GameInfo;
  readonly book: Book;
  /** null: a game without rules for pads. */
  readonly asked: Asked | null;
  readonly reckoning: Reckoning = $derived(this.#reckon(this.#pad));

  /** OptionError for house rules that the game does not have. */
  constructor(pad: Pad, info: GameInfo, book: Book, on: GameOnPad | null) {
    this.#pad = pad;
    this.page = games[pad.game]!;
    this.info = info;
    this.book = book;
    this.asked = on && new Asked(on, pad);
  }

  get pad(): Pad {
    return this.#pad;
  }

  /** True if the browser keeps what is written. */
  get kept(): boolean {
    return this.#kept;
  }

  get on(): GameOnPad | null {
    return this.asked?.on ?? null;
  }

  /** True if lots decide who begins the first round. */
  get lots(): boolean {
    return this.asked?.on.game.pad!.opener(this.asked.table()) === NOBODY;
  }

  #reckon(pad: Pad): Reckoning {
    return reckon(pad, this.asked, this.page.sheet.best(pad.options));
  }

  write(...changes: Change[]): void {
    const pad = changes.reduce(written, this.#pad);
    const { rounds, over, winners } = this.#reckon(pad);
    const scored = rounds.filter(({ state }) => state === "scored");
    const result = over ? { points: scored.map(({ points }) => points), winners } : null;
    const before = this.#pad.result !== null;
    this.#pad = { ...pad, changed: Date.now(), result };
    this.#kept = keep(this.#pad);
    noteResult(this.#pad, before);
  }

  /** Follows what other pages of this browser write; returns what ends that. */
  follow(): () => void {
    return whenWritten(this.#pad.id, (pad) => (this.#pad = pad));
  }
}

/** The pad with all that it takes (OptionError). */
export async function openPad(pad: Pad): Promise<OpenPad> {
  const page = games[pad.game]!;
  const [infos, { book }, on] = await Promise.all([
    ownGames(),
    page.book(),
    page.pad?.().then(({ pad }) => pad) ?? null,
    loadPadTexts(pad.game),
  ]);
  return new OpenPad(
    pad,
    infos.find(({ name }) => name === pad.game)!,
    book,
    on,
  );
}
