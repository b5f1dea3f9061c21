/** Mushi's rulebook; its words are in `games/mushi/rules.ftl`, the rules by their ids in `docs/rules/mushi.md`. */
import type { Paragraph, Rulebook, Tables } from "../rulebook";
import { CARDS, monthOf } from "./art/cards";

const RU: Tables = { edition: ["ru"] };
const OSAKA: Tables = { edition: ["osaka"] };

const BRIGHTS = ["1b", "3b", "8b", "11b", "12b"];
const WISTERIAS = ["4a", "4r", "4c1", "4c2"];
const PAULOWNIAS = ["12b", "12c1", "12c2", "12c3"];

/** A month and its four cards. */
const month = (number: number): Paragraph => ({
  rule: "H1",
  text: `h1-${number}`,
  cards: [CARDS.filter((card) => monthOf(card) === number)],
});

/** All forty cards after a deal, for the two ways to score it. */
// prettier-ignore
const SCORED = [
  {
    name: "mine",
    cards: [
      "1b", "3b", "2a", "9a", "10a", "1r", "9r", "10r",
      "1c1", "1c2", "2c1", "3c1", "5c1", "5c2", "8c1", "8c2", "12c1", "12c2",
    ],
  },
  {
    name: "theirs",
    cards: [
      "8b", "11b", "12b", "4a", "5a", "8a", "11a", "2r", "3r", "4r", "5r", "11r",
      "2c2", "3c2", "4c1", "4c2", "9c1", "9c2", "10c1", "10c2", "11j", "12c3",
    ],
  },
];

/** The points of these cards: mine by kind and together, then the yaku. */
const COUNTED = {
  brights: 40,
  animals: 30,
  ribbons: 15,
  chaff: 10,
  mine: 95,
  my_yaku: 25,
  theirs: 135,
  their_yaku: 10,
};

