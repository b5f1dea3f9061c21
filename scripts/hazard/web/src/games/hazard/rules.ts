/** The rulebook of Hazard; its words are in `games/hazard/rules.ftl`. A card is its value. */
import type { Rulebook } from "../rulebook";

export const rulebook: Rulebook = {
  chapters: [
    {
      name: "about",
      paragraphs: [
        {
          rule: "X1",
          cards: [["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]],
        },
        { rule: "X2" },
      ],
    },
    {
      name: "setup",
      paragraphs: [{ rule: "X3" }, { rule: "X4", cards: [["back"]] }],
    },
    { name: "turn", paragraphs: [{ rule: "X5" }, { rule: "X6" }] },
    {
      name: "scoring",
      paragraphs: [
        {
          rule: "X7",
          example: {
            groups: [
              { name: "x7-cards", cards: ["4", "10"] },
              { name: "x7-hidden", cards: ["7"] },
            ],
            numbers: { cards: 14, points: 21 },
          },
        },
      ],
    },
    { name: "end", paragraphs: [{ rule: "X8" }] },
  ],
  brief: [{ text: "aim" }, { text: "turn" }, { text: "end" }],
};
