/**
 * The ten plants, month by month. Each function draws one part of a plant (a clump, a blossom, a spray) round its own
 * place; cards.ts arranges them.
 */
import { BARK, BLUSH, GREEN, INK, LILAC, MOSS, OCHRE, PAPER, PURPLE, RED, WHITE } from "./palette";
import {
  at,
  circle,
  disc,
  fill,
  leaf,
  outlined,
  polar,
  polygon,
  steps,
  stroke,
  xy,
  type Point,
} from "./svg";

/** A woody branch: a dark stroke with a lighter ridge along it. */
export const branch = (d: string, width: number, ridge: string = BARK) =>
  stroke(d, INK, width) + stroke(d, ridge, width * 0.3);

// ---- January: pine -------------------------------------------------------------------------------------------------

/** A clump of pine needles, a fan of radius `r` opening towards `turn`. */
export function pine(x: number, y: number, r: number, turn = 0, colour: string = GREEN) {
  const tips = 10;
  const edge = steps(tips * 2 + 1, -106, 106).map((angle, i) => polar(i % 2 ? r : r * 0.8, angle));
  const needles = steps(tips, -95.4, 95.4)
    .map((angle) => `M${xy(...polar(r * 0.3, angle))}L${xy(...polar(r * 0.76, angle))}`)
    .join("");
  return at(
    x,
    y,
    fill(polygon([...edge, [0, r * 0.32]]), colour, 1.6) +
      stroke(needles, PAPER, 1.3) +
      disc(0, 0, r * 0.16, OCHRE),
    turn,
  );
}

// ---- February: plum ------------------------------------------------------------------------------------------------

/** A plum blossom: five round petals. */
export function plum(x: number, y: number, r: number, turn = 0, colour: string = RED) {
  const at5 = (from: number, draw: (angle: number) => string) =>
    steps(5, from, from + 288)
      .map((a) => draw(a + turn))
      .join("");
  const spoke = (from: number, to: number) => (a: number) =>
    `M${xy(...polar(r * from, a, [x, y]))}L${xy(...polar(r * to, a, [x, y]))}`;
  return (
    outlined(
      at5(0, (a) => circle(...polar(r * 0.56, a, [x, y]), r * 0.45)),
      colour,
    ) +
    stroke(at5(36, spoke(0.3, 0.66)), INK, 1.3) +
    stroke(at5(0, spoke(0.2, 0.52)), colour === RED ? PAPER : RED, 1.4) +
    disc(x, y, r * 0.22, OCHRE)
  );
}

/** Plum twigs that end in a bud: each is [x, y, length, angle]. */
export const buds = (list: readonly (readonly [number, number, number, number])[]) => {
  const tips = list.map(([x, y, length, angle]) => polar(length, angle, [x, y]));
  return (
    stroke(list.map(([x, y], i) => `M${xy(x, y)}L${xy(...tips[i]!)}`).join(""), INK, 2.4) +
    fill(tips.map(([x, y]) => circle(x, y, 3.8)).join(""), RED, 1.4)
  );
};

// ---- March: cherry -------------------------------------------------------------------------------------------------

/** A cherry blossom: five petals, each with a notch. */
export function cherry(x: number, y: number, r: number, turn = 0, colour: string = BLUSH) {
  const petal = (a: number) => {
    const p = (d: number, off: number) => xy(...polar(r * d, a + off, [x, y]));
    return `M${xy(x, y)}C${p(0.5, -44)} ${p(0.95, -38)} ${p(1, -13)}L${p(0.84, 0)}L${p(1, 13)}C${p(0.95, 38)} ${p(0.5, 44)} ${xy(x, y)}z`;
  };
  const stamens = steps(5, 0, 288).map(
    (a) => `M${xy(x, y)}L${xy(...polar(r * 0.46, a + turn, [x, y]))}`,
  );
  return (
    fill(
      steps(5, 0, 288)
        .map((a) => petal(a + turn))
        .join(""),
      colour,
      1.4,
    ) +
    stroke(stamens.join(""), RED, 1.3) +
    disc(x, y, r * 0.15, OCHRE)
  );
}

