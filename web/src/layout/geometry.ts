/** Marks along the edge of a table. */

export interface Point {
  x: number;
  y: number;
}

export interface Mark extends Point {
  /** Tangent, clockwise, in degrees. */
  angle: number;
}

/** Marks at even distances along the edge of a table that lies at `x` and `y`, clockwise from the bottom. */
export function track(
  width: number,
  height: number,
  inset: Point,
  spacing: number,
  x = 0,
  y = 0,
): Mark[] {
  const [a, b] = [width / 2 - inset.x, height / 2 - inset.y];
  if (a <= 0 || b <= 0) return [];
  const outline: Point[] = [];
  const steps = 360;
  for (let i = 0; i < steps; i++) {
    // A superellipse: rounder than a rectangle, roomier than an ellipse.
    const angle = Math.PI / 2 + (i / steps) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    outline.push({
      x: x + width / 2 + a * Math.sign(c) * Math.abs(c) ** 0.72,
      y: y + height / 2 + b * Math.sign(s) * Math.abs(s) ** 0.72,
    });
  }
  const lengths = [0];
  for (let i = 1; i <= steps; i++) {
    const [p, q] = [outline[i - 1]!, outline[i % steps]!];
    lengths.push(lengths[i - 1]! + Math.hypot(q.x - p.x, q.y - p.y));
  }
  const total = lengths[steps]!;
  const count = Math.max(8, Math.round(total / spacing));
  const marks: Mark[] = [];
  let at = 0;
  for (let k = 0; k < count; k++) {
    const wanted = (k * total) / count;
    while (at < steps - 1 && lengths[at + 1]! < wanted) at++;
    const [p, q] = [outline[at]!, outline[(at + 1) % steps]!];
    const span = lengths[at + 1]! - lengths[at]! || 1;
    const part = (wanted - lengths[at]!) / span;
    marks.push({
      x: p.x + (q.x - p.x) * part,
      y: p.y + (q.y - p.y) * part,
      angle: (Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI,
    });
  }
  return marks;
}

/** The mark nearest to a point. */
export function nearest(marks: readonly Mark[], point: Point): number {
  let best = 0;
  let distance = Number.POSITIVE_INFINITY;
  marks.forEach((mark, i) => {
    const d = Math.hypot(mark.x - point.x, mark.y - point.y);
    if (d < distance) [best, distance] = [i, d];
  });
  return best;
}

/** The steps from mark `from` to mark `to` in the direction of play: 0 at `from`. */
export function along(
  marks: number,
  from: number,
  to: number,
  direction: 1 | -1,
): Map<number, number> {
  const steps = new Map<number, number>();
  const length = ((((to - from) * direction) % marks) + marks) % marks || marks;
  for (let k = 0; k <= length; k++) {
    steps.set((((from + k * direction) % marks) + marks) % marks, k);
  }
  return steps;
}
