/** The ways to a table, each fetched when it is taken. */
import type { LocalLine } from "../local/line.svelte";
import type { RemoteLine } from "../remote/line";

export type LineTo =
  | { remote: typeof RemoteLine }
  /** In this browser; `game` is the one that is played there. */
  | { local: typeof LocalLine; game: string };

/** `game`: null for a table of the server. */
export async function lineTo(game: string | null): Promise<LineTo> {
  if (game === null) return { remote: (await import("../remote/line")).RemoteLine };
  return { local: (await import("../local/line.svelte")).LocalLine, game };
}
