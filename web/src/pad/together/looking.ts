/** Looks for news again and again: less and less often while there is none. */

/** Milliseconds between two looks: at first, and at most. */
const AGAIN = 2500;
const LONGEST = 10_000;
/** Each that brought nothing makes the next wait so many times longer. */
const LONGER = 1.1;

export class Looking {
  readonly #look: () => Promise<boolean>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Looks since there was news. */
  #quiet = 0;
  #ended = false;

  /** `look`: true if there was news. */
  constructor(look: () => Promise<boolean>) {
    this.#look = look;
  }

  /** Looks now, and soon again: there may be news. */
  now(): void {
    this.#quiet = 0;
    void this.#next();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  async #next(): Promise<void> {
    clearTimeout(this.#timer);
    const news = await this.#look();
    this.#quiet = news ? 0 : this.#quiet + 1;
    clearTimeout(this.#timer);
    if (this.#ended) return;
    const wait = Math.min(AGAIN * LONGER ** this.#quiet, LONGEST);
    this.#timer = setTimeout(() => void this.#next(), wait);
  }
}
