// What the translated rules (mojo.ts, mushi.ts, uno.ts) stand on: what Python means where JavaScript
// means something else, and the few functions that are written by hand on both sides.
// `src/parlour/javascript/native.py` lists those.

/** Numbers: a plain array, or a typed one. */
export interface Row extends Iterable<number> {
  readonly length: number;
  [index: number]: number;
}

export type Fact = number[];

/** The source of a state's chances. */
export interface Source {
  /** A number in 0..n-1. */
  below(s: State, n: number): number;
  /** Put the first n cards into some order, in place; the top card is the last one. */
  shuffle(s: State, cards: Row, n: number): void;
}

/** The state of a table: numbers, and vectors in one block of memory. */
export abstract class State {
  /** None: the generator in the state itself. */
  source: Source | null = null;
  /** The facts that the rules have told; null: nobody listens. */
  journal: Fact[] | null = null;
  abstract readonly bytes: Uint8Array;
  abstract rng: Uint32Array;
  abstract seats: number;
  abstract points: Row;
  abstract totals: Row;
  /** Take over another state's position. */
  abstract set(other: State): void;
  /** A copy of the position with its source of chance, but without a journal. */
  abstract copy(): State;
}

/** The rules and the policy of a game, as its module exports them (`parlour.core.game`): all that a table needs. */
export interface Rules<S extends State = State, View = unknown, Event = unknown> {
  name: string;
  /** Of its rules. */
  version: number;
  seats: [number, number];
  actions: number;
  max_legal: number;
  options: OptionInfo[];
  new_state(): S;
  configure(s: S, options: Record<string, unknown>, seats: number): void;
  leaders(s: S): number[];
  winners(s: S): number[];
  start(s: S): void;
  deal(s: S): void;
  to_act(s: S): number;
  interrupters(s: S): number;
  ends_moment(s: S, action: number): boolean;
  legal(s: S, seat: number, out: Row): number;
  apply(s: S, seat: number, action: number): void;
  conceal(s: S, seat: number): void;
  sound(s: S): boolean;
  view(s: S, seat: number | null): View;
  event(s: S, fact: Fact, seat: number | null): Event | null;
  format_action(s: S, action: number): string;
  parse_action(s: S, text: string): number;
  format_card(card: number): string;
  parse_card(text: string): number;
  policy(s: S, seat: number, out: Row, n: number): number;
  judge(s: S, seat: number, out: Row, n: number, worths: Row): void;
  forget?(s: S): void;
  /** The bots' levels, weakest first. */
  levels: Record<string, Outline>;
}

/** A game with what score pads ask of it, besides. */
export interface PadRules<S extends State = State, View = unknown, Event = unknown> extends Rules<
  S,
  View,
  Event
> {
  pad: Pad<S> | null;
}

/** And with all that searches ask. */
export interface Game<S extends State = State, View = unknown, Event = unknown> extends PadRules<
  S,
  View,
  Event
> {
  levels: Record<string, Level>;
  redeal(s: S, seat: number): void;
  standing(s: S, values: Row): void;
  search(
    states: S[],
    s: S,
    seat: number,
    nodes: Records,
    table: Row,
    path: Row,
    out: Row,
    values: Row,
    scratch: Row[],
    settings: Record<string, number>,
    counts: Record<string, number>,
    iterations: number,
  ): void;
  foresee(s: S, seat: number, out: Row, worths: Row, scratch: Row[]): number;
  blend(moves: MoveValue[], expected: number[], part: number): MoveValue[];
  value_position(
    states: S[],
    s: S,
    knower: number,
    out: Row,
    values: Row,
    scratch: Row[],
    settings: Record<string, number>,
    counts: Record<string, number>,
    sums: Row[],
    playouts: number,
  ): void;
  value_choices(
    states: S[],
    s: S,
    seat: number,
    choices: ArrayLike<number>,
    n: number,
    played: number,
    out: Row,
    values: Row,
    scratch: Row[],
    settings: Record<string, number>,
    counts: Record<string, number>,
    shares: Row[],
    leads: Row[],
    skill: Row[],
    worlds: number,
  ): void;
  choose(
    moves: MoveValue[],
    deviation: number,
    left: number,
    paired: boolean,
    doubt: number,
    stop_early: boolean,
  ): MoveValue | null;
  /** How a look back plays on to tell what a mistake cost: the horizon and the net. */
  costs: Settings;
  /** The fraction of random moves with which a look back tells chances. */
  noise: number;
  memory: Memory;
  endgame: Endgame<S> | null;
}