/** Loose leaves: each is [x, y, length, angle]. One path, whatever their number. */
export const leaves = (
  list: readonly (readonly [number, number, number, number])[],
  colour: string = GREEN,
  breadth = 0.42,
) => fill(list.map(([x, y, l, a]) => leaf(x, y, l, l * breadth, a)).join(""), colour, 1.2);

// ---- April: wisteria -----------------------------------------------------------------------------------------------

/** A hanging raceme of wisteria, `length` long, narrowing to its tip. */
export function wisteria(x: number, y: number, length: number, width = 13, sway = 0) {
  const petals = [
    leaf(x, y, length, width * 0.3, 180 - (Math.atan2(sway, length) * 180) / Math.PI),
  ];
  const lights: string[] = [];
  for (const [row, t] of steps(Math.round(length / 7), 0, 1).entries()) {
    const px = x + sway * t * t;
    const py = y + t * length;
    const reach = 5 + (width - 4) * (1 - t) ** 0.8;
    const droop = 118 + 26 * t;
    for (const side of [-1, 1]) {
      petals.push(leaf(px, py - 3, reach + 2, reach * 0.72, side * droop));
      if ((row + (side + 1) / 2) % 2 === 0)
        lights.push(leaf(px + side * 1.5, py - 1.5, reach * 0.72, reach * 0.3, side * droop));
    }
    petals.push(leaf(px, py - 4, reach * 0.9, reach * 0.5, 180));
  }
  return fill(petals.join(""), PURPLE) + fill(lights.join(""), LILAC);
}

/** A feathered leaf of wisteria: pairs of leaflets along a stalk. */
export function frond(x: number, y: number, length: number, angle: number, colour: string = GREEN) {
  const pairs = 4;
  const parts = [leaf(...polar(length * 0.72, angle, [x, y]), length * 0.34, length * 0.13, angle)];
  for (const t of steps(pairs, 0.12, 0.72)) {
    const [px, py] = polar(length * t, angle, [x, y]);
    const size = length * (0.42 - 0.12 * t);
    parts.push(
      leaf(px, py, size, size * 0.34, angle - 58),
      leaf(px, py, size, size * 0.34, angle + 58),
    );
  }
  return (
    stroke(`M${xy(x, y)}L${xy(...polar(length, angle, [x, y]))}`, INK, 1.4) +
    fill(parts.join(""), colour, 1)
  );
}

// ---- May: iris -----------------------------------------------------------------------------------------------------

/** An iris in bloom, its throat at (x, y): two standing petals, three that hang. */
export function iris(x: number, y: number, r: number, colour: string = PURPLE) {
  // for r = 10
  const standing = "M-1 1C-9-3-9-12-4-14C-2-12 0-9 0-5C0-9 2-12 4-14C9-12 9-3 1 1z";
  const hanging =
    "M0-1C-6-5-15-3-16 4C-16 8-13 11-11 12C-9 8-5 4 0 3C5 4 9 8 11 12C13 11 16 8 16 4C15-3 6-5 0-1z";
  const apron = "M0 0C-6 3-8 10-5 15C-3 17-1 16 0 18C1 16 3 17 5 15C8 10 6 3 0 0z";
  return at(
    x,
    y,
    fill(standing, LILAC, 1.5) +
      fill(hanging, colour, 1.5) +
      fill(apron, colour, 1.5) +
      fill("M0 2L-2 8L0 12L2 8zM-4 1L-11 4L-9 5zM4 1L11 4L9 5z", OCHRE),
    0,
    r / 10,
  );
}

/** Sword leaves from the ground line: each is [x, y, length, angle]. */
export const swords = (
  list: readonly (readonly [number, number, number, number])[],
  colour: string = GREEN,
) => fill(list.map(([x, y, l, a]) => leaf(x, y, l, 4.6, a)).join(""), colour, 1.2);

// ---- August: susuki ------------------------------------------------------------------------------------------------

