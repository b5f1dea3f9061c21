import { describe, expect, it } from "vitest";
import { t } from "../words/i18n.svelte";
import type { Game } from "../rules/native";
import { Coach } from "./coach.svelte";
import type { Lesson } from "./lesson";
import { loadWords } from "./lessons";

const lessons = import.meta.glob<{ lesson: Lesson }>("../games/*/lesson.ts", { eager: true });
const rules = import.meta.glob<{ GAME: Game }>("../rules/games/*.ts", { eager: true });

describe.each(Object.entries(lessons))("the coach of %s", (path, { lesson }) => {
  const game = path.split("/")[2]!;
  const { GAME } = rules[`../rules/games/${game}.ts`]!;

  it("asks to read on where nothing is to be played, and for nothing else", async () => {
    await loadWords(game);
    for (const [at, { right }] of lesson.steps.entries()) {
      const coach = new Coach(GAME, lesson, ["You", "Ada", "Blaise"].slice(0, lesson.seats), at);
      expect(coach.table.asks).toBe(right ? null : t("learn-reads"));
    }
  });
});
