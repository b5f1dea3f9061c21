/** The rules of Monster High UNO as players read them; the words are in `games/uno/rules.ftl`. */
import type { Rulebook, Tables } from "../rulebook";

const MONSTER: Tables = { edition: ["monster"] };
const CLASSIC: Tables = { edition: ["classic"] };
const MAIN: Tables = { scoring: ["main"] };
const ALTERNATIVE: Tables = { scoring: ["alternative"] };

export const rulebook: Rulebook = {
  chapters: [
    {
      name: "about",
      paragraphs: [
        { rule: "U20", text: "u20-aim", only: MAIN },
        { rule: "U21", text: "u21-aim", only: ALTERNATIVE },
        { rule: "U2" },
        {
          rule: "U1",
          only: MONSTER,
          cards: [
            ["b7", "g7", "p7", "y7"],
            ["p+2", "pr", "ps"],
            ["wild", "+4", "scary"],
          ],
        },
        {
          rule: "U1",
          text: "u1-classic",
          only: CLASSIC,
          cards: [
            ["b7", "g7", "p7", "y7"],
            ["p+2", "pr", "ps"],
            ["wild", "+4"],
          ],
        },
        { rule: "U1", text: "u1-kinds" },
      ],
    },
    {
      name: "setup",
      paragraphs: [
        { rule: "U3" },
        { rule: "U4", cards: [["back", "y4"]] },
        { rule: "U6" },
        { rule: "U5" },
        { rule: "U5", text: "u5-draw-two", cards: [["b+2"]] },
        { rule: "U5", text: "u5-skip", cards: [["gs"]] },
        { rule: "U5", text: "u5-reverse", cards: [["pr"]] },
        { rule: "U5", text: "u5-wild", cards: [["wild"]] },
        { rule: "U5", text: "u5-draw-four", cards: [["+4"]] },
        { rule: "U5", text: "u5-scary", only: MONSTER, cards: [["scary"]] },
        { rule: "U3", text: "u3-next", unprinted: true },
      ],
    },
    {
      name: "turn",
      paragraphs: [
        { rule: "U7" },
        {
          rule: "U7",
          text: "u7-fits",
          example: {
            groups: [
              { name: "discard", cards: ["p7"] },
              { name: "fits", cards: ["p2", "ps", "b7", "wild"] },
              { name: "fits-not", cards: ["b3", "ys", "g+2"] },
            ],
            numbers: {},
          },
        },
        { rule: "U7", text: "u7-wild" },
        { rule: "U7", text: "u7-draw" },
        { rule: "U7", text: "u7-drawn" },
      ],
    },
    {
      name: "special",
      paragraphs: [
        { rule: "U10", cards: [["bs", "gs", "ps", "ys"]] },
        { rule: "U9", cards: [["br", "gr", "pr", "yr"]] },
        { rule: "U8", cards: [["b+2", "g+2", "p+2", "y+2"]] },
        { rule: "U9", text: "u9-two", unprinted: true },
        { rule: "U11", cards: [["wild"]] },
        { rule: "U12", cards: [["+4"]] },
        { rule: "U12", text: "u12-allowed" },
        { rule: "U13" },
        { rule: "U13", text: "u13-judged", unprinted: true },
        {
          rule: "U13",
          text: "u13-guilty",
          example: {
            groups: [
              { name: "discard", cards: ["g5"] },
              { name: "ada-holds", cards: ["g2", "p8", "wild"] },
            ],
            numbers: { drawn: 4, held: 7 },
          },
        },
        {
          rule: "U13",
          text: "u13-innocent",
          example: {
            groups: [
              { name: "discard", cards: ["g5"] },
              { name: "ada-holds", cards: ["b5", "p8", "wild"] },
            ],
            numbers: { drawn: 6 },
          },
        },
        { rule: "U14", only: MONSTER, cards: [["scary"]] },
        {
          rule: "U14",
          text: "u14-order",
          only: MONSTER,
          example: {
            groups: [
              { name: "hand", cards: ["scary", "p2", "p6", "pr", "b4"] },
              { name: "ada-gets", cards: ["pr", "p6"] },
              { name: "ben-gets", cards: ["p2"] },
              { name: "kept", cards: ["b4"] },
            ],
            numbers: { given: 3 },
          },
        },
        { rule: "U14", text: "u14-seen", unprinted: true, only: MONSTER },
        { rule: "U14", text: "u14-must", unprinted: true, only: MONSTER },
        { rule: "U15", unprinted: true, only: MONSTER },
      ],
    },
    {
      name: "end",
      paragraphs: [
        { rule: "U16" },
        { rule: "U16", text: "u16-catch" },
        { rule: "U16", text: "u16-until" },
        { rule: "U16", text: "u16-scary", only: MONSTER },
        { rule: "U16", text: "u16-late", unprinted: true },
        { rule: "U16", text: "u16-undue", unprinted: true },
        { rule: "U16", text: "u16-moment" },
        { rule: "U17" },
        {
          rule: "U17",
          text: "u17-draw",
          example: {
            groups: [
              { name: "ada-plays", cards: ["g+2"] },
              { name: "ben-holds", cards: ["g4", "wild"] },
              { name: "ben-draws", cards: ["y9", "b3"] },
            ],
            numbers: { held: 54, drawn: 12, total: 66 },
          },
        },
        { rule: "U17", text: "u17-wild", unprinted: true },
        { rule: "U18" },
        { rule: "U18", text: "u18-nothing", unprinted: true },
        { rule: "U18", text: "u18-blocked", unprinted: true, only: MAIN },
        { rule: "U18", text: "u18-blocked-alternative", unprinted: true, only: ALTERNATIVE },
      ],
    },
    {
      name: "scoring",
      paragraphs: [
        {
          rule: "U19",
          cards: [
            ["b0", "g5", "y9"],
            ["p+2", "pr", "ps"],
            ["wild", "+4"],
          ],
        },
        { rule: "U19", text: "u19-scary", only: MONSTER, cards: [["scary"]] },
        {
          rule: "U20",
          only: MAIN,
          example: {
            groups: [
              { name: "ben-holds", cards: ["y5", "b8", "gs"] },
              { name: "cleo-holds", cards: ["p0", "p3", "wild"] },
            ],
            numbers: { ben: 33, cleo: 53, ada: 86 },
          },
        },
        { rule: "U20", text: "u20-end", only: MAIN },
        {
          rule: "U21",
          only: ALTERNATIVE,
          example: {
            groups: [
              { name: "ben-holds", cards: ["y5", "b8", "gs"] },
              { name: "cleo-holds", cards: ["p0", "p3", "wild"] },
            ],
            numbers: { ben: 33, cleo: 53, ada: 0 },
          },
        },
        { rule: "U21", text: "u21-end", only: ALTERNATIVE },
      ],
    },
    {
      name: "variants",
      paragraphs: [
        { rule: "U1", text: "u1-choice" },
        { rule: "U21", text: "u21-choice" },
        { rule: "U20", text: "u20-choice" },
        { rule: "U7", text: "u7-not-played" },
      ],
    },
  ],
  brief: [
    { text: "deal" },
    { text: "begin" },
    { text: "first" },
    { text: "first-wild", only: CLASSIC },
    { text: "first-scary", only: MONSTER },
    { text: "first-four" },
    { text: "play" },
    { text: "draw" },
    { text: "skip" },
    { text: "reverse" },
    { text: "draw-four" },
    { text: "challenge" },
    { text: "scary", only: MONSTER },
    { text: "call" },
    { text: "pile" },
    { text: "last" },
    { text: "points" },
    { text: "end", only: MAIN },
    { text: "end-alternative", only: ALTERNATIVE },
  ],
};
