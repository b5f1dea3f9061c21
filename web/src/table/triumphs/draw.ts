/** The look of triumphs: shapes of light and paper, drawn at a time from 0 to 1 around a place. */
import type { Look } from "./triumph";

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Picture {
  context: CanvasRenderingContext2D;
  /** Nothing is drawn upon it: all begins at its edge. */
  place: Place;
  room: { width: number; height: number };
  colours: readonly string[];
  time: number;
}

/** The size of things at a window of 600 pixels is 1. */
const unit = ({ width, height }: Picture["room"]): number =>
  Math.min(1.8, Math.max(0.7, Math.min(width, height) / 600));

/** A number from 0 to 1 for the n-th piece, always the same one. */
const odd = (n: number, salt: number): number => {
  const x = Math.sin(n * 127.1 + salt * 311.7) * 43758.5453;
  return x - Math.floor(x);
};

/** Quick at first. */
const out = (time: number): number => 1 - (1 - time) ** 3;
/** There at once, and gone at the end. */
const fade = (time: number): number => Math.min(1, time * 12) * Math.min(1, (1 - time) * 2.2);

/** Goes to a piece of the ring around the place: the origin is there, and outwards is to the right. */
function around({ context, place }: Picture, angle: number, away: number): void {
  const [rx, ry] = [place.width / 2 + 6, place.height / 2 + 6];
  // The edge of a rounded box in that direction.
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const edge = (Math.abs(c / rx) ** 3 + Math.abs(s / ry) ** 3) ** (-1 / 3);
  context.translate(place.x + place.width / 2, place.y + place.height / 2);
  context.rotate(angle);
  context.translate(edge + away, 0);
}

type Draw = (picture: Picture, colour: (n: number) => string, size: number) => void;

/** `count` pieces around the place, evenly, but for a little. */
function each(picture: Picture, count: number, draw: (n: number, angle: number) => void): void {
  for (let n = 0; n < count; n++) {
    picture.context.save();
    draw(n, ((n + 0.6 * odd(n, 1)) / count) * 2 * Math.PI);
    picture.context.restore();
  }
}

function star(context: CanvasRenderingContext2D, radius: number): void {
  context.beginPath();
  for (let k = 0; k < 8; k++) {
    const r = k % 2 ? radius * 0.34 : radius;
    context.lineTo(r * Math.cos((k * Math.PI) / 4), r * Math.sin((k * Math.PI) / 4));
  }
  context.fill();
}

