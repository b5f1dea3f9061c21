/** Things made by people, and things in the sky: sun, moon, curtain, bridge, cup, the man in the rain, the storm's drum. */
import { GREEN, INDIGO, INK, OCHRE, PAPER, PURPLE, RED, SKY, WHITE, WINE } from "./palette";
import { cherry, chrysanthemum } from "./plants";
import {
  at,
  circle,
  disc,
  fill,
  outlined,
  polar,
  polygon,
  rect,
  steps,
  stroke,
  xy,
  type Point,
} from "./svg";

export const ground = (colour: string) => rect(-2, -2, 104, 176, colour);

/** A flat bank of cloud or mist with round ends, as far as the edges allow. */
export const mist = (x: number, y: number, width: number, colour: string) =>
  stroke(`M${xy(x, y)}h${xy(width)}M${xy(x + width * 0.24, y + 8)}h${xy(width * 0.56)}`, colour, 9);

export const sun = (x: number, y: number, r: number) => disc(x, y, r, RED, 2);
export const moon = (x: number, y: number, r: number) => disc(x, y, r, WHITE, 2.4);

/** A crescent within a circle of radius `r`, open to the upper right. */
export const crescent = (x: number, y: number, r: number, colour: string = OCHRE) =>
  at(
    x,
    y,
    fill(
      `M${xy(r * 0.5, r * -0.87)}A${xy(r, r)} 0 1 0 ${xy(r * 0.5, r * 0.87)}A${xy(r * 0.88, r * 0.88)} 0 1 1 ${xy(r * 0.5, r * -0.87)}z`,
      colour,
      1.8,
    ),
    -28,
  );

/** Slanting rain, one stroke falling from each point. */
export const rain = (points: readonly Point[]) =>
  stroke(points.map(([x, y]) => `M${xy(x, y)}l-5 16`).join(""), SKY, 2);

/** November's storm cloud, along the upper edge. */
export const cloud = () =>
  outlined(
    [
      [14, 0, 20],
      [36, 8, 17],
      [58, 4, 18],
      [78, 10, 15],
      [96, 2, 19],
    ]
      .map(([x, y, r]) => circle(x!, y!, r!))
      .join(""),
    INK,
    0,
  ) + stroke("M30 16A9 9 0 1 1 38 8M70 16A9 9 0 1 1 78 10M50 12A8 8 0 1 1 58 6", RED, 2.2);

/** March: the curtain hung under the blossoms, striped, with a crest of our own. */
export function curtain() {
  const cloth =
    "M-4 92C20 106 34 108 50 101C66 108 80 106 104 92V150C84 164 66 162 50 154C34 162 16 164-4 150z";
  const stripe = (x: number, w: number, top: number, low: number) =>
    `M${x} ${top}h${w}V${low}h${-w}z`;
  return (
    fill(cloth, WHITE) +
    fill(stripe(6, 15, 99, 158) + stripe(79, 15, 99, 158), RED) +
    fill(stripe(-4, 10, 92, 154) + stripe(94, 10, 92, 154), PURPLE) +
    fill(
      "M-4 92C20 106 34 108 50 101C66 108 80 106 104 92V101C80 116 66 117 50 110C34 117 20 116-4 101z",
      PURPLE,
    ) +
    fill(cloth, "none", 2.4) +
    stroke("M21 112V159M79 112V159M50 110V154", INK, 1.6) +
    cherry(50, 133, 14, 0, RED) +
    stroke("M34 106V118M66 106V118", OCHRE, 3)
  );
}

/** May: the plank bridge that zigzags over the marsh: eight planks in four spans. */
export function bridge() {
  const spans: readonly [number, number, number, number][] = [
    [-8, 160, 44, 141],
    [84, 146, 24, 124],
    [14, 121, 72, 103],
    [106, 110, 52, 90],
  ];
  const post = "M40 146V164M76 146V162M26 128V140M66 110V122M90 110V120";
  return (
    stroke(post, INK, 5) +
    spans
      .map(([x1, y1, x2, y2], i) => {
        const depth = 13 - i * 1.4;
        const half = depth / 2;
        const plank = (dy: number) =>
          polygon([
            [x1, y1 + dy],
            [x2, y2 + dy],
            [x2, y2 + dy + half],
            [x1, y1 + dy + half],
          ]);
        return fill(plank(0) + plank(half), OCHRE, 1.8);
      })
      .reverse()
      .join("")
  );
}

/** Water: long level strokes; each is [x, y, length]. */
export const water = (
  list: readonly (readonly [number, number, number])[],
  colour: string = INDIGO,
) =>
  stroke(
    list
      .map(([x, y, w]) => `M${xy(x, y)}q${xy(w * 0.25, -3, w * 0.5, 0)}t${xy(w * 0.5, 0)}`)
      .join(""),
    colour,
    2,
  );

