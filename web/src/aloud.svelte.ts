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

  say(text: string): void {
    if (this.speak) this.speak(text);
    else this.waiting.push(text);
  }
}

export const aloud = new Aloud();
