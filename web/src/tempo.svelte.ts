/**
 * How fast things move on this screen: one setting for waits, flights and CSS animations.
 *
 * CSS multiplies its durations by `--tempo`; `.still` (on the page's root) stops all animation.
 */
import { kept } from "./kept";

export const TEMPOS = ["slow", "normal", "fast", "none"] as const;
export type Tempo = (typeof TEMPOS)[number];

const MOTION: Record<Tempo, number> = { slow: 1.6, normal: 1, fast: 0.5, none: 0 };
const READING: Record<Tempo, number> = { slow: 1.4, normal: 1, fast: 0.7, none: 1 };

class Pacing {
  #system = $state(false);
  #chosen = $state<Tempo>("normal");

  constructor() {
    const found = kept.read("parlour.tempo") as Tempo | null;
    if (found && TEMPOS.includes(found)) this.#chosen = found;
    if (typeof matchMedia === "undefined") return;
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    this.#system = query.matches;
    query.addEventListener("change", () => {
      this.#system = query.matches;
    });
  }

  /** What the player chose; the system's setting for reduced motion takes precedence. */
  get chosen(): Tempo {
    return this.#chosen;
  }

  get tempo(): Tempo {
    return this.#system ? "none" : this.#chosen;
  }

  choose(tempo: Tempo): void {
    this.#chosen = tempo;
    kept.write("parlour.tempo", tempo === "normal" ? null : tempo);
  }

  /** Cards jump to their places, nothing pulses. */
  get still(): boolean {
    return this.tempo === "none";
  }

  /** How much longer or shorter than normal motion takes. */
  get motion(): number {
    return MOTION[this.tempo];
  }

  /** The same for what must be read: it stays for a while even if nothing moves. */
  get reading(): number {
    return READING[this.tempo];
  }
}

export const pacing = new Pacing();

/** Resolves after some milliseconds, or when `hurry` aborts. */
export function wait(milliseconds: number, hurry?: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (hurry?.aborted || milliseconds <= 0) return done();
    const timer = setTimeout(done, milliseconds);
    hurry?.addEventListener("abort", () => {
      clearTimeout(timer);
      done();
    });
  });
}
