/** The creatures of the cards. Each is drawn round (0, 0), its middle, in the size at which the card shows it. */
import { BARK, GREEN, INDIGO, INK, MOSS, OCHRE, PAPER, PURPLE, RED, WHITE } from "./palette";
import { circle, disc, fill, leaf, outlined, steps, stroke, type Point } from "./svg";

/** January: a crane, standing, looking up to the left. 60 wide, 100 high. */
export const crane = () =>
  // legs
  stroke("M2 22L-2 54M12 22L14 54M-2 54L-9 56M14 54L7 56", INK, 2.4) +
  // black plumes over the tail
  fill("M14 4C28 2 36 12 38 34C34 30 32 30 30 36C28 28 25 27 22 33C20 26 16 24 10 24z", INK, 1.5) +
  // body and neck in one white sweep
  fill(
    "M-12-38C-18-42-26-38-24-31C-23-27-18-26-17-22C-15-14-24-8-22 6C-20 20-6 28 8 26C20 24 28 14 24 4C20-6 4-8-4-14C-9-18-6-28-8-33C-9-36-10-37-12-38z",
    WHITE,
    2,
  ) +
  // throat
  fill(
    "M-23-29C-20-26-17-27-16-22C-15-17-18-13-20-8C-16-12-8-11-5-14C-9-19-6-27-8-33C-12-26-18-28-23-29z",
    INK,
  ) +
  // wing folds
  stroke("M-8 2C0 12 12 14 22 10M-12 10C-4 19 8 21 18 18", INK, 1.6) +
  fill("M-23-36C-21-42-14-42-11-38C-15-37-19-37-23-36z", RED, 1.2) +
  fill("M-23-36L-42-41L-24-31z", OCHRE, 1.4) +
  disc(-18.5, -34, 1.3, INK);

/** February: a bush warbler singing, facing left. 50 wide. */
export const warbler = () =>
  fill("M8 4L32 16L30 21L22 19L6 13z", GREEN, 1.6) + // tail
  stroke("M-4 15L-5 22M3 15L4 22", INK, 2) +
  fill("M-14-12C-8-19 2-16 6-10C14-6 18 4 14 10C8 18-8 18-14 10C-18 4-18-6-14-12z", MOSS, 1.8) +
  fill("M-17-4C-17 6-12 15-3 15.5C-9 10-11 2-11-5z", PAPER) + // breast
  fill("M0-4C10-4 18 4 22 14C12 15 2 10 0-4z", GREEN, 1.4) + // wing
  stroke("M5 1C10 4 14 8 17 12", PAPER, 1.2) +
  fill("M-15-10L-26-13L-18-7.5L-25-4L-16-4z", OCHRE, 1.2) + // open beak
  stroke("M-13-10C-9-12-5-12-2-9", PAPER, 1.4) +
  disc(-10, -8, 1.7, INK);

/** April: a cuckoo on the wing, flying to the left and down. 70 wide. */
export const cuckoo = () =>
  fill("M10 2C22 0 34-6 40-12C39-6 39-4 36 0C39 0 40 1 42 2C34 8 20 12 10 10z", INDIGO, 1.6) + // tail
  stroke("M24 3L35-5M25 6L37 2", PAPER, 1.2) +
  fill(
    "M-2 0C2-16 14-28 32-34C30-28 31-26 28-22C30-20 28-18 25-15C27-12 24-10 21-8C18 0 8 4-2 0z",
    INDIGO,
    1.8,
  ) + // far wing
  stroke("M6-5C10-15 17-22 26-28M10-3C14-10 19-14 24-18", PAPER, 1.3) +
  fill("M-27-6C-24-12-16-12-12-7C-4-6 8-2 16 4C10 12-8 12-16 6C-21 5-26 1-27-6z", PAPER, 1.8) + // body
  fill("M-27-6C-24-12-16-12-12-7C-4-6 8-2 16 4C4 2-8 2-16-1C-21-1-25-3-27-6z", INDIGO) +
  stroke("M-12 3L-9 7M-6 4L-4 9M0 4.5L2 9.5M6 5L8 8", INK, 1.4) + // barred breast
  fill(
    "M-8 1C-16 10-18 22-14 34C-10 30-9 30-6 31C-5 27-4 26-1 27C0 22 1 20 4 20C8 12 8 6 4 1z",
    INDIGO,
    1.8,
  ) + // near wing
  stroke("M-6 7C-11 14-12 20-11 26M0 7C-4 13-5 17-4 22", PAPER, 1.3) +
  fill("M-26-8L-37-4L-26-3z", OCHRE, 1.2) +
  disc(-21, -6.5, 1.5, PAPER);

