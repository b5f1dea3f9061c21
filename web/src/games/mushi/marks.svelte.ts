/** Whether the cards show their month and kind in a corner: kept in this browser. */
import { remember, remembered } from "../../settings.svelte";

class Marks {
  shown = $state(remembered<{ marks: boolean }>("mushi.look").marks ?? true);

  show(shown: boolean): void {
    this.shown = shown;
    remember("mushi.look", { marks: shown });
  }
}

export const marks = new Marks();
