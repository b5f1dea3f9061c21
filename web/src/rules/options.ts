// House rules, checked by their description: as `parlour.core.options` does.
import { OptionError } from "./errors.ts";
import { quoted, type OptionInfo, type Rules } from "./native.ts";

export type Options = Record<string, unknown>;

/** All options of a game; missing ones take their defaults (OptionError). */
export function checked(game: Rules, values: Options, seats: number): Options {
  if (!Number.isInteger(seats) || seats < game.seats[0] || seats > game.seats[1]) {
    const [low, high] = game.seats;
    throw new OptionError(`seats: expected a whole number from ${low} to ${high}, got ${seats}`);
  }
  const known = game.options.map((option) => option.name);
  for (const name of Object.keys(values)) {
    if (!known.includes(name)) {
      const text = quoted(name, 40);
      throw new OptionError(`unknown option ${text}; expected one of ${known.join(", ")}`);
    }
  }
  const options: Options = {};
  for (const option of game.options) {
    const { name } = option;
    const value = name in values ? values[name] : option.default;
    check(option, value);
    if (option.kind === "seat" && value !== null && (value as number) >= seats) {
      throw new OptionError(`${name}: expected a seat from 0 to ${seats - 1}, got ${value}`);
    }
    options[name] = value;
  }
  return options;
}

function check(option: OptionInfo, value: unknown): void {
  const { name, kind, low, high, values } = option;
  const whole = typeof value === "number" && Number.isInteger(value);
  let good = whole && low! <= (value as number) && (value as number) <= high!;
  let wanted = `a whole number from ${low} to ${high}`;
  if (kind === "seat") good ||= value === null;
  if (kind === "choice") {
    good = values!.includes(value as string);
    wanted = values!.join(" or ");
  }
  if (kind === "flag") {
    good = typeof value === "boolean";
    wanted = "true or false";
  }
  if (!good) throw new OptionError(`${name}: expected ${wanted}, got ${shown(value)}`);
}

/** A value as Python writes it. */
function shown(value: unknown): string {
  if (typeof value === "string") return quoted(value, 40);
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  return String(value).slice(0, 40);
}
