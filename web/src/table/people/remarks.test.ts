import { expect, it } from "vitest";
import type { Said, Wrote } from "../../wire";
import { isFace, known } from "./remarks";

it("keeps silent about a remark that it has no words for", () => {
  const said = (remark: string): Said =>
    ({ type: "said", id: remark, seat: 0, remark }) as unknown as Said;
  const wrote: Wrote = { type: "wrote", id: "1", seat: 1, text: "nice_try" };
  const [heart, thanks] = [said("heart"), said("thanks")];
  expect(known([heart, said("nice_try"), thanks, wrote])).toEqual([heart, thanks, wrote]);
  expect([heart, thanks].map(({ remark }) => isFace(remark))).toEqual([true, false]);
});
