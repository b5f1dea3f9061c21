/** UNO's table: midnight velvet with a spider's web. */
import type { Cloth } from "../../../table/board/Rim.svelte";

const THREADS = Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 6);
const RINGS = [0.34, 0.56, 0.78, 1];

function at(angle: number, radius: number): string {
  return `${(radius * Math.sin(angle)).toFixed(3)} ${(-radius * Math.cos(angle)).toFixed(3)}`;
}

/** From thread to thread, sagging a little. */
function ring(radius: number): string {
  const arcs = THREADS.map(
    (angle) => `Q${at(angle + Math.PI / 12, radius * 0.84)} ${at(angle + Math.PI / 6, radius)}`,
  );
  return `M${at(0, radius)}${arcs.join("")}`;
}

export const VELVET: Cloth = {
  felt: ["var(--velvet)", "var(--velvet-2)"],
  rim: ["var(--velvet-rim)", "#ff4fa8"],
  edge: "var(--velvet-rim)",
  mark: "#b58ae0",
  lit: "#d8ff6b",
  ornament: [THREADS.map((angle) => `M0 0L${at(angle, 1.12)}`).join(""), ...RINGS.map(ring)],
  ornamentColour: "var(--web)",
};
