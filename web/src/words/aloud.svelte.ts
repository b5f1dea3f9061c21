import { mentions } from "./names";

/**
 * The things to say aloud at a table. Whoever has something to say says it here, and the table's
 * one live region (`table/telling/Spoken.svelte`) puts it in order.
 */
class Aloud {
  /** The text that asks me to act, or says whose turn it is: said last. `mine`: I can act. */
  asks = $state.raw({ text: "", mine: false });
  /** Kept until somebody speaks. */
  waiting: string[] = [];
  speak: ((text: string) => void) | null = null;
  /** Takes back sentences that match `matches`, and changes those not said yet. */
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