/** August: one wild goose flying to the left. 40 wide. */
export const goose = () =>
  fill(
    "M2-2C4-12 12-18 22-19C20-16 20-15 18-13C20-12 18-10 16-9C17-7 15-6 12-5C10 0 6 1 2-2z",
    INK,
    1.2,
  ) +
  fill(
    "M-20-1C-18-5-14-5-12-2C-7 0-3-4 4-3C11-2 17-1 23-3C22 1 18 4 12 5C5 8-4 7-8 4C-11 2-14 3-16 2C-18 2-20 1-20-1z",
    INK,
    1.2,
  ) +
  fill("M-6 3C-2 6 6 6 12 3.5C6 2 0 2-6 3z", PAPER) +
  fill(
    "M-4 0C-6-10-2-19 5-25C5-21 6-20 9-19C7-17 8-15 10-14C8-12 8-10 10-8C9-3 4 1-4 0z",
    INK,
    1.2,
  ) +
  stroke("M-1-5C0-12 2-16 4-19M4-4C4-8 5-10 6-13", PAPER, 1.2) +
  fill("M-19-2.5L-26 0L-19 1z", RED);

/** October: a stag, turned to the right, looking back to the left. 64 wide, 92 high. */
export const deer = () =>
  stroke("M-24 44L-23 20M-15 44L-13 20M12 44L13 18M21 44L19 16", INK, 6) +
  stroke("M-24 42L-22 20M-15 42L-13 20M12 42L13 18M21 42L19 16", BARK, 3.4) +
  stroke(
    "M10-36C8-44 2-44 2-52M6.5-43C10-46 10-49 10-51M13-36C16-42 20-43 21-51M16-41C14-45 15-47 15-50M20-45C24-46 25-48 26-50",
    INK,
    2.6,
  ) + // antlers
  fill(
    "M-27 3C-24-3-10-2 0-2C4-4 6-14 6-20C2-20-6-19-9-22C-10-25-6-26-3-28C1-32 5-38 12-36C15-36 18-39 23-39C22-35 19-32 17-30C21-20 24-8 24 6C24 18 18 22 10 20C0 16-8 20-14 24C-22 28-30 18-27 3z",
    BARK,
    2,
  ) +
  fill("M-18 21C-10 16-2 14 8 18C2 17-8 20-14 23.5z", PAPER) + // belly
  fill("M-27 3C-32 2-34 6-33 12C-30 11-28 10-26 8z", WHITE, 1.6) + // tail
  fill(
    [
      [-18, 5],
      [-9, 4],
      [1, 4],
      [-14, 12],
      [-4, 11],
      [6, 10],
      [14, 2],
      [13, -9],
    ]
      .map(([x, y]) => circle(x!, y!, 1.9))
      .join(""),
    WHITE,
  ) +
  fill("M-9-22C-10-25-7-26-5-26.5C-4-25-5-21.5-9-22z", INK) +
  disc(4, -30, 1.7, INK);