export const rulebook: Rulebook = {
  chapters: [
    {
      name: "about",
      paragraphs: [
        { rule: "H1", text: "h1-game" },
        { rule: "H2" },
        { rule: "H1" },
        {
          rule: "H1",
          text: "h1-kinds",
          cards: [
            BRIGHTS,
            ["2a", "4a", "5a", "8a", "9a", "10a", "11a"],
            ["1r", "2r", "3r", "4r", "5r", "9r", "10r", "11r"],
            ["1c1", "2c1", "3c1", "4c1", "5c1", "8c1", "9c1", "10c1", "11j", "12c1"],
          ],
        },
        { rule: "H1", text: "h1-marks", cards: [["1b", "2a", "1r", "1c1", "11j"]] },
        ...[1, 2, 3, 4, 5, 8, 9, 10, 11, 12].map(month),
      ],
    },
    {
      name: "setup",
      paragraphs: [
        { rule: "H3", unprinted: true },
        { rule: "H3", text: "h3-next", unprinted: true },
        { rule: "H4" },
        {
          rule: "H4",
          text: "h4-open",
          cards: [
            ["back", "back", "back", "back", "back", "back", "back", "back"],
            ["1c1", "3r", "4c1", "5c1", "8c2", "10a", "11r", "12c2"],
            ["2a", "3b", "4r", "5a", "9r", "10r", "11j", "12c1"],
          ],
        },
        {
          rule: "H5",
          unprinted: true,
          cards: [
            ["8b", "8a", "8c1", "8c2"],
            ["11b", "11a", "11r"],
          ],
        },
        {
          rule: "H5",
          text: "h5-pairs",
          unprinted: true,
          only: { four_pairs: [true] },
          cards: [["1r", "1c2", "5a", "5c1", "9r", "9c2", "11a", "11j"]],
        },
      ],
    },
    {
      name: "turn",
      paragraphs: [
        { rule: "H6" },
        {
          rule: "H7",
          example: {
            groups: [
              { name: "table", cards: ["2r", "4c1", "8c2", "10a"] },
              { name: "played", cards: ["10r"] },
              { name: "drawn", cards: ["1c1"] },
              { name: "taken", cards: ["10a", "10r"] },
            ],
            numbers: { points: 15 },
          },
        },
        { rule: "H9" },
        {
          rule: "H9",
          text: "h9-two",
          example: {
            groups: [
              { name: "table", cards: ["3r", "3c1", "9c1", "12c2"] },
              { name: "played", cards: ["3b"] },
              { name: "taken", cards: ["3b", "3r"] },
            ],
            numbers: { points: 25 },
          },
        },
        {
          rule: "H9",
          text: "h9-three",
          example: {
            groups: [
              { name: "table", cards: ["4a", "12c1", "12c2", "12c3"] },
              { name: "played", cards: ["12b"] },
              { name: "taken", cards: PAULOWNIAS },
            ],
            numbers: { points: 23 },
          },
        },
        { rule: "H9", text: "h9-none" },
        { rule: "H8", text: "h8-ru", only: RU },
        { rule: "H8", text: "h8-shown", only: RU },
        { rule: "H8", text: "h8-osaka", only: OSAKA },
        { rule: "H10" },
      ],
    },
    {
      name: "special",
      paragraphs: [
        {
          rule: "H11",
          example: {
            groups: [
              { name: "table", cards: ["8b", "9c1", "11a"] },
              { name: "played", cards: ["11j"] },
              { name: "taken", cards: ["8b", "11j"] },
            ],
            numbers: { points: 21 },
          },
        },
        { rule: "H13" },
        { rule: "H14", unprinted: true },
        { rule: "H8", text: "h8-joker", only: RU },
        {
          rule: "H12",
          example: {
            groups: [
              { name: "table", cards: ["1c1", "5a", "11j"] },
              { name: "drawn", cards: ["5c1"] },
              { name: "taken", cards: ["5c1", "11j"] },
            ],
            numbers: { points: 2 },
          },
        },
      ],
    },
    {
      name: "end",
      paragraphs: [
        { rule: "H15", text: "h15-end" },
        { rule: "H15" },
        {
          rule: "H16",
          unprinted: true,
          example: {
            groups: [
              { name: "table", cards: ["5r", "11r"] },
              { name: "mine", cards: ["11b", "11a", "5c1", "5c2"] },
              { name: "theirs", cards: ["5a", "11j"] },
            ],
            numbers: { points: 5 },
          },
        },
        { rule: "H16", text: "h16-three", unprinted: true },
        { rule: "H12", text: "h12-end", unprinted: true },
        { rule: "H14", text: "h14-osaka", only: OSAKA },
      ],
    },
    {
      name: "scoring",
      paragraphs: [
        { rule: "H17" },
        { rule: "H17", text: "h17-five-ru", only: RU, cards: [[...BRIGHTS, "2a"]] },
        { rule: "H17", text: "h17-five-osaka", only: OSAKA, cards: [BRIGHTS] },
        { rule: "H17", text: "h17-three-ru", only: RU, cards: [["2a"], BRIGHTS] },
        { rule: "H17", text: "h17-three-osaka", only: OSAKA, cards: [["1b", "2a", "3b"]] },
        { rule: "H17", text: "h17-wisterias", cards: [WISTERIAS] },
        { rule: "H17", text: "h17-paulownias", cards: [PAULOWNIAS] },
        {
          rule: "H18",
          text: "h18-ru",
          only: RU,
          example: {
            groups: SCORED,
            numbers: { ...COUNTED, my_score: -30, their_score: -5 },
          },
        },
        {
          rule: "H18",
          text: "h18-osaka",
          only: OSAKA,
          example: {
            groups: SCORED,
            numbers: { ...COUNTED, my_score: -5, their_score: 5 },
          },
        },
        { rule: "H19" },
      ],
    },
    {
      name: "variants",
      paragraphs: [
        { rule: "H2", text: "h2-host" },
        { rule: "H8", text: "h8-editions" },
      ],
    },
  ],
  brief: [
    { text: "deal" },
    { text: "kinds" },
    { text: "turn" },
    { text: "capture" },
    { text: "stays" },
    { text: "match-ru", only: RU },
    { text: "match-osaka", only: OSAKA },
    { text: "joker" },
    { text: "waits" },
    { text: "willow" },
    { text: "left" },
    { text: "brights-ru", only: RU },
    { text: "brights-osaka", only: OSAKA },
    { text: "fours" },
    { text: "score-ru", only: RU },
    { text: "score-osaka", only: OSAKA },
    { text: "winner" },
  ],
};
