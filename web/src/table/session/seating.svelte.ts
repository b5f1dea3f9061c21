/** My seat at a table: how I come to it and keep it, and the bots that I ask to others. */
import { keepSecret, keepToken, secretOf, settings, tokenOf } from "../../browser/settings.svelte";
import type { AskSeat, Claim, ClientMessage, Join, SeatInfo, Welcome } from "../../wire";
import { randomHex } from "../../browser/ids";

export class Seating {
  /** The server's last greeting, which says which seat is mine. */
  welcome = $state.raw<Welcome | null>(null);
  /** My question for a seat, until I am told that I have it. */
  joining: Join | Claim | AskSeat | null = null;
  /** Free seats for which bots are on their way: asked for, and neither there nor refused. */
  #coming = $state.raw<readonly number[]>([]);
  /** The face that I have told the table. */
  #dressed: number | null = null;
  /** My seat was taken to another device. */
  #moved = false;
  readonly #table: string;
  readonly #watch: boolean;
  readonly #send: (message: ClientMessage) => boolean;

  /** `watch`: I want no seat. */
  constructor(table: string, watch: boolean, send: (message: ClientMessage) => boolean) {
    this.#table = table;
    this.#watch = watch;
    this.#send = send;
  }

  get seat(): number | null {
    return this.welcome?.seat ?? null;
  }

  get host(): boolean {
    return this.welcome?.host ?? false;
  }

  /** The token that shows whose seat I have. */
  get token(): string | null {
    return this.#watch || this.#moved ? null : tokenOf(this.#table);
  }

  /** The secret that my next token here follows from. */
  secret(): string {
    return secretOf(this.#table, () => randomHex(32));
  }

  /** Takes a seat, or changes to it; without one, takes any that is free. */
  join(name: string, seat: number | null): void {
    const join: Join = { type: "join", name, seat };
    if (this.seat !== null) this.#send(join);
    else this.ask({ ...join, secret: this.secret() });
  }

  /** Asks for a seat until I have one, or it is refused. */
  ask(request: Join | Claim | AskSeat): void {
    if (this.#send(request)) this.joining = request;
  }

  /** Asks for bots on free seats. */
  seatBots(seats: readonly number[], bot: string): void {
    const sent = seats.filter((seat) => this.#send({ type: "seat_bot", seat, bot }));
    this.#coming = [...this.#coming, ...sent];
  }

  /** True if more are about to sit here than the page shows. */
  get filling(): boolean {
    return this.#coming.length > 0;
  }

  /** The server greets me: a request that has no answer yet must be sent again, since the answer may
   * have been lost with the connection. The same secret takes one seat. */
  greeted(welcome: Welcome): Join | Claim | AskSeat | null {
    if (welcome.token) {
      this.#moved = false;
      keepToken(this.#table, welcome.token);
    }
    this.welcome = welcome;
    if (welcome.seat !== null) this.joining = null;
    return welcome.asks == null ? this.joining : null;
  }

  /** These sit here now. */
  follow(seats: readonly SeatInfo[]): void {
    this.#coming = this.#coming.filter((seat) => seats[seat]?.kind === "empty");
    this.#dress(seats);
  }

  /** Tells the server the face that I have chosen: once at each table, and again when I choose another. */
  #dress(seats: readonly SeatInfo[]): void {
    const mine = this.seat === null ? undefined : seats[this.seat];
    const { avatar } = settings;
    if (avatar === null || avatar === this.#dressed || mine?.kind !== "person") return;
    if (mine.muted || this.#watch) return;
    this.#dressed = avatar;
    if (mine.avatar !== avatar) this.#send({ type: "rename", name: mine.name, avatar });
  }

  /** No bot comes any more: one was refused, or nobody would answer. */
  expectNone(): void {
    this.#coming = [];
  }

  /** My request as a spectator was turned down: the next time it is another question. */
  turnedDown(): void {
    this.joining = null;
    keepSecret(this.#table, null);
  }

  /** My token is not known here: somebody else may sit there now. */
  unknown(): void {
    keepToken(this.#table, null);
  }

  /** My seat is on another device; its token follows from the secret that was kept. */
  moved(): void {
    this.#moved = true;
    keepSecret(this.#table, null);
  }
}
