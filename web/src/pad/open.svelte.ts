/** An open pad: everything written on it is reckoned and kept at once. */
import { untrack } from "svelte";
import { ownGames, Refused } from "../browser/api";
import { type GameOnPad, type GamePage, games } from "../games/registry";
import type { Book } from "../games/rulebook";
import type { GameInfo } from "../wire";
import { keep, whenWritten } from "./kept";
import { Looking } from "./together/looking";
import * as shared from "./together/shared";
import { noteResult } from "./noting";
import { Asked, reckon, type Reckoning } from "./reckon";
import { type Change, NOBODY, type Pad, written } from "./sheet";
import { loadPadTexts } from "./texts";

export class OpenPad {
  #pad = $state.raw() as Pad;
  #kept = $state.raw(true);
  /** True if the server, and so the others' devices, can be reached. */
  #reached = $state.raw(true);
  #overruled = $state.raw(false);
  #asking = false;
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

  get reached(): boolean {
    return this.#reached;
  }

  /** True if something written here without a network gave way to what somebody else had written. */
  get overruled(): boolean {
    return this.#overruled;
  }

  write(...changes: Change[]): void {
    this.#take(shared.waiting(changes.reduce(written, this.#pad), changes));
    void this.exchange();
  }

  /** Notes on which seat the owner of this device sits. */
  belongTo(me: number): void {
    this.#take({ ...this.#pad, me });
  }

  /** Opens it for other devices (Refused). */
  async share(): Promise<void> {
    this.#take(await shared.open(this.#pad));
    await this.exchange();
  }

  /** Leaves the shared pad; one that was opened here is taken away from the others (Refused). */
  async unshare(): Promise<void> {
    const { id, mine } = this.#pad.shared!;
    if (mine) await shared.takeAway(id);
    this.#take({ ...this.#pad, shared: null });
  }

  /** Sends the news of this device, and fetches that of the others; true if there was any. */
  async exchange(): Promise<boolean> {
    if (this.#asking || !this.#pad.shared) return false;
    this.#asking = true;
    let any = false;
    try {
      do {
        const { news, sent } = await shared.exchange(this.#pad);
        if (news.lines.length || sent.length) {
          any = true;
          const { pad, overruled } = shared.merged(this.#pad, news, sent);
          if (sent.length) this.#overruled = overruled;
          this.#take(pad);
        }
        this.#reached = true;
      } while (this.#pad.shared?.waiting.length);
    } catch (error) {
      const gone = error instanceof Refused && error.code === "unknown-pad";
      if (gone) this.#take({ ...this.#pad, shared: null });
      this.#reached = gone;
    }
    this.#asking = false;
    return any;
  }

  /** Reckons and keeps the pad as it stands now. */
  #take(pad: Pad): void {
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
    const unheard = whenWritten(this.#pad.id, (pad) => (this.#pad = pad));
    const looking = new Looking(() => (document.hidden ? Promise.resolve(false) : this.exchange()));
    const now = (): void => looking.now();
    untrack(now);
    addEventListener("online", now);
    document.addEventListener("visibilitychange", now);
    return () => {
      unheard();
      looking.end();
      removeEventListener("online", now);
      document.removeEventListener("visibilitychange", now);
    };
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
