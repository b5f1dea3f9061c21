// Generated from src/parlour/server/wire/ by `npm run generate`. Do not edit.

export type Event = MojoEvent | MushiEvent | UnoEvent;
export type View = MojoView | MushiView | UnoView;
export type ClientMessage =
  | Hello
  | Join
  | Rename
  | Leave
  | SeatBot
  | Vacate
  | HandOver
  | Lock
  | Configure
  | ChooseGame
  | SetPace
  | SetMoment
  | SetHints
  | SetPrivate
  | SetListed
  | SetClock
  | SetStandIn
  | ProposeEnd
  | Claim
  | AskSeat
  | AskSwap
  | Agree
  | Refuse
  | PlayOn
  | Wait
  | Back
  | Nudge
  | Start
  | Reopen
  | Act
  | AskHint
  | AskUndo
  | MayUndo
  | Say
  | Write
  | SetTalk
  | Mute
  | Ready
  | Pledge
  | Contribute
  | Hide
  | Ping;
export type ServerMessage =
  | Welcome
  | TableInfo
  | Update
  | Clock
  | Hint
  | Undoable
  | Said
  | Wrote
  | Nudged
  | Error
  | Pong;

/**
 * The first frame of every connection.
 */
export interface Hello {
  type: "hello";
  protocol: number;
  hidden?: boolean;
  token?: string | null;
  entry?: number;
}
/**
 * Between games: take a free seat or a bot's (none: the first free one) under a name. A player
 *     changes to this seat. A newcomer's token follows from `secret`, 64 random digits from 0 to 9 and
 *     a to f: if the answer is lost, the same message gets the same seat again, and a person who gives
 *     up a seat and takes another one with the same secret stays the same person.
 */
export interface Join {
  type: "join";
  name: string;
  seat?: number | null;
  secret?: string | null;
}
/**
 * Players: change one's own name and face.
 */
export interface Rename {
  type: "rename";
  name: string;
  avatar?: number | null;
}
/**
 * Players: give up one's own seat. In a game that is for good: a bot takes it over.
 */
export interface Leave {
  type: "leave";
}
/**
 * Host, between games: put a bot on a free seat, or change the level of one.
 */
export interface SeatBot {
  type: "seat_bot";
  seat: number;
  bot: string;
}
/**
 * Host, between games: free a seat.
 */
export interface Vacate {
  type: "vacate";
  seat: number;
}
/**
 * Host: make the person on this seat the host.
 */
export interface HandOver {
  type: "hand_over";
  seat: number;
}
/**
 * Host: keep newcomers from taking seats, or let them take them again. Everybody is told.
 */
export interface Lock {
  type: "lock";
  on: boolean;
}
/**
 * Host, in the lobby: change the number of seats and the options.
 */
export interface Configure {
  type: "configure";
  seats: number;
  options: {
    [k: string]: string | number | boolean | null;
  };
}
/**
 * Host, in the lobby: play another game at this table. Free seats beyond those that it has are taken away, then
 *     bots'. Options that are not given are the game's usual ones.
 */
export interface ChooseGame {
  type: "choose_game";
  game: string;
  options?: {
    [k: string]: string | number | boolean | null;
  };
}
/**
 * Host: set how long bots take to move, in milliseconds, up to `MAX_PACE`.
 */
export interface SetPace {
  type: "pace";
  milliseconds: number;
}
/**
 * Host: set how long the next turn waits while somebody can be caught, in milliseconds, up to
 *     `MAX_MOMENT`.
 *
 *     Only games in which seats may act out of turn have such moments.
 *
 */
export interface SetMoment {
  type: "moment";
  milliseconds: number;
}
/**
 * Host: let players ask for hints, or not. Everybody is told.
 */
export interface SetHints {
  type: "set_hints";
  on: boolean;
}
/**
 * Host: let the table keep its finished games to itself, or not. If it does, only its people get
 *     their records. Everybody is told.
 */
export interface SetPrivate {
  type: "set_private";
  on: boolean;
}
/**
 * Host, between games: put the table on the list of open tables, where everybody finds it, or take it off. A game
 *     that begins takes it off, too. A table that comes there without a turn clock gets one of a
 *     minute; the host can set another, or none.
 */
