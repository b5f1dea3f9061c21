import { describe, expect, it } from "vitest";
import { forms } from "../games/mojo/board/forms";
import { forms as uno } from "../games/uno/board/forms";
import { arrange, type Arrangement, type Form } from "./arrange";
import {
  type Box, kindOf, LIFT, rowsOf, scaleOf, SIGN, type Size, TALL, taller, TOUCH, UNDER,
} from "./board"; // prettier-ignore
import { fan, STRIP } from "./fan";
import { platesFor } from "./plates";
import { ems, LETTER } from "./wrap";
import { MAX_NAME, MOST_SEATS } from "../wire";

// The room that is left for the board, below the header (50 px) or beside it (56 px).
const BOARDS = [
  [360, 590], [375, 617], [390, 614], [390, 794], [412, 682], [611, 375], [788, 390], [584, 360],
  [627, 325], [960, 490], [768, 974], [1024, 718], [980, 670], [1066, 600], [1140, 730], [1236, 680],
  [1620, 1030], [2260, 1390],
] as const; // prettier-ignore

/** Names of everyday, and the longest that people have. */
const NAMES = {
  everyday: ["Ann", "Bo", "Chiara", "Dmitri"],
  long: ["Wielkopolska Aleksandra-Maria", "Bartholomew Featherstonehaugh", "Ann"],
  widest: ["W".repeat(MAX_NAME), "Щ".repeat(MAX_NAME)],
};
const KINDS = Object.keys(NAMES) as (keyof typeof NAMES)[];
const PLATES = platesFor(NAMES.everyday);

/** Square pixels of a phone's arena for each seat, from which on no name is cut. */
const ROOM = { everyday: 0, long: 22_000, widest: 62_000 };

/** The numbers of others: whoever has no seat sees a seat more. */
const upTo = (most: number): number[] => Array.from({ length: most }, (_, n) => n + 1);

const RIM = { x: 41, y: 53 };

function apart(a: Box, b: Box): boolean {
  return (
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
  );
}

const LOOKS = BOARDS.flatMap(([width, height]) => [
  [width, height, "usual"] as const,
  [width, height, "large"] as const,
]);

describe.each(LOOKS)("a board of %i by %i with %s cards", (wide, high, cards) => {
  const large = cards === "large";
  const scale = large ? scaleOf({ width: wide, height: high }, large) : 1;
  const [width, height] = [wide / scale, high / scale];
  const rows = rowsOf({ width, height }, undefined, large);
  const news = kindOf({ width, height }) === "upright" ? 44 : rows.news;
  const arena = { width, height: height - rows.hand - rows.bar - news };

  it.each([
    [1, 1],
    [1, 2],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 1],
    [6, 1],
    [7, 1],
    [7, 2],
    [8, 1],
    [9, 1],
    [MOST_SEATS, 1],
  ])("has room for %i seats around %i discards", (others, discards) => {
    const wants = {
      others,
      plates: PLATES,
      forms: forms(discards),
      card: [48, 200] as const,
      rim: RIM,
    };
    if (crowded(others)) return;
    const found = arrange(arena, wants);
    expect(found.seats).toHaveLength(others);
    liesApart(found, wants.forms);
  });

  describe.each(KINDS)("with %s names", (named) => {
    const catches = NAMES[named].map((name) => `Catch ${name}!`);
    it.each(upTo(MOST_SEATS))("has room for %i seats around UNO", (others) => {
      if (crowded(others)) return;
      const wants = {
        others,
        plates: platesFor(NAMES[named]),
        forms: uno(arena, catches),
        card: [48, 200] as const,
        rim: RIM,
      };
      const found = arrange(arena, wants);
      liesApart(found, wants.forms);
      const kind = kindOf({ width, height });
      // In the button to catch somebody, no name that people have is cut.
      if (others < 9 && named !== "widest") expect(found.form).not.toContain("cut");
      const room = (width * arena.height) / others;
      if (large || kind === "lying" || (kind === "upright" && room < ROOM[named])) return;
      expect(found.plate.cut).toBeUndefined();
    });
  });

  /** So many that the hand is not as tall. */
  function crowded(others: number): boolean {
    return large && !taller(kindOf({ width, height }), others + 1);
  }

  /** Everything lies in the arena, and nothing on anything else. */
  function liesApart(found: Arrangement, forms: readonly Form[]): void {
    const size = forms.find(({ name }) => name === found.form)!.size(found.card);
    const middle: Box = {
      x: found.middle.x + (found.middle.width - size.width) / 2,
      y: found.middle.y + (found.middle.height - size.height) / 2,
      ...size,
    };
    const boxes = [...found.seats, middle];
    const inside = boxes.every(
      ({ x, y, ...box }) =>
        x >= 0 && y >= 0 && x + box.width <= width && y + box.height <= arena.height,
    );
    const overlapping = boxes.filter((box, i) =>
      boxes.slice(0, i).some((other) => !apart(box, other)),
    );
    expect({ boxes, inside, overlapping }).toEqual({ boxes, inside: true, overlapping: [] });
    expect(found.card).toBeGreaterThanOrEqual(28);
  }

  it("leaves a finger's room on every card of the hand, which stays in its row", () => {
    for (let count = 1; count <= 40; count++) {
      const { spots, card, step, rows, room } = hand({ width, height }, count, large);
      expect(spots).toHaveLength(count);
      if (large) expect(card).toBeGreaterThan(rowsOf({ width, height }, undefined, large).card - 6);
      if (count > 1) expect(step).toBeGreaterThanOrEqual(large ? TOUCH : STRIP);
      const foot = Math.max(...spots.map(({ y }) => y)) + card * TALL;
      expect(foot).toBeLessThanOrEqual(room.height + 0.01);
      const free = rows > 1 ? spots.at(-1)!.y : card * TALL;
      const inPixels = Math.floor(free + 0.001) * Math.floor(Math.min(step, TOUCH) + 0.001);
      expect(inPixels).toBeGreaterThanOrEqual(TOUCH ** 2);
    }
  });
});