/** The functions of the rules that a score pad asks (`Pad` in `parlour.core.game`). */
export interface Pad<S extends State = State> {
  copies(s: S, face: number): number;
  put(s: S, seat: number, face: number, number: number): void;
  count(s: S, seat: number): number;
  made(s: S, seat: number): number;
  fewest(s: S, seat: number, ender: number): number;
  most(s: S, seat: number, ender: number): number;
  possible(s: S, seat: number, ender: number, counted: number): boolean;
  agree(s: S, counted: Row, made: Row): boolean;
  opener(s: S): number;
  score(s: S, opener: number, ender: number, counted: Row, made: Row): void;
}

/** The data of a bot (`parlour.bots.level`, `.search.budget`), as far as a table needs it. */
export interface Outline {
  slips: number;
  forgets: number;
  budget: Budget | null;
}

/** All of it, with `parlour.bots.search.settings`. */
export interface Level extends Outline {
  search: Settings;
}

export interface Budget {
  seconds: number | null;
  iterations: number | null;
}

export interface Settings {
  exploration: number;
  depth: number;
  flat_from: number;
  tries: number;
  horizon: number;
  tree_horizon: number;
  net: boolean;
  noise: number;
  nodes: number;
  doubt: number;
  prior: number;
  solve: boolean;
  imagine: boolean;
  stop_early: boolean;
}

/** The shapes of the memory that a search takes. */
export interface Memory {
  /** The fields of a node: "f8" for fractions, else whole numbers. */
  node: Record<string, string>;
  settings: string[];
  counts: string[];
  depth: number;
  scratch: [number, number];
}

/** The exact solution of a game's last turns, `parlour.bots.knowhow.Endgame`. */
export interface Endgame<S> {
  worlds(s: S, seat: number): number;
  sum_worlds(
    states: S[],
    seat: number,
    actions: Row[],
    notes: Row[],
    cards: Row,
    sums: Row[][],
  ): number;
  most: number;
  states: number;
  actions: [number, number];
  notes: [number, number];
  cards: number;
  sums: [number, number, number];
}

export interface MoveValue {
  action: string | null;
  share: number;
  error: number;
  visits: number;
}

/** An option of a game, and what its value is checked by (`parlour.core.options`). */
export interface OptionInfo {
  name: string;
  kind: "choice" | "number" | "flag" | "seat";
  default: string | number | boolean | null;
  /** Of a choice. */
  values?: string[];
  low?: number;
  high?: number;
}

// --- errors ---------------------------------------------------------------------------------------

export * from "./errors.ts";
export class ValueError extends Error {}

// --- memory ---------------------------------------------------------------------------------------

type Numbers = { new (memory: ArrayBuffer, offset: number, length: number): Row };

/** Rows of the same width in one block of memory. */
export function rows(
  kind: Numbers,
  memory: ArrayBuffer,
  offset: number,
  count: number,
  width: number,
): Row[] {
  const size = (kind as unknown as typeof Int8Array).BYTES_PER_ELEMENT * width;
  const made: Row[] = [];
  for (let i = 0; i < count; i++) made.push(new kind(memory, offset + i * size, width));
  return made;
}

/** Records: a vector for each field. */
export interface Records {
  readonly length: number;
  readonly [field: string]: Row | number;
}