export interface SetListed {
  type: "set_listed";
  on: boolean;
  language?: string;
  level?: "any" | "good" | "new";
}
/**
 * Host, between games: set how long a turn may take, in seconds: one of `CLOCKS`; 0: no limit.
 */
export interface SetClock {
  type: "set_clock";
  seconds: number;
}
/**
 * Host, between games: set the level of the bot that stands in for people.
 */
export interface SetStandIn {
  type: "set_stand_in";
  bot: string;
}
/**
 * Players, in a game: propose to end the game early. It ends once everybody who is there agrees.
 */
export interface ProposeEnd {
  type: "propose_end";
  scored: boolean;
}
/**
 * Spectators: say that a seat is one's own, though the device is lost. Its person must have been away for a
 *     while. Those who are there are asked, and at least one of them must confirm it; the person of
 *     that seat alone, if they come back meanwhile. The answer is a `welcome` that names the proposal
 *     (`asks`); once it is confirmed, another one has the seat and its new token, which follows from
 *     `secret` as in `join`.
 */
export interface Claim {
  type: "claim";
  seat: number;
  secret: string;
}
/**
 * Spectators: ask the host for a seat. In a game it is a bot's, and given between two rounds; else it is
 *     given as soon as one is free. Answers as for `claim`.
 */
export interface AskSeat {
  type: "ask_seat";
  name: string;
  secret: string;
  seat?: number | null;
}
/**
 * Players, in the lobby: ask another person to change seats. If they have asked for it, too, it is done.
 */
export interface AskSwap {
  type: "ask_swap";
  seat: number;
}
/**
 * Players: agree to a proposal. For those who are in its `waiting`.
 */
export interface Agree {
  type: "agree";
  proposal: number;
}
/**
 * Do not agree, or take one's own proposal back: it is gone.
 */
export interface Refuse {
  type: "refuse";
  proposal: number;
}
/**
 * Players, in a game: let a bot play for a person whose `absent` is not null, until they are connected again; or
 *     who is `idle`, until they move or say `back`. A person who was `hidden` has the seat back as
 *     soon as they look.
 */
export interface PlayOn {
  type: "play_on";
  seat: number;
}
/**
 * Players, in a game: wait for a person whose `absent` is not null, or for whom a bot plays because they are not
 *     connected.
 */
export interface Wait {
  type: "wait";
  seat: number;
}
/**
 * Players, in a game: send away the bot that has played on one's seat because one let turns pass, or the others
 *     wait. An `act` says the same.
 */
export interface Back {
  type: "back";
}
/**
 * Players: let somebody who is `idle` know that the others wait; in the lobby, a host who is
 * (`host_idle`). All are told (`nudged`); nobody keeps it.
 */
export interface Nudge {
  type: "nudge";
  seat: number;
}
/**
 * Host, between games: begin the next game. After a game any player may, once the host has had
 *     `host_first` milliseconds to do so; in the lobby, once `host_idle` is true.
 */
export interface Start {
  type: "start";
  seats?: number | null;
}
/**
 * After a game, by those who may `start`: back to the lobby, where seats and house rules can
 *     change.
 */
export interface Reopen {
  type: "reopen";
}
/**
 * Players, in a game: play an action, given as notation.
 *
 *     `entry` is the number of the last entry that the player was shown: if the game has gone on
 *     since, the action is refused. `id` is the client's own: the same id plays once, however often it
 *     arrives.
 *
 */
export interface Act {
  type: "act";
  action: string;
  entry: number;
  id: string;
}
/**
 * Ask for the move that a strong bot would make on the sender's seat. Answered by a `hint`, to
 * nobody else.
 *
 * `entry` as in `act`. Asked again after the same entry, the answer is the same.
 */
export interface AskHint {
  type: "ask_hint";
  entry: number;
  id: string;
}
/**
 * Players, in a game: ask the others, after one's own action, to let one take it back. It is taken back once all
 *     people have agreed, but for those who are absent or for whom a bot stands in. Refused if
 *     something hidden has come to light by it, or somebody has acted since. `entry` as in `act`.
 */
export interface AskUndo {
  type: "ask_undo";
  entry: number;
}
/**
 * Players: would `ask_undo` be refused? The answer is `undoable`. `entry` as in `act`.
 */
