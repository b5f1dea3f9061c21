import { mentions } from "./names";

/**
 * What is to be said aloud at a table. Whoever has something to say says it here, and the table's one
 * live region (`table/Spoken.svelte`) puts it in order.
 */
class Aloud {
  /** What I am asked to do, or whose turn it is: said last. `mine`: there is something I can do. */
  asks = $state.raw({ text: "", mine: false });
  /** Kept until somebody speaks. */
  waiting: string[] = [];
  speak: ((text: string) => void) | null = null;
  /** Unsays what `matches`, and changes what has not been said yet. */
  unsay: ((matches: (text: string) => boolean, change: (text: string) => string) => void) | null =
    null;

  say(text: string): void {
    if (this.speak) this.speak(text);
    else this.waiting.push(text);
  }

  /** A name is not to be read any more; what is still to be said uses the other. */
  forget(name: string, instead: string): void {
    const [matches, change] = mentions(name, instead);
    this.waiting = this.waiting.map(change);
    this.unsay?.(matches, change);
  }
}

export const aloud = new Aloud();
