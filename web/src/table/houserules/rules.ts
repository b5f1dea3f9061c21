/** Opens the rules over the page, fetched only then; if they cannot be, their public page. */
import { path } from "../../browser/route.svelte";
import type { OptionValues } from "./options";

/** `at`: the address of the paragraph to begin at, or the code of the error that it answers. */
export function showRules(game: string, options: OptionValues, at?: string): void {
  import("../../rulebook/show").then(
    ({ show }) => show({ game, options, at }),
    () => open(path(`/${game}/rules`)),
  );
}