export interface MayUndo {
  type: "may_undo";
  entry: number;
}
/**
 * Players, at any time: make a remark. All at the table hear it (`said`); no log holds it.
 */
export interface Say {
  type: "say";
  remark:
    | ("applause" | "heart" | "laugh" | "sad" | "smile" | "wow")
    | (
        | "again"
        | "good_luck"
        | "hello"
        | "oops"
        | "sorry"
        | "take_your_time"
        | "thanks"
        | "well_played"
      );
}
/**
 * Players, at any time, at a table whose `talk` is `text`: say something in their own words, up
 * to `MAX_TEXT` characters as people count them. All at the table hear it (`wrote`); no log holds
 * it.
 */
export interface Write {
  type: "write";
  text: string;
}
/**
 * Host: set what may be said at the table; free text only where `free_text` is true. Everybody is
 *     told.
 */
export interface SetTalk {
  type: "set_talk";
  talk: "off" | "remarks" | "text";
}
/**
 * Host: let the person on a seat say nothing, or speak again. Everybody is told. A new host is not
 *     muted.
 */
export interface Mute {
  type: "mute";
  seat: number;
  on: boolean;
}
/**
 * Players, in a game: say that the scores have been read; the next round may be dealt.
 */
export interface Ready {
  type: "ready";
}
/**
 * Players: give the hash of one's contribution to the shuffles of the coming game. Until that begins,
 *     another one takes its place.
 */
export interface Pledge {
  type: "pledge";
  game: number;
  pledge: string;
}
/**
 * Players: give the contribution that one had pledged, while the game is `sealed`. It is ignored earlier
 *     and later.
 */
export interface Contribute {
  type: "contribute";
  game: number;
  contribution: string;
}
/**
 * Players, at any time: whether this window is hidden. Who has had no other for the server's
 * `absence` does not count as present: see `hidden` of a seat. They are told of their turn by a
 * push, as if they were not connected.
 */
export interface Hide {
  type: "hide";
  on: boolean;
}
/**
 * Are you there? Answered by a `pong`.
 */
export interface Ping {
  type: "ping";
}
/**
 * Answers `hello`, and `join` (then with a token to keep). Sent again, without a token, when
 * the receiver's seat changes, or whether it is the host.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: string;
  seat: number | null;
  host: boolean;
  token: string | null;
  removed?: boolean;
  asks?: number | null;
  played?: number;
}
/**
 * The facts about the table besides the game, which everybody may know: sent whole, at each
 * change.
 */
export interface TableInfo {
  type: "table";
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
  moment: number;
  hints: boolean;
  talk: "off" | "remarks" | "text";
  free_text?: boolean;
  clock?: number;
  stand_in?: string;
  commitment: string;
  sealed?: boolean;
  bots?: number[];
  pledges?: (string | null)[];
  contributions?: (string | null)[];
  coming?: string;
  proposals?: Proposal[];
  host_away?: number | null;
  join_code?: string;
  listed?: boolean | null;
  listed_for?: "any" | "good" | "new";
  kept?: boolean;
  ended?: ("scored" | "unscored") | null;
  locked?: boolean;
  private?: boolean;
  host_first?: number;
  host_idle?: boolean;
  stands_in?: number;
  stopped?: ("damaged" | "rules") | null;
  circle?: string;
  successor?: string;
  restored?: boolean;
}
/**
 * A seat, and the person or bot on it.
 */
export interface SeatInfo {
  kind: "bot" | "empty" | "person";
  name: string;
  avatar?: number | null;
  bot: string | null;
  online: boolean;
  host: boolean;
  ready: boolean;
  pledge?: string | null;
  muted?: boolean;
  stood_in?: ("away" | "clock" | "idle") | null;
  hidden?: boolean;
  idle?: boolean;
  absent?: ("asked" | "waited") | null;
  missed?: number;
  left?: string;
  won?: {
    [k: string]: number;
  };
}
/**
 * A request to the others. Those in `waiting` `agree` or `refuse`.
 */
