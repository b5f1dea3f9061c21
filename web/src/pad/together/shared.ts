/**
 * A pad that several devices write on: what is new here goes to the server, what is new there comes back. Without a
 * network everything waits; a place where somebody else wrote meanwhile stays as they left it.
 */
import { ask, type Refused } from "../../browser/api";
import { keepSecret, secretOf, settings } from "../../browser/settings.svelte";
import {
  ERASED_NAME, MAX_PAD_LINES, type NewPad, type OpenedPad, type PadChanges, type PadCode, type PadNews,
} from "../../wire"; // prettier-ignore
import { pads } from "../kept";
import { blankPad, type Change, type Line, ownSeat, type Pad, written } from "../sheet";

const at = (pad: string): string => `/api/pads/${encodeURIComponent(pad)}`;

function post<T>(address: string, body: object): Promise<T> {
  const headers = { "content-type": "application/json" };
  return ask<T>(address, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Where a line stands: another one there replaces it. */
export function place(line: Line): string {
  const { kind } = line;
  if (kind === "cell") return `cell ${line.round} ${line.seat}`;
  if (kind === "ender") return `ender ${line.round}`;
  return kind === "name" ? `name ${line.seat}` : kind;
}

/** Changes as lines; clearing a round makes a line for each place in it. */
export function linesOf(change: Change, seats: number): Line[] {
  if (change.kind !== "cleared") return [change];
  const { round } = change;
  return [
    { kind: "ender", round, seat: null },
    ...Array.from({ length: seats }, (_, seat) => ({
      kind: "cell" as const,
      round,
      seat,
      cell: null,
    })),
  ];
}

/** The lines of everything that is written on a pad, except the names. */
function everything(pad: Pad): Line[] {
  return [
    ...(pad.first === null ? [] : [{ kind: "first" as const, seat: pad.first }]),
    ...pad.rounds.flatMap(({ ender, cells }, round): Line[] => [
      { kind: "ender", round, seat: ender },
      ...cells.map((cell, seat) => ({ kind: "cell" as const, round, seat, cell })),
    ]),
    ...(pad.stopped ? [{ kind: "stopped" as const, stopped: true }] : []),
  ];
}

/** The pad with lines that wait for the server; one replaces another in its place. */
export function waiting(pad: Pad, changes: readonly Change[]): Pad {
  const { shared } = pad;
  if (!shared) return pad;
  const lines = changes.flatMap((change) => linesOf(change, pad.names.length));
  const places = new Set(lines.map(place));
  const before = shared.waiting.filter((line) => !places.has(place(line)));
  return { ...pad, shared: { ...shared, waiting: [...before, ...lines] } };
}

/** The pad, opened for other devices (Refused). */
export async function open(pad: Pad): Promise<Pad> {
  const { game, options, names, begun } = pad;
  const { pad: id, token } = await post<OpenedPad>("/api/pads", {
    game,
    options,
    names,
    begun,
  } satisfies NewPad);
  keepSecret(id, token);
  return { ...pad, shared: { id, mine: true, n: 0, waiting: everything(pad) } };
}

/** A pad that somebody else has opened, as it stands (Refused). */
export async function joined(id: string): Promise<Pad> {
  const news = await ask<PadNews>(at(id));
  const { game, options, players, begun } = news;
  const names = Array.from({ length: players }, () => "");
  const blank = blankPad({ id, game, names, options: options as Pad["options"], now: begun });
  return merged({ ...blank, shared: { id, mine: false, n: 0, waiting: [] } }, news, []).pad;
}

/** A short code that leads to a pad (Refused). */
export async function codeOf(id: string): Promise<string> {
  return (await post<PadCode>(`${at(id)}/code`, {})).code;
}

/** Takes a pad that was opened here away from the other devices (Refused). */
export async function takeAway(id: string): Promise<void> {
  const token = secretOf(id, () => "");
  await ask(at(id), { method: "DELETE", headers: { authorization: `Bearer ${token}` } }).catch(
    (error: unknown) => {
      if ((error as Refused).code !== "unknown-pad") throw error; // somebody else was quicker
    },
  );
  keepSecret(id, null);
}

/**
 * Takes all pads that were opened here away from the other devices; on those that others opened, another name stands
 * in the place of this browser's owner (Refused).
 */
export async function eraseFromAll(): Promise<void> {
  for (const pad of pads()) {
    if (pad.shared?.mine) await takeAway(pad.shared.id);
    else if (pad.shared) await eraseName(pad.shared.id, ownSeat(pad, settings.name.trim()));
  }
}

async function eraseName(id: string, seat: number | null): Promise<void> {
  if (seat === null) return;
  try {
    const { n } = await ask<PadNews>(at(id)); // as it stands now: nothing newer keeps the name
    const lines = [{ kind: "name", seat, name: ERASED_NAME }];
    await post(at(id), { since: n, lines } as PadChanges);
  } catch (error) {
    if ((error as Refused).code !== "unknown-pad") throw error;
  }
}

/** Brings what waits, and asks for what is new (Refused). */
export async function exchange(pad: Pad): Promise<{ news: PadNews; sent: readonly Line[] }> {
  const { id, n, waiting } = pad.shared!;
  const sent = waiting.slice(0, MAX_PAD_LINES);
  const news = sent.length
    ? await post<PadNews>(at(id), { since: n, lines: [...sent] } as PadChanges)
    : await ask<PadNews>(`${at(id)}?since=${n}`);
  return { news, sent };
}

/** The pad with the news; `overruled`: true if somebody else had written in a place for which a line was sent. */
export function merged(
  pad: Pad,
  news: Pick<PadNews, "n" | "lines">,
  sent: readonly Line[],
): { pad: Pad; overruled: boolean } {
  const shared = pad.shared!;
  const lines = news.lines as unknown as Line[];
  const mine = new Map(sent.map((line) => [place(line), line]));
  const theirs = new Set(lines.map(place).filter((one) => !mine.has(one)));
  const unsent = shared.waiting.filter((line) => !sent.includes(line));
  const left = unsent.filter((line) => !theirs.has(place(line)));
  const differ = lines.some((line) => mine.has(place(line)) && !same(mine.get(place(line))!, line));
  const overruled = differ || left.length < unsent.length;
  // Lines that wait were written here since then, and are yet to be sent.
  const now = [...lines, ...left].reduce<Pad>(written, pad);
  return { pad: { ...now, shared: { ...shared, n: news.n, waiting: left } }, overruled };
}

/** True if two lines have equal fields, in any order. */
function same(one: Line, other: Line): boolean {
  const sorted = (line: unknown): unknown =>
    typeof line === "object" && line !== null && !Array.isArray(line)
      ? Object.entries(line)
          .sort(([a], [b]) => a.localeCompare(b))
          .map(([name, value]) => [name, sorted(value)])
      : line;
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}
