// Generated from src/parlour/server/pages/defaults.py by `npm run generate`. Do not edit.
import type { GameInfo } from "../wire";

export const GAMES: GameInfo[] = [
  {
    name: "mojo",
    min_seats: 2,
    max_seats: 8,
    options: [
      {
        name: "edition",
        kind: "choice",
        default: "fr",
        values: ["fr", "ru", "pl"],
        low: null,
        high: null,
        where: {},
      },
      { name: "discards", kind: "number", default: 1, values: [], low: 1, high: 2, where: {} },
      { name: "points", kind: "number", default: 50, values: [], low: 1, high: 1000, where: {} },
      { name: "first_player", kind: "seat", default: null, values: [], low: 0, high: 7, where: {} },
    ],
    bots: ["easy", "medium", "hard", "expert", "master"],
    usual_bot: "medium",
  },
  {
    name: "mushi",
    min_seats: 2,
    max_seats: 2,
    options: [
      {
        name: "edition",
        kind: "choice",
        default: "ru",
        values: ["ru", "osaka"],
        low: null,
        high: null,
        where: {},
      },
      { name: "deals", kind: "number", default: 12, values: [], low: 1, high: 48, where: {} },
      {
        name: "four_pairs",
        kind: "flag",
        default: false,
        values: [],
        low: null,
        high: null,
        where: {},
      },
      { name: "first_dealer", kind: "seat", default: null, values: [], low: 0, high: 1, where: {} },
    ],
    bots: ["easy", "medium", "hard", "expert", "master"],
    usual_bot: "medium",
  },
  {
    name: "uno",
    min_seats: 2,
    max_seats: 10,
    options: [
      {
        name: "edition",
        kind: "choice",
        default: "monster",
        values: ["monster", "classic"],
        low: null,
        high: null,
        where: {},
      },
      {
        name: "scoring",
        kind: "choice",
        default: "main",
        values: ["main", "alternative"],
        low: null,
        high: null,
        where: {},
      },
      { name: "points", kind: "number", default: 500, values: [], low: 1, high: 5000, where: {} },
    ],
    bots: ["easy", "medium", "hard", "expert", "master"],
    usual_bot: "medium",
  },
];
export const BOT_NAMES = [
  "Ada",
  "Blaise",
  "Emmy",
  "Leonhard",
  "Sonja",
  "Carl",
  "Sophie",
  "Alan",
  "Grace",
  "Kurt",
];
export const PACE = 1200;
export const MOMENT = 2500;
export const BOT_PATIENCE = 3000;
export const LONGEST = 1000;
export const SEARCH_BEAT = 250;