export interface Proposal {
  n: number;
  what: "claim" | "end" | "seat" | "swap" | "undo";
  by: number | null;
  seat?: number | null;
  name?: string;
  scored?: boolean;
  agreed: number[];
  waiting: number[];
}
/**
 * The position of the game after entry number `entry`, and the events since the client's last
 * entry.
 */
export interface Update {
  type: "update";
  entry: number;
  events: Event[];
  by_bot?: number[];
  view: View;
  sheet: number[][];
  done?: string | null;
}
/**
 * Something that just happened, as the viewer may know it.
 *
 * - `dealt`: a new round; `seat` begins.
 * - `played`: `seat` put `card` on `discard`; `effect` says how it compares.
 * - `drew`: `seat` drew from the draw pile; `card` for the one who drew, else none.
 * - `took`: `seat` took `card` from `discard`.
 * - `laid`: Mojo Time: `seat` laid `count` cards face down.
 * - `revealed`: `seat` turned `card` up.
 * - `pile_formed`: a new draw pile of `count` cards was shuffled from discards.
 * - `discard_formed`: `discard` was empty and begins anew with `card`.
 * - `round_over`: `seat` ended the round and takes the Mojo card.
 * - `game_over`
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
 * Something that just happened. Everybody is told the same: only views show hands.
 *
 * - `lots`: seats 0 and 1 drew `cards`; `seat` deals first; if none, they draw again (H3).
 * - `misdeal`: `seat` dealt `cards` to the table, a misdeal for this `reason` (H5).
 * - `dealt`: `seat` dealt, with `cards` on the table.
 * - `played`: `seat` played `card` from the hand.
 * - `turned_up`: `seat` turned `card` up from the draw pile.
 * - `captured`: with that `card`, `seat` captured `cards` from the table.
 * - `stays`: that `card` stays on the table.
 * - `joker_awaits`: the joker stays on the table until a card from the draw pile takes it (H12).
 * - `left_over`: at the end of the deal `seat` gets `cards` left on the table (H12, H15, H16).
 * - `yaku_made`: `seat` made `yaku`.
 * - `deal_over`, `game_over`
 */
export interface MushiEvent {
  kind:
    | "captured"
    | "deal_over"
    | "dealt"
    | "game_over"
    | "joker_awaits"
    | "left_over"
    | "lots"
    | "misdeal"
    | "played"
    | "stays"
    | "turned_up"
    | "yaku_made";
  seat?: number | null;
  card?: string | null;
  cards?: string[] | null;
  reason?: ("four_of_a_month" | "four_pairs" | "three_willows") | null;
  yaku?: ("five_brights" | "paulownias" | "three_brights" | "wisterias") | null;
}
/**
 * Something that just happened, as the viewer may know it.
 *
 * - `lot`: `seat` drew `card` to see who deals first.
 * - `dealt`: a new round, dealt by `seat`.
 * - `turned_up`: `card` is the first card; `put_back`: it goes back, and another is turned up.
 * - `played`: `seat` played `card`; `colour` is the one named, or given away by a Scary card.
 * - `drew`: `seat` drew a card; `card` for the one who drew, else none.
 * - `passed`: `seat` kept the card just drawn, or there was none to draw.
 * - `skipped`: `seat` misses its turn.
 * - `reversed`: the direction of play is now `direction`.
 * - `named`: `seat` named `colour`.
 * - `gave`: `seat` gave a card of `colour` to `other`; `card` for these two, else none.
 * - `called`: `seat` called UNO afterwards. (A call in time is `calls` of `played` or `gave`.)
 * - `caught`: `seat` had not called; `other` caught it.
 * - `accepted`: `seat` does not challenge the Wild Draw Four.
 * - `showed`: `seat` showed `count` copies of `card` to `other`; told to `other` alone.
 * - `challenged`: `seat` challenged `other`, who was `guilty` or not.
 * - `pile_formed`: a new draw pile of `count` cards was shuffled from the discard.
 * - `blocked`: nobody could draw any more: the round ends without a winner.
 * - `round_over`: `seat` won the round, or nobody.
 * - `game_over`
 */
