/** The ways to a table; what leads to a server's is fetched when it is taken. */
import { LocalChannel } from "../local/channel.svelte";
import type { RemoteChannel } from "../remote/channel";

export type ChannelTo =
  | { remote: typeof RemoteChannel }
  /** In this browser; `game` is the one that is played there. */
  | { local: typeof LocalChannel; game: string };

/** `game`: null for a table of the server. */
export async function channelTo(game: string | null): Promise<ChannelTo> {
  if (game === null) return { remote: (await import("../remote/channel")).RemoteChannel };
  return { local: LocalChannel, game };
}
