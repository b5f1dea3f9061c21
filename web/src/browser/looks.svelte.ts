/**
 * The look of the page for this reader: chosen in this browser, and worn by its root from before
 * the first paint (`dress` in index.html). Without a choice, the system says whether it is light or
 * dark.
 */
import { kept } from "./kept";

export const THEMES = ["system", "light", "dark"] as const;
/** Large cards; for the left hand; letters on colours. */
export const HELPS = ["large", "left", "letters"] as const;
export type Theme = (typeof THEMES)[number];
/** Marks: month and kind in the corner of Mushi's cards. */
export type Look = Theme | (typeof HELPS)[number] | "marks";

declare function dress(looks: string): void;
declare function usual(): string; // in a page

class Looks {
  #chosen = $state.raw(
    (kept.read("parlour.looks") ?? (typeof usual === "undefined" ? "marks" : usual())).split(" "),
  );

  constructor() {
    if (typeof matchMedia === "undefined") return;
    const sun = matchMedia("(prefers-color-scheme: light)");
    sun.addEventListener("change", () => dress(this.#chosen.join(" ")));
  }

  has(look: Look): boolean {
    return this.#chosen.includes(look);
  }

  get theme(): Theme {
    return THEMES.find((theme) => this.has(theme)) ?? "system";
  }

  choose(theme: Theme): void {
    this.#wear(this.#chosen.filter((look) => !THEMES.some((one) => one === look)).concat(theme));
  }

  set(look: Look, on: boolean): void {
    const others = this.#chosen.filter((one) => one !== look);
    this.#wear(on ? [...others, look] : others);
  }

  #wear(looks: readonly string[]): void {
    this.#chosen = looks.filter((look) => look !== "system");
    const worn = this.#chosen.join(" ");
    kept.write("parlour.looks", worn);
    dress(worn);
  }
}

export const looks = new Looks();
