/**
 * The few drawing words that all motifs are made of. Art is SVG text: a motif is a function from numbers to text, many
 * leaves become one path, and a card stays light. Nothing here uses ids, so any number of cards may share a page.
 *
 * Angles are in degrees, clockwise from straight up: 0 is up, 90 is right, 180 is down.
 */
import { INK } from "./palette";

export type Point = readonly [x: number, y: number];

const short = (value: number) => String(Math.round(value * 10) / 10);

/** Coordinates as path text, rounded to a tenth: finer than any screen shows a card. */
export const xy = (...values: number[]) => values.map(short).join(" ");

/** The point at a distance and angle from another. */
export const polar = (distance: number, angle: number, [x, y]: Point = [0, 0]): Point => {
  const turn = (angle * Math.PI) / 180;
  return [x + distance * Math.sin(turn), y - distance * Math.cos(turn)];
};

/** `count` numbers from `from` to `to`, both included. */
export const steps = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, i) => from + (i * (to - from)) / Math.max(1, count - 1));

/** A filled shape; with a key line around it when `rim` is given. */
export const fill = (d: string, colour: string, rim = 0, rimColour: string = INK) =>
  rim
    ? `<path d="${d}" fill="${colour}" stroke="${rimColour}" stroke-width="${rim}" stroke-linejoin="round"/>`
    : `<path d="${d}" fill="${colour}"/>`;

/** Overlapping shapes with one key line round them all: the line is painted first, the fill covers what lies inside. */
export const outlined = (d: string, colour: string, rim = 1.4) =>
  `<path d="${d}" fill="${colour}" stroke="${INK}" stroke-width="${rim * 2}" stroke-linejoin="round" paint-order="stroke"/>`;

/** A brush stroke with round ends. */
export const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const disc = (
  x: number,
  y: number,
  r: number,
  colour: string,
  rim = 0,
  rimColour?: string,
) => fill(circle(x, y, r), colour, rim, rimColour);

export const rect = (x: number, y: number, width: number, height: number, colour: string) =>
  `<path d="M${xy(x, y)}h${short(width)}v${short(height)}h${short(-width)}z" fill="${colour}"/>`;

/** Path text of a circle. */
export const circle = (x: number, y: number, r: number) =>
  `M${xy(x - r, y)}a${xy(r, r)} 0 1 1 ${xy(2 * r, 0)}a${xy(r, r)} 0 1 1 ${xy(-2 * r, 0)}z`;

/** Path text of a pointed leaf from its stalk at (x, y), `length` long, in the direction `angle`. */
export const leaf = (x: number, y: number, length: number, width: number, angle: number) => {
  const [tx, ty] = polar(length, angle, [x, y]);
  const [ax, ay] = polar(width, angle - 90, polar(length * 0.45, angle, [x, y]));
  const [bx, by] = polar(width, angle + 90, polar(length * 0.45, angle, [x, y]));
  return `M${xy(x, y)}Q${xy(ax, ay, tx, ty)}Q${xy(bx, by, x, y)}z`;
};

/** Path text of a closed polygon. */
export const polygon = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => xy(x, y)).join("L")}z`;

/** Moves, turns and scales art. */
export const at = (x: number, y: number, art: string, turn = 0, size = 1) => {
  const spin = turn ? ` rotate(${short(turn)})` : "";
  const scale = size === 1 ? "" : ` scale(${Math.round(size * 100) / 100})`;
  return `<g transform="translate(${xy(x, y)})${spin}${scale}">${art}</g>`;
};
