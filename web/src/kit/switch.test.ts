/** Whatever is on or off looks the same everywhere. */
import { expect, it } from "vitest";

const parts = import.meta.glob<string>("../**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});

it("is a switch that says whether something is on", () => {
  const boxes = Object.keys(parts).filter((path) => parts[path]!.includes('type="checkbox"'));
  expect(boxes).toEqual(["./Switch.svelte"]);
});
