/** In which order updates are shown, and what of them the history holds. */
import { expect, it } from "vitest";
import { update } from "../../games/mojo/fixtures";
import { Updates } from "./updates.svelte";
import type { Showing, UpdateOf } from "./model";

const numbered = (entry: number): UpdateOf<never, never> =>
  ({ ...update({}), entry }) as unknown as UpdateOf<never, never>;
const told = (kind: string) => [{ round: 1, event: { kind } as never }];

it("shows first how the position came about, then what has come since", async () => {
  const updates = new Updates<never, never>();
  updates.shown = numbered(1);
  const shown: string[] = [];
  updates.present({
    async open({ commit, tell }) {
      shown.push("opening");
      await Promise.resolve();
      tell(told("dealt"));
      commit();
    },
    async show({ entry }, { tell }) {
      shown.push(`entry ${entry}`);
      tell(told("played"));
    },
  });
  expect(shown).toEqual(["opening"]);
  await updates.push(numbered(2));
  expect(shown).toEqual(["opening", "entry 2"]);
  expect(updates.shown.entry).toBe(2);
  expect(
    updates.history.events.map(({ event }: { event: { kind: string } }) => event.kind),
  ).toEqual(["dealt", "played"]);
});

it("hurries an opening once the player has acted", async () => {
  const updates = new Updates<never, never>();
  updates.shown = numbered(1);
  let hurry!: AbortSignal;
  updates.present({
    open(showing: Showing) {
      hurry = showing.hurry;
      return new Promise((done) => hurry.addEventListener("abort", () => done()));
    },
    show: async () => {},
  });
  expect(hurry.aborted).toBe(false);
  await updates.push(numbered(2), true);
  expect(updates.shown.entry).toBe(2);
});

it("lets nobody wait for an update of a game that has been cleared away", async () => {
  const updates = new Updates<never, never>();
  let release!: () => void;
  updates.present({ show: () => new Promise((done) => (release = done)) });
  const shown = [updates.push(numbered(1)), updates.push(numbered(2))];
  await Promise.resolve();
  updates.clear();
  release();
  await Promise.all(shown);
  expect(updates.shown).toBeNull();
});
