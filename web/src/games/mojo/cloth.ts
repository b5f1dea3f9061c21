/** Mojo's table: green felt, wine-red once somebody lays their cards. */
import type { Cloth } from "../../table/Rim.svelte";

const DIAMOND = ["M0-1 1.2 0 0 1-1.2 0Z", "M0-.88 1.06 0 0 .88-1.06 0Z"];

export const CALM: Cloth = {
  felt: ["#1f8577", "#0a3a44"],
  rim: ["#3b2145", "#6a3d57"],
  edge: "#1a0d26",
  mark: "#c9a15c",
  lit: "#ffd667",
  ornament: DIAMOND,
  ornamentColour: "#ffe6a3",
};

export const TENSE: Cloth = { ...CALM, felt: ["#8a2f63", "#2a1450"] };