export interface UnoEvent {
  kind:
    | "accepted"
    | "blocked"
    | "called"
    | "caught"
    | "challenged"
    | "dealt"
    | "drew"
    | "game_over"
    | "gave"
    | "lot"
    | "named"
    | "passed"
    | "pile_formed"
    | "played"
    | "put_back"
    | "reversed"
    | "round_over"
    | "showed"
    | "skipped"
    | "turned_up";
  seat?: number | null;
  other?: number | null;
  card?: string | null;
  colour?: ("blue" | "green" | "pink" | "yellow") | null;
  count?: number | null;
  calls?: boolean;
  guilty?: boolean | null;
  direction?: (-1 | 1) | null;
}
/**
 * A Mojo table as one seat sees it, or a spectator (`seat` none).
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
 * One seat, as far as the viewer may know it.
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
 * One legal action and its effect.
 */
export interface MojoMove {
  action: string;
  kind: "draw" | "play" | "reveal" | "take";
  card: number | null;
  discard: number | null;
  effect: ("equal" | "higher" | "lower") | null;
}
/**
 * A Mushi table as one seat sees it, or a spectator (`seat` none).
 */
export interface MushiView {
  game: "mushi";
  seat: number | null;
  edition: "osaka" | "ru";
  own_yaku_count: boolean;
  phase: "deal" | "over" | "play" | "take";
  deal: number;
  deals: number;
  to_act: number | null;
  dealer: number | null;
  misdeals: number;
  table: string[];
  draw_pile: number;
  turned_up: string | null;
  joker_left_by: number | null;
  seats: MushiSeat[];
  scores: MushiScore[] | null;
  winners: number[];
  legal: MushiMove[];
}
/**
 * One seat, as far as the viewer may know it.
 */
export interface MushiSeat {
  hand: string[] | null;
  hand_size: number;
  lacks: number[];
  captured: MushiCaptured;
  value: number;
  yaku: MushiYaku[];
  total: number;
}
/**
 * Captured cards by kind, open to all (H10). Lightning, the joker, is chaff.
 */
export interface MushiCaptured {
  brights: string[];
  animals: string[];
  ribbons: string[];
  chaff: string[];
}
/**
 * The progress of a seat towards one yaku (H17).
 */
export interface MushiYaku {
  name: "five_brights" | "paulownias" | "three_brights" | "wisterias";
  points: number;
  cards: string[];
  missing: string[];
  have: number;
  need: number;
  made: boolean;
  open: boolean;
}
/**
 * One seat's score for the deal just ended: value + credit - debit - par (H18).
 */
export interface MushiScore {
  value: number;
  yaku: ("five_brights" | "paulownias" | "three_brights" | "wisterias")[];
  credit: number;
  debit: number;
  par: number;
  points: number;
  total: number;
}
/**
 * One legal action and its effect.
 */
export interface MushiMove {
  action: string;
  kind: "play" | "take";
  card: string;
  captures: string[];
}
/**
 * An UNO table as one seat sees it, or a spectator (`seat` none).
 */
export interface UnoView {
  game: "uno";
  seat: number | null;
  phase: "challenge" | "deal" | "drawn" | "give" | "name" | "over" | "play";
  round: number;
  edition: "classic" | "monster";
  scoring: "alternative" | "main";
  points_limit: number;
  dealer: number | null;
  to_act: number | null;
  direction: -1 | 1;
  colour: ("blue" | "green" | "pink" | "yellow") | null;
  discard: string[];
  draw_pile: number;
  drawn: string | null;
  catchable: number | null;
  giving: UnoGiving | null;
  stake: UnoStake | null;
  seats: UnoSeat[];
  round_winner: number | null;
  scores: UnoScore[] | null;
  winners: number[];
  legal: UnoMove[];
}
/**
 * A Scary card at work (U14).
 */
export interface UnoGiving {
  giver: number;
  colour: "blue" | "green" | "pink" | "yellow";
  receiver: number;
  given: number;
}
/**
 * A Wild Draw Four that can be challenged (U13).
 */
export interface UnoStake {
  accused: number;
  challenger: number;
  colour: "blue" | "green" | "pink" | "yellow";
  accept: number;
  guilty: number;
  innocent: number;
}
/**
 * One seat, as far as the viewer may know it.
 */
export interface UnoSeat {
  hand: string[] | null;
  hand_size: number;
  known: string[];
  at_least: number[];
  at_most: number[];
  called: boolean;
  total: number;
}
/**
 * One seat's score for the round just ended (U19-U21).
 */
