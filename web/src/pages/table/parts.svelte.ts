/** The parts of a table's page, each fetched when it is needed. */
import { type GamePage, games } from "../../games/registry";
import type { Session } from "../../table/session/session.svelte";
import { loadTexts, withTexts } from "../../words/i18n.svelte";
import { type Phase, waits } from "./phase";

/** To be called while a component is made. `screen`: this is the screen that people sit around;
 * `shared`: people who are elsewhere can come to this table. */
export function partsOf(
  session: Session,
  now: () => { phase: Phase; mayTakePart: boolean },
  { screen, shared }: { screen: boolean; shared: boolean },
) {
  const game = $derived(session.tableInfo?.game);
  const gathering = $derived(now().phase === "gathering");
  const lobby = $derived(
    gathering && !screen && shared
      ? withTexts("hosting lobby seats share talk", import("../../table/lobby/Lobby.svelte"))
      : undefined,
  );
  const screenLobby = $derived(
    gathering && screen
      ? withTexts("lobby share", import("../../table/screen/Lobby.svelte"))
      : undefined,
  );
  const waited = $derived(
    session.tableInfo !== null && (waits(session.tableInfo) || now().mayTakePart),
  );
  const staying = $derived(
    waited
      ? withTexts("seats staying talk", import("../../table/people/Staying.svelte"))
      : undefined,
  );
  const speaking = $derived(session.talk.said.length > 0);
  const said = $derived(
    speaking
      ? withTexts("talk", import("../../table/people/Said.svelte"))
      : new Promise<never>(() => {}),
  );
  // On its way while people still sit down.
  const board = $derived.by(() => {
    const page = game === undefined ? undefined : games[game];
    return screen && page?.screen ? withTexts(game!, page.screen()) : page?.board();
  });
  let page = $state.raw<GamePage>();
  let unreachable = $state.raw(false);
  $effect(() => {
    if (game === undefined) return;
    let current = true;
    loadTexts(game).then(
      () => current && (page = games[game]),
      () => (unreachable = true),
    );
    return () => (current = false);
  });
  return {
    get lobby() {
      return lobby;
    },
    get screenLobby() {
      return screenLobby;
    },
    /** Buttons for a game that waits for something other than a move. */
    get staying() {
      return staying;
    },
    get said() {
      return said;
    },
    get board() {
      return board;
    },
    /** The game's additions to the page, once its texts are here. */
    get page() {
      return page;
    },
    /** True if the game's texts could not be fetched. */
    get unreachable() {
      return unreachable;
    },
  };
}
