/** Shows the rules over whatever is shown, until they are closed. */
import { mount, unmount } from "svelte";
import type { OptionValues } from "../table/houserules/options";
import Panel from "./Panel.svelte";

export interface Wanted {
  game: string;
  options: OptionValues;
  /** The address of the paragraph to begin at, or the code of the error that it answers. */
  at: string | undefined;
}

export function show(wanted: Wanted): void {
  const panel = mount(Panel, {
    target: document.body,
    props: { ...wanted, onclose: () => void unmount(panel) },
  });
}
