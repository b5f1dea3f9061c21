/** News of a table: of its seats, of its host, and why something that I asked for was refused. */

/** A refusal, or another word to me that a moment later is gone. */
export interface Notice {
  code: string;
  /** The server's own words, if the page has no text for the code. */
  message: string;
  /** Whom it names. */
  name?: string;
  at: number;
}

type OfHost =
  | "now-you"
  | "now"
  | "interim-you"
  | "back-you"
  | "back"
  | "removed"
  | "removed-locked"
  | "text-on"
  | "text-off";

type OfSeat =
  | "left"
  | "late"
  | "late-mine"
  | "played"
  | "bot-plays"
  | "returned"
  | "nudged"
  | "nudged-mine"
  | "left-out"
  | "restored";

/** Something about a seat, or by the host, that somebody should know. */
export interface TableNews {
  /** Its text. */
  what: `host-${OfHost}` | `staying-${OfSeat}` | "seats-turned-down" | "undo-kept" | "undo-late";
  /** Whom it is about. */
  name: string;
  /** The bot that plays on, and its level. */
  bot?: string;
  level?: string;
  /** The number of moves that it has made. */
  count?: number;
  /** The name of the player who nudges. */
  by?: string;
  at: number;
}

/** News that have not been told yet. */
export type Untold = Omit<TableNews, "at">;

export class News {
  notice = $state.raw<Notice | null>(null);
  /** The latest last. */
  told = $state.raw<readonly TableNews[]>([]);
  #count = 0;

  /** Tells me the reason of a refusal; `name`: whom it names. */
  refuse(code: string, message = "", name = ""): void {
    this.notice = { code, message, name, at: ++this.#count };
  }

  /** Tells everybody here. Of the host, only the latest matters. */
  announce(news: Untold): void {
    const host = news.what.startsWith("host-");
    const others = host ? this.told.filter(({ what }) => !what.startsWith("host-")) : this.told;
    this.told = [...others, { ...news, at: ++this.#count }];
  }

  /** Nothing names them any more. */
  forget(name: string): void {
    this.told = this.told.filter((news) => news.name !== name);
  }
}
