/** What the live region of a table says. */
import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { PATIENCE, come, said, show } from "../../dev/mounted.svelte";
import { positioned, sessionAt, tableWith, welcome } from "../../dev/tests";
import { update } from "../../games/mojo/fixtures";
import { LiveTable } from "../session/live";
import Spoken from "./Spoken.svelte";

it("says that a lost connection is back, and nothing of the first one", async () => {
  const { session, on } = sessionAt([]);
  on.connection("online");
  on.message(welcome({ seat: 0 }));
  on.message(tableWith(["Ann", "Bea"]));
  on.message(update({}));
  await positioned(session);
  show(Spoken, { table: new LiveTable(session, null), onkeys() {} });
  await come("spoken");
  expect(said("spoken")).not.toContain("Connected again");
  on.connection("waiting");
  flushSync();
  on.connection("connecting");
  flushSync();
  on.connection("online");
  await vi.waitFor(() => expect(said("spoken")).toContain("Connected again."), PATIENCE);
});