const DRAWN: Record<Look, Draw> = {
  /** Strokes and stars that leap out. */
  burst(picture, colour, size) {
    const { context, time } = picture;
    each(picture, 26, (n, angle) => {
      around(picture, angle, out(time) * (26 + 40 * odd(n, 2)) * size);
      context.fillStyle = colour(n);
      if (n % 3 === 0) return star(context, (1 - time * 0.6) * 10 * size);
      const length = (10 + 22 * odd(n, 3)) * size * (1 - time);
      context.beginPath();
      context.roundRect(0, -2.2 * size, length, 4.4 * size, 3);
      context.fill();
    });
  },
  /** Lightning, twice. */
  bolts(picture, colour, size) {
    const { context, time } = picture;
    context.globalAlpha *= time > 0.22 && time < 0.3 ? 0.3 : 1;
    context.lineJoin = "miter";
    each(picture, 11, (n, angle) => {
      around(picture, angle, 4 * size + 18 * out(time) * size);
      const length = (24 + 18 * odd(n, 2)) * size;
      context.fillStyle = colour(n);
      context.beginPath();
      for (const [x, y] of [
        [0, -3],
        [0.5, -6],
        [0.44, -1.5],
        [1, -3],
        [0.42, 6],
        [0.5, 1.5],
        [0, 4],
      ])
        // prettier-ignore
        context.lineTo(x! * length, y! * size);
      context.fill();
    });
  },
  /** Beams that turn, with dust in them. */
  rays(picture, colour, size) {
    const { context, time } = picture;
    const reach = (60 + 70 * out(time)) * size;
    each(picture, 18, (n, angle) => {
      around(picture, angle + time * 0.5, 0);
      const beam = context.createLinearGradient(0, 0, reach, 0);
      beam.addColorStop(0, colour(n));
      beam.addColorStop(1, "transparent");
      context.fillStyle = beam;
      context.globalAlpha *= 0.75;
      context.beginPath();
      context.moveTo(0, -3 * size);
      context.lineTo(reach, -13 * size);
      context.lineTo(reach, 13 * size);
      context.lineTo(0, 3 * size);
      context.fill();
    });
    each(picture, 14, (n, angle) => {
      around(picture, angle, out(time) * (30 + 80 * odd(n, 4)) * size);
      context.fillStyle = colour(n + 1);
      star(context, (3 + 5 * odd(n, 5)) * size);
    });
  },
  /** Blown away, and falling a little. */
  petals(picture, colour, size) {
    const { context, time } = picture;
    each(picture, 34, (n, angle) => {
      context.translate(0, 70 * time * time * size);
      around(picture, angle, out(time) * (20 + 150 * odd(n, 2)) * size);
      context.rotate(odd(n, 3) * 6 + time * (2 + 3 * odd(n, 4)));
      const length = (7 + 8 * odd(n, 5)) * size;
      context.fillStyle = colour(n);
      context.strokeStyle = "#211c1d55";
      context.beginPath();
      context.moveTo(-length, 0);
      context.quadraticCurveTo(-length * 0.2, -length * 0.95, length, 0);
      context.quadraticCurveTo(-length * 0.2, length * 0.95, -length, 0);
      context.fill();
      context.stroke();
    });
  },
  /** A circle of light that grows. */
  ring(picture, colour, size) {
    const { context, place, time } = picture;
    const grown = (8 + 46 * out(time)) * size;
    [1, 0.55].forEach((part, n) => {
      const g = grown * part;
      context.strokeStyle = colour(n);
      context.lineWidth = 5 * (1 - time * 0.8) * size;
      context.beginPath();
      context.roundRect(
        place.x - g, place.y - g, place.width + 2 * g, place.height + 2 * g, 16 + g,
      ); // prettier-ignore
      context.stroke();
    });
    each(picture, 12, (n, angle) => {
      around(picture, angle, grown * (0.9 + 0.5 * odd(n, 2)));
      context.fillStyle = colour(n);
      star(context, 6 * size * (1 - time * 0.5));
    });
  },
  /** Light from above, and paper that falls past what is to be read. */
  confetti(picture, colour, size) {
    const { context, room, time } = picture;
    context.save();
    context.translate(room.width / 2, -20);
    context.globalAlpha *= 0.22;
    const reach = room.height * 1.1;
    for (let n = 0; n < 9; n++) {
      const angle = Math.PI / 2 + (n - 4) * 0.24 + 0.08 * Math.sin(time * 3 + n);
      const beam = context.createRadialGradient(0, 0, 0, 0, 0, reach);
      beam.addColorStop(0, colour(n));
      beam.addColorStop(1, "transparent");
      context.fillStyle = beam;
      context.beginPath();
      context.moveTo(0, 0);
      context.arc(0, 0, reach, angle - 0.07, angle + 0.07);
      context.fill();
    }
    context.restore();
    for (let n = 0; n < 80; n++) {
      context.save();
      const fallen = time * (0.75 + 0.7 * odd(n, 2)) - 0.35 * odd(n, 1);
      context.translate(
        room.width * odd(n, 3) + 24 * size * Math.sin(time * 5 + n),
        -20 + (room.height + 40) * fallen,
      );
      context.rotate(odd(n, 4) * 6 + time * 7 * (odd(n, 5) - 0.5));
      context.scale(1, 0.35 + 0.65 * Math.abs(Math.cos(time * 9 + n)));
      context.fillStyle = colour(n);
      const side = (5 + 5 * odd(n, 6)) * size;
      if (n % 5 === 0) star(context, side);
      else context.fillRect(-side / 2, -side * 0.8, side, side * 1.6);
      context.restore();
    }
  },
};

export function draw(look: Look, picture: Picture): void {
  const { context, room, colours, time } = picture;
  context.save();
  context.globalAlpha = fade(time);
  DRAWN[look](picture, (n) => colours[n % colours.length]!, unit(room));
  context.restore();
}
