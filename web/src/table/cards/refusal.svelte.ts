/** Why a tap did nothing: told over the prompt, for a while. */
import { t, type Text } from "../../words/i18n.svelte";
import { tempo } from "../../browser/tempo.svelte";

const STAYS = 4200;

/** Why something cannot be done. */
export interface Why extends Text {
  /** The paragraph of the rulebook that says so, by its address there. */
  rule: string;
}

export class Refusal {
  now = $state.raw<{ text: string; rule: string; at: number } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  tell({ id, args, rule }: Why): void {
    this.now = { text: t(id, args), rule, at: ++this.#count };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.forget(), STAYS * tempo.reading);
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }
}
