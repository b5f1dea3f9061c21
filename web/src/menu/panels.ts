/** The panels over a table, each fetched when it is opened. */
import type { Component } from "svelte";
import { withTexts } from "../words/i18n.svelte";
import type { GamePage } from "../games/registry";
import type { Session } from "../table/session/session.svelte";

export interface PanelProps {
  session: Session;
  /** The game's additions to the page, once they are here. */
  page: GamePage | undefined;
  /** The address of the table; null: nobody can come to it. */
  link: string | null;
  onclose: () => void;
  /** Opens another panel instead. */
  onopen: (panel: keyof typeof panels) => void;
}

type Panel = Component<PanelProps>;

export const panels = {
  menu: (): Promise<{ default: Panel }> =>
    withTexts("errors hosting seats sound staying tables", import("./Menu.svelte")),
  settings: (): Promise<{ default: Panel }> =>
    withTexts("aloud calls hosting looks share sound staying", import("./Settings.svelte")),
  seats: (): Promise<{ default: Panel }> =>
    withTexts("share transfer", import("./SwitchDevices.svelte")),
  part: (): Promise<{ default: Panel }> => withTexts("seats", import("./TakePart.svelte")),
  yours: (): Promise<{ default: Panel }> => withTexts("yours", import("./YourData.svelte")),
  keys: (): Promise<{ default: Panel }> => import("./Keys.svelte"),
  talk: (): Promise<{ default: Panel }> => withTexts("errors talk", import("./TalkPanel.svelte")),
  sheet: (): Promise<{ default: Panel }> => import("./ScoreSheet.svelte"),
};
