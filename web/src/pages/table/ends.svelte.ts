/** Games that end in sight of their player stand among the games played. */
import type { Session } from "../../table/session/session.svelte";

/** To be called while a component is made; `local`: the table is this browser's own. */
export function noteEnds(session: Session, local: boolean): void {
  let noted = 0;
  $effect(() => {
    const { tableInfo, shown, seat } = session;
    if (tableInfo?.status !== "over" || shown?.view.phase !== "over") return;
    if (tableInfo.games === noted || (!local && seat === null)) return;
    noted = tableInfo.games;
    const { sheet, view } = shown;
    void import("../../played/noting").then(({ noteEnd }) =>
      noteEnd(tableInfo, sheet, view.winners, local ? null : seat),
    );
  });
}
