// Generated from src/parlour/server/wire.py by `npm run generate`. Do not edit.

export type ClientMessage =
  | Hello
  | Join
  | Rename
  | Leave
  | SeatBot
  | Vacate
  | Configure
  | Pace
  | Start
  | Act
  | Ready
  | Ping;
export type ServerMessage = Welcome | Room | Update | Error | Pong;

/**
 * The first frame of every connection.
 */
export interface Hello {
  type: "hello";
  protocol: number;
  token?: string | null;
  seen?: number;
}
/**
 * Take a seat between games (none: the first free one) under a name; also: the seat of a bot.
 *     Who has a seat already changes to this one.
 */
export interface Join {
  type: "join";
  name: string;
  seat?: number | null;
}
export interface Rename {
  type: "rename";
  name: string;
}
/**
 * Give up the own seat (in the lobby, or after a game).
 */
export interface Leave {
  type: "leave";
}
/**
 * Host: a bot on a free seat.
 */
export interface SeatBot {
  type: "seat_bot";
  seat: number;
  bot: string;
}
/**
 * Host: free a seat in the lobby.
 */
export interface Vacate {
  type: "vacate";
  seat: number;
}
/**
 * Host, in the lobby: other seats or options.
 */
export interface Configure {
  type: "configure";
  seats: number;
  options: {
    [k: string]: string | number | boolean | null;
  };
}
/**
 * Host: how long bots think, in milliseconds (0-10000).
 */
export interface Pace {
  type: "pace";
  milliseconds: number;
}
/**
 * Host: begin; all seats are taken. After a game: the rematch.
 */
export interface Start {
  type: "start";
}
/**
 * Play an action, given as notation.
 *
 *     `seen` is the number of the last entry that the player saw: an action on an older position is
 *     refused. `id` is the client's own: the same id plays once, however often it arrives.
 */
export interface Act {
  type: "act";
  action: string;
  seen: number;
  id: string;
}
/**
 * The scores have been read; the next round may be dealt.
 */
export interface Ready {
  type: "ready";
}
/**
 * Are you there? Answered by a `pong`.
 */
export interface Ping {
  type: "ping";
}
/**
 * Answers `hello`, and `join` (then with the token to keep). Sent again, without a token, when
 *     the receiver's seat or being host changes.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: string;
  seat: number | null;
  host: boolean;
  token: string | null;
}
/**
 * Everything about the table that is not the game: sent whole, at each change.
 */
export interface Room {
  type: "room";
  table: string;
  game: string;
  options: {
    [k: string]: string | number | boolean | null;
  };
  seats: SeatInfo[];
  status: "lobby" | "over" | "playing";
  games: number;
  spectators: number;
  pace: number;
  commitment: string;
}
/**
 * Who sits on a seat.
 */
export interface SeatInfo {
  kind: "bot" | "empty" | "person";
  name: string;
  bot: string | null;
  online: boolean;
  host: boolean;
  ready: boolean;
}
/**
 * The position after entry `entry`, and what happened since the client's last one.
 */
export interface Update {
  type: "update";
  entry: number;
  events: MojoEvent[];
  view: MojoView;
  sheet: number[][];
  done?: string | null;
}
/**
 * Something that just happened, as the viewer may know it.
 *
 *     - `dealt`: a new round; `seat` begins.
 *     - `played`: `seat` put `card` on `discard`; `effect` says how it compares.
 *     - `drew`: `seat` drew from the draw pile; `card` for the one who drew, else none.
 *     - `took`: `seat` took `card` from `discard`.
 *     - `laid`: Mojo Time: `seat` laid `count` cards face down.
 *     - `revealed`: `seat` turned `card` up.
 *     - `pile_formed`: a new draw pile of `count` cards was shuffled from discards.
 *     - `discard_formed`: `discard` was empty and begins anew with `card`.
 *     - `round_over`: `seat` ended the round and takes the Mojo card.
 *     - `game_over`
 */
export interface MojoEvent {
  kind:
    | "dealt"
    | "discard_formed"
    | "drew"
    | "game_over"
    | "laid"
    | "pile_formed"
    | "played"
    | "revealed"
    | "round_over"
    | "took";
  seat?: number | null;
  card?: number | null;
  discard?: number | null;
  effect?: ("equal" | "higher" | "lower") | null;
  count?: number | null;
}
/**
 * A Mojo table as one seat sees it (`seat` none: as a spectator does).
 */
export interface MojoView {
  game: "mojo";
  seat: number | null;
  phase: "choose_draw" | "deal" | "over" | "play";
  round: number;
  to_act: number | null;
  direction: -1 | 1;
  face: 0 | 10;
  holder: number | null;
  lay_at: number;
  points_limit: number;
  discards: number[][];
  chosen: number | null;
  chain: boolean;
  draw_pile: number;
  apart: number[];
  draw_pile_only: boolean;
  seats: MojoSeat[];
  scores: MojoScore[] | null;
  winners: number[];
  legal: MojoMove[];
}
/**
 * What the viewer may know of one seat.
 */
export interface MojoSeat {
  hand: number[] | null;
  hand_size: number;
  laid: number[] | null;
  laid_size: number;
  revealed: number[];
  known: number[];
  total: number;
}
/**
 * The score of one seat in the round just ended (M14, M15).
 */
export interface MojoScore {
  cards: number[];
  counted: number[];
  sum: number;
  mojo: ("ten" | "zero") | null;
  points: number;
  total: number;
}
/**
 * One legal action, with what it does.
 */
export interface MojoMove {
  action: string;
  kind: "draw" | "play" | "reveal" | "take";
  card: number | null;
  discard: number | null;
  effect: ("equal" | "higher" | "lower") | null;
}
/**
 * The receiver's last message was refused; nothing has changed for anybody.
 */
export interface Error {
  type: "error";
  code: string;
  message: string;
  id?: string | null;
}
/**
 * Yes.
 */
export interface Pong {
  type: "pong";
}
/**
 * `GET /api/games`: a list of these.
 */
export interface GameInfo {
  name: string;
  min_seats: number;
  max_seats: number;
  options: OptionInfo[];
  bots: string[];
}
/**
 * One option of a game, for the form that makes a table.
 */
export interface OptionInfo {
  name: string;
  kind: "choice" | "flag" | "number";
  default: string | number | boolean | null;
  values: string[];
  low: number | null;
  high: number | null;
}
/**
 * `POST /api/tables`: the host takes seat 0; `bots` fill the next seats.
 */
export interface NewTable {
  game: string;
  name: string;
  seats: number;
  options?: {
    [k: string]: string | number | boolean | null;
  };
  bots?: string[];
  start?: boolean;
}
/**
 * Answer to `NewTable`: the table lives at `/t/{table}`.
 */
export interface Created {
  table: string;
  token: string;
}
/**
 * The body of every HTTP error.
 */
export interface Failure {
  code: string;
  message: string;
  details?: {} | null;
}

export const PROTOCOL = 1;
