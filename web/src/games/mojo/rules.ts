/**
 * The rulebook of Mojo; its words are in `games/mojo/rules.ftl`. A card is its value, a face of the Mojo card
 * ("mojo-0", "mojo-10"), or any card face down ("back").
 */
import type { Rulebook, Tables } from "../rulebook";

const oneDiscard: Tables = { discards: [1] };
const twoDiscards: Tables = { discards: [2] };

/** One round, counted and then settled. */
const counted = [
  { name: "ada", cards: ["9", "8", "8", "1", "1"] },
  { name: "ben", cards: ["4", "2", "0"] },
  { name: "cleo", cards: ["11", "10", "3"] },
];

export const rulebook: Rulebook = {
  chapters: [
    {
      name: "about",
      paragraphs: [
        { rule: "M2" },
        {
          rule: "M1",
          cards: [
            ["0", "1"],
            ["2", "3", "4"],
            ["5", "6", "7"],
            ["8", "9", "10"],
            ["11", "12"],
          ],
        },
        { rule: "M1", text: "m1-mojo", cards: [["mojo-0", "mojo-10"]] },
      ],
    },
    {
      name: "setup",
      paragraphs: [{ rule: "M3", cards: [["mojo-0", "back", "6"]] }, { rule: "M4" }],
    },
    {
      name: "turn",
      paragraphs: [
        { rule: "M5" },
        { rule: "M6" },
        { rule: "M7", cards: [["8", "5"]] },
        { rule: "M8", cards: [["4", "9"]] },
        {
          rule: "M9",
          cards: [["7", "7"]],
          example: {
            groups: [
              { name: "discard", cards: ["8"] },
              { name: "hand", cards: ["8", "8", "7", "7", "5", "2", "0"] },
              { name: "played", cards: ["8", "8", "7"] },
            ],
            numbers: { played: 3, left: 4 },
          },
        },
        { rule: "M10", only: oneDiscard },
      ],
    },
    {
      name: "end",
      paragraphs: [
        {
          rule: "M11",
          cards: [["back", "back", "back"]],
          example: {
            groups: [
              { name: "discard", cards: ["6"] },
              { name: "hand", cards: ["9", "5", "2", "0"] },
            ],
            numbers: { lower: 3, higher: 4 },
          },
        },
        { rule: "M11", text: "m11-two" },
        { rule: "M12", cards: [["back", "7", "back"]] },
        { rule: "M13" },
        {
          rule: "M13",
          text: "m13-higher",
          unprinted: true,
          example: {
            groups: [
              { name: "discard", cards: ["5"] },
              { name: "hand", cards: ["5", "5", "5", "9"] },
            ],
            numbers: { played: 4, left: 1 },
          },
        },
        { rule: "M16" },
        { rule: "M16", text: "m16-shuffle", only: { edition: ["ru", "pl"] } },
        { rule: "M16", text: "m16-fr", only: { edition: ["fr"] } },
      ],
    },
    {
      name: "scoring",
      paragraphs: [
        {
          rule: "M14",
          example: { groups: counted, numbers: { ada: 10, ben: 4, cleo: 24 } },
        },
        { rule: "M14", text: "m14-ru", unprinted: true, only: { edition: ["ru"] } },
        {
          rule: "M14",
          text: "m14-colour",
          example: {
            groups: [
              { name: "ada", cards: ["12", "12", "11", "4", "4", "2"] },
              { name: "ben", cards: ["10", "7", "3"] },
            ],
            numbers: { ada: 16, ben: 20 },
          },
        },
        {
          rule: "M15",
          cards: [["mojo-0", "mojo-10"]],
          example: { groups: counted, numbers: { ben: 4, cleo: 24, mojo: 34 } },
        },
        {
          rule: "M15",
          text: "m15-tie",
          example: {
            groups: [
              { name: "ada", cards: ["3", "1"] },
              { name: "ben", cards: ["10", "8", "5"] },
              { name: "cleo", cards: ["4", "0"] },
            ],
            numbers: { ada: 4, ben: 15, cleo: 4, mojo: 0 },
          },
        },
        { rule: "M17" },
      ],
    },
    {
      name: "variants",
      paragraphs: [
        { rule: "M18", only: twoDiscards, cards: [["back", "6", "9"]] },
        { rule: "M18", text: "m18-turn", only: twoDiscards },
        {
          rule: "M18",
          text: "m18-draw",
          only: twoDiscards,
          example: {
            groups: [
              { name: "discard-left", cards: ["6"] },
              { name: "discard-right", cards: ["9"] },
              { name: "hand", cards: ["10", "7", "5", "4", "0"] },
            ],
            numbers: { sum: 19 },
          },
        },
        { rule: "M19", only: { discards: [2], edition: ["fr", "pl"] } },
        { rule: "M19", text: "m19-ru", only: { discards: [2], edition: ["ru"] } },
        { rule: "M20", unprinted: true, only: { discards: [2], edition: ["fr", "ru"] } },
        { rule: "M20", text: "m20-pl", only: { discards: [2], edition: ["pl"] } },
        { rule: "M21", unprinted: true, only: twoDiscards },
        { rule: "M16", text: "m16-editions" },
      ],
    },
  ],
  brief: [
    { text: "deal", only: oneDiscard },
    { text: "deal-two", only: twoDiscards },
    { text: "order" },
    { text: "play", only: oneDiscard },
    { text: "play-two", only: twoDiscards },
    { text: "higher", only: oneDiscard },
    { text: "higher-two", only: twoDiscards },
    { text: "equal" },
    { text: "empty", only: { discards: [2], edition: ["fr", "pl"] } },
    { text: "empty-ru", only: { discards: [2], edition: ["ru"] } },
    { text: "pile", only: oneDiscard },
    { text: "pile-two", only: { discards: [2], edition: ["fr", "ru"] } },
    { text: "pile-two-pl", only: { discards: [2], edition: ["pl"] } },
    { text: "time" },
    { text: "turn-up" },
    { text: "end" },
    { text: "count" },
    { text: "mojo" },
    { text: "next-shuffle", only: { edition: ["ru", "pl"] } },
    { text: "next-fr", only: { edition: ["fr"] } },
    { text: "game" },
  ],
};
