/** How many seats, and which values of house rules, a game takes. */
import type { GameInfo, OptionInfo } from "../../wire";
import type { OptionValue, OptionValues } from "./options";

const SEATS = 3;

/** As many seats as are wanted, or as a new table has if nobody says; the nearest number that the game can have. */
export function seatsFor(info: GameInfo, wanted = SEATS): number {
  return Math.max(info.min_seats, Math.min(info.max_seats, wanted));
}

/** The edition that a new table is offered first: that of the host's own language, if there is one. */
export function homely(info: GameInfo, language: string): OptionValues {
  const edition = info.options.find((option) => option.name === "edition");
  return edition?.values.includes(language) ? { edition: language } : {};
}

/** Values that the game takes with that many seats: one that does not fit becomes the default. */
export function fitting(info: GameInfo, values: OptionValues, seats: number): OptionValues {
  return Object.fromEntries(
    info.options.map((option) => {
      const value = values[option.name];
      return [
        option.name,
        value !== undefined && fits(option, value, seats) ? value : option.default,
      ];
    }),
  );
}

/** True if an option takes this value, at a table of that many seats. */
export function fits(option: OptionInfo, value: OptionValue, seats: number): boolean {
  switch (option.kind) {
    case "choice":
      return typeof value === "string" && option.values.includes(value);
    case "flag":
      return typeof value === "boolean";
    case "seat":
      return value === null || (inRange(option, value) && Number(value) < seats);
    case "number":
      return inRange(option, value);
  }
}

function inRange(option: OptionInfo, value: OptionValue): boolean {
  return (
    typeof value === "number" &&
    Number.isInteger(value) &&
    value >= (option.low ?? -Infinity) &&
    value <= (option.high ?? Infinity)
  );
}
