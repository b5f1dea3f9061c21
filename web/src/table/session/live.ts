/**
 * A table that is played, over the network or in this browser, as its board sees it: the part of a
 * session that a board may use, once there is something to show. Members that only pass on keep
 * everything else of the session out of the boards' reach.
 */
import { path } from "../../browser/folder";
import type { Session } from "./session.svelte";
import type { Event, TableInfo, View } from "../../wire";
import type { Presenter, TableModel, UpdateOf } from "./model";

export class LiveTable<V extends View, E extends Event> implements TableModel<V, E> {
  readonly history;
  readonly hints;
  readonly #session: Session<V, E>;

  /** The entry of the finished game after which I asked for another one. */
  #asked = -1;

  readonly #local: { readonly record: string | null } | null;

  /**
   * The session must know its table and show an update. `local`: where the record is, at a table
   * that is played in this browser.
   */
  constructor(session: Session<V, E>, local: { readonly record: string | null } | null = null) {
    this.#session = session;
    this.#local = local;
    this.history = session.history;
    this.hints = session.hints;
  }

  get record(): string | null {
    return this.#local?.record ?? null;
  }
  get again(): string {
    const { table, games } = this.tableInfo;
    const seat = this.seat === null ? "" : `seat=${this.seat}`;
    return path(
      this.#local ? `/replay?of=${table}&game=${games}&${seat}` : `/r/${table}/${games}?${seat}`,
    );
  }
  get proof(): string | null {
    const { table, games } = this.tableInfo;
    return this.#local ? null : path(`/verify?of=${table}&game=${games}`);
  }
  get shown(): UpdateOf<V, E> {
    return this.#session.shown!;
  }
  get tableInfo(): TableInfo {
    return this.#session.tableInfo!;
  }
  get seat(): number | null {
    return this.#session.seat;
  }
  get host(): boolean {
    return this.#session.host;
  }
  get online(): boolean {
    return this.#session.connection === "online";
  }
  get pending(): boolean {
    return this.#session.pending;
  }
  /**
   * Not where the device goes from hand to hand, nor while a bot plays for me, or would, as I am not
   * connected: my turn may come and go meanwhile.
   */
  get ahead(): boolean {
    const { seats } = this.tableInfo;
    if (!this.online || (this.seat !== null && seats[this.seat]?.stood_in)) return false;
    const people = seats.filter(({ kind }) => kind === "person").length;
    return this.seat !== null && (this.#local === null || people < 2);
  }
  get hintable(): boolean {
    return this.#session.hintable;
  }

  act(action: string, meanwhile = false): void {
    this.#session.act(action, meanwhile);
  }
  askHint(): void {
    this.#session.askHint();
  }
  ready(): void {
    this.#session.send({ type: "ready" });
  }
  rematch(): void {
    this.#asked = this.shown.entry;
    this.#session.send({ type: "start" });
  }
  get begun(): "mine" | "theirs" | null {
    const { shown, latest, seat } = this.#session;
    if (this.#local || seat === null || shown?.view.phase !== "over") return null;
    if (shown.entry === this.#asked || !latest || latest.view.phase === "over") return null;
    return latest.view.to_act === seat ? "mine" : "theirs";
  }
  get reopen(): (() => void) | null {
    return this.#local ? null : () => this.#session.send({ type: "reopen" });
  }
  present(presenter: Presenter<V, E>): () => void {
    return this.#session.present(presenter);
  }
}
