/** Why a tap did nothing: told over the prompt, for a while. */
import { tempo } from "../tempo.svelte";

const STAYS = 2800;

export class Refusal {
  now = $state.raw<{ text: string; at: number } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  tell(text: string): void {
    this.now = { text, at: ++this.#count };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.forget(), STAYS * tempo.reading);
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }
}