/** November: a swallow diving to the left. 70 wide. */
export const swallow = () =>
  fill("M8 2C18-2 30-4 46-14C38-2 30 4 22 7C30 8 36 12 44 20C30 16 16 14 6 10z", INK, 1.4) + // forked tail
  fill("M-4-2C0-14 14-28 34-32C24-22 20-10 12 0z", INDIGO, 1.8) +
  fill("M-26-2C-24-10-14-12-8-8C2-6 10-2 14 4C10 12-6 14-14 9C-20 8-26 4-26-2z", INDIGO, 1.8) +
  fill("M-22 3C-16 2-8 4 0 7C4 8 8 8 11 7C5 12-7 12.5-14 8.5C-18 8-21 6-22 3z", WHITE) + // belly
  fill("M-26-2C-26-5-24-7-22-8C-18-5-16 0-16 3C-18 5-20 6-22 4.5C-25 2-26 0-26-2z", RED) + // throat
  fill("M-4 2C-12 14-12 26-2 42C0 28 8 18 12 8C8 2 0-1-4 2z", INDIGO, 1.8) +
  stroke("M-2 8C-6 16-5 24-2 31M4 8C0 14 0 18 1 23M4-6C10-14 16-20 24-25", PAPER, 1.3) +
  fill("M-25-5L-34-2L-26-1z", OCHRE, 1.2) +
  disc(-18.5, -5, 1.5, PAPER);

/** November: a frog that gathers itself for a leap to the right. 30 wide. */
export const frog = () =>
  fill(
    "M-12 10C-18 8-16 0-10 0C-6-8 2-10 6-10C7-14 12-14 13-10C17-9 18-5 15-3C12 1 9 2 8 4L13 10H6L3 6C0 8-2 9-3 10z",
    MOSS,
    1.8,
  ) +
  stroke("M-10 1C-4 0-2 5-5 9", INK, 1.5) +
  stroke("M2-7C-2-6-6-3-8-1", PAPER, 1.3) +
  disc(10, -10, 1.7, INK);

/** Feathers fanned out from a shoulder, between two angles. */
const fan = (x: number, y: number, count: number, length: number, from: number, to: number) =>
  steps(count, from, to)
    .map((a, i) => leaf(x, y, length * (1 - 0.05 * i), length * 0.24, a))
    .join("");

/** December: a phoenix alighting, facing left, its plumes flowing down to the right. 92 wide, 150 high. */
export function phoenix() {
  const plumes: readonly [string, Point, string][] = [
    ["M12 16C36 8 48 30 38 56C32 70 38 78 40 84", [41, 88], RED],
    ["M10 18C28 14 36 34 24 54C18 64 20 70 22 74", [23, 78], GREEN],
    ["M8 20C20 20 22 36 12 50C8 56 6 60 6 64", [6, 68], PURPLE],
  ];
  const tail = plumes.map(
    ([d, [x, y], colour]) =>
      stroke(d, INK, 7.4) +
      stroke(d, colour, 4.4) +
      fill(leaf(x, y - 11, 24, 13, 180), OCHRE, 1.6) +
      disc(x, y + 1, 3.2, colour),
  );
  return (
    tail.join("") +
    outlined(fan(6, 2, 6, 56, -16, 62), OCHRE) +
    outlined(fan(6, 2, 5, 38, -12, 60), GREEN, 1.2) +
    outlined(fan(6, 2, 4, 22, -8, 56), RED, 1.2) +
    // body and neck
    fill(
      "M-34-20C-34-28-24-30-20-23C-18-18-18-12-10-8C0-8 14 2 16 16C8 22-10 18-18 8C-24 0-26-8-29-12C-32-14-34-16-34-20z",
      RED,
      2,
    ) +
    stroke("M-22-12L-16-16M-18-4L-12-9M-12 4L-8-4M-4 10L-2 2", OCHRE, 1.8) +
    outlined(fan(-4, 6, 5, 36, -128, -196), OCHRE) +
    outlined(fan(-4, 6, 4, 21, -128, -190), GREEN, 1.2) +
    fill(
      "M-31-26C-31-36-23-43-12-43C-16-40-19-37-20-34C-16-36-12-36-8-34C-13-32-17-28-20-25z",
      OCHRE,
      1.5,
    ) + // crest
    fill("M-33-23L-44-17L-32-16z", OCHRE, 1.4) +
    disc(-27.5, -22, 1.9, INK)
  );
}
