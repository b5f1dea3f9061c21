/**
 * The number of a table's seats in the lobby, and its house rules: as asked for last, else as told.
 */
import type { Configure, TableInfo } from "../../wire";

type Configuration = Omit<Configure, "type">;

export class Setup {
  /** The last message of the server. */
  #told = $state.raw<Configuration>({ seats: 0, options: {} });
  /** The changes that were asked for and have no answer yet, the latest last. */
  #asked = $state.raw<readonly Configuration[]>([]);
  readonly #send: (message: Configure) => boolean;

  /** `send`: returns false if it could not be sent. */
  constructor(table: TableInfo, send: (message: Configure) => boolean) {
    this.#told = configurationOf(table);
    this.#send = send;
  }

  get #now(): Configuration {
    return this.#asked.at(-1) ?? this.#told;
  }
  get seats(): number {
    return this.#now.seats;
  }
  get options(): Configuration["options"] {
    return this.#now.options;
  }

  ask(seats: number, options: Configuration["options"]): void {
    const asked = { seats, options };
    if (this.#send({ type: "configure", ...asked })) this.#asked = [...this.#asked, asked];
  }

  hear(table: TableInfo): void {
    const told = configurationOf(table);
    if (same(told, this.#told)) return; // something else is new at the table
    this.#told = told;
    const answered = this.#asked.findIndex((asked) => same(asked, told));
    // None of mine: another window of the host's has asked.
    this.#asked = answered < 0 ? [] : this.#asked.slice(answered + 1);
  }

  /** The changes were refused, or there may be no answer. */
  forget(): void {
    this.#asked = [];
  }
}

function configurationOf({ seats, options }: TableInfo): Configuration {
  return { seats: seats.length, options };
}

function same(one: Configuration, other: Configuration): boolean {
  const names = Object.keys({ ...one.options, ...other.options });
  return (
    one.seats === other.seats && names.every((name) => one.options[name] === other.options[name])
  );
}
