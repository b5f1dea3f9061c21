/** What a player's row in the sheet of scores says of them. */
import { createRawSnippet } from "svelte";
import { expect, it } from "vitest";
import { empty, show } from "../../dev/mounted.svelte";
import { tableWith } from "../../dev/tests";
import { t } from "../../words/i18n.svelte";
import ScoreRow from "./ScoreRow.svelte";

const nothing = createRawSnippet<[number]>(() => ({ render: () => "<span></span>" }));
const row = async (name: string): Promise<string> => {
  await empty();
  show(ScoreRow, {
    seat: 0,
    info: tableWith([name]).seats[0]!,
    line: { points: 3, total: 3 },
    place: 1,
    letters: 1,
    over: true,
    n: 0,
    me: true,
    winner: false,
    highest: true,
    signed: false,
    folds: false,
    unfolded: false,
    detail: nothing,
    sum: nothing,
  });
  return document.querySelector(".name")!.textContent!.replaceAll("\u200b", "").trim();
};

it("says beside your name that it is you, and only once where you have no name", async () => {
  expect(await row("Ann")).toBe(`Ann${t("you")}`);
  expect(await row(t("you"))).toBe(t("you"));
});