/** The grass hill: a dark dome whose crown is at `top`, with blades drawn light on it. */
export function hill(top: number, crown = 50, colour: string = INK, blade: string = MOSS) {
  const foot = 176;
  const dome = `M-8 ${foot}C-6 ${xy(top + 38, crown - 34, top, crown, top)}C${xy(crown + 34, top, 106, top + 38, 108, foot)}z`;
  const blades: string[] = [];
  for (const [row, depth] of [6, 28, 52].entries()) {
    for (const x of steps(6 + row, -36 - row * 6, 36 + row * 6)) {
      const y = top + depth + (x * x) / 52;
      const lean = x * 0.16 + (row % 2 ? 3 : -3);
      blades.push(`M${xy(crown + x, y + 17)}q${xy(lean * 0.2, -11, lean, -17)}`);
    }
  }
  return fill(dome, colour) + stroke(blades.join(""), blade, 2);
}

/** A stalk of susuki in plume, from its foot, leaning over by `lean`. */
export function plume(x: number, y: number, height: number, lean: number, colour: string = OCHRE) {
  const tip: Point = [x + lean, y - height];
  const side = Math.sign(lean) || 1;
  const hairs = steps(7, 0, 1).map((t) => {
    const [hx, hy] = [tip[0] - lean * 0.18 * t, tip[1] + 15 * t];
    const [ex, ey] = polar(24 - 6 * t, side * (84 + 58 * t), [hx, hy]);
    const [cx, cy] = polar(15 - 4 * t, side * (40 + 40 * t), [hx, hy]);
    const [dx, dy] = polar(10 - 3 * t, side * (74 + 56 * t), [hx, hy]);
    return `M${xy(hx, hy)}Q${xy(cx, cy, ex, ey)}Q${xy(dx, dy, hx, hy)}z`;
  });
  return (
    stroke(`M${xy(x, y)}Q${xy(x + lean * 0.1, y - height * 0.7, ...tip)}`, INK, 2) +
    outlined(hairs.join(""), colour, 1.2)
  );
}

// ---- September: chrysanthemum --------------------------------------------------------------------------------------

/** A chrysanthemum: two wheels of narrow petals round a heart. */
export function chrysanthemum(
  x: number,
  y: number,
  r: number,
  colour: string = OCHRE,
  inner: string = WHITE,
  heart: string = RED,
) {
  const wheel = (count: number, length: number, wide: number, from: number) =>
    steps(count, from, from + 360 - 360 / count)
      .map((a) => {
        const p = (d: number, off: number) => xy(...polar(length * d, a + off, [x, y]));
        return `M${xy(x, y)}L${p(0.8, -wide)}Q${p(1.12, -wide * 0.8)} ${p(1.02, 0)}Q${p(1.12, wide * 0.8)} ${p(0.8, wide)}z`;
      })
      .join("");
  return (
    fill(wheel(14, r, 11, 0), colour, 1.2) +
    fill(wheel(9, r * 0.58, 17, 12), inner, 1.1) +
    disc(x, y, r * 0.2, heart, 1)
  );
}

/** A lobed chrysanthemum leaf. */
export function lobed(x: number, y: number, length: number, angle: number, colour: string = GREEN) {
  const k = length / 10;
  const d =
    "M0 0C-2-1-5 0-5-2C-5-3-3-3-3-4C-5-4-6-6-5-7C-4-8-3-7-2-7C-3-9-1-11 0-11C1-11 3-9 2-7C3-7 4-8 5-7C6-6 5-4 3-4C3-3 5-3 5-2C5 0 2-1 0 0z";
  return at(
    x,
    y,
    fill(d, colour, 1.2 / k) + stroke("M0 0V-8M0-3L-3-5M0-3L3-5", PAPER, 0.9 / k),
    angle,
    Math.round(k * 100) / 100,
  );
}

// ---- October: maple ------------------------------------------------------------------------------------------------