/** September: a shallow lacquered sake cup, tilted towards us, a gilt flower in its bowl. */
export const sakeCup = (x: number, y: number) =>
  at(
    x,
    y,
    fill("M-14 14L-11 27H11L14 14z", RED, 2) +
      fill("M-37 0C-33 16-16 21 0 21C16 21 33 16 37 0z", RED, 2) +
      `<ellipse rx="37" ry="15" fill="${OCHRE}" stroke="${INK}" stroke-width="2"/><ellipse rx="33" ry="12" fill="${WINE}"/>` +
      `<g transform="scale(1 .62)">${chrysanthemum(0, 1, 16, OCHRE, RED, OCHRE)}</g>`,
  );

/** November: the man in the rain, under his umbrella, walking to the left. */
export const rainMan = (x: number, y: number) =>
  at(
    x,
    y,
    // clogs and legs
    fill("M-15 42H-4V46H-15zM6 42H17V46H6z", INK) +
      // trousers, robe, sleeve
      fill("M-14 20C-16 28-18 36-18 42H-2L2 32L6 42H20C20 34 18 26 14 18z", PURPLE, 1.8) +
      fill("M-10-12C-16-2-18 12-18 24C-6 29 10 28 20 22C20 8 16-6 9-12z", INDIGO, 1.8) +
      fill("M-6-6C-14 2-22 6-26 6C-24 12-20 18-16 20C-8 16-2 8 2 0z", INDIGO, 1.6) +
      stroke("M-5-11L0-4L6-12", PAPER, 2.4) +
      stroke("M-22 8L-18 17", PAPER, 2) +
      // face, court cap
      fill("M-9-24C-10-17-7-12-1-11C6-11 9-16 8-24z", WHITE, 1.6) +
      fill(
        "M-10-23C-9-30 8-31 9-22C5-24-4-25-10-23zM2-28C2-38 10-40 13-36C13-32 10-27 8-25z",
        INK,
      ) +
      stroke("M-6-19H-4", INK, 1.6) +
      // umbrella
      stroke("M-20 10L-6-48", INK, 3) +
      umbrella(-4, -50),
  );

function umbrella(x: number, y: number) {
  const ribs = steps(6, -34, 34).map(
    (dx) => `M0-16Q${xy(dx * 0.75, -12, dx, 13 - Math.abs(dx) * 0.06)}`,
  );
  return at(
    x,
    y,
    fill(
      "M-42 14C-38-6-18-17 0-17C18-17 38-6 42 14C34 9 26 10 21 14C15 9 6 9 0 14C-6 9-15 9-21 14C-26 10-34 9-42 14z",
      OCHRE,
      2,
    ) +
      stroke(ribs.join(""), INK, 1.3) +
      fill("M-12-14C-6-21 6-21 12-14C6-11-6-11-12-14z", RED, 1.5),
    -10,
  );
}

/** The storm's drum, rings on its skin: they cannot be mistaken for another sign, however small. */
export function drum(x: number, y: number, r: number) {
  // for r = 10
  const studs = steps(8, 0, 315).map((a) => circle(...polar(8.8, a), 0.6));
  return at(
    x,
    y,
    disc(0, 0, 10, OCHRE, 1) +
      disc(0, 0, 7.6, SKY, 0.7) +
      disc(0, 0, 5, INDIGO, 0.7) +
      disc(0, 0, 2.6, SKY, 0.7) +
      fill(studs.join(""), INK),
    0,
    r / 10,
  );
}

/** The storm's claw, reaching down: three talons. */
export const claw = (x: number, y: number, turn = 0) =>
  at(
    x,
    y,
    fill(
      "M-12-34L12-34C14-22 15-10 13-2C16 6 22 10 22 22C16 18 11 14 8 8C8 16 6 24 0 32C-4 24-6 16-6 8C-10 14-16 18-22 20C-22 10-15 4-13-4C-15-12-14-24-12-34z",
      GREEN,
      2,
    ) +
      fill(
        "M22 22C17 19 13 15 11 12L17 8C20 13 22 16 22 22zM0 32C-3 27-5 21-5 16H6C6 22 4 27 0 32zM-22 20C-18 19-14 16-11 13L-16 7C-20 11-22 15-22 20z",
        PAPER,
        1.4,
      ) +
      stroke("M-13-22H13M-13-14H14", OCHRE, 3),
    turn,
  );

/** A bolt of lightning from (x, y) downwards. */
export const bolt = (x: number, y: number, size = 1) =>
  at(
    x,
    y,
    fill("M14 0L-16 44L0 42L-14 76L6 68L-2 108L34 56L14 62L26 34L8 38L30 0z", OCHRE, 2),
    0,
    size,
  );