// --- whole numbers --------------------------------------------------------------------------------
// Up to 2 ** 53; JavaScript's own operations on bits see the last 32 only.

// The numbers stand as they are: a short function is put right where it is called.

const WORD = 2 ** 32;
const PART = 1 / WORD;
const POWERS = Array.from({ length: 54 }, (_, i) => 2 ** i);
const PARTS = POWERS.map((power) => 1 / power);

// Of any whole numbers:

export function and(a: number, b: number): number {
  if ((a | 0) === a && (b | 0) === b) return a & b;
  return (Math.floor(a * PART) & Math.floor(b * PART)) * WORD + ((a & b) >>> 0);
}

export function or(a: number, b: number): number {
  if ((a | 0) === a && (b | 0) === b) return a | b;
  return (Math.floor(a * PART) | Math.floor(b * PART)) * WORD + ((a | b) >>> 0);
}

export function xor(a: number, b: number): number {
  if ((a | 0) === a && (b | 0) === b) return a ^ b;
  return (Math.floor(a * PART) ^ Math.floor(b * PART)) * WORD + ((a ^ b) >>> 0);
}

// Of sets, which are never below 0:

/** a & b */
export function both(a: number, b: number): number {
  return ((a / 4294967296) & (b / 4294967296)) * 4294967296 + ((a & b) >>> 0);
}

/** a | b */
export function either(a: number, b: number): number {
  return ((a / 4294967296) | (b / 4294967296)) * 4294967296 + ((a | b) >>> 0);
}

/** a ^ b */
export function one_of(a: number, b: number): number {
  return ((a / 4294967296) ^ (b / 4294967296)) * 4294967296 + ((a ^ b) >>> 0);
}

/** a & ~b */
export function minus(a: number, b: number): number {
  return ((a / 4294967296) & ~(b / 4294967296)) * 4294967296 + ((a & ~b) >>> 0);
}

/** a & (a - 1): without the lowest bit */
export function others(a: number): number {
  const low = a | 0;
  if (low !== 0) return a - ((low & -low) >>> 0);
  const high = (a * PART) | 0;
  return (high & (high - 1)) * WORD;
}

export function shl(a: number, by: number): number {
  return a * POWERS[by]!;
}

export function shr(a: number, by: number): number {
  if ((a | 0) === a && by < 32) return a >> by;
  return by > 53 ? (a < 0 ? -1 : 0) : Math.floor(a * PARTS[by]!);
}

/** Rounds down, also below 0. */
export function div(a: number, b: number): number {
  return Math.floor(a / b);
}

/** Has the sign of b. */
export function mod(a: number, b: number): number {
  const rest = a % b;
  return rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest + 0;
}

/** The whole number that Python's `int` makes of a fraction. */
export function whole_part(a: number): number {
  return Math.trunc(a) + 0;
}

/** The number of the lowest set bit; `bits` must not be 0. */
export function lowest(bits: number): number {
  const low = bits | 0;
  if (low !== 0) return 31 - Math.clz32(low & -low);
  const high = (bits * PART) | 0;
  return 63 - Math.clz32(high & -high);
}

/** The number of bits that are set. */
export function size(cards: number): number {
  return ones(cards | 0) + ones((cards * PART) | 0);
}

/** The number of the last 32 bits that are set. */
export function ones(word: number): number {
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  word = (word + (word >>> 4)) & 0x0f0f0f0f;
  return Math.imul(word, 0x01010101) >>> 24;
}

// --- chance ---------------------------------------------------------------------------------------

/** One step of sfc32 on the four words: 32 random bits. */
function sfc32(rng: Uint32Array): number {
  const a = rng[0]! | 0;
  const b = rng[1]! | 0;
  const c = rng[2]! | 0;
  const counter = rng[3]! | 0;
  const out = (a + b + counter) | 0;
  rng[0] = b ^ (b >>> 9);
  rng[1] = c + (c << 3);
  rng[2] = ((c << 21) | (c >>> 11)) + out;
  rng[3] = counter + 1;
  return out >>> 0;
}

