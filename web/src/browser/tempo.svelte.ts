/**
 * The tempo of this screen: one setting for waits, flights and CSS animations.
 *
 * CSS multiplies its durations by `--tempo`, except where something pulses without end; `.still` (on the
 * page's root) stops all animation.
 */
import { kept } from "./kept";

export const TEMPOS = ["slow", "normal", "fast", "none"] as const;
export type TempoName = (typeof TEMPOS)[number];

const MOTION: Record<TempoName, number> = { slow: 1.6, normal: 1, fast: 0.5, none: 0 };
const READING: Record<TempoName, number> = { slow: 1.4, normal: 1, fast: 0.7, none: 1 };

class Tempo {
  #system = $state.raw(false);
  #chosen = $state.raw<TempoName>("normal");

  constructor() {
    const found = kept.read("parlour.tempo") as TempoName | null;
    if (found && TEMPOS.includes(found)) this.#chosen = found;
    if (typeof matchMedia === "undefined") return;
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    this.#system = query.matches;
    query.addEventListener("change", () => {
      this.#system = query.matches;
    });
  }

  /** The player's choice; the system's setting for reduced motion takes precedence. */
  get chosen(): TempoName {
    return this.#chosen;
  }

  get name(): TempoName {
    return this.#system ? "none" : this.#chosen;
  }

  choose(name: TempoName): void {
    this.#chosen = name;
    kept.write("parlour.tempo", name === "normal" ? null : name);
  }

  /** Cards jump to their places, nothing pulses. */
  get still(): boolean {
    return this.name === "none";
  }

  /** The factor by which motion takes longer or shorter than normal. */
  get motion(): number {
    return MOTION[this.name];
  }

  /**
   * The factor by which things to read stay longer or shorter than normal; for a while even if
   * nothing moves.
   */
  get reading(): number {
    return READING[this.name];
  }
}

export const tempo = new Tempo();

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
