/** The parts of a table's page that speak and call: they come after everything that can be seen. */
import type { Component } from "svelte";
import { later } from "../../offline/offline";
import type { Session } from "../../table/session/session.svelte";
import type { TableModel } from "../../table/session/model";
import { tablesHeld } from "../../browser/settings.svelte";
import { loadTexts, withTexts } from "../../words/i18n.svelte";

/** Milliseconds until they are fetched. */
const SPEAKS = 1000;

export class Later {
  Spoken = $state.raw<Component<{ table: TableModel; onkeys: () => void }>>();
  Calling =
    $state.raw<
      Component<{ session: Session; address: string; remote?: boolean; fresh?: boolean }>
    >();
  OtherTables = $state.raw<Component<{ open: string; spoken: boolean }>>();

  /** To be called while a component is made; `there`: there is something to be seen; `table`: null if nobody sits
   * here. */
  constructor(there: () => boolean, table: string | null) {
    $effect(() => {
      if (there()) return later(SPEAKS, () => this.#fetch());
    });
    // Of other tables where there are any, or will be.
    const look = (): void => {
      if (table === null || this.OtherTables || !tablesHeld().some((one) => one !== table)) return;
      withTexts("tables", import("../../yours/OtherTables.svelte")).then(
        (made) => (this.OtherTables = made.default),
        () => {}, // the home page says it, too
      );
    };
    $effect(() => {
      if (!there()) return;
      addEventListener("storage", look);
      const stop = later(SPEAKS, look);
      return () => {
        stop();
        removeEventListener("storage", look);
      };
    });
  }

  #fetch(): void {
    void import("../../table/telling/Spoken.svelte").then((made) => (this.Spoken = made.default));
    void import("../../yours/Calling.svelte").then((made) => (this.Calling = made.default));
    // Else fetched when something is refused; when a part of the page is missing, it could not be.
    Promise.all([loadTexts("errors"), import("../../kit/Toast.svelte")]).catch(() => {});
  }
}
