/** News told large, one after the other: long enough to be read across a room. */
import { tempo, wait } from "../../browser/tempo.svelte";
import type { News } from "./deeds";

/** Milliseconds that one stays, and how many may wait: a table of bots is faster than any reader. */
export const STAYS = 3600;
const WAITING = 2;

export class Banners {
  now = $state.raw<News | null>(null);
  #waiting: News[] = [];
  #ended = false;

  show(news: readonly News[]): void {
    this.#waiting = [...this.#waiting, ...news].slice(-WAITING);
    if (this.now === null) void this.#next();
  }

  end(): void {
    this.#ended = true;
  }

  async #next(): Promise<void> {
    const next = this.#waiting.shift() ?? null;
    this.now = next;
    if (!next) return;
    await wait(STAYS * Math.max(1, tempo.reading));
    if (!this.#ended) await this.#next();
  }
}