export interface UnoScore {
  cards: string[];
  sum: number;
  points: number;
  total: number;
}
/**
 * One legal action and its effect.
 */
export interface UnoMove {
  action: string;
  kind:
    | "accept"
    | "call"
    | "catch"
    | "challenge"
    | "draw"
    | "give"
    | "name"
    | "pass"
    | "play";
  card: string | null;
  colour: ("blue" | "green" | "pink" | "yellow") | null;
  calls: boolean;
  target: number | null;
  draws: number | null;
  bluff: boolean;
}
/**
 * The turn clock: the seat that has to move, and by when. Told when that changes, at tables
 * with a turn clock.
 *
 * Actions out of turn cost nobody any time.
 */
export interface Clock {
  type: "clock";
  seat: number | null;
  milliseconds: number;
}
/**
 * Answers `ask_hint`: an estimate from the receiver's own knowledge.
 */
export interface Hint {
  type: "hint";
  id: string;
  entry: number;
  level: string;
  moves: HintMove[];
}
/**
 * One of the moves open to the receiver.
 */
export interface HintMove {
  action: string | null;
  share: number;
  best: boolean;
}
/**
 * Answers `may_undo`. Nobody else is told.
 */
export interface Undoable {
  type: "undoable";
  entry: number;
  refused: string | null;
}
/**
 * Somebody said something. Told once, as it is said: those who were away have missed it.
 */
export interface Said {
  type: "said";
  id: string;
  seat: number;
  remark:
    | ("applause" | "heart" | "laugh" | "sad" | "smile" | "wow")
    | (
        | "again"
        | "good_luck"
        | "hello"
        | "oops"
        | "sorry"
        | "take_your_time"
        | "thanks"
        | "well_played"
      );
}
/**
 * Somebody said something in their own words. Told like `said`: once, and kept by nobody.
 */
export interface Wrote {
  type: "wrote";
  id: string;
  seat: number;
  text: string;
}
/**
 * Somebody lets a player know that the others wait. Told like `said`.
 */
export interface Nudged {
  type: "nudged";
  id: string;
  seat: number;
  by: number;
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
  usual_bot: string;
}
/**
 * One option of a game, described for forms and other languages.
 */
export interface OptionInfo {
  name: string;
  kind: "choice" | "flag" | "number" | "seat";
  default: string | number | boolean | null;
  values: string[];
  low: number | null;
  high: number | null;
  where: {
    [k: string]: (string | number | boolean | null)[];
  };
}
/**
 * `POST /api/tables`: the host takes seat 0, `bots` the next seats.
 */
export interface NewTable {
  game: string;
  name: string;
  seats: number;
  options?: {
    [k: string]: string | number | boolean | null;
  };
  bots?: string[];
  hints?: boolean;
  start?: boolean;
}
/**
 * Answer to `NewTable`: the table lives at `/t/{table}`.
 */
export interface Created {
  table: string;
  token: string;
  secret?: string | null;
}
/**
 * `GET /api/tables/{table}`: a table seen from afar.
 */
export interface Summary {
  type: "summary";
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
  moment: number;
  hints: boolean;
  talk: "off" | "remarks" | "text";
  free_text?: boolean;
  clock?: number;
  stand_in?: string;
  commitment: string;
  sealed?: boolean;
  bots?: number[];
  pledges?: (string | null)[];
  contributions?: (string | null)[];
  coming?: string;
  proposals?: Proposal[];
  host_away?: number | null;
  join_code?: string;
  listed?: boolean | null;
  listed_for?: "any" | "good" | "new";
  kept?: boolean;
  ended?: ("scored" | "unscored") | null;
  locked?: boolean;
  private?: boolean;
  host_first?: number;
  host_idle?: boolean;
  stands_in?: number;
  stopped?: ("damaged" | "rules") | null;
  circle?: string;
  successor?: string;
  restored?: boolean;
  seat: number | null;
  moved?: boolean;
  awaited: number[];
  since?: number;
  winners?: number[];
}
/**
 * `GET /api/tables/{table}/games`: the last games before the current one, the first one
 * first.
 */
