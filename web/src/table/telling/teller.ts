/**
 * When to say what: things that happen quickly are said in one go, the next only when there was time
 * to hear it, and what I am asked to do comes last. Nothing is left out, nothing said twice.
 */

/** Milliseconds: what comes within these belongs together; until it is settled whose turn it is. */
const GATHER = 150;
const SETTLE = 1800;
/**
 * The time that a letter takes to be heard, and the longest that anything waits for words being
 * said.
 */
const LETTER = 45;
const LONGEST = 4000;

export class Teller {
  readonly #out: (text: string) => void;
  readonly #held: () => boolean;
  readonly #known: () => boolean;
  #told: string[] = [];
  #asks: { text: string; mine: boolean } | null = null;
  #asked = "";
  #heard = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * `held`: nobody would hear it now, so that it has to wait. `known`: what I am asked has been said
   * in another way.
   */
  constructor(
    out: (text: string) => void,
    { held = () => false, known = () => false }: { held?(): boolean; known?(): boolean } = {},
  ) {
    this.#out = out;
    this.#held = held;
    this.#known = known;
  }

  /** Something has happened. */
  tell(text: string): void {
    if (!text) return;
    this.#told.push(text);
    this.#asked = ""; // is asked again after it
    this.#wait();
  }

  /** The request to me, or the player whose turn it is, in words. */
  ask(text: string, mine: boolean): void {
    this.#asks = { text, mine };
    this.#wait();
  }

  /** An answer to a key: at once, after what was waiting. */
  answer(text: string): void {
    clearTimeout(this.#timer);
    const before = this.#next(true);
    if (before) this.#put(before);
    this.#put(text);
  }

  /** Changes what has not been said yet. */
  change(change: (text: string) => string): void {
    this.#told = this.#told.map(change);
    if (this.#asks) this.#asks = { ...this.#asks, text: change(this.#asks.text) };
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  get #asking(): boolean {
    return this.#asks !== null && this.#asks.text !== "" && this.#asks.text !== this.#asked;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.#told.length && !this.#asking) return;
    const urgent = this.#asking && this.#asks!.mine;
    const busy = urgent ? 0 : this.#heard - Date.now();
    const least = this.#told.length || urgent ? GATHER : SETTLE;
    this.#timer = setTimeout(() => this.#say(), Math.max(least, busy));
  }

  #say(): void {
    if (this.#held()) {
      this.#timer = setTimeout(() => this.#say(), SETTLE);
      return;
    }
    // That somebody else is in turn is said if they take their time.
    const next = this.#next(!this.#told.length);
    if (next) this.#put(next);
    this.#wait();
  }

  /** The news told, and the request to me; `others`: also if it is somebody else who is asked. */
  #next(others: boolean): string {
    const said = this.#told.splice(0);
    if (this.#asking && (this.#asks!.mine || others)) {
      this.#asked = this.#asks!.text;
      if (!this.#known()) said.push(this.#asked);
    }
    return said.join(" ");
  }

  #put(text: string): void {
    this.#out(text);
    this.#heard = Date.now() + Math.min(LONGEST, text.length * LETTER);
  }
}