/** As a hand of UNO lies on a board: below signs and raised cards, or in two rows. */
function hand(board: Size, count: number, large = false) {
  const rows = rowsOf(board, undefined, large);
  const top = LIFT + (kindOf(board) === "lying" ? 0 : SIGN);
  const room = { width: Math.min(board.width - 24, 1092), height: rows.hand - 12 - UNDER };
  return { ...fan(count, room, rows.card, top - 12, false, TALL, large), room };
}

describe("a hand on a phone held upright", () => {
  const PHONES = [
    [360, 590],
    [375, 617],
    [390, 614],
    [390, 794],
    [412, 682],
    [412, 865],
    [430, 882],
  ] as const;

  it.each(PHONES)("is of one size from one card to sixteen at %i by %i", (width, height) => {
    const sizes = Array.from({ length: 16 }, (_, n) => hand({ width, height }, n + 1).card);
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.12);
  });

  it.each(PHONES)("is hardly smaller if it scrolls, at %i by %i", (width, height) => {
    const dealt = hand({ width, height }, 7).card;
    for (let count = 17; count <= 40; count++) {
      const { card, room, ...all } = hand({ width, height }, count);
      if (all.width > room.width) expect(card).toBeGreaterThan(0.8 * dealt);
    }
  });

  it.each([...PHONES, [360, 740] as const])(
    "holds a dealt hand of eight in one row, like those that follow, at %i by %i",
    (width, height) => {
      for (let count = 1; count <= 8; count++) expect(hand({ width, height }, count).rows).toBe(1);
    },
  );
});

describe("the scale", () => {
  it("is one up to the size of a laptop, and grows with the room", () => {
    expect(scaleOf({ width: 375, height: 617 })).toBe(1);
    expect(scaleOf({ width: 1536, height: 680 })).toBe(1);
    expect(scaleOf({ width: 2560, height: 1350 })).toBe(1.6);
    expect(12 * scaleOf({ width: 1920, height: 890 })).toBeGreaterThanOrEqual(13);
    expect(scaleOf({ width: 2560, height: 700 })).toBe(1);
  });
});

describe("large cards", () => {
  it.each(BOARDS)("are larger than usual on a board of %i by %i", (width, height) => {
    const size = { width, height };
    const scale = scaleOf(size, true);
    expect(scale).toBeGreaterThanOrEqual(scaleOf(size));
    const own = { width: width / scale, height: height / scale };
    const drawn = rowsOf(own, undefined, true).card * scale;
    expect(drawn).toBeGreaterThanOrEqual(1.15 * rowsOf(size).card);
    expect(kindOf(own) === "lying").toBe(kindOf(size) === "lying");
  });
});

describe("the seats", () => {
  it.each([3, 5])("%i of them leave the height of a low table to the middle", (others) => {
    const arena = { width: 788, height: 205 };
    const wants = { others, plates: PLATES, forms: uno(arena), card: [48, 96] as const, rim: RIM };
    const { seats, card } = arrange(arena, wants);
    expect(seats.filter(({ x }) => x < 300)).toHaveLength((others - 1) / 2);
    expect(seats.filter(({ x }) => x > 488)).toHaveLength((others + 1) / 2);
    expect(card).toBeGreaterThan(70);
  });

  it.each(upTo(MOST_SEATS - 1))("%i of them leave room for cards on a low table", (others) => {
    const arena = { width: 584, height: 180 };
    const wants = {
      others,
      plates: PLATES,
      forms: uno(arena),
      card: [48, 90] as const,
      rim: RIM,
    };
    expect(arrange(arena, wants).card).toBeGreaterThan(60);
  });

  it("break no name of everyday, even nine of them on a small phone", () => {
    const [size, name] = [{ width: 360, height: 590 }, "Leonhard"];
    const scale = scaleOf(size);
    const own = { width: size.width / scale, height: size.height / scale };
    const { hand, bar } = rowsOf(own);
    const arena = { ...own, height: own.height - hand - bar - 44 };
    const plates = platesFor([name, "Ann", "Bo", "Sophie"]);
    const wants = { others: 9, plates, forms: uno(arena), card: [48, 96] as const, rim: RIM };
    const { plate } = arrange(arena, wants);
    expect(plate.lines).toBe(1);
    expect(plate.width).toBeGreaterThan(ems(name) * LETTER);
  });

  it("lie clockwise from the player's left hand", () => {
    const wants = {
      others: 5,
      plates: PLATES,
      forms: forms(1),
      card: [48, 200] as const,
      rim: RIM,
    };
    const { seats } = arrange({ width: 1100, height: 460 }, wants);
    const angles = seats.map(({ x, y, width, height }) =>
      Math.atan2(x + width / 2 - 550, -(y + height / 2 - 400)),
    );
    expect([...angles].sort((a, b) => a - b)).toEqual(angles);
  });
});