/** Seed the generator of a state. Different streams of one seed are independent. */
export function seed_generator(s: State, seed: bigint, stream: bigint): void {
  const word = 0xffffffffn;
  s.rng[0] = Number(seed & word);
  s.rng[1] = Number((seed >> 32n) & word);
  s.rng[2] = Number(stream & word);
  s.rng[3] = Number((1n + ((stream >> 32n) & word)) & word);
  for (let i = 0; i < 15; i++) sfc32(s.rng);
}

/** A uniform number in 0..n-1 from the state's own generator (Lemire 2019, with rejection). */
export function generated_below(s: State, n: number): number {
  let product = sfc32(s.rng) * n;
  if (product >>> 0 < n) {
    const floor = (WORD - n) % n;
    while (product >>> 0 < floor) product = sfc32(s.rng) * n;
  }
  return (product * PART) | 0;
}

export function random_below(s: State, n: number): number {
  return s.source === null ? generated_below(s, n) : s.source.below(s, n);
}

/** Shuffle the first n cards in place. A pile is a stack: its top card is the last one. */
export function shuffle(s: State, cards: Row, n: number): void {
  if (s.source === null) generated_shuffle(s, cards, n);
  else s.source.shuffle(s, cards, n);
}

/** Shuffle the first n cards in place (Fisher-Yates), from the state's own generator. */
export function generated_shuffle(s: State, cards: Row, n: number): void {
  for (let left = n; left > 1; left--) {
    const j = generated_below(s, left);
    const card = cards[left - 1]!;
    cards[left - 1] = cards[j]!;
    cards[j] = card;
  }
}

export function forget_luck(s: State): void {
  s.rng.fill(0);
}

/** Tell the journal a fact. */
export function tell(s: State, kind: number, a: number, b: number, c: number, d: number): void {
  if (s.journal !== null) s.journal.push([kind, a, b, c, d]);
}

// --- mathematics ----------------------------------------------------------------------------------

/** The error function, to the last digit or two. */
export function erf(x: number): number {
  if (x < 0) return -erf(-x);
  return x < 3 ? lower_part(x) : 1 - upper_part(x);
}

/** 1 - erf(x), without its loss of digits. */
export function erfc(x: number): number {
  return x < 1 ? 1 - erf(x) : upper_part(x);
}

