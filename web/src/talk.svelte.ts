/** What is said at a table, as this reader hears it. */
import { kept } from "./kept";
import { tempo } from "./tempo.svelte";
import type { Said } from "./wire";

export type Remark = Said["remark"];

/** Milliseconds for which a remark stays beside its seat. */
const STAYS = 4500;

/** Drawn, not written. */
export const FACES = [
  "smile", "laugh", "wow", "sad", "heart", "applause",
] as const satisfies readonly Remark[]; // prettier-ignore
export type Face = (typeof FACES)[number];

export const PHRASES = [
  "hello", "good_luck", "well_played", "thanks", "sorry", "oops", "take_your_time", "again",
] as const satisfies readonly Remark[]; // prettier-ignore

export function isFace(remark: Remark): remark is Face {
  return (FACES as readonly Remark[]).includes(remark);
}

export class Talk {
  /** The latest of each seat, for as long as it stays. */
  said = $state.raw<readonly Said[]>([]);
  /** Whether this reader wants to hear anything. */
  wanted = $state(kept.read("parlour.talk") === null);
  /** Seats that this reader does not want to hear. */
  muted = $state.raw<ReadonlySet<number>>(new Set());

  hear(said: Said): void {
    if (!this.wanted || this.muted.has(said.seat)) return;
    this.said = [...this.said.filter(({ seat }) => seat !== said.seat), said];
    setTimeout(() => {
      this.said = this.said.filter(({ id }) => id !== said.id);
    }, STAYS * tempo.reading);
  }

  want(wanted: boolean): void {
    this.wanted = wanted;
    if (!wanted) this.said = [];
    kept.write("parlour.talk", wanted ? null : "off");
  }

  mute(seat: number, on: boolean): void {
    const muted = new Set(this.muted);
    if (on) muted.add(seat);
    else muted.delete(seat);
    this.muted = muted;
    if (on) this.said = this.said.filter((one) => one.seat !== seat);
  }
}
