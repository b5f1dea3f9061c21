/** The panel that lies open over a table. */
import type { Component } from "svelte";
import { type PanelProps, panels } from "../../menu/panels";
import { renewWhenAnswered } from "../../offline/offline";
import type { Session } from "../../table/session/session.svelte";

export type PanelName = keyof typeof panels;

/** A panel on its way, while a finger, or the keys, are on its button. */
export function early(panel: PanelName): void {
  panels[panel]().catch(() => {});
}

export class Opened {
  Panel = $state.raw<Component<PanelProps> | null>(null);
  readonly #session: Session;

  /** To be called while a component is made. */
  constructor(session: Session) {
    this.#session = session;
    // After a first move they will soon be wanted.
    let played = false;
    $effect(() => {
      if (session.pending) played = true;
      else if (played) for (const panel in panels) early(panel as PanelName);
    });
  }

  open = async (panel: PanelName): Promise<void> => {
    try {
      this.Panel = (await panels[panel]()).default;
    } catch {
      this.#session.news.refuse("no-part");
      void renewWhenAnswered();
    }
  };

  close = (): void => {
    this.Panel = null;
  };
}