export interface PastGames {
  games: PastGame[];
}
/**
 * A game that was played at a table before the current one, as its score sheet shows it.
 */
export interface PastGame {
  number: number;
  game: string;
  options: {
    [k: string]: string | number | boolean | null;
  };
  names: string[];
  sheet: number[][];
  winners: number[];
}
/**
 * `POST /api/circles`: a circle of friends, and its first member.
 */
export interface NewCircle {
  name: string;
  member: string;
  secret: string;
}
/**
 * `POST /api/circles/{circle}/members`: join it.
 */
export interface JoinCircle {
  name: string;
  secret: string;
}
/**
 * Answer to `NewCircle` and `JoinCircle`: the circle lives at `/c/{circle}`.
 */
export interface Joined {
  circle: string;
  tag: string;
  token: string;
}
/**
 * `GET /api/circles/{circle}`, with `Authorization: Bearer {token}` of a member. Without it,
 * only the first three fields say anything.
 */
export interface Circle {
  name: string;
  open: boolean;
  size: number;
  tag?: string;
  me?: number | null;
  members?: CircleMember[];
  season?: string;
  standing?: SeasonCount[];
  tables?: string[];
}
/**
 * A member of a circle.
 */
export interface CircleMember {
  n: number;
  name: string;
  removal?: number | null;
}
/**
 * The games of one kind that one member has played and won in one season.
 */
export interface SeasonCount {
  season: string;
  game: string;
  member: number;
  played: number;
  won: number;
}
/**
 * `PATCH /api/circles/{circle}`: fields that are left out stay.
 */
export interface CircleChange {
  name?: string | null;
  open?: boolean | null;
  remove?: number | null;
  keep?: number | null;
}
/**
 * `GET /api/circles/{circle}/games`, with the token of a member: the games of the last three
 * years, the last one first; at most 2000. Those that were counted before games were kept are in
 * the standing alone.
 */
export interface CircleGames {
  games: CircleGame[];
}
/**
 * A game that counts for members of a circle.
 */
export interface CircleGame {
  table: string;
  number: number;
  game: string;
  options: {
    [k: string]: string | number | boolean | null;
  };
  at: number;
  season: string;
  seats: CircleSeat[];
  sheet: number[][];
  winners: number[];
}
/**
 * Who sat on a seat in a game of a circle. Neither a member nor a bot: somebody who does not
 * belong to it, or no longer.
 */
export interface CircleSeat {
  member?: number | null;
  bot?: string | null;
}
/**
 * `GET /api/circles/{circle}/mine`: all that is kept about a member. `DELETE` leaves the
 * circle, which erases it; in the games of others their points stay, and are nobody's.
 */
export interface OwnMembership {
  circle: string;
  called: string;
  name: string;
  joined: number;
  removal?: number | null;
  tables: string[];
  results: CircleResult[];
}
/**
 * A game that counts for a member of a circle.
 */
export interface CircleResult {
  table: string;
  number: number;
  game: string;
  won: boolean;
  at: number;
  points?: number[];
}
/**
 * `POST /api/pads`: a pad that others can write on.
 */
export interface NewPad {
  game: string;
  options: {};
  names: string[];
  begun: number;
}
/**
 * Answer to `NewPad`: whoever has its id can read and write it.
 */
export interface OpenedPad {
  pad: string;
  token: string;
}
/**
 * `POST /api/pads/{pad}`: what is new on a device, and what it has seen.
 */
export interface PadChanges {
  since?: number;
  /**
   * @maxItems 60
   */
  lines?: (
    PadCellLine | PadEnderLine | PadFirstLine | PadNameLine | PadStoppedLine
  )[];
}
/**
 * What a player had.
 */
export interface PadCellLine {
  kind: "cell";
  round: number;
  seat: number;
  cell: PadCell | null;
}
/**
 * What a player had when a round ended: cards, or what they count.
 */
export interface PadCell {
  cards?: string[] | null;
  points?: number | null;
  made?: number | null;
}
/**
 * Who ended a round.
 */
export interface PadEnderLine {
  kind: "ender";
  round: number;
  seat: number | null;
}
/**
 * Who began the first round, or dealt it, where lots decide.
 */
export interface PadFirstLine {
  kind: "first";
  seat: number;
}
/**
 * What a player is called.
 */
