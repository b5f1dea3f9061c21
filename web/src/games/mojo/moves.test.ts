import { describe, expect, it } from "vitest";
import { play, seat, view } from "./fixtures";
import { drawMove, effectOf, explain, moveOnto, movesOf, prompt } from "./moves";

const name = (n: number): string => ["You", "Ada", "Blaise"][n]!;

describe("moves", () => {
  const two = view({
    discards: [[5], [9]],
    legal: [play(7, 5, 0), play(7, 9, 1), play(9, 5, 0), play(9, 9, 1)],
  });

  it("finds what a card can do on each discard", () => {
    expect(movesOf(two, 7).map((move) => move.effect)).toEqual(["higher", "lower"]);
    expect(effectOf(movesOf(two, 7))).toBe("mixed");
    expect(moveOnto(two, 1, 9)?.effect).toBe("equal");
    expect(moveOnto(two, 1, null)).toBeUndefined();
    expect(movesOf(two, 3)).toEqual([]);
  });

  it("takes from a discard only where the server offers that", () => {
    const take = { action: "t1", kind: "take", card: 9, discard: 1, effect: null } as const;
    const draw = { action: "d", kind: "draw", card: null, discard: null, effect: null } as const;
    const choosing = view({ phase: "choose_draw", discards: [[5], [9]], legal: [draw, take] });
    expect(moveOnto(choosing, 1, null)).toBe(take);
    expect(moveOnto(choosing, 0, null)).toBeUndefined();
    expect(drawMove(choosing)).toBe(draw);
    expect(movesOf(choosing, 9)).toEqual([]);
  });
});

describe("prompt", () => {
  it("says what is asked of whom", () => {
    expect(prompt(view(), name).id).toBe("mojo-prompt-play");
    expect(prompt(view({ chain: true }), name).id).toBe("mojo-prompt-chain");
    expect(prompt(view({ phase: "choose_draw" }), name).id).toBe("mojo-prompt-draw");
    expect(prompt(view({ to_act: 1 }), name)).toEqual({
      id: "mojo-wait-play",
      args: { name: "Ada" },
    });
    const laid = [seat({ laid: [3, 4] }), seat({ laid_size: 2 }), seat()];
    expect(prompt(view({ seats: laid }), name).id).toBe("mojo-prompt-reveal");
    expect(prompt(view({ seats: laid, to_act: 1 }), name).id).toBe("mojo-wait-reveal");
    expect(prompt(view({ phase: "deal", to_act: null }), name).id).toBe("mojo-prompt-deal");
    expect(prompt(view({ seat: null }), name).id).toBe("mojo-wait-play");
  });
});

describe("explain", () => {
  it("tells why a tap does nothing", () => {
    expect(explain(view({ to_act: 2 }), { what: "hand" }, name).args).toEqual({ name: "Blaise" });
    expect(explain(view({ to_act: 2 }), { what: "laid" }, name).id).toBe("mojo-why-laid");
    expect(explain(view(), { what: "pile" }, name).id).toBe("mojo-why-pile");
    const discard = { what: "discard", discard: 0, selected: null } as const;
    expect(explain(view(), discard, name).id).toBe("mojo-why-card-first");
    expect(explain(view(), { ...discard, selected: 5 }, name).id).toBe("mojo-why-chosen");
    const draw = view({ phase: "choose_draw" });
    expect(explain(draw, { what: "hand" }, name).id).toBe("mojo-why-draw-first");
    expect(explain({ ...draw, draw_pile_only: true }, discard, name).id).toBe("mojo-why-pile-only");
    expect(explain(view({ phase: "over" }), { what: "hand" }, name).id).toBe("mojo-why-over");
  });
});
