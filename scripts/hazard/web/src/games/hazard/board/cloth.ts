/** Hazard's table. */
import type { Cloth } from "../../../table/board/Rim.svelte";

const DIAMOND = ["M0-1 1.2 0 0 1-1.2 0Z", "M0-.88 1.06 0 0 .88-1.06 0Z"];

export const CLOTH: Cloth = {
  felt: ["var(--felt)", "var(--felt-2)"],
  rim: ["var(--rim)", "var(--rim-2)"],
  edge: "var(--seam)",
  mark: "var(--mark)",
  lit: "var(--gold)",
  ornament: DIAMOND,
  ornamentColour: "var(--ornament)",
};