/** By the series whose terms are all positive (Abramowitz and Stegun 7.1.6). */
function lower_part(x: number): number {
  let term = x;
  let total = x;
  for (let n = 1; term > total * 1e-17; n++) {
    term *= (2 * x * x) / (2 * n + 1);
    total += term;
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * total;
}

/** By the continued fraction (Abramowitz and Stegun 7.1.14). */
function upper_part(x: number): number {
  let rest = x;
  for (let n = Math.ceil(40 + 300 / (x * x)); n > 0; n--) rest = x + n / 2 / rest;
  return Math.exp(-x * x) / Math.sqrt(Math.PI) / rest;
}

export function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

/** The number of ways to choose k of n. */
export function comb(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return n < k ? 0 : ways;
}

// --- lists and texts ------------------------------------------------------------------------------

/** As Python slices; a loop, since for typed arrays `Array.prototype.slice` takes ten times as long. */
export function slice<T>(list: ArrayLike<T>, from = 0, to = list.length): T[] {
  const place = (n: number): number => (n < 0 ? Math.max(n + list.length, 0) : n);
  const found: T[] = [];
  for (let n = place(from), end = Math.min(place(to), list.length); n < end; n++)
    found.push(list[n]!);
  return found;
}

export function range(...ends: number[]): number[] {
  const [from, to] = ends.length > 1 ? [ends[0]!, ends[1]!] : [0, ends[0]!];
  const found: number[] = [];
  for (let n = from; n < to; n++) found.push(n);
  return found;
}

export function filled<T>(value: T, n: number): T[] {
  return new Array<T>(n).fill(value);
}

export function min(list: Row): number {
  return Math.min(...list);
}

export function max(list: Row): number {
  return Math.max(...list);
}

export function sum(list: Iterable<number>): number {
  let total = 0;
  for (const each of list) total += each;
  return total;
}

export function enumerate<T>(list: ArrayLike<T>): [number, T][] {
  return Array.from(list, (each, i) => [i, each]);
}

export function zip<A, B>(a: ArrayLike<A>, b: ArrayLike<B>): [A, B][] {
  return Array.from({ length: Math.min(a.length, b.length) }, (_, i) => [a[i]!, b[i]!]);
}

export function pairwise<T>(list: ArrayLike<T>): [T, T][] {
  return Array.from({ length: Math.max(0, list.length - 1) }, (_, i) => [list[i]!, list[i + 1]!]);
}

type Key = number | number[];

/** Stable, also in reverse. Tuples are compared from their first place on. */
export function sorted<T>(list: Iterable<T>, key?: (each: T) => Key, reverse = false): T[] {
  const keyed = [...list].map((each) => ({ each, key: key ? key(each) : (each as number) }));
  keyed.sort((a, b) => (reverse ? compare(b.key, a.key) : compare(a.key, b.key)));
  return keyed.map(({ each }) => each);
}

function compare(a: Key, b: Key): number {
  if (typeof a === "number" || typeof b === "number") return (a as number) - (b as number);
  for (let i = 0; i < a.length; i++) {
    if (a[i] !== b[i]) return a[i]! - b[i]!;
  }
  return 0;
}

export function get<K, V>(map: Map<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new ValueError(`no such key: ${String(key)}`);
  return value;
}

/** A map of the texts of a list, by their places; "" stands in places that have none. */
export function numbered(texts: readonly string[]): Map<number, string> {
  return new Map([...texts.entries()].filter(([, text]) => text));
}

/** Rows of so many whole numbers, packed as base64: 16 bits each, the lower ones first. */
export function unpacked(text: string, width: number): Float64Array[] {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const numbers = Float64Array.from(new Int16Array(bytes.buffer));
  return Array.from({ length: numbers.length / width }, (_, row) =>
    numbers.subarray(row * width, (row + 1) * width),
  );
}

/** Where a list has which value, or a map: the place, or the key. */
export function inverse<K, V>(of: readonly V[] | Map<K, V>): Map<V, K | number> {
  return new Map(
    Array.from<[K | number, V], [V, K | number]>(of.entries(), ([at, value]) => [value, at]),
  );
}

/** An object without the parts that are as they are by default. */
export function without<T extends object>(whole: T, defaults: Partial<T>): T {
  for (const name in defaults) {
    if (whole[name] === defaults[name]) delete whole[name];
  }
  return whole;
}

/** A text as Python's `repr` writes it, cut off after `most` characters. */
export function quoted(text: string, most: number): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  let made = quote;
  for (const each of text) {
    const code = each.codePointAt(0)!;
    if (each === "\\" || each === quote) made += `\\${each}`;
    else if (each === "\n") made += "\\n";
    else if (each === "\r") made += "\\r";
    else if (each === "\t") made += "\\t";
    else if (each !== " " && /[\p{C}\p{Z}]/u.test(each)) {
      if (code < 0x100) made += `\\x${code.toString(16).padStart(2, "0")}`;
      else if (code < 0x10000) made += `\\u${code.toString(16).padStart(4, "0")}`;
      else made += `\\U${code.toString(16).padStart(8, "0")}`;
    } else made += each;
  }
  return [...(made + quote)].slice(0, most).join("");
}

export function tuple_text(numbers: Row): string {
  const list = slice(numbers);
  return list.length === 1 ? `(${list[0]},)` : `(${list.join(", ")})`;
}
