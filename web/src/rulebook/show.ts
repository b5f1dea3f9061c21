/** Shows the rules over whatever is shown, until they are closed. */
import { mount, unmount } from "svelte";
import type { Wanted } from "./open";
import Panel from "./Panel.svelte";

export function show(wanted: Wanted): void {
  const panel = mount(Panel, {
    target: document.body,
    props: { ...wanted, onclose: () => void unmount(panel) },
  });
}
