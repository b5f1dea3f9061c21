/** Mojo's table: green felt; once somebody lays their cards, wine-red in a crimson rim. */
import type { Cloth } from "../../../table/board/Rim.svelte";

const DIAMOND = ["M0-1 1.2 0 0 1-1.2 0Z", "M0-.88 1.06 0 0 .88-1.06 0Z"];

export const CALM: Cloth = {
  felt: ["var(--felt)", "var(--felt-2)"],
  rim: ["var(--rim)", "var(--rim-2)"],
  edge: "var(--seam)",
  mark: "var(--mark)",
  lit: "var(--gold)",
  ornament: DIAMOND,
  ornamentColour: "var(--ornament)",
};

export const TENSE: Cloth = {
  ...CALM,
  felt: ["var(--wine)", "var(--wine-2)"],
  rim: ["#8f1746", "#ff6b8b"],
  edge: "#420a38",
  mark: "#ff9d86",
};