export interface PadNameLine {
  kind: "name";
  seat: number;
  name: string;
}
/**
 * The players ended the game before its end (`stopped`), or play on.
 */
export interface PadStoppedLine {
  kind: "stopped";
  stopped: boolean;
}
/**
 * Answer to `PadChanges`, and to `GET /api/pads/{pad}?since=`: all lines that have been written
 * since, the oldest first.
 */
export interface PadNews {
  game: string;
  options: {};
  players: number;
  begun: number;
  n: number;
  lines: (
    PadCellLine | PadEnderLine | PadFirstLine | PadNameLine | PadStoppedLine
  )[];
}
/**
 * Answer to `POST /api/pads/{pad}/code`: a short code that leads to it, good for a day.
 */
export interface PadCode {
  code: string;
}
/**
 * `GET /api/open`: some of the tables that look for players, the newest first; before the
 * second one of any network come the first ones of all.
 */
export interface OpenTables {
  tables: OpenTable[];
}
/**
 * A table that looks for players.
 */
export interface OpenTable {
  table: string;
  game: string;
  host: string;
  seats: number;
  free: number;
  language: string;
  level: "any" | "good" | "new";
}
/**
 * `POST /api/find`: the table that is looked for, by its join code.
 */
export interface JoinCode {
  code: string;
}
/**
 * Answer to `JoinCode`: the table, which is in its lobby; or a score pad.
 */
export interface Found {
  table: string;
  pad?: string;
}
/**
 * `POST /api/transfers`: seats that another device may take, once; one at each table. With
 * them go memberships of circles, and the games that the browser remembers.
 */
export interface NewTransfer {
  seats: HeldSeat[];
  circles?: HeldMembership[];
  games?: string;
}
/**
 * A seat, by its token.
 */
export interface HeldSeat {
  table: string;
  token: string;
}
/**
 * A membership of a circle, with the token that proves it.
 */
export interface HeldMembership {
  circle: string;
  token: string;
}
/**
 * Answer to `NewTransfer`; `GET /api/transfers`, with `Authorization: Bearer {code}`, tells how
 * it is, and `DELETE` revokes it.
 */
export interface Transfer {
  code: string;
  seconds: number;
  taken?: boolean;
}
/**
 * `POST /api/transfers/take`: take the seats to this device. If the answer is lost, the same
 * request gets it again, for a day.
 */
export interface TakeTransfer {
  code: string;
  secret: string;
  own?: HeldSeat[];
  own_circles?: HeldMembership[];
}
/**
 * Answer to `TakeTransfer`: the seats and memberships, with their new tokens. Those whose token
 * was not that of a seat or a member any more are left out.
 */
export interface Taken {
  seats: HeldSeat[];
  circles?: HeldMembership[];
  games?: string;
}
/**
 * `GET /api/push`: the key that a browser subscribes to, to be told of turns while the page is
 * closed (Web Push).
 */
export interface PushKey {
  key: string | null;
}
/**
 * `PUT /api/tables/{table}/push`: the address at which the holder of the token is told of their
 * turns, in the place of the one before. `DELETE` ends it.
 */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}
/**
 * The body of every HTTP error.
 */
export interface Failure {
  code: string;
  message: string;
  details?: {} | null;
}

export const CLOSE_FULL = 4005;
export const PROTOCOL = 3;
export const AVATARS = 12;
export const MAX_NAME = 32;
export const ERASED_NAME = "N. N.";
export const MAX_TEXT = 120;
export const REACTIONS = ["smile","laugh","wow","sad","heart","applause"] as const;
export const PHRASES = ["hello","good_luck","well_played","thanks","sorry","oops","take_your_time","again"] as const;
export const CLOCKS = [0,30,60,180,86400,259200] as const;
export const JOIN_CODE = 6;
export const MOST_SEATS = 10;
export const MAX_PAD_LINES = 60;
export const MAX_PAD_POINTS = 9999;
export const MAX_GAMES = 49152;
export const MAX_HELD = 100;
export const SEASON = 3;
export const NUDGE_EVERY = 20000;
export const COME_BACK_WITHIN = 3000;
export const CLOSE_STOPPING = 1001;
