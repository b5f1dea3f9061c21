/** The remarks and free text at a table, as this reader hears them. */
import { kept } from "../../browser/kept";
import { tempo } from "../../browser/tempo.svelte";
import { type Said, type SeatInfo, type Wrote } from "../../wire";

/** Milliseconds for which a remark stays beside its seat; for each letter of free text, more. */
const STAYS = 4500;
const LETTER = 45;

/** The number of lines of free text that can be read again. */
const KEEPS = 20;

/** Free text, and whose it was. */
export interface Written extends Wrote {
  name: string;
}

export class Talk {
  /** The latest of each seat, for as long as it stays. */
  said = $state.raw<readonly (Said | Wrote)[]>([]);
  /** The players' free text since this page was opened, the latest last. */
  written = $state.raw<readonly Written[]>([]);
  /** The text that this reader is writing. */
  draft = $state.raw("");
  /** True if `written` is on the screen as it comes, and read aloud there. */
  shown = false;
  /** True if this reader wants to hear anything. */
  wanted = $state.raw(kept.read("parlour.talk") === null);
  /** Seats that this reader does not want to hear; kept in this browser. */
  muted = $state.raw<ReadonlySet<number>>(new Set());
  readonly #key: string;
  /** The text that was sent, until it is heard: it may be refused. */
  #sent: string | null = null;

  constructor(table: string) {
    this.#key = `parlour.unheard.${table}`;
    this.muted = new Set(kept.read(this.#key)?.split(",").map(Number));
  }

  /** `name`: the speaker's; `mine`: this reader is the speaker, and sees that it was said. */
  hear(said: Said | Wrote, name = "", mine = false): void {
    if (mine) this.#sent = null;
    else if (!this.wanted || this.muted.has(said.seat)) return;
    this.said = [...this.said.filter(({ seat }) => seat !== said.seat), said];
    let stays = STAYS;
    if (said.type === "wrote") {
      this.written = [...this.written, { ...said, name }].slice(-KEEPS);
      stays += LETTER * said.text.length;
    }
    setTimeout(() => {
      this.said = this.said.filter(({ id }) => id !== said.id);
    }, stays * tempo.reading);
  }

  /** The draft is on its way. */
  sent(text: string): void {
    this.#sent = text;
    this.draft = "";
  }

  /** Puts a refused text back into the draft, to be changed or sent again. */
  refused(): void {
    this.draft ||= this.#sent ?? "";
    this.#sent = null;
  }

  want(wanted: boolean): void {
    this.wanted = wanted;
    if (!wanted) this.said = this.written = [];
    kept.write("parlour.talk", wanted ? null : "off");
  }

  mute(seat: number, on: boolean): void {
    const muted = new Set(this.muted);
    if (on) muted.add(seat);
    else muted.delete(seat);
    this.#mute(muted);
    if (!on) return;
    this.said = this.said.filter((one) => one.seat !== seat);
    this.written = this.written.filter((one) => one.seat !== seat);
  }

  /** The seats have changed; `before`: how they were, if that is known. A player whom this
   * reader does not hear stays unheard on another seat or by another name; somebody else on their
   * old seat is heard. */
  follow(before: readonly SeatInfo[] | undefined, seats: readonly SeatInfo[]): void {
    if (!this.muted.size) return;
    const now = (seat: number): number => {
      const name = before?.[seat]?.name;
      const moved = seats.findIndex((one) => one.kind === "person" && one.name === name);
      if (moved >= 0) return moved;
      const there = seats[seat];
      const other = there?.kind !== "person" || before?.some((one) => one.name === there.name);
      return other ? -1 : seat;
    };
    this.#mute(new Set([...this.muted].map(now).filter((seat) => seat >= 0)));
  }

  #mute(muted: ReadonlySet<number>): void {
    this.muted = muted;
    kept.write(this.#key, muted.size ? [...muted].join() : null);
  }

  /** Forgets the words of a player who has gone. */
  forget(seat: number, name: string): void {
    this.said = this.said.filter((one) => one.seat !== seat);
    this.written = this.written.filter((one) => one.name !== name);
  }
}