/** A maple leaf with its stalk, seven-pointed, the middle lobe towards `turn`. */
export function maple(x: number, y: number, r: number, turn = 0, colour: string = RED) {
  const lobes = [0.6, 0.92, 1.06, 1.14, 1.06, 0.92, 0.6].map(
    (k, i) => [k * r, (i - 3) * 46] as const,
  );
  const veins = lobes.slice(1, -1).map(([l, a]) => `M0 0L${xy(...polar(l * 0.66, a))}`);
  return at(
    x,
    y,
    stroke(`M0 0Q1 ${xy(r * 0.5)} 4 ${xy(r * 0.85)}`, INK, 2.2) +
      outlined(lobes.map(([l, a]) => leaf(0, 0, l, l * 0.42, a)).join(""), colour) +
      stroke(veins.join(""), colour === RED ? OCHRE : RED, 1.3),
    turn,
  );
}

// ---- November: willow ----------------------------------------------------------------------------------------------

/** Hanging willow switches: each is [x, y, length, sway]. */
export function willow(
  list: readonly (readonly [number, number, number, number])[],
  colour: string = GREEN,
) {
  const stalks: string[] = [];
  const blades: string[] = [];
  for (const [x, y, length, sway] of list) {
    stalks.push(`M${xy(x, y)}q${xy(0, length * 0.6, sway, length)}`);
    steps(Math.round(length / 8), 0.06, 1).forEach((t, i) => {
      const side = i % 2 ? 1 : -1;
      // the point of the same quadratic curve at t
      const px = x + sway * t * t;
      const py = y + length * (1.2 * t - 0.2 * t * t);
      blades.push(leaf(px, py, 15 - 3 * t, 5, 180 - side * 30));
    });
  }
  return stroke(stalks.join(""), INK, 2) + outlined(blades.join(""), colour);
}

// ---- December: paulownia -------------------------------------------------------------------------------------------

/** A broad paulownia leaf hanging from (x, y) towards `turn`, with its veins drawn light. */
export function paulowniaLeaf(
  x: number,
  y: number,
  size: number,
  turn: number,
  colour: string = INK,
) {
  const d =
    "M0 0C-4-2-9-1-10 3C-11 6-9 8-9 10C-9 13-6 13-5 15C-4 18-2 19 0 22C2 19 4 18 5 15C6 13 9 13 9 10C9 8 11 6 10 3C9-1 4-2 0 0z";
  const veins = "M0 1V17M0 4L-6 3M0 4L6 3M0 8L-6 10M0 8L6 10M0 12L-3 14M0 12L3 14";
  const k = size / 22;
  return at(
    x,
    y,
    fill(d, colour, 1.2 / k, PAPER) + stroke(veins, PAPER, 1.2 / k),
    turn,
    Math.round(k * 100) / 100,
  );
}

/** An upright spike of paulownia bells from its foot. */
export function bells(x: number, y: number, height: number, lean = 0, colour: string = PURPLE) {
  const bell = (bx: number, by: number, size: number, angle: number) => {
    const p = (d: number, off: number) => xy(...polar(size * d, angle + off, [bx, by]));
    return `M${xy(bx, by)}C${p(0.55, -75)} ${p(0.8, -48)} ${p(1, -30)}Q${p(1.3, -15)} ${p(1, 0)}Q${p(1.3, 15)} ${p(1, 30)}C${p(0.8, 48)} ${p(0.55, 75)} ${xy(bx, by)}z`;
  };
  const parts = [leaf(x + lean * 0.2, y - height * 0.2, height * 0.7, height * 0.24, lean)];
  const lights: string[] = [];
  for (const [i, t] of [0.3, 0.56, 0.78].entries()) {
    for (const side of [-1, 1]) {
      const place: Point = [x + lean * t, y - height * t];
      const [size, angle] = [height * (0.3 - 0.05 * i), lean + side * (76 - 10 * i)];
      parts.push(bell(...place, size, angle));
      lights.push(
        `M${xy(...polar(size * 0.35, angle, place))}L${xy(...polar(size * 0.75, angle, place))}`,
      );
    }
  }
  parts.push(bell(x + lean * 0.86, y - height * 0.86, height * 0.2, lean));
  return (
    stroke(`M${xy(x, y)}L${xy(x + lean, y - height)}`, INK, 2) +
    outlined(parts.join(""), colour) +
    stroke(lights.join(""), LILAC, 2)
  );
}
