// Generated from parlour/games/mushi and parlour/bots by `make generate`.
// Do not edit: Python is the source, and what is written here is held against it.
// @ts-nocheck
import * as py from "../native.ts";

import { searching } from "../tree.ts";
import type { MushiEvent, MushiView } from "../../wire.ts";

export class MushiState extends py.State {
  static readonly fields = [
    "rng",
    "seats",
    "edition",
    "rounds",
    "four_pairs",
    "first_dealer",
    "phase",
    "turn",
    "dealer",
    "round",
    "misdeals",
    "table",
    "captured",
    "turned",
    "joker_left_by",
    "joker_paired_by",
    "lacks",
    "hand",
    "hand_size",
    "pile",
    "pile_size",
    "points",
    "totals",
  ];
  readonly memory = new ArrayBuffer(114);
  readonly bytes = new Uint8Array(this.memory);
  seats = 0;
  edition = 0;
  rounds = 0;
  four_pairs = 0;
  first_dealer = 0;
  phase = 0;
  turn = 0;
  dealer = 0;
  round = 0;
  misdeals = 0;
  table = 0;
  turned = 0;
  joker_left_by = 0;
  joker_paired_by = 0;
  pile_size = 0;
  captured = new Float64Array(this.memory, 0, 2);
  lacks = new Float64Array(this.memory, 16, 2);
  hand = new Float64Array(this.memory, 32, 2);
  rng = new Uint32Array(this.memory, 48, 4);
  points = new Int16Array(this.memory, 64, 2);
  totals = new Int16Array(this.memory, 68, 2);
  hand_size = new Int8Array(this.memory, 72, 2);
  pile = new Int8Array(this.memory, 74, 40);

  set(other: MushiState): void {
    this.bytes.set(other.bytes);
    this.seats = other.seats;
    this.edition = other.edition;
    this.rounds = other.rounds;
    this.four_pairs = other.four_pairs;
    this.first_dealer = other.first_dealer;
    this.phase = other.phase;
    this.turn = other.turn;
    this.dealer = other.dealer;
    this.round = other.round;
    this.misdeals = other.misdeals;
    this.table = other.table;
    this.turned = other.turned;
    this.joker_left_by = other.joker_left_by;
    this.joker_paired_by = other.joker_paired_by;
    this.pile_size = other.pile_size;
  }

  copy(): MushiState {
    const twin = new MushiState();
    twin.set(this);
    twin.source = this.source;
    return twin;
  }
}

const NUMBERS = new Map([
  ["ru", 0],
  ["osaka", 1],
]);
const NONE = -1;
const SEATS = 2;
const OVER = 3;
const DEAL = 0;
const MISDEAL = 1;
const DEALT = 2;
const PLAY = 1;
const CHANCE = -1;
const NOBODY = -2;
const TAKE = 2;
const TAKE_CARD = 1;
const LIGHTNING = 34359738368;
const MUST_MATCH = [1, 0];
const JOKER = 35;
const PLAY_CARD = 0;
const DECK_SIZE = 40;
const WORD = 4294967296;
const ALL_CARDS = 1099511627775;
const LOTS = 0;
const CARD_NAMES = [
  "1b",
  "1r",
  "1c1",
  "1c2",
  "2a",
  "2r",
  "2c1",
  "2c2",
  "3b",
  "3r",
  "3c1",
  "3c2",
  "4a",
  "4r",
  "4c1",
  "4c2",
  "5a",
  "5r",
  "5c1",
  "5c2",
  "8b",
  "8a",
  "8c1",
  "8c2",
  "9a",
  "9r",
  "9c1",
  "9c2",
  "10a",
  "10r",
  "10c1",
  "10c2",
  "11b",
  "11a",
  "11r",
  "11j",
  "12b",
  "12c1",
  "12c2",
  "12c3",
];
const _REASONS = new Map([
  [0, "four_of_a_month"],
  [1, "three_willows"],
  [2, "four_pairs"],
]);
const PLAYED = 3;
const TURNED_UP = 4;
const CAPTURED = 5;
const STAYS = 6;
const LEFT_OVER = 7;
const YAKU_MADE = 8;
const YAKU = [
  [
    { name: "five_brights", points: 30, all: 0, some: 5, of: 73015492881, need: 5 },
    { name: "three_brights", points: 25, all: 16, some: 2, of: 73015492865, need: 3 },
    { name: "wisterias", points: 10, all: 61440, some: 0, of: 0, need: 4 },
    { name: "paulownias", points: 10, all: 1030792151040, some: 0, of: 0, need: 4 },
  ],
  [
    { name: "five_brights", points: 30, all: 73015492865, some: 0, of: 0, need: 5 },
    { name: "three_brights", points: 25, all: 273, some: 0, of: 0, need: 3 },
    { name: "wisterias", points: 10, all: 61440, some: 0, of: 0, need: 4 },
    { name: "paulownias", points: 10, all: 1030792151040, some: 0, of: 0, need: 4 },
  ],
];
const DEAL_OVER = 9;
const GAME_OVER = 10;
const _TEXT = /* @__PURE__ */ py.numbered([
  "1b",
  "1b x 1r",
  "1b x 1c1",
  "1b x 1c2",
  "1r x 1b",
  "1r",
  "1r x 1c1",
  "1r x 1c2",
  "1c1 x 1b",
  "1c1 x 1r",
  "1c1",
  "1c1 x 1c2",
  "1c2 x 1b",
  "1c2 x 1r",
  "1c2 x 1c1",
  "1c2",
  "2a",
  "2a x 2r",
  "2a x 2c1",
  "2a x 2c2",
  "2r x 2a",
  "2r",
  "2r x 2c1",
  "2r x 2c2",
  "2c1 x 2a",
  "2c1 x 2r",
  "2c1",
  "2c1 x 2c2",
  "2c2 x 2a",
  "2c2 x 2r",
  "2c2 x 2c1",
  "2c2",
  "3b",
  "3b x 3r",
  "3b x 3c1",
  "3b x 3c2",
  "3r x 3b",
  "3r",
  "3r x 3c1",
  "3r x 3c2",
  "3c1 x 3b",
  "3c1 x 3r",
  "3c1",
  "3c1 x 3c2",
  "3c2 x 3b",
  "3c2 x 3r",
  "3c2 x 3c1",
  "3c2",
  "4a",
  "4a x 4r",
  "4a x 4c1",
  "4a x 4c2",
  "4r x 4a",
  "4r",
  "4r x 4c1",
  "4r x 4c2",
  "4c1 x 4a",
  "4c1 x 4r",
  "4c1",
  "4c1 x 4c2",
  "4c2 x 4a",
  "4c2 x 4r",
  "4c2 x 4c1",
  "4c2",
  "5a",
  "5a x 5r",
  "5a x 5c1",
  "5a x 5c2",
  "5r x 5a",
  "5r",
  "5r x 5c1",
  "5r x 5c2",
  "5c1 x 5a",
  "5c1 x 5r",
  "5c1",
  "5c1 x 5c2",
  "5c2 x 5a",
  "5c2 x 5r",
  "5c2 x 5c1",
  "5c2",
  "8b",
  "8b x 8a",
  "8b x 8c1",
  "8b x 8c2",
  "8a x 8b",
  "8a",
  "8a x 8c1",
  "8a x 8c2",
  "8c1 x 8b",
  "8c1 x 8a",
  "8c1",
  "8c1 x 8c2",
  "8c2 x 8b",
  "8c2 x 8a",
  "8c2 x 8c1",
  "8c2",
  "9a",
  "9a x 9r",
  "9a x 9c1",
  "9a x 9c2",
  "9r x 9a",
  "9r",
  "9r x 9c1",
  "9r x 9c2",
  "9c1 x 9a",
  "9c1 x 9r",
  "9c1",
  "9c1 x 9c2",
  "9c2 x 9a",
  "9c2 x 9r",
  "9c2 x 9c1",
  "9c2",
  "10a",
  "10a x 10r",
  "10a x 10c1",
  "10a x 10c2",
  "10r x 10a",
  "10r",
  "10r x 10c1",
  "10r x 10c2",
  "10c1 x 10a",
  "10c1 x 10r",
  "10c1",
  "10c1 x 10c2",
  "10c2 x 10a",
  "10c2 x 10r",
  "10c2 x 10c1",
  "10c2",
  "11b",
  "11b x 11a",
  "11b x 11r",
  "",
  "11a x 11b",
  "11a",
  "11a x 11r",
  "",
  "11r x 11b",
  "11r x 11a",
  "11r",
  "",
  "",
  "",
  "",
  "11j",
  "12b",
  "12b x 12c1",
  "12b x 12c2",
  "12b x 12c3",
  "12c1 x 12b",
  "12c1",
  "12c1 x 12c2",
  "12c1 x 12c3",
  "12c2 x 12b",
  "12c2 x 12c1",
  "12c2",
  "12c2 x 12c3",
  "12c3 x 12b",
  "12c3 x 12c1",
  "12c3 x 12c2",
  "12c3",
  "11j x 1b",
  "11j x 1r",
  "11j x 1c1",
  "11j x 1c2",
  "11j x 2a",
  "11j x 2r",
  "11j x 2c1",
  "11j x 2c2",
  "11j x 3b",
  "11j x 3r",
  "11j x 3c1",
  "11j x 3c2",
  "11j x 4a",
  "11j x 4r",
  "11j x 4c1",
  "11j x 4c2",
  "11j x 5a",
  "11j x 5r",
  "11j x 5c1",
  "11j x 5c2",
  "11j x 8b",
  "11j x 8a",
  "11j x 8c1",
  "11j x 8c2",
  "11j x 9a",
  "11j x 9r",
  "11j x 9c1",
  "11j x 9c2",
  "11j x 10a",
  "11j x 10r",
  "11j x 10c1",
  "11j x 10c2",
  "",
  "",
  "",
  "",
  "11j x 12b",
  "11j x 12c1",
  "11j x 12c2",
  "11j x 12c3",
  "x 1b",
  "x 1r",
  "x 1c1",
  "x 1c2",
  "x 2a",
  "x 2r",
  "x 2c1",
  "x 2c2",
  "x 3b",
  "x 3r",
  "x 3c1",
  "x 3c2",
  "x 4a",
  "x 4r",
  "x 4c1",
  "x 4c2",
  "x 5a",
  "x 5r",
  "x 5c1",
  "x 5c2",
  "x 8b",
  "x 8a",
  "x 8c1",
  "x 8c2",
  "x 9a",
  "x 9r",
  "x 9c1",
  "x 9c2",
  "x 10a",
  "x 10r",
  "x 10c1",
  "x 10c2",
  "x 11b",
  "x 11a",
  "x 11r",
  "",
  "x 12b",
  "x 12c1",
  "x 12c2",
  "x 12c3",
]);
const _ACTIONS = py.inverse(_TEXT);
const _CARDS = py.inverse(CARD_NAMES);
const WEIGHTS = [
  [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -55, -60, -56, 118, 46, -30, 0, 152, 32, 0,
    0, 99, 0, 0, 0, -5, -27, -40, 0, 114, 25, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 31, -38, 0, 0, 102, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 11, -17, -27,
    112, 75, 18, 0, 56, 77, 0, 0, 93, 0, 0, 0, 8, -29, -14, 0, 95, 71, 0, 0, 126, 0, 0, 0, 0, 0, 0,
    0, -20, -4, 0, 0, 125, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -18, 79, 63, 103, 88, 37,
    72, 0, 118, 82, 0, 0, 0, 0, 0, 0, 90, 25, 64, 0, 105, 95, 0, 0, 123, 0, 0, 0, 0, 0, 0, 0, 124,
    109, 0, 0, 132, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 141, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50,
    -75, -51, 0, 62, 35, -20, 0, 6, 32, 0, 0, 3, 0, 0, 0, -43, -32, -55, 0, -1, -13, 0, 0, 21, 0, 0,
    0, 0, 0, 0, 0, -16, -59, 0, 0, -38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -25, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 85, 46, 39, 54, 97, 152, 51, 72, 134, 12, 10, 40, 51, 14, 17, 43, 68,
  ],
  [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, -30, -66, -64, 62, -23, -66, 0, 89, -22, 0,
    0, 39, 0, 0, 0, 0, -21, -53, 0, 71, -7, 0, 0, 59, 0, 0, 0, 0, 0, 0, 0, 14, -21, 0, 0, 71, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 21, 9, 16, 47,
    51, 62, 0, 52, 69, 0, 0, 58, 0, 0, 0, -11, 18, 26, 0, 70, 64, 0, 0, 40, 0, 0, 0, 0, 0, 0, 0, 23,
    32, 0, 0, 77, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 86, 54, 54, 57, -5, 38, 0, 50,
    59, 0, 0, 0, 0, 0, 0, 70, 6, 34, 0, 56, 80, 0, 0, 74, 0, 0, 0, 0, 0, 0, 0, 74, 85, 0, 0, 83, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 81, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65, -47, -6, 0, 58, 50,
    15, 0, -10, 43, 0, 0, -9, 0, 0, 0, -31, 4, -19, 0, -13, 4, 0, 0, -6, 0, 0, 0, 0, 0, 0, 0, 5,
    -27, 0, 0, -35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    63, 20, 46, 107, 192, 295, 81, 118, 249, 37, 32, 86, 96, 30, 52, 98, 124,
  ],
];
const SURE = 100;
const WORTH = 20;
const MAX_YAKU = 6;
const NEED = [
  [5, 3, 4, 4, 1, 1],
  [5, 3, 4, 4, 1, 1],
];
const TOTAL_VALUE = 230;
const YAKU_CARDS = [0, 4, 8, 12, 13, 14, 15, 20, 32, 36, 37, 38, 39];
const VALUES = [
  20, 5, 1, 1, 10, 5, 1, 1, 20, 5, 1, 1, 10, 5, 1, 1, 10, 5, 1, 1, 20, 10, 1, 1, 10, 5, 1, 1, 10, 5,
  1, 1, 20, 10, 5, 1, 20, 1, 1, 1,
];
const HAND_SIZE = 8;
const FOUR_OF_A_MONTH = 0;
const WILLOWS = 64424509440;
const PLAIN_WILLOWS = 30064771072;
const THREE_WILLOWS = 1;
const MONTHS = 10;
const FOUR_PAIRS = 2;
const _DEAREST = 73300775185;
const _TAKES = 200;
const _JOKER = 160;
const NAMES = ["ru", "osaka"];
const OWN_YAKU_COUNT = [0, 1];
const _PHASES = new Map([
  [0, "deal"],
  [1, "play"],
  [2, "take"],
  [3, "over"],
]);
const PATIENCE = 256;
const SPREAD = [70.8, 68.7];
const ASKED = [1, 0];
const POINTS = 64.0;
const BRIGHT = 20;
const CHAFF = 1;
const BRIGHTS = 73015492865;
const ANIMAL = 10;
const ANIMALS = 8877314064;
const RIBBON = 5;
const RIBBONS = 17750434338;
const ALL = [
  [0, 16, 61440, 1030792151040, 0, 0],
  [73015492865, 273, 61440, 1030792151040, 0, 0],
];
const OF = [
  [73015492881, 73015492865, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0],
];
const SOME = [
  [5, 2, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0],
];
const PAR = 115;
const YAKU_POINTS = [
  [30, 25, 10, 10, 0, 0],
  [30, 25, 10, 10, 0, 0],
];
const PACKET = 4;
const LAST_WILLOW_WITH_JOKER = [0, 1];
const VIEW_NUMBERS = [1, 2, 3, 4, 5, 8, 9, 10, 11, 12];
const MAX_LEGAL = 50;
const BEGINS = [
  [257, 262, 265, 269, 273, 273, 273],
  [257, 262, 265, 269, 273, 273, 273],
];
const SAFE = 64;
const TABLE = 0;
const HAND = 128;
const HIDDEN = 192;
const TURN_OVER = 0;
const TURNS_UP = 1;
const FIRST_LAYER = /* @__PURE__ */ py.unpacked(
  "fP///1UAtP8y/+T/Tf/q/7//m//K/2YAqP+6/9v/9P/l/xcAh//W/x8ASgC7/xkA3f+r/5P/BQAZAKD/0v9BAP7/JgB2ADAA5P+BAM3/FAAFAKD/lP8RAKb9sf92/x8A6v+n/6v/AgC4/9kADAAuAN//UQCo/0AASf9m/zf+ZwAlACsAnAA2AK//7ABQ/xsA9f/D/7L/GQDG/Uj/fv+SAK//V/8b/wb/T/9tAQEATAD0/1QAFv82AKD/a/83/tkAUgAKACX/dgDo/9n/TP+EABwAAQDk/+j/3f3U/+7/sv/r//r/QwBkAOH/gf/d/6T/8/9TACf/WgAmAKT/zv5ZAPv//f/+/wMA/f8CAP//+//+//r/AAD5//n/CQAAAAAAAwD9////AwACAPn/BQD8//n/+v/+/woA+P8BAPL/AAB//+v/fwC8/0D/WgBT/+P/xv+q/6n/mQBj/0v/hf+CAKb/x//8/tj+rP/SALH/agAVAOH/gP8AABsAhf+5/84A4P8BAGb/AQBE/5P/iv9UAPP/BwAHAEoA6//o/08Aef/v/1wAIAAvAFAAEP91/7L/AgDy/1n/KQCSALb/CADR/6b/DwDAANT/F//FAF7/2P/O/93/gf+VADv/7v4W/6gAgP9C/2H+0/48/9sAj//KAAMA4v+G/+L/7/8B/7T/IAHT/8v/AP/s/y3/9v+X/iUA5P9CAMr/aACZ/3P/0v8GALb//f+J/+3/5f/W/3//FQDn/8f/EP/f/5YAW//+/xsADwDX/6r+BgA3/1n/bP44AA8AegA9AC4ADQD8/8IAKv/6/+MApgCAAKsAdf5z/5X/8P/L/wL/OQDjALr/MwCL/9j/PACGAP3/pf+nAHb/XQAEAIj/Xv9AAMf9rf+z/yIA4/92/7X/9//Q/+EA+f8bABsAMgB7/xoAgf8V/5P/ZgAFAAMABgD+/wUA+f8EAP3/BAAGAPv/AAAAAAgABQD4/wMABQAOAPX//f8JAPf/+P8DAAcA/P8DAAEACgAAAAYAlf8PAIsAkf9A/1MAX//r/7H/ef+b/74AdP9K/2j/dwCt/9P/+/6+/oD/ygCj/4kAKQDS/4j/zP8nAL//vf/LAL//7f9Y//f/Vv9y/wsAXQDx/xkA8f81ANX/9v9BAJr/+P9lABkAJQBeAEj/nP/X/9n/2/8//ysAfQC4////sv/4/9D/CABdABgAmQAcAAQATwDH/zr/NQA5/73/Uf/3/w8A+P54/woAkv/O/yMAof/7/xwAV/8qAIf/ef+g/1EAMADe/5AAcgCC/wMB9f/E/yEAd/8r/8UAfP9y/2n/kQDq/9P+If9b/yX/VQA9APEA1P8pAIH/8f/J/+L+Z/7UAIYADQBo/4oAEwD9/xkAjQBaAP//lf/w/9X+6v/7/4j/7/+s/0sATAAaAB8AJACG/zIAvACp/1gA6v/5/mL+EwD6/4cAtAB5ABL/7AH1/5D/2P+w/9z/uwDW//b+OP+5ACAA8/6H/t7+xf73AJv/MgCF/0YAQ/8DAMD/Qv8J/i8BTQD2/7r/VgCz/64AiAAbAAAAGgDL/x4Awf6q/97/HwDv/7X/zP/3/kn/QgC0/wMA+f8oACf/OAAgACT/lf7IAKYA+P+N/84As/+j/3wAOgBAAHkAGwCe/6r+JgCTADf/AgBmAN0AsQBnAF7+IwCb/+P/GABf/1sAUwC//w//df+//0oAoQD5/2P/5wD8/3IAAgCx/1L/MQDe/lL/qP+tAKn/W/8s/+H+Zf9oAfj/OgBDAOf/YP8uAJ3/pf5P/wIBkf8HAIkAwP9m/0cA8f/1/5f/e/+u/6sAXv9M/13/iACk//X/+/7H/mj/0AC1/2wAEAC2/3L/xP85AIb/u//oAMX/KQCzAML/Rv/GAF0A0v+c/3b/c/+fAE3/8P4H/9QAgv9b/2n+o/4N//YAlv/cADcA3f9k/6z/IQDn/qH/awGx//T/AP/e/2//yv8CAB0A2/8fANv/ZACy/3z/jv/z/73/9f+I/2QAuP9XAIn/SwDi/8//J//A/3YAuv/2/0cA7/9lAFoAigBT/20AbQCi/63/MP/u/pYA4v6v/zz/nABLAE/+Ff/E/x7/NwDv/y0Aqv/IAFn/xP+w/3j/NP7YAI7/8f/1AO3/Ov8kAYj/dAD7/73///6vADT/5f5h//AA0/9P/6L+6P76/tsAov/ZADcAbABU/7X/n/9b/2L+QwFFALL/yv9vAIL/CwAWAGAA/f/7/4//LwB8/oj/0P8dAMb/d//O//D+jv8dALz/8P8nACoAiP8WAH4ALf/M/qYAHwALAbsAPQCY/jcBPwAe/6P/+f/G/uwAe//t/mX/hAB7AGP+HP5v/0v/eABT/1cBNQDJ/+f+m//W/u3/p/5SAQsAz//J/z0Avf/zAJP/MP8iAB8A5f5gANf+C//q/zIAw/9W/0H/K/9j/yAAgv+5AJX/OwBy/ycAaQBn/+r+CwE9APf/5/7LAHkAGgCcAO//EwA3ANX//v8q/3v/BQB9/9T/hP95AC8AJQA6/wYAg//S/1IAVv/5/+AA2v9h/5kAXQABADj/XgDE/yYAOgC+ABIADADS/xgAmv7X/x4AuP8BANb/RABVAPb/hv/A/6r/9/89AB//RQA8AFD/3f9yAOD/AwCP/wcAW/+j/5T/YAD1/yYADAAxANr/+P8+AIv/9/9VABgAJwBPAG3/s//D//H/2f9V/y4AlgDe/wsArv/G/+7/Iv/q/0//2/8E/yUA5v89AOj/ZACy/3z/n//7/8L/6/+Y/1kAv/89AKD/RQDu/8j/LP/T/3UA2f/m/08ADADd/+b+IABi/3z/z/9fAA4AaQBMAPT/EgD2/54ANP/z/70AsABeAKQA2/6E/4j/2f/c/yn/RwDYANP/KACe/9b/pv9V/40AzP+EAD4ASgBeACgAqv8AAL3++v8uAHX/AgBk/zwAVQAfAF3/JwCz/0cA8wD3/nEAxf/g/m/+PgAsAEAAuv9YAMH/PQGgAPz/7v8XAFD/AQCx/5b/DwBDAN3/s/+4/5T/l/8nAOT/7f8IAGMAqf8pANX/oP8X/3kAjQAhAIz/rADu/8n/CgBZAFEAXwD0/6v/5/4NAJAAT//c/zIA2QBtAF0Atv71/2z/CABuAFf/SQAJALP/rf+q/xIAOQBX/0IAmP/YABYAuf/g/zEAmf87AMT/Df8lAHoAnf+l/kf/jv9o/+n/x//2/6r/EwAEAEAArP9D/wP/AQFmANX/N/+IAGj/QQBVAN//JABfAJD/2f+J/4H/FACh/7D/uf9eAC8A6v8L/97/wf/4/3YAS/8QAEoAXP/E/zgAswDr/83+mwACADT/hgBEAG8AmgAQAGv/uv4FAPwA3v7u/5YAeQGrAMUAj/3A///+5P80ABb/YwBpAKz/FQBz/2//cv2GANT/Pf6A/y7/BAAfABP/3wA7Ab4Ejf+n/ysA9P/f/rn/7f+a/xQBAAAUAEoAjv///wv/kf/U/3YElgAIAAUA9/8NAAMA//8AAP7/AwACAP7/8P8AAAMAAwD//wMABwD9/wkA8//4//r/8P/6/wgACAABAAsAAgD9/wIABP/GAaIAcP8d/s3/j/6M/8L/K/+s/3gByQA5//v/IwGX/2X/Dv9o/nj/6gDc/50ATwAl/2UADf+PAN4A8v6XAWUAMf4pAEAASAMKALIAeAAnADAA6v/U/xwARAB5AG4A9/4oACgAr/8xALYAQQDp/zYAbgHUAEUAQgBz/jMAxP6m/7D/wf8AAAz/2f8EALP/AAAEAGUANQBoAXP/KQARAAQAKgDM/wcA7f/P/x//bgDi/xX/k/+E/5QAu/8FAjAA+P8mAfQAev/1/ikB5/8G/5//bf5L/0QBMP+z/6n+KgDoAMr+Rf98/+H+JwHA/8UALwDo/1UAFv/1/lEApv5aAU4ARv7z/9kAXQD+AC4AaP/oAJgAvP/p/3//QwBUAKUA0//P/pAA0/+L/+AAbgAfAMQAqgB5/5UAFv+m/tj+ov/p/4oAOwHq/+7+vwAZAIX/q/8m/5X/YAEe/9j+M//eACIAx/6k/tb+kf70AGr/+gDG/87/IwDJ/rX/yAA+/tUBtP8aAJoA7//T/p//MACo/yAA9/96AP0ASv/8AlH/bQGIAZP/y/8t/Wv/y//u/6sABgBx/10AH/+y/+b/gf5uAPIAMv7D/1EACAJtAFsAmP9SAJUAzP93/9j/0gAcAWcADABmAO0AYACQ/+r+sQFs/3cAUgFnAHgAawDV/sb+7v3+/wQA/P/+/////f/w/wAAAgADAPr/AgABAPX/8v8DAPr/BgAOAPz//P8AAAQA+f8IAAYABAD9/wYABQD4/w0Adf/l/1AAlv/Z/hT/NwAJAAwAEQAHAZMAPwNe/0b/LQC7/3kAXf/r/3IAkf9W/6H/AwBz/xwA7f6yACj/KANSAFj/OwEAAb//IP+o/+z/Wf+U/wj/6f4SAYv/nv9l/1EAQwBeAEj/7/4U/7gAff/UAH8AWP+TANH+Sv/xAMj/wwC+ADL/nv88ABAA3P8eAK7/YAA5ABD/AwBt/zoAvwCHAAkAdv99ANL/Z/+VAJYA+P/8/1wAKP8sAIEAr/2x/9f/AQD3//7/BAD//wcACAD8//3////4/wIA//8FAPz/+v8MAPr//P/7//7/+v8AAPv//f8CAAQAAwD7/wMA/////3f/YgGhAOj/gP6p/x0AjP7C/4j+2P+xAYQAS/9X/2MBp/+9/xf/iP4Q/28BoP+wAGAAMP/9AN3+RQCyADv/YQEfADH/NwBTAOoAYQBMAL8AIgCcAAcA9v9x/z8A/P++AP7/FAA5AJv/FgDEAMsApACs/7UAyP84ACQAEP+XAF7/Vf9fAd0Am/+X/u7/cP9O/9X/if4r/3EBigAP/+T+jgGX/0v/fP4s/mL+EgFm/6ABRwAc/xABxP6HAB4BNP/CAYX/NABLAIT/Cv6F/ggAlgDr/x0AUADCAA4APwF4/+4AOQFE/6X/Nv1B/24BLwAmAdb/hv5EAOL+//8iAH3/iABEAMj+xv8lAI4AnABgATcAOQBCAeP/s/9n/6sATQCXACkAxwC6AA4AYQAgAG0BEADY/4UA7f8kAGoAXP9oANj+Bf/UAZMAeP8m/v//yP+u/6//Mv/P/4YB5QA1/7j/RgFy/3X/DP97/kf/2AD//9oAaQAW/3EA0f6ZAPMA2f6rAQv/kwDuAOz/V/8hAer/Lv/Y/1z+C/9sAXP/o/8e/0MAgwD0/vv+o/45/jEBTv/NAKAASv8yABr/Qv9WAPT+KwGS/xQBNQFpAKn+TwD9/1//4/+X/vf/jQG1/tL+uf5LASUAuf7F/qH+bv6KAUX/qwAVAMP/1f8R/97/HAGG/a8BAgA1AOUAf/+o/tD/2f/D/9L/sP+6ADIB8P6LA9z+awHRAYL/1f8o/Vz/DQBT/5QAKgBt/18AF/9OAPn/p/6AAG3/pQHPANz/6f6a/9n/vP6C/2D+af9hAUoAYP8j/ywBuv/G//f+J/66/lcA3P/sAGgADP+pALf+ZQCjAGn/ewET/00B8gC8/yH+mQBp/xP/zv9y/iz/pQFuAOr+z/6gAcr/jv91/s/9dP6/AYT/QwFkAHr/yAC7/qT/1AD1/h4Cev8zAHQACv8m/kv+3v9fAN7/3v+eAOsALwBDAr//3gDcARn/ov9u/Sb/+wAMADcB8f/1/bMAZ/4WAC8AjP+zADD/PQHKAJP/ev5TAM//9v6w/+z+8P6iAXgAwv7c/vQB9f/p/vj92P0N/oABXv9IAVMA/P60AIr+4f+EANz+gAJx/6UAZwCZ/5T9QP67/1D/yv+7/3gAUAHt/78C6v5VAYYBS/8X/+f8H//0ANL//wAwAPz+MQBw/tj/7P9A/wAByv+v/7cApf8H/m78LgCP/+v/JwAQAS8B/f8MBJ//gwCdARQAPAB9/SoAhv9UAMcALACb/ggB9P5AAMX/g/+h/18A6f1BAFIAWwPCAJcAhwA8AB4AAgD3/zcAVwA7AIQA0P41AC0ApP8kANgAgQDM/1UAewEsAXIAIgAR/0EAv/6wAHz/yf/e/+v+xAHt/4b+oQB4ABL/6/8kAFAA6v+KAO7/p/6KAKP/Xv/eANQAigBzADoArP9+AJ3//P4V/+//6v9MAPUA3/+Q/mD/8/8ZABgA3/9xADIBDABjAzr/RwG+AeX/yP8A/Yz/iv/6/8AA4v85/wgAG//r/7r/O/+AACcB9f3d/3cAJgJhAAUAmwB6AFYAw/+C/w3/6wArAYUATQCqAKsAOwC7/7/+ogG0/z8ArgAAAHAAXQB5/h3/v/0yAMz+/v8yABsByQCCACsAHADDAKv/0v8e/04A7P/dAAgAXQBNAL3/DAAvAesAQACZ/zUA/P8WADkAH/99AI7/f/9iAJkAf/+a/WX+U//n//7/QwCzAKAAFwDZAYv/CAFiAST/pv9j/Wf/EQFrAAgBtP/L/aMA1P4HAEYAeP+8AIQA7v6o/4UAmADMAP3/8P8qAEcB3P+8/5X/sAAmAIgAQgDkALcA+P9UAHEAuQEEAOH/TgAVAAAAoAAr/2oAnP6Q/4cAuAC0/4j9Sf9h/3v/3//G/74ANwHL/+IC1v5bAW4BIv8Q/zb9QP/CAND/IwE4AO3+OwC8/lgAQgAx//AAxf+c/7YAl//P/Yn8h//0/xYAgwDnAN8A/f/oA7H/rQClAeb/PQA0/R0Am/+zAI8A9v/m/s8ACf9gAMT/mf+L/5oAIf5B/2gANQEuABgBNAA+AG4BqACW/yD/qQFSARsA/AAYAUYBhgA8AOD+BQLC/zYApABLASEAngAC/0cAsfwTAHf9hADs/87/v/6P/3z/AADR/18B5QDFBEH/l/5TAa//rv8l/wr/Yv9/ATMAav9RAd3/xgBa/4P/Jf/xA5wBeP+GAa0AhP/x/sv/cABo/7X/Of/i/1UBzwBH/2X/7gCH/6P/Cv9v/jP/7wAFANoApABi/50AD/+TAOoALv9VAaD/ewHGAKX/7f4AAeP/Mf/F/wH/rf8fAWABxv7o/mcBTf9K/3X+t/7f/ggBu/9EAdMAp//PAAz/iADzAPH+WAKP/7wAh/9+/0H/dgAo/3cB0P9t/zD8BQHE/4X/7/4RAN3/X/6z/0IAVP/8AGv/rgCcAAUAiwAeAQ372wCc/0MBaABAAecA/P8I/wIAz//S/o7/sf6h/0sBov+1/5T/sQBJACv/V/+5/vb+fABC/wABngBeAJ8AF//t/48Amv44ARQACAEYARIAAf8YARsA/f7j//n+z/97Adr+Lf8P/9sAYQBL/57+EP9m/joBEADOAOX/NQAz/xT/6/9FACf+oQHN/60A/v8YAHD/nv/1/wEAHQCS/0YAOQFvAcQBU//uALMBKQC6/1/+SP8xACD/jACTAMj/KQHp/gkA7ABqAJAAHACCAfcAnf81/0j/+f+k//D/ff9F/4ABGP8Q/5T+mwAlAF7/2f3j/kj+SgBs/4MAZwAoAL7/rf7Q/rAAZP6WAff/fwDl/1T/kADV/w0Ah//j/y//JQC3ALL/+P6i/2kA7v97/2f/FABg/4IBDgAhAHIAQwDsAIH/FAC4/xQBSQFfADcATv/x/7r/Yv+M/xf/1P+O/+IAuwA/ACb/BAATAMv/SABCACUA5/82/7X/bwAgADYAwQAw/y4AxAAbAYoAnf+TAZEAiv8F/2AA4v9D/7P/Pv8uAHgB/ABL/1z/8wCG/9H/H/90/iX/9ABGAPkAoQAs/6EA5P6GAO4AGv/MAez/VgG9AMz/bv9IAOH/pQAiAAX/sf+KAX7/nv+t/kEB1QCX/zP/Av8F/7MAf/9TAPr/hwD6/wn/bP+TAHL+hgF/AIEBJwExAJ3+TQDg/0r/x/+v/hr/mwGd/hP/Af8VAcr///6B/vb+Ev5lAJr/8gAqADwATADb/uf/4ABP/uIBs/9fAPj/2/90/wP/MQDu/7z/s/+bAH4BXAEpAuP+wADmATwAzf8Y/mf/GAAJ/5UAKACU/1kBrP4jABMAlACNAOL/FAEAAZj/7/66//j//f5n/1H+ov/6Ae7+df82/9gAr/+d/zP/xP7h/iAA3v9gAFAAEACIALD+CwH0/87/CgHZ/7EBHAHb/8D+iQDu/zX/pP9i/nP/7wHl/v3+5v5aAXf/vv97/p3+uf7f/6z/PAGVAOn/ZgC4/ub/WwB9/58B7P9vAXf/5f8N/+H/bv9d/8//N/8YAFgB0f+K/5n/GQDh/ysAlv/0/kn/t/+T/4gAjgC2/1EA9/6vAPUAxf/rAEcAegEYAZv/uf4QAdr/0v6v/5P+zP+yAXv+ef6d/sUBjv8O/879Tf40/mEB0P9oAaQAg/9vAGn+o/9VAIP/7gHb/68Bzf/d/8T+lQCX/+n+0v88/6b/RwGJ/z7/Lv/VAMr/l/8e/13+7/62AI3/2wBwAMP/JwBz/g8AfACC//sA8f+WAYf/wv/1/uv/HP/O//j/1//M/zoB5v/FALD/SQD1AOX/PACR/Yr/SP9x/x4AbgB6/8D/KP+z/wIByP/a/5f/cAGfAKv/4v7/ANf/Mf+A/+P+8v84AU4Bsf7b/q0BW/9//5f+hP79/twA9f/pAMAAbP//AAX/UgA/AZz+fQIAAGYB1wDw/2v/MQDc/wUAgf8v/0b/dgH7//L+7P6sAd//R/96/vL+ov6MAY3/ngB3AOL/ggDn/hsAEgAz/3gBFgBOAUkBn/8v/+X/XAB6/1j/PP+Z/6wB4v6z/oH+YQBBAK/+1f0W/1n+UQFx/2UBXAA6AGMAzf73/tYAtP4NAsb/p/8SAKz/Zf+MANb/Wv+e//v+NgC6APP/2f63/8f/YQBh/9r+jv9q/2cAcf8jACX/RwCtADD/5P9T/7kBPgEZAJ8BGAGY/5X/egDK/yD/lf87/q7/7AHn/uv+5P5gAZv/LP+K/ln+qf50AOL/QAHdANX/kwCd/g0AnwDK/58BrP9PASYBu//M/h4BX/+Y/rj/nP6A/8AB2/5+/oP+ggGe//v+9f1B/lb+jQGX/3QBrAB+/yQAgv6o/3cAWv/vAZv/dQG//7j/pP63AKT/Df/K/zb/wP9MAZL/Fv9G/9cAtf+p/xr/Jf8K/wgBmf/lAHoAqP84AJ7+8P/ZAHv/LQHj/08BTQFx/4r+tgDD/1b+lP+t/mv/2QHI/kD+f/6vAbL/1f5i/b/+Kv5+AX3/eQFgAJ3/XACW/nH/YQBL/3AC3v/pAZn/v/+E/t0A4v/e/sf/H/9z/0QBAv+j/uj+GwGo/0X/lP5k/6r+IQGO/2gBRwCX/0EAsP72/38AU//eAb7/VAFE/8j/GP8ZAHX/V//q/0b/8v7uAG//JP8Q//P/xv9J/7T/mwBq/2gAkP/mAHYA5P9KAF7/5/7kAKL/7QDM/7IA//+5/yD/4ACe//UA2/88/7H8IQHZ/4f/Av8fAOT/Mf++/0kAbf/1AI//xgD5ABMA7wDiAOL6uwCv/4IBIwDGADIA4f8w/5z/wv/+/wwA0f9qADkBbwEQAib/UQG9Ae//0P+T/jf/wP/E/iEA4QC2/4QAmv4pANYARwGQAMT/OAATAID/y/9u/9b/EP/u//X+bgD4AKoB8P6C/0kAQwCI/yP///+c/wgAOv/K//7/gQCbAHD/rwD1/xgCFgEsAJYAl//K/4j/y//8/zz/CABh/5MAwgAJADL/xf+t/+7/aABtAAQA0P9y/6z/bAB1AA4AnwBO//IA3P/MAa4ACwBWAXv/8f9S/wsAvf9m/9b/Kv8XABoBlv+E/7H/KwDU/9//l/9r/3b/GgCT/0YAegCo/3YA7f6UAJcArf+eAB0AeAHq/+j/xf40AOL//P7a/2n/mf88AYL/Kf9O/+sAuv+h/wr/xf71/voAnv+8AGcAov81AIr++//XAHX/AgH+/2QBoP/h//z+LwCX/6P/EQC9/+f/8ADM/x0Arf84AEsAv/8+APz9s/+e/4v/MABvALz/7/+H/5f/BQHA/wUAHQCZAdv/tP+a/usABgDJ/uT/PP+i/0UB2f60/vT+7QCn/33/d/6D/4/+pgBj/yQBLgCG/2gAr/7s/1gAiv+xAfD/RwF3/8j/BP/+/9v/ff/f/yP/Wf/gAFH/Hv81/z8Avv9d/6r/bgBR/50Al//XAD4Atf9+AHT/0/6iALr//wAKADoB9v7m/zL/rf/f/2//HAB4/9f/zgCt/4H/+/9j/+X/2//MACUAGQBI/2n/SgBAAMX/UgDv/7f/3ADx/wEA7P/C/f7+wQAs/E3+tP+SAD8Aq/9lATgBwwS3////8//7/zD/RQBXAOj/hv/9/xMA/f/+/6b/Gv+jAKX/OQXfAAcAev8MAIQAdgH8/5f/kwA1AC4ABQADAPP/WAAPAHUA7v8QAC4A/P8RAJwAvABAAAwAwQA3AT8AMADc/y8APf87/x0BCQEiAH79sgLe/bkAAgAU/5L83gAMAHT/cf9eAMv/+v6r/3EAyf+FALX/QQAWAAYAgwAPAA35iwB+/zIBiADe/T3/wgBnArb+XgDV/0oAOwBDAGj/QwDN/20AE//R/1UAvgAqAG4AiwALACEA7P9zAegAAAGeABn+SgDdAOr/Mv+g//z/kADNAL//gv9LAJwAIgD9/8z+bQAeAWUA4v+o/oIApv+S/z8ANwG5/7v/GgGq/0EA5/90/3b+cv/r/+3+AABWAHv+GQApAM//KwBlAHYA1QB1A08A5v6TAAoBc/+n/9v/lf/K/iwBJQGr/5j/tf8X/5//t/6tAikBLwCH/pf/vQB2AEAAGgASADYAQwFuANn/EAJmABIALwApAF0A2ACAAFcAZP+bAIP/rv/G/7j/a/+nAFH/IAIu/5H/iwCBAdj/CADZALz/pf62/6L+XP4kAO3+M/+aAI4ANwDZ/vX+9QBg/3D/fwAe//z/Cf88AGAAZACj/83/uwDx/63/0f9GABEACAA2AGr/LQDW/3UAOQAKASP/RwDt/8T/8P8+AAoAtv9J/wQAbgDv/9D/iP/X/2sA+v7cAYoAlABD/lz/EAFLAfH/Qv/d/04AwwC1AEr/6wDE//cAs/7K/5oAewGgAEAAOv9OAFb/s/+/AMz/ZADnANT+vwFh/x4Aaf6tAIkABQL7ANMAzQBLAIkAVgDA/2IAYQD8/8kA8f8PAEAA+v87ANEAtgAVACwASQG0ATAAMwAM/ykAB/9wAH//iv/m/+4AdgGBAJ7/aABgAOf/r//g/2gAiADoAPP/Y/4sAOz/w//4AC8BUADJ/8UAwP9YALn/Rf55/9//iP8+/nsANgCU/VAANwDb/+D/EwDxAOwAlQTNAND+QwAmAUX/r//v/VcAu/6iAFYAs/9T/27/+P6c/+P+0AL5AEMAsf0WAIIAUwBIAMD/6P9tAAsBvwDJ/4ECZAA+AHwASAD//9AAfACCAGX+ywDp/97/xP9w/5P/cwCf/yUCMP8jAGH/BAAAAAgAJQEZAXwALgC+AEr/mf+w/z4AbwCZANL/nf82ANX/aAD2ACwB5v/P/1UAvv/s//UAVf71/77/5f/X/o0A+//qAHkAjv8aABEAWAD3/+f/3v/5/93/5ADb/9j/m//v/qb/BwHWAJAAHwBlAN3/4P88AIP/CQBYAB4AE/8jAF4APwGT/yUAsABSAOgAPQBp/wIAeACmABcA9/+CAMUAggB/APn/2QDY/9b/LgDC/zIAOgBS/2wAWv9Q/3sAfgGB/6f9zQF5/3IA9v8FAEf+2QAOAEABlP6VAVgBof4v/wf+Df85AacAugAqAFT/jgCS/7r8+/9S/zYBGADc/0sAFACGAEUAUwCl/y4AYQCo/8j/e/8gAPb/owDg/+P/PwCXAAEAHAEFAdb/AQAZAMj/BABI/5D/CwC4/3YAm/7D/4YAJAFf/3f/CwBbAA0BWABT/zUAqQA6Ab3/6/+yAFIBjgCFAJT//gAt/+//kwCt/3EAhgDM/mMAuv5h/xEBQgEsAB/+RwIY//kA1P8s/xH9GQH8/23/Vf9NAMz/D/+s/10Aq/91AKT/owA0AN//ywAbANX4cwBs/14Bsf9F/kEAKAC7/Q4A8P+2//j/gQCbAAMBPQSxAI7+rgDwACn/v/9+/qT/TP7EAAYAFgCN/3j/5P7j/8/+9AIFAQkA4AAiAn7/2/45AAAAnf8xAPn+Hf9wAPb+KP+JANf/awDb/if/6wB9/yD/CwBBAF0AUv83AGkAEQD2//f/IQECAFP//v8/AG7+ZgDo/wj/NwC+/zkAOgA5ARX/+v8WAMP/wf9QABUApf/N/uD/1f/e/wYAdACF/9AARP9mAlQA1/8y/74AJADUAPT/7P8FACIAFwAfAPf/jP/e/+n/wgC8/wEApP80/3T/bgCQAFQAJwCMAEcAGAAbAB//EgB2AG3/gQCDAcL/2v1QAm7/DAD2//j/H/7IABUAzQDz/oEBEQGi/iz/of73/nkBNQDGAHAAsP9PAGD/yfs/AGX/9gAjAMr/VABPAIQACgBv/8j/KwBZAJb/8P+x/wYA5f9kANz/8/89ANwA2f9BAdAAKQAYACEA7f8GABv/wP///+f/m/8iAfUBcf8dAfMB+QBE//7/Mf8b/5YAa//Y/h//4gCR/23+iv5cAND+Pv92/+8AGgAN/y4AKABY/83/Tf9RAa3/9P8kAdn/YwCZAU//Hv8UAIX/rf5PALP//P5E/wgAq//4/s7/rwBn/7T/n/+OAOn/iP8JAIAAeP6X/7P/BAFBAIv/ZwAFALwB0v9U/1j/RwAVAGMArf/6/3X/WgBK/8b/IwDZAMUABgA2/5H/EADT/73/3P/IACUAnf8cABEAgwC7/c7/ugDXAs//6gDN/2EALgCeAGv/UwDP/2cADf/O/08AzAApAIsA3gAGABsA4v+uAWwBPQG9ACb+RgDxAF0A3P7X/7MAcQDn/23/XQBnAOUA5QD1/8ECaQAUAHAAOgDj/88AiwBLANP+vgDk/9L/0P/B/27/dwBG/6UCIv8FAJn/TwBWAFX/WgCc/7//IwB+/7wAIwAzAQL/QwC3/7j/af9AAN//fP+R/wAArf/c/6P/BgCj/70A0/6KAj4A1wAw/q3/qQCGATz/ogA+AIYAewDmAB7/KwG6/ycBtv7s/8IATwFwAEsAef7g/43/uv/MAPr/WQAAAez+DAI7/yoANP9RAIEARgGr/5kAQABSAN0AUgB9//j/awDJAPL/x/9lAM0AZAB6AP3/pgANANT/YADT/3oAVgBG/0IAUP8KAN7/dAAnAD8AWgBk/5f/SABaAIj/4f+q/wEA/P+RAMX/+v89APQABAAGAdoAPQDh/zcA1P8zAM3+j/8FAPD/eQB+/uH/mwCKAXv/hwAVAHEA/QBNAEL/SQCPACUBo//a/9AAUQGPAI0AAQC+AFL/BACQALr/kABsAPn+VwD8/uz/DwA2Aeb/TABbAbf/Jf8JAK//uv4+AJj/6v4o/yMAlv/Q/sz/ggB4/93/oP9aAPb/nv8RAKoAW/+Z/5P/9ABGAHL/eAAIALwBz/+L/2n/UQAqAEkAbv/y/3v/YABx/8D/GwDLALkAMgD9/pf/CADQ/8b/vP/RAFEAif8lAAwAtwBP/m3/kwBnAhD/2wDN/3UAxQDdAMX+YgD+/5cBpP7T/w8B5QGnAOoAtf63/xz/2P+JAN//JwH0ALj+gwAO/03/AgBwAOD/lv/5/3D/EwDp/8j/2/+HAPD/yf+I/zoAw/9fAIr/3f8lAH4ABQAfADQA/P/7/xIAz/83AAMAggD+/wYAnAA9ADMAcwCm/0sAHAC//7D/IgA3/sT/JP9jAM7/tP+3/woAqP8WAVQAEQAhAJAA3v9HABH/DwBh/rkA1/8GALwAawBAABAB1f8pADAA7/+N/0wAq/5g/z7/zQCX/4T/LP8e/0r/ugFKAHoA4/+1AMT/YQAg/0IAHv4nAan/zf8PAHkAmABDAAEAjgA4ACYAsv/5/7/+6v/M/+j/1/81AEkAagAGAN//EQDA/0YAwADc/2MAnP8fAND+swABAP//DwAMAP7/DQD6//r/CQD5//z/CgD9/wkABQD9/wQABwAFAPv/BgDx//7/AAAGAAkA9//8/////f8CAAQAWv8jAKQA7P/Q/20AWgACAOz/vP+q/6oApv9a/x//tQCJ/+////7a/q//GQH4/3EANAAQAOj/+v/9/xoA3v/4ADD/3v/J/xkA8/+O/xb/bgAJAD4AFgBpACIA9P/m/9f/3f/UAB0AMgBnADL/r//6/xsAJADf/zgAWgAdACoAFQBk/zEA4AAJAGH//QB5AM3/xf/f/yf/vwB4//z+BP8XAXj/tf9y/tr+fP8xAcz/8wAzACQAuP/7/xEAjv+s/3IB1v74/9z/DgAtACoAxf83AAgAQQD//3AA3v+J/4H/PwC0/0wAif/y//P/VQDK/z0AKAAZAKH/8P9FAAsADgCUAOj+0P9W/zkAXACl/yMAUwAcAIgAXQA7AFIABwBfAHD/6f8sAasAZACvANP+pv+4/zYALgCj/zsAgwA6AFgA4/+i/2kAlABmAC4A7QCEAHcAEgDQ/43/WADC/r//Sf9ZAMz/yP+0/wUAqf8oAUcAVAAJAGsA8v8qACz/+v/K/6kA+P8JAAQABADz/wIA+/8FAP///f/6//7/BAD1//v//v////3/AQAAAPL/BgD3/wcABQD1/wEACQAJAAEA+/8IAGj/AgClAO7/tv+DAOf/+v/V/5f/vf/EAJf/Wv8P/8gAm/8EAP3+wv5w/xYB/f95AHgADgDH/7r/EAAMAOL/GgEZ//L/0P8sAOz/yf+0/5YAFwA3ABQATwAOAAgA5P/f/+r/kgAVACwAaQCR/9v/EgAWACUA2P8yADkAHAA0APH/BwDE/xMAEgCj/xIATQD0/1IAGAD4/zQA6//p/87/IwALAKT/+//U/5X/mQD5/zYA3/8uAEn/HwDU/7v/f/+HADwABAC6AEMACQClAQEAZQD4/8L/UP/fANT/1P/9/oIAu//2/kv/Iv88/9kAWABgAMAADwHb/r//jf95/yf/CAERANH/zP9ZACwArP8+APIAGQBJAJP/6f8N/wEAkv/T/wsAq/9RAGkA//8pACsAz//x/5EAlf9GAMf/+f8W/zcAcwDJ/0UB4/+a/8sBVAAXAM7/l/9Q/8cA5P4Y/w7/DwH0//3+bv6h/r7+CAHZ/2UAlABHANH/4/9G/+3/u/6yATcA9P8UAHMAoAB7ANv/SwAEADkA0P9SAIP/1v9X/zUAAwDF/8T/E/9r/4UA9P86AD4AvwCA/xUA//8l/9D+sgC0//n/6/+tABYBrv/8/58AcABdABcAxP/Y/y4AawCi/+X/mwDPAJAAlgAe/zkAlP8mAAQBCQBSAOj/CABc/7P/LQBYAOMALgAxACwBCwBcAD0A+f/Y/38AtP9Y/1H/6gCi/6X/IP8q/4z/kwElADQAMABUAKT/JwD+/iMAjP8aAX3/GQCvAOr/qv9zADT/AwC0/4v/3P/NALb/XP8O/8AAhf8JAP/+zv5w/wAB8P9qAEcAEADL/8H/4v9AANv/9gCs/0IA3ADk/4b/mQAY/wYAw//C/6H/wwCB//n+xv7oAGr/p/98/pv+Dv9HAfr/4QAXAPH/kP+8/+7/8f++/24B9P7c/7r///8PAPT/CAA7APT/OADS/3IA7P+G/1P/VQCx/ycAif9UANX/kwDZ/zAAQgAlALr/vv8VAPb/EQCYAM7/s/+hAFAAmv+hAPP/yADC/53/L/+vAKz/lv9X/9IAIACL/ib/8P5r/wYBLQAEAEgA2QBz/7z/SP/e/+D+FQFNAAsA0wDo//b/PAFuAEH/1f/H/7f+3AA8/xf/d/41Ac7/J/+j/ub+5f7nAPz/+v+UAPQAEQALAJb//f6F/pIBAQC3/zgAEgBmAA8AGwCFACcARACn/0oA/P6S/4f/agABAHz/0/+k/oH/eQD6/w8AjgCNAJL////e/9L/Cv+jAE8AVQDk/wcAmP/iAGAAT/8AANT/HP8RAS0Au/4I/wEBjP+T/hP+MP/l/vr/hQCVAI0AIAD3/7T/E/5H/4/+pgEFAJgAVQAVAFQA2ABrAOv/EAA1AF3/YgDB/xj/ff+MALX/bf8W/yj/a/8yADgAqACEAI8AHP/2/87/uf8l//0AQgDx/5j/owBMAFn/JABuAPv/TwDX/zkAdv+C/+v/BAC9/5T/UAATAEwAgf8uAAkAgABTAFH/FgDW/zj/AwBpAH7/DAAeAJwAiQDw/9//vQA9ABgA6P8HAGn/6v+j/+f/3f8mAEYAYADq/9r/8v8WABkAigDI/yYAnv/u/zAAwgA5/9n/7v8iAPT/yP+W/54AEABOABMATQAhAAQA2v/e/9z/qAAdAC8AZACd//X//v8cACgA2P81AF0AHgAfAPb/GP8KAOv/+/8dABEAgv9SAPn/OADu/3YA6v+D/2v/UgCt/ygAjP9IAOX/pADu/0AAHQD5/7v/zv8OAAUAAwCqADj/4v+K/1EASgCV/9j/eAA5AIMAhAAPAFAAAwBoAHb/3f8EAawAaQC+ABv/1//K/xoAQQDR/0wAgwAaAEkA7f8OAM7/7/8+AKUAeP+G//T/HwBBADIAHAD1/ur/df+r//r/tf9uADEAGQAtABwAqP/0/wgBy/9aAH//tv/A/kEAAQCyAFgAaQB6ADQB0P/sADoAcwDY/xEAxP+H/17/cgDB/87/rf8g/5n/IQAIAFMAMACnAOn/UQCt/9j/cf+mAKT/7/8RAMEA4ADR/53/NgFnAH4A+f/O/8//IQATAHz/2/+5ANwApgBWAPD+NQC1/zYA4QDQ/0sABwD6//r/xf+bAAsAgQArALv/NgEFAC3/NAAgAEP/agAQ/yD/WP8gAI3/bv9e/0j/dP9YAHz/bABLAKkAaf9LAHf/CP9Z/wEB+v8jAPj/kgCBAFQA5v9HAHkAYAANABEAPgB9/7f/5v/D/x0APgDl//P/2P8mAP//CADdAGX/JADJ//X+3P9MABwAzf97/+EAMgHC/9EA2wCpALYAbgCQ/8L/GwBvAPT+4f8iAW4B4ACyAFX+z/+y/ywA7ADJ/1wA5/8bAHkAkv8Z/PT+iAAz/1//1v+l/7//yv+q/0YBzgAVBJX/Kf+I//z/Of+y/+b/8f9kAR4AmQFc/oD/XP92/1X/UP8KA24ABQAIAPb/AwD//wEA9f8EAAcAAgD7//7/AgD+//f/+P/2/wAACwAIAP7//v8GAAQACAADAP3/BAALAAIADQD6/4n7LAGZAGX/Tv9CAKn/VP+x/2j/fv8GAYcAQv+E/0MBmf/j/wr/av5s/yoByf9S/0YBfv/oAWL/kgDh/wX/fQHQARr/3/8tAGEAoQA4/wMAEwDQ/8b/+P8aADIAJAEZAGz/JAAkAK7/FgB+ADwANgDj/xcA0v9QABsAvv8YAKD+bf/c/5L/Ov9x/9j/FQCN/+v/LgA2AEEA1gF3/48Akv8rAD8ARP8NANP/c//u//3/fABv/7L/Qf+lANP+1wFEAOj+9AAVAVX/s/+qAPT/tP+H//j+BP8hASv/p/9y/lUAqgAZ/yD/q/5X//r/Uv/t/2QB3P8OAVf/qf/UAAb/bwH6/6T/3/9VADAAhgArAI3/xAB1ADD/p//1/lMAcQARAAcAjv9SAJMAtv/lAKIALAALAP7/q/6fAEAAX/5f/qr/L/7kADoBn/9J/94A8v+J/77/Sf8G/ykBiv/2/hr/IAHcALD+mP6t/pj+DAGX/+P+uwAsAK8ALP8e/1AAx/2EATj+HgCgAIz/BgAzAAMAPf8HAJP/4//PAB//3ALA/ikBLwLX/7j/8vyo//T/CgAiACgAwv8YAFD/vf9+/13+pgD9Aab+if+PABsAmABmAEAAbwB9AHYAr/8Y/+UAfwH9/4cAi//xAIIAFwDg/ksBqwC0/0sAU/9GAD8A6P4F//79AAAEAP///v/9/////f8BAPf//v8EAPz/+v8MAP3/DAAAAAQABgD8//v/AQAAAAUA/f/8/wIA/P/7/wIA/v/4/4P+cP9rAJb/7P/X/wMA9f6OAKb/bQCHAH8CjP8tAHD/3v9DAIj/1v8PAHv/kP+X/4wApf+d//j+hwDm/owCfgCP/usAAAF0/xv//wAUAA8Anf/m/s7+QAFJ/0T/PP95AI0Aof8n/+D+YP81AEv/bwDtACj/XgBL/4v/OwAo/xABEQCi/+n//wDP/9kAff+A/xMAOACp/7f/av8PAF0AZwDw/zEAVQCu/7n/oQBaAMX/If92AOf+cgAFALn+Nv/B/wIA+//+/wgAAwD+/wsA9v8AAAYA+P8DAP//CgAGAAQA9//+/wsABQD8////9f8BAPr/9//6/wUA9v/u/w4A/f+7/RkBqgDA/0H/ff/o/3n+b/9X/ij/cwFiAGX/Vf8YARUAEAAG/wz+9P58ANn/CQDlALr/KQEo/1gAPwBl/3YBbgAa/xMAagAGAGoAmP9DACsAdwC///H/cf9WAJkAdQC3/6b/RADR/x0AbwC/AF0Ahv8zAFH/DgBfAFL/SgCB/y3+BAHHAI//N/8/AJv/2f7a/4H+4v6BASUA6/7W/rsBvP9b/13+o/3P/uAAqv9mAGEBbf9hASD/DwBVADr/MwLr/ZwAJwBx/5P/l/8I/8//1f9JAAD/swAFAM4Axv+MABMB2P+h/0r9hv/cAAwAVwDo/zH/aAAZ/14ARP9k/60AoABV/67/NQBtAEcAAwDH/0wAvQBgAIn/Y/+wALcACAALAAAAqgAzACEAmP/3AF8AYf9sAF7/1/9JAC3/XgDD/rj7IwGJAEf/Of9HAAT/Lv+q/2//cP8nAZoAQv+M/2cBfP////n+WP4+/zEB3P+n/0oBhv8CAjD/kwDa/+r+lQF0/nQAWQHn/6X/8wDj/6j/7P+I/oj/RQGS/2//Yf5IAB4AY/8P/2L+t/5oAFP/8f/NAWz/EAFx/1//8QDU/qcBMP7m/wUBX//v/+4A7f8m/8b/If8z/4UBc/7v/tb+gQElAMf+z/61/qD+MwDT/4X/MwEcANQAVf/i/3H/jv3XATf+BADoAJ7/j//b/0wA7P8FAIn/jQA6ARAAQgPP/i0BVQITAK7/3vx//8//YP+wAFEAuP+9/13/jP+8/9b+sAAi/vYApABm/4//Hv++/0H+r/+Z/l7/cAECAFz/Qf8dAfv/t/8P/yj+MP/hANr//v9BAZb/SAFI/7oAyv+M/88B2P03AdQA1f/8/l8AW/8L/4//Yv79/oMBLgDm/v3+lQHN/2L/Z/6u/QP/1AF6/xoAQQHW/3cBIf/3/zUAUv/9AZH9dQA7AHr/g//w/l7/9v+r/1MAKv/WAAUANgHn/8MAAgEhAJz/Ef1//9kAIQCtANf/CP+zAOD+nP9+/4L/0gBx/eQA5wCW/0//SwCt/xj+c//X/gH/fQHa/8D+1/4DAgwA5f4I/kn9uf5OAXv/IQDPAKf/GQEN/4r/XgC+/pcCDP68AHsAYf+g/73/yv/p/rX/zP+e/jgBpP9TAnX+JwH/AS4AAf+O/Lb/XgCR/6cAUQAq/1AAlf4NADj/Jf8IAWT9DgB8AFX/8//b/moAef/c/1QAUf79AM3/0wNS/3cAEQI8ASIA1PyRALz/HgAdAbT/Gv9AAOv+LADs/pL/eP/ZASL/AgBVALYAuABIAC8A9v8DAFj/3f8gAEwA4gBKAFD/y/8cAJr/JwCbAFMAGwDW/1YAPgA3AAwAmf8WAKv+nwBI//L/XwB1AOcAFgDDAE4AZgCS/8D/MwA3AC0AiAD4/wv/NwAYAEP/1QD6AE7/1v7JAGP/YwBI/9L+Tv/L//X9+f/SAPb//f/V/wQAmv9BABYATwD5ADn/AAPV/n0BMALO/5z/2vzM/63/4f97ACwAAQCW/0f/yv+n/0n/qgDyARL/qv+TALX/KwFcAHIAWwD2/zgAg/+z/98ATAEHAGwA6P/cAEIA9P/e/i0BjAB7/y4Ad/85ACwAmf5t/+j9rwBp/+v/dQCHANQAj//6/yMAdwCs/9f/n/9IAJEAcADR/0oALwCr/w8AXAClAE8AfP8QAML/8P9ZAOT/dQCs/939hQAxACv/U/8k/yIABQDV/50Au/6MAAwAZQGP/9gAKwHZ/4r/lfyP/wUBXwBCAJ3/1v6vAOn+BwCm/3H/nwDKAB7/mv9rAHMAlACI/yYALADsADMAvv9n/7oApgApADMAVACsAAMATgCF/0sBgwBb/0oAov/z/7IAQ/84AK7+9f2LALQAM/9w/6L/HAAF/7b/8P94/gIBpf+gAmH+dQEDAuT/Df+F/Lv/NQHg/4oAJAAs/0cAvP5OAGT/E//uADr9PACiAJX/3P8u/xMAnP8CALgAbP6+AMb/rANv/1oADwIFASQAt/yJAPb/SAA8AXb/MP8fACH/WQAF/47/kv8dAeL+E/9xAIMAQwBcACEAVgA5AaQAvv9O/4IBrQFV//oAnwBDAb0AdAB7/mkBEAE8/2gAIwD7/wYBfv85AHj8Af5b/7sAVv/q/2AAlv9f//X/of/HAcoAHQRL//T+HgDc/wz/Cv/v/pr/zQEVAJsBX/+8/8L/fP/d/lj/mAM/AQH8SgGsAGf/rf8YAC8AH/+d/0r/zP8XAXgAV/9y/x8Br//F/wL/eP5g/0AB4f9M/4IBkf9HAV3/oQAmAEf/dQEB/A4BxABy/6n/mwBhAKf+s/8X/0v/AwHUANL+Fv+QAYP/kf9o/pb+F/8/AcT/RgBUAd//UAFz/3sAhwD7/kIC/f2aAIv/rf8yAJf/iwBgAan/jv9G+7UArf+F/7r+SwDO/939pP9ZACf/ugB5/+b/yQCl/8QA2QDT/rv/lf/rAE3+ogDxAJT/UwAiAMj/rf/A/7X+0v8UAT//ff8h/6YAIQCz/0n/Kf85/yQAlv+I/+UA9f+VAHP/hACTAL7++wCw/RUAFQFc/1wAHAEwAEn/DgAj/yv/TQGQ/vf+Bf/dAUIAAf+B/oL+nv4kAQ8Aiv7xAfv/YQB0/yIAuv8T/roBnv2aACUAV/8IAF0Apf/P/9H/2v+3ANIAhgFUASL/egCmAbT/rf+H/pP/mwCG/woAwQCD/3kBJf86ALn/QAAHAR7/zf8oARj/wf+PASAAY/8mAP7+4/5KAaX+0P5z/oMB7P/Y/lL+WP4l/v4Bbf8T/8IAZf+BADH/ev84AGT+rwG9/24ALgD4/9r/HQDt/2L/v/8S/9r/ogAZABf/AwDg/wwANP8K/2b/of+QAGD/gP9GAfj/oQB4/7f/z/+FAQ4B9P3A/6v/ov8cAA4A1P8U/+n/kf8XAJwATf9D/w0Acv/Q/1sAVgAJAN7/kf+h/93/wQCl/9wAqv+aAN3+AgFfAAj8LwGsAF//gP8WADcAHf+U/1//1f9AAcAAUv9X/y8Bq//2//X+dP41/0oBGACC/5oBi/89ATv/vgAMAAf/lwHB/hUAUAFa/ycAuQDl/3z/Wv8E//z+UwHq/ob/EP8iAGAAIv8c/+P+1v7yAAIAZQDRAf//MQAo/y4Asf/e/aEBT/7RAAkBLv/a/3UBIgBs/sv/Rf/c/0oBfv4U/+D+tQHo/8L+lf6S/uj+xgH//3n/7QHy/3//Nf8KAK4Aa/6uAVH9kwBcAG//yP+n/xIAyP+X/7H/SgE1AY0B/wGJ/rYAEwLx/7L/Uv68/2UAvP5yAOwArv8/ARj/9/8AAKcAdQDo/McAKAFk/yoAzv/D/wD/Tv+l/nj/rgHd/nz/dP/WAM3/LwD//qv+Jv9qAPD/nP/xAZ3/sQBK/2gAHQDb/0ABUP3tABYBh/8sANEAqf9d/27/gf6D/7YBuv4W/wb/VwGh/5P/cP5n/rX+fwHj/3b/gwETAIAAG//c/28Af/+oARX9EQHK/8X/GQC6/8L/OP+f/yv/OAACAan/p/+t/5UAAAApAI7/r/5K/7j/of9J/7sBLADAAFX/RwAQAL//1wDO/BYBJAFm/8f/wQAcAIj+m//X/lb/mQGI/nH+yf7tAZv/hv/X/cv9ov5PAdz/0P/+Ab7/lwAU/1v/T/8m/yUC3vsfAT0AxP/t/8YABADc/rb/Yf9m/wsBY/9L/1P/KwHq/9v//v4I/gL/mACO/1f/hgHc/7oA7P6WAEkAkP9pARr9+wDW/8r/SQCz/3oACgDX//3/uf/zAMT/ywCp/6gAAQH4/zMAcP2g/5X/bv9+/noB3/9QAG//DwBCAMr/MAD5/EYBygCs/2X/EQEvAMj+lP8T/3L/DwFUAdj+Kf+WAWf/i/9e/mn+zv5rAdT/XQCeAcX/iAFT/y4AZwCt/jICqf35APUAk/8dAL4A6/9a/pr/Xf8Q/1wBZ/8C/7X+yAE6AAX/d/5A/tz+twDR/5b/kwFBAIQAMP/Y/8kAn//XAcz+EQEPAer/j/9mABoAYf8EAHL/kP97AVH+n/7y/s4Bsf+7/jj+lf6p/t0AgQBQAFABDwARAPP+NAC1/xb++wGhAFQAw//R/vb/RAH2/zz/ev97/uwA+ABeAdv+Qf8gAC0AVf8Z/4b/q/9+AFD/nv/vAIX/xAC6/5//1f7yARsBWv3pABwBYP/I/7n/oP/C/oD/rf4o/6wB4f74/sT+xwHT/8T/Zv4D/s3+CgGq/0D/DgJiAKQAMP8YAAEAc/+ZAdP8VQE/AX3/8P8PAY7/Wf58//n+Iv90AX7+h/6m/tABrf8c//v92/3K/ioByv8tALAB5v+3AAr/j/9rABX/QALG+yoBEwDJ/8z/QgDO/yz/s/9V/wEAFwFu/yH/W/8FAcD/of/8/s/+Ev/qAJ//Yv9+Afv/1AA0/wwADgBv/44BJv6zAOQAWv/6/yMBXAAk/oD/zf70/oUB6v44/hv+8QHr/93+df0z/gH+YgGo//z/kQHk/y4A6P7K//D/+f6YApv8ZAE3ALf/3v/KANn/fv61/0//Yf/9APH+sP4M/xsBjv8f/3L+PP+x/scAn/8cAP4A3/+gAAr/4P8yAHP/BAKU/RwBgP/o/zIACQAk/7L/wP9j/zb/wABG/yn/Kf8xAND/8/63/3UAO/95AKv/tv/ZAMb/uAC+/9j/HgCo/9oA2P6VAK7/kv8BAKr/MP/fAY3/jf92+8MAtv9//1T+QwDU/6H9pv9eAA//wwCK/wgAtQCW/10AyQCv/rP/i/8QAYb9YAB3AEX/PgCw/2UA5v8HAAIA5gAbAY8BeQH0/oEA5gEJAK7/q/6X/0MALP9XAPwAyP/3ACb/PgAeAAwBrADf/yoA1v9J/9z/UgBz/2r/pP9I/44A/AA2Aez+tP+QAO7/9f/j/goAj//LAJP/qv/qAGf/KwGd/63/yv4eAuwAZv6JAPb/wf/S/07/xP/G/icA2v/MALAAj/80/ykAif/c/w8AIQAsAMH/BgCp/ysA6ADi/yoAm//PALn/vwGpAE39FwH4//T/FQAgAHn/If/b/xT/OQDYAJf/if/K/5cAz/9IAJr/JP9y/5gAfv/a/oQBSgD1AJH/cwDU/3r/4QAP/BIBUwCt/+H/mQBxABf/x/+H/6T/9QBP/zr/Rv81Acf/p/8E/4H+GP/NAL//VP9vAdj/4gAO/3MAFwB6/2oBxPz8AMT/zv8HACQAs//c//D/5v+y/7gAwP88AM3/oABlANr/MQDM/bf/lf+E/8L+NgHV/0EA3P/9/9//wf84ANX86ABtAHr/i//+AGcAI/6j/1n/MP8IAeT+p/5z/0UBlP9x/2v+K//g/tMAgf/Y//EAEwC1ADr/agDh/xb/xwEl/RIBtP/L/yUA5P9BAAYA4f9a//f+nQBM/zP/Uv9ZAM3/6P6k/3gAKv9ZAKv/yf/xAMr/qQDO/2T/vf+X//8AoPvoABv/9P9KAMr/zACX/wIAvv/1/5gAr/+G/w0Apv/n/5//wgAjAP7/Tf97/wH/DwHr/6sARAAkAMf///8wAP/6mv/S/+j/Pf/F/kb/2f/5/wEAgwHdAOIDx/+i/2f/HADR/0gAVgAuALL/AgB1AWn+qf9u/3z/9f8o/zgExACUALP/0/+DAEoA7//p/x4A//8GACUAEwDj/1kAxgA7AN//3f8nAAIACQCPAKQAFQCs/ycAlwAxADAAAgAYAAX/0v6QAPAACgCp//YAu//VAOf/Q/8h+a4A1/98/wj/SwDC/6L+pf9UAFb/YQC5/y0ACgCz/54AIAAH/+L/gP/zANcB+v5G/5QAOAC4/2cAxv8zAPb/kACI/y0A5P9AAbn+2/8cALwAOwB8ACYA8v8AAQv/nQAkAKcA9/+O/zkABAAiAO7/2v+qALz/GQCb/ywAcACWANP/wv8V/0gAyQD6//v/uv5YAAUA9v8RAPIALADc/z0AaP8iAOj/Cv9i/kP/6/1BACYAAQAj/6cAff+e/xAASwCtAJoAiANiAP/+awAEARD/oP/V/43/UP/iAMsBYP7D/5j+Av8uAO/+SwLAAAgA7/9p/5IAyP9gAFz/zf8SAK0ADAHR/zECfgCrAOX/IADC/+UApwAEAF//bgDK/1//k//J/4v/bAC5/iECP//0ACwASAGc/9b+MAEHABD/0/+3/rD+QADe/iv/3ACRANv/KP9P/z8AnP8g/8X/Vv5bAH3/hAA/AEQAAACD/8cAAgDW/+P/KwCg/9QAVwAf/zUAmv+BADAA7f8+/2sAvP/x/4z/RwATAHb/g//W/9X/Tf8ZAG7/gP8zAKj+1AEuAJYBI/9H/68A1v+MAMX/of9rAGkALwFe/xsB1//9AZr+8/8gAGEBugCSAJf+MgDx/x//qgDw/vT/nABu/qABI//4ACP/NQCcAL4AjQC1/20AEABdACEACwAfAGoAswCDABQAhf8pAOD/JQDQAKoAzv/b/1oAPgEuACsAzv8eALb+uQBM/9///gB4/ysB1v/S/wcBbwCF//7/AAA8AHAAcAC0/4n+XAAEAA8AqgDXAJsAe/99AD//TwBm/0v9Of+9/8v9EQCzALH/Gv/GAKb/2f/e/9v/7ACdAEsEBQG8/lcARQFF/5f/iP68/wn/lgC6AWL+U/8P/+7+Zf+2/nQCEgGqAID/m/9vABsAdQD7/1IAJgBtAB8B4f85AmkAXgAHACYACADXAIgA+P8m/74A7//y/kYA0P+P/4oAMf8CAtr+VwCn/7j/4//h/8r/1wD3/2oAegA8AJz/rP9OALQAGQDy/6T/PgDX/2cAvQDdAHsAUP/t/57+uP9EALX+3f+K/4YARf9CAAEAvf9dAGkA4P/1/0YARgACAKL/9v/w/3oA6P+B/5H/7/59/9AAiQDUAHT/PACW/8T/UgA2//j/KQCmAGL/s/9lAB4A1f++/zgANgCkAFsAhf/s/4EA9wC2/+P/BwDBAHoARACj/5EAUAAV/y8ARv8SAIYAKP8rABn/mP8OABUBpv+r/zUB4QDAAM//zP/P/dIA9f/fAE3+NQE8ATb+Lf8c/tf+YgE+ALoA6v8//+v/iP8l/6z/P//9AP8Azv8FABwA3/9XALsAgv8sAEAABAAKAKb/FAASAC4A8f92/zAAjwDD/3kAqQDb/8b/JwCi/+3/ZQCL////s/82ASj/ff9OAD8Axv+F/9r/ZwCyAJQAaf8ZAKwAgAFB//3/WABOAZ4AiwBI/6EACwAz/2QAKP9HAKUAjP9dAIX+Jv5lADABKgCb/2cBgP8wAfL/PP/d+OEA8/9+/wP/bgC9/w7/rv9jAB3/iQCl/yoATwDC//UAUQAI/4r/ef8fAdH94f+PAO7/VP/u/y4ADwAlAB0AzwDLAC8ExgDq/kQAKgGu/pr/4v6l/wf/VwClAYn+d//Y/uL+uf90/7wCkgChAToAUQGu/4L/4wAOABn/h/8N/83/pwBP/y//FQA3AAoAf/5f/3MAOv+n/igAlf0nAJz/HAHa/z4AxP+3ABMBm/+j/wkAOAC+/z8ApwCA/0AAVv94AFwAogES/3oAqv+1/7r/TQDy/4j/K//y/1sAt//S/5X/mP8qAN/+0gELAEgAe/9nAEAA4f9bADQAZP8BAN7/hgDv/4//2/88AHwA0f+O/47/kf9M/4oAWgACASr/YACe/7D/DgA0/+z/UgCZ/xIADQGO/5//ewGp/2wA8P/q/5X9zQDa/48AYP4/AQwBHf4m/4j+k/44ARgA1gDy/4r/o/9x/4f/yP9Y/+8AzgBy/+f/GgASAHIApv+3/z4AGwDq/yMAmf8GAAMAHQDc/4T/MgDgALH/3ACBAAEAxP8vAGb/3v/3/2D/9//U/4cBIgBWAX7/u/52AvP/Kf+8/wj/2f/lADH/v/5u/8IAov84/pr+o//O/q7/af/4/4IApP9cABgAIP/5/7z/iAHcAJf/nwCr/4//bQDt/on/+/+i/6v+ewCE/wP/Sf8ZAJv/cP63/4wALf+F/5T/6f/Y/43/Zf8dADb/S/+0//YAqQEy//z/AgDD/9X/8f9T/0cACAB3ALn/6P+E/+AAUf+j/+3/xACqAOv/6P6A/9T/h//7/zH/OQDs/3L/IQDf//EBqf5u/+YANQCS/9r/uP8nAB0ASgB4/zwA3f/pALf+yv+5/7sALwCGAFYA/v8EAQT/uQCYAL8A3v+A/zgAMQBMAAIAqv+AAEcAtv9WAPb/PACwAMIA8P9BAlsAUAAlABUA/f/VAJIARgDN/ocANwDd/iEAhf9g/48AO//LAkH/zf+E/ykANACG/3IAbABd/x4Apv+rADQAcAEQ/2AA2f/H/+P/MQAOAKT/E//V/xAAof+n/4P/jf+AAM/+8QFrANABuf6c/3sA+v/N/2H/GwCKAJ4ANQFR/6cA4v90AZ7+8P9AAHkBkwBvABX+5v8jANf+RwD//gAAzADn/hoCQ//AAEz/vv9BADQAov8V/04ASgCGAGcAcf/+/38AFQGQ/9n/6/++AKgANACf/3sAQQAh/zYAW/8VAJQATP85AA3/3wDP/xoASADO/wcA3//j/y4AOwC1/xEAov/0/wMAKwDW/3D/KwDxAMj/vgCcACQAu/8iAJv/AQDe/4H/5v/G/1MB9v58/4AASgCA/x4AEABeALEAeQBk/ysAjgBkATD/6v9dAEYBmACNAJ7/fAATABn/QAAi/0sAnAB4/0kAzP7tALf/yADL/5z/BwHy/6j/6P+v/+z+aQCN//H+Vv8YAKH/k/7F/2IAY/8BAHv/2f+t/6//oP9GAGP/kP+f/wwBuAFb/xQA+v/i/8r/ZQCA/00AJQCNAKX/4/+A//wASP+s/97/vACFAAEA+v6O/wQAn//x/zj/bgDb/4r/IwDI/z8Cq/4u/2sALABY/+v/tP+JAKsA5QD4/kYABgAKAlz+1f+rANgBtQD/AH/+qv8eAOr+OQD2/qsApABX/3YAw/6M/w4AVwC7/1X/AwAp/wMAyf+j/8n/aACl/7z/1f/1/93/IgCK/9X/IAA6ALH/IADn/yr/l/8cABwAkf/g/0IA//8wAHYAGwDm/3IAXAA3AP7/ov+q/xEAhf21/3X/HAD0/5j/tP8IAKv/3gAHADIA2P/x/5L/VQBW/1r/A/5yADIAZACZACgA///FAKv/EAAJANr/j/8oABD+U/+C/5wAuf9y/xr/Jf9s/04B/v91AJ//z/9d/10ASP9r/yP+/QBhAAkAPP9XAJAAcv/E/4YAJAAHANH/2P9l/tf/+/+p//L/GABHAF4A6v99/+b/xv/5/3L+9/5oAAkAiP+t/n4AAwACAPj/AQD7//z/BwD//wMA/f8GAPb/+P/+//b/AQADAP//AgAAAA8ABAD2/wUA9v8IAAoA9v////z//f/7/5r/HwCDAMv/V/+WAID/AwDP/6H/fP+bAF3/Tv96/3oAof/L//X+1f6r/9IApv9tAAoAVP96/woAQQBl/8X/uQDt/wcAc/8OAKP/pv/i/3cA6/8XAMj/QgDV/+r/JQB3/+3/bQAUACkAUQD+/mX/5f/k/+f+Yf8yAKgAf/8JALj/yP8iAJgA3f8B/30B5//W/8D/tv+h/5gAZv/w/in/3gB6/zP/Yv7O/mj/BAGH/+YA0//S/5L/7P9tAPz+o/9YAfX/BAAX/yoAzf8gAOz/UQD2/ygAq/9DAJX/ef+8//L/tf8IAIL/7P/J/+3/kv85AOj/nf0w/+n/oQCM//X/NAAdAN7/lf5AAAYAe/+bAHEA/v9YAAsABAADAPj/jwAi//L/2gCvAGQAiwCX/nn/qP/b/039UP8xAOQAw/82AJD/x/8jAIEAIwC8/zwAkv80AAkAqv9G/y4Abv61/5//IADa/2j/p//7/8H/2wAKACEA7//Q/5v/FQBp/2n/ov9xAPn/BAD5/wcABwABAAQACAAEAAAA/f8AAAIAAAAEAPT/+f/5/wEA+//9/wkADQABAPv/+v8BAPX/AgD5/woA/P+V/wUAhACo/17/iQAOAOv/vv9s/7f/pABy/0r/YP+LAJL/yf/8/sX+cP+6AKz/iQAlAGD/j//J/xcApP/C/+wA1P8DAFr/7v/D/+z/n/9cAPX/KQDz/zMAwP/7/x4Ag//+/2wAHwAkAFsAXv+Y/+H/5f9B/4D/PQCJALX/EACm/xAAawA6AHkA5P9GABgAXf8iAAYAjv/r/8j/xf/l/2gAdgCS/4z/7//D/zIAzv8PAIgApP81AEYAjv9w/2f/WQCmACsAxwAxAEb/fACj/0z/1/9w/8T/pgBT/3j/uP97AD4Ax/4y/zL/lP+GAI3/NAD//1kAu/8zANv/H/9Q/kABfwAjAIf/DgBUAKEAn/+ZAD0AHAACAK7/h/70/6b/P/8LAM7/QQA8AMb/AAAJAAgA2f/3/4j/dwAAAOL/VP7L/+v/4P/uAIgA2v91ARcA0////83/aP+jALf+QP85/9EAof/3/mb+5P5//roAi/+9ADIAGgCJ/87/N//Q/if+BAF4ACIAu/9eAE8AoADj/ykAKwAkAJ3/PwDv/pX/7v/X/67/1f/K//7+nv+1/4f/NgAYABEAhv9PAOX/MP96/sgAtwDh/4L/lwCsACL/qgA/AD4AeQDh/6//lP4hAGkAEv8EAC8A4QCzAGAAdP4aAJ7/4f+c/l3/aQBKAGb/7v5X/+7/aACRAFgAiP/7ABf/WwAWANL/d/9BALb+R/+Z/5sAn/+H/xD/5P5X/18BCQBfABgA5v9t/yoAiP86/3D//wB8/wkAhQDA/1L/gwC///H/sP92/6j/qQBu/03/bf93AIH/uP/8/rz+c/+9AK3/jwAlAFr/jP/S/xsAm//G/8QAw/8uAKgAtf8r/7AAqACk/8X/lv+B/8IAVf/3/iP/rACD/1v/av7N/jH/CwGq//0A8/+P/2//zv/2/0b/uv9VAdf/7f/9/uD/6//0/x4AHQDL/yoA1f9iAKD/ff90/wMAvf/x/6L/WgC+/2YAhf9VAOj/BP5F/+//hwB7/97/TQB//4QArgBdACD/uAD0/+n/uP98/wb/ZAAT/6v/c/93AIn/R//r/vv+NP8UAHj/8/+2/1QA8P74/wYA6v5u/sMArv/s/+AAsf9b/64BMACB/+b/0v/I/8gAt/7y/kr/BwHZ/zP/vf7r/uD+vgBQ/68AUwBeAFj/AgDS/zz+G/5lASEABgC8/0oAKwCfAIAAHwAAACIAwP8qAGD/of/k/y8A4/8DAL7/KP9y/1QArf/t/ywAff/8/ggA3v+M/+D+mwA3ADwATACuAIT/kwFaAC3/hP/n/5X+0AAb/9n+6P9DAQkAl/4J/lj/Bv8HAcz/8wCX/ygACgBz/2n+X/+0/oYBFADw/3T/y/8DAL4ARQDJ/z4A2/9B/ysAyf4i/9v/ZwCp/2P/LP93/5L/fQDf/3wALwAaADT/IQCl/2n+kf78ABoAeP8I/4EALgC9APr/CABVAC8AUv/a/9b+j/8jAMb/3v/Q/2cATwDq/0P/3P94/+b/AwC//hgAsf+v/yv/ZQBhAAMAaf+ZAHsAtP8qAIgAEQAPAAEA5P/o/tf/yP+g/9H/xf9SAFkA5P+X/83/of/u/0T+Hv8sACkAlv/n/5gA1/8FAJn//v/C/6j/o/9nAPj/MAAfADcAz//5/ykAlv/t/2oAGwAhAFYAVv+h/+z/2f8j/2D/QgCWALf/DwCx/9f/GQAe/+z/6P/X/xAAIwDQ/x4ACgBbAJr/fP+u/wEArv/o/5n/UwDC/0EAnf9OANr/rP0r/+L/YADB//3/RgAMAOf/wP4/AAUAaf9p/2sAEQBkAGUA7v8IAPL/kAAm/+7/2ACsAFgAkwDx/on/v//R/0L9Nv9bAOUA8P8wAJP/iQD7/5z/agAgALH/lf80ACsAJgBQ/+j/u/76//X/RP8aAH//TgBoAPr/CwABAHz/HQB3AJ//VgANALf+g/77/1gAxv/X/2UABwA1AM///P8vAPn/hv/l/9T+hv/1/1kAAwCY/7P/V//L/wQA5//6/9H/e/+n/zYASwCT/yD/vACqAAkAmv/CAH4A5/8dAFoAXABWACMAmP+W/hQAjABU/+P/OQDXAKMAcwBb/vb/l//Z/9/+VP9CABsAg/+n/8j/TADP/9b/EwBlAIoB+f8Q/1MAAgCI/ywAnv8t/9L/pf/Q//b+N/9IAKv/AgHI//n/4f+0//z+8P8xAGT/nv71AJoAuv94/7YAJwA7ALj/CQBsAC4A///J/1r/gv9BAJr/0P+U/0gARQBHAHz/1/8AACYAIf+G/zsAggAV/1//bQDWAPP/vf7YANgAgf95ACYAbgCeACQAbP9o/wAA0QDE/uL/hgBvAccAyQCc/ab/JP/g/4P+LP9SAJ0Aff8eAHH/jf9G/YYAw/9R/h4AR/8MABcA+f7uADIBtQSR/4z/PQDl//n+yP/l/5D/BgHy//b/WwAu/+z/Hv+f/w8AgwSqAAMA/P/0/wEAAAAAAPv/+/8HAAYAAAABAAUACwDz/wcA///6//7/AgD+/wAAAAD6/wEAAAAAAAMAAwAAAAIABAAC/8cBmwBt/1T+NgCx/6D/2P9H/7n/XwHPADj/9P84AX//Zf8G/3b+ZP/JAPj/mgBhAND+VQAO/3oA6ADc/poBXgDx/RwABwD2Adz/mAA4ABEASADp/xgAFQBNAGcATQAN/2AAKgC0/zIAWgAzAKn/VwDUA+EAEwBJABf/GgDb/ob/IgCp//T/if96AO7/Mv8gANz/8f8JAA0Aj/86ALj/8v8MAJH/VwDL/2//ev+G/zgAnf9W/6n/2QAb/5gBMACo/wMB9AA5/8v+eQCw/8//YP90/ij/aQHZ/i7/B/9tAPf//v5U/9z+7/4eAZn/PgDmAPL/SgA9/2j/qQBr/lQBlADV/k3/hgDWAMAAx/9h/6kAiACA/rf/Lf9WAPr/iQDa/9T+RAAmALX/Tv/HADcA2v/gAET/FwA2/2n+oP5Z/4P/YAHhAB8ACP/zARgA/v6p/7j+oP53AeH+4P7s/n0B+/8e/pn+3P6j/kMBe/+OAEUAXP9b/9P+t/7l/wP+uAH7/18AxQALAMX+kv/G/4r/IQDc/08A9ACm/xgDOP9nAZYBjP/E/9j9UP9q/5L/agDG/+/+4f8j/3T/QgBj/nUAFAEl/qX/MgCZAU0Avf/0/ykAdQCKAJL/nv/sAOUAfgAgAEcA4wBAALz/wf5YATr/FAB9ASoAkABnABX+zP4s/gMA/f////n/AgAEAAwA+/8CAAEA8v8JAAcAAwACAP//AgABAAIA+v/0//X/BgAMAAcAAAD4/wEA+/8CAAEA+P8i/z4AWACJ/x//JwDD/ykApP8rAPr/jADZAmf/h/9QAGD/dQCI/1QAHQBF/zb/SgBtAIH/vP8M/6UAr//AAicAl/8RAZkAsf8a/00B+P92/8f/n/71/iMBLf+x/3n/mwB0AJb/LP+c/uH+MAEp/xcB8P80/8f/av8RAHAAK//XAD8Afv+5/wQBwABcAcf/Tv82AGYAUv/n/ykATwA0AGUAOgA0/3cA2v+H/7sAzADQ/zIAqABfAPn/xP/A/mAA8f/8/wMADQD9/wQABgD2/wIABwABAAEACAAJAAAA9P/+/wAAAAABAPz/AAD3/w8A/v/9/wkA//8BAA4A+v8AAAIAev9lAa4AXP+t/rz/of/O/pf/mv6b/50BZwBB/yX/TwGi/6v/Ff9K/vr+gAC8/8AAYQDb/hgB/P44ALgAcf+gATgAVP8+AC0AwABXAMEACABCAMIAAwDU/4j/VwAiAM4ABgCNACAAmv8lANoAxQClAM7/kwDF/x4AMACw/8YAgf9a/40B8QDG/0j+owARAOz/uv98/l//oAFbAPj+6f6YAcD/Sf94/gn+gP6PAGb/cQE4AMH+nwC+/ob/oADw/iUCkf8rAF4AQP9l/uX+cwBiAAQAJAAbALcA9P+AAbL/DQFGAVP/o/9q/Sn/8gAyAPoAsv8P/SkAy/6W/wQAcP+KAF4Asf7J/yUA1gBpAIv/NwA5AEIBuP+w/3n/pQAdAIwANgCxANQAIQBGAC0AfgEnANH/WQDs/zEAhgCQ/10A7P4L/+cBnABZ/1/+CACP/23/sf82/9T/dwH/ADP/tv9WAYz/n/8O/3X+S//UAAkA6gBgAMb+PwDn/lQA9ADQ/tQBiP9MAQABRP86/0kAEgBm/2j/Rv6V/3YBDv9z//L+ewAiAM7/Cf/m/hf/SQCi//oAkQDK/2gA7f7U/ioB0v5pAWj/WQHfAN//mP7wALX/Sf/e/+f+6v61AZb+2f4Z/2oBfgCd/n7+wP5F/tEBY/8jAfj/Wf+9/73+Jv/z/x/+vwG6/1gAywAaAPb+eP5FAAkAGQCB/04ASwFM/2UD/v5xAdgByP/N/5b9pf8fAK3/uQCQAIL+MwAu/+j/eQDP/mYATP+0ALQA3v/b/i8A5/+v/8X/Xv6l/3kBkwBW/3X/NgGf/5v/Hv9N/gn/RgCg/2QBZAA8/8MAvv4cACkBfP9yAR3/dwHBAIz/RP7r/9b/yP7j/4j+tf+QAa0A9v6v/oEBuf8h/5D+9/2N/h8Bl/+HAXkAMP+vAMj+0v/yACH/MwLC/xoAhgCT/8v9fP6B/9v/2////0MA+AAUACoCm/8IAaQBGv+v/zb9E/+yAPn/DwEWANP84wCH/vD/RABd/6YAev+0AcwArv8H/pwA+P+s/qT/zv6o/qMBSwDL/q/+EQJQAKn+CP78/WP+WQE//8MB+f/J/ikBq/7l/yQAJP92Aqb/cQCiAKr/Of4r/nX/FP/c/5T/YQBXAeL/zALU/ocBnAFy/wz/Mv0o/90Au/8FATIAoP3//5T+AgAHADP/FwHG/6//twB9/6T+j/yU/1L/6v8kAAcBEAHv/xoEYf+qAKUBGAA+ANX9GgDq/0kAwQAEACH82QDn/lIA1f+U/6r/ZQCq/UMABwD9ASUA3/+FADEAMAD7/xIAOQBbADgAewAK/0IAJQCg/zMAcABjAH7/XQDYAxwBHQA5AEf/KwDK/oUA//+t/8oAsgD1AO//dgCDACsB6v4FAPX/VgD3/3gA5v/4/0YA4/+I/08AyACv//3++ABL/28AW/9t/7P+gP/8/6gADAH6/9P+wf/c/+P/9v/H/0sAAwH1/2EDN/+DAaMBpf+//+L9gv/S/8H/cAAQAGv+TQD1/u3/JwBi/20AvABA/sn/8f9wARIBjwDW/5YAMgBaAJX/Wv/wAE8BTgBaAHYA5wAxAJ7/a//FARb/RQC9AaYAmgA6AMr+Xv8c/iMAbf8XAPj/HwCgAIb/vv/w/4kAv//Z/0n/UQAlAKkA6P8uAEMAmv/a/w0BwAAgALX/mgEBAA0AKAC1/pkAof9q/zkAbwBI//H9Zf7g/8AA6/9jAJMArQABAMcBNv8RAYIBaf+d/5P9d/+uAW8AEwHu//b8HADD/g0AGQCF/5MAiADl/rL/PQC/AI8ANv9ZACsANwHw/6H/OP/GADEAkAAzAL8AzADv/2AAiACpAScA4f+LADAAFQBWADP/WACQ/ov/twDkAH//Bf5b/tP/c//b/8L/egBEAbz/8ALd/pEBcgES/xn/ef1d/wsB8P/JAO7/LP4rAMf+DAA2AEn/GAHH/5X/xgC5/2b+afxx/8//EwB8ABYB4gAGAAcEof+xAKIB4P86ALv9EQDD/44AoQAIADX8pAAe/5oAv/+W/5//kAAX/kb/PAA1ARcA4QBEAEkAggFhAKP/Qf+4ATIBAAD0ANMASQG1ADUAm/4DAtH/TgDOACIBGAD6ADf/TwDK/ND/af3BAMj/rQC9/3P/wf8rALj/hAHxALUEPP/T/ngBwv+v/yf/8/58/3YB6v8c/6EBo/98AHP/lv+N/xQEwgFd/4MBsABt/zf/JQCb/4L/y/8i//7/XAHmAFD/df/iAJX/p/8Q/3j+Jf/eAP7/wwCdAPn+swAT/4oAzAA0/1kBkP+AAc8AxP/i/qsA3v8u/57/1f7j/zIBYQHI/h7/YAFU/4//df6u/vL+IQHh/xwBmgBH/6YASP9jACoBs/6SAqP/3gBx/2T/1/6+ALr/SgG+/5X/yPsVAef/gf/g/lIA1P9I/qn/QABe/zQBoP97AK8A2gBEAP4AQvuNAKL/IAFaAEUBSAGf/87+IwDf//z/2P/6/oj/JwFZ/3L/Ov90AG0AP/9l/xz/qP7qAJL/EwC3AJn/2ABd/2L/UQA4/jMBiwDbAEUB3P8s/0sBDgBX/00A/P6i/mUB3P4i/8r+XQEoAC7/mf6I/rH+awGh/04BeACY/5gADv9u/z8ATP7FAQYAFgHq/y4Acv9m/6j/5f/y/4v/kwAXAXwBqwGK/6UAwgFp/8z/if4r/zYAPv/tAGsA3P8XAdv+cgDPAHMAsgDR/4oADwHe/6f/nQEKAI//ff8a/5f+aQGk/+b+ef77AIIAcf4p/gb/c/59AJj/oABNAI//PgCe/pP+YwBO/pwBvv/UAO//2v9x/x0A1P+U/x0ARf/M/9oAsQD7/sD/FQD7/yn/Lf///2X/igA3/1MAnQAFAdAAe/+ZAAoAbAFTASMA/wB+//f/DgCX/vn/7P67/5X/ZABeAIb/S/9+/0f/8f+//2gAGwCx/+b/DwBrAC4A3/+sACv/kwAOADcBVQBx/6IBrwB2/zH/GgDc/0L/tP9j/xoAegERAUT/T//2AJz/w/8H/2f+KP/aADoAyQCOACn/owDZ/pQA0gAb/6kBFABKAQgBJf8AAEkA1P8q/6f/Xf4M/z4Bcv/W/3f/5wBIAKr/N/+B/5L+kwBg/zEA2v8oAFEAKv/1/zAAnf4wAVAAnQEGAfD/aP/JAKH/U//V//f+If99AW7/Bf+K/oEALABl/3n+mP64/nsB1v/2AJIAiP8qANP+cf+7/wr+VwH3/2MA4f+r/6D/xf87ABsADwBv/xgANwF6AVUCX//tAIgBx//F/1n+8/6mAIr/TwB0AEr/wACQ/lAAEAG9ALoARQAIAQgB5/97/04ATP8d/2T/RP7d//QBW/9x/2H/gADQ/+f/H/9X/8n+/gC6/6AAgwDg/7YAsv7MACsAsv+AAYj/ZQEMAen/Lf8zAEkA7P6N/5P+Rf/0AX3+9f6t/nYBsP/S/4T+s/6q/pYBrP8FAakAYP84AJr+VQCYALz/gAHf/4cBkf/w/zT/gf/P/8j/1v8T/9L/PAGZ/6H/nv8pAOf/FwCm/87+LP+mAJP/VgCDAGT/VAAK/60AggCc/9AAkf8zARsB4/93/4EAFQCM/pz/jP53/9cB4f5//oz+eAF+/zD/7P1w/mz+rACh/2EBbACs/w0Ag/7d/5UALP8TAgcAqQHF/+//HP/DAFT/RP/D/0b/yf9YAYH/Rv9c/9sAt/+r/wf/af7Q/rsAlP/nAGoA+f5uAIn+aAC2AJT/9QAMAHMBiv/B/1L/0f+QAPD/7v/U//P/NAHM/8cAu/9VAOoAwv81AKD9kv91/2f/QQBqAPv+EAA4/7T//QDN//P/lf+rAbQAzP86/yEB3/+1/pr/A/8iAEMBgQHA/sP+swFY/63/g/6Q/gT//wDS/+MAzABa/8AAEP9LADQBaP6TAsn/UAEOAd//Hf+CADAATv8QANj+l/98ATn/Cf8D/ykBHwDZ/qP+zv7s/sAABgCjAIkA9P/I//z+wP8HAS7/6gGUADkBBAGd/6f//QDD/3f+of/x/j7/hgG//u3+pf5nAWAAi/68/bj+QP7WAcz/XAA7AO//4/95/h3/eQDU/ewBYwAVALP/aP8T/vz/OQBz/woA6/62/9YAzQD5/ib/gwDwAC7/Ev+X/0r/JADU/9b/jQC2ADoAaf+BAF8AxwEGAdr/LwESAar/gv/CACwA7P6E/2H+nf/GAbT+/v7a/icBj/+q/4D+bv7B/icBi/9BAYEA0P9hAIb+if9rAKH/iQGb/5sBJAGU//L+rgBs/7L+gv+7/jT/vQG4/pH+Zv6iAZr/RP/N/Zr+Qf5FAbj/FgFpANL/RwCI/qX/hgA4//4B2v9+Acv/1v8l/3UArf8V/8v/K/+1/z0Bh/8g/yv/4ACn/7P/Dv8g//L+BgGk/+YAbAAx/0YAw/6x/9cAO/88AWUA2wA9AdH/Rv9jARcACf+J/7T+YP/6AQH/OP6N/rEB1P8D/4z9BP8f/kQBaP9/Ad3/3/8wAKb+kP9VACD/sAI8AIoBvf/r/1H/0gAHAOX+xf8w/6r/XgEc/5f+Av8nAXb/Uv+P/lr/of5BAZz/WgEpAI/+UwDK/gkA0ABB/+IBxP9OAWb/5f9e/18Aev9R/9D/P/+t//MAaf8m/zf/EQDJ/zn/rP+vADj/6gCs/wkBSwBz/08Acv86/5UAsP/+AJL/owDM/1b/A/+YAJH/GwH6/zz/R/z9APn/g//k/kQA2/99/rv/PwCC/wYBxv80ALkAJAHjALQAIfuRAIr/ggHx/4YAKwAxAL7/Tv8mAAAACwD//2wAOAFyAaQBCP8UAa0B/f/U/yL+gf9IAGH/lQCfAAgAFwG9/j0ABQFBAZoA8f/I/zwAo/9+/xgARgAYAMn/6v4cAN8AewEN/0n/cQBPALv/B/+y/4D/1ACK//H/qADsAMYAVP9tAP3/GALnAEkATgDU/+f/2f9RAAgABf8WAGj/hAC+AHv/KP8XAL//4P86AEwABQC//5//o/81AIEADQCrACb/VwBUAL4BggD4/4MBhP8MAEn/UP9dAPb/4/8o/44AJAFd/3//gv8pANL/6v+K/0n/D/9AAI3/TgBVAK//cAAX//IAxADO/5gA6v/CAQUAyP8g/4sAPwDx/uT/bP/U/zQBav9B/1j/+wDH/5P/H//V/uH++AC1/+oASAA4/zAAqf4NAM0Aev8cAQEAZgG5/9j/Q/8vAIr/wv8KAL3/3P/sANb/OgCw/z8AYwDK/z4A9/20/5z/jf8uAGYAzf4DAJf/lv/8AMP/DgAxAIoB5f+1/wr/qAARABr/4v8f/4D/TQH1/rX+P/82AXL/UP+F/oz/kf6eAKn/TgEgAIb+SQDZ/mQAfABO/88B7f9qAab/AwBn/8r/D/+Z////D/90/9MASf8p/0n/JgC8/0L/rv+NAFL/nwCi/wYBQQCD/3YAfP/O/pkAr/8GARsAQwER/x8AqP/Z//r/zP8xAGf/7/+/ALX/g//m/23/3v/8/8cAGgD8/3X/ff9LACAACv9lAA8A5//aAAIACAD5/539Gv9wAB39pv48/3IALQC9/4IBIQF2BLT/BwD5//T/Mf9RAG0A5v+P/xgA5P/3/5P/ff8h/44AxP9RBfQAJQCe/97/NwDwABYAUf9zADIANAA5AAsACQBdAD4AjwDi/yMAMQDy/zIAgQChAPH/MAAhAgUBFgBDAPL/GgBS/1L/EAEjAQQA7/2VAs3+iQAbAAf/ZPvOABIAcv9v/2AAv/8U/6f/bQDB/54Ayf9pABIAy/+CACQAofl1AJf/XAFeACn+rP4yAEkBQP9WAGn/LwBpAH0A0/88AN3/iAD+/sn/UgDEACYAhQAUAMf/g/8UAKYEjACiALkA+v4xAOAAJgH0/4T/bADDAAYAFQC6AGMAnQBO//X/Gf9DADgAQgBiAI//cgDD/+T/TgAHAVr/VgBSAan/YQBw/2L+Uv7o/8b/Fv8EAJwAl/6v/9P/4f9JAJ0APwCtAIcDNAA8//cA4QCS/8X/LADS/2H+uQDbACb/0v+2/wH/jv8X/2ACQwFEAHH+s/+6ADcAmABoAEkAOgAlAZAA3P84AmYANAAhABUAAgAAAXkANADH/5oAnP+k/0f/wv93/z4AUv9aAlr/TQC4ANABxf9zAEEBSwB1/jgA7v6//ycAdv8W/7b/yQD1//n9Kf+cAE7/dQDW/2D/sf/k/zYA5v8HAG7/WP/lAFQA2P8sAJ4As//s/3D/Rv8wAM7/mgArALwAGP83ACAAwf+x/1EA6P+6//D+8f89AG//jQB2/73/vv+Q/8cBZABgAIT+t//nAGUB5P8IABoAhACqABQBWf9RAM3/RwHj/v3/TwBuAW8AigC5/iUALv/U/1wBJgBRAPIARv7iAV//FwAo/kUAigAaAZgAbgB1AC8AfgANAP7/ZABkAB8A0ADV/wIAMQDn/2UAnQC2AKb/YADoApQBBQAdAGz/JQBB/xcA2P7D/7QAigDJAOr/KQCBAKgANv+o/8b/ZwAlAB0AWQCX/0UAGQCu/+MASQE8AJr/+QBy/ysA2//Y/2P/uf+//8P+mAA9APX96v/k//n/HgBEAGwA6QBrBKwAkP4yABsBaP+p/8b+AgC4/tEADwDQ/xH/v//j/o3/7f6RAi0BSwDS/SkA9AB/AGoA+P9IAFAA3ACbAM3/WQJ7ACIArgBpALv/7gCHAFMAH/9dAND/yf9c/9v/jP+EACD/ZAIY/9L/iP7e/5r/fgDu/5P/OgBsAP4APwC2/3b/PQB6AI0A+v8bACMA3P9/AA4BFAG///T/MgBx/xgAggBt/rr/hf/1/x//bgBHAPMA7ADs/wgABgByANL/BADP/+3/vf/yANP/+/+w/5X+zP8aAeEAZADy/2YAxP/K/+//S//9/2AAQQAb/xEALgA+ARMA2/+yAFYA4wA7AGz/CQB7AKsAHAD2/6MAxQBaAHcA+v/RAN3/4v9RAND/NACPAFb/MwBF/zr/hQCkAbX/9/3cAaX/jgANANb/qf2xAC8AIgFu/o4BVwGc/iX/KP4D/0UBYgDgAEMAQP86AIf/6PwxAGb/BgEgAL7/WABDAJEACwB8AIr/LgBnAG//2f+Q/yYAIACPAOD/2f86AG8A+v8RAfgACwAEAOv/1P8fAFb/mP8CAL7/RwCr/rL/XAA0AZT/nQAkAHsA8QB7AFb/LQC8AFoBsv/t/7UAVAF9AIAAc//5ABr/BQDEANb/eQClAO3+ZwDO/kr/eAFUAQcAzP14AhwA7ADf/wT/NPv6ACoAbP9M/14A0v/K/rP/YQC+/6gAwP+oAGAAp/+OACkAVflWAH7/ngGE/4j+ZgBEAAX+JwDl//L/KABhAB8AywB5BLgAtP6iACoBJf/J/wv/GACs/tgAZQD8/+L+BwC3/uv/E//8AvEABP/p/1kCPP8BANsArwAC/5UA7/6X/6EAGf8q/zQAkABDAOr/8/7sAFz/m/8wAGMAaAAG/2sAJwAH//L+EwDdAOH/PP9LAE4Aof62/6H/xv8YAMb/bQBbAIcBIP9OANf/6/+g/0IAGADc/8X+rv8LADcAyQCt/5v/xQBF/z8CUgDe/9L+owATAM4A9v/6/+v/DgAvAKP/AgDq/9f/CADRALD/wv+8/yb/qf/nAIoANwALAJkA8v/u/24APv8FAH8AdP+cAJYB2P9z/j0Cqf8BAAkA7P9D/t4ABQDCAPz+mwHwAMf+JP+W/gn/ZwE+AM8AUgBe/yQAg/8t/E4Ahf8gAdv/xv9FACQAawAbAGkAmP8nAFUAS//7/7b/FgDx/2sA3f/m/z8AyADg/zIBxQAvACsAJwDl/ycAFv+v/wQA5v+o/5oAJgKt/zcAFAK8/yv/0/8C/4D/kQAe/9L+lv8EAZf/6v6A/g0A0f79/pD/LgHR/+f+OABIADT/p/99/w8Buv/J/0YB3/8wAGcBJf+A/xkAZ//Q/lYAoP/7/m3/QgCc/7/+uv+UAHr/7v+d/6UAFgDu/wYAawCP/s3/u//lADMAPP9+AD4AoQHZ/08AYP87AP7/MQCi/w4AdP9+AGv/uf8HANwAnwAAADf/o/8RAOr/Dv/1/+sADACK/zoA6v9sALX9E/9bAIUBb//8/33/VQBkAKoAuf9WANr/LQDo/sr/DwDGACMAqQB0AN7/o/8nAJAEVAHOAMkA+P48ANgAJADB/REApgBkACYAV//7/y8A6gApAcn/mgJ0ADUAmwAYAC4A5wCrAEQA2P6sAJ3/pP/L/kD/Tv9FADP/twJh/+v/j/+TACcANP///zIACgAwAI3/hAAXAK4BGf8jAND/zf9+/yEAIACv/5z/4f/D/9j/hQCQ/3f/pABK/1sCYwBvABD+9P+LAMkA2f/b/8H/vACxAPIARv/aANz/UAHg/t7/eQB1AZUAagCy/gIAL//J/8ABBwA6ACIBU/5PAlH/CwBW/ysAWwBlAZD/rv+fAFkAoQBXAHD/OQBuAM8AHwDp/2IAuABzAJ4ArP+yAPb/6P8/AML/YgCKAEn/WgBB/xcAyf92AEgAVQBKAOz/rf9XAFQAY//e/7H/CAD4/3gA0//f/zkA7wD9/zwB2ABLANX/AwDo/zYA3f7A//r/8v9QAG3+2v9eAEwBh/97/wcAdgD0ADcASf9RAJYAMgGX/9//sgBOAYsAngDz/8MANv8GAMsAxv+ZAJ0AEf9LAAr/oP8PAHIBCAD3/2MBQf9F/0AAl/+s/i0An//w/jn/VACT/1/+0P9pAJL/QQCd/3cA4v+T/xUApwAu/6r/1v/cAEkAdv+iADYAiAHO/wUAdf9XABwAVwBv//r/b/+FAIj/vf8jANAAmgAgACv/q/8eAN3/Kv/m//0AMAB3/x4A+v96AEH+nf9jABkC7v40AMP/egC6AK4A0P5rAP3/uwGr/s3/+wDdAZgAAQG2/r//EP/0/yMBx/8tAS0Bmv57AAj/bv8TAP7/2P+T//r/8f/c/8r/3v+p/7sACQASAGMAIQAEAFsAnf/W/z8ASADk/2QAEgC4/zEASQBLAPj///8mAAIAJgA4ACsANQCUAAcAJAD9/8r/Zv85AEj+DQDm/0QABAB4/8T/AwDH/9gALABXAPP/RQAcAGAAi/9p/23+YABAACEAjwA4AFgABQHb/wsA+v8DAD3/QAB1/qv/0v/VANX/Wv84//T+gv83AWMAWQAbAFoA2P9GAJD/Uv9M/toAZAAAAMn/qQCSAAEASf9YAB0ANAC3/wYAzf40AGsAvf8UAAkAWgBkABMAnP/1/+//MwBxAAoAigDp/5//4v6KAAIADQAGAAEABgAIAPv/BwAEAPz//P/8/wQAEQD4//3/9v/9//b/BQAAAPz///8HAAMA+v////P//f/1//v/BADH/1YAbwDf/4//VQAz/9v/2f9//4v/mACT/zn/hv+jAI3/8f87/0L/Pf/OAMn/0QDr/9z/1P98/+7/zP/A/88A6/8UAJz/AwDj/+v/CQAwAPP/3v/H/1EAEQAcACwA7f8cAB4ACQDb/xMAy//L/+//NwAiAP3/EwA6ABUAHwD+/woAWgCLACQApf+pAJr/3//5//n/a/+UAJ3/ef+N/9kAzf+Q/wD/8/5P/88A/v/HAPz/5//e/1//SgAP/+X/yADl/ysAEgATAND/EQBv/yEA+f8gAMv/lADN/6z/i/9ZABUA4v+R/wMAjP+dANX/fwAdAPP/0v+P/xMA5v/c/4QAQgDm/8D/UgAdAGz/h/9aAB4AYQAgABUAOQAQAHkAj/8aAG8AngA6AGQAQP/M/93/RAAyANT/PQBpAOj/LwDY/+b/SQBBACkAOAByAPP/KQD3/8f/Zv9MAAn/CwDX/0QA7/9e/8L/4v+0/84AMAA/AP7/GwACAA4Aiv+R/wEAeAD+//T///8EAAYABgD/////+/8BAPL/BgD9/wIAAgAFAAIADQD6//r//v8AAP7/AAD6/xEABgD7////AAD6/wQAx/9VAHQA3f9Y/3AAUADT/9H/Zf9w/8wA2v9E/4X/kQCu/xIARP8l/wn/3gDT/+IADwDY/9//Yv/y/9z/rf8AAcL/CAC0/woA8/8UAG7/NwD9/+3/6f82AAcALwAlAAIAOgASAAkA3v8aAAgA+/8DADAADwAsAAsAFgDz/xYAzv+//3D/+P87ADL/7P/y/47/GQD3/5n/OQBIAJj/QABbANP/2v/f//v/Jf9sAAkAvQC6/zD/tf9O/9f/ygDfAIoABAAYAHYAQABw/6cATQDw/8L/JP+1/p0A7v+E/5P/nAC0/3z+WP+h/93+SgCw/xwAEQB5AMb/vf+R/9b/DP8EAcb/rP9x/zAAsP/f/+b/oP9GACYAz/8dAO/+DQBbAJ7/4v/q/kEA+//e/wgAYgDQ/+//TQDk/28AaP/R/iL/EAA3AIf/nAB5/7P/4wDq/7n/DwCP/1r/mgDM/1j/rf9vAD8AlP41/1D/Fv/wAEwA7f+O/1oA1P71/w//m/8i/9cATQDq/xUAHQAtAOwAsf+7/yEAIgDL/2kAbf8zAN7/FwB6AGD/1f9M/1f/cQCm/ysA3v8kALn/2v/N/5v/yv6hAEgAdf+Q/1oAiQC+/0f/LgBNAH8ASADd/7r/iQBtANH/HAAQAJAAfgAJAD3/jQDx/+7/mQAwAFEA8v8Y/y3/rv/3//r/rABcAEkAVAHm/zsA//8fAIn/eQC1/6r/vP/GAO//kv9g/6/+iP9JASoAEABcABQAMAAkAMb/P/+3/8AAnP8/AG8A3/+X/zIA7v7E/9f/Wv+G/9MA2v86/33/pgCc/w8ATf8V/x3/2QDT/9UACgC4/w4AZ//4/8r/vv8GAfX/JQCMAPr/hf9WAJj/jf/Z/8b/qv+mALH/d/+Q/8oA0////xT/vf4H/54ADAD8AAYAHwDq/1n/RADX/6L/HgHk/yoA/v/Z/77/GQC1/9n/9v///8L/twDp/6z/TP9QAAwAcf+e/yoAcv8BAfL/mgAoAN3/DQCf/5L/3//K/6UAqP93AFMAkgCO/8gA+P/L/7H/hP/w/q4ABAD6/+7/mwCYALb+Vv9O/1z/VwCx/3sANQAcAKf/uP83ACEAw/8UAaX/tf+CANT/1v96AUkAPf+2/27/u/+KAKT/OP8+/8IA5/+T/iv/Z/9O/80AUQA1ANn/JQBW/wgAWP+q/gL/KwFCANn/yP+IAMv/jACQAP7/PwDv/xsAVQCLAPz/n/9GANj/w//c/9j+Qf9ZAHb/CQD+/z8Au/+//4P/Wf8w/3IAJAAUAJwAMf/T/6kBAwBk/87/BgAm/9YAZQB3/wb/ygBcAOz+jf75/rf+7wBlAHwAXf/6/yf/vP/8/nv/y/6ZAZ0A7f/5/yIAnAAJAUgA6P/+/7n/BAA/AGEAlP/o/0AAqP9Q/7X/gf9i/4EAAAD//4b/rwCk/ykAKQCu/iv/xwBuAPb//f95ALb//f+//+//RQDS/1T/KQCmAJH/3f8mAOD/sf8rAPL/g/8PAN3/1f86ANP/o/+4/+f/af6d/zEAWwDk/9//qABvAFIAbgBPABkAQgBZ/ywARP8wADoAqv8SAPz/TQA3AAIAjf8IAMr/EgBjALH/PgAeAKv/VACiAOj/AADD/wQA9v8UAPv/JgABAPr/9f9GAA4AKgBBABcAIwAeABQA3f8yAAAACAASADoADwAjABkA/P/0/yQA6v/R/zEAIADf/5n/+P9oAN//7v8DAOL/rQDd/63/Wv9jAAoAcP+j/xwAcv/gAPX/ggAUANX/6/+o/8D/BADt/50AEwDn/93/VgA1AMf/wv9hACYARQAgAPP/MgALAIAAmP8cAFsAmgAmAGkAgP/l/+z/PwAxAAgAUQBiANT/RgDn/w8AnP+O/7kALwA1AMD/ov9CAAwA5v8YAPP/HABpALj/zv8L/1cAOgAsADsAkAAAAD8ATQDU/zwAeP9v/6f/ZABJAMP/+/9dABEAtQD3/yMAPwAJAMb/cQAQAO7/HgBDACIA2P+9/3L/Yv/pAEUAIQDx/2cASP8LAH3/U//n/4sAjADK/6v/YgBCACYAYQBJAEUANAA8AOv/OwBcAHQAsP8VANz/kQBCACEAFv92AKf/zf9TALj/OACq/zj/zf+3/5kACAA5ACEAgv+qAMf/x/8lAOX/b/87AIX/lP8qABwAX//e/pP/HgB8/xQALwDI/6H/iQC8/+D/zf+E/7b/mQB/AJT/MgBpACYAkQAbABkATQDb/3j/UQA3/5X/CwC6/xUAZ/8bAPb/wP/l/wQABAD3/1wArf/l//j/R/+l/1gAggCm/7P/sQC8ALr/CwBlAHAAZQADAJX/SwASAKgAD/8JABQAGgGIAG4ACv8qAHH/8P+EADEAsgA8AGT/4v+f/+X/egAzAD8AGgDOADcAawAGAPL/bP+gAIX/CADa/z0AAQBd/8r/7f+7//oAQgBXACoAIwBKAOH/p/+2/2sBbwD9////AgD4//j/BwACAPb/EQAEAPb/9/8DAAkA/P/+//7/8v8FAAYABwD9//r/AgALAAAAAgABAPT/BAAGAPv/0P9SAGYAtv+b/ygAlf+x/7X/Nf+N/xEBWgA6/2j/wwCL/x0AUf8C//H+2gDF//kAMADF/yoAL/8QAO7/nP8lAcz/9f/m//v/FABIAD3/LAADABcA1/8jAAUAPQA8AE4APQD+/wwAxf9WAEEAMQDk/yMAJACDACIA6//D/zYAmP/b/wIAEAB3AMf/DwAlAEr/av/u//3/PgBKAIv/kQDi/xYAPACI/77/x//+/87/LADM/yUA4f+I/14AIACYAQQAG/+hALgA/v/T/w0Av//TAHj/+v5g/9UAQP+8/8b/OAC2/97+Rv9b//r+pwDl/00AegDN/1kAxP8d/6v/5P8fAbv/9v9j/xgAVACIAaT/GQBwANn/k/8WAFT/RQAyAGYAJwDa/lYAFgARAJYANABW/y3/ewD+/1YA8P+r/qr/JAAyABMA6QBRAEX/owHx/zn/2f///qv/nQBv/3D/Rf9dADMAs/5F/5X/Wv8NAP//HgEhAMH/uf+0/1P/wv9//wgBOgDJ//v/2f8mAEsAhv8ZAA0AIgCC/6IA3//fAF//TgDFAIv/wv/y/hn/MwBMAHAA3f8xAMn/oP/b/2//3v6iAF8AeP+Y/04AgACCANf/XAB6AFYAIQC0/y3/iQBLAD0AGADl/3kAJQA7AHX/5wDu/y8AZABv/0cAvP+9/x7/Uv/6/wYA/v8EAP//AgAAAPj/+f/7//L/8v8OAPT//v8BAAUABwABAPv/AwALAAAABQAIAPv///8DAAkA/v////j/r/84AEkA5f+J/ykALQDQ/+z/yv92AIMAXwGX/28A3v8IACEATP/Q/ysAu/+Q/2sAPwCy/+P/Nv96AMr+PwJ3AMD/DQDgALT/G/+R/xIA/f5q/xH/BQD8AMf/4P/x/yoApADp/yn/iv+i/ucAzP+wAEsAiQCK/4z/PQBBAAsA+gDT/+j/dP8+AAoAw//x/zwAMQBwAOv/PQBzADoAdAAXAD4Ab/8vABQAuv+7AHcAPwBp/6YA5v8UAA4AI//GAHEAAgD+/wQA/v/6/wQA/f8DAAUAAQD///z/+/8DAPL///8IAAcABQALAAMAAgD8/wcA/P8CAAcABAAJAAAA8v/+/+r/BADDAEAAc/+RACf/5/4WALL+Zf+eAUMAcP8J/5AAx/9RADP/ov+8/mAB7v9ZASsANgASAAD/v/+N/9H/EQEeABIAGAAtAND/UwC2/5H/DgBDAKb/IQATAA4A2/9jAAEArf+9/9f/7f8YAXgAGADX/+T/NgAHAMj/Tf9XAFQA6v9tAF8ALADF/xwBAQCw/yEAd/96/6oA5f/J/2T/hQAtALj/Zv8u/3n/XgDw/xkAgQCA/wAApP9q/1//2f+0ANj/+v8sAN//lv8QAOQA5v8QANj/xv9lAAIA1P/G/3MA8//e/9P/XP+S/1sADAA+ADIAFgACAKH/1/+A/x0AlAAdAOX/9P85ABkA///N/0wARAAyAAEA7P86AEMARADf/wkAFwBjAEIAJgCY/z4A6/8BAFgA7f8cAFEAVP9RAK//s/83AHAA7P+f/4UADgC5/7X/J/90/zkBuQA+/0z/3ABx/0EAT/8C/7/+zADz/wABOQCT/0MADP/q/wEAg/9aAZH/PwFsAP3/hP9pAPH/Cv9g/0b/J//BANX/1v/U/ngAVABu/k3/C/8O/zEAv/9RAOP/Jf/1/w//av8jAFz/sgD+/5b/3QBh//P+zwCz/8b+2P9U/7v+zwCm/zX/3/7sAOT/3P47/4D/kv77ABcAbAC4/5//VwBt/5H/7//8/kkBIgDI/0oAw//1/8f/BQAtAP3/WAA0/7gAPACPAVP/1ADRAHP/7f/W/jv/7/+N/7wAMwAVACsAWf/T/+7/P/+uAPb/5QDeAEsA5P4uAJT/Y/+s/7X+kf9vAfP/n/87/6YA0f9P/z7/Vf/X/roA/f8tAan/MADq/wH/NwCD/3r/PwHK/wMAUgDq/37/IgDI/9D/NwCR/w8AvwArALb/ef+BAPD/9v9c/13/O//JAL3/BgELAPz/KgC0/+D/OwDa/9IA3f/Z//L/5v8bAGQA7P9BANL/+P/U/6wAHAABAJv/dwA9ANH/zf/u/of/cQD2/0EAFQC5/0kAgP8bALD/+/9mABIAgQC2ACYAff8QAAUAYv+d/w3/TP9TAQUAsv7y/hYBTv+J/7H+R//X/oUAuv/0AFIAKgDl/zb//P+H/6f/aAHb/+3/EQDC//D/IwDv/zEA/P8AAIX/mwAwAGkAcv9MAKYAAQDj//v+vf88AOT/aQASANX/LQBy/2IAwP/m/08ADAAbAA4A2P/B/8b/7/+BAAIASQADALgAKwDvAIP/TwAlASwAIACh/tf/DwAIAFEAWQCe/zoAZP/T/93/6v/I/+H/BAAHACAAJwB1AK4AVgACADAA/P8WAAIARQDf/4cAJgCx/wsAvP8eAKAAYwAEAEMAMQDKAEgA8//o/xkAbf8eADP/fv///6v/iAAJAJAAtQAeAC7/GQBr/xQA9f/hALP/K/4eANz/jf+qAAIBzv8qALgAOQA6AIf/v/6XAE8ADgD8/0YALwDO/1kAMwCJ/yEAZADX/rYAs/82AV//iADNAKL/yP8h/lP/OQAnAEgA5v/q/9D/cf/g/xv/2/+yADwAxP/1/2kAeQBKAFD/OwB0ALEAov+8/0b/yQBsAEYATwDY/3QAfwARAOn/CAHx/xkAXQDk/0gAPgCH/6P/Tf80ANL/DwAZAEIAAACiAOn/NAAlAL3/UgDo/wcA6f+jAPj/xP+z/8b/4f+0AIYAXQAbACwA+P8YAAwAAf8iAFoA8P8kACIAIADY/0AASv8vAA0ANAAXAEsAEAAeALX/xgAvAN7/zP/r/rf/YAAjAEUAJQDD/y4ApP+9/5b/+f9xAEUA6//c/2sAQQAmAF3/IgA7AFsA3f/7/1MASAAuAO7/CQAdAFsAQwA7ALX/YQDf//n/TgALAAkAQACZ/z4A0P/g/+z/KgDo/7b/QgCWAPv/DAAbAPn/dQD4/70Aa/90ANwA0f/g//T+xv/ZADgAUgDc/4X/NQCW/wQAg/8IAE4AAQAYAC4A+P8AAAEABwCiAB4ARgAJAFoAJQCdAKr/XgC+ABsAIAC//uz/IwBPAD0AOwDP/2EAj//7/9r/EwDY/10AFAAAAFgAMgAXALz/pwB2AHwAQwDO/1IAvQBjABIADQByAHwAWQAyAL//wQA6AO7/cAA6ABkATwD5/4sAUP8OAEcAkQBdABIAMQHJ/8IAHAAWAFf/lgCD/qb/mP/6AOX/+f43/4j+av9BAVQAJQA3AHYAJwCv/+P/tv8zAcgApf8vAHQA1P9v/xcAuf/T/8P/Qv+b/xUBOQA//3P/rQCk/yMAUP8F/+r+2ADS/+kAWQDd/yAAQv/7/wsAmv8jAb7/UQCTAOX/kP9PACoAu/+//2n/uv/YAAMAav+a/w8Buf/Z/xn/fv7v/qsA7f8UASoAwf9GAEb/LgD6/6T/cQGV/xIA8f+z/43/6P8j/9X/4//T/xsA8wDj/7L/KP9mABUADv+n/zYAQf9DAfn/ogAIANr/JwDe/+3++P/B//YAcgBSAN4Abv+C/4IATADT/3r/gf9R/80ADgCZ/7X/8f+FAOL+LP9q/+P+xADp/+cAy//S/7H/aP8X/xz/uP+7ALT/Xv/sAP7/8f5CAUMAI/+8/6H/cP8BAa3/FP9o/3gAKwA4/ir/Kf8H/8oAawC7ACsA8f/K/5n/xv9G/9L+OgE0AAAAz/9WAP3/jgARAE4ABAD4/3b/lgBiAYIAqv+NAIkAt//B/w//JP9fAOL/dwBjAKr/TP99/+j/W/97/6sAMQBQAB0BAAB2/8EBDAD6/rYAdf9c/wQBlv9+/47/gQCqAMz+sP7s/pb+JQH6/14BnP/B//z/fv8g/9j/xv53AZH/o/8FAEAAg/8DAQ4Arf/e/+b/F/9jAKAAqv8TADMAGQBB/4H/4/9l/0kAKwDG/2EAqf9I/6//IADX/rH/yADs/8j/0P8tAFAApv/A/6T/5f+4/xv/pQDlAJD/5f8mAPD/YgADAP7/V/9W/wwAnf9SAA4Apv/f/5IA/v6j/7AAuf90AGoApf+Q/6UAxADe/7H/Jv+P/zwBoQBP/1X/zgCF/x8AX/8E/8b+4QDV/9cAWQC7/1YADP8PANX/nv85Adz/DwBiAAAA7f+6ALz/nv/s/7r+rv/sAK3/v/9D/+7/qgC+/2L/Z//G/qEAQQBDAZj/8/9X/zX/dv8KAKr+FwHr/8//egAjACr/8wAAAEP/EgD5/qz+EAHC/y3/Dv93AAUApf4j/33/I/+OAPj/dgAhAOP/EwBB/zH/gP9F/xYBBADm/wYA5P8NAEkA5f9ZABsA4P+7/+EAZABDAaz/uQDHAHP/zv/F/ln/cQDW/+YAIAAPAEQAev8OAAcAof+TAL7/DgG/ALr/Dv9WAFsAZ//+/3D+cv+BARUAdv8B/1UA2f/R/07/fv+O/lwB/v9LAeP/lQDY/xb/nf/s/+3/UwH+/ygAPADt/4T/HACO/6D/uv+X/6D/yQDC/6z/c/+sABsAov9h/43/Qv/T/w0AUQBHAEUAuv+Z/9T/iP/J/xoB7f/a/+P/9P/W/xMAT/9DANT/jf+6/7QAAgC1/5b/YwD///z/1v+P/1//gQC5/1EAbQDr//7/gP88AJz/zv+rAMP/WQDhACAAWP+2AFj/Q//T//T+bP8lAVH/xf7R/tYAhv+s/9D+vf+t/tgAsv8ZAZr/o//A/wL/9f9W/+r/YwHl//f/AADu/8z/8v/L/xUA6f+z/7r/kgArANn/q/8uAAsAFQDk/4H/c/9lANz/QAA2AMT/yf9s/xUAzP/+/3kA7/8eAPj/3f+8/9//H/9mAPv/0f8HAJ8ANABXAJT/NgCgAAUAJQDs/p///P+a/04AgQDl/wUAe/+T//P/CwAsAOL/WAB9ALf/tv/iAJn/e//Z/y//if8EAWQAaP8v/zAB6P/1/yL/lv7W/gABv//uADAAu/9rAC7/dADf/13/rAFS/77/twD6/wgANgE/ADn/BgAJ/+r/CQHi/0j/hv/XAAgATP4B/2D/Q/+mAAsASADX/z4ACAC8/x8AX/8uADsBjwD2AJ0AZgDU/wMBJAB8/vT/eP+3/i0BZv94//L+/f+A/0n+g/4m/w/+qAAdAP7/aP9d/8v/+/4A//L/x/4vAcf/rv8SAL3/BABTABgA3v/1/8D/cv9LAKv/o/8NAJ0A5//m/pT/Bv+x/4AAEAA1AMj/hf+CAEIAYgDi/1kAcgD4/y4AaQAxAHL/fQADAC//MgA+/4r/1wDg/6v/qP9IAAcAxv+M/y//UP8/AdD/lgCy//v/LwDR/6H/nf/h/xMB8v8nANIA+P90/9wA3/9A//r/7P5Q/yIBnv+r/vv+CgF1//T/r/56/6n+vwDZ/0IB6f8HAM3/O/8XANH++/+6AQkADgDY//P/2f8zAOn/9P8bAIL/zf+dABAAaf+I/0MArv+z/97/CABw/2sAwf83AEAA8v8hAKP/3f+i/+7/uQAnAMQA6wAbAAr/qACg/1r/sP8N/xv/hwH0//X+s/41AQcAbv8b/vb+6/0bAen/7AF1/y0A8v8G/w0AFAB0//YBDQAiACgA5v9I/34AWgCh/93/gv+9/9cAtf9l/x7/5ADp/6L/Nf8//+r+ZQCn/9UACAD6//3/O/8tAI3/sv8oAQkAEACz//f/EgBLAMf+yf8OAOf/EACZAC0A3P9s/+v/HADO/0AAjACx/00A5v8xAEYA2v8MANT/wf+Q/x4ASQC1/38ANACr/93/PQBOAAYA0v+V/zAADgEZALD/0/5RAA4AGP+s/zQAN/9dAR0AoQAXAL7/SgAKAIb++f/D/wcBJwDT/wYAHQDm/xUAYwArAL3/OAAvAN4AOADNAHX/wwDFAI7/0f99/j3/bgD0/08AqP9iAAUAZP/h/1n/oQDNABMAtP9WAKgApf+0ACQAEAC5/17/yP9aAOb/ov9AACEAzP++/nD/wf/V/6b/zv9PALT/KgA/AMv/pv9Q/5oA8gAKAL//BABeABYA7/9KAAwA2v/E/0X/jADc/3//EADZ//n/CwDy//z/qP+t/9P/AgAnAJMAyf+I/w4AY/9nADcA1P8dAAIAEADV//7/lv8XAAwAkf/J/5cAz/+X/6v/RQDc/7D/2v/h/8L/GADc/w4AOgAnABEAm//b/8b/7v++AMD/9/8WAOT/vf9SAIgA8P8QALz/+/+KABQAvP+4/1IA3v/c/+z/xP9r/5sA6/9MADgAAADb/6v/3//f//v/jgAKAB0A6f8SANn/7f9jADkACQCq/w0AcwAZAK7/yP81AOX/+/8fAID/oP9aAMD/RgBkAAEACgDX/6b/BAAgAGQADwB6AEwA9f9H/4cAnwAqAMz/iP+F/8YAyf9y/7D/xwDV/7j/Iv9F/wr/SQDX/yABoP/y/yAAgf9tAJP//P8XAf7/6//i/+b/AwDd/0YA0/8FAND/OgB2ABMAz/+i/wgAEwDS/0gAawDH/0YA8P8oADAA8v/7/9P/yP+2/xkASgASADgA8v/0/8f/CAAG/8z/FQCa/w0AfwAsAIr/yv8mABMASgATALP/mv/i/7b/WgBpAPz/OACm/2QA6v80AHsARAAOANf/owCWAPb/eQChAC0AXgCE/30AX/8uAEIAtP8QANn/VQA3ABoAtv8hAOj/JQCGALf/FgA2AML/wAHJAPj/DwDR/x8A8/83AGMAUwAZABkA8P9AACkAOQAIAEsAFgD8/xEAzf8UAEsAWAAyADgANABeACYA8//q/xIAyf/I/z8AVQDU/8D/zv94/uH/zv+x/zkA3QDs/6n/Sf9oAAYAYv+t/xMAPP8iARIApQA7APv/HwDF/z3/CgC3/9AABQDw//P/VQArANf/yv9KACsATwAqAM7/UgADAHIAm/8XABIApgAZAHkAm//1//T/HwA+AFwAdQA3AN7/SwDt/y4Ahv9q/1UAawAhAO3/NQA/APf/FwAVAAgAIwBjAGQA+P/4/hsAQwCY/7UAyQBv/+D/TwB4AFwATP8p/5f/WQBaAIr/IAAqAJ3/9gCu/8z/QwBXAJv/aADFAAkAl/+UADsAZv/V/0z/xv9WAKoALwDE/08ASACT/4D/S//TAIwAdwCz/7j/eQCCAA0Av/+YAGUAUAAgAOj/zgBxAFkACQAIANH/igBCABgAL//FAOz/+P85AN//JQD8/xv/lQCP/0wAhf9VABMAm/9UAJn/8f5NAEQArf40ACgAkP8bANz/yP9Z/7n/zv+E/37/ggCIALX/2P/E/xQAyf+h/0QAfgB8AOD/WAA6ACkALwDK/9z/QgAKAFD/TABlAIj/y/8LANX/+/8MAO//6/+R/wIAJgD4/3gAmv/4/wkA9P4FABsAUgBf/8r/kgBOAO3/e/+dAKkAaAApAHX/nf/1/y0BPf/8//T/FAF9AK4Ag/4zAGv/9f9sAIb/gQDY/13/UwBq//D/4/8IAPz/GABuAJ8AXwABADAAHQAoACsAQQAnAIsAKgDU/xkAof8nAJUAgQDv/zAASQByAC0A8v+9/0YAkf8bANT/qf/0/4gAjQA0ACIAeQBsAJL/9f9MAEAAXADd/9X/sf4zAEMAtP+vANoAkP+T/zIAEAAlAJn/Pv/P/kMA8v8lAIsAAwDy/6EAGgAeADQAaQCB/6cABgDoAHD/KgDBAHT/yf+l/nb/IgD0/2wAAAAkAMj/W/+5/wf/IwGkAHsABQDr/30AqgACABQAUwBxAH4AGADf/6sAkQCnAIcALAAgAG4AOwBbAL7/6gC8//7/bAD6/z0ABQCu/08AWf8EAMH/GQAPABIAmwCM/+j/HwAAACYAFQDV/woArv93APn/c//m/8f/7v8KAWoAMwA/ACcABAAeADD/J/88AF4ADAAFAG4At/+8/zUAyAAdADEANQD6/0QA0v/c/83/oAACAMb/xv+Q/+D/mgA7AEYAHADx/yYACQAgAET/9/+JADIA8v/7/y4AQAAiAPj/IgBpADkA9P/t/1cAQQBeAOL/CAABAGYAJQApAKD/JADj//P/UwDt/ycARABo/yEA2v/+/xkAdwDc/+D/XAAJAEAAEwBJAMP/bADw/5cAbv90ALEAnv/4/0P/v//HADUAOwAEANP/MwDD/13/bv/J/zcAAQALAFgAHwAGAPb/8P9hADUAGQASAA8A6P/I/9r/YADh/+X/IADO/9//JQBLADAAPAAmAD4ABQAJAAwAKQAhAE8AAgAVAFMAUQCu/wUAqQB2AFwAGQC5/3MAlgBxAPv//f9NAIAAYQBMAMf/cAAcAP3/fwAFADcAVwDr/48Ar/+M/+3/dQDX/9j/dABj/9P/xv+l/zgABwERAKn/A/95AAwAX/+s/xkAIf9PASoAqQA1AAYAiwDV/2r+JwCq/xoBNAAjAEcArv+3/7QATQBEAEAAUgCw/6wAkgB1AHT/zABgALj/0/+g/mj/QQA8AAgAHgA9ALn/hf/l/yj/SwHLAC4ANQC2ABUAl/97AGAABf8SALn/3f4qADL/l/87AHMAagBL/7z/t/+l/yAAZACC//P/Hv+wAD8AHAB7//H/xwAmAMn/gQAaAML/fwDx//z/GQCQ/1f/VgDk/3X/KAA0ANP/CwAWAO7/x/+P/+H/rf8lAEUAvv+u/wUATP+LAHAA8f/n/zoAEQBsABIAcP8YAA8AAwCc/1MA3P+6/5v/eADg/57/wf8OANb/cwAOAE8AIgACAPr/4f80AHj/QgCXAM3/DwByAM7//P9GAJz/KwATAP//5v9YAOv/GwCf/5IAGQCl/+z/w/+L/+sAHABCAAIA8P8CAMf/hf/q/87/bAAKACQALAAiABIADAAAABEALADn/+b/MAALAI//s/9OALr/uP8mAGUA2P9hAAoAJAA1AC0AUwAKALv/HAAVAFAAzP84AKsACQCd/7gA9f8ZAN7/kP+5/4UAnv93/73/EAH1/6j//f6Q/1D/mP/L/8cA7/8tAFwAs/9OAHf/zP/7AOn/6v9HAP3/JgAMABX/8/8TAOj/DgA0ACYAz/+1/yAA/f/M/0IAVwDU/z8A+/8dACsAAQAVAA8ApP+p/xYAVQAbACYALAD8/9r/JwBB/+P/LQDP/xsAQwBAAIf/7f89ABIAKAAYALH/5P/e/9P/IgAyAAYASgDj/0sAEwASAGQAJADr/x4AZABiAA4AXAB3ABwAawBdANb/TgD9/2EApP8MAAEAogAmAHkA//8XAPD/HABgAHYArgBAAOz/SAAHAIUA0P/Q/3YAYABpAHn/bwBiAH4Akv8WAH0AhgBvABoAHgDq/4cASwBdAJH/3wC5//v/RgDK//j/VAAS/yUBef9hABQAewD0//3/+f9eAcf/KwCx/0b/UwBDAGL/+v/m/+3/p/8DAL//yf9e/yUArv+//0MAzv+8/1UASv6IAEsAXACZ//n/vQDVAJoApv8PAIkAfADL/3j/tf/7//gALv/6/x0AHgF3AMsAg/4GABb/EABmAOf/lwBhAHP/nwBt/ysA/P8GAEIANQDt/63/AABhAB4A+v/h/2UAKwBUAOD//f/x/1gAQAAvAJD/GgDg/zUAGgDX/z0APQC9/yIAAAALACcATQAnAB0ADAAiADAAKwAFAB8AIADx/4r/z/9cAKD/wf8mAEoBAgB2ADAACAAvADsAGQAsALn/GwApAFEARwAGABsAeABBANL/dAByAGAARwBNAJ//jAB4AD8A/f/2/ygAfQBMAEcA9/8lAAIABgCIAOT/RACBAN7/kgAHAP7/5v9gAAMAFQAGAKQACAAuABQA5/8tABAAxf+7/xUABQCa/1gAUAASAJcADwALABsA0f8pAFUAg/+j/xsAfQAOADYAWgAHAPL/LgDR/wEAOADr/wkA+/8sAIX/9f9GABIAFwAUALH/9v/J/9z/DgA9AAoAUgD7/5oA6v84AGwAUAD0/5j/cQCGAK//gf9SAIcAXABoADr/nQDn/5wATv8FAEcADgGiAM8AiP/0/8n/QgBOAFUAqACiANb/sQCj/6L/LwBzAMD/jf/8/4IAzv/U/23/ov+OAAcA6v/g/0EA9//8/4L/xf/d/8AABwAZAA8Ax/8vAAYAwf////D/cwAeACsAqAAXABIAhgDX/xIAGQCI/5P/HgA4/ur/aP9WAPf/Pv+q/wkAav9ZAV0APwAHAFIAKwArAOz+Zv8v/pcADAARAMIAXAAfAJQB2f/z//n/lP91/xMA0/6N/2v/ywCq/9/+LP8f/x//8gFTAJ4A8/8vAMP/IQDv/rH/Tf4HAVcAHAB/AGUASgBRAOn/RAA/ALr/zv8EAFL+DwAYAOD/GwCj/z8AWgC4/xoAEgDS/yYAhgDp/14Aiv+e/4/+qgACAP7/AgD///j/AgD6//r/AwD6//z/+f8BAP//AwABAAEABwAFAP3/DAD3/wkA/v8EAP7/+/8IAAIABgAHAAAAp/8qAKMA1v+j/9sA/P/f/77/Z/9k/5UA0/98/2b/wwC5/5X/+f7X/mz/PwECAF8AEgDy/y4A0//S/97/0v/rANz/+f/A/wMA1v/O/+H+JQD6/9f/xv9rAEcAFABNAM//DQBAABUAJwAsAI7/0P/8/wUA+f8VAC0AKwD5/x8AEwDl/zwAvAC+/6H/WAFvAJf/v//J/2j/qQCI/xz/Lv/yALH/Nf9u/uD+HP+QAQAAjQAdAOv/5v+r/57/j/+6/xkB1/8HAE4ABgDV/2QAPADp/+v/8P+9/18A+P+i/8X/RgDh/8X/hv+0/8b/YQDt/zQA7P8CAPf/0v8OAMX/AwB5ABIAyv/T/zIAMQDa/8n/KQAbABQA4/8dAGwAKQCdAHL/GQCJAKoAUgBxAOL+vv+5/wwADwD+/xkAVQDy/0YAyf+7/yUAnAAEACkAnAACACgAGgBe/zj/SQAW/9n/wv9xAM7/T/+i/+P/f/83AV8ALAAMAB4AGgASAO7+vv97/5wABwD1//b//P8HAAUA+//2/+7////3//j/CQAJAAcA/P/3/wEABQD////////7//n/AwAFAAIA7v8EAAkA//8EAKj/NgCcAML/mP9oANL/w//E/yr/iv++AMz/e/9e/88As/+X//n+tv4n/0MB+f+GAFgA2P8hAKv/xP/Z/9L/FQHk/yYApv/y/9j/x/9h/y0ACwDf/+3/YwA2ACEAMADy/w0AHAARABkANwDd//P/9v/1/+n/MgAsADEA8f8dAN//6/8uAJEARgDe/8X/8f8vAKgAJQAeAE4AnP/T/yH/cgDj/9//6P/J/8X/ogCJABsAEwCDAB0A9P+w/1UAQv+CAC0AKgA9Ac3/DwCgAKD/k/8//wr/d/+uAMP/8v8b/xYAggAj/+b+u/5K/5QAOf9f/zoAvwAFAMv/av81/5/++QA5AL3/tf+bAD0AtQD6//P/WwASAP3/CgD3/jIA1f/m/0MA5/5aAEAAz/9UAKQAvf/y/84A9P9vAJr/gv81/l4AZgAvAN4AbACc//gBzP/0/wEAm//q/sEADwBR/xn/wwBVAMv+i/5C/7L+VgFrAC0BgQAYAK3/v/+B/kf/Zf7eAaIAQgBGAPP/SQAYAUEA/f/7/7X/N/8/ACr/HQDB/yQAbgB1/9P/LP8k/+0A6v8RAEMAjADS/wgAP/9f/8v+lQC6ABIA0P+7AJIAGwALAJwAYgAnAML/t/8Q/1MANgCQ//j/6P/YAGEAKgDP/jcAqv/+/30AaABhANH/pP/m/qz/QAAyAMgAUwAtAKoBpf8XAMr/fv9g/2kAXP9v/5P/5gDG/1n/AP/E/j3/rAFmAJgA9v9ZAO//IAAK/2X/Qf8NAZ3/MACuAKv/rv90AM3/tP+u/13/kf/NAOL/d/9r/8sAsP+p/+7+tf46/zwB/f+SAEEA4f8MALb/t/8nAMj/AwG6/zcA2ADn/0z/MAGOAK3/nP+H/0L/2wB1/yH/H//mALX/Sf9d/rz+6f6EAfD/+QANAOb/NACZ/+b/1v+y/08Bwv8dACEA0P+//0YAXP/b/+j/6v/O/4QA7v+t/5//RgDb/6z/h/9GAJ7/zgDl/2AAIgDZ/+f/w//Z/53/7P9+AJP/PgAPARYA4/+kAAwARv9I/2X/Ff+iAEP/BgCE/4wAAADi/vn+6v4R/2cApf8EAGUALwBXAKb/4P5v/5D+GAFCAFIAGAFBAP3/IQLf/wIA7/+h/7X+1gCi/2b/sf4HAQsAKv94/g3/vf4VAdL/TgA6ALj/Zf8OAKD/4/83/l4BNwAVACkAtgCBAAsBo/9HABEAEQBU/2wAP//S/8P/WAAoAG//uv8e/07/2AAOADQA+v9WAPX/DwAlADf/xP66AFEAggDfACcA4//bAer/L//8/8L/xf4QAeH/Pf8//90AoADj/Vz+S//D/scA2f8YAKn/4f9Z/03/Yv4QAOH+rAFsAGMA6ADgANb/ngAWAOr/RwDh/6D/UQCW/y7/jv/2AMP/YP4W/03/Nf86AM3/VQCg/10Azf/t/xsAc//n/skA5P9u/xgAWwAwAKYApP/l/yYABgDF/08AoP+t/yEAvv/7/5r/QQBYAKj/JwAAAIz/JwAoAAYANADH/17/R/9fAEAA//+bAFwAVgAnAAQAfwBHAKz/kP8HANT+DQArANr/+f/H/yYATADY/+f/GQDZ/xgAJQDS/yUApP9j/6X/tQDo//j/4P8LANz/zv+9/y8AEgD0/9n/WQA+ACIAOADq/wwALQATAB4AMADj/wMA+P8OAAYAHAAtACoA8v8gAP7/3P8sAEQA1v/T/z8ATgDe//D//P/w/4UA8P+r/5v/VQDa/9X/l/8vAKz/2gDz/28ACgDp/+b/0P8BALX//v+AABkA7f/V/z8A//+t/1v/NAA2ACQAJgAWAGMAJgCfAIH/FACaAKgAPgB+AC//0P/U/wEAEQAHAEMAWQDZ/z4A0P/eAEkAKQBgAJAAk//q/3gAOAD0/0v/BgCT/yUA6/+j/0gAu/8/AEYAf/8yAHsAYv89AFQAy/9MAIr/K//0/hsAlQAS/2wAXQDo/x8BEgCIAEkABwCR/1QAcv/F/43/ZAASAIn/hf+3/4v/YQAKADMAMwBxAK3/EwC1/zD/Pv/NAFkAz/8JAGsAIQBGALb/vwBbAAwALf/T/7T+SABPAGP/OgAvANMAgQAnAOf+HACd/+f/wgDm/3YABQBt/2L/FQBKAFEAZgABAP//fgBJALz/ewDd/yX/WgAg/0v/cf+kANP/4f7t/oz/Lf98ABoAdACA/zsAvP/4/yr/nv4w/8sAVwCe/zkAIgDl/8QAOgBcAEAAAwCM//H/E/+w/+f/tf8jAOf/SwA4AIv/i/8FAOH/7v++ANb/HgDL/+z+g/9vAH8AlP+Q/60ASwDj/6n/nQC9AC8AMACt/wf/LgDMAFD/NABeAGQBhQB0AIf+5v9j/ygAvAAdAKUATQCW/67/pP8HAG4AtABLADQApQAsAEwAKgB+/wb/oAD8/tn/h/9cAOD/OP+d//L/qv9sAWoAWwAsADkAWgC8/yr/jf8mAYcACwACAAIACQANABMA8P8AAAIAAAAGAPz/BgD4/wwA///7//7/AQD7//b/+f8HAAMA9f/6/xAACwAEAP7/AQADAKb/IACqALb/lP8yACMAuf+3/wn/X/8DAfb/gv9c/8wAsv/O//P+pP4F/z4B3f+wAGgA3/8zAIP/1v8EAMf/TwHO/wUAwf/x//L/1v+m/wsAHgDv//7/QQAoADkASwAmACcADwAVAA8AVwA/ABwA4v8jAPT/PgAkAA0A6/8kALD/CwC//5cA7P8v/5YA6P8cAIL//f9xAFYATQDc/9j/oQDj/zj/8v/f/y7/RQAKAHL/FwDB/9T/mf9K/4v///9eAKAA8gDbAE7/zf8gAQYA4v9g/2j/PP+xAJP/3P/8/zkAHAAz/+z+Pf90/ywAxf8NABUAkf+P/3f/8v+o/43+AQG9AMP/of9gANT/bwCO/zAAMQBDALb/GACt/i4Arv8sAP3/Xv9CAG8A4P/z/44Ah/8pAIsA4f9VAMT/X/9X/kMA1/8rADUBFQBnALgA7P+b/n7/bP+v/vgABP98/5T+OQDR/77+uv5y/yX+OwHN/+QAaABbAO7/mv8R/iIAkP5PAVgAyf8cAHkAdQC2ANL/KwADACYArf+FAMv/ewCi/80AlQB4/7r/rf7t/kQAHABLAA4AZgBUAOz/fP9//1v+pwCNAPD/qf+8AJYATQCz/3AAMABXACIApv9L/4cArAAbACcA4v/aADkAKQAI/4wAp/98/8oAWAA7AL//lf/Q/pH//P/6//7/+f/5////AAAIAP//AQADAAQA///+/wAADQD9/wEABQADAAYA/P/+/wcA/P8GAAsA/v8DAPr/+f/9/9T/FQB7AIf/BAA0/y0AL/8fAEn/gwCIADsA9/+TAFgAUwA4//j/AQDl/2kAXAA/ACEAXQA5ADf/9P/k/pMA4QARAIgAoACx/2f/sQDQ/yMAef8F/5r/IgF2/8L/Hv/DAOv/MP4R/yn/t/5uAKn/fgDqAIcABwBJ/23/sQAw/yMBSAC4//f/WQCpACsA2//G/4IAVwDr/x8AnP8wAI4Ayf8yAFL/PQAnAPn/bQBPAAgAUAAzADoAMgAiALz+Tf87AAgA//8AAAkA+f8EAP3/CgAOAAYABAADAP7//P/+/wIABAD1/wIA9f8GAP//FQAMAP//AwAFAAMA+P/+//////+8/yIA0QC8/6P/zP98AKH/oP/k/lf/RwEGAJb/If/9AJj/df/s/tj+v/4wASQAvgDvABQABAAn/ycAYf8TAGABBwDb/7T/EQAQAEwAbf80AB8AeAAGABQAHQBQAD4AaAD4//n/LQASAE8ASACcAN3/4/8RAA0A5//m/y//PwAVAJH////gAHD/sP9XAAABEv+b/+n+cv4xAbb/NP+1/pIBqf8B/1b+kf61/o8A5/8SAa8Agv+u/wn/PP+2/4z/6wHv/xcACQAXAPb/NQCgAPP/5f/M/9z/sQDw/+f/if9UAPr/8f+M//n+V/93AAsArgBXAPD/EwCX/wsAfP8BAKIAJQDp/4X/NACBAIX/bv/AAEQAewD6/+n/cAB9AIMAyv8bAEcAqQCOAIAA/v5zAPL/1f8cABwAFQB7AJr/hQCR/4//DACWAKL/k/+KAMX/u/+o/wT/j/8uARoAfv9O/9wAr//Z///+kP7I/kYBFgDGAK4Az/9AAGP/u/8eAL//ZAHf/zYAsgDd/5n/SgHv/z8Alv/z/kr/HwFk/6n/jv5oAAQAYv/4/mT/yP5qASIACQHKAL//FQDI//P+9v+X/hgBPwDc/+wAH/8LAE4BHADS/6X/d/8r//wAj/9y/7f+aABaAJ/+sP5e/kf+kQE4ABwBGABsAKr/e/9V/6n/Tv6GASsAAQA4AOD/NwAfAcL/DwD6//n/kv+RAEX/2ACP/7UAygA7/9z/f/7a/s4AOQA/AFUAmwACAI7/x/+D//X+6gCf/+j/3ACs/9//VwCn/w8AoP/d/or/SwHw/5v/I/+bAOL/v//v/rz+Df9JACAAoQATAer/fv8D/0IASf+7/08BjP8FAPkA5f+m//oAGgCt/1z/3f5l/3AB2/8m/8L+NAG6/w7/df5V/rn+5QHw/9YAoABMADcANv+v/87/wf+xAef/v/8CANT/wv9SAOn+NADZ/7f/u//TACQAFgCy/24AKwDZ/4z/ff47/38A4v9mAFUALQAPAGP/SAC2/wkApADo//3/9ADU/2v/nwEzAP7+af8S/wT/cgGi/8r+jP5lAbL/g/7y/XT+fv5AAer/MgGIAAAAEAAh/7z/MP+w/zUCuv8HAC4A4P/t/8MAegDv/73/1P+5/98ADgAJACn/9AB/AGb/BP+9/dD+zwDb/8sAPQDK////HP8EAJ7/yv/UAPD/5v/X/8P/7/8sAGUASQDg/3EAzP+nAIAAKwHA/zQARAETACoAyv2o/7j/0P9PAD8A1P8bAGH/MwCy/wgAr//M//f/5v/y/yoA4/8KAEUAIwABAN7/JQAqAD4APABoAB4ADgASAAYAWQB3AGAA9f8YAMT/QwBDAAUANwAaAK7/mwAa/4j/cQBhAKoAt/9TAFYAygAaABQAP/8sADwAVwAKAND/ZgAnAO7/HQDzAFQAkwClAJ3/WwC//wUA1f7y/zEAEACYAFYAJgDNAKX/JgDs/yQAiP9qAEn/+wB0/74AHAGJ/5n/qP4i/4wADwDx/y4AOAC+/6j/p/+Q/xL/wQCnADkA3P+IAIoA7f+yAIYAVABeACMAyf81/5YAhgApAEkA5P/oAHcAMgBJ/28Ayf/u/7sA9f9XADoAQv/+/lD/EgCV//n/GABLAJX/WgAfADMAbQCM/ysAzf9ZAAIAEwAJABQAIwDz/2cAqgCtACoArP8TAN//AABOABv/BQAOALr/DAAwANb/y/8UAO3/MQDQ/+j/m/9pAD8AEQBs/3UALACR/4L/Mv6M/2QABgB/AD8A3/8bAIT/BAB3/wkAowAVALr/iP9LAEAAnf/qAJkAVQCsANT/2/9GAJUAbwDb/yYAWgCyAH0AgwDz/o0AAgDs/zQA7P8UAHQAo/9gAKv/vP/5/4AAz//y/78ANAAMAL//DgDR/8YAIQBSAAz/+QCxAGn/Af/U/Qr/XQH0/8IAMADE/7D/SP/E/3j/0//uAAMA7f/9//T/9f8sAJsAZQATAJIACABQAFsA6wD6/00A1AADACwABf7C/8H/GwBAAA0Ay/81AJP/MgCm/xAAq/9YANn/U/9fAGIAaf/O/8AAXgDNAH0Avf9pAMYADAGV/xoAtAA/AakApQBO/mYAqv/R/zoAEAAzAKgA4/99ALf+JwA2AMUAQgALADgBPwBIAAIA0/8g/3EAPQB4/0f/AQFw/7v+E//E/kj/8gFrAKYADwAEAIn/v/9i/1X/4QA4AY7/BgCaAML/rv+PAEwAqP+g/xL/hP8eAeT/fP9H/8sAv//d/+/+of4C/10B9P+oAJUA3v8RAIv/xP8GAMT/HQGw/0MAqwDg/2T//AB//03/mP8s/2z/+QCl/xz/D/8jAaL/cP9g/oP+wf6NAbb/DwFlAOn/KwBw/67/tP+p/6IBsf8RABIAo//A/xkA9P+S/9T/vv/s/7MAAQCv/1L/LgDl/3H/jf9+AH//LgHj/4cAXADK/w4A1f99/8j/5/+LAFn/OAAoAev/hf+nAN//EwCF/0T/d//CAKH/CgD3/hQAfgDK/jn/+/6x/h4Bdv+e/00ABADM/6n/I/8f/8v+7QDK/6gA+gD4/zAA0AG2/xsAP/9l//P/IgFk/1z/Nv+6AEYAjv6l/pX+lf6zAToAswAsAEgAcwDm/xj/zf/I/uwBRwD1/yUAigDQ/6UAAwBhABYAyv9c/4UAoP/3/3D/uQBIAHb/uv/x/gj/fwB1/08AEgB+AOn/qv/e/2z/D/+0AEAADgAgAV//Lv/0AQ4AO/8GAD//p/4JARf/Yv91/mMAEQEE/jD+w/+S/uQBl//9/6z/o/9XAJz/Lv7IAKX+fQHl/6H/kgDpAEn/cgGp/yr/2/+f/zL/0gBw/yz/f/90AP//hP8z/3D/yP7m/zkAiABX/9z/0/+c/yoA0/5b/z0BKQCt/9v/WACaAHcA8v9R//7/6P++/zoAQf+Q/9H/4//8/z7/SwB8ALr/rgA1ADAAMQB6AGQAwf+S/zL/uf5yAKv/6f+cAJr/rv9XAIv/zP+c/+z+yf9AAUQAev9J/90Al//U/+/+p/7T/nIBBwCgAK4Ayf9CAGX/3/8TALv/WAG6/3EA+ADe/zX/TQABANv/LQDr/qj+AAGv//D/pP5jAIoAZ/4x/3L/r/7QAJT/SQAwAEsATABz/17/AgC3/uoA1f/x/0UBlP/g/xkCx/+6/6D/Mf9J/ygBOP8l/4P+iQA1ADP+if6x/pT+9gHY/+QAfABMAIUAa/8//0n/1v3xARwA0/9CALb/jP/aAM7/hgDd//P/CP+uAAAAlABE/3sA3ACT/7n/pf4o/6EA9/+bAHkAewAEAHz/4f/t/i//8AC+/7H/9QAe/zX/pwAAAcb/2P/m/uX/fgHu/7L/Af/LAPT/VP8Q/y7/qf5yAeH/fgCdAD0A7v9b/+b/R/8JAC8BpP8aAAIBgf9//93/TADw/o7/Ff/S/loBmv8r/3n+YwG//1P/Zv6V/n/+RgEDAAgBAgFWAP//Cv9lAJv/0P/cAbn/8f8BANj/1f8GACn/AgC7/3X/jP/tAA4A2P+G/1IA+v/j/5f//P4v/zEAyv/PAJ8AFgD//3r/YgACAEUA7ADm/zkAIwHy/6T/9wCTAGL/af/4/vv+SAFP/7/+cf5WAbH/Ev/z/SP+Sv54Aaz/TgGZAOX/HAAF/5f/J/+D//oB2P8GAC4A1v/C/4MAJQCf/6P/lv+W/9MA0f+Y/zr/3ADn/5D/Af9r/rP+vwCs//gAYgAnANj/JP/A/9H/2v8hAfH/5v+9/+v/DgAnAMb/OwDS/w0A1P+kAGEAkADv/xoAkgAaAB4APP50/7v/ff9cAEgA6P/1/4D/EAC2/yQAAQCg/z8ApQCp/4D/6QCA/1//lP/7/lv/LAHC/xn/AP85Aaj/Uv9n/on+nv57Ae//HgGCABQAZwBK/8v/+v+m/9wBzf8tAEwBUwAsAEcB3//O/4z/Uf/6/gwB3f+m/wn/oQDtAGz+jf4m/7/++wEK/+0ABADU/+z/lv95/6//MP/RAbsAagCEATb/vP7iAd//Dv92/1n/Wf4TAcz+GP8T/7sA0f+q/Rb+6/63/h8B/P+qALb/Q//T/1H/df71/1j+4AFfAGYAXwBzAIj/mwHb/3b/3v9d/zH/fwCj/0T/vP+RAEgAmf78/uf+JP9M/ykAzv8OAEgADwDM/2v/F/84/+QAyv8cAAIBIwDD/6QAZ/9x/5//y/5f/3gBn/86/8L+RQHX/yv/c/6Z/sT+jQEMAPYArQBgAGcAHf/T/4z/0/+eAcP/PwD+ALT/aP/9APz/UP9l/+r+w/49AVT/2P6e/nkBvv+//vH9Qf55/psB1P98AYwAwP/s/xX/DP/Q/6r/FgLf/zoA///f/5f/dABs/7D/sf+U/6//DAG9/1H/Gf++AMr/gv/8/lr/1f5CAcj/6QBkABwA/f9K/wIAr//u/zIB7f/3/+4Af/8Q/+MBx/+P/pX/p/+p/owBwv6T/rP+hwG+/2b+b/3d/mv+wAHj/68BpgCa/67/Zf8H/1v/pv82AuD/OACEAOb/Ov8sAREAAv++/4z/Wv/tAHj/5f7E/hIBuv/3/nP+av+m/gAB0/9iATAA6f8DACf/n/99/+X/uAHP/xIAsf+e/7v/YAAQAI//2//W/8v/yADt/17/ZP88AOz/k/+T/6EAP/9sAN7/pQA0AO3/8P+E/+z/a/8TAOIArP8hADoA8P/h/xUACf/J/+b/gP8OANUALACt/1X/XwDn/x3/kf+BAHn/SAEXAIgAXwCi/ykABQAl/x0Aw//dAN//qf+CAI0A+//rAHkAeQABAO7/E/+aAJMAQADD/9sAKgBi/6H/gv4l/60A8/9gAHYAMAARAIX/6f+c//7/lQDr/8v/3gDc/+/+pAExAB0Amv8O//X/rQCY/0D/3f9HADIA1P77/oz/9P7XAAIA9f8MAC4AFgCW/zv/eP6+/z4BOACh/zEARwAj/+sAyv/m/ycA2v/E/1AABv+x/0AA4//Q/9H/SQBuAI//AwD5/+r/vABFAFIA3v8FAG//6/9/ANX/7/8HAO7/6v9sAKMAhv/e/1r/pP+3AN3/wv+I/14A5//B/5z/YP9a/0EA3P+iAFEAJQD4/3r/ZQC0////4gAEAPv/QgDP/9f/rgASAOT/s/+x/77/3gDF/27/FP/fAOv/jv8E/9X+2/41Acf/5ABXANH/0/82/7D/sv/q/wQB+v/8/5//AgD2/yQAtf8HAAAA/f/+/3oAJQATAPz/GwASAO7/IADn/p7/3P/G/10AOAAHAAAAyP8QAO3/IwA6ALH/KwCUAK//nf/yANcAPP+V/5j/W//gAI//1f7Y/iQBnf8X/3z+Z/+Z/hUB3/9mAR8AFAC5/yr/5f/h/tP/mgHT/xYA6f/W//L/OQDL/2j/0f/O/9L/igD//1P/Nv85ANr/gv+V/2IALv+EANr/ygAmAPz/BACP/8H/kv8MANQABgDk/zP/FQD+/+3/Nf/H/wkA8/9WAFQAaADB/zQAj/8aAGAAtQBEAPv/RP+5/yMANAD9/y8A5f81AML/PwAKAFcADACxAHMAcQDi/+b/egBLALz/hf9hADv/AQDH//L/HQCp/00AOAD0/wUAHQAhAC8AdwD4/+T/zP8u/1oB0wDT/wcA+/8MAPf/BwBW/ygAKAAEAPr/UwA8ADIAOgAcAAQADwAWABAASQAyAFYABQD/////MAA0AP//5f8lANr/wv8QAIoA8//n/yIApP/X/w8Av//m/6AA8/+s/2D/VADb/27/kf9dAIb/GQEkAIkALwDq/wsA0v+f/9X/9P+wAP//+f/0/zMADQCT/7j/LQBJABsAVAD0/2IAIQCxAJn/DQBVAKgALQCVAIz/4f/V/wMAFQARAGYASQDN/0oAzf+tAHn/2f92APL/sAD5/4QAwgD//w3/RAAv/0EA/f8VAPH/dv9UABMAw/+6/8gAlP8uAGEAif9kABr/W/5Z/mMAXQAbAJcAWQAFAI4Alf9gACYAbQAZ/2wAxP/h/6z/xwDt/yP/s/9K/17/XwBpAEAAFAAsAIYA5f+q/+f+ZADQAJYACADr/2oAUQBKABEA0ABRAC4Av//N/0T/TgAhAPL/BgAAAN8AawD+/yj/PgCR/x0AsgA9AB8A8v81/zoAgP+d/8r/GwElAAT/TwAVAFv/LQDY/yD/WQD+/i7/Ff+zADYAQf5Z/2P/bP/MANb/ewAdAOf/VgAtAO3+uP5K/9wANgCV/0kArwA0AGMAr/+2/1oABgANABMAOv+c/wMAAwDg/1z/PwA9ALv/1/7Y/5L/lf/y/6j/DQAFAJ/+c/9fAJQAjv+V/9EArgCM/zAAdQBSACMAcABl/23/LQDVAEL/GQBOAG0BjABXAPb9BAAs/+3/kgD//14ADQBz//f/X//l//H/IQAKABwACAAeAEEAJwAbABQALgA+ADoAOABdAAkABwAZAAcAQgB+AHgA6v8gABgAPgA0AAYA6f8gAIr/PAAGALf/iv85AAgBOQAFAEwAQQDk/sv/j/9LAOL/dQDd/5r+TwDj/9D/ev/HAAMAGgADAZz/EACk/+r+S/8vAOb/u//DAEgATgAkASMARABUAP7/sf9tADT/lABy/8QAygBm/7v/tv5S/6YAu//f/1IAYQDC/5H/JgAQ/1EAjQCrAAIA9/+dAGcAiP8nAK8AXACUAF7/3/+v/34A4AD6/yEAxv/IAIkAXgBX/5wAJwDp/4QAdgAwAOL/Ov8SAIT/5v+8/9X/HgAXACoABAFIAGIAaQCz/wIALABFADEAWgD0/ykAIAD3/1sAOACdAAcAOQAFABcA4v/e/1H/6P8AAOH/FABNAAsAKwB1AKD/NwD//wkAm/9BAAQA9P+O/50A9f+m/4P/LP+c/7IARwB7AP3/IADs/5v///92/x8AoQAeAOT/s/8hAGEAlP+Z/n4AUwCIAAoA0/9kAHIAYADR/xUAbgCtAF8AiwBK/3cA2//i/zAA8P8aAGYAyP9mAJT/y/8XAKMAwf8FANgA9v8KAAYAMQB+/7cAFQBAAAX/EwGlAB7/Fv90/hH/jAEjALIAMQDH/+7/X/9i/4D/7v/IAAAA8f8iABwACwAWAEgANABMAFkA5v8fADQANQAzAGAADgD5/yUAG//t/9L/IgA3ABIADwAJAPT/JQC8/zEABwA4ANb/ef9/AEoAWv/n/7QAaACnAG0AqP+SAKcAHAFw/xMArgA+Aa0AqwBo/h8Aof/o/zwAFQBCAMQA9f+KAPv+uf8lAJIA2f/W/yQAkv+a/93/ov9WANMAIQCs/yP/WgDu/yP/nf9wAG//HAEWAIAAPgDv////8/8x/9n/6//RAGMAzv+bADoA4v8sAQAAbQAbAEwAt/+AAAwAIAC9/xABhAAr/7D/WP6K/0gAhAB5AEcA+P/r/8H/gv8Z/5IA3gAMAE8AxAAIAJz/dgE0AMr+YADX/9T/kAAT/y3/7f99AE0A6v5p/4v/l/+e/6MAVwBk/xT/jP9aAFD/mv9Q/z8BkgCY/zwAVgAeAMQADQAsAFcA/v8yADkAqwB//yQAPgATAKj/WwASAMr/l/8qABEAZQAfAPr/1/93ALH+HACZAKj/+/8jAD8ANABEANP/EwDz/+n/x/+AAA4A3/+b/64A9P8KAJT/jf+V/3IAQgBQAEUAOADG/7X/awCj/xgArwC3/zAAqgDg/83/0QDW/wAA7P8EAJr/tQDM/8P/If8WAQoAAf8E/8n+9/4jAQ4AqAAdAMv/zP92/7X/qf/g/xYB/P/k/9v/DgAJAA4AOP8WACkAMgD8/zgAMQAGAP7/QgDy/8//HQDV/9X/JAAJAB8AKAAnAOr/7v8JANL/KwAsALH/agAEAfj/QP8ZATX/Wf/j/5X/+/7lAGD/1v5Y/ysBpv/n/nP+dv8W/00A4P8nAQoAzv/D/8n/IQCw/r//dgHR//n/LADM/8z/jwAtAJv/GAAOANj/bQDw/1D/P/9nANr/TP+T/2MAY/9eAP7/gQDy/97/DgDY/6P/hf8JANUADAC//3//BAAkANT/Kv/N/z4AQAAvAAoAUgC9/zIAof8KABwAvwBZAD8AVv/L/9X/DgAIAC0AIAB4AKn/RgDe//L/5v8XADgANQCt/z0AcABGACcAXwDa/24AHACrAKj/DABSAKEAMQCFAL3/7//b//n/BgA+AIAATwD7/0oA2/+OAAUAFACXAMYAHABCAKcAtAA1AJkABwCx/2QAXgDq/wYACwDLAG0ANwAr/1QADwA+AHsAIwAdABAA7f66ALz/OAD0/0cAOwAsACkABwD9/xUAxP/f/+3/2P+E/9v/ZQAEAJz/UgAxAHf/v/9HAIX/BQDmAPz/4v9YAEr/2/9FAKIA/v/A/4UAVQC4/8YALQCRACUAZQB2/7j/JwD7ADL/OAB4AF0BngCWAMH+2v9d/wsAggA6AGcAEQBE/xkAOv8mAOD/tP9eAB8Am/9d/4YATwB0AHwAyv9ZAGgAgwDQ/wsAYgCmAEcAiABn/1wA+//v/yIAHgA7AJcA2/9JAK7/FwAbAA8AKAAAAO7/fP8XAC0AZQAeAC0AHAD3/+T/OwDx//X/JQCDAOr/HAApAGcA9f/5//r/CAArALv/SgAmAEUAz/9R/2gAOABZ/7r/dABoAJwAXwCn/5IAhwAFAXj/GwCxADoBowC7APj+GwC1/9j/GwDp/1IAiQDk/3oAPP8KAMj/RwDr/+X/cACWAMP/EQAYAOX/VAAEADX/dv91ANj/Tv+h/ycApP9pAO7/QAAXAMz/IAD7/87/Ov8XAK8AGQDd/5v/FwAkAMD/9P/u/0sASAAzANn/VQC7/3sAsv8HACEArwBCAGkAVf/d//D/5/8EACgAPgBbAKP/SQDx/0YAuv/K/lcAWwBE/yb/PgCAALcAhABm/68ARABhAdv+LQDyAM4BoQAyAWr+z/9R/8//DwAnAJIA4QDf/5MAF/+2/wMAQQCF/2X/AgCC/7//wP+B/3b/YwC4/8T/CwD4/93/GgCG/9z/LgBBAJ//+v/b/7H/ff8CACkAg//K/0oALgAYAG4ADQAHAC4Apf/c//T/fv8q//j/a/28/4n/GADz/4f/uf8LALb/4AD5/yIAw/9pAHX/NgBw/3L/Ef6GAHYAIgChAAUAJAD8AJL/yv/y/5j/YP8FAP/9UP9n/4EAv/9z/yf/F/9P/20BAgBlANz/ewB2/yoAU/+G/y3+CAF4AOz/Tf80AG8A0//Z/wQAHwDc/4v/yv/v/eT/GACo//n/GQBIAFgAFQCA/7D/mv/e/3QAHv9YAOz/eP+W/rwA///3/xAABwAGAPr/AgABABMA+//7//z/DQAKAAUAAQD+//f//P8FAP///v8DAPj/BAALAAQAAwD5/wAABQABALL/IAB2AIX/pv+cAKX/sP/A/4v/ff96AHz/Tv+h/3sAm/+b//z+yf63/8QAl/87AOH/x/9v/+n/MwBM/6//vAALAAAAT//r/5H/vP8qAAcA6P/U/8j/RQDw/+7/fQBn/+7/XwASACYAbgDw/l7/lf/g//7/Ov8qAI0Aqf/+/+v/8/8dAJkA+v82/yYBz/+d/7//zv9e/40AI/8E/1b/oQCr/07/cf7x/l//1wDQ/9EAvv8IAIb/2f9IAFP/qf9BAQ8AAgAw/8X/0f9vAPT/vP/t/xIAov9HAMX/fv/5//b/vP/n/43/2v8kAPr/g/8CALv/8f8u/+n/mQBK/9P/hgA7AM//7f4JAP7/jf/H//3/DABVAAMADgAcAP//0wAn/wEAzgCtAGEAxgBm/mL/cv/w/wgAGf8pAOAAiv8XAML/+v97AHMA5P/O/3cA3/8+AAQAkP9c/l4As/64/5L/GwC2/zb/tP/4/7v/5gDz/y0A4f8sAJL/w/+W/3H/6ABnAPz/6/8KAPv/+v8MAAQAAQAIAAUADgD9/woAAgAAAPn/CgAAAAQAAgAIAPn/CwD4/wEAAwAGAP//AQD+//b/+/+//9n/jgB7/4f/YQAM/6L/nP8x/3//2AC4/1b/ev9/AJ7/8v/3/sH+QP/aAJL/mQBPAMD/nv+I/zIAhf+u/yoB8v8VADn///+i////y/8fAAAACAC4/wwA2/8YAD8AjP8AACUAGQAjAG0Ar//K/7L/6P/y/2D/IQB2AKX/+v+a/2MABwB3ACEAff9UAAMACADU/1cALP/7/4P/6v+v/wMANgC0/4H/TACH/3n/Z/8bACMAXwBI//f/pf+n/nL/LwBTAJP/ywBaAOT/yQAOAHH/1v8L//D+vgC//2//KP9UAO3/gf4X/0//4/6rAFD/sADB/4n/t/+v/wf/J/8g/vMATQCZ/57/tgBdANIAjwC7AEAAUgDH/9n/Y/4BAOH/l/8LAP7/QQBCAAcAFgBHAKr/9P+eAHb/fQCo/zT/JP7j/1QAHgDNAIj/yP8xAUT/k//j/4r/Tv/VAK7/C/8B//8A3f/7/tP+Bf/J/lYBw//U/1YAwgAi/4z/df9N/zf+mwFyAN7/qf9HAFAAFAA7AJT/FQDM/8L/TwC5/uz/vP8ZAP//xv++/wT/Zf8wAIX/CQBaAHcAj//k/7r/F/9S/owAxgDf/1L/WwBMADn/lwB5AHIAiQAMAJP/0v5IAIoARP/0/zMA1gCVAIEAzP5zAJL/6f/KADX/RwB7AHr/1P5m/yIAhQCrAPb/2v8NAer/TwDY/6L/F/92AK3/Rf8o/6QAtv9C/xz/+P56/1AB8/+SANP/RACP/7b/hf8I/9AAwwCh/xgAgQCP/3r/pwAgAIv/kv8i/2D/2QCV/1H/b/+LAI3/2//+/rP+RP/LAKH/iQBKANP/nv+C/xYAiP+e/xYB1/80AJ8Atf81/7QA4v54/73/SP9p/88AW//x/jH/4AB+/2z/a/6r/vX++wCD/yQBKwARAKf/Y//3/1f/kv+AAcb/DQAo/73/vf83AGoAvf/T/+n/2/9zANn/hv9//wQAyP+V/5v/mAC+/7IAgf9ZAAoAsP9k/8r/vP95/7//jwBf/8n/vQDu/xv/gwHE/5D/4P8w/yr/3QA4/7v/Ff8vAHEA0f5M/8v+Lf9KAFX/GwBEAKgAcv/0/4f/L/80/vQA6P8CAHkAeQC8/8kAqv+B/9z/of/p/sUAJf/4/tj+BgHD/yn/lf7w/sX++wHM/9AAuQCJACb/qP9pAOz+Rf50AUEADwCs/1EA+/8/AEgAwP/h/x0ATf9ZADT/yf/V/xMATwDu/8H/z/51/18Awf/5/3cAsgCK/8D/+P9//93+twBGAJ0AuQCy/8z/rwHq/4j+PwDK//7+2ABI/77+p/5QARQAl/5r/ib/lf6DAMP/SwAUACIAL/+r/9/+pP/l/asBFQDn/4v/9//U//D/PQCp/wMAkv/Q/20A6/8N/93/fwDC/5v/Cv9f/xn/1gCL/8T/QQAMACT/vf+0/yv/B//NAEgAwP8h/4sA+v9hAEoAWf/m/6b/0f9AADMAjP+HAGL/uv9LAFcAfQDt/xwA2/+1/ycAHQBI//f/ZwCu/lr/TQB4AEUATf8XAB8ATgAEAV0AMwD+/x7/MgCn/uP//v+V/+r/q/9dAEgAIgC0/6//uf/x/3wABf/t/xwAfP9NAcAA9v///33/AwCh/8r/0f8mAPP/AwDC/wwA+/8PAF0Atf/s/zUAGAAdAGAApP/c/6//2P/2/4P/MQBvAL//9f+5/9///v9Z/87/0/8hAAz/4//i/8//CwBuAMn/iv9o/wgAzP+L/5n/lACi/78Anv89AOr/1/9P/9P/GQBu/83/nwAgANb/Lf8ZAM7/t/9j//3/GABTACAAu/8eAPb/qAA6/+7/iwC0AEkAzAAS/4H/sv+7/wYAVf9mANUAs/8ZANH/iQD//33/yQA8AAYATf9TAFIAPgB1/93/Df/4/0AAn//p/wQASgAlADAAEQBHAM7/GQDhAJv/XgDr/yP/XP4gAI0ARwDR/x8AJACqAPIAdwAQABsAev9CAJv+m//A/xYA0P81/73/0P+R/54AHwC2/xMAMACF/+T/PgDP/xEAZwDIAPr/ef+KAHwAwf/g/3gARQA0AN3/uv9t/zAAjQBR/+b/UgDnAIAAYAAE/yAAW//t/6QAR/8wAGsAq/8TAI7/VQD0/7P/sP/J/xsBz/9tAGwADADY/k4Ajv8t/87/SQAhAMv+V/9AAHj/gADD/z8AxP+BAHr/HwDi/w3/Hf/sALkAzv9k/zgAMwBzAP//6v9IACIACgALAML/d/8VAML/0f/w/1oAZgAZAFL/9f+a/xkANgBz/yEA8f9E/8z/WAC4ALr/I/+ZANYAiv+lAGMAjwCaABAAa/8N/wEA9wCe/tv/jAByAXwA0wAG/q7/Kf/y/7MAMP9qACQAMv9BAHj/7v/cAHoAbv/U/7sA/v4FABgA/P5p/gsB2AOh/4X/NADs/xv/xv/7/5b/CwHY/yEAMgDT/wEALP+0/xoABwSgAP//CQD5/wYA//8IAAoA+v////3/CAD8//z/BQD8/wIAAAAEAPf/BQD8/wYA+v/9//3/+P8FAAwABgD//wUA/f+F/wYAjgA0/57/xgBt/9D/sv/h/hP/hwHLAE7/EADdAIT/WP8C/4v+cv/MAML/OgBCAJL/LgAF/2wA5wA+/5YB9/8vAOP/swByAOv/SABlABEAfwAhALP/4/9AAK8AfgAg/2oANQD2//v/WAA5AAMAMwBFAM0AggAUAOv+FQDw/r//wf8vAM7/pP/p/y0AzP/BAMn/AQBLAB0BoP8gAPn/FAB2AMf/2P/d/24AAwDlAEEAEwBh/3f/0QACAMkBSQBM/5IAsQDH/7D/ZQDH/wn/CACG/rD+EAFc/53/k//JADcAwv5H/5z+rP7JADv/OQArASgAdP+P/1D/0ABQ/iIBSAAn/0v/bgAyAOAADgD//2UAiQDp/5D/vv5DAMIASwBOAHj+cQAuABAAKgD3AHT/z///ANL+3P9M/93+2f6+/7X/+P8dAb7/RQCsABMAQAC8/+r++f44AW7/8P7m/r0A4v95/qD+xf5k/vsAoP+OAGIAowBNAAn/qf/gALb9NgEGALH/KwDn/w8AWADu/8P/HQD6//D+7wA//8kBIv/JAMcBo//L//v83P8XAMj/ZwBNACQAPwBs/xkAGAAq/qkA1AAZAH//oACKAEEAeAAiAH4AyACu/2f/+f7KABgBLwBJ/2sA7QCdAJ3/Pf9vAY7/AwCaAPv/eAB9ABP+Wf4y/ggABQANAP7//P/4////AAAAAAoA+////wAAAgD6//3//f8AAAQA+f8JAAMAAAACAPr/CwAJAPz/CQADAPX/+P8UAAYABQCR/8z/Zf8fAO3/hv8/ADcBmgAVA2D/v//N/6z/yAAlAPv/kAAw/9T/JADBABz/c/8Q/zsAW/8nA2AAeP+QANwAGf/E/iAABwBS/0T/dv60/2QBEP9I/3//7AAlAM//W/93/mD+wwAw/8r/w/+0/0sA1f7K/1UA1P8SAUAAx/9B/6X/m//cAAIA+/9ZAH4AXf/T/1sBDgB6AMEAAAD8/lAAmf+3/zMAWgAJAIL/EADO/1MABgDN/vsAKwD///z//v8NAPb//v////j/BAD4//3//f/3/wAAAwACAP///f8AAAIABAAFAPv//f/8//3/AgAEAPv/AwAHAPb/ff/7/84A5//4/4kA3f9O/2v/MP5l//0BcABG/+f+GwHJ/4j/Jf9k/tP+bwFt/7IApgDI/xYAr/42AKQAa/+GAfz/xP8pAK8AcABiAJX/ggAyAAABRgCy/4f/TwCl/8gAAADf/zEAwv8OABkBEgH0/9n/pADf/zgAIQDk/nwAk/85/zUAIAGb/0b/zgDK/27/yP9S/vf+2AFLAAz/5f6MAYD/lP93/oH9bv7GAHT/2gDHAAUA7wDM/jUA6wAS/+gBo/+t/0gAof/B/zsAUAA/AOb/wP/L/+QA9v84AND/swCcALj/j/+i/XT/7gAMAF4AVQDF/ywAS/8RAOH/kf95ADYAjv/s/28ApAAWAHr/xwA3AB4BLACT/73/nABkAFsAIACmAMUA+f9XAP7/LQESALn/dwCc/08AagAq/xgA0f5M/9T/ewAN/6P/kwAEAIL/l/8Y/wb/2AE+AUr/y/8OAYj/ov8V/2n+Q//rAAYArgC3AKn/sQC+/nQANgHr/twBQf8pAJUB5/7c/ncA7P9N/1v/qf7C/30BUv+X/xv/TQB0AKL/G/8h/pz+MwBA/6kAHwFDAOz/TP+8/z4BUv6DAfr/JQAVAcv/tP8BAej/dQD1/2f+X//EAb///f6c/mEBuv9S/qf+0/4d/lQBdf+eAMAAbgB5ANj+dv+6APn9+wHT/9f/lQB6/+//Uf8eAOX/CACA/yj/dAGV/0UDQv4+ARoCMgDO/638of91/z//kQCPAPX/ngDm/vD/IAA6/64AOv/6/+oArv/9/8cAiwAFAJj/gP6m//QBJQBm/xP/ZQG4/+//GP/0/c3+ewC4/+sAKgEAAGUA9/7U/2UAgP+uAW7/HQDqAI//xf/KAE4AK/9z/z3+NP/JAUEACP+8/nwBq/9F/2z+yP1T/jUBkv8pAa4Ayf+jALT+NQDxAAf/JQJv/5r/DQD//rn/If/Q/4sApv/7/3T/XAFxADgBm//TAEYBEACY/+/8Rf/tABgApgBjABL/sQC9/uD/TQCp/9wAXf8pAAsBZ/84/zoBcAA9/2L/o/6X/v4BAwCy/ub+pwH//9L++v3H/TL+FgFp/+0ArgAtAHIAov45AN0AAP/VArT/2v8UAGb/rv8oAHX/gP+i/4T/gv+yARMATgKu/i8B4AHO/xn/DPw0/88Aw//MAFIAgf9DAGH+LgBfAGr/8ACr/6L/ZwAw/wAAj/4UAN3/vf9ZAE7/dwEyAAkEOv+pAAUCxABAAC78QQCE/y8AvABuAPj+vQDG/uX/2f+h/5P/GgD5/28APQFAAbMANQDMAFgA+wCAAJL/QABvAHUABwEM/2QAQgDP/9T/2wCZAN3/jwCJAIQBogDs/wf/GADH/m0AVf9r/9cAHwB+Acb/igA0ANEABwD5/w7/cABsAOcAEQAx/1wA9P+R/8kA+ABFALb/2v9+/9gAxv97/uv+rP8QAMH/rwCR/9H/4f8FACMALAA0ABL/KgGz/8ACb/4lAQUC1//J/yv8xf/D/x0AugCp/8D/pQD0/k8A8/9mAGYAJwBFAN7/igCKACEAuwBtAHsABwGu/2D/Ff/8AA0BkwDy/ygAzACGAM//9/78AZH/TABzAOb/iQBKAKr+yv9Q/kIAqP/u/3gAvwB2ANkAoABeAMEAOwDS/3D/RwCf/+0Axf8FADgAuv8AACwBGwFdAMH/EgC+/0oACAAe/3AAz/+S/6j/gQDS/s3/h/95/7EA8/+BAFH/pwA8AKYBj//+AFkBrP+l/838gP+cAZUAjAAvAPL+gwAH/57/bgCN/14APACm/9z/VACuAHcAeQCxAEIAUAFMAKH/uv++APf/kAAwAKoAwwARAF8AkQCqAQgAx/9SANv/JgCIAEn/gQDu/n7/kP/RAD3/df/m/6f/S/++/6//eP9sASIAEAMp/lQBCgKg/x//b/yZ//sA9f+hADYAC//1/8n+eP8cAGX/DAHT/8r/oABL/w4AW/8pAGIAHADeAK//3AAuAJgDc/+xAA4CRAA7AN/7SgCL/8QAlgAYAC//uAAz/1cA4f/G/2f/cADT/4D/cACBAAwAKgChAGAAeAHXAGT/Zv9hAU8B9/93AOAAUgGSAEcAlf73AQkA5/97AAwBSgDTAAr/VQAq/VsAIgFyAAAANwDg/6j/Z/8YAPD/+v7vALUDOf+6/roA4v+8/zX/K/92/4oBKgC/AFcACgBZADD/of+7/qYD/wCA//L/mgA2/4f/pgDX/2r/rf8D/1//cwGuAEr/oP/WAKD/sv8C/3/+cf/HALz/sQCXALf/TwAC/5UA6gBX/00BxP8dAL8AmP+R/6MAcf8n/8L/7v4W/zYBkwDb/kP/RwFY/03/d/6+/gz/8QCV/y4BlQD9/6UAAP9DANAACv8wAnn/7v9z/7r/s/93/1//DQHG/2P/HgDoAMb/i//y/gQA1P+T/rL/gAAp/8sAd/97AIYAsv9PAIcAGP5/AI3/uAD1/tr/LgEQ//H/sv/r/+f/5v/B/uf+CQFl/63/OP/EAPn/Tv8U/0H/0/49AWv/lgCeAKsAzf85/xH/4P8j/u4AbADJ/yEBAgCBAG8Bp//M/uT/Ff8i/2UBFv8C/+L+sQBnAPv+p/6m/s7+QgGPAJUAqwBOAL//A/+E/34A7f1kASYA8//7/8H/SQDL/2oAAwAdAK//X/8VAVIB1wC6/0kALQG0/9n/aP4g//z/7f5AAJ8AHgALAO3+bQCXAOT/iQCPAG4AewDx/5H/NgH2/zn+c/9K/y//SgF3/+v+8f4yAEsAz/0g/qD+Vf4WAef/hwDT/2wAlf/w/lH/FwAG/rgBPgAQANj/SQBl/6oA3f8v/9D/Sv8C/9QAiP/9/lz/cgDu/5r/P/+L/wb/CgG7/8QAOwATADMAWv9C/0cAvgDpACMAGgB3/ykAhgAWAEYATf9RAKH/KQDPAPf/Tv8ZAJr/DgBKAFoATADx/2//lP9YAE4AqQANAIz/owDt/1AAfwCS/83/cQBe/77/+v+x/1X/mP8d/+b+4AFiAUn/Vv/rAGz/8f8K/2f+LP/mAEEA5QDfAL7/0ADH/rkAKQEv/8oBdf94ACkBkf+8/0oAx//G/+L/b/4m/4IBqP+x/8X+iQA0AJr/JP8m/pP+EgGT/6UAZQBGAA0AKP+H/68A1v5jAQ0AVAALAQ0Auf8PAbT/Qv9V/6/+0f62AUf/DP9x/iYBOABK/87+YP6H/rsB3P8AAZ0ASwA9AOz+IgDq/wX+6wGr/3QA7f+h/wIAKv8AAJ7/BgCE/zz/hQFDAeICsv7pAAsCdQDg/xH+FP8/AG7/ogCzANb/TgCk/jQAzwCNAAwBjf+j/+IAHQDL/x8A2/8T/5v/ZP7y/hICf/93/xP/twDC/+z/JP/a/tv+CwETAJwA5gDa/0IApv6aAK0Akv92AXH/tv8GAeP/O/+XAMH/Xv9j/1L+4P70AWr/C//m/jgBu//L/37+av65/kYB8v8qARABKwAZAHv+OgCJAJj/DAKt/7D/lf+t/9D/2/92/6T/qv9Q/+H/cAEVANr/kf9fACwAFgC3/z7+Pv8VANP/fgCbAMD/dwDM/ocAuwCb//EAk//q/xoBkf91/34AgP+5/oD/b/56/xYCNf+j/n/+lQGj/1L/Ev5o/iz+iQG8/wQB4gAjAFoAm/5g/3MATP9tAq3/+P/R/77/s/+VAPj/rv/B/1b/c/+oAe7/2/9P/8wAGgCB/xz/v/3m/twAjP9xALsA1P9EAH/+ZQB7AIr/9QCi/9f/vP+P/+H/SP/h/6wA3//q/xUAggE5AMMBiP8/AKMBEgBGAFX9w/9O/3f/9P+eAHH/KQDw/l//1ACu/3//vf8PAK8AVv+f/8sA5v/D/rX/B/92/5gBpQHC/uD+mAFj/4D/fv6j/gH/sADJ/0IBBgHd/xcB5P5NACEBx/6bAm0AxADuACQAHQD2AAAApv/3/9D+BP+YAZz/Ef/B/uIAJQBZ/4r+XP7N/jsB2P+1AMQAl//F/77+k//x/xMAvwH2/xcB6wDY/0z/8wEeAL3/0/8e/zv/vAH3/r/+HP7IAYoAj/5A/hX/PP7HAbf/sQCMAAcADAHF/mD/fADs/boBjP+bANz/RwBy/wUBcgDD/wEA5f55/5EAcwAl/0z/ZgBLAIsAMf++/xP/hACi/7cAKgC2/z4Bzv+l/4f/twG6ALP/BAAOAez/TP8aARUAAf6o/zv+ff/DAYj///6g/jEBsP/i/3z+u/5J/qIB3v/eAPAA+P9fAEr+x/99AGj/AQKb/xgAIQGh/8z/0wAUAM/+mP+A/tH+DwIK/33+X/57AXL/EP/x/Sb+YP5+Ac7/NAHdADQAQgBS/sr/ggBq/+EBqf/n/6f/sP/f/9EAHgA2/9D/I//I/4MB5f8b/xP/lACi/4D/Df9Q/wX/MAGa/9YA5QDi/zsAwf6Q/5QAg/9+Abn/OQAsAZv/W//+AAYArv6S/8X+Af/qAeP+Tf4V/tkBlv/E/qT9bv7w/YgA0f9VAWwAJgAyAKT+cf9rABf/ogLl/ysAsv/P/87/XQAPAPr+u/8I/1n/hAFo/6z+yP7YAI7/J/95/qD/vf6IAYn/OQFzAAUARADD/nn/ggBQ//ABo//1/2T/4f/k/3EAjf/w/9P/Rv8AACEBqP8v//T+5v/N/9H+yP/uADL/fQCT//MAuwDM/1YAnv+W/qgAif+7AJX/DgAeAPT/Y/9t/zn/wgHT/xv/JAAuARUAiP+b/ioAvv+o/rf/eAAH/7EAh/+9ADcBEAC1ANoAkP2wAKT/PQHs/wQAGgDU/+3/MgC3AMP/WgA5ABH/FgG6AaMBE/9UAaoBDwDn/0z+aP98AGQALQCzAOv/jQCk/nMApADvATwB8P+EAJoAYABF/+AA/f9g/x0AR/+o/6MADv9E/yb/VAAKAEAAOf8CAEr/ff/t/3T/YgD5/+wAnf+j/0sAbgLfAFQA6v/+/8r/GwBx////Yv9iALn/Rf+1AOX+Mf/R/5L//P+nAIEAMQDG/1j/v/8oACQA8v8UAB//TQGJAOsBeADi/5z/zf8GAA4AIwC2/+7/BABV/7f/AQHe/5b/s/8zAMv/AwCv/z7/wv9zAN3/WQDSADUAYQAq/xUAAgHB/8UAxv/Z/xYAtf8WAL0AUv+q/+D/Zv+0/14Bs/+K/zH//ADU/z3/H/+5/t/+PgHK/4sAfwDZ/xMAo/7X/6oAcP/6AMT/yv/D/+f/7v8uANH/PgAOALH/DgDDAO3/KQDa/y4AKQCu/z4AL/7E/8D/zP8XAIwA3f/z/53/c//7ANz/+v+N/+D/MwARAL3/gQDq/0D/4P8B/1//OAFb/6b+//4CAYH/Dv+e/l7/zf6/AHX/3QBRAAoAqQDt/pH/VQBO/7EBsP/X/9L/0P+z/yoA+v4BANr/LP8gAOEAmP8i/0T/LAC5/9z+s/+QAEv/ZgCp/7MAagCu/zcAkv/G/lYAwP//AMb/hf9x/9P////M/yoAtv8jAIv/OwCeAPz/gf/y/2r/1P/F/9QANwAdAEb/fP/+/1cA8P8rAB0AAgDbAP7/BQBmAHoAKf8cAIUA4P8q//f/SwCf//v+AgHcA8n/EgDA/+r/p/9UAFIAQAC8/+T/MAD6/zQAm/9P/18A4P+TBAUB6v/x/+D/sABZAPr/Yv8+ACcARwAeAOX/6/9EAFgAUQDP/0QALgD9/w0AbgCiAPf/4P9DANQAVAAnAPb/HwAw/43/CwCDAO//tP/YAJr+2wD0/xj/FgCyAAkAfv9s/zcAvP9W/qX/aACF/3kAy/9EAPn/3/9GAP3/Jv6vAJb/CQEnAOr/if8JAVwAu//w/67/PwA9AHQAdf87AOf/1ABI/9r/lAC/ADEAeAAgANb/MwCn/58AvwAXAT4AsP4vABgArwC0/8z/rABw/2//+v8gABMA2gDC/+H/Cf9KAEoAcAAWAOb/SwAnAOf/awDsAIb/h/9JAZMAfQDQ/h//cP7z/4gAcgABAE4A//8RASkAm/9bAIYAiP+OAPT/8v8d/84AEQBp/9P/7f+t////9QAzAc//EQCA/0f/oP8k/9EC8wCBAMP/mf/JAJoAEgCZ/xwAhAAIAWf/5f+ZAGYALwAXAPz/NgDwAGkAdQCm/8YAff8/AIYAhv+//40AUv/tAXT/IwCz/wABJgCS/5oArv+l/ggAh//7/isARP8h/y4AdABGAH7/HP+dAIP/Vf9cAPn+SwBgAKIAKgBDALr/Jv9tADgArf9IAHUAEAC2ADYAkv9uAOj/Qv8sAAUAX/9MAM7/sP/r/2QAXwDf/5D/+f/h/97/YADm/9H/kQBx/zoBLgCyAPr/hP8GAboAxv/a/yoAhAC3AO7/Pf9GANz/PgH+/tn/1QB+AWYAugCo/jYApP/u/wMB//91AMgAFP5GAXb/8//d/6gAEwEKAQcBFv+oAG0ADwHT/6z/YABsAFsADAG2/wkALQD2/zcACAHFAA0AWwBmALsBfAD3/1f/TQAB/3UAyv/i//H/xgAcAf//SgCmANAALADN/97/XAB7/7YATgDb/1UAWwDC/+MAawGBAOf/LQGV/3MAMAB//0P/EQAaAH8AaACi//z/dwDm/wAA3////w//FQGLAw0BVP6dAA8Bvv+5/4X9BgCM/9YA7wDW/xH/3f8P/0UA+f7GAvAAPAC7/yEAtgCpAIMASAA1AJsAKAGv/9T/bQGoAI8A9AAzACYA8ACYAFIALv8NAZn/nP9XAOv/nv+nABr/VwLd/g8AyP8AAD8AgQB8AIkBSgBYACUBm//O/5L/QwArANoAyv9n/x8AzP+FALQARwERAOP/EgCN/yUAcAB4/gQAy//e/+r/gAA8AEoAewBC//b/5v9+ANn/7P///zcAof/0AAkAyP+o/yn+lv92AdwA6AD3//f/RwCl//D/bP/+/10ASADA/xoAhwCiALL/AACbAE4ATAFYAHP/9f+PAJIASAADAMgAwABhAIUADABDAf7/rv9lAOn/OQDOAHv/PgAl/8b/u/89AXj/hf8KAYP/vQC4/wYAfv/sADUAwQFq/q4BNQFb/jX/6v30/oMBnwD7AEUAY/9qADr/Uf4cAFH/8gAZAM3/fQBTAAMAQQACAM3/EgA4ADMAy//F/2AAGQCbAB0A3/8xABT/5v9EAPwAdQDv/0EATQBEABMAAAADAKv/RgDp/+X/twB2ALz/uf8pAHUAEAGCAEb/LADRAEUBxP/x/8UARgG0AKsADP84AZr/uP90ADIAkQC5AMP+YwBl/pH/qv/xAAEA+f+OANz/tgEOAAb/+v8ZASoAev/y/jEAy/8e/q//WgBa/6AArv96APoA8f/tADsAzv3oAGr/cAFHAH8AhADK//X/IwCz/1MAAgBZADX/EgEKBKoA1/69AO8A4P/P/xz+1f+W/0MACAEIAKj/0//h/gkAkP71AqwAff9GAOEBHP+c/oYBqf/N/un/9/4u/4AAdv4k/wMAgQDQ/+H+jv96AOv+cP+K/2X/EgF4/woAMAC5/9j/iwA2AQ8AwP89AIMAbAAO//X/qP/6/3b/rP9fAAEBM//q/6r/7v9sAGQA+f/X/5L/yP8WAPr/VwBWAH7/gADz/hcCNQAZAEMAcgB6AAcAXwDC/ycA/f8VANX/XQDI/8b/z//MAKX/BQC//zH/XP/1AHAAvwDg/3YAwf+//ywArv70/4AAnf8cACUBsv++/x4Bov9NAM//sP+1//cAGwCNAO3+SAGoAHv+Kf95/rD+qwEUAPEAeQDf//T/Nf97/lcAcP/qAOH/4f8tAFMALwAnAIAAy/8hAGIASQAnAN7/GgDX/1MA2v/L/zsAswCr/woBpwAsAF4AEwAHACAABf/h/wIA8/+K/20AagG8/57+nQGdAOX+5/8s/83+tAAG/9n+PP/2AIH/6f6C/sz/ov5x/2//lwAfADcALgDk/yH/3P9+/x4Bof/+/98A6P/W/y4AGACY/wAAfP/P/4AAy/8P/1z/EgCf/57+uv/RAD//iwCl/18AGwDm/zQATQDK/sT/wf/bAPv/8f82ACMAFADn/+7/OP8qABMAWQC4/xsAhP9SAHr/uf8iAMkAvADi/xb/kv8aACsA5f/2/6kA2/9v/x4ABwBCAOj/PgB6AckADgArAej/mACLALEAV/9yAN//lABV/7P/ZQDHAEQAdwCdAO3/WwDw/xQBlgF+AQcAuf5MAE4AoQAlAM7/RQCcABgAHABBAIgA0QBP/wUAOAKAAHoAgQAzAEEA4ABuAFgAXf/+AJn/yf+6AML/Xv9jAIb/DQMW/wQA+P+WABsAKQDVANL/n/8kAC4An/4qAIAAG/+x////zv8gAGcACAAHAP/+BQAvAK7/9v/O/4n/vwBY/0sCGwCqAPz/8v/IANAAmP9UAPf/uwC/ACQAE/9eANz/RQET/+P/nwBeAWkA1QCV/vv/dP9y/7wAwf9yAJ4Anv5GAkv/KQDf/0AAcADJAJD/OwByAGoA6gA6AFL/IwB2AMoABADe/20AxwBfAIEACQDHAPj/1/9EABMAawCQACr/SQBa/wsAHwCbAJwA5f84ADD/4f9bAFIAfgDx/+3/+/+0/3kAwP/E/0kALgHC/34AzQCaAMv/MADs/2EACv+Y//z//P9CANT/AgDfAIAAb//8/zYAiQALAZ0AKv9nAJgAKAGz/97/yQBUAZwArQDQ/7wAuv+u/2AA3P/DAF8ADP9ZAP3+pv/s/ywB1//O/58AGADV/yYAyf/c/y4Avv/y/i//NQCV/2/+yf+cAD7/WACg/yUAyf/3/+v/kwDd/pP/ov/vACgA9P98ADMA/f+7/4z/Iv9fAEcAdABy/xcAgP+AAJL/wv83AM8AhgAwAEf/tv8RAM3/CwDo/xAB6/9x/w0AAABPANj/qv/AAG8ADv/f/7b/lgDlANEAmv6AAAgAqwHB/tz/IQHgAbgAEgHE/rv/a/+N/3gA/f9XAboAp/6IAA7/j/8sAHwAyP+E/y4Anf+//9H/bP+W/48ACgDn/+z/OgD+////hv/M/+7/vAAMACoA/v+7/zAACAC1/wEA5v9nAEcAVwCiAB0AHADlAJL/CQAwAFn/kP8fAIT+4v92/10ABgAs/7D/AQCK/1UBaAAZAEAAWwA0ACcA/f5z/0n+rACZADEA3QBlACMAVgH6/xYACwCb/3v/UQB3/nv/VP+0AMr/+/4c/zP/Uf/8AUkANABjAHMAGAAiACb/hP9I/usAZQAdAIEALwCCAFEA7v4UADUAwv/8/wkAXv4FAAMA9/8eAL//SwBCANf/4/8eAKb/FwBiAAgAXwCN/2f/nP6jAPv/BwD///b/9v8EAAIA/v8EAAEADAD+//j//f/8/wMABwAAAAYABgAJAPr//P8DAAcAAwD6/w8ACAD///v/+/+n/zsAqwC2/6v/cQA+/7//t/+C/2z/sQC0/3T/kf+8ALL/jf/6/sD+e/9DAQEAbQACANf/EgDo/77/+v/H/+sA4v8LALn/FgDX/9H/f/8hAOX/0P/h/2UALgAPAFQAzv8DAEIAGQAdACsAgv/U/+7/5P8FACoAJAA9AN7/HQAOALb/VQDjAPv/iv/AAGP/lf/n/6//Z/+mAIn/IP8k/wIBof8U/1v+7P4z/zsB2P/5ABgA4v8AALn/xv++/6T/fAHm/x0AVADo//b/QQChAOP/5//m/8j/ZgD2/6X/yf9JAN3/zP+M/8r/sv9rAN7/MwDp/wgA4f/i/xIAwP/0/5UAGQD//8//TgAcAMP/l/8vAAsAIwDk/ysAYwAmAKEAa/8SAKAArgBVAGUA8f64/6L/7f8ZABkAHQCKAMX/OAC+/xsAUACvACAAh/+iAO3/IwAdAHz/Ev9NAL3+3P/D/3YA1P89/7D/+v+M/1gBWQBSAB0AIgAWACEABf+K/2f/lgACAPT/AQABAAIA+v8AAP//CAD4//7/AgD6/wUA+v/8//z//P////3/AAD///n//f8FAAIAAgD1/wMABQAGAAoAoP8tALAAt//F/6gAsf+v/77/QP93/8kAwv91/2X/xgCw/8b/9f65/jr/PgEHAH0ARwDd/y4AsP+9/7//zP8RAdb///+v/wQAz//B/yoAQAAKAOT/7v9WADgAIwBKANj/FAAzABEAHQA5ANv/9P8LABEA2/8gAC0AKADX/xwA5f/b/6r/hwAMAA8AJAD6/23/SwC+/1oARQCj/8P/OgC0AEwAawAyAJ7/p/9KAIwAMgBsAIb/AQB2/zIADwAnAF4A+P8vAOgA0AAPAPQB0P+c/8v/gP8k/8gAsP/V/8//owDc/1D+E/+U/uL+QQBr/1AAvv8zAKH/uv9K/+D+Gv/tAIUADwD6/4AAXgD8ABcACwA9ABEADAAFAFP/JwDC/4n/FgBN/2EAXgDM/8X/WgATACAAoQAoAC0Aav+b/9b+LwCQ/3IA8QDy/6L/EwEsAJn/vv9o/97+1QBd/4P/dP/gAOcAK/67/gP//v7RAM//FwBoALEAtv/U/0r/NQCP/p4BQAAFAFgAAgBVAHMBqv9QAF8A7//g/j0Avf/p/4b/kgBYAHL/y//a/ln/dgDY/0cAIgCOAHYAAADC/zH/nv7AAH4A6f/g/20AaADS/6T/iwBjABgAzP/H//z+UgBBAJH/OQCW/9UAhQD3/8/+GgDT/93/wQAUAHIAzf9j/5n+pP8cAGcAAgFhAOD/iQDr/2EA3P+r//v+cgCr/2z/cf/WAND/Af8P/93+/f7EAU0AnADy/ycA8/8oADT/zP84//4AnP8oAKgAzv+c/4MAwgCx/6j/PP+L/9MA2P97/2j/0gDB/6v/+P67/kD/PwH//3cAVADP/xQAtP+5/+n/1P8MAdv/SADHAKb/WP9WAQsAh//C/33/VP/UAJP/IP/7/v4As/8g/2v+1P7o/m0B7//YACgA+//y/4f/8/+M/8j/ZQHX/yUAIQDq/8f/OAANAMr/2P/u/9L/jAD7/6b/nv9dAN7/pP+Y/0AAr//DAOj/SAAEAPD/8P/J/9n/u//w/5EAFQA/AHAAVABc//wAAwD+/+b/i//z/r4AVf/C/1f/oABYAH/+Hv9f/zX/JwE7ADYA7/+MAK3/9v9i//P/0v5DAXEAFgACAaQA6P9HASUAJQBs/43/yv7QAHj/QP8q/8wAiQBy/pX+nf7R/qwBJQAqACMApgD6/+H/5/7//1/+mgETAPr/JAAQAPT/yQA+AEEAEQAfAFD/RQA5/9H/rf90AE8Auf/T/xT/Jv+cADMATgAfAJAACwAMALz/6P/n/uMAbAC7ADUARwCJ/xEC4P+p/1D/EgCJ/p4AoP80/4T/3AAUAEf+/f3A/ir/gwA7AKH/MQA0ABcA0/+h/rT/yf7FAScA4v+hAFcAMf+EAaP/0/8gAAcAPf+YAJv/Lf+3/6sAHgC6/j7/Jv9j/44BBgBOAM7/8gC2/9z/SP9//+r+FQF/AL//FAAiAIcAjACaAAUAFwAGAIn/UQC1/6L/LADp/+P/C/9mACUApf/o//v/mP8QAKYAEQANABIAu/9a/1YAWwANAKAAXgD8/68AFgBhAE0Av/8H/y0AVf8KABkA3P/4/4f/XwBMAN//JQD5/+P/LgB3ANz/PwCP/3b/xv/AANz/6v/P/wUA0P8TAE7/NAAQAOb/5/9IADkAIgAqAOn/CAAyABYAGwAnANL/AwATAPf/7v8eACQAMgDY/xsA/f/S/xAATQDo//v/MgDWAM//6f/y/83/fgABAKj/of9SAOX/tP+L/zsAmv+2APv/aQABAPD/5v/L/+P/ov8IAJcAFgDi/9T/NQAHAKv/sf8+ACoAJQAZAA0AYgAhAJoAjv8UAJEAowBDAH4AM//R/+D//P8RAAQAOgBZANH/SgDR/3kAvf+r/60A1P/c/2MAEwB8ACIA+f8KAIH/EQAPAOv/SwBQ/2QAfQD4/2IApwAAAH4AYQDq/0oAz/9X/7H+dgA3AAEATgA8AP3/DwHn//T/UQA8AAf/LwAk/8//nf93AA0ABv/S/17/av9QAPH/bAAfAHYAqv9BAPv/B/8q/6wAnwAsAN7/mQCLAND/qv98AFUAAgDp/8L/Qv9IAFQAu/8oAPr/1wCHAAAAnf42AL7/9P+7AGgAUQCx/13/bf/U/zYAEQCqACEAGgCrAQUAtf88AFIAd/+KAAcAYf/T/zsACADJ/lX/4/9c/wgABwAWAEUAOwBr/xsAT/+b/vz+6gBUAO7/OABtADMA3AAKAKv+RwBAAB3/JQDA/qf/AAAMAB4Aa/9NAC4A4v88AA8A9f/+/6gASQB+ABUAZv/o/rMAXAB3/9X/qQBxALv/gP+aAJwA9/+L/5b/y/8/ALQALP83AGMAVgGTAHgAW/7I/z//EACrAEYAnQD1/yX/ff9m/+f/NQCxAC8A1f9+AFsAQABMAF3/W/+JAPv+1P95/2QA6P9F/6f/9v+h/14BbwBfAFoATgAgAL//D/+5//4AoQAFAAoA+v////H/AAD6//X////9//7/CAD+/wcAAwAQAAIA+//5/wkA/P8GAAAABQAJAP//AgAHAPr///8FAAYAmf8yALMAwv+f/ysA+P+t/8D/Ev9s/wEB3v+C/0//0QCz/87/9P6o/gH/QwH2/4kAjwDS/xsAiP/H/wcAwv9iAbr//v/D//r//P/h/5H/MwANABAA0P8/ACQANwAxABEAHwAQABcAEwA7ADUAKAD//wAAyP8oADQAIADk/wgArP+d/yUA3f96/wcAZwArAIj/SQCc/6v/RwCi//7/ZwDs/9r/IP/8/97/1/9RADQAXwDP//v/m//A/8j/BP/B/iMA7P/ZAPIANwA8/2AB1P9c//X/E/9h//IA5f/Y/xD/SwBnAJL+XP/5/s3+swA5AEIAIgASALD/8/8K/97/u/7bAMn/5/99/zcAYgC9AOH/Lv+hAGkAt/7X//j+TgAhAPb/1f8e/zgARgCV/zEAmAALAJoAugBLAEUAm//i/+j+EgBeAF0ApADl/2z/PQHu/wUAs/9d/5b+DQET/2H/tf7SAIwAz/57/i3/+v6cADoANwAZANr/m/9y/yf/wf87/pcBIQAWAKEAhwBQAMMAzP9aAPv/+P/P/3sAV/9yAGj/PgChADH/qf+i/kf/UADc/zEATgBwAIj/vf+O/4P/v/6sAKcAFgC5/3AApgCtAM//HAB4AE4AGf+u/7T+gwBrAEIAOgBXAOEAiAAIADv/nACu//L/UgAyAFEAxP8w/47+rP/0/wMA/v8IAAYA/f8AAAMABADy//3/+//4//n/BgAFAAAABgD4////CAD6/woADQD9/wQA/f/9//z/AgAKAAEAOgC2/48AP//O/1//5f9S/5EAmf8nAIcAAQD5/wQAAACZ/6z/vv/V/6z/BgBOAJUAcgBdAO3/QP8IAJ7/6gB5ALz/GgBvAN//if9EAbn/xf/W/zL/yf4OAYj/xP/K/nUA5gDo/hT/JP43//f/iP+qAOEA1ACE/zkALv8aAFD/dwHEAMb/vv+eADwA+AB6AJ7/ngAkAGv/GwCQ/x8AOAA6AF3/ev89ACsAtP8pADsAuf+3AIMAJgAMACsA8v4U/xkABAD6/wgA+/8AAP///f/7//3//f8EAAEA/P/6//v/+P8CAP/////z/wAAAAD8//3/+P/7//z/+v/+/wcAAQD2/2L/6f/ZAK7/4P8LAPn/AACW/77+//9dAf3/qf8R/74A8f95//H+3f7h/qQAJADSAJ0ATgDd/yj/oP8z/ysAawH2//L/uf8AAD8A+P/Y/2AAIwBkABoAAQA/AEkAEwAwABQA7v8NABwATwCXAJ8A8v8lABUAGADn/w8AMv89AAoApv8JABAB4/+E/w8Ayv+9/87/y/5I/1UB0v9I/w7/SQHK/1T/Zf5E/qj+5AD7/x8BygDq/8b/Nf9z/4T/9f/HAc7/EAAMAAgABAAtAO7/DQDn/+P/r/+RAP7/3f+1/14A4/+8/4//4v55/4YACgCcAFgAIQAmAHz/IQBk/wcArwD8/8L/l/9CAB4Aqv/g/7QAQQCTAPX/3/9cAHgAdADc/wMAcACpAH8AgQAK/2EA/v/2/0AA8P8fAIwAu/9mAJT/b/8ZAJ0Ak/+n/4EA7/+h/6n/4/7D/0kBHQB7/1X/9QC+//T/9P6i/uX+VwEAALMAnQDY/0EAcP/D/wwAvv9vAYUAUQDoAIkAs/5pAMz/4P/h/yL/Rf83ATsAov9M/zYABAAr/0j/P/+3/vQAov9jAEcAfgC+/0X/GP+w/wP/ZAH2/2//HgFP/0L/7wD0/73/ZP9b/83+KQE1/0z/fP76ACUAsf65/hP/Uf7mABkA6wC9ADwAiv+p/6D+3P/x/dsBMgD//58AQwBAAKQAj/91AMf/+/97/68Ahf/1AHX/hABVAYb/y/9y/g3/3gDD/2UAKwB/AB4Ao/+I//T/p/65AKP/+//KAAsAnf8cAJ3/lP+F/9v+PP93Ad7/s//m/vAAMgCb/wr/6f4M/zAAGwCxAIAAagDD/yr/6v84/zsATwGs/1oA8QDA/2X/sQBUAAX/M/8Q/x//QQGw/0H/w/5TAb3/Uf99/lz+ff5LASQAzgC8AGz/+f8U/5D/z//A/6oBtv/k//T/vv/A/yUA1f8IAL//sP+t/7AAQwAUAIv/ZAA9AKH/o/9k/i3/JADD/5UANAD0/ysAWP9gAG//AQCYANT//v85AX//Zv+YAUwAX/6K/0r/bP9PAaH/v/5y/n4BpP8//9j9Lv5U/ggBr/9XAXIAsP/c/xn/df9a/7j/gALm/yUAQQCW/7f/9ABdAI//sP/w/5z/1AAAAAwAIP/pAIYAfv8X/+795f6cANL//QBbAOb/BQAb/9z/gv/W/+kA/f8BANL/yv8GAPr/QABIAPP/cgD3/64AcgAiAcz/NABHARUAKQAa/rz/y//N/24ANADI/yQAYv8fAMD//f+Z/9v/w//6/9j/BwAiAO7/CgAtACEAIgAaAA0AQgA1AEAAIwAcACYAEQBSAHkAaAD//zoA6f8gADoA7f8cACYAjP/G/5H/2P/E/yYAfwCh/8H/cQAoAAMACAAx/x8A3v8WABgAdf6CAMr/BQDo/5kAOAANAJkATwBgAKn/4P4b/iUAKgAdAKMAWAACACcAw/9zAAIABACU/6wA7v+pAH7/sgDQAGL/vf9G/gn/sQAjAJYA5f9RAK3/3/9v//z+Tv+kAKoA9v/r/yoAcACDAOD/ZAB4AF4Ae/+y/1X/iwBmAB4AYAApANsAYQBhAFL/uwCv/7v/LAAMAGMAEACC/xH/fP/w/6z/v/8wANr/4P9tALAAIgBQANL/JgAUAEkAFgBHABcA/v8eAP7/agBxAIAAEwD5/y0A2////8IAUP84ADEA7f+9/xQA9f/k/yYA9v83AOD/CQDn/5AADgAeAK//pQAuAKn/hf9P/oP/dQA3AHYALwDc/w8Ak//D/5v///+RACwA3v+P/zcAUwDk/9H/owBIAJoA///q/2YAlAB+AMH/IABhALMAYAB2ADz/igDt/9H/JQANACIAbgCl/14Aff/b/xkAfgDI/7f/kACiAC8A7f8RAJP/tQAdAE0ADf8MAcoAVv8G/wX+//5BAez/2QAyAKj/xv8+/8f/fv/K/8gA/P/4/woA3f8FAB4AHgBQABcAfwD0/04AUwDqAPD/SADbAAYAJgAi/sX/wP8IAFYAGgD8/x4Amf8kAJL/CACm/1IAxP91/24APwCj//3/mgBuANIAOQC8/3cAvwAFAYX/IACzADkBugCsAFP+XwCq/+j/UgAmACsAsgDZ/2sAn/5DADEA1wBuANP/IADC/2sAIwDZ/xz/oABaAHn/Ef/kANX/6f4j/83+N//oAVYAZABTACUA7f/I/4P/Sv/zACMBgf82AJ8Awf+2/4oAUgCp/5v/Ev99/xUB9f91/1T/0wC3/87/Af+y/gr/YAHu/7EAkwDN/yUAgv/i/+T/wf8JAdX/SQDBAMv/VP8RAUQAZP+W/xr/df/6AH7/H/8P/yMBlP9c/2b+m/6w/rAB1f8NAUIA8f8kAGX/z/8AALL/jwGf/xAA///F/9v/GgBjAJj/0f+y//H/rgAKAKz/Sv86AOn/TP+Y/4EAif8FAdv/nQBKAMT/CQDI/4b/9v/k/4IABQCJAJQAgwASAEABHAC9/2b/Jf+g/8AAlf+l/1b/ewAaAMf++f4s/23/eAC5/2QAogDzAJf/h/+N/6cAS/4JAdb//v8uAev/DP/HAav/a/82/0z/yf7IAMn+Sf8G/74AGgB0/q7+y/6U/qAAl/+m/6gATgD9/6L/Jf/l/wH+9gENAFQAJwAlABkAnwBAABgA6v+j/zD/qQDZ//3/6P9RAE0ARP+w/7T+D//vAOH/XQBLADAAnP+u/7X/wv89/5AA5P/1/7IAyv9X/1IC4v/p/93/p/+O/g4B9v47/2/+vABiAOX9Sv7h/rj+MwGR/6YA2P9z/2wAiP+I/hgApv5jASgA6P/CAC4APv/TAQkAsf/S/5D/Tf+IAJIAS/+B/7gAzv+b/i7/vP+i/vX/Pv+TABAAyv/u//j/f/8x/yL/NgF2AEH/FwDz/ycAWQC6/9H/CgBe/9T/dwBKAJ//gQD8/zwA1v8/AEMAqv+NAJX/LAAbADYAh//q/ygAu/7Q/lQAg/8wAKUAyv+S/50A3//5/6//Dv+C/zUBJACD/0H/1AC2/8L/Av+N/sj+hQEfALQA4AD5/zAAeP8DAPD/1v9jAY//SgAFAZEAKwCgACUAKP9+/5j+Jv8eAf7+0P+X/ngAPACN/z7/OP+U/nYAx/8pAK4AhQAsAI7/hv9GADn+TgEMAJz/KAHN/1r/8gHX/2AAcv9J/xj/IwFH/2z/nv4BAfX//P6Z/pX+cP4FAT0AZwDUAGYAOgCI/zD/o/+n/pABPwALAFwAPwAkAIAASwApAAAAwP9D/8IABACQAIr/0ABfAKn/vP9y/uX+ngB9/ysAKQAbAAkAof+L//7+Rf+8ALj/AADTAOL/gP++/4f/gv9q/6L+0f9aAcv/mv83/ygB2v+q/+X+Rf/q/hQBDACtAPwAUgA2ACP/UQDR/hQAcgHr/1UACQGh/8b/YAAfAKv/b/+3/gz/UQGW/zf/3P4xAdH/lP+R/i7+uf7MAfr/7gCGAFEA7f8d/5b/xv/i/8kBlP/z/9b/7v+2/y8Afv+C/5v/ev+h/9wALQDS/6P/XgD4/7P/l//2/i//HQDc/4oAkAAsABkAYf8gAL//LgDmALv/FwBAAdb/HP8mAU8AZ/+M/xD/Jv88AXz/5v53/lMBr/+w/t/9iv46/hcBnP9IAXoA8/+a/xj/dv8N/7H/OgLc/yIANADc/+v/fgDC/5v/o/+U/7D/6wDJ/4v/Lv/YAO7/bf8D/3j+w/7dAKX/3wBWAAsAz/8n/xMAjf/b/xwB1v/x/7L/0//q////EQA2ANj/FgAPAKgAPwCJAP//MQCAABsALgA0/on/zv+R/2gAUAD//wMAlP8EAPP/GAAJALz/MQDXALH/d/+kABIAwv/D/yT/ov9EAdL/GP/9/kQBkP+c/2j+cf6S/voB8v/2AJkADwBZAG3/EADy/6b/8QEyAFsAMQH+/3f/wwA4AKj/DABf/0D/IwHX/zD/vf7OAOT/pv6C/t/+mv68AbT/SAFkAPP/EAC//yz/v/8m/08Bk//8AIoAEQCs/+0A3//O/5T/v/+A/jsBPf8x/9b+zQAJADT+Gv4D/4z+KAI9ANT/IwD2/woAif+6/hb/Nv5MAUkAGACzAAgAoQAPAR8AUf8gAHj/v/+vAMj/aP/Y/5oAAwDM/mH/lP9k/zAByf+xALAAIAAnANj/LP+y/7n/hwGP/x0AEQEPAOv/RQARAMj/av/2/nv/ZAG5/zb/yf4SAez/cv9c/ln+bP6LAQQAhQCFABcATwAR/+z/8v/6/0YBjf9IAB8Bf/9h/9AB1f88/4X/Jf+Q/1UBRv/B/kr+lwGz/yz/4/19/iv+ngGn/1IBYQD5//L/Cv/e/73/lf8EAtz/DQDu/9n/nP+pABQApf+T/3z/mf/mAM3/Rf/8/sUAzf+B//z+Uv/Q/iMB1P/UAGAAIQD6/zH/5f/W/9n/ZwEDAGQAFwH5/4v+MgH0/zD/7f9E/6j+qQFh/3v+vv7AAYz/UP5p/f3+WP6bAbn/RAEKALP/vP83/4j/8f6X/2sC0P8+AIMAp/+K/98Arv+T/7X/k/8z//0Alv/i/uT+LQGS/yv/cP5m/6j+PgHc/3QBKQAAANT/Tv+f/5T/wv/rAb7/2f+5/73/7/84AHwAuv/F/8z/sP+6APf/V/9P/zYA6P9u/5T/fQBO/4gA3f+8AFUA2f8rAJ//r/+a/wQAzwB7/xAARQDB//j/1f+RAMv/5v+m/2wA0gD9/6L/Uf9BAOD/KP+q/3YAhf9EAQwAkgBYAKn/yf/f/0X//f/t/6wAjQD4/14AOgBGAK4Ar/9zAOj/DQBg/7sAqv82AD//swCIAGn/yv+S/hD/xgDn/2YAKQBSACMAoP/p/zb/BgDSAAoA+/+uAGUAdv8vAcv/Zv/5/4L/u/7fAHX+M//5/ukAQACc/hn/5f8K/zkAQABnAAAAVgC8/7b/QP+N/7L/UQEsAMz/FQBsAKsAEgEfANX/SADA/9H/UAC4/5H/oP/h/9r/of9QAGQAoP8BAAoA/P8BADwA2v+r/6b/L//y/8UA6//n/8////++/63/j//2/6f/jP/k/7UA9f/P/43/ZQD1/+X/k/+E/0f/LwDy/1kAjQASAE0Amv8tAHj/JwDyALz/CQA1ANj/2f+cAPH/z//B/7v/y//YALX/cv8Y/+wA3/9w/wb/4v7G/iIB0/8DATcAAQDP/zn/zP9b//f/JwH2/+L/k/8FAO7/BgBVAPz/8/8DABAAfwA8AAAABQAdAAQA9v8qAOn+o//u/7n/cwAvAPb/4v/J/xcA6v8nACsAAAAlAK8AxP+d/+IAZABm//r/gP8v/78AZv/+/kr/5wC6//v+i/6I/83+kgDk/2UBNQAPAAYAK/+O/yf/3f+OAeP/EgDs/9X/6f9GALD/n//t/9H/2v+sAAYAUP9I/04A4f90/5j/YABS/5YA3P+hACkA3v/y/4//7P+d/+z/uAAIAMf/MP8DAPX/3f9BAJL/BgABADYATwBcALv/IgCc/xAAQQC4AEsAAwBV/7T/EABAAOn/DADY/2wAv/8/AAgAZwADAKsAdgBPADsAIQB/AFgAxv+e/24ALf8DAPP/AQD1/6//SAA9APD/KwArACEAKABrAOP/+/+9/0L/NwHcAMr/AAD1/wIA9P/h/0IANgAkAPn//v9DADQAMQBJABkACwAUABsAEwBFADwAWwARABYA9P8rADIAFwDl/xQA1v+z/y8AlwDz/+j/PwDX/8P/AAC1/8r/lgD3/6r/Tf9MAOD/c/+Z/1wAgP8aAR8AggAyAN7/AwDT/53/q//z/8AA+f/s//T/PgAaAIH/GgA+AEwAKAA7APD/YwAcAJgAkv8FAGsAqQAxAIQAkP/m/+j/AAAXABIAcABjAPX/NwDS/4IAKgDl/0EA7gDtAH3/3f9PAEcAmP8cAG3/EACA/zQAUwA7/0UAzv/3/1MAvgA7/8r/qgAbAF8Aof/e/7z+MwB/APf/bwAsAOv/3gD2/4gA4/9qAKz/cwAV/+L/5v/EAMn/Yf/c/3D/Q/8PAS0AQwDS/1sA0/8CAPb/Av89AMAAkACk/8j/lQAiAAYA1/+wAHsAEwD//+v/tf9bAGMA/f8cAMr/1gBhADQA/P5JAL3/5v/UABkAMgDm/77+HgDc/18AzwD4AKEAYP/IAb//k/+Y/5v/y/42AMr+Tf+1/9kA0gD+/iP/BwCU//H/xv/u/wUAjf9B/9n/w/5//+7+owA8ALn/TACNAP3/lwD4/2YATwD7/+H/BQAL/6H/IABCAAMARv9vAC0Azf/M/zgAof8CAHgArv/o/9n/Hf+x/2sAbwCA/5X/WQC0ANH/5f9XALcAMwD4/4//c/8qANwAGf8nAKIAXgGzAFcAWv76/0j/DQDjAGoAeQBPAAL/0v+S/9T/3P8iAA8AGwBNAH//XQBCACUADgA9AB8ANwA2AG0AAwDv/xwADQBNAGUAdQD4/zsA5v84AD4A6//O/xwAmP+rAJP/+f9mAOL/eQGn/wgAfwBWAO3/LgAy/10ATgCHAM//Kv88ACUABwBeAIMAFgBPADcBNwBrAID/e/+y/h4A+f/5/6EAkQCF/3EA5P9IAEwADwB+/3sAKABtAJf/xwDBAGP/zf9q/kX/KgB1AIUAbgCIAPD/zP/H/xP/fAAEAdkA8f/y/4MAxgBTAFcAhgB1AEgAq/++/0gAfwCUAEsAJgDl/90AkQBTAJX/qgCK/yMAVwABAAMA9/8w/woAdf/7//v/6v/G/2YASADL/1wAJwBkAMj/JQA0ADMADQBOAOn/tP8dAO3/igA6AKkA+f+///D/GwD//0cA6v4kADIA6P/W/0kAOAAAAPz/aQDo//L///+h/1cAJgDq/77/kADw/6P/g//9/qv/1wBAAEIAKgAXAPH/tv8JAM//AwCMABIA4f+u/zUATABn/y4AhgBFAH8AJwDf/28AegCwAML/DABXAKMAZQCMAB7/awDs/9z/FAASAC0AagCz/2kArv/k/yoAswDH/+P/rQDP/wgA7P8mAH//mgAAADAA9P4UAYsA6/4O/2n+Av9dAS8A8gBCAML/6v9q/6j/vv/Z//oA9f/e/y0AJQATAB0ABgBPADcAUgD7/xcAGwAqAC0AVQD9/wAAHQA1/9//BAAYACwAEAAdABQA/P8kALD/NwAMAEEAuP93/4cAaQBi/+f+ngBqAK4AVACs/5EAnwD8AHL/IgC6AEABtACwAHb+MwCi/8v/RgD+/0wAtgDr/24AE/+j/yMAkgDr/+r/MQCC/4H/2P99/ywA0QAnAKv/Q/83APP/U/+f/3oAc/9FASsAdgBHANf////v/0j/4v/R/8kABwD5/40AHADC/0QBOQCRABsATAC3/6UA8v8eAKb//QBJAID/uP/V/k3/dQBnAKkAMQBcAA0A1//O/9v+mwDnAN3/6AAFAZX/Uf8oAbD/SABhALL/4v5kAOP+R/+t/2AAHwCd/jP///8R//L/YACrAAwABQAJACkAvf++/vP+7wBCABIAcwAGAL8A4QCK/ysA/v+7/0X/OADj/43/BAD7/+T/oP9bAAoAkv9QAPX/TwDQ/3sAFgATAOL/1P7O/7AAv//a/wgAMADp//b/NAG1/w0A3f/t/2UANADP/9j/gADc/4z/nP+B/6v/KQA0AEQAPgAaACcAlP/2/3v/HgDRAL//DwCQANv/zv+nAAEAk//p/wgAmf/EANv/t/8j/xMB8P8u/xX/qf7m/msBCQDIADIA9f+5/3X/nf96/9j/DwH2//P/0P8MADMABQB8/xAAHgA6AAMAQAA3AAYACQAxAP7/1P8mAOT/zP8uAAsAJwAQABUACgD2/yoA0/8gAB8Ao//z//AAt//A/y0Bpf9g/9H/jf87/8EAXP/g/jj/PwGs//z+Zv6J/xn/DAEDACABsv+8/9v/r/9D//j+zf9HAef/BwA3AM//+v9TALT/lv8FAAsA0/92AOr/RP9q/3IA1P9R/6P/WwB2/30ACACVAPX/4P8PANT/1/9i/xgAzgAHAOz/gv/s/0cA3v9q/9H/NAAnACkA9/9YALr/UQCq/wUARgCtAD0APgCO/9b/9/8PAOv/IgATAGMA2P9SANj/5v+7/yEASgAXALX/kP9TAFcAKwBJAOL/YwAZAKcAl/8TAFUAsQApAKoAv//6/+D/DgAtADwAjAAoAPD/QwDg/3sA3v8IAKgAlABBADwAogB5ABoAMv/s/3v/YwApAPb/RAAEAMcAJgAlAD3/UgDD/yIApQAaABkAGgAU/7IAoP+aAMr/gAA9AHcAoQB0ACIAZADf/9r/JgBY/5//HwDu/yIArv9ZAB0Au/+6/xcAc/9JAKwAQAAJAKL/uv76/0MAggDP/7L/ywCGAA0ABQCIALAAOwDT/2L/vv8pAPcAgP8gAHEAXQGAAJsAlf7b/0H/NACBAF8AcgBbADz/KQBu/y8AwP+k/zkAHAB9/5//PQBBAGIAVwDO/1MAZAByAL3/IgAiALQAaQB+AFr/SgC4/97/8f8JACkAVwCd/2cAnP/8/+X/CQAxAOz/+/+I/xsANwBXABAAMwA3AP7//v8pAPv/yP8iAI4A/f8MACEAVwD5/xQA6/8MABAAu/8+AB4AOwDM/0n/XgAvAE7/M/+UAHEArgB8AK7/mQCDAPcAb/8XAKsANwGhAL4A6f4UAK3/3/8vAPP/VgCVAN//eAA2/9//6P9tANn/vP97AEoAxP8qAC4Ar/9GABAAOP9l/14A0v9B/53/ZACg/48AAgB/ABwAxP/5/+z/xv9k/w8AzQAOAOP/qP8eAB4AwP+4/+3/VABQACcA4/9dALn/bgCh/wkAPAC1AEgAYQBp/93/3P8FAAUAKABIAHgAmP9VAOn/SgCr/9b+agBxADX/Yv9BAJEArQCBAEf/uwA/ADkBxf4qAPkA0AGpABsBUf7X/1H/2v8eADgAiwDUAPv/kwAl/4T/KAB2AM3/gf8vACz/w//V/2X/pf+OAAwA5//j/0MA/v/p/4r/y//k/70ADgAnAAQAzf86AAIAvv/5/+j/awAPAEQAoQAnAAsAsACmAAQAGQB7/zX/JgDO/eL/dP9lAP7/Xv/B//j/bv9ZAWAAJgD1/08AFgA1AAn/wv/0/ZgAXgAiAN8ASQA+ADUBMQADAB8Ao//u/kIAof6G/13/xADQ//D+L/8W/wX/7QFTAIQADwBYAND/RAAM/8T/+v39AFgACwBkAGcATAD7/24AMwApAL//tP8VAB7+CQARAPL/FQDJ/0wAPgDP/+n/EADU/wgAfQDb/24Adv+v/3v+qgD+/wIA/P/9/wgA+f8EAP3/AQACAAIABgD4//r/CAACAAEACgABAAAAAgD8/wMAAQABAPn////w////AgAAAPn/lf8oALAA2/++/48A+/+7/7//Vv+w/6sAs/99/4j/wgDO/3j/9/7E/mb/PwHx/2sAGQDr/wsA5v/Q/w0A1f/1AND/CAC1/w4A1//E//z+PwD3/8T/1v9pADEAEwBFAMf/FQA6AB8AGwAeAHT/z//0/+r///8jACgARQACABYAAQDQ/1kAsADu/z//sQBs/6n/kv+r/yb/pACw/yj/Z/8hAbT/Nf9Y/t3+LP8NAe3/xADn/+r/EwDY/wIAaf/Z/20B6v8JAEcABQDw/40Azv/E//X/3P+V/2YAAACo/7r/RgDi/7j/jv/O/63/RgDf/zQADwAUAO3/zv8SANL/BwCCABIA7v/E/0QALACC/9r/LwAcACkA8P8lAGIAKgCuAGT/FACfAKcAWwBrANb+vP+v/wwACQD+/x0AdgDB/0QAvf/p/1QAowA3AOz/rQAl/x0ANgCC/9/+PADG/uL/tv9pAOz/V/+s/+//gP9FAUIALABIADMALQABAB7/Pf+G/4wA/f8FAAgA//8AAPv/+/8BAAQA/f/5//z/BwAFAPr//v/9/wkA+//7//n//f8AAP7/AAD//wEAAAABAAYABAD6/5D/CACsAOD/mf+pACwAuf+8/0b/ev/FAOf/eP9g/78Ay/+h//b+sv4s/zsB/v95AFgACAARAKz/z//+/87/IAHI/xAAt/8NAOb/2/8eACkACgDg/9X/VQBBACQANgDU/w0AHwAbAB8ALwDS//r/AQD3/woALAAgACAA/P8dAPP/BQB+//H//v/q/zAA0/85/ygAof+H/3QA5P/0/+7/kQAEACH/6v+X/5f/AgCLABYAOAANAGgA9/++/wT/iv+uAKgAWgA1AdT/0P/nAAIA8f/z/xz/jv+fAK//0v/4/ngAk/8R/wn/Of+r/mMBEwDl/6f/TADg//H/i/9yAJb+YQH0/7L/4/93AMUALgDo/8EAJwDZ/xT/5f/R/i8A2f/Y/y4AxP5BAD4A7v/9/1MAMADG/0sAmwBPAGL/pP6r/pAAJgDE/8QAaAAtAC4B8/8G/6H/3f/l/scAEf9f/33/qwDc/1b+hP5C/wX/4ADa/zEAAgBUALr/mP/p/gIAQf5GAVQARgBgACEAjgDzAJf/aAD6/+f/ef9TALn/AwCI/1UAcgCA/7z/HP8t/50A5f8aABQAfgCQ/xIAq/9C/3z+wwCQAOb/5P/GAKEAMADb/zgAVgAqAIv/3f9h/18AVABO/1gAJwDnAFsADQDG/jAAq//M/40AaACLAIv/f//z/t//dgBFAMUAGgDR/2QBOAB+AM//c//w/loA5P53/53/zQDV/zL/GP8n/zz/tQFjAI4AHABHABgAIAAH/xb/Uv8FAa7/JQClALf/kv+RAMX/uf+m/zX/uP/bANL/fP92/8oAq/+m//7+tv44/zgB9P91AFoAvf8JAML/0f/V/8n/GQGu/3EAwwDh/37/QwHq/2X/qf95/1//0ACK/yL/LP8gAZP/j/9z/tH+8v5lAfD/6wApAOf/HQCW/7f/0P/Q/4oBtP/n/xIA7f/l/zwAXv/F/+r/2f/Z/4YA8f+s/7T/PwDn/57/kf8+ALD/ygDs/2wAGQDM/8r/uP/s/4L/+/+PALr/FQDXAAMAGABUAQwA8f+2/3v/Vf+QAHb/2v/k/rEAlgCu/vn+T//s/qcA7P+9//kAoAAtAP3/Dv/C/+P+yQBAABoAFQGl/5b/nAE9APP/w/+t/6H+2wDm/j3/0v6aAEQAwv2k/uH+kf4lAVsAQABiANv/of7j//P+Ff9g/lEBlQDJ/yQArQD5/7QAdgBqAEYA6/+G/3QA1v/X/9H/lQAcAFf/rP/w/ln/DwDf/zkAeACgAHgAEwCe/1H/wf7WANP/vv/YAGsA6v/7AfP/Rv+l//T/3/7qAFn/M/83/zUBBAAd/jj+/f5T/s8AZf+1/+X/1P88/53/LP5g/3P+zQA9ACUAmAAlAJL/BwH3/83/DgD7/2z/MQAjAE7/H/+QAOb/cv4k/3j/Av/U/mAA4/8IAAoAhf/w/4T/zP67/iUBy/9y/zkAIQD2/80AFgCrABEAkP8qAAAATP+h/x4Akv89AET/TgABAJ7/zwAIAF3/AwAtAC4AFgCuAGf+2f5FAFcACwCEAGYAMQBMAE4AZgBRAJj/Pf8GANj+CAATAOb/CwC4/zkATADM//z/9//8/wgARQDP/x8Anf8d/6D/tQDf/wQAy/8QAMX/AQBr/w4AEgDl/wwAVAAuAB8AQwD8/xsAQQAbABUALgDN/wsA9v8EAPf/GwAmACMA/f8cAAEA1v8kAD4A8f/i/38AWf/K//H/2v/b/24A/f+o/53/agDu/6f/kf83AJn/uQD8/1sAHAD0/+b/r//r/6P/DACXAAcAAADR/zMAEACu/y4AGQA4ACIAEQASAGgAJACvAIn/FwB4AK4APQCPADz/zv/U//v/HAD9/zYAXQDn/0kA0/9dACYA9f8IACcAcQD2/ywAOQAcAHn/KAAz/yIAjP/Y/xcAiP9VAFgAlf81AEsAz/8WAL4A+v+PAG7/qv/8/k8AVgDN/0cAJQDN/z8BcAArAB4AMwA//ysAnv/W/83/gwAZADn/y/9F/zT/gABDAFcA5/9kABUAQAA9//T+MP+/AIsAQgDx/5UArwB7AAQA7QBiAPP/nv/h/2v/RgBCAKf/HwBAAOMAaQAGACD/OACu/3MAmADg/3MAEgA+/3//o//S/93/mABRAE4AVgGS//j/DAAjADj/ZQDV/4D/lP+KABIAbv5N//T/rf4hAPj/WgAKAEUAlv8yAGX/FP8G/9cAmgC0/y0AeQArAGYA2f9SAFUAGACU/x0AkP6q/9T/AwDd/2T/NwA4AIP/JwAyAP7/x/8BAOn/UAAnAO7+Lf9bAJUAz/+2/9wA+QDR/xwAkQCDAD0Av/+o/4X/MACVAND+MgBYAHQBrgCGAKf+s/8H/5YAsQBIALkAIgBO/23/mf8PAE0AqAAyABIAt//N/0gAOwCW/+D+igC7/tz/h/9zANv/Vf+r//b/mP9qAXAATQBUAE0AVQDI/yv/h/8dAdUACAAMAAUA+P8AAP///////wMA9f8DAAoA+f/2//7/+v/8/wEADQD0/wYAAgADAPH/9/8JAP//BQADAP7/BQADAJz/MQC6ANv/s/9GANP/t/+6/wn/lP8AAQMAfv9n/8UAxf+z//f+o/4B/z8B8/+bAJwA1/8bAHn/w/8tAMr/WgHf/xEAyf///+L/yf/o/xgALAAJAPT/PgApADYAMwAfAB4AGQAeABAARwAzAC4A9P8eAPX/LwAuABkA7v8fALL/tf/p/6j/Sv8k/5v/LACm/9D/b//B/2wARADd//b/cgDx/7z+sP9D/4v/6/8zAFX/BADT/5P/X/9H/5b/jv+TAGr/+QDhANH/KgCVAaD/af9h/1X/eP/eAJb/AAAMAB0AoQDV/gv/jf8H/+gA7P/EANn/oADu/7//RP9HAJP+ZwGgAE8A3f/3/9AAdgArAAsATABbAHj/GwBH/w8AYgBFADwAAwBuABIAYQADAHQA1//t/6cA5P9HAFoA1/6Y/nEAnwApAMIAZwAQAGMBHwAfAN7/Vv+x/gEBb/81/37+LgHH/wH/rv4p/6j+xAB4APgALQCOAO3/Tf/U/gsAJP6NAW4A8f+kAB4AZABGAAoAVgA/ANP/df9rAHv/mgCN/9f/3ABZ/6z/sv7b/jQAHQAdAF4A9f/a/+L/Df+G/37+0ACYALL/yv9sAL4AJwDU/yYAqQCfAMv/uP8x/2wAMwDo/8sAEQDfAFQAOwA+/3MAbwDJ/6kAQwB8APf/nf+0/pT/BgABAPr/BAD7/w0ABAD7/wIACAD6//v/CQALAP3//v/9//r/AAADAAYA/v8CAP7/DgD7/wsA//8BAPj//P8JAHP/HAA1APz/yv9bAMj/G/8DAIH/HgCAAEoAx/8CAGwAKABAABkAGv+d/xwAcwAlAcH/lf9bAFP/3AB5/wgB2wDp/2oA8ADv/6j/qgD4/4X/pv8W/8b/+ACS/33/2/9SANH/b/81/9P+DP///0L/iQDs/8MAwP9q/9v/sP+b/vsA7v/j/73/bwDHACYAMACfAGYAHwCIAAwArf8ZABAAaAA9AJr/SwAfALf/MwCUAOX/bgBZAFj/MgD+/nX/yf9mAAcAAAAAAAsA+f/7/wAA//8EAP7/BAABAAEA8v/7//b/AgD7/wMAAQAKAP3/AQAMAAIACgABAAwA+/8KAAMAAwCE/0cAugD0//v/VQCv/3H/hv/L/qr/VgHW/6b/Mf8FAen/p/8L/zL/7/5GATEAxgC7AC4AQAAQ/8v/af+o/1oB6v+3/7//RgBBALf/bP+HADkAOwD7/wcAIABJAAEAPAAQAL//GQALAGAAQQCWAAYA9f/t/xkA8P8mAEf/MQAcAE//JQATAYX/j/+vAAkAd/9I/9/+P/9hAb//H/+C/oIB2//M/mX+lv6g/ioB5f9KAXAAiwBQADv/6/8KAPj/ygHP/woA/P/o/8X/XgAlAMj/1//D/5X/lAAeAOX/rP9uAAcAof+W/+3+iP+YAAoApABeAP//HQB0/wIAcP8OAJoAEQD4/5T/WQAzAHf/rv+jAFUAewAuANb/cAB2AIIAzv8fAFsAqwCJAH0AYP9kAOX/3v8fABMABQCHAHP/agCi/67/OAC7AJP/zP8bAIgApf+k/wf/af9CAS0Af/9S/9UArf8JAAD/m/7R/loBDgCeAMwAtv87AGP/wf8HAMn/cAGL/+YABQEZAGD/KAEKAPv/2f9V/y7/7wCS/yoAfP94ANkAQ/8X/+D+Xf+BAET/vv9JAJwAqf8//wL/Yf9k/k4B6f/I/84ALACb/4YAXAAY/2n/Xf+W/l0BLf9B/93+qAA7AKb+mv76/jP+twEzABABhACGAFr/m/9r/9L/XP6nAV4Awf9DAO7/+/+mAN7/hQAcAMX/Sf+nADb/sgBu/7QAtAA0/8D/R/4u/00Aq/9SAG8AjgA0AJX/U/8e/9n+8wAYACwA/wAQAEQA/v8LAN3/T/+x/qv/XwEQAJ7/Ff/eACUAqP8G/+b+CP90AQUAvABjAAwAVwBI/8P/RP/S/2IBvf9hAAsBcv/R/7kANQBR/33/y/6H/1kBuP9O/wL/NQHC/4n/cf5G/rf+SgHJ/7gAtgARAOf/A/8Q/4H/uf/IAbv//v/w/+3/2f99APb/aAC1/6P/z//BAEsAEwCI/4MANADp/6f/OP5D/28A6f95ACgA3P84AFL/7v+o/ygAuQDP/0QACAHv/53/fQEVAHX/Nv8d/zP/SwHQ/9j+cv6GAeD/yP7m/YT+Ov6xAZX/NgGLAOH/PgAD/5D/iP/J/9AB1f8FAD4Axf+4/7oAaf/k/7f/3v91/9QABgALACL/+gCFAJb/Av/o/eL+BwHY/wIBRwDT//n/Cf/l/2z/7f/QAAUA2//w/9b/HADu/7D/SQDc/3gA5v+bAF8AJwGz/zQAXAEPACkAz/2n/5f/sv9yAEEAvf8TAFj/QwCi/wsAy/++//z/5f/z/xMA+f9p/z4ANADw/9L/MQAgAEMALgBbABQA6f8YAA0AVABaAG0A3/8rAOr/GgA8APz/CwASAKf/RwDt/9r/3wBrABkBtv92AFcAOQCc/zsAJ/9KAJf/MQCJAKz/cQDb/8P/gQB+AGL/rf/vAJr/TgBz/+T+8f0aAFwAxP93ADoAGwBCAfz/dQASAGYASf+HAMP/7gC8/5YAdwCC/6v/Mf4e/97/x/+hAAUANwDK/67/lf/+/kH/zwBlAMP/4P+dACQAf/8dAMT/eQCwAH3/p/8X/4UAXwBWADoA7v/VAIYAIABZ/6sA6P8HAK4AIwBQAOb/Kv83/1v/7//x/6D/t/9HAPj/DQACAAsAYwDq/w4AGgBQAPP/TADz//f/FwAXACAAcACfAB8ADAAOAOv/8f8pACD/EgAhAOD/zP8yAND/GgAqAE//2v/h//D//v+TACYAHACt/3MAQgCm/4//P/6c/0YANAChADQA2f/s/5H/lf95/xcAowAgAMj/kP9KAAUA0P8eAGEAPQCYACwA2P9yAI8AbgDX/yQAcADAAGkAdABd/5QA2v/Y/xcA9/8QAFoAof9oAJL/2P8AAF0Anv/r/88Ag/8VAN7/IwBb/8QAKwBnAEf/7gCrADP/Dv8J/gv/3QAXAAkBSgC7/+v/Nv/G/wL//v/8APP/6/8KAAAA6f83AGoARQALAIwAEQBNAFgA5ADs/1UA1AD1/ykAAf6y/6H/EgBTAAUA3v8MAJH/SAC//xsAt/89AL3/Zv9qAGUAi//6/40AZgDcAFEAxf+JAMEAHgGK/x8AtABDAcYAqgAx/mUAkP/r/zwALQAtAMIA6/91AK/+DQBiAOAAiADs/xsB0QCOACcA0v/C/pAAF/95/zP/8QCx/+L+Hf/p/jr/ygFtAHYAbwBOAEAAt/9J/33/7QAhAZX/PACrALD/nf/AAKv/tP+f/zH/mv8MAcr/dv9E/9sAuP+7//n+qP4D/1kB+f+uAJ0A6f88AIH/2/8HAMn/MAGd/0QAxACX/3//CwGv/4T/pv85/4L/BgGJ/xz/B/8EAaj/aP9c/qH+xf6JAcr/GwFcANX/+v9j/7b/2P+5/4QBp/86AAYArf/r//r/KACc/93/uf/y/8UA/v+r/0b/NwAEAHL/jf+JAIb/QgHr/6MASgDH/xAA1P+R//X/5f+jAOL/aABNAIYAYwDJAAAAmP/+/wj/X//MAI7/yP/8/qYAogCk/s7+Rf/W/ksA0P/7/zAA9f+FAMz/Hf+E/+n+TQF5AEQAzgAbAOL/xQAIAF3/0/+y/8X+DwFs/0L/uf7vAM//vf7G/jn/mf6LAQ8AmACxANAAVgCK//H+Rv9H/ncBQgAHACUAIADo/x0ARQD3/wgA0//s/mAA1P8iALr/bABrANv/tv/3/uj+yACw/y0AUAB/AOb/mv+y/z7/Ev+5AAoAVQD0//j/EQBMAScASP/q/4P/sP72APj/Hv/l/r0ADgB8/sz9d/6f/lwAEwDFAL//5P+j/xj/ef4gAJ7+ugFMAE8AvwBKAEwALQHX/0oAxv97/83+mwDg/0P/P/9kAEUAH/8W/8T/qv40ACEA9AAHAAIArf+a/2v/c/9D/zYBMAAHAA0AdQARAC4BKwC//4QAm/9c/2sAPP+u/zAAEQD8/6b/LgBXAID/PAD5/83/ogDO/wQA6P/FAKD/aP+8AKf/SQCiANj/hv+FAKT/uv+k//D+1P8wATQAfv89/9oApf/t/wr/nP7F/lABFgDpALcA1P81AGz/y//x/8P/jQEUACkAbgGp/7f/xQCF/zkA4v/N/sL+DAE+/9H/f/6dAE8AWf9V/w//+v7wAHz/kwBjAPD/IwBp/83+/v9N/voATADz/14BQwC3/zwBDwAg/5f/x/7p/isBQP85/5L+AgEiAN3+nv7N/h3+nwHb/5EA6gA3ACcAnP/i/t7/X/7VAR0A2f88AEAAXQBjAKMA///b/6P/AP+tAIf/hgDF/2IAgADg/7P/af7y/gABUP94AGsAXwBDAH7/1v+S/0z/xwC5/xkAwADE/17//gDk/z3/hP/R/tz+bwHt/6b/g//IAOT/kP8E/+b+Tv/F/zoA/AD8ADwABgAi/0EALv8HAIABnv8UABEB1v8pAO8AwgBX/5z/+v4j/1kBgf84/3z+RQG//0D/iv4y/of+dwDh/x4BsQC2/8T/9/7P/2r/x/+sAfz/8f/k/8z/g/8DAM//sP+u/27/a//RAAUAz/+W/1UA+v/w/5L/Bv8q/1MAyf+lAIwAKQAfAFH/MwDC/xkA5gC9/xAAEAG3/7H/DQFbAFH/ff8l/7/+RAFN/73+bv5sAbH/z/79/W3+c/4NAbr/UQFOAAQAMAAX/3r/Mf+K/ywC4P/+/zYAwP+6/94AWwC//7b/h/+S//MAzP+J/zP/uAAHAH//Cf9p/sn+rgCs/9gAaAABAOf/K//j/1r/6f82Ad3///+n//f/EwDg/9T/HwDl/wgA8P+xAFkAkgDt/wkAlAAJACQAQf56/8b/gv9MAFYAzv/d/3X/HADT/x4A6f+h/1oAywCC/5T/zwADAGT/ov/2/qz/MgGq/xP/xf4PAXr/o/9y/n3+af7OAer/CwGrANP/MgBn/9T/FQCa/8MBewBMAN0A9v8l/2wBCwB4/2X/Xf/K/iAB0f9X/wn/JAHx/4f+nP7B/p3+RQEXAI4AYwBDABMApP+d/sH//P4vARMAPgB9APj/e/9MAuT/av+E/0L/qv4uAWX/cP/v/jkAXwI+/Uz+BP9D/hMB+/+2AMH/gQB6/1P/Mf7v/lT+pwH1/8T/bgAwACr/fAHt/4P/u/+v/0n/hwBD/0T/sv9CAAcASP/w/p7/x/6ZABoAsgDU/28Abv+9/5T/B/8F/wwBMP95AA8Bov+d/7gAZQCv/zX/9P54/ygBmP88/3T+UAHF/4r/Yv6n/lL+ogHv/3oAMAGVAK//Cf+r/9j/y//CAbP/RAAOAaj/Xf9jAXYAjP9t/xL/Sv9MAVb/u/6o/rEBYv8f/8j9ef5G/sQB1/9xAbQA7f++//L+n/9e/9f/EQLY/zIA5f/N/8L/egAxAKL/pP+A/7f/7gDH/0//Hf/JALz/cP8C/0n/yf4oAdX/+ACKACEA/f8s/8v/mv/p/y0B/v+xABcBkf+R/pcBnf8R/47/Nv91/p4BV/96/of+RQH8/6P+VP2Q/lT+KgHn/28BLwBk/9f/Hf/s/mL/r//jAfH/EwCDAOL/Gv/QAC0AK/+t/3n/uv/tAJz/3f7c/iABuP8T/33+Wf+U/vwA0/9tAT8A9P/3/0j/Fv+F/9X/xwHK/+v/p//T//f/DAAyAGT/zf/q/8n/1ADm/07/af8zAPT/f/+q/3AAQ/9pAOL/ygBIAOH/EgCa//T/ef8NAMUArv8WACcA5P+u/04AyQC1/+L/of/3/9sA8v+x/zj/YADt/0D/kP+IAHz/HAESAIsASACw/xsAAQA7/77/5//RAHQA4P9YAOb/8//yACEAeAAoAP7/vv7DAJoAWwCe/70AWQCl/8H/Wf7b/qUAz/80AH4AqQDi/5//zv/F/ur/rgBTAAUAfgAVAFb/gQESAGH/+P+L//L9ogDf/z3/f//TAP7/yP4a/6D/d/5nABMAzAAsAAkAAgDe/6v/mf4aAC8BOgD6/w8AHwBrAFcAUwBw/x0Atv/9/moAvv6U/+T/7/8jAO7/TwAiAK7/SwDS/3X/TQAoAAUAvP+o/zD/2f9hAMT/FgDf/wEABgCN/53/yv/K/6D/zP/hAOj/tP+C/yoAAgAPAIn/mv9m/3IA+P+MAJIANwDx/5v/NgCD//f/ywC//ycAPADY/6j/8gAcALP/sv+6/67/5wDM/33/Sf/fAOX/hf8O/+D+8P4cAeH/8QBGAPL/1v87/8T/p/8EAAgBBAD1/5X/HgDt/wsA8v/0/wMA//8dAIUAJgADAP//JAAPAPH/JgDq/qb/1P/I/18AVAD2/+P/w//5/9b/NwA2ALb/zP+gAML/bv9pAX7/7/7D/8z/fv8GAX3/8v4o/wgB3f9t/3v+kP+w/jEB7P8xARgAr//S/2X/zf/J/+z/gQHT/xYA3f/W/8f/WwAiAJz/AwDY/8b/mwDl/1v/bP9SAOL/h/+f/1cAWf9xAOD/lwAoAMP/9P+F/9f/nP8XAMgAGwDY/zH/6v8TALH/Vf+3/xYA/v9BAF4ASgDD/ysAi/8OAFEAuQBgAP7/Tv+5/ygALwAFAAsA6/9qAKP/QAAFAEcA9P+4AG4AKQAGAEUAjABaANv/m/9mAEH/AwDc//j/9f+l/0AANgD1/xsA9/8UAEkAewDE//f/nf9q/1MBvwDm//X/BAAfAPb/8f9L/y0AKQAFAOv/TgAzADMALwAhABgAHAAYABEAOQA0AFsA7/8UABkANwA1ABAA+/8gAOb/t/8KAI8A9v/6/yMA5f/2//r/tv/r/60ADgCu/1b/QwDv/2H/mf9mAH7/CAEeAFYANADc/+z/2/+z/+H/8v+tABYA7v/s/zcAHQB5/wUAOABLACAAHgD1/3QAGwCVAJn/CQBpALQALACHAIL/6f/r/+r/GQAZAHAATADv/0QA6/+OAOr/mP/m/8n/PwCp/wMAmQAyACz/FABx/y8A8//H/zsA1v5PADUA7////+cAhP8MAMcAYv8TANn/9/+k/hAAOABa/3QAQgBKAIYAIwAxAF8ATAAx/1YA1ADk/4b//wAHAEH/tv+Q/6f/TQBcAFcATgBhADwAuv9D/5j/LgB3AKUA/f/j/34AcgAaAID/nAB8AFQA6//a/1v/SgCKANL/JAA6ANcAZAAiAI7/gwAFAOj/xwApABwADwCU/y0AmP86ADEA1QCNAGn/5gCs/6z/qADv//z+PABV/zj//f+3ABsAof43/5n/Mv9DAFcAAADn/1kA/P/e/6b/I//O/rgAfgCC/0UACQBfAPr/YQBSAE8ADAB1////EwCU/xcA6/8iAI7/QABEAPf/CQBEABkAKgAuAIT/KABPAAX/i//+/7MAGgC3/2gAxQDR/zIAXACqAFAA/f93/4j/KgDOAA7/GgB/AHUBxQB1AA7/9f9U/y4ApwDz/2QANwCX/wsAi/+n/8P/IwAVABoA2v9DAFAAPQAkAP3/FAAbADQAOgByAAwAzP8ZABQATgBvAHAA5P80AOf/UwAwAPz/9v8aAKH/nwDq/6X/tf9oALAAOgBkALIAngBc/xsAZ/8tAMH/JQAjAI//aAAIAJP/3f9HATEAUQAbAYL/cACt//j+Cv/Q/ykAyP+fABAAhgC3AKEApwA7ACkAIv+ZAAIAQACr//YAlQCY/67/oP6B/zwA+/89AOX/TQCL/63/z/+E/0cA2QCFAKb/8v+4ACQACQAFALgAnAA8AHUAu/85/3cAbgApAFUAIwDdAFYAFgCB/3MAJwDl/5UAGQA5ACMAMv8PAHv/s//E/8//HgDw/xgAOwBWADUAbAAvACYAEABFAA8AZwAiAAEAIAACAEAASACaAEEAwP8JAPb/GgDh/yz/+/8MAOD/6P9AAAMAIgBgAB//7P8dAA0A7v8yACUA9P+T/7EA+f+Y/5z/SP+r/3cAWQBlAC4A/f8DAKD/IQCa/0wAygAmAOD/uf9rACIAHf/c/4sATACLAAwA4/9vAHAAcgDG/xsAZwCvAFcAegAB/1sAx/8cAEQAGgAkAGYAqv9cAJb/r/8UAJsAoP/+/9gAfwAAAPX/TQCU/7oA+P8/ACH/OQGJACb/D/9j/gX/JQESANsAIADP/+7/gP96/yr/wf/fAAEA3P8SAAYA7v8SAKz/RAAuAFcA9/8lADUAMAA2AEsAFADX/yIAd//V/8D/KAA5AP3/DAAMAPn/IQDI/zgAAgA/ALn/Xf9nAEcAQf+d/5cAcgCwAD4Arv+OAJ8ABAFy/yIArgA+AasAtQCI/jYAqf/a/yQADABFAJsAz/+FAAr/n/8GAIwA4//l/2EAAwDV/+v/kf///9MAEwCl/xD/ZQD5/0j/nv9mAFP/OAEgAGAAaQDz/ywA7f8u/8//8f/jAFEA///AAEgAiP9YAAwApQAxADEAW/+MAA8AMgCr/8MAbwBZ/53/s/5p/7wA3/+cAAQAPAC8/7X/mf9F/8EAxwC9/1QAwgBcAGn/NgCGAJz/RgDA/xP/oQBu/0L/Y/9nACMArP4z//D/Mf9iACYAxAAbACoAjP9PACQAvP4N/94AbAACADEATgABAOUAXQAFAHYAyv+p/xUAZ/+R/9z/TwAPAMn/WQAaAJH/9f8GADcA7f9mAMj/DgCt//v+DgBxAOH/l/8lAPH/zv83AJ3/HADq/8D/CgBeAPj/2f+O/48A3v+A/4P/h/9q/5gACwBcADQA8v8AAM//JQC4/ygAmwDI/xMAmgDq//f/zgA8ANX/3//x/7//vQDm/7z/Sv8zAfP/Jv8G/87+7f76AA0A1AA3ANr/yf97/4b/vf/q/ycBCADK/9f/HADp/woAnv/o/yAALwD+/zkAHgAFABQALwD+/9r/KgDf/8v/RQAPACwAHAD6/wYA8/8jAN//MwAwAMr/JQDBAPr/g/+rAHMAB/+z/4v/WP/PAFb/5v5Z/0MBpf8N/4f+Vf/3/ocAFADZACgAuP/e/8n/9f4F/9L/RwHh//D/MgDt/8j/UgBcAKz/+f8AAMr/ewDy/0P/jv9VANb/f/+W/1sAh/+AAP3/kgAGAND/AgDW/5b/r/8WAMMACwDU/4X/LQAHAPn/f/6m/zQAIwArAAUATQC7/0YAmf8PACUAwwA4AB8Abv/S/+r/HADc/xQAIQBxALn/VAD2//b/zv8PADoAKACc//X/YwBZACoAMQDW/0gAGgCPAKj/DgAYAKoALACVALL//P/Y//H/LwAhAHoAWADQ/0IA4/9tABcADACFADsAMgA/AL4AbABKABIA/v85/2YAeQABAEkADgDLAD0ASwBz/4EAov8vAHIA1f8wAPT/gf+oAL3/LgCP/4cANABlAFcARgAzAGMA+P89/x0AJAB0/ycAMAC8/9b/JQDR/8f/rv/c/xMA7P8ZAVcAEwDl//n+IABgAH8Ar/+0/1IANADL/8L/WgCCADMARACP/yT/HQA7AU3/HgBgAG0BQQCuAK3+x/9n/0QAMQAIAJIAKABl/04Ab/8eANH/o/8zAB4AxP81/4QASQBOAGUAxf92AGUAZwCy/xoAOwC5AGYAaQBO/0UA5//X/zQADQAZAH0AsP9MAKz/DwDw/wIADAAGABUAbQAKADMAUAAOADAAIAAAAPb/OwAMAMT/JQCUAPn/8P8nAD0A8P/5/+X/AQA7AMj/NwAcADoA2/9J/2cASwBG/z3/cgB0AKEAawCn/44AhQD8AHT/GQCgAD8BlgC/ANb+HAC6/8b/IgDr/0cAlgDK/3cAPf8LAPn/SwDl//H/cgBGAI//IwApAI7/WQALADn/kf9pANH/Rv+j/0AAov9SAP3/ggDC/9b/+P/t/8b/L/8WALMAFADN/57/DQAFAOD/qf/B/1kATAA3ANL/WQC2/2IApP8OACQAtQBEAGUARv/d/+H/7v/o/x8AMQBWALT/SgDi/z0Am//E/lUAgwA+/3b/IQCRAK0AoABa/6UAQwBoAdz+MwD/ANIBmgApAVf+2f88/+T/IgAuAHsA2gDs/5IAFv8AAPT/BQASAAYA+v/3////AgD+//z/AQD6//7/AwD4//r/BAABAAQAAgD8/wQAAgACAPz/CQD9/w0A///5/wgA/P/4/wMAAgDu/wUAAgD7/wEAAAD7//v/BAD9/wkA9/8EAAMA8P8FAAcA/v////b/AgAMAP3/AgD6/wAAAwD//wAA/f8OAAIA9P8FAAMA/f8OAAIA/f/+//z/9/8FAAAA///7/wEABAD7/wgA/f8EAPf/AwADAAEA+v8GAP3/+v/+/wwA///8/wMAAgD+//7/DQACAAUAAwD8//3/+/8CAPr/9v8CAAMA+//7/wEA+/8EAPv/CgAJAP3/9//6/wEA1f8YAIkAAQDd/xAAj/9FANL8tP/0/14Azf+P/5v/GACg/3f/pv8VAKP/zQB0/07/A/4LAO7//v+G/xMAWwC3AFYAQv+o/QoAcgB6ATEAdQD0/TMAsf/X/xL/3P+c/8gBT/95/7D/dgHU/5n/3P55/1n9/v+XAXwAP/++/or+bQKz/gwAyQC6/Wz9iv+e/pMAA/6u/mX/HAGl/DL/Hv80Adr/Jf/k/mP/J/96AWL/FQHM/gH+mAP8//z/JwCX/tQAGQDA/3b/ggBHAHwAlf8g/539gQDZ/wEAiwCY/yIAUADW/fP/AAALACcAtP/5/5b+X/5WALv+MADl/7X/d/+I/x4ANQCuABkA/v/DANX/NwAq/dX/zP9lANT/Gv9t/5YAVf9P/xT/Kv9J/0EBZP+u/2/+GwCU/+f/dv/V/z4ACwEZAKn/Xv8mAK3/ywElAGIAjf8e/+n/RAAx//r//P6zAI//9v4R/1z/Hf+sADkA7v8o/8EAc/8pAMP/Z/8T/zoBvv43AAIByv2S/f4Ah/9jAGn+3/5R/1EBEf28/tP+TAG3/4n+S/7j/qf+yQFX/yUBOf/0/eoBjv/k/wMAhf5oAVUAq/89/rAAWgDuAHQAhP+Z/p0A5v8DADQASv/m/6wAVP+D/2//pf/P/+f/FwCR/2z+oAC2/hMA3v9r/+7/JwAkAOH/uv1CACoAlP8MAHYA9fsMAAMAOgDl/6v/LgCz/5//DQA3AGsAEwBm/yn/+v5Q/k0A5v8tAPf/+/+PAMcAJQB1/7H+2v+1AKf/+P/5/0f/6f7o/18A/P6mAPz/Tv/t/3//RAB0AEAAtgADAYz/tP6qAGr/TwBwAGD/Yf+CAPD+5v/p/dL9n/7i/8j+vgAh/QT/gv8JAaT8TP+9/9AA9/+h/4b/qP9f/58Acv93ANn+Dv6RAvT/BQBNAGr+qwBqAH7/wf3LALcARwCrALj/HP3FAA4AzP+yAM7/kQD7/5D/ZwCpAHEAcwDy/hIAd/44/pgAuP5TAAgAlf/9/2H/0P8ZAH8AHwD//wYAHP8kAOX82//i/1IA4P+Q/3b/GgCl//b/pv8bAJn/4ABf/ykAB/4NAAcAJgCO//YAQQCtAGAAZ//O/TUAAQGFAdn/XAA//lwAxv/X/9n+uP90/yABzP7f/8H/mwHt/+D/+P6lAET9BAC5AZQAMf80AJX+OgKa/u7/1ACx/dj9NwDM/nAAB/64/m7/KAHt/DX/E/9CAej/hf/q/nX/OP+JAWL/qgHN/gL+kgMuAPP/mgCH/s8ALADG/zz/dQBLAIUAK/8r/6X9oAD2/wAAmgCV/zEATgDa/UgAAAAPAEAA+v8AAFP/Nv48AOj+VgDg/y4AXv+N/w8ABgAGAAUACgD7/+3//P////v/CQD4//3/BAD7/wgA+f8DAPv/+P/5/wUA/v8GAAQA+f/y/wIA+/8EAAMACQASAAgAAwD3//7/+f8EAPr/BQD9/wIA+f/8//T/AwD6//3/BgACAAAA9f8IAP///v8FAA4A/v8FAAoA+//3/wcABgABAAQA+v8GAAoA///4//z//P/+/wAA/v8LAA0A9v8BAPP//v8EAAUA7/8CAAUACgD8/wYACAAGAP//+/8CAP//BQABAPz/+P/8//b//P/z//X/9f8AAP7/AwD9//r//f/4/woACAD2/wAACAD3//b/+f8DAPf/9v/2/wQA/f/6/wAA9P/8/wAAAwALAP//+//6//v/AgAEAP7/AwD5//v/+v8AAAAA+f/+/wYAEAD///z/BgD9/wAA+v8GAAMAAgAEAAUAAgD2/wgAAQABAAkABAAEAAUA7/8EAPb/AAADAP7/CQD+/wQA+v8AAAUA+v/+/wcA+v/9/wUA/v8FAPz/BwADAAQAEAD6//7/AQACAP//AQD2//v/AQABAAoA//8DAPv/BwD5//z/AAD6//z//f8GAPT/AwD5//////8BAAYA//8GAAUAAQD4/wkABwD6/wUABADx/wcA+f8DAPj//P///wAACQD//wcA/f8AAAMA//////r/+v8IAPP/CAD+/wQA+v/8/wUAAAD6/wsAAQAFAAsA+//8/wUAAAADAP//7//7/wcACwAMAP//AQAAAPf/DAAAAAkACQD8//r/AAAFAPb/9v8AAPz/+v8DAAEACQD+/wUA/P8CAAUAAQD9//z/BgALAAsABAADAAYA/P8CAAIABwAFAAgAAwAAAAIAAQAAAPf//P/9/wgABwD4/wsA/f////n/+//6/wIA/v/2////AgABAAUA9v8GAAYAAQD4/wQADwADAAUAAAD///b/AgAFAPL//f8FAAEADQD5//v//f8AAPz//f8DAPb///8DAPb/BAACAAQABwAEAAAACAD+//3//v////n/KgCpABQA1P+pAMP/IgCX/e//mf9IAOj/Gv9Q/6kAY/+c/xb/IP9t/woBjP9pAFT+DgDn/zsAg/+oABoAcgE1AKL/Nv8TAJP/nAHd/6f/V/+o/8P/OwAU/9L/+P7vALj/Rf4g//L/lf8jATcAVABn/+kAof8HAC3/lf+z/kIBqv5hAAUB4v26/cj/jP9aAHP+2P7Z/kIBgP2y/sH+SgHM/6b+XP6n/rr+rQEq/6gBtP7P/awBt/+R/4oALv56AUkAtv9B/sIAIAAEAej/q//u/ZMAlv/9/0kAUf/q/68AX//K/3X/i//c/wYAAgD//2f+vQDW/lYA7v+i//L/MAADAP3//v/7//z////9/wMACAAAAAkA+f8FAPv/9f8EAPn/+////wEACgACAPX/AAD7/xMABwD2//n/+//9/wUA/P/6/wMA/v///wIACQD+/wMABQD4//z/+v/8/woA/f8BAP3/BwADAP7//P/6/wwA+v/5////EAD2//7//v/+/wgACQADAP3/+P/6/wYA+P/u//3/9v/9/wEA/f8EAPj/BAAKAP3/+f/9//7/AAD3/wAACgAGAPn/AwAAAAEAAgD9/wwA/f8JAAAA/f////f/+f/+//z/AQAGAPn/+v/x/wkADQD5//v/BAAGAAUACQD7//3///8EAPj//v8GAPn//f8AAAIA/f8JAAMADQAJAAUA/f/8/wEA+/8IAAQA/f/7//3/+v8AAPj/BgD6/wcA/P/9/wIABQAAAP7//P8AAPr//f8DAPX/BwABAAkA+P8GAAQACwD2/wcA9/8HAAcA9P8EAPz/+////wQA9//0//v/AAD3/wcA/P/+//3/+v8EAP3/BQAAAAQA+v/6//n/BQD7//3/+P8KAAMAAwDw////9/8DAAIA/v8EAPj/CgAEAAoAAQAEAPf/9/////j/8v8JAPP/+P/2/////P/5//v/AAD8/wAABwAFAAgABAD///z//f/7/wMA+v8IAAAA+/8AAAIAAgAAAPn/CgD//wIA///6/wsA/P8AAAQAAQAEAP7/CQDz//v/+/8FAPz/+/8DAAUAAQAJAAIA/////xAABQD8//////8DAPX/8f8FAAEACQD//wcA+v8RAP7/AQD+/woA///3//z////5/wYA/v8HAAMA///9/w0A/P8GAPX/AgD//w0ACwD5//7/BAD+//7//P////L/AQAHAAYABQAHAPj//P8DAAQAAAD7/wEA//8IAP7/CwD///z/DQD+/wEACAABAAQABAAAAAwACgD6////AgASAP//9v/6//v///////v/CQD9////+/8GAAAA+f8BAAUA+v8GAAoAAgD4/wQA/f8GAPL/CwA0APL/vv1qAEkAif+Q/28AYPsoAPv/GAD5/6v/6P+3/5v/XgA7AHgA+f+B//7+q/9t/lUA1f9FAA8A5QB6ALoASACG/2r+yf++AID/2f/s/yv/8v5aAEYA0f56AB4Akv8HAJX/NADSAGMAhwAYAd//zv64AEH/PgBpAOn/z/6bAN3+w//0/fz9ev4eAI7+fQCa/Bj/nv/qAPb8Rv90/8kA8v/p/4X/z/86/8AAdP+yALD+/P1wAt7/CADtAOP+ogBpAI7/1P3XALIAIgAb/8L/dPzAACAApv+9AMf/eAD5/5n/mgCjAG8AbwD4/goACP82/qwAtP5YAAYAGgD0/2L/AgAKAAQA/v8HAP//BgAAAP//BwD+//3/+v//////AgAAAAcA/f/6//n/8P8JAPr/BAAAAP3//v8FAP///v/z/wEABAAFAAQA+f/4//3/9P/3//r/EgD1/wEAAQD9/wUA+/8BAAQABwD4/wUA9//6/wIA//8EABMAAQATAAEA/v8EAAsA/f/8/wAA/f/8/wEAAgALAP3/BQAHAAYAEAAIAAMABQADAAYA//8DAAQA/v8GAAEAAAAKAPv/+v8FAAcA/v/+////AAAAAAAACwD9/wQAAwAJAP3/BgAEAAMABAD1/wUAAgAAAAEABQD9//n/DQABAP//+/8CAP3//f8DAPz/CAADAAEADwD+/wEAAwADAAEACgAIAPf/+P/9//v/CQD4/wEA+f8GAAAACgABAAIAAwAFAAUABQAAAAEABQDx/wIAAQADAPv//v/0//3//v8AAPr/+//4/wMAAQDy//v/AQACAAAA/v/8/wUAAgAFAA8A+//8////DAAAAAAABQD3//z//v/7/wAADAAOAP//AQABAAIACQALAAIABAD9//z/AwAPAAIA8/8FAAEA+/8CAAYA/P///woA+v/8/woAAgDx////AwD6/wYAAwD8/wAA+//+/wcA9f8IAP3/AQD+//v/AQAAAPn/BwAJAAQAAQD///H/BwACAAEA+v8GAAAA/v8DAP//+f/2//r/AgD9/wIAAAD9////+f8JAAEABQAEAP//AwAEAAAACQABAAIAAwALAPn/DQD8/wwA9v8AAPP/CgACAAMACwAJAAAA+f/8/wEA9f/5/wUA//8BAAMAAAAFAAQACAD2/wkABQDx//L/BwADAPv/CgAFAAQAAgD+/xAACQD9//j//f/7/wQACgAJAAQAAgAGAAEABQAEAP3/BAAGAAUA+/8JAAUA9v8EAPz/DAD4////BAD9//j/+f8IAPT/+v/9//n////5//v/CAAEAP3/CgAIAAUA/P8DAAYACwAIAPn///8IAAUA/f/5//v/+P8IAAUAt/8zAJYAwP+6/zQA4f4oAOEBjP/V/ywAx/+G/9X/FQCs/2f/p/8PADwAtgB8/7MBSQKz/zL+8/+T/xr/RwCiADQAg//W/TcAUwCrALv/QgBEAigAov/X/wT/nf/5/xMA8f9h/7v/VAFOADMAYv8dAiECbv+hAIgAj/9T/6X+TQKF/qoA4QCl/Qv9qv8l/2cAmQGu/gMA9gDO/Cf/M/8cARIASv/6/nb/iv+ZAW//5AMLAvP9qQIeACYAHf+2/tsAGwDP/8D/PgCXAFMA8f8p/7UBgwD4/87/ZQCB/3EAWgCK/ez/EAD2/90APQAvAFcBAgIkACj9VgBZ/4n+kf9k//b/9v/2//3/BwD5/wMA8P/+/wQA+P/1/wIA9f8IAAUAAgAMAAEACgD7//r//v/9/wAAAwD0//r/8v8aAPf/AAALAAEABgABAAEA/v/4/wUABAD//wAAAwD7//n/BAD7/wEACQAIAP3/+v/7//j//P8IAPn/9v8HAAEA/f/+/wUA9v8DAPr/BgD6/w0AAQAFAAQABAAFAP7/BgAIAPv/+v8CAPP/BQD/////BAD3/wAABAD9/wMA/f/9//3/BgACAAMAAgAGAAMA/v/+//v/BQAKAAMA//8IAP3//v8JAAMA//8AAAQA/v8EAAAA+v8CAAIA8//+/wcAAwADAPr/+f///wMABAD8//n/CQAIAPn/CQD9/wsAAwD8//3/+/8EAAQAAQABAAUAAQAEAAYA+f/+/wUAAgD6/+f/BwD8//7/AQAAAAQA+/8BAPX/AAAOAAYACQAGAPz/AAAFAAUA/f8AAPT//P/9//v/AwD2/woAAgAGAAEA9/8BAAoABAAGAPn//f8FAP7/9//8////+/8JAPb/+f8LAAkA9v8AAPb/CQD9//v/CQD9////CAALAPj//////wAAAgD0//v/CgD3//3/+f8JAAAAAAD3//v/AQD/////AQD///v/CQD4//n/BwANAP//AAALAPb/AgD6//z/+/8FAA0A/v/9/wQABwD9//3//f/6/wEABwAAAAMA9v/3/wQABgAKAAUA/v8EAAAA+/8HAAUABQD2/wEABAAMAAgAAwD6/wQABgD4//b/+P8CAAYAAQANAP3/CwD///v/AAD3/wAABAD+/wQA9/8GAP7/AwD2//z/CQD+//n/8/8BAAYABwD4/wIA/v/6//j/CwAGAP3/AwAAAAEA9v8IAPv//v///wQABQD///3/AgD7/wEA+v8EAA8A9v/u//v///8CAPn//v8BAPv/BQAIAPr/BQD8/wAABgD//wUAEwAPAAEA/v8DAAYA/P8GAAYABQD+/wcAAAABAAgABgAFAPX/9P8AAPn/9/8CAAAABAAMAPz//v/7//v/CwAGAAIA/P/+//n/AQD7/wEABAAAAAcA//8BAAQA9/8FAPb//f8AAAYA+P8KAAAABwADABMA///3/wEAAAADAPf/AgAFAP3/AAAAAAYAFAAFAPz/+P/8//z/AwADAAIAAgAEAPr/AwD5//r/+v8DAAIA+v8AAP3/BQABAP//CwABAPf/+P8EAAAAAgD7//7/9/8DAAEA//////z/DAAUAAMABwD2/wgAAgABAAUABwD///r//f/4/wMAAQALAPT/BAAEAAwABQD///3/CgD9/wIA///+//7/BQD5/wAAAADx//b//v8DAPb///8PAPj//P8CABAA+//5/wIABAAAAAQABAAHAAMAAwADAP//+f8LAAQABgABAAYAAAACAAYACgD7//z/CAADAPv/+f8CAPL/BwAJAAoACAADAP//BADw//v/BAADAAAA/f8EAPv//v/8//3/+//5//z///8IAAkAAAD3/w4AAgABAPP/CgAAAPX/DgABAAcA9//y//j/+P8BAAMAAAACAP7///8AAAIA/f8GAPj/+f/8/wQABwABAP3/AwADAP3/AQAIAAYA/P8AAAIAAwD///7/8//5//j///8AAAEA//8KAAMACAAGAPz/9P8FAPz/CQD9////AAADAPv/AgD2//v/CAALAPL/sv+Z/7wAFgAvAPgAmf8TAN3+3f6p/8cBlP8F/xP/KAFH/5P/Mf8k/7v+pwGv/6YAUwA0AKX/sv6L/14BFwBxAav/QQBbABEAtP9TANj/cwAo/6/+4v9OAbD/Cv9m/5oAFf9u/zD/vv/V/tIAOP9EAOcA4f9i/yD/qQCPAcwAVQF9/gAArgH9/df+IACt/6z/a/5m/fH+sQIF/rb+Of6DAXL/5/6T/qD+9f3nAbT+VAF+AW/+xAHS/mj/JALA/gcC4P+x/wIAXwBjAMQA7/+E/3v+YP8xAC8B+/8+/ycAxQAb/4H/iP8b/z7/OgCQ/97/oQCkAAf/7P6P/5IACAAfAQUAAQANAIAAmQBJAJ3//AA0/94A3wCq/67/5v8gAAMBYv/j/1EADQDi/yMB2wCi/6T+RgCq/0QALf/U/4sArv9YAMz/SADnAF4A6/9zAFcAd/+ZADEAn/+d/xQAdwDo/4f/gP9tAFUAEQACALEASv85/5YAk/5rAC8A5v8GAdb/S/8cAIkAi/6j/kwAUgBgAKb/v/+P/4cASP2Z/7//nAGd/8L/mv+t/wD/OAHj/+YA3f4b/igB9//u/2UAXv6uAGcAtf9jAOMAMgFHAEIAbQDh/14BbgAb/2EAEgCfAK4ATP9LAK0ARwAkADIA1gBA/0/+5wBU/m0Amv/g/u////4GAP7/BgAAAAQA/f/2/wEAAAAIAP7/+v8HAP7/AgAFAAAA//8NAAEAAgD0//L/AgAGAPv//f/4/wwABwD//wYACwAGAAQA//8IAPX/+v8JAPr//v8BAP//9f/9/wQABwD5//n/+v/5//z/BQAIAAEAAwD4/wAA8//+//v/AQAMAPf//v8DAAEAAwAAABAAAQD5/wkABwAGAPz/AAAFAAAABwD1/wAABAD5/wIA8/8LAAEA/P8PAAoA+f8DAAEA/P///wUA/P8BAAAA/v///wIA//8BAPf/AAD2//X/AgD//wIA+v/6//j/DgD5//T/AgACAAsA/P8LAAkABQD5/w0Anf/Y//wAuf/P/1cAIf8TALv+kf6k/wICLgD5/lX/JgFP/2D/Kv/O/sv+vACb/0UAXABcACIAo/7g/9oAAQDsAbf/ZAA/AMD/1f98AAwAHwDV/kb+1P+dASr/Hv90/+YAfP+9/0D/Of8j/z0AYP9+/wABVQCG/9/+igA8AWMAeAFr/i4AuQGN/dj+xf+KANX/7/4O/d7+5wJb/b3+2v4zAZn/5f5h/iH++P1zAbD+TQF6ATz+HAGQ/oX/AALM/k0C6/9m/zYAQACyAPwA1v/G/xb/6v57/2QBGQAl/6L/lQA8/1D/qP/U/hf/5v98/7b/swCqAJf/1v6+/2QA+/9LAd3/xv8AAcH/+/9kAen/zv/8/cH+bP8HAqf/mP7U/msBKP/i/qj+a/5Z/oUBbP8VACsAKQC9/1b+U/+8AP3/FQL5/3sA//8YAEb/7QC0/87/xf5q/t//ZAHG/1b/nf4zATn/Kf+y/vL+4P71AVv/wgDSAGUApQDu/sP/BQGW/+gBe/6YAO8BEf4f/uD/HQCL/0j+fv3y/ggDZP08/jn+kAGM/2n+xv1b/pX9dQKS/t8BkQEQ/gwCi/4k/4oBQf6BAhQAa//7/0MAWwBZAeX/PP+7/k7/l/+ZAer/uP5G/zUBC/7R/gL/8v6z/ksBa//A/28AsQAj/6H+i/8wALD/KwHW/7r/fwCS/8D//v7j/yYAXf40/6n/5wF9/5MD1f3VAa0C9/+4/5n7MwDE/3MAEADl/+r/KwDq/h8AkwAjAAEBUf+d//oAiv+K//L+fP+s/7D+AACt/gwBvgDCAhH+OwDiAAgAsP/r/U8AYgCd/7cA7/+T/5oAS//6/yMAxP/vALL+/P8eAZH9Jv4J/+z/IgC2/lX+5f5jAin+bwI5/Y4BNQLC/wT/FvwH/4QBWP/fAK0A/v1BAV/+eP9MAWj+vgHp/1H/owDs/ycA0P6X/1z/h/6F/5j/LAEbASsDBv7tAJMCZwAhABb8mABrAFkAr//g/+b/YP8I/6H/RwCY/zQA+f/9//L/BgAEAP7/+//1/wQADwD+/wgA9f8HAAAA/f/5/wIA/P8JAP///P8AAP7/BQD5/wEABAADAAcABQD1//z///8KAPv/AgADAAcACQD7/wcA/f8HAO7/DwAGAAAABgADAAAAAgAPAAcA+P/7/wgAAQAAAAMAAwD6/wQA/P8IAAEA/v8QAAAA+//2//j/BQAAAAcABwD2/wQA8//3/w0A9/8JAP3/BwAEAAEABwD3//r/CgAAAAgA//8KAP////8IAPj/AwD8/wEAEADy//b//v/6//L/AAD9////AAD+/wIA/P8AAP//9//7//3/BQAEAPv/9P/u/wUAAQAKADcAnv8OAMIAyQB8AEYAMAGZ/t0AkwCd/6P/9v8gAFEBaf+n/2UACAC3/1EB/ACF/6T+YADW/yEANv82/5wArv9tAI7/SwC5AKYANgB2ALEAof99AEAAjP+o/xsAnQCv/5b/Wf9nAFAA3P8zAMkAzf4W/5IA3/5bAN3/P/8AAbH/gf+3/8EAUv4X/8j/UQATAc7+3v9I/3AAGP6Z/53/nAF8/2//mP+z/8z+bgEkANcAZ//+/dwA6f+u/8f/yP5nAJcArf+AANgAKgFdAIX/lQD+/3cBbAAu/1IAGgCAAOUAW/8RAKcAJQAnAIoAEAEL/0v+xQB+/nEA2f9S/kkA5P70/+z/kQDU//j/g/53/z8Agv54/6z/vQFB/18Dx/12AZUC4f/D/w37XwAUAHMASADk/9D/HgAE/yYA6wAnAGcArv+T/90AeP+r/1P/jP8bADT/MQCx/uEApwByAjX+OgC9AFYAtv+k/YgApAAMAH8Avv98/4cAlf/5/3cAxP/6ALj+GAA9ARP+AP4H/+n/SwCr/nj+Kv8dAmH+MwJF/T8BMwKx/wj/lPtE/5ABfP8CAXcA4/0MAXj+QP+JAXj+jAHl/33/swAQAGYAV/6A/2z/uv6y/8D/0AAQAfwCA/7TAIgCMgAlAF771gBUAJIAKwDA/+n/gf8z/4//aQCp/xEAQAAJAHL/UACSAJkA8QDvABP/HQFeAI7/DgCaANgAagH6/W4A4wB6AKL/8v7yAfn+T/5MAMj/RAA9AMD/tgC9/oQA0/+h/9YA+gAaABAAFQC9/3cAIAE0/8n9eABkAQUAFQCjANUArQFYAFAAUwFQ/2b+/QBSAI4ARgAU/5UAAv9S/wEANQAx/qP+0gCL/xIBeP/o//P/VgCS/TYAhQBbAYD/xv8pACcAn/6vAAYBDQAm/9/9vwEOAD0A0/9V/m3/ggC8/9n/9QCnAPMAzv9AAGr/wQGaAAv/qwC9AFkBnQA4/4IASQGkAOX/BP/zAbX+I/7hADf/mgBjALH+PABH/vH/egDhAAEAM/+W/8P/QP9yASf/5/84AGQAKP90AIkAsf9IABz/zv6a/8UADwC7Ad8A6v/f/1wBHQDL/jYAYgNhAHYAH//z/0v/DwL4//f/PgCv/7X/BwDe/l8Adf/lAHEAJP8T/zYAB/+jAI8ARgCZ/3MAM/+VAHf/c/8B/wQB+/7uAFEBwv1P/fj/Iv+h/yEBkf6n/+cATP3G/vT+zgCw/zz/Z/59/qv+kAFo/7kC5wDI/VcBEAAKAAD/hP6/AVIAHwBV/nsAqP9p/97/8P7KATUAAgDq/14AWf9rAJ0Acf8CAIP/Qv8XAL7/NgC6AeoAbgC9/t4AQABn/qT/egACAAEABAAEAAAAAgACAPv/8v/+/wIA/P8KAAIA/v8AAPP/AwACAP7/AAD7/wEAAAAHAPL/9v/9/wIA/v8BAAEA+//5/wUAAAABAPP/BgD3/wgA+/8DAAIABQAMAPv///////3/+P8DAAgA/f///wAA/P/1//v/DAD7//f/BQD6/wkAAQD8/wkA/f8GAP7/CwD8/wkA+v///wEABQD9/wAA8f/9/wQABAADAAAA//8AAAMACQD9//j/AQAAAAUA+/8CAAEABwD+/wcAAAAFAAIABAD8/wAA///7//v//f8HAAQA/P8BAAoAAwABAPb/AQAAAAIA/v/6//r/+//4//n/AAD1//z/BgAEABMA9f8AAPn/CQD6//7//P8DAAEA//8AAO3////7//v/+f///wAAAgAAAAsA///8/wkA+v8GAAAAAQAGAPz/CQAEAAcA9f/+/wgA/v8CAP//BQADAP7/+P///////v8DAAAACQACAAAAAgAEAAEABQAEAAUA+v/0//3/CQAHAPz/BgADAP7/BwD9//r//P8IAAkA/P8LAAoA+f////n/+P/6//v/AgABAAAAAQABAAAAAAAFAPn/+v/+/wAABQD3//v//f////v//f8IABAADQD8//3/BAADAA0ACAAAAP//AQABAAAAAQD2/wIA+////wEA+/8IAPb/EAD2//3/+//8/wEA///8//X/BwD3/wEAAwD4//r////5/wgAAAADAP3/AwD9/wEA+f///wIA9P/+/xEA/f8NAPb/AgAHAAUABgD9/wUA+/8AAPb/+f8LAAAABAD7/wMAAQD6//7/8v/+//r/+v8AAPP//v8AAP7/AgD8/wIA/P/9/wgA+P8OAAkACgD+//7/BAD5//3//v8MAP7/BAAGAAIA9f/3////AwD3//f////+/woAAQAAAPz////2/wQA+v8GAPT////3/wQAAwAAAAUA+//2////AAD8/wAAAgD8/wcA9P8AAAsA+P/5//b/+v/8/wAA9P/9////+v8NAP3/AwADAAYACgAGAPT/CgD7//r/AgANAAMA/v/6/wEA/v/+/wEABAADAP3/+f8JAP7/AAD2//f/DgACAAcAAQADAP3/9/8EAP3/CwAMAPX/AgD6//r/AgADAPb//f8DAP7//v8EAAcAAgD9//z/+//7//n//v//////7v/2/wsAAgAAAPz//P8DAAMA/v8EAAsABAAEAAEAAAADAPL/AwAMAAEA//8BAAEA/f/7/wQAAgACAP3/+//0//7//P/3/wQADAAAAAEADQAIAAIA+v///wwAAwACAPn/BAD7/wAAAgAGAPr/AwD//wUAAwAAAAIABAD3/wgACwAAAPv/wv/E/xQBGQAbAC0As/8EAC3+l/54//kBFQAg//j+5QBg/6P/M/8g/8f+WwGa/wIA/f8fAFAAkP5p/8UAPACAAcz/wQBvABoAk//p/9j/1P8H/5P+QQBzAQkANv+M/0kAcv/M/x7/NP8Q/ygBZ//i/6MAJgBa/+L+kP9MAY8ATwH//oUA5AHI/oD+cv9wAAoA0P5j/bb+EQO+/d7+rP4gAaj/iP9l/sL+Cf4MAuP+uQF/Afr96wGT/mj/RQGQ/lUCAACF/xIAPwCmAGwAzQCL/6v+Wv9b/0gBJgBF/1D/twBe/9X/hP8R/yz/NAHO/2AAPABzALr/xf6h/0IAMQC2ANP/EgDuAPf/KgCqADUAq//r/dj+Lv/tAeH/pP6k/kwB+/78/pf+cP4d/qEBv/+WAAwAAAAQAFf+hf/6APT/FALJ/xgAEgDt/77/rQDn/7D/dP+F/qH/kAHN/5r/df4vAYT/wf+v/nT/F//lAZP/dAHWACAA3P/j/l7/LwGC/8kB4P52AJ0B8v3B/n8Abv9L/9L+wv3O/gYDBf5I/qH9rwGB/wj/0v1A/lj9NQLP/sAB1wAn/tQBVf6K/0sBK/6MAkMAY/8PAE8AUgAUASIAH//o/pf/if+BAfr/yf7I/g8BW/5N/wf/Ef+v/gcB2f8YABUAqwDM/6r+x/9iAOf/0AD5/87/LADn/9H/C//T/9P/E/8z/7X/0wEDALgD2v0hAu8CNQC7//P9NgC//34ATADO/wAAAgDj/lMAxwBAADIBxv+//2cAk/9d/7X/8P9+/+L+xP8v/+gAhAFlAvH+YgBqADoAvv8n/r//JAD+//UAGwBr/+kAX/+D/14Ai/8tAb3+FwC2ANv9Qv5P/1L/5v9z/27+eP+CAkP9pAKT/agBZAIdAAT/G/3s/qQBeP/QAOb/r/2ZAW3+1P93AYT+OALg/1//kgAaAH8A4P91/wz/LQCb/+P/KgFDARYDKv78ALkCVgAgAJj9mwAuAFUAXP8f/8v/yv/Q/v3/mQCv/10A/f/9/wUA/P8HAPr/AQD+/wIAAAAHAAIACAACAAIAEAD6/wEAAwD7/wUA+P/+//r//f/9//T//f8EAAAAAwD3/wMAAwD8/wIA/f/+/wMAAwAGAAcA//8AAP3/+P8CAAQAAQD2/wMA9/8IAPj/BgAJAA8ABQD7//v/9f/5/wMABgABAAoA/P8BAP7/DQADAP3/AQAAAP3/AgACAP3/AQAGAPz/AAAAAAMA/f8KAO//+/8CAPf/CwADAAYA/v8HAAQA/f/2/wsA+//8//f/AQACAAAA+v/2/wIA+//8//3////+/wYA+P/6/wEADAD2/wQABQAAAAUACwD7/wEA9//w/9b/8v/gACIA8v9CAdL/k/9Z/if/aP+cAfD/o/6H/nIBKv8F/6H+oP6C/qsBwf/dANP/PABPAKz+ef+KAd7/IALj/+7/9P8pAMP/ngDM/5H/7v6R/hT/iAH0/4L/Xf46AWj/8/6n/mf/Hv+uAbL/DwHW/zIAlQA5/yAAowHS/98BEv+KAMgBd/5i/vf/z/9Y/9r+1P0G/rkC7P1Z/v79tAGf/57+8P1B/hX+UAKh/gYCrQAX/ogBc/7G/tkBnf5VAhsAff9uAE0AOgDZAEEANv+e/qr/7/8iAd7/1f7q/gEBRf5R//r+JP/N/p0By/9jAOL/jgC0//v+cf+pAAIACgH8/+//CAG4/57/UwH0APn+Vf76/t7+vAERAED+M/6pATX/Y/4Q/p3++f3uAaL/LwGy/08AdgBB/iH/cwDN/44C1v+1ACsAv/8t//4AQABW/47/1P4+/4cBg//2/Zv+DgFu/8f+Lv6Y/7P+TgEZ/8wAyQDl/5H/I/+Z/2YBx/8lAvv+6AApAnL+Pv5R/8f/yv5I/rP9pf4PAwb+6f0x/dgAy/+G/lv9OP57/ZgBxv6BAugAj/4LAWL+OP8rATH+9wJvAMn/9f5mADAA0gCRAH/+BP9D//j+cAGb/47+of42ARz/e/5w/jf/hP5IAdv/pADi/7AArP+Q/mL/8P/Z/5YB+f8nAmUCs/8D/ggAq/9J/4AAbP6x/y4A5//T/uP/Bfrm/xsAJ/+S/lL///9o//v/uAEaAKgAIwFAAG0AJQA2ATkAowECAYYAKf7j/5T/2P+1/7b/aP8nAKEB2v6G/8T/sP/r/yf/3/8O/y7/Yf9ZAJAAmQA5AC8Afv+tAGUAnwAX/9sBWQK+/iL9jP6G/6/+MwAN/oD/UgGY/W7+y/68+qT/af+B/ob+of7RAYr+CwHVAXr+bgH9/3f/8AAN/iMBNgCvAE8CPAD1/r7/vv/k/psASP+b/5//QAAX/7T/HfqB/zEAhP99/5v/y/9L/z4ARwGIALf/uwAwAOb/kP9IAAEACgD2/wUA+//8//r/BgAFAPf//P/6//n/AQD//wEA6f/+//z/BwD5/wIAAQD7/woABwAHAPP///8LAAcA+f/+/wIABAADAPf/CwD1/wIABgD+/wcAAAADAAIAAQD6/wIAAQD7//r/AQD9/wYAAAD9//n/+P/+//7//f8FAPr/+P/7/wgABwD3//f//v/8////+P///wEABADo//r/BAAHAP3/AgD4/wIAAgAEAAIA/f8LAP//BgAKAAUAAwALAP//+P8CAPr/AAD7//7////6//X/AgD6/wMAAAD+/wIA/v8FAAIA/P/3/wIACwD9//r//v/8/wIA+////wUAAAAJAPj/MwABABAAw/9gANf/3v6K/5r/nAHe/4UD4v32AccCIQC9/8n9KgBWAGYAjwCv/+z/9v/t/mUAIwEuAMYA9v+T/04AdP8VAHH/EQDB/57/6P8VAN8AHAEvAuX+dgCaAPz/x/8B/tX/rQBsAMcAlP+U/wkBf/8IAGcArf8CAcb+9P/jAC3+Yv4eACcA1P8+/4L+Wf8uAnP9ZAKh/YcBTQLh//z+gv39/uIBe/8XAev/4f0xAWj+v//OAVz++QH0/4z/mwAQAJQA2f/n/0T//P/o/9b/+QBOAbkCWf7tAJMCQwAkAAz+ygCUAGcA0v8R//z/pv8J/wQAywBd/wMA7f+vAYQCqP/E/oAAi//a/lUAhv6Z/ykAsP/S/ur/xPnr//T/Ov8r/27/SAC+/xQAGgHf/3oA9AAdAKcAGQAzAQIAVAH9AAsAov7SAA0ANf/HAOX/cP9WACgBqf4u/4L/n//S/zn/5v9C/3j/fP/I/+cAogDw/yUAVf+TANEAEAEx/7EBkAK7/ZD91P7x/+r+fgAJ/lH/cgHV/YP+9/64+qn/YP9T/mT/rP59AbH+PwF0ATX+SQHq/8j/OwEO/jcBCQDZAFUCTAAi//X/JAAb/3sAk/+U/9j/YwAV/xIA7vlZ/wgAkv8NAOL/egCW/ywA5QB2AHv/wAD9/z0A1/8GAN//JAAwABEAIgDO/3IAjf9u+nr/u/90APj/+P4/AKn6Rv+fAEYAdQCx/+z++f5nAKkACABiAPD/sQAnAH4A2QALAOD/HgBJAEcAwv+3/xAAS/zQ/9P/gwCz/kz/7P+D/5r/QgBoAEsAn/+q/x4A7/9EABcAFf/g/4cAQACMAEEAB/+pAIMAC/5a/jf+dv+v/436iv6J/4gB8fzC/of/y/uj//T/kP/x/8r+QQFz/goBygAC/sUBhv89ABABMP7sAEgAxP84AJQA3wDL/98APv/o+lQAUAAtAJIAPP9pAN/6XP+aALsAtAAwAM3/ef/V/yQAlQCA/+7/SgD7/w0Ajf8hABQArP0yAC0Aqf+M/owA2gEEANP/DgAIAKX/QQCb/53/yv87AI0ArAA5/6H+cgFQAvv/Rf4fADEATv91AIgAdgBM/1n+EwCNAOv/df+X/28BFv9FAAsAp/4CABYAsP6//7v/MABeAfIASQBoAf4BxwE4APv+UgAWAL/+V/+QABT/YgDP/QH+Av57/wr/awCgAQv/j//uAOr8PP+j/6IA+f+I/43/AwDZ/50Ad/9LA1QCB/6aAd3/VQA2/zT+hACAANn/xv20ALoA///M/+f/4AG4AAEArP+hAML/vADm/6j/9f+kAIIARwHm/gwAQwEfAlkAkf1oAP3/jP4HABz/BwADAPz/CAAFAP3/CQAIAP7/CQACAPz/BQD4/wEA+v/4/wQABgD9//X/+v8AAP3/CgD//wQACQAAAAcAAQD4//7/CQACAAMABQAGAPj/BQD8/wAABQAAAAEA//8JAAUA9v8CAPf/AgAAAPn/AAAAAP7/AAD6/wUA+P8BAPH/CgD+/wAA+v8HAP//+//3/wgA/f/+/+z/AgADAPn/AwD///n/AQD0/wEAAQAGAPv/AAD9/w0ABgD9/wQAAwABAP7/+//5//7/+f8BAAIA+////////P8AAAMA+P8FAAkABQABAAUAAgABAAEAAAADAAgA/v8BAPn/CgAEAP7/BAACAPj/BwAFAAQAAgD5/////P/4/wgAAAAEAAMA+//5////+P8PAAMA/f/2//3/CQD9//H/8//9/wUA/P8CAP//BAD///X/AgD4//f/AwAFAPH/+//8/wEA9v/3//r/AgAMAA0A9/8DAAIACQABAAAABQD7/wAA+f/+/wEA///7/woA+////wAAAwABAAQA+f8BAPr/9v8GAAAA+P/7/wQABwAAAPP/BgAFAP3/EgD6//7/AQAMAPn/AwD9/wYABAAEAP7/BAAMAAcAAwD+/wAAAgACAP7/AQD9//3/CQABAAYACQABAAEABAAIAP//AQAEAAsABAD+//f/EAD//wIA/f8LAAgACgADAPP/AQAAAPr/BwAJAAMACAACAP7/AwD5/wUADAD4//v/AgDx//j/BAAFAPf////3//j/BQD6/wAAAgAJAAMAAQAHAAEABwAFAP3/+/8BAAIAAgAGAP7/AwD+/wIAAAD9//7/+f8JAPz/AAD6//r/AAAFAAEAAgD+/wAAAwAQAAMAAwDy/wMABwADAPX/BgD3//v/AAD///v/AQD7//r/+P/0/wYAAwD9/wEAAgADAPz/BgD4//X/AQD9////EAAJAAYABAD7/w0A/P8EAAMA/f/y/xEADgABAAEACAD2/wEA/P8CAPr/+P8EAP7/BAAAAPv//v8AAPj/+f/y////CgAAAPf//f/9//j/BgANAP7/BgD9//7//f8HAAcA+/8FAAcA7//2//r//v/+//r/AQD//wgABwDv/wIAAwAJAPv/AgD9//b/AwAAAAAAAwD///7/AAD5//f/BQD7/w0ABAADAP7/AAAQAPX/9//5//7/CwAHAPv/+P/1//b/CwD+/wAA/P8IAPr/BwD+/wMAAADz//n//f8GAAkAAgD///X/AAAJAAIA+/8EAAUACAD6/wYAAQDz//r/BAD9/wgACAAEAAAA9v8HAAEA+P/5/wEA/f8CAAAACADr/wQAAQAEAPT///8HAAAA/f/7/wQAAwALAPj/+//5/xQA5P/9/4cA6QBkAHQBxQBT/+sASgCw/9X/+/8nABMBmP+j/0oAKAD6/30BRAGY/979RwBEANL/Xf8s/8YAkv9SAKL/VgBzAJsAUgD5/7kALv+hAEMAe/+z/zsA0QDl/7v/RP9NAF4AOQDb/7QADv/r/qMANv8bAKT/qP9fAaz/7P6K/+sAS/5e/h0ApQCLAN3+3v9n/4QAb/2j/4P/agHR/w//eP+p/w3/QwExAG0AF/+t/WsBo//t/8H/UP45AEYAjf+BAP0A3gDIAPcAMADJ/9ABgABA/48AEwB1ALMAhP9DAKIAGgCYAMAAXAGN/2n+vgAG/1MAlf+V/k8A7f4MABAAHgDM/xAAIv/e/2kAoQA7AIr/XAEr//0C1P0gAY8C/f/A/+76ygDdAHwALwGjAZD/of8a/zQADf9hAJH/CQB5/6oAxf96AHn/LABFACsBbQAA/2gApABYAhH/LgCLALL/vv/D/TkAyQCmABYCgAGV/3cAl/+6//v++//f/y3/YgDFAFf+Ef4h/57/NADRADT/o//CAXr99wFo/fgALQJu//r+VfuE/5ABbv93AmEC0f2nAMr+wf+A/43+NgEZALf/PAA5AIQAIf/s/8r/FQFZABMAcAA2AZgCIf6xAHsCFQAYAPL6MQFSAIgAOQGiAf//lP91/7//nf7T/0j/TgD//3T/gQBYAG8AkP//AD4ATQEmAKj/LgCLADUBSgE1/iwA0QCPAAwAqP7MAWL/mf9cAOb/MwAtAKD+zwCx/oYAnf/U/7wAoQAhAMf/lQBRAE4AbABv/zf9iwAsASsAvP9TAM8AkAELAWoAZQGB/2n/3AA5AHcAfABZ/rIAzf4h/z0APQBQ/vv9mQBm/8AAYQDp/+f/ZwBa/RQAaQA2AZH/uP8kAEUACf/+/7AASAARABn+rAH2/2IA5f5C/rn/jQCc/wsAAgHDAI0AhwBUAFwA9gFfACD/uQCrAIIBYAAh/2IAQgHYAFkAsv6iASr/n/+8ADz/eQBpABj+VAA3/v3/+v/5/wwA8/8AAP3/9P8IAAMA/v8DAP7/AgD7//////8EAPn/+//+/wAA9v8HAAQACwD9/wAAAwACAPL/BwD3/wkA+f/+/wEABgAGAPr//f8GAPj/+f8GAAMAAwD4/wIABQAAAP//DAD9/wUAAQD0//3//P/9/wEA/f8MAPT/+v/3//P/+f/7//3/AwD7/wEABQAGAPL//////wQA/f8DAAcAAwD9////AgD9//j/BgD0//v//P8CAAAACAD7//v/AQADAP3/+f8GAAEAAADx/wEA+v8BAP//AAAAAPv/AwAEAAgABQD8//P/BwD7//n/AgD9//n//v/+//3/BAAOAA4ARgDe/ysAFgDY/2UAggAoAIP/PwFR/9QC6v0yAY4C8/+3/zL7sgD9ADUADwFcAb//oP8E/0IALf9UAJr/3//e/6EAj//6/2MAv/80ABkBRABu/3AA4QAXAhv/WgCHAO//s//p/VoAZgCuALwBVAGu/5cAff8EACz/zv/n/+f+UACxADz+9v13/0D/IAC/ADD/d/+yAd/9xgGA/SIBHQJ+/wX/iftf/5cBNP9zAhUCn/2ZAMn+0//I/1r+MAEJAIz/UQAjAHsA4v9oALr/BwFJAOT/YwBFAWcCN/68AHAC/f8kAAz7CAEnAFUAGAGNAeb/gP9u//D/Bf/C/2X/tP+JAKUCPAAg/6cAcABJ/yb/1/6n/zgA4f/8/o8ApfuX/+P/H/+oAFX/RADR/0n7r/7DAO8BrgBw/4cAJABGAdr/xABlAQoApv7HAIEAg/9z/+7/wv8aADj/1P7A/0gAoP+0/zX/sQAf/9j/BwA6/Xb/fgHkAMv/8v4dAAEBqADt/t4AgwKD/tb85P+OAE3/Yv4g/o3++QDw/Kb+G/8e/LX/Xf9e/sAAfv4TAZL+pv28/4P+BQON/8r+vwDT/W4BMwAWAHICewCn/3YAcQAb/4b/n/8GAKv/WQAl/3QACPs9/6H/mv8uAZL/fgDj/137s/44AX8AaADd/0QAg/8UANb/DgBIACUANwBxAPgAz/+7+pf/jf87APL/6f5NAFz8Q/9KAE8AaADv/zz/7/6u/6QA9P8DAM7/agDk/20AYQARANL/SwA3AIUAQACf/0kArPzv//H/FwAE/lL/TADE/43/+f9jAGAAwf/6/1kA3f+5AFQAKv+z/ygAZP9uABwADP8wAHkAK/5q/vL+3f78/w37iv5V/24B2Pyz/pT/rP2h/4b/oP8KAAH/EgF//oQAZgEr/mgBgP+ZAC8AIP7hAB0Amv9PALEAsgBMAP7/ev82+0wA4v/Y/6oAOP+JAMT8TP8tAMkAuQBuAAoAgP9a/5sAcQBO/wsATwBk/wsARv/1/w0ABgD9//z/CwDs/wIA/f/6/wMAAAAHABEABwD9//z//f8DAPT/BgACAPb/AgDz//3/BQDx//r/DQD5/wEABwD6/wYA+f/4/wEA9v8DAAcAAQD5//f/+P/6/wIABwD6//r/AwD///z/9//8//P//v8CAP3/+/8JAAQA+/8CAA0AAAAIAAMA+f8PAAEACwADAPv//P/+/wEAAQD2/wUA+P/+//b/BgD9//r/9v8KAPr/AgADAPT/DAACAAYA+v8AAAQABQD7/xEAAgD3/wAA//8CAAsABAD8//n/AQAEAAAA/f8QAAEA/P8HAPj/AAALAPv/BAADAAIA+//9//7/RQDw/4P/bgBrAH0AT//cAEUAHgEeAJj/PgByAA4BPgFd/nMA0wCNABMAg/6NAfv/sP82ALf/VgBaADP/tQDY/pQAs//y/+wAeAALANz/mgBlAF8AVABe/6P9egAIAdb/nv9NAMsAiwHpAFAAVgH2/8j/0QDu/2cAhACz/nYA/f40/zkAKABF/uf90v/U/6oAPQDE/9z/fACX/QMAmgBOAZP/6v8XAFEAO/8pAJsArAApAOT9ZwEGAE4AVf9S/r//jwDI//v/IQHFADcA5/9dAG0AtAE7ABj/sgCNAFwBWgAH/5sAOQGoAHEA8v5qAZr/xf/OABP/kwBVACL+TAA5/gUA/P9bABMAEQCbAB4AzP9v+qv/ov8YAOX/5f5mAEH8Mv8uAF0AbAAGAJH/9f5o/+gAKwDZ/97/kgDl/3QAEgDw/6n/WABcAH8AZQAqACoATvz9/7b/LwCU/k//cAC7/3//0/9wAGYABADS/1IArf+fAFEA6/7y/6sAgP+eABsA//5YAJkAGv4k/mD/bv/s/9j6hf54/xYB+/y//qv/Rv2e/2f/qv8KAAz/OgGG/q8AkQEJ/jgBmv87AJAAMv7MADgAy/9lAMcAwQA1AJQATf+2+kkAJACi/6AANf+hAGj8Rv8KAMEAsQCbAN//cv+N/+gAlwA4/ywAZABw/5v/S/97ABYAYAB+AGgAef9d/0EAvwBrAFsA//49AKf/2QFr/oT/BgFrAdgAsQBR/nL/dP4t/msAzQBqAakA1/7gAJr/kgDj/wUAwgAWAeH/wf/BAIUBHgFLAP7+vv3//1QBWf+Y/4gAegEdAc0Av/6vAAr+a/5EAPP+sgBSAN7+6QDU/ln/QQB2AIT+jP4k/2f/8f/cAEn/6f/V/1T9c/8RAZj/qP8bAKsAhwDZ/9v/Bf8j/1j+K/7PAZoAiQBF/wP+//+sALT/MgAEAfEAnf+//8D/+QAXAc0Abv7dAAYA+QE3/2j/BQHNAfwAHwHH/un/Bf7S/boAiv9lAY4AQf5XAJP+df8SAB8AAf+L/+b/ov/f/8X/AwDM/3cAUP8SAGIA+//w/2oApP/f/1sAFQDO/zsA+f+9/+b/WgBaAN//sv/9//X/OABIAHn/JQAqAKH/CwAAAPD/g/8FABD9DQD+/ycA/f/D/9H/AQDt/6oAHgBZAPD/WQDZ/4gAn/+Y/w/+OwAeAAAAfQDD/1kAzgAIAOH/FAAcAKb/MAC2/az/9P+tAN7/l/9T/wT/sv9JAScANAAgADQAxf97ANn/nP8P/p4ASADq/+z+RPxmAJj/0/96ABsAegDG/9j/if0yAGMAq/8LAFwAcgB/ABsAlv8KANf/CACHAG7/rgBYALb/af4xAAkABQD//wYABQD0/wUADAACAPX/BQD3//b///8DAPr/+P8DAAUA/f/7//3/AgD4/wMA8v/6//3/EAAPAPr/9//d/zIAdQD1/o3/RQDm/7z/y/+X/73/WAAf/y7/4P84AJD/NwBU/yv/gP9aAJn/kgDL/8f/WP/4/1kAZv/G/3EAAgDt/5j/p/2s/8f/v/8VAOn/KADg/xoAnv87AFcAqP8eAGIAGAAHAGUAYv+j/+P/9f///2T/PAB6AAMAEACx/9j/MQCBAAj/mP8kAPr/pf/I/xkAn/9OAPr+pv/J/40A4P8PAAL/vP51/30ACQC2AJ7/1f9I/8L/pQD8/uH/fQDd/xwAF/9Y/Ln/nP+3AJD/yv9YAPT/XgBa/8f/qv8WAA8ACgCr/08Arf+VANj/UADF/8r/VP+6/1gAwv/P/x4ALQDJ/9D+1/n6/3T/mv47AA0AjAAPANz/z/8rALYAO/8uAL4ArwBuAJ0A/f7D/5v/GQALAI3/XQDLABUANQCC/2QAhP9EAKj/x/+SABIAtv8BAMv/AQBFALH/nv/J/9D//f+M/17/+f/N/zcA5P9AAE0AAwCPAAQA+f9z/+L/eQBJAAcAwACr/8T+6wCk/4L/wP+2//7+UgAw/3D/yv+vAMn/Df9y/63/EP/j/4v/3P9LAFYAEQAxAK3/VP85//0ATQAgAI3/8f7G/2EAlf9PAAkA4//k/w4A8v7X/zoAMf/g/5f/KAAtAOD/DADj/5r/DwBbANX/jACo/6H/8P4qAOX/7v+0AKb/zf8OAbQAgP/p////Iv9bAAb/yf67/6sAfP9P//3+i/9w//EA7v9VANb/LQCq/2AA7P/Z/rD+zwBjANf/vv+E/9z/AQA/AAoAHAAIAAEA//9Y/l3/HgATALj/sv+1/zb/iP92AMH/AQDs/2cAVP9bAJz/If85/nkASADZ/6L/WfxPAIn/lP9oADsATwA2ANf/qv4oAIAAdf/M/wAAlAB5ACwA8P4nAMX/4/+NAFT/dwCp/6j/o/6w/7X/QgA0AB8AEwBcAcv/IQCc/w0AWv+mABn/R/+q/6YApwCX/kP+wf64/sEAFgCbADb/wQB3/9r/gf8s/6X+OAE8AML/RP+V/7X/dwDc/73/HwBRAAwA/P9Y/4n/CgA+AMr/gv9u/7X/fv8VABoAHwDM/zsAKP8bALj//f6X/kUAHwCX/1D/BP7W/5T/LgDd/0MALQD+/yQAYf51/x4A8v+6/43/JgABANf/iv/6/8z/DQBvACX/GQDb/4D/if5XAHkArP/G/uD8jgCk/xMAnwBmAHYAPwB7/3T/8f/NAOD+x/9UACcBvQBYAJT+GwBL/wgAnQCs/7QA7/+u/wv/lv/F/+kAUQDa/vj/8wDe/wwALwBp/6r+LgGKA/H/7/9NAOr/j//a/+z/0P/ZAA4AQwB7AP3/CACG/+z/eQD/A4IA9/8AAPf/CgAFAAQA+v8GAAUABAD7/wEA/P/8//j//f8AAAAABwAHAAcAAgAGAAIA+P8MABEAAQD2/wEA/////7z/IgCCAA3+lv9YADn/w//K/4X/fv9hAdEAHf8+AMAAc//f/3L/4P56/2sAMwCQAGYAo/9fACv/nQANASb/PQH9/xEASQAzA+YAIAAWAAwAFwA+AE0A/v8EAIoAVgCJAHT/NgA2AIv/OQCAAFkArf9XAFoAKgEpABcAdP8uAL3+tP6e/87/l/9i/7kAdwBR/4j/6v9I/8gAWQJX/0v/q//l/4n/nP/z/04A+/9Q/0cAxf+P/jEAHf+q/27/kAOTAOT/SAAbAVb/0P/Z/6r/KwDl/zT+o/94Abf/Yv9b/zkAzP9T/zj/Wf/g/nAAnf8JAMIAYABoAIf/jv9bAHP/LwFTALn/CwAoAEsAGAF4/7X/GgCAAGEAFABZ/0EAZQCyAOD/D/9RABgAjP/8AM4Ay//B/0sAm/9NAOj+d/6d/8v/CQAFAOoAa/+u/x4A7f+b/8L/if7g/xkBBv/L/oD/owDS/yv/8P4h/7T+6wCH/1cAMAALAKT/ev9H/4MA+f1cAfr/4//GAO3+e/8BABkA4f8RAKr/4f4IAer+XAO8/jYB3gGf/+T/Uv3U/7f//f+ZACkAFQAgAEn/uf9SAF/+nQDR/x4AMQChAR8B+wADAFwATQB2AE3/sv+v/9oAnADKAPT/UgCgADwA9/+b/7cB8P/p/x4AcgCeAM///P6B/l7+9P8AAAgADgACAAgAAQD5//3//P///w0ACwD+/wIACADu/wMAAgD+////BAAFAAIA/f/8/wIA/v/+//7/AgDz/6D/1QB7AC3/FP8kAAr/A//S/33+nP9tAe0AJf8E/8cAdf+o/0v/a/8C/0oBuP/0APz/u/94AOL+GgAZAFz/PAEKABoANwA4AXUAfgAT/zcADQDr/+D/QADW/xcAhv+gAP7/zv/N/6X/y//SADUAgADu/7//GgAdAEv/BACEAPr/vP84ABYAk//5/7sAyP/i//z/gv+E/30A/wCr/93/nwDa/8r/lv/2/l7/VwDX/5cAWgC2/8cAlP8UAHoAg/8OAa//2f87AOv9jP+d/7P/4gD5/8MAq/+TADIAVAF+/98AXgHH/93/sv18/w8BUACQABoAAv/CAB//a/9WANX/OQBLAOv/tP+vAC0ASwDh/0AALgCwAPz/FQDD/3kA5P9vAEIAUgBoAOf/IgBOAO4AHwDT/0cAMAAHAHAAbf99AED/pv91ADYASwCi/1EARAB+/87/L/+X/wgBzABx/mv/LAFk/4n/wv7i/sT+8wCk/8YAEQAAAI0AG/9bAJcAc/91AdP/1/8dAPb+4P+z/pT/m/8GAOX/uP/BAFUA2gId/6QAaAE8ANH/sP4TAH0AIgBMABYAgP8IAEn/oADl/9n/YQDw/+T/UgDV/Mv/u/2//2AADQB9AIH/0gARAGEDmP9RAE0BrgA5APv9VwDz/18AYQAhAGj/zwBC/2gAy/8BAKH/hQDw/5//IQBiAG4AVAC9AF4A1gCHAOn/hf+AAXwAUADQAMsAoAAYABQAbf98AX0ADwChABcB8/+BAFX/iADm/RIACwF2ADsANQAWAK7/kv/k/zUAVP//AJMDiv/R/qkA9f88AFL/yP7R/3UBiwCtAJ0AIgCQAHj/PgDj/1cD0ACc/ycAjgBa/pj/EwA//4z/zf9s/5z/LgHXACz/wP+dAIT/7/9x/+D+Wf9cADwA7ACfAKn/kwAe/5QA8QBO/ysBmP8UAJgAy/7T/z4Axv8A/8P/o/+E/+AAdQF3/6L/QwGp/zIAGv+6/kn/igAuAPQArgDm//cAJv+rAO8A3P7ZAWr/0P/E//AAoP9GACX/mAGw/5P/+f9FAcD/xv/Y/mYAKABS/sj/OQAo/zsB3f8NAUkAnv8xALoAMvrHAIz/4QA7AHUAsgCY/wj/HAGz/3P/0//F/rj/CwFr/4r/ef+SAJIA0/9X/5v/zP4fAMgADQFyATkAEABA/zP/+v/5/jgB1P85APwAlv/U/zIBegDh/tT/6f5y/xYBlP+7/lP/9wCi/7r+DP8+/+j+5gAtAIMAeQAfAAkAGP+C/y8A6f5RAbj/DQBLABH/zv/h/7X/SgATAJH/y/5yATkBIAM1/3IAewLj/+n/lP5q/y4AJf/mAJsADADWAOz+TQDiAD4AiwDp/x8A2wDX/9n/BAEzAOX+1f9Q/4f/cQGl/0n/Fv8pAU8ABv+V/t/+N/4wAfX/kwDy/5H/oP///oH/Y//0/dIBcv+j/3r/mQPS/+f/cgCh/7n/mP9s/+UApgBu/z3/+/8WAGj/m/99/73/UACk/+z/rQB9//AAdP+TABcA1gEAAbL/GQCV/9L92v/K/6//U/8WAI7/f//eANP/K//C//T/3P+WACcABQBO//7/0f9mAJEAEgCeAC7/MwBoAAUBgADi/zoAnABZAA7/4v9VACT/tf9S/mj/7gEv/yH/lP9OAGn/LQB0/5P/AP9WAMX/SgH9/+3/bv/j/tIAqv/E/w0B+P/+/y8Az/+7/+z/EQAj/+v/Vf8+AO0AC/+h/4T/QwDP/+z/Zf/Y/3//YQDz/+gAkwApAGL/iv/3/xwAHACMAMD/HABn/4z/CQAUAMT/0v/5/yP/u//nALH/RP+Y//D/rP9BAM//3/+j/8P/bv9AAI4ANwA9AHj/UACSAPz/swDo/18AmAA3AJz/jwDg/1j/4v/c/nX/JQH+/h/+FP+uAOX+zf+8/oP/0f7XALr/EQEzACAAEwAf/64A6//u/2gB7/8CAHP/Iv/e/woAXgCq////vv/h/7wA+f/j/vv/CgAd/yAA2v/w/4P/DgC+/0sAVgAMAPj/Yv9gAFgA+P+FAPX/+P+E/0r/yv8IACUApwAQAIn/JQCzAOT/q//Y/w4A/f/W/0QAWf6d/3n/SP8eAH0A9v/O/6P/i//eAA8AKQAZAEEA3QDX/+3+3ACi/6//6f/3/mH/1AFP/+X+/v5oAb3/J/8G/qL+L/7RAaP/xwEdAOn/LQDH/qQAkv+A/9wBTgA6ACf/Ev9z////MACJ/+//pP9s//8Alv9y/1v/2QCl/yoA/P6L/+D+kgD3/woBIgArAP//w/5kAFAAuv8/Adn/7P8i////DwCm/yP/UQD//5X/PwCbAO//3P+S/+n/7P/x/ywAcACd/1YACgCDACIA+f8WAK7//f5SABEAZwDI//3/8v6V/rn/wP8n/+P/BgBO/wMAHQEOAFr/gv8AAPD/5P8/AJv/qP/e/5H/ZwDBAAQAkwBn/1YAFQEOAIAATABvALr+uf+VAAz/B/9tAEEAIgCr/gQBswMLAGAAAAADAN7/agBzAEwAuP9JAGIAEgAMAPH/lf+7ACwAZgTNAAsAy//1/5gBkgD6/0IALQA3ADsANQAWABEAkwApAJ8A+f8JADcAyP8qAJUAvAAKAD4AXQAbAS4A7/8+AD8AI/9z/9T/KAHt/8r/MAIr//IACQBZ/xIAHQEQALf/hP92AAUADf/B/zQAwP+hAPX/awBAAPf/sQD9/1z33QB+//4AGADT/zX/2wOiAJ//o/99/0sAcQB6ALD/JAAUAFoAIv8PADEAxQBIAJQAWQAIAPT/DwCUAMcApwByAGL/TACFAMT/xP8MAJX/qgCsAE0AAgBuAMYA6//5/6X/IwCD/7UALADX/kkA8f/U/7cA5gBr/6D/kwA9AF8ADwCZ/rn+6P8yADMAfgAHALv/HQCe/wcA9/+WADT/kwCGBHYAlf51AF8ARf/e/7X+GwCt/5YAzgCT/5P/RwBJ/8n/2v4FAv8ALADQ/wgAMgB5AAYAv/9nAFAA4wDm/xQApQGPAD8ApAD9/7r/rQBuADwA+f/5ANv/vP/9/9X/ov8IANz/HQJK/+z/vv+5AQkAev8PARsAbP8QALT/7P70/8b+iP++ADwAEwDz/2r/pgDo/5P9QgCc/+v/tP9nAGoAbwACAM7/3gAYAM//hwDdAQAAzwDC/73/BwCw/yr/hwBPAB//TgAdALL/wf8tALr/GAC0/+n/awCx/zMAPgB4/44Azf9fAXMAWgCh/1IAgQGOABIAxP9XAH8AtwDi/1L/QADP/wIBJP/O/2UALgGCANcAJ/8lAJv/wP9jAC0AewBRAPD+WAFg/+v/V/9XAKb/hf8mAPj/HgA6AGsAR//q/+r/8f9iAFkAw//a/wYAnf9CAI0AdgBXAND/6f9H//7/SwBO/vz/WAAfADsAkgD0AGAAgQCQAA4ANwBHAOX/jv+0/5j/tf+sAKD/4v/o//H/+f9WAEgARwDm/xMADgBzABcAGP9xAF4A/P/s/yUAcQBfALD/HwAuAFIASgAGAL3/dgAZAGgAw//Y/xUAawBdADoAU//o/+H/CQAmAPv/YgBAAJb/TAAlAKz/DgDxAJoA1/+BAbr/8AAaACcAFgAjAD4AbwBc/9MAiwAK//b/qP+y//IAeQBHAOj/CAAIACoArPskAPX/KgAHABYAHgBDAVoAfgCkAO7/SABGAD8Atv+q/y3/4v8uAFD/2f9IAFsBLwDHAIsA4P/u/1kABQCDAFz/w/9XAPr/WQDn/xIAbwBlAM3/df9lAHQAZQBjAI//jQBzAFkAFwDH/2YAnwANAGIAMQBkALP/7v9ZAI3/VgBhAG7/iwD//9D/QgCcAbL/gf8XAW8AAAAbAJ//hP9IAAkAgv97/6QAy/8u/zD/GQBK/zr/Z/92AAkADQBbAJMApgAkAOD/rQDm/wwA3AByADoA4wBN/wUAQgAUAOb/BAAiAKr/s/8LAN7/af9cAF8AJgBNAOn/mP/v/+P/IwC9APn+g/8LAEEA/v9VALsAmP4FAM7/CwE5/0cA/v/e/7n/MwBS//D/FgDW/x8ARQAqAMr/2/+v/xMAIwATAFYAYAB5ALL/OQBpAFEA8v88AKYApADI/x0AIQCiAHUAfgD0/q8Asv/eADn/4P+3ACsBhwCoAHH/yf+R/x0AOwAeAO4AwQBk/7UAmf/p/w4AbAH9/03+pv+U/8b+EwDm/2L/y//+//7/ZQA3AAcAKgD5//H/dwDl/+r+TAD//9v/YgD1/wD/2P8BAC8A2/8HAK0A3P+U/8L/9P/G/wYA/P/0//j/CgABAAsAKADv/wEA/f/6/xUA6//m/z8A8f/9//v/BwD7/9v/9/8fABoAPgAKAej/hABj//f/wQDz/8r/awBFAOn/8f/W/1kA8P/2/wkA0//K/8r/uv/z//v/YABb/yIAZAAmAAMAl//e/w4AfwDd/0v/wP+n/wUACwDP/+3/KADt/xMA2/9OAPf/5v8GAPP/CQD5/8L/AAAhAOf/IgASACEASADy//X/CQACAJcA6P/8/9r/MQDx//z/tP/f/yYA4v/z/+D/CADf/xUAAgABAAMAjQAoANL/IwAgANv/0P/M/zoA9//1//j/wP/sAOz/SADA/34AUQDl/8f/FQB3ALL/6P+z/2wA1f8SABIA8f/S/yIA7v7m//L/jgBi/+3/kf8wAPH/3f/o//f/wAD6/3b/AACd/9v/CQAKAPj/AQAOAAAADQAYAOz/AwD+//v/DQD5//P/OgD+/wIA8v8EAP7/3//6/ysAx/8cAJYA5/+D/+//BgDH/wcAuP8UACUA2/8TAOX/JwDz/wsAAgDv/woA8P+B/w4AFADz/w0AGQAgAO7/8P8DAAAATQCqAPP/yv/c/9b/7P8CALf/2f8RAOf/9v/4/zcA2/8rAAAALAAIAD8A/P/Z/xEAAwD9//T/7v9BAPr/5P/E/3UAjQAtAKv/GAAkAOL/7P9R/8z/RADI/z4ABQCQ/yMAEAD0/zgAvf8lAGkA/v9TAPr/WQAFAO3/QQDu/8v/6//s/84ALwB5/7X/IABPAA0Ad/+x/ysA/v8rACAAPwDP/yAA8f/1/7D/CwCF/9T/NAAKAKsA7P9qADkA+v9y/9H/Ef/aAGz/3gDe/67/MAHw//H/jv9aAOT/vAAz/8f/ewD4/xAAbf/o/wj/uf6AABEAuwAZAU0A1/75/zEAR/8jADAAngDT/34Aof/N/8YAAQDX/2QAPADt/+7/wf9hAO//7P8JAN7/zP++/9D/BwDu/10ALv8oAKQAOAAHALn/8P8nAHQA5f/Z/83/yv/0//3/sf/m/wYA6f/w/+L/NQDs/yYA//8YAAUAUwAIAOH//P8aAAQA/f8KAEoABADc/xsA3v8WAcn/OgCM/1UA2gDv/8r/6v87AL3/7v+o/3EA1/8MAAUA9P/L/1MAg/7g/+r/VwBu/wMAff8bAPT//P8jAPz/uAAAAL3/+v/j/yQACQCg/7j/EwAVACIAMABUALH/FQD7/xAAyP/l/2f/8v8cANP/LQDa/wIAcQDJ/7r/9v9q/7MAxf/fAM3/9/92AfL/xv9T/1IA1/+hALT/AgB3AOL/BwBu/8P/nP5T/0AADACOABkBTwAz/wEAJgBP/wwAVwCDAC4A2QAz/wwAPgDf/5r/dACUAK3/DwDO/5MAvf8MABEAmf+Q/zMA4P4KABoAdgD0/5n/+f+XACwAJQCd/z8BewD1/1P+c/8hAPv/GgA5ANL/CgBjAA0AJgCQAPYBOwD1/0EA1P/A/34A6v89ABD/o/72/wEAQAGv/7UAtP/OAHYA7v8dANz/x//p/ywAw/9n/y0AhAAdAMwANgDu/1gA+f8fALL//v7K/4z/lgCB/y3/TwAJAPcAsf8hAEYAvvs1ACMAJgFcAPP/OAD8/3UACwHd/9L/YAABAMD+FABTAPX/CwFSAOf+bf5TACYAQgAqAToAGAA0/hQAav+o/xkAQwCp/9z/PQBBABsA/v8z/33/FwBEADgAcgALANL/w/8CABQAw/8AACIAsv88AFP/5v8xADYAAwC8/ysAIQCG/eX/JgBtAVsASQCI//X/VABkAcT/n//pAL8AvP7e/0//DwBNAPz/Y/+2/rv/cACcALwBLwDcAIv9//+0/RQAH/5dAOb/YwHpALsAOwDq/5kA/gASAKz/MACP//f+7f8JAAkA+wCoADj/SP7w//n/WgHvAA0ARQCT/isAKP+r/40ASwDa/8//HABlABkAFgCD/5P/FAA6ABwAqwAVAKn/EgD8/woAyP8m/3L/nP9jADIAqP8vADYAvADA/y0Aqf8WAEMAJwAaACgAKgD3//X/Of/Z/yUARAAuAFYA+P/U/8//AwAaAL7/9P9AAJ//RgCw/+f/QAD//4AAj/9jAAYA1v3J/+v/ZwEXALj/zf/r/3MAIwG6/87/+QDBAMv+CQBj/w4AXQAhAKX/gf6f/zwAXAC1ASAAMABa/SIA7/30/wMA/f8AAAcACQAEAP3/+v8GAP//+/8FAAUA//8OAPz/BADv//7//f8AAAIA//8CAAcA8/8KAAYABAD7/wIAVgCA/h0AdgDxATwALgC8//3/QwDl/2T/qgAwAEQB8/69/w8A9f+hAHgAEv+u/wT/dwBzAMwAwwDNAPn+HwCy/sT/Q/82ADAAjwHw/4wAz//s//7/HwB2/28A6//6AHb/rv/g/xIATwAbALH//f7k/rUAWQBLAKEAPgBe/0UAGP9MAB/86/86AHABQgBw/x4ADQCMACEB2f/v/3wA7f+S/gwAQwD5/zQBvgAA/+39PgD2/3IAVAEwAB8Azv3x/1D/5P+C/c//mf8pAV0A9f///yEAnQCMAaX/j/8SAZgAqP48ADj/CQCzAEoA6P7a/rv/TwB7AMEBQACYALD9OwDA/UMAc/08AP//2AEwAX4AdAD1/6sAyQDv/6D/PQCa/73+4f/7/wIAEAHCAE//Bf7I/9z/EAEDAQAATgD//Q4ASv9SALD+8P+6/84BAAAVABcAGwBoAE8Abv+YAFcATwEt/xYA///y/zYAhgA1/+X/j/5vAB8BvgCbABoA1v7z/6z+TwCa/kAAPQAEAvv/PQCDACAApv/0/4T/iADL/0AB8/50////6P+uACQAC/8M//X+4ABIARYAqQA/ALj+HgDY/ksAK/95AHoAMwHy//L/YQDs/8H/zv+x/48ARv+RAGD/7v7//wQAVAAeAAoAaf4j/0YAGwHe/3AAsf9b/4YA+f9PAMH9ef4+/4IB7wG8/yIC4//YACcB2v+U/woAPv/s/+b/uP8OACsAgv9cAUH/4f8PAN3+xf+eAOoCFf74/y8AlgCM/HD/sv8RAg4BSwB4AO//qwCNALz/if88AIsAKP/z/wUA+v8tABwA8P2E/l//bQDD/2QAqgDFAE395f8u/x8AqP1C/4f/3ADXAEX/ygDE/1sAoQCm/7n/HADi/wcA6f8KAAYAGQAaAK3/Pf5X/0wAi/8mACoA3v/4/fv/jwBhAMT9Yv+n/2ABjP9dAAkAyv8NAHkAaP+w/97/vwCa/97/DgD+/wwAXQAM/+z+3/6vANz/2//cAEMAdf7U/7z/RQBq/Gr/pv/tAQcA/f83AND//P+xAJX/a/8GAP4AUf/Z/zcA+P8PAPP/AP74/uv+vADl/yEArwCnAOT99/99//n/fv3A/+v/+wDQ/wsAdwCf//z/QADC/3X/UwB5ADYA2f8oAAcABgDj/+H/+f7e/uIAEAATAOv/2v8//8j/oP+FAG/8Mf+a/0gCxQA3ALcABQAOAXEAoP91/4kAkQDc/vL/5f/4/10AQgAr/s/9o/9JALL/vAB5AIYAS/3h/wH/SgCI/Vv/rf9SAfr/IwDN/+7/LwCTAHH/qP/0/wkBdv+s/x0AAQAZAFAAvf7//q/+sgDj/0UAJgFPAJP+4P81/3UAlvxA/3D/PQILAEEApQDx/yMAxwCM/4P/BQD3AP7+x/8QAPj/q/8WAM/9lP7//sgA4f8zAM8AoABU/vX/XP8XAHH+u/+E/44B6P+tANf/+v8pABQAMP90/yMAUwEe/9f/RQD6/7EAlwBr/7j/JP4/ABkAdP8BAXoA5v7L/0z/IwCk/Y//qf9YARUAVQAwALD/BABsAE7/Q//p/08BLf+B/woA+f80ADUATv/x/jP+qAD+/+T/swAHAM7+zP+S/x8AFf6b/5z/egEZAAQAWQCZ/8X/ngB7/3T/u/+5AIf/u/8jAP//SADS/+/+yP7R/ucAvv///5UAEwBM/6r/zf8wANr9dv/e//gAiwAmAJ4A1f9iAMYArv++/yQAAAAzAOD/FgACACQAIQCV/2P+U/8kAJr/LwAmAHz/KP76/14AbwCU/DP/jP/SAcT/rv8+ANn/FQC1AI//jv/h/+gASP/H/y0A//9LABsALf7Z/tX+igAEAAQAoAC/AGf+//+W/x4AZ/2W/6j/DgGs/8z/1wC1/+b/dADc/3D/SACgAD4A0f84APT/FAD5/5f/3f7n/uYAFQAbABUAKwAc/9n/dP9PAIH+Vf/2/1wBEgB4/wYAuv82ABUAWf+X/+//AwF9/6L/LAAMAE0ARAAUAG7/e/6GAGYA5f+MAOj/t/7P/7X/JQAa/rH/ff9qAX7/owB1ALf/gf8uAJ//Vv+8/6QAPv/i/xAA4/8AAPf/Cf+C/qz+rwC2/9H/jQAWAO7+vP/N/23/af9UALX/kgAlAAAAawCI/3z/8f/8/5T/YABCAFMAGACTABcA+v/K/7r/hf9y/34AYAA8ANP/6v8aANT/r//Y/DkApgAaAAIAFwCp/4n/EQAJABL/z/8QAPz/w/82AAoA7f/6//r/AwA8AOT+5f8NACgAMgDd//cAwf8FAN//Z/4lAHEA8v8NAP3/5f/5/woADQDm/wMAFwABAA8ADQDw/wQA/f8HAAQAIAD3/xwA+//1/8r/CAAuAOb//f8EAJ4AAADdAPz/0v+a/zwAlwAEALT/mwA1AN//+v8JAGMA9f8DAAgAzP/b//L/pP+e/0oAEQCL/ywAz/8QAAkA6f90/i4AVADy/xYA4//5/xYABQDq/wYAGwDZ/xEA2P9ZAP3/1v/9/+z/+/8oALH/FgAFAMX/+v8RABcACgD//wUARf8QAIsA/v8UAP//OwDx//z/xv/x/ysA9//2//f/RgDl/x4AAAALAPj/lQAmAKn/UgAJANr/6f/a/y0AAQDy/5oA5/8EAQQAGQDY/zAAjgDe/6z/pf9bALD/9P/t/18A0v8JABoA8P/z/3oAmP79/+H/2v+F//L/If9BAO3//v9P/hsAbgD5/xQAAAAxAO//CAAjANb/BgARAP7/FAAUAOj//v/+/wIABwAUAA4AKgAGAOv/1/8JACMAwP/9/x8Ajf4gAFMA3v/w/wUACwDg/w0Ay//V/xYA9f8TAAUAQgDh/97/+//i/+//KwCb//X/LQDm////GQAKAA0A5f/9/+L+RQCEAP7/zf/s/7j/4/8IAMb/7P8MAAAA9P/4/00A3v/3/wYANwALAA4ADACq/y0ABQD9//v/9P8aAAAA4v+U/kcAlwA+AMH/wf8IAPL/5f89/xEAIwAOAB4AIADT/9v/lP/5/xIA9//6/4kAFABHAP7/XwAGANj/qf8sAOT/Vf4fAHwA/f8LAO3/i/8NAAEAkf8EAD4A3/8VAC4AOgDP/+3/CADf/9v/6P81/9r/LQAZAMgAGQAQAEUA9/+e/44Aif+0APr/4v97/wwAowHo/9b/tP9WALf/vgC6/8//OgCT/wUAsf/Y/37/pf7LAKL/3//FACAACf8IABUAJf+eABIAwQATAMv/nv+g/48A6f/K/58AMwDu//z/EgBXAPj/BQAHANr/5//5/5L/0f8VAPf/S/83ANP/AgADAOv/Nv9LAGsA+v/q/xcAzv/p//j/yP/m//7/6v/0/+7/WADs/xoAAAAeAA8ARwD0/7P/JADu//T//f/x/xkA+P/3/0EA2f8JAf7/CQC2/93/6wDY/6n/2f8kALb/8v/m/1UA4f/X/wYA9//8/5EAgv4hANn/6v+G/w4AL//2/97/9v+m/uD/gwARAEQA3P+m/0cA/v+c//3/KADc/wEAGQBxAOn/AAD6/9z/7f/L/1X/vv8gAB4AMgAKAP//ggD7/9r/egC2/58A3P8VAN7/agBcAfT/3v+y/0YA7P+yAO7/1v9MAI//CgCj/73/H/9r/3UA6v8IALwAFAAw/08AFADw/okB5P/OADcAbP+c/y4AIQDr/5T//P+TALr/CwDX/9cAwv/G/w4As//B/zUAQv46/8QAIwCVALj/7f/f/yEATAAZ/ocAZAAOAPL/CwBQAAcAIwAeAFwA7f9cABYALQCsAHkB3v/5/z4Asf8CAJUAPP+lABAAR//s//L/zwDH/9wAh/9VAFAAKAD2/wsAdf9cABgAff8VAA8AXQAZALMAUwC6/+v//v/5/57/kP+0/1n/ngD9/7v/VQBjALQAvP8zANIAjv5lABYArf9RAKL/zP8EAKgAov8JAAAAQwA8AOL+2/95APv/AgF3AAz/3f6ZART/HQBqADwAWQCY/yMAFf82/44AJgDl/9T/2f8uAP7/CQA9//P/HQAZACAAgwD5//r/AwD0/+P/0P/i/04AGwBMAA0A8v88AD8AQgC+/+D/vgBl/z8AAQCd/1cAe/8hABoAsQBf/83/4P8sAccAzP5fABAACwCOACcA//6y/kgBTf8QAJcAy/+8/5X+QgCV/WgB/f6ZAPz/ef9kAHf/FwDs/4QAev81AMT/UADz/zL/vv9IAAoA/gB+AJ//Of51AJP/GABuAOH/1/83/wAAKf9M/1IAPwBOABYADQBx/z0ALAB7/x0ACAA0AAgAgwBUAKD/u//0/+z/wv+X/63/lf9/AOf/7v89ABQAlADD/04ANP8iAE0AGACS/97/l//d/wYAR//p/wgAZAAgAFkA9f8UAOr/AAAcAND/BwBvABIANwDy//D/KgAQAHQArf8OAC0BQv8WAPX/fv/0/6kAMQDz/5sAQv/G/8D/ygC1AP3+KgAoAAIARgA5AB3/zf4/AXv/zf+eAPX/AwA5/xIAB/4BAAIABgD8/woABgD9/wYA/f/+//7/AAABAAUA/f/4//b/CwAGAAIA7f8EAAgA//8HAPj/BQAJAPv/+/8AAAUAEAKI/w4ArQCr/y0Aq/8LACEAJwCsAID/1gArAE4Bkv/x/6//7f+YAGUAEv+6/0AAWv8xADsATAALALT/VgB//okBz/9uAGYAAwD+/1IAXgATAPD/Pv+E/60A3/+RAE//nf/X/wEAmgDZ/5b/9v4KAI7/RwCb//z/FAAkAIcAh/7SAKb+QgA1AKD/aADV/73/DQD1AFH/4//j/20AUACq/sP/rgDx/yEBuQDK/mf+rwH3/icAfQAuAGQAUP8JABj/AwE5/yoA/v+F/3MABAAuAB0AwAAv/8P/0P8RAcsAzP5BAEwABADkAJkAPf/S/gsBUf/r/7cA8f/L/8D+HwCZ/XcB2P6nAAMAtP9eAAcAZAAFAJYAav8CALv/SwAjABj/wf9GAP3/8QCJAAEATv6IAJz/WgBVAAQA4/9J/wgA9/7NAX//7f9ZAPD/DgHG/4T/GABOAJr/iv+qAB4AGgEW/7//AwD3/6QASAC0/zsAkQBS/+H/rv8ZAG4AY/9fAHH+3QEh/1EApgCg/zMAEQDO/yYAov8FAKL/oQDV/+gA4/6Y//n///+oAOb/FwCR/hAAqP8zAOb/OgAMABkAgwC3/jIB0f/YAJgASf/RANf/iADw/+H/xv/g/w8Bnf97AGr/dP9w/xgAdADm/yYAgf4ZAJj/VgBm/wMArf/s/7MAqf8+AaX+BP+K/9v/2wAWAMsB9/9fACQExf+Z/wIAAADZ/+P/Vf8IAPb/If+fAXb/XQJ8/qT/d/7CAEH/bP/4/4T/0wEj/vf/yf+e/9AAif9aAAQAtwDRAJ3/vf89ALkAN//r/wkA8P8yABIAbf6Z/q4B2/7v/x7/QwDl/43/9P+w/hUBWP7t/+n/w//X/+n/YADW/1QApwCy/7P/GADX/woA2//i/wMAGQDt/7z/MP4lARv/xv9Q//b/g/+L//P/GgA3Av/+sP8OAIz/+/+H/14A9f8gAJEAjv+N/9j/rQBd/9D/EwACAEgAQQCG/93+xgBE/4n/8P5QAAQAwP/u/w7/GgIu/iwA0f+n/wkAvf8sAOf/MQCXAJb/k/8SAOQAbP/C/0QA8P8/AMj/k/7w/ncBFf///77+LgBMAPr/BQDl/i4B3/5RAOH/bf9Z/9r/FQC5/5T/KwDA/5P/RABpAAgA5f8kAAcA+//C/9f/Pv4FAT//AwAw/53/uP8pAOL/Tv/MAV/+tf/d/2z/0gARAKsAIAAoAYoAdP+q/50AtwDt/vT/DADq/0sAEgDZ/hD+7QGw/u//aP8KAOz/Rv/y/3r+WQJp/tD//f9t/w0AFwD0/yMAMgBPAGX/0f/r/8cAUf+6/ycA5P8hAC0A8f7O/usAHv/n/xr/bAAwAKD/1v+5/iAC5f0YAP7/hv8WAD8AgAD7/00AcgBq/7P/BgD3ACz/s/9HAPX/nv/Z/9P+hv50Afj+2v/w/kAA3v/f//P/v/5VAsH/AgC8/wn/ZAAoAPP/NQBkALb/Uv8kAPf/hQD5/rn/GQD0/zABSABo//n/hwBv//D/3v5oAGkAhf8JAOn+HgJV/zAA1P+S/7f/ZQAPAP//DgACAH3/z//G/8oAUv+P/2AA+f+bAOn/Pf92/0kAOv+b/7z+RgAyANz/6P9c//4BEf9nANX/v/5f/7j/CgDO//L/EwDK/5f/t/+6AB//1P8/AAMAiQDm//n/jP7aAOT+iP9r/hwAsv8QANb/Kv8oAaz+//8CAJD/TABi/5YA3v9fALkAyP/B/xsABAA0ANr/CwD6/wwAHgDd/7b+wwA7/wYAqP/q/1T/bP8TAPf/9QEs/iUA2f+Z/+7/i/82APn/KwDcAIX/s//u/+IAc/++/zEA/P9TAPL/LP+3/lgBBv8nAOr+QgDp/7z/DwA3/zoB2P5OACYAsf+B/+L/lADU/8H/NAD5/5z/RwCaACoAvf8aAAcADADY//T/jv7ZAI//8f9q//H/3P8wAP7/Rf//AUb/7//b/1D/x//4/+//QAAQADQAgf+W//H/sQBd/7H/DgD5/4kABgAu/1H/mgBo/+P/6f4rAAsAyP/r/0n/8QFQ/4MAGAAx/8//FAB2APP/wv8fALf/jP/V/3gAe/+7/0QA7P9hANb/Y/9Q/+8A/f6R/67+EQDd/xIA6v8l/58AFQD5AG8A/v4QAKL/0AC+/17/mf9JAIP/YgCgAAcA7v/2/wcAJAC//xkA8/5tADX/vP+E/4j/uP8bANT/F//v/xoAbQEgAND/mf+G//f+DgDn/03/0f8FAPn/XgBZAAcAMwDy//b/bgCp/+P+RQDj/zn8///2/wH/6//9//H/6P8EAK4A6P/n/97/KgDO/wQA+f/3////EQD9/xgAJAD0/w0A+//6/xoA6v/i/zwA7/8+/+T/CgDt/9r/+P8QAAIADABTAbn/1f+X/4P/oAD4/9z/UAAuAOj/+v/Q/1AA9v/c/wgA0//b/yMAuv8bAPz/uQGT/xcAggD9/wEA2v/1/zQAfAAfAM//FgCK/wEABQC5//n/JADQ/xAA2/9dAPL/HQD3/+D///84AN7/IgAzAOX/PQAiAAoA/f/q/+f//P8VAHwAyv/k/8T/o//k/+//uv/q/yYA8f/z//L/GgDm/xQABwD8//b/owA3ALj/NABoAMv/2v/q/1UA+f8BAPb/vv/UAGX/WP+G/9X/HQDo/8j/AABtALr/7/+W/1oA4P/3/wsA6v/Q/4AAxP4jAAkAjgKQ/83/ev81AOP/+f/s//z/xwDz/9H/5v/Y/9//BAARAOT/+v8LAPz/BwAnAOL/EgD4//7/BgDn//7/PADz/x3/xP8AAP//6P/2/yMA9v8YAJoAJQC8/z0AnP/n//n/x//q/yoADQAUAP3/NADt//7/+//8//L/xv+l/xYALAC7/zEAJAAoAPr/8/8RAPz/NACvAOL/sP+9/ysA4v8MALb/w/8OAP3/9v/9/yAA2f8aAP//PQAJAGUADADf/yMA+f/q//v/8v9PAPr/3P/4/3cAfgD+/3L/ov+0/wIA1/9I/9z/UQCw/y4A0v+0/9r/DgD6/xMAqP8kACEA1v8kAEz/8/8DAML/ZADj/9D/6//n/4AAAgBe/+z/kf/n/xkAbv/g/zIACwBBAD4ARQDK/+//+v8XAKf/tv/z/tf/IwAYAMgA3v/j/zEABwBs/+H/TP/AAHv/bv+P/2QAOwEBABoAoP9bABsAuQAm/47/cwDn/xAAWf/s/37/2/56ABEA5wEaASwA8P7a/ygAK/8GABUACgGj/6r/tf+q/6wACQDs/1cALADj//n/yf9jAPP/w/8KAOX/2v8mALf/LwDY/xQCZP8aALIAEAD+//T/BQA4AGwA4f/U/8n/ff/0/wsAtf/Y/wgA8f/z//v/KADp/wUAAgAXAAwAXQATAPv/+f8nAOz//f8cAEkAAQACAOf/5f/6AIn/Wf+x/0cAoQDi/9b/1f89ALf/9P+j/2AA4f/t/wgA7P/x/3oA6/7h/+//uAKc/+L/cv8SANX/EQDi/+H/jwA6AIX/FgC0/57/HQB9//T/HADd/xUALwBOAOH/2v///x0AAQDa/zj/8P9OACsAqwDZ/8T/QQAJAK3/BQCM/6sAmP/W/6T/1/88Afb///+R/0YA+/+4ALv/1f97ABEAAAB6/+b/rP62/jgAAwDbAf4ANQAJ/+f/GABM/ygAKQBlAM7/DQDu/sH/JgCv/6f/OQCBAMv/BQDt/50Ayf9TABgATv+z/8//nf4AAAcAVgE8AJf/4//4APT/5/92/3UBeQAlAHX/hf80AFEAIAAHAKv/9/96AA4APACkAOUBLwD1/0cAw/8DAIMADgA4AIv9nP4nAAIAMgG8/5gApf+jAHIAAQBtAKD/4/8JADoAjv9b/xsAfQAeANYAKwAAAFUA/v8FAMP/I/+u/6n/fABf/zH/TADw//YAh/8uAEsAQvwaABAAMAFvAH0ABQD0/5IA5gDh/9r/YgD4/7v+EAA8APz/wQByAEj/VP5MAAgADAElAQYABQAh/g8ARf+q/1wAWgDg/67/XwDQ/6r/8f80/87/FAAsADAAfgD8//L/rv8XAPf//f/q/3sAlf+BALf/4P8sAGUAWgBv/+n/6f/A/eX/uv8JAfX/9//d//r/TwDDAMn/1/8OAdIAwf73/5P/CgBXAAoABP8q/nj/eQAaAY4BHwDAAKH9JwD0/TIAvP1XAL7/HwG/AO3/ewDf/2MArwAVAMf/KACm/7H+4v/8/wQAYwCoAK7/Bv7u/y4AagIBAf3/8P+2/goAU/+//4EAYAApACMAIgDU/xIAIwCv/5//JABeABoArAAgAKr/LgAKAPX/qP8O/6v/rf9lAFH/UP9MACwAvAC9/w4A9P8SAF0A8P/R/18AOAD7/wIAQf+7/xYAQQAqAIEA5//O/wAA9P9PAMv/of8aAJb/hgBK/9T/NwBmAFgAwf81AP//C/7F//b/8wD5/zsA1v/0/1gAAAHF/9f/EwHpAN/+OQB5//7/IAAfAMj+T/5//6kACwGUASIACgCX/RAA7P38//j/CwD8/wQACAD9/wQA9v/z/wUAAgD+//v/9//2//r/+/8MAAIA//8GAPv//v8FAAAAAwAFAAUABAABAAEAUwB7/gIAvf9aAUgAVgAxAN7/PAABAHz/lQAmABcBO//M/73/4v9BAFwAn//b/8X+KQC0AZcAqQBWANr+IQCV/g4Auv41AG7/jgGl/woAcAAkALX/OwCJ/4QA+v/zAEH/+f+M/wUAYgAwAMr/7v6w/p8AFgIrAFYAUwAM/z4AF/9aAGn84v8wAE4BhwAjALv///+VABEB5//s/3MA4v+S/g4ARAD//+cA2QBa//L9aADi/zMBPgEcABsA7v38/yf/6/9E/eX/3f8LAUMADQALAAMAsQAYAav/r/8gAcMA0v4cAG///P8pAF0ACP+O/pj/bQAlAecBVQC5ACz9EADy/SgAsP00AMf/KgGzAIIAjgDn/5UAsAAIALj/MwC0//b+2//j/xAAmQDFAFP/5f3B/xUAaQILAQ8AWwAL/vr/J/8LADH/IgBrAPIAFwBYAC0A4v8gAH4Aaf9qABUAOQHv/vj/6/8UAAgAhwBC/83/U/9qAJUBrwC1AA8BzP5uANv+SgCZ/l8Aj/+HAa7/DgAhAO7/nv9OAIT/wwDF/+4AIv+T/7r/6f9gABIANf/D/rf+mQA3AmEAdACcAAj/SQCF/gYA+P6LACYAdgGp/1sAVgDH/6r/sv/L/9oALP9KACH/Qv9+/w0AJwA1AHAAfP7x/lEAZgHV/3gAOwBI/08Akv9vABH+gP6i/zoChwElABgC2f/AAN0B4/+G//3/Lv8IAO7/kv8MAOT/af9bAVz/rv8QAKz7k//tAJcCof4KAPD/jgB3/Hr/tf9ZAgABOwB3AOj/0QBrAKv/fv9LAKcAKP/3/xYA//8SABgAHv5f/mP/egBI/3YAtACeAM399P8F/ywA2f1X//3/egGzAGYA5ADH/2gAjgCN/6r/HwDd/0cA2P8SAAsACAAfAKz/Of5M/2YAtv0gADAAxP9a/hEAdgAwAJz9k//s/4MB/v+x/zwAx/81AAMAVP+E/+r/5gCH/7H/RQD8/y8AOAA2/zf/4f7OALb/1//yADoAzv4AAHX/dACL/H7/0P9ZAvz/4/8sAL7/DgCeAIz/ef8IAC8BR//R/1cAAAAoAAEACf6N/sP+xwDm/lYAwABQAGH+DgCF/xsAC/7W/xwAdQEUAHkAjwBf/+b/cgDL/0//TADTAC0A4/8wAP//8P/2/9j/Ev/7/p8Alf4AACIALABd/+j/i/+cAJP8Vf/b/20C/QAvAKkA8/8gAV0AjP+F/5QAqQC8/gUAEwD+/yUARwBE/ov9gP9ZAD//2gCNAEgAHv3c/9/+MQCm/Xn/x/+RAfn/AwBEAOf/LgA6AEr/qf/9/ycBff+5/97/8v8hAGEA9/4G/6z+tADF/2EADQFQAG7+3v8i/34Adfxo/9r/bAI5AJT/MwDa/y4AaQB6/6X/7/8BAQz/t/8gAAUApf8OANr9cP7Y/r8A6v53AN4AigAh/v7/X/8BABn+p/88AGcBXQB7/43/7v82ABQAHf8VAP7//gAn/6v/8v/n/98ARgDA//7+Kv5zAAoAEwAAAZ8AQ/8BAIb/UgD0/Xf/wv+uAaP/QQAeAOH/z/8BAE7/V//s/ysBPP+V/xgA8/9DACkAD/84/2r+3gC0/63/2wBbAAT/7f+u/zYAZf6G/z3/oAFYAHEA5/+k/77/1f96/3b/rv+5AGn/vf8DAOr/XADx/43/TP7h/s4Acv/A/34AUgCA/6//sf84AOb9YP/3/1sBowC8/6gAzv9nAHwAof/K/yEAAAAvAOL/HgABADIAMgCp/zH+Vv8ZAE/+NgAiAI7/h/4YAFYAXQCU/FX/1v8oAgMA1P8/AMj/AACIAIb/qv/j/wABOP/L/0oA9/9VAAkAIf6g/vn+ggAW/1IAtACSAH7+AwCM/+//tv2O/xgAXQHb/ykAhACg/+L/QQCq/6L/VACXAEkA1P9kAAIAFgDu/+D/r/7N/sMA/P42APf/z//9/hYAWf8vAPz90v9M/0QBxf8kAM//0/8RAG//O/9Z//7/DgFF/7X/EADz/04ANgBr/z7/nf6cAN7/qv+YAGkAEP/Z/5X/JQDu/ZP/vP+bAar/agDy/6z/g/86ALX/av/K//cAlP+7/9z/BgA1AAIA6v7w/sP+wABz/+v/sgAMABH/0P/B/9n/TP9lALf/XwACAEIAbwCw/4P/LgAVAI7/SQC/AHgAuv/h//n/EADe//7/J/91/wIBJAAJAM//+v+S/97/q/8YABIAbQAoAPb/AwAoAB4AFADe/xQAFQANAP7/HQAwAP7/TQAAAAEA6/+m/1v/TADF/wUA+//t/0AAx/8CAKr/AQAQAJIA8v/r//H/7v8IAAsADwATABEACwAAAAEAFwDt/yoA/f8KAPT///8oAE0Axv/p/8v/+/8QAMP///8WAOD/8P+OAPf/BgDV/8b/LgD0/+P/BQD+//f/+v/n/y8A6f/O/wUA6/8EACsAlP/f/zMA6f/c/yUAAgAFAPv/CgDt/wUAaAADAML/9v/D/93/DwDQ/00AOADs/wcA5v8dAPn/GgD9/+v/AgALAMf/JADl//j/GgAVAPv/lv8GAO3/2P/e/7MA6P8bABEAVgD7/+z/2P/Y//v/5v/0/woALQDg//L/BwATACoAnP/t/6T/eQD+/xEAFgD1/xQA+P8FANj/6f/wAPP/FADw/7X/CADY/7H/AAAnAMT//f/0/34A2//7/wgA4P/7/1EA/P5+/2kA5f/F/x8An//h//b/LgD8/xUAhQDs/+X/FADz/wgAEgAkABUAFgARAPz/CwAmAMT/PAABABMA4//4/1AATADX/+b/mP/6/xEAu//6/zUA/f8JAG4ADgDV//X/8P/t/w4Atv8JADQA9v8NAOH/EgD0/xIAAgDz//7/GACp/wwAzf/l/wQADgASALD/9/8AANn/5v+fAPL/BADm/8X/6P/q/9b/uP/9//v/+P8oAAkA7f/O/wMALgBPACH/t/+Q/3YA/P9bADoADgAgAPz/xv8XAI8AhQApAMT/IgC5/+7/8v9E/7n/HgDZ/ywAJwCl////DAAEAPj/0P/p/4YA8P89ALr/wv/v/yoACADr//H/sf/d/2IAxP85AAwADAAgAOv/rv/3//T/7P8SACIAAADf/+H/EwDt/yoAoP+O/4H/pgAxAGEAMAAuAE0AzP+j/4D/8f+UAJP/XwD5/0wARADO/+n/5/8LAMX/XwC+//b/VgCG/wsA9v8wAJf/M/9P/90A0v8BAU4Ay/8dAPP/of/t/+3/bwDW//3/0f/R/zkA/f8ZAN7/7v/1//r/2/88APL/vP8GAAYAHgBhAJD/4f8qAAYAx/8vAAMA3v8GACMA2//r/4gA9P8KABsAxP8KAOv/7v/O/+v/+f/6/xgACgDv/+H/AQAXAEEAaP+4/6T/XADz/z0ANgAbABwAAQC//87/0/+yAOT/CwDo/7//UgDd/9r/AQALANf/BgDp/2wA1f/k/wcADQAMADYAW/6S/1IA4//R/yEA2P8YAPj/QwCy/+j/NgDr//L/8v/4/ygAtv+5/6D/4f/6////KgA2AN3/8/8FAAkAIgAWAE7/ff9mAO3/ggA/AI8AQQACANj/hP/Z/4UAwv8iAMP/3v9XANT/3v/R//P/yP83AB4AAQAbAJX/CADG/0YAWP97/1T/zQDT/7oAXwC9/1QA8f+e//T/wf/IACkA+P94//T/kADU/4P/KgBQAKX/FwA6AJgAvP/y/xAAfP+3/w8AU/6I/1gAMgCp/7X/w/94ANn/uf8gAAIAYgAAAPH/KACW/zIAAwAqABEAHwAQAO7/IAA0AJX/PQD//wUAvP/s/3sAMgDh//7/V//w//7/2v/4/28A/P81AGAA5f+W/+v/x//l/yEAuv8LADoAIgAXAAQAEQDN/wkA/v8VAO3/AABX//X/KAAeAPr/EAAoAO//9/8ZALv/9/9nAAQA8f/5/y0A5f/y/+H/tP/y/xkAAAAeAIP/FwDK//3/WgCCAMr+Tv+s/1gACgDPAEYALwD6/wEAgf/e/24AdQAyADT/bf8RADwAEgBc/yYAMAD9/y0AOgDm/wMAAwACACAA8//3/2AAtf8/AAYA7P8XAAUA8f8EAPb/w//r/18A2P9dACcAQQBWAO7/1P8YAOj/z/9OAFgAxf/v/6j/CgDj/xUAAv/t/i3/gADx/7sANQB7AOj/CgAw/1//rP+bAPP/NAAJACoACgDd/zAADQAGANP/VADZ/53/CQCS//3/dAB+AHv/pP4l/8IACgDaAC0A7f+/////jv/h////QAASALH/+v+5/ygAAADL/+3/KwDy/xcA2/8iAPT/KQADAPn/6f8ZAMT/EQDH/+v/zf/3/w8A1v/0/wUA6P9bADMA+v93/7//9f8CAOj/Of8wAEQABgAVAAAA7f/n/8n/BwAGANf/0v91ABQAPgASACIAHgDe/9P/7f8IAK7/7f8nAPb/EwAGAOH/MgAXANH/GADF//f/EQBbAP7/1/+9/wMA7P9GALb++v5c/3sA2/+DAFoAGwAPAAkAsv/6/wkAAgACAAMA/f8AAO3//v/3/wMA9f/6//j////7//3/AAABAAQA/v8IAAIAAQD7//H//v/+/wEA///7/wEAU//w/w4AxP/5ADsAFwAyAB0Ayf/K/1b/AgD5/8oAV//3/3n/AABHAOkAFf9z/7r+/gB8AI4A8ADLAKsA8v/F/+X/if8bAOn/hwBNAPz/2//M/+b/Pv+z/9r/1P+FAOf/nP95/wkA9P9yAEf/jP+v/vQAagC7AIUAfQDy/0gArf/Z/wAAOgD3/w0AGgAwAPT/AgAYAOv/y//6/x8ABABI/z4Awv/y/3oAswCa/sz+uv8/AAAADAE/ACYA0P/2/1D/sv/b/yEAqP8RAOr/1/9zAP7/6v8cALL/6P8xAIAAzv/f/5r//v8BACUA2v4M/0f/UQAOAOQAdQBIAK3/+v9D/5T/m/9cAML/BQD7/7r/NQDo/1cA6f/e/9P/UwAJAKP/OQCe/wAAegCPAIr/bv4W/4wA9f/YADkA4v8AAAUAe/9m/+//0v/n//gAXADt/4oAxf///8v/W/8lAPr/jgCB//X/1P/8/1gA9wAh/8b/Rf7IAFoAuQCrAAYA4v8JAFn/ev+z/1MA8f+pAC4AAQCHAML/s/+S/4j/4v/L/8QAx/+q/4//BAAKAKgAB/8u/8r+8wBxAL8AtACLAHwAFQCu/7X/CQB4AL3/RAD3/2QARgDr/6j/n/+x/4r/m/9NAOn/xf+2/wMAxv83APj/MP+j/sEAQACeAKMAQQB5ABYAbQDy/+P/MgDm/yMA3f/O/zkA8/9EAPb/0f/a//z/5f8iAPH/mP8LABIARgCWAHT/5//8/9T/pv8+AAkAz//3/zkA0//s/0wA5f8RAB8AAAASAAIAGADX/8P/4/8JAE8A0P8BANX/AQAFAHYAEf9I/5f/RQDv/2QATQAfABgA+v+S/73/yP+HANX/7/8XAA8AHgDj//3/EADR/9j/CAATAE0A1v/E/wUACAAkAFQAMf6c/ycA1P/K/xMAxf/o/wMANwC//8X/LwD1/9n/9P93/1EA9v/s/9X/m//a//r/VwAHAMr/l/8DABAAcgBQ/6P/Z/9sABsAWABdAFwABAAIALz/sv/c/1oArv8dAOn/4f9LAOL/3v/S/7H/sP8HAFMA6//v/7L//v9J/2cAff8K/yX/qQDQ/30AcgDQ/zkA8/94/77/5v/SADoASADF/w4ASwDK/5r/BQAnAL7/KABHAJgAvv8hABIApv/s/8f/pv5q/4AACgDV/+z/5f9eAAAA4P/O//P/CADl/w0AVgAkAAgAFgBOAJr/x/8FADkALACD/ycAv/8FADcAnQD8/u7+xP8uAOr/wgBJAC0A5P/t/4n/k//Z/+3//v8jALf/aAA0APb/5v8RAKn/rf/3/6IA4P/i/+f/8P/q/5IA+f4V/07/SwAUAF0AkwAYAEUAFwBq/6D/z/9UAKv/MQAAAPP/MwAAAC4Ay/+u/9T/HAA2ALr/CwCZ/wkAv/+AAGD/z/4n/4AAt/+OAGEAKgAuAAwAsv9d//z/+v+S/7QAFQDZ/+j/0/8zAAEAWf8LAOr/CQGn/wEAFADu/50AAQFg/8j/cv68ACAAPgDbAKIACwDz/6T/xf+z/xgADgB+ABUAIQC+/9n/wv/i/4X/tf/T/7QAAgDC/67///8gAJwA4f5h/3D+3QA2AM0AjgD2/2QA/P+A/7b/w/+KAJz/QgDY/+r/HADL/8v/AQCi/9X/w/9+AC8Azv+f/wkAuP83ANL/sf69/tAAqf9qAHsASwCoABsAMgDR/9v/egDs/xYAJgDd/1UA5f/3/87/6f/e/w8A9f9SANf/zf8KAAIAOABXAI/+hv9FAA0AxP8dAOD/8f/w/zUAjP/Y/ysAwP8UACEAz/9cAP3/0v/I/6D/tP/g/2EA3P/5/3P/+////oYAP/8D/x//rADS/4cAjgDy/1QAAgDU/9j/2f/CAO7/KACj/xYAgADG/6L/CgADAI//LwA0AJcAuP/W/wgArP/Z/0IA9P1d/5AADAD3/wIA6f9gAAEAy/+C/8z/BwAWAH0AAADZ/6AAzP/T/y8Akf/X/9//pQDj/+D/gv/6/xYAmQCk/l7/yP7cAE4AWABmAHYAEwD1/8n/f//3/3cAw/9mACoAIQDm/8r/lf/E/7D/pf+2/14ACAC7/9f/8P/G/0gAlf/Q/qL+/gCr/5sAYAAZAKUA9f8qAJH/DwAMAWz/9/9y//v/OQDC/1j/2f9AAGH/PQANALAA7P8dABAA0/9c/4EA9P5G/6oA5P8uAOz/ggCfABoA8v8KAAAAPQAZAAsAJQDd/zgAAQADAPj/CwAfAP3/GgAaAPr/LgD9/+f/BADZ/zP/MwD0/wcA7f8nADIA6v8HANn/7v/6/20A2f/7/yEACgD4/wEAJgACABEABgABAAsAGQD5/yAA/P/v/xUAAAC//y8A9v/f/9v/GgALAOP/BAAGAPb/AwCWAPj/1P/i/2n/PAD2/7//CQAEAP///P8HAD8A6f/+/wAA8v/1/xgAhv/5//z/9P/n/w0AAQAEAP3/DgDl//X/UwDB/8//7v9VAOT/7f8dAOD/HgAkAAEA2f85AP7/KQD5/+T/DgBWAEH/JwAxANP/IgAdAOz/HAD0/63/AQAJALUA7v8CAPz/IAAgAP7/1//3/xUA7f/+//v/QwDY/x8A/v/0/+L/WAAJANz/HAD3//T/4f/y/ysAAADO//D/HQAoARAAv/+v/2oASwDc/3b/8P8zAOP//f8cAHsAy/8CAAYA7v/V/zcAdv63//3/4v/Z/93/zf8iAOr/FwD1//X/cwD2/+//HQANABQAAwAxAAcAEwARAP3/BQAiAOP/HQD+//7/BQD+/+//IQAHAOf/yf8XACEA3f/2/yIA0f/q/1QA3v/t/9H/yf8LAPf/CgAkACYADQAAAO//KQAJAB0A+//r/yIAcAAt/w0AMgD0//3/EwAeANb/9v/8/+//GACnAOr/yv/7/9X/DwAEAMP/8P8PAOz///8fACAA6v8DAAEABgALALn/AADg/ysA+P8nAAAA+f81APv/iv8AANv/WQAAANX/AADx/5v/AwCp/7H/MQD5/xkAHwDC/yMALQADAPf/7v/3/xwAzf8BAL3/VwD1/1UAHwApAAEA6P8FAHYAAgC3/wAANv/3/wkAu//y/yYAxv8TADMAFwDW/xoA9/++/9D/av87/9r/NAD5/3gA/////x4AEAC0/9z/RQD4AOr/bv/k/53/OQD//5j/EwA5ALr/UQADADYANgCu/wYA6f/U/9P/A//H/wgA5f+ZAOj/5v9SAPf/a//3/wEAjgANAPH/zP90/z8ACwDm/xIA+P/2//v/8v8/AOr/6f8DAPn//v80AGb/FwDT/+z/4/8YAPf/6P/8/wcA/v8kAJ4AGQDR/+X/6f8LAA0A0P/0/wkA6/8EABQAMAD1/xIAAgD4/wQA+f/a/+z/CgD4/wkABgDq/wsA/f+l/97/CgAHAQ0Az/+9/8H/RgDk/5n/7P8aAOv/BQADAHgAz//5//z/6v/V/woAi/7T/x8A1v/Y//j/5/83AOb/AQA2AA0AkgAiAAIAtP/L/zAADwC4/x0AAADL/wAAEwAvANr/SwD5/wAA5P+2//j+5P/w/6j/TQD5/5D/RwAbAM//7v8WAPkA7f+Y/4f/wf9RAPb/hP/V/ygAtf8yACgAPQD+/wMABwCp/9f/mP8K/6n/OQDO/1EABADr/14ABAB7/8L//v80ATIA8P+I/9r/SwDv/0f/4v9+AML/GwBvAH8Aqv8MAA8ArP+1/2YAlf6y/2wA8f/Z/7D/eQB3ANX/wP8DAOr/awD4/wsAVQBIABMA+v8xABcAHgASAPD/JAAmAKL/FgD//+z/6f/o/zwADwAJAAIAiP8PAP7/4f8BAEIAz//5/2IA3v/q/xIA+//s/+//9/8mAC0A7//+//z/OADa/yQA+f/g//n/SQCC/xQAIwDY//D/HwAWAAsA+f/7/9n/KwCNAAQAu//j/0MAEwAPANn/y/8LAAIAAgAcAL//AQDw//z/QwAuAGX/rv/h//P/+v99ABYA/f8KAPv/Wv/g/1YAaAAwAB8AR/9PANH/GwCg//f/KQBUAAUABQAcAAQAvf/8/w4A8f/s/ysA5f8mANX/MwAIAFsAGQANABMA4P80AFIAy/9a/+r/5/86AAcA7v8gAPn/2/86AEIAEADV/77/9f/g/9L/Jv/N/tj/9P+p/6IA8/8BAB8AFAD6/rX/CgDBAOz/vf/X/+r/NwD3/+7/y/86AKv/WAAJAP//JQDm/wEANADk/5j/w/7b/+r/wf+AAOD/9//v/wMAQf/y//b/QAD0//j/MADg/wwA9f/4/w4AKQAbAAUA/P+LAOf/EQD+/9T/EwBGAJn/EwAhAPn/7/8QAC4Atv8VAB8Avf8oAH4A7P/K/7X/8/8QAO//mf/T/0wA8/8WAEMAEAAOAB4A+v8HAB8AHADe//n/IgD0//v/HQAMAKL/+v/V/9v/CgB6AAkAyv/k/8X/WQApAM7/w//n/9v/IQBRACsAzv/b/wIA2P/k/2z/CP+Q/xoA9/9tACsALwA9APn/ef/7//n////9/wMAAQALAAkAAQDx/wYAAAD6//3/DQD5/////f/6/wMADQD+/wAABAD///j/AAD///3/BQD6//3/wf9pAEQAAABq/9L/2//u/yIA0v8TAKv/8P///04AtP/8/9j/CABaADAABv+v/3n/vf8bAA0AYAA0ADMAJACQ/8r/JwB1ADUAtP/s/9r/9f9JALj/r/8aAAoA5P+GABwAx//K/wkAbwAWACkAU/8o/w0AHAAlAPn/tP/D/xkAu//t/yEAXQAFALT/BQC5/+//KgAJAMz/8f8CABoABgCL/y8A3f/6/zoATgBJ/0z/+f/G/w4A+wAvACIA4//4/zz/0/8TAFIAx//E/xQA7f8UABYA+P/8/9T/3/8WAFAAAwDq/+b/AQDO//z/Kf9B/7//3P++/6sAQQAdACoABQBF/7r/HgCzAPP/l//D//3/JAACAAIA0P8PAP3/LQD8/9X/BwDW/wgAUQAIANr/iP7D/93/4P+DAP3/HwAMAPP/PP8qAFwAPwAoAAsAJwD+/zwAZADU/yIAu/8/AP7/ngCv//X/EwDm/5wAQQCC/2T/a/+m/wAASAAsAIgAjQAkAMX/+v9CALIAUQDL/67/VAAtAD4As/8qAOb/1f/a/2MAEADI/8D/AQA9AAUAov8J/0j/qf/j/z0ACAD4/4UA+f+h/7L/ZwDSAJT/mf+n/yEA8f/m/27/x/8wAMD/wv93AAEA7v/r/wYADgDK/zYA1/5H/9v/6v9BAPz/IQB+ACAAGQAHAO3/cgD0//r/FQC4/0AAEgAxABYA3v8NAPr///8wAN//2v8KAAsAGgCOAGb/BQDK//j/sf8vAAsA4P/x/w0AAQAmAGkABADQ/xUAc/8TABcA9f/Y/+f/6f8HADoA9f/y/+7/BAD0/yMAmP+G/73/8f/3/zcAMAAMACgA+f9j/wMACwDbAAMA5f+3/73/YwACAMn/7v/7/+P/EQAjAIkA0P8CAA0AAgD9/wYAQv6j/+z/3v/J//b/4f8vAPj/9//s/yUASQDN/8P/4v+7/+z/IQASAL//7//P//L/SgAfANf/HwAAAAoAQwDs//z+0P/k//v/BwBSADsAQgDz/7T/4/9CAMQA5v+n/8f/qf9FAA4Ar//O//L/q/8EAE0AJQDg//r/AAB3/wkATP8j/3//+f/4/1UAJQA9AFoAAwBk/+z/DgAfAe3/1/83/+//JwD9/2L/6f9bAJf/MABzAI4Az//v/xsAtv/0/9z/Q/6q/1AAIgANAOX/VgCbAAIAwf8FADMALgDw/6v/FQCP/xIAFAAkAND/3/8HAB4APwC9//z/zP8EABMANwBh/07/z/+6//P/kgA9AAMADwD1/1D/3P8MAEIAFACF/63/9f/+/yEA+//+/7X/7P8DAFMAAwDf/7r/6/8NABMAkf+x/on/0//5/zUANgBvAA8AFQB3/+H/FgCfAND/mf+9/xUAPAAaAOX/xv/Q/8X/EgBLABQA4f/S/wUAtv8CAJn/9P5Z/+T/BQA5AAAA7f9JAN7/hf8lAGAAWABDABUAFwAhALH/DgDN/0gAof/Q/wIAYwDj/yMAzv/y/ycAFwBY/yj/uv/y/+n/8f9oAFUA0/8pALL/7v87AEQAJQC8/+j/2P+r/zwAnf8YANn/2//p/2QAEgCu/67/CwBJAP//vv9f/3D/xv/D/3gAAwBtAGIAAgCq/8z/XADAAMn/Yv/+/z8AIgAXAGT/4v8nALz/3f9uAPX/0P/S/xMACgDf/+n///4V/x8AfP/5/+n/rQBRAOL/7f/h//z/tgAMAOD/7P8eAC4AAQDp//f/EgDj/x0AUABwAND/7/8GAB4ADwAFACX+sP/b/wQA2f8PAOL/GQAAAPf/9/8FAL4A8f/i/87/DAAoAB4As//c/+z/2f/t/0gAJQDG//b//f/q/xYAyf8D/2v/BgDg/0IAMABBAEYA8/+z/8X/DAAyATsAxf+q/wYAUADp/1f/KgA3AKz/JACAAHsAvP8TAAgAw//a/wkADP6F/24A4//f/9f/oP+mAO//3f/V/zMAiwAoAKz/EgCn/zoAJADq/6T/0//G/wYAhwBmAMH/JAD0/xIA+/+Q/6z/Jf8GAKf/NADx/9z/RQDl/6L/yf8YAPMA+f+J/7D/PwBMABUAaP/w/0EAkf/2/4UARADI//7/AQDz/+T/jP/p/lf/EwDT/0YA8v8gAJIACwC5/23/WwA5Ae3/Lf/J/zQAXf/b/7n++v+YAMj/GwBlAJIAuf/6/wgApf+i/9P/6P6e/7UA7f+fAJj/GABdAM3/DAAIAPf/LgHs/xMANgAjALD/DADC/0oA9v8EAPz/HAAiAA0A1/////7/DwD1/y//JQALAAYASgDm/4IA+v8FAMv/4f/1/7QA6P8MAOj/8f/1////+v8HAAsACwABAAMAHAD5/wEA//8DAAwACgD8/ygACQDw//H/AAAbAPb/+/8TAO3/AQDdAEUAy/+H/y4AfQD1/9T/9P8ZAOj/+f/k/0oA7v8eAAgA3f/j/7//l//m/x0A9f+N/yIA4//+/wwA9v/b/wYAkgDG/6L/KACu/93/6/+3/wkAOwDy/xMA7v8qAPz/FgD6/+//GgALAOz/7/8gAPj/FgAkACoAFgDt/+//+P/p/7MABgAXACkA4P/9/+v/6P/t/yEA2//p/+D/MwDU/x8AAwDv//r/pQAdAMP/MAD6/7f/5P/X/1QA+P8MANr/HQC4AB0Ayf/Q/6D/ngDa/8b/3f9fALL/5f+v/24A2/83AAYA8v/L/ykA4/7G//f/7v+K//j/ef/p/9//CgD6//v/xgDk/wEA+P/7//b/CgAVABEAEQASAPX/IAAwAOf/DQABAAwA8//4/0wACgAhAAAAof/3/woAGQD3/1EA5v8jAG8A8//R/9r/bv8rAPT/o/8LADwA2v8aAP3/IQDP/x0AAAAJAPX/3f9f/9X/SwDy/9//MAA2AFkA0v8bAOr/DADoAAgAmv/m/xkA8/8eAPD/vv/+//n/9f8SACoA6P8NAP3/cwArAHf/qP/e/xcA8/85ACMA+v9XAP3/n//R/14AggASALv/nv8pAMf/4/8H/+r/bgDq/x4ABQCx//P/vv8LADkA9P81ADcAd/9OAC0AMgAZAGwAEwDP/9X/zv9OAHMAOADk//f/PQAeABUAjv8GABsA//9GAC8A9P/t/8j/+v/k/+7/ev/5/vH/5v/U/+YAHwDz/xkA6v8b/7z/UwBuAGEAjP/1/+n/TwEKAC4Ahf87AL//owBa/8H/9f/q/wUASgArAIv/vP4uAMH/CwBGAScAOP+a/xgAZP/+/xkAMwA7AOH/kf8AAIQABQAeAAQA///e//T/zf9FAOT/8/8MAPv/6/8UALv/EACp/xoAU/8bAAUAEAD///P/AgAdAHgAFADM/+b/9v8BABoA4P/Y//f/9f/y//r/JgDu//P/BgAeADkA0v+6//f/1v/s/w8AMAA5AE0A+/+8/9v/9/9+ADoA2P+O/08AoQDh//H/4f8DAMX/8/+4/2oA2P8SAA0ADgDx/yUApv78/8f/2P9y/wgAff8AANP/IwDf/0kAbwA2APP/CgDh/2oADwCh/9//6P/Z/xkARQBVAOT/v//5//b/IQBs/13/cv8FABMAWAAcAAoAZwDm/77/xP8pAH4ANACl/7f/CQD4AAYA9f/h//v/v/+HAOD/AQBNAAEABQC0/+D/rf5d/wgA3//3/9YAWwBy/+D/+f85/+7/BwBhAEsA3/92/2AA//+o/+L/4v9XALD/DQDc/6AAw/90ABgAnv+N/wEAfv7U/+T/FwCx/8b/BQDoAOT/GQDs//L/awCV//f/KwDp/yQAEgDO/zoAPAA9AAMA9v9YAKwBGAD1/wYA///5/20AiP9dAPT/kv7h/0UAIAGv/6wAvv83ADQAKwDJ/7f/sf8fAAoAe/8IADkAPQAWAMEAGwCj/0YA+/8VALf/I/+m/6H/ggAQAGz/PAA3AKcAwf81AP7/SwBlAGkAsf8bAO//wP/5/4QA1f/0/9b/TgBZAB7/DQBxAPb/ewFYAPX+uP56APn/SAAQAVkAUgDW/ScAVf+b/28AiwCr/xwAPQDv/+n/6v8u/7z/GQAFACsAUAC1/+D/+//+/x0A5//5/1kAyv+NAFcALAABAPT/AQC8/w8A8/8dAAYAJwDS/zAAx//M//P/TAAOAMH/wv8kAfUA6f4dAAsA+/+NAML/Pv+I/nUADQAeAD4BEgB/ALP9AADu/er/GgB5AH4AJf+gAKj/+f8AAMYAgP8NAKn/VQDJ/xH/yf9rAPf/7wGvAFv/x/5PAML/iADVABYA0v8//v7/Tf/O/yUADwD5/yUAHAAWAOn/CwCi/wAALQANABIAQgA3AH7/AgAJAAcA6P/A/5P/uv9GAOn/tv8IABIAcQC2/z4A7v93AGIAEwCN/93/EQDf/+v/E/8IAC4ALgAnAFcA1P/W/xIA/P8SANL/tv9RAID/cgDm/9j/DQDQ/1MAsv8aAAoAhADt/wgAiv8qAOT/fv///zEAwv+t/+L/fwDcAGz/sP/f//T/gwDl//D+0P7G//n/2/+eAFEAewA5/icAnP73////AQD+/wYAAQD6/wYABAD//////P8DAP//AQD//wAAAQAHAPz/AADz//r/9v8AAAoABgD6/wYA///4/wQAZQBoAPv/iAD1/zgACAArADsAWABF/zn/agA7AGQBO/+t/1IA9f/dAFgA4v6D/5b/qv+HACIAyQCtAAj/JAAl/0sAbwAZAJ8Atf/T/4YAaQAEAAUAzv9V/woA/v8BAZz/vP8DAA0AbgD8/2v/qv9W/xoAbgBaAL4AkgDG/zMADv8nAFwAr/+WAKX/6/9NAJT/AgAvAab/3v/C/6QAagCT/sf/dAD1/84B6wBw/vr9wgB4/4EAdAFSAIEAsv0KACf/HgA1AM7/7//D//z/DgDY/x4AjgCr/4f/9P8aAUYB3/4OACEA6/+pACgApv5g/uz/k/98AFEBXQAnAA79AgDj/ff/CgAdAIYAbv8kAEMA8/8JAEMBlP+7/8T/ZADo/wf/k/86AP7/JwK1AJH/Lv7v/5T/XwCrABwAZAD9/eP/T/8oADUARwBWAOb/ov/z/yAAHgBaANH/Jf+HADYAUgEH//X/iQDS/1wBKgA9/4//W/+P/8AAPQC7AGsAsf4hANr+wP+KAAYA8//G//7/CABFACsA3v8qADj/FwDt/0EBYP+O/wIA9v+KACkAA//e/kP/9P9LAGYAyQDp/47/MgDl/hAAgAArAOIAi/8WAOr/qP8KAP3/kP+K/3QAW/+bALf/Uv/s//7/igAOAHv/s/5M/8X/NQDE/7IA0f9A/08Arf8vAC0APf+F/9n/AwBOACAB+f+tAOL/zP+k/wUA+/8hAOf/YwALABUAGwClAD//4ABr/47/c/+rAA8AS/4LAEMAIgBbAPD/9v+w/00Asv/b/+z/fQD1/53/vf8lAKgAof8IAGUA+P8vACMAyv6m/l8A1/8HACoAxQB+ADP9BABY/x8ABQDZ/8z///+m/+b/bADQ/zAAMACe/73/EgASAEkA6v8FAAMAHQARAEEAcP41AK3/5/+o/0AA4/87/gAATAAHAD4A0//2/zn/0P9cAM7/6P8XAB4AZP+m//7/lADS/8L/eAD8/40AIAC8/7//7f8MAB8Ag/+sACgARf78/3X/GgB6AOT/yv9H/9j/CAD3/7n/JgDt/2P/eP89AN0Atv/s/2QA9/8cAO3/jf7s/gkA7/8EACAAngCYAAL+8f9L/xkAQQBcAJAAgv9l/+r/PwCs/8f/ZwDL/4f/SACxAG0A2P8kABEAy//L//T/Z/7I/wEAhgCS/wUACQAC/7//YP81AIYAT/8zALv/NADP/1sACwBJAQUAlP+q/+sAkADR/lEALgD3/28AXgDq/nD9ggCK/xMAvQBzAE0AhPzr/wD/IgBrAKX/JgBj/77/yP8AAP//QgALAEP/zP8pABcBUv/B/ycA5v9sAFMAjP6G/qH/sP///z8A7gAwAPn94f+u/kgAZwCZ/woAWv/A/5z/TQDh/8oA3v9i/7z/dwDJAEr//v86APv/2f8RAFz/Ov4HAM3/EQA6AJsAHABM/eL/K/8rAMUA5v8nAOb/4v9DAMf/4f9uABYAA//7/xYAZwFX/7r/5QDj/0gBewAy/7L/Tf9e//f/AwDPAOr/7f7r/xX/TgAsALn/0f88/8X/2v+S/xAAMAD7/z3/jv/i/yQBhv+T/zMA7/+hACcA9v4E/4r/GQAuAJn/xABWAJX+3P+S/2UAfgDB//j/v//N/7v/6//s/yMA0v9U/7L/t/+eAH3/oP/6/wIAUADs/6//lP6Y/+n/6v+N/4EAGQAY/9v/GQAiANr/yf80AOD/GgC4/0oA3P9cAOv/xv/Y/xgAwv9oAOD/FAANACUAMwBo/zH+DQCp/8L/gv9PALT/iP4DADYARgBdAJP/6f8+/wIAEwDc/wMAPADU/33/qf/m/6EAnP/l/zIAAwBcADoAEP9c/uv/5f/2//n/xgCnAAr+BQCM/xIAKQARAAQA2f+p//f/jgDB/8z/RwDT/3z/QABDAIoA4v8VAAoA8//S/9v/W/7e/zgAHwAFAFIAFgA1/8v/qv8eAI0A1/9uAF3/EwA4AIj/v/8xAKD/Ov9I//P/4gC4/7j/FQDr/7MAKABq/7j/W/+i/ysAxv+sAOX/8f7t/2v/KQBNAN//HwBv/+P/9v89AMn/2v/o/2P/U//V/3oAyv/O/0QA8v9WAAIAXv/E/tL/1P+//5b/ggA7ABD/sP+x/+P/cQDIAI7/vP+W/wUA+v/B/3H/CQARAOb/dQCyAJwAGgDq/x4AJACV/2oAXv6f/2oASgDN//n/lP+u/xEAH/8LAAEARgAaAP//GQD2/0sAAAD//xEACgAdAP7/GAAZAP//LgD6/+r/AgDZ/yD/LADw/wsA+/8mACcA3/8FANv/8//4/4MA7P8DACMA4/8MAP7/IQD//wsADgADAAIAHAD3/w4A/f/3/woAAQC2/xcA9f/l/+f/EgALANL/AAAGAO//DQCvAAEA0v/R////OgD5/8b/BwAJAPr//v8EADMA8P/w////7//1/wkAav/6/wEA8v/k/xAAAwD9/wwABgDp//z/eQDE/wAAAACn/wkABwAHACsAGgADAAQA6P9JAOv/CQD6/9D/BQAxAKv/FwD4/woA3P8OAOr/4f8SAOz/+P8NAMwAAgDv//P/kP8QAPf/y//6/xoA8P8BAPX/OwDq/w8A/v/7/97/UwARANT/IAACAPP/3f/u/xcA///A/+z/9f8UAfz/0f+N/23/FwDy/4j/BgA1AND//v/1/3oAyv8aAAoA7v+u/yIAZf7M/z8A8f/Z//D/1P8qAOL/DwDd/wIAfwDs////HwDW/wYA/P82AP7/EgADAP3/DwAyAOL/HwD///j/9//y/+f/HAD//+f/vP8VABYA3v8HABUA8//u/2oAAQAVAP3/y//l/wcAEwAiACsA9/8CAOX/MgD4/xQA9//u/xoAXQBV/xAAJADa//f/EgAhAOb/+v/n//r/KQCwAAIAwP/k/8//DQD7/9T/8v8aAPP///8aACIA7f8HAPr/FAACAM3/9P/R/x4A+v8zAPz/BQA3APn/ev+6/zMAgABIAOH/1v/d//X/1f+W/8L/KwDx/x4AEwANACcAPgD7/wUAEgAyAO//8P8BAAYAPwAIAAMAFQD4/+3/1P8jAGkA9f/Q/wcAqAAdAAkAzv/d/yYAwf8nABcAHwDh/wEAAwD1/+T/MP+y/vD/GwDN/x8A4v/h/1kACgCY/8X/RwDLAB4Ajf/S/ykAPgD6/7X/zf9PAKT/UgDd/yYAMQD5/wUAw//S/77/Ef+5/zoA3f+kAOr/yP9jAAIAT//0//T/lQD6//n/6f8aADIA/v/u/xIA9v////3/8v9AAOz/7f8CAAUA9f86AHj/EwDX/+7/0P8UAAgA7//5/wgACgARALoABQDV/9//zf8PAAMA1P/t/woA6v8EABkAMADy/w0A///+//n/0P/s/87/AADw/wQACQABACoA9f+k/+7/AAAIAcz/2/+S/0QARQDS/5v/9f8dANz/BgAKAGwA1P8BAAgA9f/V/zMAHf64/x4A4v/W//j/5/8mAAEA///b/yQAkAAHALD/DADN/zQAFQC8/1sADgDF//z/GgBGAN3/IQAAAO7/4/8bAIH/5v8rAPv/KQALAC8AGQAVANb/4/8tAAEBzv/Y/6r/5f84APT/gP/g/yAAv/8wACwAQQD6/+P/AQCb/9f/af+4/rb/KgDo/3kADAACAF4AFACD/7L/LABpAev/iv+7/+3/GgDM/1v/6/9zAMr/JQBrAIQAsP8DAAkArP+s/x4AlP7e/ywAFACw/7D/OgBdAND/+P/2//T/aQD1/wIASwB4AAsA+P88AAIAGwAQAPL/FQAyAKf/FAACAPb/6v/r/zcAFwALAPP/nP8PABAA4f8BAEwA9/8HAG4A6P/s/wwAyv/o//z/AAAIAC4AAAAHAP//UwDj/x8A+P/t/w8ALwA0/+//JADY//D/GQAKAOz/EQAeAPD/JwCbAB0Auv/0/9j/EAADANL/2f8BAPv/BAAaANL//v/w//f/QQAwAH//p//m/+v/+v+tABYAHADz//3/Y//t/0gAgQD3/6j/FwAoAAsAAwCs//D/QwARAA8AOQD2/wsA5f/6//H/AgARAC0A6v86AEQA8//5/y4ABwAtAMH/8/8bAE4A9//P//f/GAAHAP//3////xAA4P8lADsAEADh/93/+P8AAPv//f4u/93/EQDg/50A//8HAMr/BAAw/77/LgC9ALT/g//e/4T/+/8DAOv/9f88AMn/NQDa/9z/LAD6/wkALAD1/7n/9P6c/x0Av//FAPL/EAAoAA8ANP/6/+X/XwD6/77/MwD9/+L/+//t//T/IAAOAAQA2v9AAAwAIwD2/8//DQBGAGP/8v8FAAEAy/8LACAAy/8QABYA3/8rAI8AEQALANX/BgDR/x4AoP/l/y0AGAASAPD/AQADAC4ABQATAPr/KgA8ABoAFQCd/2IA/f8NABcA/P/j/+f/LABqAMn/ef+//8T/LwAHALz/GADz/+H/FQBFACQAAQABAPz/6f/5/6H/TP+O/9f/9P9yACsA//8SAPf/dP8BAP3/AwABAAEA+v////r///8GAAgAAgD8//3//P/9//b/+P8CAPr//v8CAPr/AgD//wIAAQD//woAAAD+//n//v93AHcAVADU/7H/0P9WAEQA0P/p/8T/6f/8/1IA0P/6/5j/9f9mABYAr/+w/5f/y//1/zUAeQChABgAKABh/6L/XgCVAAYA7v+a//3/AwDu/8D/qP/q/7P/3v+NAAQA1f+5/wgA5//8/63/8/5S/+T/SgCZAAMAjADQ/yIArv/+/04AWwAHAMb/AAAQAPz/FQAUAMj/8/8MABkADQCW/xAA4//9/1QARQAA/1D//v/M//L/9gAvAA8A5f8CAEb/7P8KACMAzf/K/9z/9v8pACQAAQAZAPL/8v8jAGYA6f/0/7T/BwDI//X/Iv9n/7z/zf+y/7EANABCAOT/IAAi/+b/CQDaAPn/xv/I/9z/SAAJAOn/2f8IAOX/JQD9/+z/GgDQ/woAIAAPAMj/Cv+D/+L/1f9tAAAAVgATAAMAUf/d/08AjAAuAJL/JQCG/6sAIgDa/8T/ov/f/xAAegDy/+T/y//t/2YAEQCK/7z/aP+f//H/KQBfALsAbgA1AK3/4P9MAJsAHQC8/6D//f8CAFAAjf8jAOj/pP/d/24ADADo/wAA6/8VAC4A0f///iH/5//Z/2wAEwAWAGwAGgC7/7f/bQDZACwAuv/E/+3/0/8PAE//8/8SAJb/t/8+ADMAxf8uAPf/EgDi/wgAA/8P/0MA7v/M/9b/TABkACkA5f8PAPv/awDk//v/4f/8/x8AEQAtABoA1f/8//r/9v8hANr/0v/+/xIAGgBsAGj/DQC9/+3/sP8fABQAyP/2/xMA/v8oAIQADADG/wsAmf8eAB4A9f/w/97/9f8EAE8A+f/o//f/+//v/ykAcf+L/8//4//+/0AALQASACIA+v99//X/7v/pAPT/+//Q/9//OQD+/8T/+P/5/9n/DwAjAHUAzv/3/wcA8//8//H/Pf60/wYA+f/R/wQA8P8VAOz/EQAQAAsAYwADAOH/9f8JAEgAQwDQ/7r/2P/v//n/LwAEAN3/9/8GAAIAJgDR/3D/0v/a/43/RAAOABsAHQAOANH/5P8MAPQA8P+s/7n/wP8/AB0Ah//K/9f/uf8CAEwALADU/8n/+v93/w4ARP8A/4T/BgDM/0gAFwAfAEsA9f+J/8j/MgAPAfz/2f+p/9D/LwD9/1j/8f9HAMb/JgCaAHoAsf8gAAwA1P/U/7P/X/5+/2cA9P9VAL//RACFANr/5v/3/y0ARQDd/8T/9P/G/yEAIwAzAPL/4P/0/ywANgCz/w4A1P/+//7/LgA0/zP/4/+1/9j/hQA2AAsAKADw/0D/5f9NAEEA6/+x/6b/af8KADAA3v83AL3/1v/0/zcA+f/h/6//+f8EACsAYf80/8T/s//3/zsAWgBRAEYAGABz/+P/JgCWAPX/q//X/8T/PQAXANT/6//l/9b/DwBOABcA7//L/wUAsP8RAIz/AP+K//3/7P90ABYAJwBOAPX/dv8qACwAPwBiALP/XwAjAGQALAACALL/tP+5/wsAgwDa/w8AcgD0/10AWAAcAL7/iv/O/7r/8/9uAA8AbwD+/8H/xP88AF4A2v+N/8L/EgAHADUAw/8bAPv/u//2/64AYwDH/0AA+v8HAD8AlP8P/2X/UgAjAEQAGABeAD4ALQDP/8v/OwDhAOj/xP/f/wwAwv8TAGD/v/8nAEf/1f9RAAIA2/+x//7/4P/z/zsAWf9X/xMA6/85AMT/NABXAAwA4//e/wgAyAAqALL/uP8gAFAAAgDI//X/8//Q/yQAFgBuAMv/zf8GAP3/9v/S/2z+yv/o/+//q//5//7/OAD9/+//5f8hAM4A3P+r/8r/6P8mAA8AuP/M/93/q//u/z8ACgDR/9//+f/o//j/yv+5/mn//v/Z/wkAHwBBAHEA7P+b/+3/FgAjAfH/rv9x/8H/aADw/2f/1v9JALz/HwBSAJwAsP/8/xAAof/I/8z/d/5z/zwAMAAFAOL/3f/MAP//pv8dAC0AtQCT/+D/Wv/5/2EALgBz/0QA5P8gAPH/UgAtANv/2/8JADQACQCJ/07/lP8MAPz/AgAbANj/igD2/4j/2f8BAPUA8v+U/7L/v//y//3/ZP/5/yUAjv/k/1UAHgDL/zIACwDj//z/xv/e/gn/JAAMABAA4/8gAHkA+v/X/0r/pgAaAYb/q/8o//f/7P+d/+L+CACoAGv/TwB+AIUAtv/D/ysAzP93/38Anf6Q/6MA0/8tAKD/owDp//n/LgAOAPv/TgAPAAMAFADG/y8A/v8AAA8ADQAdAPz/JgAeAAEALQD+/+f/CQDi/z7/KAD1/wkA+P8mACUAzP8JANv/6v///3oA3f/z/x0Ay/8BAPn/IgAIABIAEgACAAkAFgD3/x0AAQD9/w4ADgC7/x8A+v/n/+n/GwAWAOH/AQAEAOz/CwCfAPn/2P/S/y0AMgD9/83/CgAPAPn////9/zwA7f8FAAEA8v/u/xQAg//9/wYA8f/d/xMA/v8GAPz/AwDW/+n/fQAEAAkAHABu//T/7v8JAP//FwAPAAUACQBOAPr/HwAGAMT/FABTAEH/HwDy/6X/IQASAPL/6P8CAPX/9f8NAMUACgDQ/+v/AwAYAAMA5f8HACIA4f////v/QwDp/xcA///6/93/WQAIANP/HwDv//b/5P/s/x4A9f/D/9v///9DAfz/0//Z/3b/QADk/37/9P84ANT//v8DAJIAzv8kAAMA7f/c/x0A2f7b/yAAx//J/+P/3P8ZAO3/AwD3/+j/gADd//P/IgDZ//L//v8sAPL/EwAeAP3/AAAtAOj/HgD+//f/DgD2/+H/IwD9/+f/y/8RAAUAxP8AABwA+f8SAGsAx//s////t/8BAAYABwAoACEADgADAO3/PQD3/yAA9v/a/xsALQBG/wgA///Q//j/EAABAAEA+//u//T/HwCvAPH/z//x/yoA+P8IAMn/4f8UAPX//P8XADQA5/8KAP//DgAFAN7/6//Q/yYA+v83AP3/6P8tAPv/kv/p/xkASwATAM7/7v+j/yAAxf+e/zIAVwDs/xYABgAOAAYAyv8AABkA8v8qAAAA5/8DALb/4P8ZACEAyv/6/+n/4P82AHcA8v/o/6z/9f/8/+3/z//Q/ycA0P8WAAcASwDu/wQACQDl//v/xP/0/qf/RgD0/1kA3/8pAEQAEACX/8P/GQATAbf/nf+g/6z/7P/0/7L/s/9OAMv/UAAOADUAQQDF/wQAzf/9/6j/R//8/x8A5f+KAPT/CABNAAUAhv/7/wMAoQAFAN7/4//D/zMA/v/o/wUA+f/+//3//P85AOX/4//+/wMABgA2AHH/DADR/wsAyv8XAAUA5f/7/wYA7f8bALIAAwDZ//D/3f8XAAMA0v/1/wYA8f/+/xYAKwDs//n//P/7//z//P/p/8///v/////////5/yEA8f+M/9n//f8VAQ0A9P+u/8n/OADt/5f/5v8ZAOH/CAAfAHYA1P8fAAkA8//g/0YANP7c/xwA8v/Z//b/4P86AAMADQDx/+n/gQAWAOP/GgB2/+D/AwDG/+3/GQDC/w0ADwBWAM3/CQD1/w8A2f/f/zT/tf8aAJL/9P/m/z8ACQAHAJT/1f8XAPkA3f+F/8D/AAA2AAAAkf/L/x4A2P8mACEAPwD8//X/BwCj/+T/kP8H/8r/MwAPAJEADADr/3sA7v9z/8D/PQBXARIABQDt/wcAZACx/0j/1/9xAHb/DABBALAAsP8WAAMAbv+x/9L/tf6x//v/GQDe/6z/QQB0AOf/4f8BAOj/aAD8/+r/TwAhABYA/P8yAA4AGQAFAPL/HAAmAKH/FgD///b/7f/0/zIAGAAPAP3/g/8KAA8A4P/6/08A1v8OAGYA8P/F/wYAo//d//3/6/8BACIADQD8/w4ANADh/xQA/f/V/x0AGQBM//b/FwDa//3/CwD7/+j//v8EAOv/LgCRAPL/yf++/xoA/f8YAND/5f8FAPX/AwAXANf//v/p//n/QgAqAHH/m//k//7///+IABwABQAIAPb/SP+6/0QAeQALAK3/rv8AAA0A6f+T/9j/MAD0/xUAHwDc/xYAt//2/+//+v8lAAoAGwDx/zMAKQABABkA2P/+/+X/3/8QAIQA+P/P/+r/WgAnACgA4//z/xkABQAtAFUABwD0/8n//v/o/+3/ZP/H/s3/FgCs/6EAIwAhAPT/BwAz/7j/MADbAPz/lf/t/ygAMAAKANL/zv89AMT/QQD3/9r/GwCj/wEAKQAPAM3/hP65/wwA2f99ANP/KADb/wAAMv/4//b/cwDe/6z/HQACAPb//P8FAAwAJgAPAAIA7/9CAO//HAD8/9X/GwAhAET/BQAOAAoA//8WACcA0/8JAA4ABgBaAG8A7/+o//D/AQAKAP//n/8CAEUACgATAAsAEAACABEA/v8BAOb/OAD//+r/HAAKABMAFAAYAEoA3//b/83/EQBQAMH/mv///3b/NQAcAOb/KAD+/9T/HgBBAC0Azf/+//r/6P/u/xP/S/+n/w0A0f8zACMA+/9BAPj/jP/6//b/DAD+/wAAAQD6//7//v8GAPz/DAAGAAEABwABAP7//f8FAP3/9f/8/wQA/v/9/wsA+/8IAP3/8v8GAAoALgBUAHIAFQDJ/0oAJQD5/z0Azv/c/5//p/8CAJQAwf/q/zYACwBAAEkAVP8b/3j/s/85AA8AWwD3/2UA/P/7/yQADgBUALP/6P8NAHoAYP8oAJD/z//q/6//6/92ABEAoP+s/wcAMAARAPv/qf+A/+r/PQAZAPr/xf9RAAQAAAAAAEUAXgADAKz/7P/G/wQAFgD+/87/9v8EACAAFgCD/y8A4f/5/0QAWQA//zL/+/+z/xQA/wA2ACYA5P/y/y3/1/8+AC0Av/+0/xQAEAB2ABkAEAAaAPb/5/8YAEYA1v/N/9r/AgAGAAcACf8U/7D/0/+4/6oAPwBYADsAGQAj/8D/AgCjANr/pv/+//3/SQAQAPD/0f/3/+3/PgD//+3/HwDT////RQAEAMP/lv6m//T/uP+KAOf/MwAjAPT/UP+y/80ATwDh//3//P8yAOb/RgAeAOH/y/+8/wMAngA1AOP/8v/s/3QAdABp/1cAtf/g/xYAawBPAFMAPAD//6X/0f+qAIYA4v+g/+D/HAA8AC4AqP+q/+L/kv/d/2kAEQDF//v/+/8ZAEEA4P9T/0z/BQAFAGsAEABJAG4AHgCa/73/QQDYABoAvP96/08AEQAZAG//v/8YALn/yf86AEMA1//H/wIA8P/o/9b/7v5P/xIAnP/i/93/TgA9AAAAMAAXAOj/awD1/+//JwAkACoABwArAAUA2P8FAPz/8v8sAOL/w/8GAAcACwB1AEv//f+8//j/u/8jAB0A0v/3/zAAEQAmAGkA/f/G/xEAwP8TACIA5f/T/+T/9v8AADwA9//1//r//P/z/yEAdv+T/8v/7v/4/zwAKwAKABEA7/9+//3/8P/xAPb/5f+i//T/JgD9/7z/AQDt/83/DwAJAFwA3v/7/wUABQDu/w8AQf6z/wsA7v/D/+3/EQALAPP/CwAKACMAeQDu/7D/1//B/zMAMgDI/zkAz/8EAPj/YgAWANj/DwD7/yAAGwAJAEf/s/8RALD/IgAhAAsAMwD5/6v/8v8XANUA8P/N/9n/pv83AAgAlf/E//v/z/8OAGUAIADo/ywA/f9p/xMANP/8/pT/BADu/1cAKADt/40A6v+c/7X/JgBXAff/zf+B/97/PQC//1//w/9QAMD/HQCLAHQAvf95AAMAy//g/ycAeP60/xsAEwCb/8v/4f+kAPD/1/8AACMAPQDh/6H/AgC9/xEAIQAsAMv/4f8JAB8APgCs/wQA5/8CAPX/PwAn/x7/1//H/+b/mAA9AAgAFQDv/1P/3P8fABoA///D/x4Av//9/y8A7v8bAOH/v//w/2IA7P/6//X/+v/C/08AK/96/nz/vv/v/2kAWAAXAD8AAQCL/8H/EgClAOP/uf/Y/7v/PwAZAN7/y//i/8b/CABHAPv/5v/D/wUAgP8SAIL/R/6U/+r/0f9FABIA7/9PAO3/eP8pAI0AVwARALT/RgDL/ygAKwDb/5//rf+1/wQAbwDu//X/EAAEAEgAcwDZ/1z///60/ykAbgAlABgA6f9TAJT/IACKAIMA2P+S/9j/8v89AAcApv8bANz/qP/w/0oABwDx/+n/9P/v/xoAnv/9/jj/BQAEAFgAEgA4AM0AEgB4/97/LwAJAf//sP+X//r//v8AAFv/sf8uAGf/y/9OACQA7P/1/woABwAHAP3/Pv87/zAA1v8GAMX/GAB3ANr/3v8BAO//zADw/9f/2f8AACcAEgC1/+7/8//r/xwAHgB1AOH/DQAIAAUAAgDS/0b+y/8BAOv/9f8IAAwALgDz//j/8f8eAOAAAgDC/8r/NwA3ACEArP/s/+H/2P/x/2IAKADl/+z/9v/Y/yMAjv/p/nv/EgAKAEMAKQATAEIADADA/6D/4/9TASQAHAC2//r/HwAHAF7/9P9EANL/HwBCAJ4Ax////xgAx/+6/1MA6f2S/z0A4//R/+7/QwBUAPH/uv9KADYAygD4/8f/7f+q/zEAPQCV/63/3P/p//L/jwB3AMr/EAD//ycAKQDp/9f+pf+2//f/FAAaABoAegATAPD/1f8JAAwB/f+f/6b/yP/L/x8AQP/p/y8AtP/j/3kAMQCx/+b/FQC5/+T/vP/w/k7/KQDm/ycA9v90AIgAHgC9/2j/dABJAev/wf9X/xUA0P/b//L+p/+NADT/PQCxAK8A6f/R/wYAfP+P/y8AnP63/3gAIQAgAHL/6v8/ABQAy//5/yEAowL1//j/NQDG/xMA1f8PAAYAEwCc/xMAAwCt/wQA2//4/+3/5v8ZAK7/+P+t/9f/7v8OACQAKgATAAkA5P8pAJYASQBVAIwAn/96AJP/tP/p/xkACv4gAAMA7f9o/3z/9P9sAD4Aof69/FP/jf+I//j/ZgDP/2gAYv9mAE8Aq/8IAk8A/f/HAAMAbwDN/8QA9v+e//MAf/8DABr+Nv/h//3/KQBtAFwAHwA4/6H/BQBO/mgAy//7/h0Anv8gACMAeAD3/0cA3P8JAOj/EwC+/w0AOgBZ/zIABgB8/6ABEQDz/+v/EQAfAEQANQBBAPD/u//m/yEAegAbAFkACAALAI3/ogBZAGMBw/+QAE0AcgAiAAUAif7M/2UAsgCH/6P/BQA4AKb/WQDj/ZD/9f8kAGD/JwBGAMwA/P9DAWgAuv9dAIkAVwBjALX/8QDO/9gA3/+J/9UAmP/u/x/+9gAVAPj/ZwBUAIgARQCv/0YAVwBg/iMAqP9e//b/yf///9X/y//r/wkAlf/Y/6r/QwK5/zwAnP+f/+r/KgDQBAIAVgD6/7r/LQBX/2D/0f+l/Mf/cABfAP3/EQABAIAAPwDS/wj/oAB7/xkA4P/J/3L/NADe/6n/VAKW/93/mwBb/wkAAwCwACUAJwE+/cP/cf4+ACz/rAD3/xIAbQCtAGsAK/9A/lgA7v/3/0gAyv/pAaIACwBm/6wAjv9RAKQDLf8qAPn/KgB+AF3/XgBA/0L9HgA8/48ACQBf/h4Aof8MABYAngDv/1oA2v8nAPn/HwCY//7/SABx/zAAAQCY/6sBFQD0/+j/GAAhADMAEAAFAPf/sf/w/xsAeAAjAGkAEgAZAIL/igCKAEMBPQDxAG4AggBmAB0AP/7V/+oA8wBB/67//v8cAIH/0v8h/n3/6P88AHj/GQA3AMQA7/9/AWsAqf+ZAJEAUABLAO3/3ADL/8sAvP+c/98Alf/s/0T+/QAKAPr/YABLAFIAMgCH/ysAXwCE/ikA7P9Z/zEA/P/V/4EAcQDn//b/lP+lAOX/5v85/xUASwCj/y8AJwB9/+f/AAD5/xgA8f85AIQApf8zAOD/PAAXAAsAYQD3/wcA0P8yAAsAgABxAPL/xv+kAFr/0f+6/xEAc/8KAFD/hABK//z/BwAWAOj/iABe/+3/vP9GAJT/9v/Z/44ABAAvAPv/nf8AAPP/+/9oAG0AMQCu/14AYgDK//kAx/8YAH/+tP/l/+v/TgAtAPD/vv8L/5X/e//Q/kQADAAF/ykAt/+o/6MAZQDl/5r/HAA3/yQA1ACnAJb/NwDw/5oA/P9s/gn/DgD4/3wAmAAY/wsAoQEoAZD/bAEOAOL/6P33/wD+8v+q/6P/CgADABkAEQCw/7sAOAC5/y0AwgI7AQT/sP+fAD8ABABAAJAAjwCS/lsAPQCP/+oALAC2/87+X/+t/i0AIQBx/0sA/f9fAJr/tAAeAZAAd/+h/3IAZQAbAH/9/v61//L/dgDSALT/Gv6SACsB8/+fAEEA6v+0/B4AKv0LAND/d/+s/+v/9v9tAJf/nwLR/wsAn/+g//H/QgA1Bfj/RAD6/8r/QgB4/4z+vv8O/dD/bABMAOb//v8IAGcATQDz//L+YQC1/xwA6P/O/1sANAAHALj/BAKf/yEA3gBq/+H/+P+RADQA8QA5/XX/Zv4/APL+kADE/zsArQBnAGUAHP9H/hIA//8XACoA5P9NAqIAIwBC/7gAjv9HAA0Efv8YAPb/DwCqAFf/SQBU/2D96f86/44A7/94/jcAwf+5/4MAYAC5/1b/9v9oACgA2QDMAK//NwDg/6MAKwC5/if/2P/6/5wAjgAt/0EAPwEBAZX/QgENAA0AB/4CAIv+8v8qALX/BACB/6kABgCZANkAiwD8/xoAYgI3ARn//f8+AO//+f9SAIcAEQC0/oYAsgBo/5kAMADi//v+xP99/i8AHgBl/x0A2/90ALb/ewAGAcIA0P+t/30AVgA2AI/9Nf/B//7/WQDjAIT/f/5sAA8BxP+jAF8A4v/Y/DwA6v36/xMASwC8/wwAc/9+/zEAnwSj/x4AcAFL/zYAXP9CAPH/EwABAIr/3P++AG7+BABWAMv/b/94/hEAlwABAGEA6v8gAEQAXQAcAI3/uP9qAZMDqP83AIIAaP/7/7T++/9H/yIACgDv/9b/AAH8/SYB5ADr/w3/P/9u/7UAHwCvAHMAjP+4////6P88AAYA8f8PBB4AYgBsAHsAvv9r/3r+K//D/w8AuP/N/3sAgf8CAEMA3v9s/vP+KwDP/ywAQwDr/xkAowD9/2oAVP9SANn/EgCG/ycAYgBi/zkABgCd/9kBIgD0/+z/JwAtACIAv//5/+L/dv/+/xQA2AAqAFIAHgAsAL3/SQCOAGwBn/+6AM3/xP8UARkAuv6+APAARAGqAej/DgD4/wz/aQA8/kL/KwAnAJP+JADn/1MB+/9QAUAAs/9GAEsAZgDc//f//QB+ANcA7//P/+wAnv8NAGT+OAGz//j/YwByALj/6P9E//z/LwAc/gIAPQDb/wwA8f+R/2MAmQAUAPT/9v/U/xsAc/8y//z/SACq/ysA7P+G/xYA8P/2/wkA9v8sAHkAy/8YAPn/JQAUAAEATAAAAAcAAgAwABUAfwAMAEEAUACoAJT/w//D/ykA0v8KAHL/mABv/7z/BADf/xgAsgBL/8L/SAAMAFT/GgC2/1MABAAmACAAjf+W/xkA5f9fAOT/LwCm/ygASgC//8cAx/8ZAJv+jf+j//T/QgBgALn/QQAl/+H/oP/0/hYAEgC//icAyf/c/1EAdAAqAIj/kgC3////OADAAWz/8/93//4ANQC2/tf+iAD3/9cBnAAP/7n+vwC8/uH/YwH7/9f/qv0AAIj+WwDD/83/fwDw/3cA3v9m/3QA2ABA/vn/5gHUAFD+kP8FAGcAAwDKADQBAACS/kYAyP6//8AAQAB5/2L/7f+4/mkA9P9D/8EAHACJAAQA3f8fAHgBfP9V/ycAfAApANP97/5CAPb/rAEOARf/S/4xADz+JgAMAX8Aqv8S/UoAtP3A/zkAdQAiAP7/IAAsAPT/3P8+/zAAVACo/yEA4/+u/xMA5P/8/wkA7P9gAKQAt//X/9//OgAHAAUAUwD2/+7/pf8wAOz/LQBwACoAIACZAIL/3/+a/xYAvP8TALH/ZgCD/57/+f/2/9b/cgBp/67/5/8vAID/IwDX/08A7v88AAcAmv+p/0oAEwBRAHL/+v+j/08ANgDR/+AAtP/p/8P+w//z/+7/JwBAAAkAhAAJ/7n/zf8z/zcA+f8+/ysAdv8IAPz/AgAMAP///v8AAPX/9////wYAAgD1//r/BAD9/wQABQAAAAQABAABAAEA/f8GAPv///8CAPX/CAANAAYA///+//z/AgAGAAEA/v/9/wMABQD0/wEA///+/wYA+//3/wUA+/8EAP3//f/+//P/+v/0//n///8EAPn//f8GAAMA9//+/w0ABwAAAP3//v/7//j/BgAEAAcA+/8BAP3//f8OAPr/CQAHAAcAAwACAPz/+f8AAAMAAQAJAAMAAAAgAKAAVwAFAHT/hP+x/43/EgDQ/+b/R/97/+j/EAFa/+v/rwDj/7IAZwAw/5n/9//Y/8v/6P9CAZkAn/4xAND/kgA3AET/uwD5/zcAEwAGAOX/ggDk/0H/f/9AAEkA//+H/0UACADUAGQAPwC+/5X/Pv8zACT/1QC4/9H/NgC//wcB/f8+/4MAx/9nALX/+/9hABQBTQDn/rEAvP9GAWH+tf+hAO3/BAGAAPP/UgCH/1j/W//r/jkB4P9x/ikAZ//v/1EAaAAKACr/BgG6/xwAOQA5Ann/1v91/yMBXgBn/tX+RwDs/2sC0QAe/2n+hAAd/8//dAHd/+P/X/36/7z+GgCm/5//hACb/1MATgCn/w4ASQFw/vH/zwHuAGT+7f9GAEsA8f8KAaUB+v/B/pYAXP/0/90AbgAEAO3+HwC4/lcA0/9k/58Aqv/mAMr/RABqAAoCTv81/yIAggBmAK/97P4hAPX/GAJfAST/Wf4GAJL+QQDZAHUAy/9e/WgA/v0KAKsALAAoAGL/Vf+C/9b/QP82AAkAMv9x////VwEb/+7/ggDk/+cAdADk/mH/0v+y//H/1P95AeYAJ//z/6v/qgAKAH//jAAoAKYA5/+WAB4A9wC7/0D/jP8bAIAAWQAp/zAA7/8RAXQA7f9w/8f/Z//SAMf+8QA1AJX/ewBw/+IAJAAY/1QA5v9uAPP/6v+s/00BOQC6/vkAqf8RARz+3P+uAO7/+QBjAHT/WABc/3D/q/+n/k8BfwAH/8H/Gv8OALIAGAAGAFj/3/6w/2X/OwDM/0IATf9e/2z/PgE+/0gAcgDi/7EAnACE/2b+o/9o/9r/EgAkATkAXP4jADsAbwArAHD/cwDJ/5IAzv9/AOn/dAC0/3T//P/oACIAfQD7/vD/8/+4AGwAw//Y/iH/5/7N/7f/cgDi/+T/GgAKAGgALAD4/o8AiP/X/+v/i//Q/+UAUADV/roAMf9YAXf+T/8AAOn//QC0ADb/Tv8x/2v/HQBs/vcAWADY/SQAKf97AB8Apf7j/7T/u//q/4f/W/4nAe//4P5P//L/z/+hA+j/vgD3/wwAjwCq/+L96wMGAeP/IP6bANj/Sf7v/63/QAAgADX+TgCX/0oA7P/k/yP+xwD5/yv/0P+W/8r/EwBP/xEA+P/OAFQAKwEk/foBOADFAOn9rACy/8j/qgBRANcAff9r/YcAtv9mAF4Amv8K/ocBCgDA/qkAjP/f//EBpP+ZAOf/fADeAJL/1P8qAy4BrwCS/ewA5f9i/Nf/Jv8JAG4APgD2/y//TwCy/xYAtf40AuT/7P+k/zMBIgCS/in/RgD4/4sCLADC/3n/3wBw/+X/OAHs//j/sv3i/wr/TQAzAE//cQAGABIABAB3/9f+DgGM/5j/nAESAcb+3/+JAHgACADtAMoAev/X/m8Byf/n/wUBkgCT/zz/DAB3/okAwv8J/5wA0f90AOH/1f+M/tcBn/9O/0MAqQAdAMj9MP86APj/NgKmAJr/p/6cAFX/RwCAAIIAs/9E/jcAWP4ZAAoAAwDL/zQAgf+U/2EASwRTABsAJgFJ/0IAS/8+AL//CQADAKH/rv/6AE/+nwANAfj/JP+B/t3/HQDS/8b/MgALAFAANgAqAAwAs/++/0QDtf/V/2QA/v+f//r+8P9V/yQACwDs/+P/EAHq/QwBPQGI/zL/1f+P/38AWABiAHYAbf9z/yIALQAlAPH/zf/+A2gAZQBlAIkAxv8x/6b+d/+r/w0Amf/s/wEAsP82ALMA0P90/gP/7f/V/hIA+P/6/4cAMQDZ//z+7QDy/wYA0P5gAtz/rv9//0MBPgBR/gf/RgD0/9UCUQAVAOL+GAGy/+X/RQHn/wEAe/3e/wP/WgB1ADb/eACM/6oArf9p/7H+LQF0/2f//wEMAbr+jv9vAFQACgAJAf4ABQDN/psBKgD2/wkBiwCa/8X+DAB2/lAA+/88/4EAkP8nAZL/JgCg/jACmP8Y/z4A4wBFAJX9D/8kAPb/gALgAL3/nv7CAI3/PwC/AIMAx/+o/R8A7/1BAO4AJgAdAFD/Zv/U//v/qv8nAOT/Qv+c/w8AVAEP/9X/ZADo/90AewDb/pL/s/+9/xMA7v9iAbsAL/4lAMj/hACCAJ7/kABBAFEALABtABIAogBCAD3/df8kAHgABQBn/9v/9v8YAc8Azf+o/93/1/6CAP/+8ACl/9r/NgB2/7cAHAAc/1wAGQBdAE0AKwAUADcB7f+m/sQAzf9jAfL9gP8XAOb/FgHpAMP/4////q//eADz/jAB+f9s/rf/Kv8lAIgA1/9eALH/Tf8PAFn/ev/N/1kAOv9G/5j/7ABV/0IAfQDu/4cAUQC5/4P+Xf93/hIAZAD/AP7/5/4PAEQATAA1AD7/gABNAL8A3v9BAEj/jADK/23/EADQAAMABgCh/y8AAQC/AFEAoP8I/8n/OP8VAML/tgCH//7/EwBDALgAqf+5/qsA9P/7/yIAHwC9//UA9v/P/rAASv87AdH+Nf90ANz/nAB2APH/z//k/pL+4P8Y/+0Aj/+S/tf/lf/e/xoAFwAJAAoAh/+q/zgA0gRqACwATAFC/0IAPf88AL//4v8GAJ3/pf/wABX+CwAqAdv/lf9a/tz/xf/n/17/v/8CAEwAUgD6/57/DgDIAMIDxP/4/1YAdv8JAOj+k/9I/wcACQDu/8L/vAC3/bsAhgGk/8X/j/9S/1YAEwBVACgAof9V/xwAxP9NAIv/i/85BGwAYwBEAIQAs/8T/8H+c//B/xMAnv8DAAwA9/8wAAkBgv+s/uj+1f+x/oQAZP87AH0A/f85AOT/Y/82AF7/k//X/xgAbf+F/6j/sABR/1EAkwDx/4oAMQCN/+L+jv+p/iQAOQCmAN//GP8fAD8AcQAkAGD/gABOAMMA6v8IAGv/gADr/4f/t//MAMX/OgC9/1gA5P9fADcA9f+i/sz/EP8ZAMX/hgDC/1cAGQDg/5IA1v8J/3MASgBNAMz/yv+Q/x4B2v/3/qYAYP+rALf+Pv9IAAQAoABZAC8AMwDI/qn+AwDr/qgAAQC1/vT/r//h/1sABwANAJ//Zf8HAHIA2/7z/wQAtP8u/2gAxADRAOv/HAAEAP7/8P+t/1T/vv/w/w0Aqf8KAOb/yf/1/9b/TQCYAOv/RgDq/wcA9v9eAAD/9P+3/4v/uf8+ADYA9v+p/6r/AQCYAEgAMQBJ/mn/8f+EAET/WwAnAEsAcQAvADMAi/9n/0UA7P82AP3/MQBE/60A0v8t/40AIwDdADz/h/8LAPL/dwDj//v/3P9K//T/OAAD/zUAXAAi/wsAHf8JABEAeQFp/AQAVv/L/1H/GAC1/4wA3/8PAPn/YgBEAP//IQDy//f/KACZ/w7/QQDw//z/CQDo/xf/9//9/8n/+/8UALcA9/4KALn/4//x/wsA/v8kAAUAIgADAB0AFADr/xoA/f8DAAMA6v8pAFIA6f/t/9T/9P/2/9H//P8hAO3/7v9gAV8CDAC+/zAAmwD1/+f/8P8YAOf/+v/E/1IA7f/U/wkA4P/v/0QAuf/7/wgAyP+U/yAAngDn/wMAIwAPAAoAqAB5/8///f9t/+D//f+n//r/JgANAB8A6v9FAPX/DgD7//7/8f8nANb/LgAJAAoAGQATAPX/BAD0/wAA2//w/6EAov8QAOH/t//f//j/x//V//P////p/wIALgDN/wwAAQAbACsADgANAJb/WgD//wUAHwD9/1QA+f83ANP/3P8hAfgD4v/w/x0AnADT/7X/tP9NAL3//f+y/24A4v/2/wMA7P/1/3QA4f7+/xQAnP+m/wgA//8LAOX/QAD3/0gACgCA/7L/kv/+/+L/z//x/vj/aQC8/zgAAADF/+r/xP/+/wIAx/8CAIYABgBKALr/9/8bALX/dAAhAOz/0P8kAK4AKv84ALX/CAD//+b/i/8YAAkA/f8NAP7/aADP/+H/+v8JAAMAev9c/1P/eQA5AJ4AEgD3/w4AHQDp/1b/oP9xAFkCMQDY/9//NQHF/zIA2P8xALz/oABq//7/YAC0/wkAa/8yAIL+/f6U/58Am/9nAWIAVP/V/xIApv++/6f/6P8ZA+j/eP/S/4f/i//h//L/lwCr/wIAVP+RAMH/ZgARAGD/nP/l/63+EwAcAGz/VACS/wgAsgAyAIEA5f9CAGgAEv3b/5//2f9CABgA8/82AAQAagAYAFIAlgCxASUA+P84AL7/1/+SAOX/RwApANP+CwD2/ysBtP+gAM3/UwBOABn/0f8IAMn/JQAbAFL/DAAoAG8ADADxAAgAfP8xAPj/NwDy/+L+wP+4/2UAUABl/08A9v+cAJz/VAD1//P/GQDsACEAYABHAJz/BwDUAJv/tP+r/1UA9v/r/s//bQD5/+YA2wCz/hT+gAD8/00AZwElADQAp/0YAIH/2P9vAE4Aa/+V/zMAsv/8//T/Z//B/xQAhAAoAGYA2P/I/xIA/f83AKz/4P9KAJD/SQADAOn/MAAeAE8Alf9tALz//P/g/2wAWAD2/7//QwAKANIAh/+K/6T/TwFIAe3+3v/c//f/ZQAGANr+Kf7H/zEALADZATQAXAA7/Oj/Cv6u/6v/UQDOAhAAzAARAPP/3v+oAFn/8v+O/woAiv/x/r//IwD+/7AA5AAS///91v8PADQAHQErAIIAVf4RALP//f8HAPn/8//7/wIABwD4//n///8HAP7/BgADAAIA+/8CAP3/BwD+//b//f8CAAIADQD8/wcAAQD1//b/CQAKAKb/AgDm/0YBvQDw//v/lP/h/+7/ZP8y/8gA+P9CATD/x//O/97/MAD4AML+8//c/pkAIwH5ANYA8wDd/TgAKf/D/wAAKwBzAakABAD3/6v/6P+g/4b/Vf9LAL3/NQEq/2T/6//u/2QAeQDi/tH+xv62AKYAwgDMAGsARf9FABz/2P8DAIwA7gDzABgA/P+c/9L/s/+p/7H/kAAr/1IAd/9h/7T/BwAAAGEA0/+0/vn+eQBXAAkA2wA3AC7/agDg/yIAHADY/vP7wf+5AQwA6gHy/wIBdP/f/4//BAAa/w8A9v/K/xMAFwCC/yoBh/92AIv/AwCO/wYBSgRs/g8A6P8aADYAxP86/ysAqQCV/3AAAAD5AJr/R/+G/1wAbwBB//7/JADx/0QAOwCu/ir+EwD1/y8AnAClACIBrfzq/x//BwDU/4H/bP0dADoAFgCbAMj/cQCl/5D/xv8WAOH/VQDb/xAAAwAOACYA4P8w/vP/4f8CAPz/bAAvAHP+GACRABcAMQB//zn/rv/b/6L/1f/P/w4A1/88/7T/4/8CAZ3/u/9BAPT/XAB9AGL/Sf+G/wsA+//X/xsBNQAe/sv/nP/0/z0Asf/q/dD/8f9OACsA3f9oALz/Jv+g/wcA9gCL/8H/NwD6/04AFwBw/rT+u/9XAD8AggD4ANAApv0BAI7/1P/q/8H/zP4HAMP/rv9kAK//0P/t/5X/Yv9OAJgAcwDI/0MA9//o//H/CwBy/nD/dwBCABkAKwDc/1X/BgDI/7H/ZACj/4//mwCv/73/kP8QAHQA5//i/s3/BgCjAUr/qf8SAND/vADbAID+Nf/7/osAOQCG/yYB2QACABIAo//8/yQAbf/O/sP/3v8GAK3/4f88AM//OP9J/9n/7gB7/67/HQDm/0sAhQCG/9j+6v6NAKj/7f8cAbcA2P7L/7v/0/8FAKD/Wf7R/6P/8f8IAJ///f/n/03/ZP+5/6YAn/+f/ykAAAAlAAIA3P5U/vT+lQDY/9r/wgBkAA//5v/5/5H/9P8uAIz/s//J/zUAGACb/2X/2v/n/0z/WgBzACMAFgCJ//n/qP/V/xoA7f62/1sAigDL//7/NABFAOL/mP/9//j/AgAYAHj/4v8lAA8ACAD+/+T/DADy/wUACgABAP7/HQAEABAACAAWAAMA5P/t/+7/DAANAA4A+P/5/woARP8+/+L/AQAIAPT/of/+/wgACQAHAAQACgALAPD/7//+//b/BAAJAA0A///8/9f/CADr//b/9v/4/wIADADw/xUAiP/1/yIAwf8QACsAEgAOAPr/6//8//r/BQAAAPr/9f/1/wAADAD//xIABwDu//X/lv8HAPz/BAD5//3/DAAZAC8ABAARAOn/HAAQAAEADQAUABMADQATAAgABwDu/wwABAD+/woACwALAP3/AQAAAAAAEwD8//7/3v/8/woAEQC5/w8ACgABAPj/kP8UABQADADq/w8AGAAIAAQA9v8IABoAAwAIAAYA+f/t/xwAAAAHAO7/AQD9/wIABgD3/wkAaf/n/+P/BQDi/3n/EQALAAMA9v8PAAYABwAQAP3/BAAAAAAAEQAMAAsABQDW/w4A+/8OAP3/+//o/wIA9/8MALj/DgD0/ykABQBNAAAADQAQAN3/BgAHAAkA9f/z/w0ADAADAAsA/v/u//H/BQD7/woA9f/+//H/BwD4//P/DwANAA0A+//8/+D/5v8LAAEAAAAhAAYACQAFAAYA7P8EAP3/BQAKAAEAAgD8/xIA8//z//D//f/s//P/9P/7/xQA5/8KABQALQDi/3D/7f/7/wUA7//w//3/AQDj/wcA6v/R//z///8JAA0A0/8+AA8AAwALAO3/EQDu////5f8bAIv/7/9g/xIA0f9O/yUADwAGABUAFAAJAAkAAwDr//X/BAAIAAoABQAZAP///v/5/xgACgAKAA8A4v8JAAUAMQAo//X/SAB3/Gr/CAAOANL/LgDn/wIA7//6//z/FwDZ/zoA/P8MADIABADo/zIBXv9n/ysAIADx/3T/8v8EAHb6rP81AFYARQBsAKn/DADx/2kAJ//n/9L/+//3/+L/3P8FAPf/DwAVAEIAVQDDAHD/YQCL/wkAUwCf/9T/7f87ABL/DwB4AAAAjf8+/xMA6P8jAP3////n//b/CAAUAM//MAAGAAUAJADT/wsA/wBq/xT8lv8xANb/n//h/zEAUQAMAOr/YwATADgAbP8+APL/KAA0ADAA/v8KAPf/0f/j/1MABAAWABEA8P8XABcBQv9MAKz/EgAjAIL/+v8fADgAyf9aAGQAAABGAP//QwDn/08ALwAFAAIACADn/9T/2/9EAAMACwACAAQAJQDwAGz/NAB6/x4AHQCR/wEAJABiALj/yv/D/1IAFQA1/x0A4f+Q/5IAIQDw//z/+P8RAPP/BwD5/woAQAApAOn/ZAFh/xoAdQAUACQAc//Z/+3/WgCv/1gAgAADAOj/CABUAOf/SgANAAYABwACAPH/1//W/zQA/P8QAAYA+/8pAPYAcP9CAHb/FQAaAKD/9f8hAE4A1P5QAHoA8/8sAOr/QQDs/0IALQAMAAoABADv/+D/3P9DAAEADgAKAAYAJADmAH3/SwCB/yIAHACL/+//JQBHAEEAHABTAH8ANQCd/ycARABQ/yQATwBbAPj/9P+OAKAAJgD8/9v/JwBV/3X/yACL/yIA7v9SAAUAnv/L/yQAUgCH/+f/K/v+/xMAaP8cAOP/KABqAAoA///9/xEA6v/P/yIA9/8MABEA0/8eAPQAcP9mAMj/KAC//6n/5P8aAAIAe/++/9v/FP8SAJH/YACo/zEAOwABAC8ABgACAAcACQDl//b/BAA5APr/7v+H/0IA+P/z/wYAEAAf/wwAHQAGAN7/7f8DADT/v/+v/zcA6f81AB8AKgAlAA0AHADd/wUA2v/9/xAAMwAbAPf/r/8HABsA5P8PAM3/fQAQAPT/rP/G/wAASABn/+//FgB3AIcAZwD8/5kAIwAQAGkAAQAMAKz/AQAuAOEAGgAKAHb/nP9GADIAFwDL/xwBDAAZAHH/TwEqAIsAhP+z/5L/jAB1AZ8A7v/QAA4AGADn/zwADQCxAAEANgDDAD8ASwC0/z7/UAAMAS8AGQACAgEAPgANAvn/TQCIAHn/hv+i/zABvQKdAAEBbQE2ACAALQDGAPP/6gAAAEMAEQEFAGAAVP/L/hAAcAI7ABsAeQIcALEAhAANAMv/aP+Z/n///v9NAMoE3f8X/xwDn/0YAAMCzv/l/4gB5/9UAKv/VAA4AEcAxPvG/XL/tv+d/1gB6/+e/10BGwBPAA0A6/9U/z//eQAl/+v/iQCKAF0ADgDU/iUA4v9qAQ0ABwBl/+7/4f+OADQBLwDDAFcAnf8jAC8AYQA9ASwAKAAgAL7/i/+k/1UA5v+a/80AnABCAAQAEv+GAPX/3wAIAPr/gP/1/xEAkv/EAAcAUwHJ/7r/Tv8TAH4AugGz//v/DgC+/nD/xP9SAJz/pf9HAaoAcQAHADz/nADv/yoBBQADAEv/IAA1AEP/DAEGAEUB1P+F/zP/IwB5AKH+bf7Z/7f/6fxt/0b/6P++/1L/JACDASEA+v8YAScA7v+G////DQDk/1MAFwAz/6v/rP8tAH3/zf+R//z/w/8CAAAA9v8HAPz/9v8CAAIA///5/wMAAwD+/wQABwAFAAgACgD4////9v/7//3/CQADAAQAAAD7/wEAAQD3/woABgAEAPr//f/7////CwDy//r/CgAFABIA9P8FAAQAAQAEAP//AQAQAPv///8LAPH/AwD+//X/+v/9/wUA/P8AAPL/wv/C/wIA/f/1/1z/AgDh/1wA7v8SAAEAIQBTAOP/EQAeAEUACQAtALv/EADd/+7////X/zcAMwACAP//p//7/6H/6/8aAGAA5f/X/y8AAgBEAN//KwAoABYA+P8QAAoAfAArAPn/4f+G/xcA3/8vAAwALQAEABgA1v/Q/+T/2/+k/83/AwDk/xMAIADe/yUALwDr/0gABgAfAEAA6//4/0EA4v8JACIA/f8IAN//5P/x//v/LQA6ACsACgDc//L/Jv8kABkA8/+QAG7/sv9fAKj/KgCFAAAA6v93/w4A9f85AMP/4v+R/3kADQDr/+7/GAAuALH/z/+w/+H/QwAlAPr/MwAgAAIAeQCR//z/jgDt/9D/fwDO/+L/tP8JAPD/JAC5//7/dv9jABAAFwCn//D/3/+5/9v//v8CABAAAAAFAAMA/f/1//7/+f/3//j/+v///wQABgD+/wwA///4/wEA9///////7v/3//3/AwD+/wcA+v/7/woAAAD8//H/q/8EAOj/MwD2/3L/4P/o/1QAEAAJAMj/NgBeAOD/HAAWADUAFAA4ANj/KQDt//j/AAD5/0cAGAAIANr/rP8qAMD/7v/7/zQAAADp//f/+/9VAPX/IADu/0sARQDl/2AAUwAxAAQAEQCN//v/AABOADsAHAAXAEAAZwAWAOP/1P91/83/1QABAD4AX/8OAN7/GQDb/2UA0f8NACwACgDx/yMA5v/z/wUAGwDz//n/LAACABIAKQAdADYA0v8NANf/awAfAJj/uf8iAIIAIQDf/7f/uv+eAC0A6/+7/xsAGADY/8P/v/+w/xYAzv9CAP3/8f/o/6T/sv8XAK//YQAEADv/MwCw/+L/2QARADsA/v+8/+X/jQDr/+r/sP///xAAEADH//X/e/9LABUAQABHAMv/1/+9/8z/ZAAOAB8AAwAIAAYA/f8HAP//9/////r/BQDy/wQACgAEAA8ACwAEAPj/+P8KAAUAAwAAAAcA//8BAPT///8CAAEAAgAHAAcABAABAPj/CAAGAP7/AwD5/wEA+/8FAPj/DAAHAPT/BAAHAP7//f/1/wIAAgD5//z/+//9//r/AgD9/wAABwACAP//9v8BAAsA+v/y/wMABgD+/xIAAgAAAAYA+/8NAPv/+f8EAAEA//8FAPn/9/8EAAIA+v8BAAAAAAAFAAIA+f8BAAgA+f/r//r/BAAHAP////////H///8DAPn/AgD3/wIA/P/+/woA///5/wQAAAD+/wAABwD7/////P8AAP//9f/7/wUA/P8BAAEA+f/4//X/8/8CAPL/+P/9/wIADwD+/wEA+f/0/wEAAAANAAMACQALAPf/CAAFAAYA+/8AAP3/+v8AAAcACwD+/w0AAQD3/wkAAAABAPn/AgD//wwAAgAKAP//BAAHAAYABAAFAA0A/f8IAPn//P/8//n//v/9/wIACgACAAwACAD///v/DQABAPb/9//5/wQA+P8OAAIAAQD3/wgA+f8JAAAAAAD6/wkA9v8KAAEABwADAAEACgD7//b/AQABAAUA/v8HAAAACQACAAQA9/8HAAsA+f/9//b/+//8//7///8BAAIAAAD+//X/BgAAAAgAEAD9/wUA9//0//v/DgDz/woAAAABAAgAAAD7/wQACwABAAkA+P8GAAMA/f8HAP3/AwD8/wMAAgD9/wIABQAAAAAA+/8FAPT///8BAP3/AQAAAPX/AwD7/wgA/P/6//v///8IAPr/+/8FAAMAAAAEAPT/AgADAAQABQD5/wMAAAAIAAAA//8BAPr/BAAKAAMA///9//n//P/2//z/AQD6//r/BQAHAP//+v8CAP//BgD3/wkABQAEAAEA/v/8/wYABwD8/wUA/P/8/wIA/v/5/wEA/v8BAAUA/v/3/wEAAQABAAYAAQADAAIABgAEAAMABAABAAYACgAFAPb/BgD9/wgA//8EAPr//f8IAP//DgAAAAUA9v8AAAcAAAACAAcAAAADAP7/+v8HAAMAAAD1////BQD///L/9/8EAAkA/f8GABcA2P/i/+L/6/8KABsA7f+4/xcAKQAWABoACwAgAK3/BwDd//j/+//3/7r/rv/X/6r/5f8HAAYA6v/E/wAA8P9DAND/3v8XANr/z/+L/ywAzv9vANn/MwArAA0A5/+n//3/8//2//r/QADQ/6X/5//W/+j/AwAgAPH/tAAXAOD/JwDy/woATAAUAG8AkACeAP4AfwAMAFwAMAATAPL/3v/y/57/+/8cAL0AUAALAGkAbP8gACkAEQD2/9ABIgDH/yIAQgA7AKcARwClAK7/dgFkApUA5f+lAD0AFwDr/wQA6P9///3/LACMAXcATAD9AET/VQBaAAUAWgDmAh8Axf8bAAsBQAAnAaoA1f+2/3AC2QMcAFgACgE7ABYAAABvAMD/Sv8GADoAewImAFYARgEAAFkAef/2/0oB5wMIAH0Azf9Y/wAApf9L/6X/7P/l/7H/GAB4AJsExv8dAPoAjwAn/9YD9/8KALb+XABsACgB2P63/9cAcP8gAAkCzf+VAFT/mf8UAAwAYAAOADsAZAABAEsABAAjAEQACgCc/yYAAAAvAPf/7/8QAOT/HQAdAAsAVQAkAB8A3f9TAEAAGQBt/IMB///d/+8A+/9u/5QBFgCwAKsAhQCfAA0AH/9wAAAANwAHAAcAgwAxABYAXP9+AMMA1AAfAO//OQBrAGUA3AIiBPD/Wf8PARoAjf9zAmAAhQBWAxUBrAADALH+kAAUAGgACwAeAK8AggAIAMn+PgDOAEcBGwCb/6//YACqAMz/NwDZ/z4A3v9/AKMAwP8lAcz/qwBTAwEAEQDyAPP/7f8yAgQAOgBS/3gAAQCZ//H/1/9VAWL/7v+1AMX/AgAHAPz////1/wUADQACAPb/AQD2/wYAAgD//wAADQAAAAQAAgD+/w8ACQD9//L/DwAFAAUAAgD8/wIAAgD5/wAA/f8DAA8A/v/4//z/+v8DAPz/BAAEAPr/CAD8/wsAAAD//wwA/v/8//H/BAD+//z/BQD9/wYA+f/+//T/+P8IANL/z//Q//7/DgDU/07/+v/s/2QAKQADAAoALwBcANL/CgD5/zIA8/8/ALH/MgD7/8j/3/8LAD0ADAAnAAoApP9QAAQA0v9MAFcAzv+5/0sA/v8tALT/VgAhAB8A8P/n/xoAVQAmAPH/CACr/x8ASgCS/0wAKQDP/0EAqP/T//T/yv/W/6v/HgAQANT/NwDr/xkAHgA5AH8AHgAkAC0A8P/6/z0A2/8HAA0AQgApADkAjP/o/0kANQAnAB8ABgD2/1cABQALADIAHADZALj/5v9fAGf/vv88AQUA6f+0/9n/+//GAMT/AABx/3IAwP/0/53/JgB5/4X/vP89/xgAagAUAPn/GAAmABQASgBoABQAhQDY/+D/OAHx//H/qf8eAAIArACw/yAAQ/+WAPn/BgCm/wsAmf9+/8f/FQDt/xkAAQD8/wAAAAAEAAIA/P8CAAMACAD//wEA/v8HAPr///8EAAEACgAGAPT//P8CAAIABgD+/////P/+//D/AgAAAN7/yf/r/93/FwDn/9z/6P/4/2UANwD+/8v/RgBLAOP/HgAYACYADAA9AN3/QQAOAOX/8////18A6v8eAOD/nv81ANn/vv8/AE4AWwDO/wAAIQAsAM3/WAAPAVcAMgDo/zgAcQAeAPX/QAC+/+b/DwDK/yEAzv/v/xYAFgDt/6z/tf/y/7T/iwATAAQABf8XAAUADgA5AJgA3v8VABYACwDw/zAA2v/t//X/NwARAEUA0/8OACwAKAD6/z4A2f/2/00A1v8BALH/lP/+/9j/TAAqAIP/DQBnAUcB8v9SAAoA/P+q/8D/4//v/ygA0P9nAOT/BgCZ/4X/AAAuAIr/WwAJANn/KwCc/z4AeADr//z/IQDO/+j/NQEKAPn/vv8JABUAjQDB/xgAXv9qAP3/IQAJADIA2P+C/6z/YgACAAcA//8CABEAAgD9//j/AQADAPz/AQD8/wEA9P8IAPz/AQAAAAEAAAABAAQAAwAFAPv/BwD+//n/+P/8//j/9f8BAPb/BQAMAP3/8//+/wYA+//+//z/+v8DAAMAAAD+/wMAAAAFAPn/BAD5/wIAAwADAAAADwACAPf/AwAGAAcA+v/+/wAA+f8CAPv/9v/8//v/8//6/wIABQAQAPr/9v/4//3//P8FAP7/BQAJAAAA9/8AAAkAAAADAAQABwD3/w4A9P/0/wUA+P8EAAMA+//6//v/BgABAPv////6/w8A/f8HAP7/AAD7/woA9//6//f/+v8IAPr//f8IAP3/BQD//wAA+v8CAAcA//8CAAcABgD7////CAACAPr///8DAAEA9f/+//3//P/9/wMA+f8DAAkAAQD2/w0ACwAEAP7//P/8/wUA9f/9/wUAAgD0//3////6/wgABAD8/wQA/v8EAPn/BwD8/wIABQAEAAcABQABAAYA9P8HAPn/+/8AAAoACQD+/wIA/v/8/woABQAFAP3/9P/+/wQA8f/+/wsABQAKAAgABgD6/wgABwABAAkAAQABAP7/+f/7//z//v/8//f//P/9/wEABAD9/wEA/v/9/wQA7/8HAAwACAD3////AQADAPz/CwACAAAA//8EAAEA+//+//v/BAD6//D/CQD3////CgACAAcA+f8DAAYA/v/6//v/CQD8/wQA/f8BAP//AwAKAP//CQACABcAAgD6/wYABQD6//3//v8GAAYA+/8HAPz/BAD//wIADAD9/wUA/v8GAAMA/v/3//3/+f8FAP//BwABAAkABgAFAP//+P8GAPz/7/8DAAIA+P8CAAkA/f///wMAAQD//wYA+v8EAPv/AgALAPT/+//7/wkAAAD9//r/CAACAPz//f8IAPf/DAABAAUA+v8EAAsABwAKAPz//P8EAP//AAAEAPT/BAD//wYA/v/8//3/BwD5//7/BAACAPf/AQACAPv/BQAAAP3//f8AAAMAAAD3/wQA//8JAP//+f/2//z/DQAEAAAAAAD9//7/AwD2/wAAAwABAPj/+v8JAAIA+v8KAPj//v8JABIA+/8FAAkA9v8BACsAu//O/+L/sv7h/6j/UgDl/x4AJAAtAEQABwA9ANP/AwCY/woADQBfAFYAyf9k/wMA+v/u/yIA/P8aAB8AAADf/xr/6v8IAJv/+/+J/xUA1/9OACwA9v8fAAEA+P/2/woAFAAHABYAIQDZ/zAAxf8dABQA0f8YANj/yf8YABIAZQBC/9r/CQBr/5f/qf8WAGH/ZwDd/zcAHwAHAC4A8v/z/74ACAAVAO3/AgAzABoAowBCAIf/ewCu/5D+JwD6/8EAR//H/1YAiQDJ/7QAEgD5/sgAFgAHAEIADwCf/+H/8v9HAR8AEwCy/1kAUQBVAOcAdQD2/okA3//L/hcA9P9gAkQACgBaAAAB+v9x/7gA8P2mAT0A1f94AAMA5f47APD/xgE3ANv/NAGm//v/ugDgAU8AK/8PAe//KP/x/6AA///4/w0Adv/vACj/9v8v/7r7+gC3/+T/ov/n/xUCtf+r/1IAFwCp/zcCgP+4/7wBSwMgADv/UwJT/67+0v/L/1YB7//8/xwAgP/k/83/dgDKAJYAUwBOAGMAAgCF/ykA5/8NAAYAFwCiAI7/NAB1/0H//v/0/ysAtf9VASoAEQDoAYn/EAAQAMr/PQCP/38AJQB0AGIAwf9ZAAsAsP8lAOT/1P8NAAsAlQC3/0cAgf/8/9T/AQA2AKv/WAAOAAwAYwG1/wwAPQALACwAj//mAFMAmwBKAaL/agAOAOr/aQD9/3D/AgAVAA4Bxv9SAOj+SgAHALEAXwCq/6EAGgBeAFj/Hv8OAMH/uP/Q/0UA7P/X/6z/xf/t/yQAEAC9AS8A8//b//v/AQCPAAQAFQCs/zABvv/QAI0B2v8i/SkA/v/t//r/BwADAP7/BAAIABAA/v/5/////v////3/9/8FAPz/AQD7/wEA///5//P//f/+/wIAAAD+//v/BgAHAPX/AQACAAcA9//6//z//f/+//X///8BAP3/BwAHAAEA+f8GAAEA+/8CAPz/AQAAAPv//f8BAAIA+f/3/wkACwAOAPf/uv/S//r/BADy/2b/AgDp/1QA+f8XAAIAJwBYANf/EAAeADQADABAAMD/EQDo//D/5//r/zIAKAAIAPL/qv9MAAf/2P8XAEoA6P/9/24AEwCHAM3/zP+3/i8AagAdABoAIwBEABkANgCi/w8A9/9eACYACgCDACcATgB3/8D/1P+p/rv/+f8MAOH/wP/t/9r/VAD7/wgAJAAqAHIA2f/6/xsA/v8gAGoA2/8AAP7/MwD5/+b/eABIACQADQDL/wsAYP8uAMn/8/9LAAgAEADJ/zoAQwDE/+L/9P8ZAC0ADQCn/+j/9P9HADQACAAmAFgAAwANAHcA4v8QABkAIQD6/9r/JAAAAA0AGgB4APb/uP8OAOr/tf/v/+3/DAACAPz/qP/Z/wAAOQAZABgAPgCGAAEA8/9YANX/CgAIABsA//8EAPP/+/8GAPn/BgD7/wMA8v/2////CAAIAPn/BAD+/wMAAAD5/wUACwD//wEABgACAAcAAgD///v//v/3//X/q//y//b/OQD1/3H/3f/e/1QAFAAPAL//PgBkAOH/GgAcADIAIwA0ANX/HwDm/+//9P8CAEwAGgAGAMn/rv8iAO/+rP8QAKsA2f8EAD4AJQB5ADgA0f+1/1UAhgASAB4AZQA6ACoAUgA2/wYAzv8CAEAAKwBnADIAuv/+/7f/zv8t/7r/fgANAB4ABAAnAAMAWADx/x0A2/8SAFoA+f/m/yEA6v8MAEoAEAD9/+v/CgAIAB8AZgAJACsAyv8MABAAIAA4AHP/KACRAIr/4f8HAA8A+f/K/0wA///7/wkADQDA/9X//v84ABwA0v/G/8L/9f81AGMAs/8s/wsAQwD//+L/HQC8/9//RwCN/wgAIgAYANz/0v8BAOr/HgAIABMAzv/H////QgAWAAUAEAAJAM//CQBSAMr/kgD///7/DgD8/wEA//8AAPj/AAD4/wQA///7/wAACAD4/wsA/v8DAO///f/8/wAABgADAAEABAAFAP3/AgD+/wQA9f8DAAYA9P8EAP7///8CAAEA+P8CAAAA/f/3//z/DAD6/w0AAgD+/wYACwACAP//BQD8/wAA/v////L/CQAFAPT/8/8BAAIAAAAEAAIA/P8BAA8A8//3//b//f/9/wsABAAFAPn/AgADAAQABwD7/wMA9v/5//z/9f8HAAIA9v/5//j/AgADAAEAAwD///z/+P8KAAUABQAAAPz/9/8FAP7/+f8IAAkAAQDx/wQA/f/8/wAABQD7/wYAAgD/////+/8HAAEAAQADAP3/AQAKAPn/+v8CAAgAAgD4/wEA+v8BAP/////5/wgABQAKAPf//f///wIAAwAEAPz//P/7//j/CwAHAAUACQACAAAAAwAHAA0A//8CAPX/9//9/wcABwAAAA0A/P///wAA+/8EAP3///8AAAAA/v/0////AgD5/woABwADAAYA9/8AAAIACQAAAPj/+v/8/wQAAgD6/wcABgAEAAIAAQADAPX/CwAAAAgA/P/9//P/BAAEAAUACQD+//7/AQABAAgA9/8GAAAAAAACAAgABgAAAAQABQAFAP7/9v8DAPb//P8AAAAABwAJAAIA/P8OAP//+v8DAAIAAQD//wIA+v/2/wEA/P8BAAMA+v8DAAEA+f8GAPL/8f////j/+//9//7/BwD6/wAADAAGAPX/CAAMAAYAAAAGAPz//P/+/wsA/v///woACgD//wEAAwADAPr//P/8/wIACQACAP7//v/7//X/9P8DAP//BwAIAAUACAACAPn/CwD///v/9//1//P/BQAEAP3//v8TAPj//v/+/wYA+/8KAAQAAwDu//z//v/9//X/+f8AAAMACAACAAEA+/8CAAkA//8AAP3/AgD6/wIAAAD5/wcA9/8MAPn/EAD6/wEA/f8JAAEAAwALAAQA+f/6/wMA+P8GAAsAEQAGAPf/CgD5/wkACQD7/wIA/f8DAPj/CAD8/wcA+/8MAAQABAD7//T/+//6/////f8CAPr/+v8AAAAABgAMAPf/AgD3/wcA/f///x4A4v/i//L/7v8DABcA5f+v/xIAJwAcAAMADAAeALj/AwDa/wAA+P/1/6z/tP/Z/6b/4v8IAAEA9v+6/w4A5v/o/+H/9P8WAOz/0v+6ACUA/P8rAO3/HQATAAkA2//B////HwABAAYA1f+G/8//0P+0/97/9//i/wwA//4MAPv/AgAUAPr/ZQABAKj/lQAkAMn/bwAUABwAEgAKAKv/5//r/+EAEQAIAKX/GAAaALn//AAhAN//NACR/yn+FAAAAAYAHQAOAJ0AdQDp/1oAaAB8/yYBGwA8AD8ABwDw/jwA3v/XAScA6v8wAGoASwADAOoChADU//oAxv94/iIAaQCU/xoARADAAPMA8P/6/lQBOf/2AvP/oP9cAAcA/v1GAKj/xAI/AAcAHQJfADoAxwCBBQABl/5wAtoA2AMXAIQAFgDw/7D/8/9iAKr/mf/lAKj+bwLc/97/YQD+/yAECgCi/yUAIQAWAMMDJADd/3f+r//9AAoAwgQ9AXf/AQC8/1P/jf8TABEAUQAZAC8AbwAEAE8ACgAbAFMACwCW/x4A+v8jAAIAAAANAOH/HgAjABoAVgAYABcA2f9LAD0AFQBoAb7+IgDf/6gAUgAuABsBEACPAO0ARwCPAAUAdv9GAAcAcAAEAPP/UADt/zsAHwD1/+sAl/9aAKP/2/9aAEoAjgJvA9n/jv8QAYoAzv8TAtb/RQGmAqH/jgAKAE3///8pAEkAEwAiADUBfwDy/97/BAClAFT/OAHU/3b/VgBGANH/eP+d/xAA9v/F/ygATv9x/2kBYf9+/7j/EADtAqj/7v9SAAYAHgAUAqX/4v/QAJoAAQD2/5gCWwBj/8D/rf/1/wMA///7/wwAAgD8//L/AwACAPr/8//+/wIA9P/+//7/BAAEAPb//v///wEACAADAAEABQDy//z//f8DAAcABAD2//r//v8CAPf/+v/+/wQAAAD+/wgA//8DAPf/AwAKAPb////0////BwACAAoABAADAPn/AgD6/wAA/v/+/9b/0/++/wMAHADe/07//P/r/2IAKAAPAPT/LwBXANL/DgAEACsA9v88AKr/LAD//87/3/8YAE4AGwAlAPr/n/8tAAQA3P+bAFwAsAAzAKEACABzAMT/1v+m/ksAkgAfACkAAQAgAOv/lwBm/y0ADgAMAIkA5f9vADcAbv+c/6n/yv/b/5j/FQAoAO3/cv/+/9j/aQBHAAcANwA5AIcA1P/4//P/8P8QAJYADgAtAEsA6P/2/z4AtQAYACQAFQDS/wIA7P8eAAcABABfAFMAVgC+/4QAqf+v/3b/AwDdAOj//f9c/8v/8v8BAfr/7/8jAF4A8P9//7YAHgDD/xEATAD9/wEA+P/6/yAAHAAPAAQAr/9bANz/rv8IAAMAZgAJAAMAn//H/xgAsQAJAA8ARgCGAA4A0f/SALz/5/8LAAQA/f8CAPz/+f/8/wAAAgANAAQACQD8/wsA+f/6/wMAAgD+/wIACQD+/wYA/f/7/wUA+f8BAPL//P/1//v/CwD9/9v/1P/v/+r/GwDw/+H/8P/w/14ARgAIALj/RgBVANj/HAAaACYAAwA9ANz/QgABAOT//v8PAFAA8f8ZAOH/lf8JAAwAff87ADwA1f/g/iwAIACdANv/xv/B/2IAdwDp//X/MAAsAPv/kgBs/2YACgDi/2AAFABlAJIAPf/9/6r/y//t/6b/DQEcACwACgAwAPb/bwAtAA0A+f8bAFUA8//w/wsA4f/8/3cALQAoAFwA0/8CAD0AiwD5/wAA1//4/+r/AQAVAOb/EwDr/wL/LQDz/4kAwP+v/2wABACPAO//FQDx/9n//f+qAA8Azf9qAN3/5//3//EACQBK/BIARAAMAPL/AABn/+//+/96/wMA5/9pANX/rf8mAAAAZAARADIA+f+7/xoAsgAAAAgAiwDY//n/HgDEAKf/XwAEAAsA///y//z/AgADAAwA+f/7/wgA9P/9//7/AwD8//////8OAPv////9//7/AAADAAUA/f8DAAUA+/8FAAIABwD9/woA8//9////CAD///z/AwAFAAkABAADAPn/AgD9/wEA/f/8//r/BQD+//z/+P8NAAcAAQALAP7/AQD6/wUABAAFAAgA+v/4//P/+f/3/wAAAwD9/wUA/f8EAAcA/P8IAP3//P/5//7/9v8IAAcA9f8HAAwABAAHAAQA8/8CAP3///8AAPb/AwACAP//AAAAAPH/BwADAP3/AAABAAAA//8HAAMA+/8CAAYABQABAPv/AgAFAPf/AQD+/////P8AAAUABwDz//T/CAAEAAQA6////wIAAwD2//7/AgAAAAsA+v/7/xEA+/8CAPn/BAD5/wcA/v8DAAgA/P8FAPT//P///wQA/P8KAP7//f/8//7/AAAJAPT/DAADAAoABQACAPL/AQD1//P///8AAPj/CQD+//7/6v/3/wAAAAASAPz/CgAAAA0ACgADAAEABQADAPj/AQAJAAIA9f8BAAIA/P/2/wQAAwAAAAIABAD+//3/AgAKAP////8GAAkA8////wIA8v/9/wkADQAIAAMA+v8BAAMA/P///wEADQABAAEAAgD9//j/+v/8/wAA9//4/wsA/f8AAPz///8FAAEABwD//wgAAQDx/wUAAAD6//3//v8JAP7/CAAFAAUA/P8DAAUA///1//7/BQAIAP//CAAAAAIA+P8EAAgAAQAJAAIAAAAHAPv/CwD7//z//v8EAAEABAAEAP7/CAD+//7//P/5//z/AwD3//z/BAAMAAUAAQALAP//+/8GAAgA/v/9/wIA/v/6//3/CAACAPv/AQD7//7/AgAJAAUABQADAAEA/v/8//3/AgD8//f/BgAEAAUA/P8CAPf/AQADAP7//v8IAPj/AQD//wQA/P/8//T/BQD//wAABwAEAAcAAAD7//r/BADw/xMABwD+////AAD8/wIA+P///wEAAQD7/woA+v8HAPv/+P8CAAsAAgD8////CwABAPD//P8HAAgAAgACAP3///8EAAAABQAAAPb/AAABAAIA/v8BAAUA+v/8/wkAWgAFAPn/gf+U/x4APgBzAP//dQBUACoA8f9UAE4ABQDl//T/8P9ZABYA9/90/xEAKgBjABsA8v88ACEAKQD2/98ABQAYAJT/BQALAGEAbwD7//r/UQAjAP7/HgApAP//+//t/wAASgD4//T/cP/2/y8AQAACAA8AsgAVADsA2P/EAA4ACQCM/y0ABgBaAJwATQCT/3sAGAD6/wAA4f8yADcA+f8SAGgACQAgAJ//8P8VAJUADwAMAHcBCgAJAO3/9f8SACEArf8hAMf/eQCQAP7/VgBrAAsA9f8cAE8A8v9FAPb/CgAnADgA4//3/9D/LgBuACIA8v/PACEAFAD1/00AFwAmAOv/GwDF/3gAlgBCAAAAiQAbAAEABwA0APb/UADw/xgAcQAnAAAA2P/g/zMAegAjABkAPwEZADkAJAA6AAUAKADm/8v/6P9/AKYASQD3/4cAHgD8/+T/LAAoAE0A/f9EAGUAJQA0AP7/xv8eAMAADAAUAAoBKgAiAAUA6v8YAEoAFgBCAMb/uQCsACcAUACvADEA8v8lAFsA2v9dAPz/LQBZAKIA5v8nAJz/MQBWADQACAAJAS8AVAA1AOH/EQANAB0AIwCc/5cAwAA8AJAAtgAhAAcA/f88AAEAVAD8/y0ASgCAAAwAMAC5/ycAaAAwAAsAKQEtACcAbQDj/yEAIgDy/93/uP+CAJgAIAD9/5cAYAD6/+//PwD1/zUA8f9SAFYAZQAYABEA+P8VAMoACwDv/38AaQAWAPYAJwBJAAQA7P8cALb/QQCn/5v/kQBOACMA/f8Q/0wAAgD4AAQA6f9I/xYA+f8AAAEBKgCIANH/4v9BACMAYAD0ALYAMgAGAPb/4P/D/yEAkP/L/5sAZABOAP7/E/+AABQAxgAQAPz/vv8JABAA/f/oABoALQHT//3/BQAqAGwAGwG7ABoAIADC/53//f8kAKv/3v++ALMAWAACAHn/kADh/80ACwAKAMn/MAAcAOv/qAAhAC0B4f/u/9T/SQBUAMQAQQA3ANv/mf9X/6D/egDR/4//5wCZAGAA//+b/04A8/+AAAoA7/+B/woA+f+z/7MA4/+UANn/tP/i/y0AgADSAFIAGAD6/+T/Yv+t/2YA2P+w/64AvgBhAP7/qP9nAPP/lgATAAIAj/9GABUA5f+PAAEAywDM/8T/tP82AEkA0ABnACcAJgDl/53/2v8+AOX/1v9qAOMAUQD4/5H/dwDo/58ADQDt/8j/dQAAAMX/VAAfAA8BvP/V/9z/IQAMAMgAzv8lAPP/3/6A/1b/XgAWAIn/lAD/AE0AAgAVAD4A6/9fAAsACgCL/xMA7v+v/1gADQBfALb/lf94/zMAMgCvANP/KgAJAD//yf/E/xEAHADH/0MA+wBdAPP/7P91APP/kwALABEAr/9aAAgAqv9ZAP7/zQC9/8z/jv8uAEkAhwASAFMA6v+u/7f/rP/g/04A0v9RAOcAJQDT/+P/dwAOAFMAEgAYAO7/hgDu/wIASADX/wkBwf/a/2kA//8cAPj/FQDY//r/BwDH/yIAAAAhAB4AHQAkACMAHgBRAPT/AABzAEEABQAvANP/7P/k/wIABAAbAAQALAAKAAcA3P8GAA4A4f8jAAIAqf8UAB0AMAAzAB8AJAAYAAgATQD4//3/VABDADQAJADN/xcA6f////3/KgADADYADwAMAKz/8f/p/xUAIQDM//f/GgBZAAoASAAmAAoAIQAaACQAGQDy/0YAFAAWADIAPgBJADoAAAD5/w8AGwAJAC0AOQD9//L/CADe/x4APQAGAJv/8v84ACMABwAhACAADAD+/9r/5v8HADwAVQAUAAsA/v/q//r/AwAIADgALgADADcA7P/+/9P/DgADAAUANgDl/xIATQAeABcASQApADkA//8jABkANADp/6b/1v82AC0AHAASACUAIAD5/zEAHAApAPf/6f8ZAPb/9//7/xsA7//S/wsA+f+9/zwA/f/+//3/KQDv/ykAvP/C//b/TwATABsADAANAA8A9P8uAC0AKgAfAPb/IAAkAP7/0P9dAET/4/83AOj/2/9rAAwAtv+p/zQA3v/l/47/FACY/3oA9f9KAPD/KQAtAPT/7v9hACIAfgD6/ykAFAAKAA0AoACJ/+7/FQDy/8r/bQD7/+//m/9rAP3/uv94/5b/j/+3APj/TwAFAAoAJwDQ/+v/TQAaAFwAxP86AHIA6//o/2UAq//C/+r/uf/W/6IACQC1/3//mgDP/+7/Yf97/27/wQAIAF8AVwD8/1IAvP9CAHAAIgCkAPP/FADc/2YAQgDF/w4A2v/5/zMAAAAqAPL/GABiAPn/6f9hAEQADgA8AOf/6v/w/wEAHgAUACYARQD2//3/0P/7//j/7/+vADYA8f8MAAgABwBKAC8AFQDo/wgATQD1////SwBCAEUAEwDr/zUA7/8VAPr/OAAJADEABwD+/5P/FQDG/wcAgQBcABcA5P+fADQARwA1AAMA1f8gAAMAAQDv/4oAFAAPAAoAGABTAEQABAABAPL/8f8oAOL/LADY/+j/1P/p/27/PwBaAIv/YwAMABwAAwAhAPn/BwAiAOb/3P8LADEAQQAWAPr/7P/c/yoAIwD9/1sANgAlACYA5//j/+n/IwDW/wIA9P/5//v/DgAAABMAcAAVAGYA//9PAHsAOgDe/7n/8P9IADAAMgBDAOv/MADm/wkAegAIACUA/f/x//v/AQD5/woAxP9IAA4AFQDf/1IAIgACANb/QgD6/+v/x//G/9P/hgAdAF0AKwARAD4A0v9BAE0AEgA1AOr/NgBEAKr/AACUALn/EwAHAMH/9/9xAMn/n/+p/0wAzP+7/6j/8P+h/3cAzP9UADMADgAnAP//if9pAAAAdwDk/xEAKQCt/+//aQDo/xsA8f/h/+//jgD0/ygAqv+OAEkA5P+L/1j/of+HAPP/XQAyACQAYgCk/6v/dwAUAHkAx/8OAFAA/P9x/0MA4f/W/93/jP8KAMkA+P+k/4H/0ADX/woAZP9r/3f/uwD8/0YAaAD//3UAoP8GAKQA7v+1AAoABwANAPf/BgD///3/AwAGAAIA//8LAAgA/v8AAAkA9f8HAPX/+P8GAAYABgD9//v///8PAPX/+f8BAAUAAgD6///////+/wAA/v8AAP3/////////BgD//wcAAgD///3/AAAFAAYA+v8BAAMA//8VAP3/BgD2//v/CwD7//3/8/8EAAQA8P8CAA0A/P8BAAIABQDy/wUA///9//r/9P/9//7/+v8LAAkAAgD1/wUA///9//7//P8JAPz/BQAFAO3/BwD2/wMA8v/9/wUA+f/8/wYA+f8DAAIAAAD9/wYA/v8DAAYAAQAHAPz/DQAFAAwA//8IAPr/AQAAAPz/+f8AAAEA+v/+////CQD7/wQACQAEAP3////+/+//AwANAP//+/8AAAIABAD8/wUABQAEAPv/9f/0/wgA7v8AAAgA/f8DAA0A9/8GAAQABAD8/wEAAAAMAP3/EQDz/wYAAwACAAMA+/8GAAUABQAEAAAAAAACAAEA+/8JAPn//v8LAAgA+P8AAPb/+v/4/wAA+f8CAPz/+v8EAAQAAAD+/wIA9f/8/wMA//8KAAAA+//+//z////+/wAA/P/8////9/8DAAkABAAGAP//9v///wYA///9//7///8AAAkAAwAFAAYABAAHAP7//f/+//v//P8IAAMADAD9////+v8EAAUA/f8IAAEAAQD7/wUABQAKAPb/AAAEAAMAAQACAPz/AQAKAAwA/f/4//7/BwD8//3///8AAAMA9f8AAAUA///3/woA+P/6/wwA+/8CAAAAAAAMAAcABAD///r/DQAFAPf/CQD9/wkA+P/9//v//v8EAAQABQADAAIA9P/8//j/9/8JAAUACAADAPn/AgAIAPr/9/////3/AgD+//P/+f/4/w8AAgAEAAkA//8LAAgABgABAAUABAD//wMACwD+/wEADAAEAP7/+P/7/wAAAAD7//z/AwADAPn/+//+/wQAAAAGAAIABwD7/wgA+/8AAAgABgABAAAACwAEAAkA/v/3/wYABgADAP7/DQAGAAQA/v8DAAIA+v///wIABAABAAQA9f/8//v//f///wIA+P/+/////P/9//n/AQADAPj/BAACAAcA+f/7//r/AgABAAQA+/8IAPL//f8QAPr/9/8EAAQACQABAP///f8JAP//CwD7/wMAAQD+//3/BQAEAAIABAD9/wwA+v/6/wQA+//6//z/+//6//7/+P//////EAAGAAQABQALAAUA/f8GAPX/8v8AAAIAAAAFAPv/9//6/woA/P8AAAIA+v8HAAgAAgAGAAYA+/8FAPv/AAD9/wAA//8LAAIA+f////3/BgAHAAUA9f8EAPr/+v8PAPz/BAD1/wUA/f8EAPr/AwADAAkACQD+/+//AgD///X/+f8JAP3/BAAQAPX/CAAHAPj/+f/1/wMA+//x/wEABgAMAAYA/v8FAAcA/v/1/wIACQD+/wQA//8BAAEA+f8CAAkA/f8FAP7/+f8FAAgABwD9//P///8DAPz//P8KAPv/+/8AAAgAIwASAP3/FwDR/1wAEADnAK3/HQBUAN7/5P9fAP7/AgDM/wYA6f8sAEoAqv8QAML/EgDx//H/7P9GARcA0f8uADQACgAiAOv/0v81AFkA7QDs//D/awAsAPz/4f/6//L/sP8DAP3/VgDM/9D/ZwBr/zAAEQDp/4EAZAEbAO//OABBADcAPwDm/xoADwB5ABMBJQAfAGsAOQD1/7X/4f/6/7b/AgAZAIwA5f/9/6IAP/8dAG0A5P+fAIoBDAAIAP7/FQAUACIAEAAFAOP/uAD8APL/EQBqAP3/7P8hABEA4/8GAAMAFgAuAFcApf8yAPf/MgCj/+//MACGAQ0ADQAkAAoAEgAgAPj/CwDp/5sAGQEuAPT/igAzAAAAzv8tAPn/9f///yIAgAD5/9X/lACS/ywAAAD1/3EAnAEAABoAHQD+/zcAdgDy/0IA5f/FACYBXQD6/4QAWgAGAJ3/SgDy//P//P8gALMAHgDt/9cAYv8DAJgA8/9vAG4BHAAtACoACgAjAGkAXQApAO3/HgFHATAAKwCeAPn/7/8XACMA1/8lAAkACwBsAKMAzP+TAPv/KACI/xcAKgDIAQ8ASQBvAPH/EQB4AFAAYgD6/xMBaAFWAPD/sgBAAAYApf9YAOj/2/8KACcAuQBpAAYAyQCD/yAACwDx/zgArAENAEwASQDc/zcARgAbALQAqf9uASsBMQDo/5wATAAVAJv/agDd/yMA/v9rAMcABgELAOoA+v4oAHUA9//7/1QBLQBiAAsBPAA4ANz/jQC0/6r/hQAhANn/JACZABwA9P/p/0UAAABkAP//3P/n/zUA4v8KABEARgCN/+3/7f9AACQAIAAQAdEANgDY/5UA9v+8/+MANAAaAEEBxgBfABAAeP8lACQAQgAHABMA8P8pAPX/0P8QAG0Aqf/G//z/LgAeACIA0wFHAWoA9P+eANv/TP8JAUcARAAgArQARwAGANb+KAAVAFIAEgBGAFgAYgAGALT/EwCmAE4Ap/+0/6r/+P8VAEj+jQEdAM//JAA1AEcAOgFaAFcAWAG5AD4A7f9z/6UABgB2AAwACAA8ACkA//9s/1AAgQAtAAwAKgAqADIAfwDT/wEC9v/a/54ARwCcADUBQgCvAFsC9gDHABYAxv7SAMH/lgALAEwAgwBgAC4AV/9EAMAA3gDd/73/2v9hALYAnf/VAP7/+v+eAI8AEgD1AA8ASQA8AW4AiQADAFz/QgAIAHkACgAzAEMAigAJAPn/rP9zAJUA8v/g/+P/NwB4AL8AhwLs/6r/QQCZ/3UAagJhACgAuQLfANQAyf+k/v0AyP8AARIAGwBIAGYAHwDf/qQAaADeAWMAtP8QAGQA1wB4ABAB5v/b/6sAmwCn/yYBKABkAMQBkQCkAB0AMv9wAMP/aAAWAHUAUACuAC0ACACT/88A/QDz/+f/y/94AKMABAAAAP//9//7/wIA+f8BAAIA/P8HAAMAAgD8/wQAAwD2//7/+//5/wIA+//6//n/AgD9/wwAAAALAP7///8HAP7/CAD1/xYA7v/U/57//P8kABoAIQA1ABUAEgBaAN7/9/9lAEkA5v8vAMr/+/8KANj/BwAyABcAPAAMABMA7P/8/wkA5/8kAAYA5P+t/xEANQBAACgANAAOAB4ANQATAAQAZgBGACEAGQDk/zcAEgDy//D/OgD8/zwAEQALAI7/AwACAA0AFwD+/wIAAgBbAFgANAApACwAHAAxACAAQQAGAHIAFgAYAB8AuABJACYAAgAfAEMAEwALANT/NADj////4f/j/zwAFQDP/3v/+f82AP3/EQBTACoABgDl/9L/4/8eAD4AYwDm/1gAAQAHAOn/AAALACsAzf/b/yEAEwAFAAAABwAlAPH/PQDS/w4AUAAUAAEAsAAoAFgA9/8qACQAbQDs/3v/yf8uACEAQQACABYAIADv/yIA6v8UAAYA+/8vAPP////5/ykA1v8xABQA3P8XAI8AMgD2//L/QQDk/00Ayf++/7j/RwAcAHIAOQAUAEIAwP8CAPT/EABTAPr/IQAVABcAGAAcAAEA4P8rALb//f+rAO3/qf9k/yAA5//w/5j/UQBl/5oA7/91AP//3P8dAOL/t/8dABEAfgD//yIACgAEAO//PQA6AOP/GADQ/9v/ywAQABIAbP+OABgACQB+/6b/Y//7AO7/nwAyAPH/HwCN/9L/DQAFAGkA4v8MAEAAKADX/xoAw/+T//n/ev/M/8wAFgCv/2v/owDV/wQAX/9P/2j/SAAJAMwAQAD7/0cAff/2//j/8P8MAfT/DwDo/z8A/f+N/7j/5f8GAA4AJQA6APL/CABcAPv/7f9tAEsA9P8vAO7/8P8BABcA7v8WACEAPQAbAAQA3v/s/xYA8P9gABMA+v9P/xIADABFACkAPADo/w4AXQAXAAYAXQBLADIAHwAbAF8A/P8iAO//YwD//ygA+/8IAH7/5P8uAAwAMABDAAgAq/9jACAAfABcACcA/P8UAOr/SADi/6kAIwD3/xgAWwBuAEcAGQAwAEYAEQAhADcAawCm/xcA7//n/3z/BwBKAHcAUQAhAOn/UABbAA4A+P8SANv/5P/y/zAAUwD9/w4A6/8dACMAMQAPADAA9v8dAB0ADwAKAA4AHQDl//X/EABqABsAFQAKAPn/ygAaAHIA7/9QAHAASQDv/7f/2v9qADIAUwBAAA8AAgCw/wIAVQD6/xAAEwAYAPv/0f/u/w0ABQAmAA8A7v8ZAIMAMwAQAOb/TQD2/zcA0f+o/87/VQAbAIMA1//6/1cAtv8gAEoAGgBTAOn/JgAfANz/3P+TAHv/jP8DAKf/BQDBAMD/kP+H/zQAzP/Z/6//IQB9/3gA1/+fAEQAIABGAN//rP+QAP7/pQDq/xYAKQCI/8D/NgDA/woACAC7/+z/7gAcAC8AiP+kAC4A0P+I/1//ff/IAPz/mgAfAAEALgB2/5n/fQAEAK4A2v8iAFQA8//r/0sABwDl/+D/Uv/m/80AGACb/4z/hgDi/+7/Xv92/0b/GgDP/wIBBAAaACoASP/p/yMA9f8HAQAACQADAPr//f8FAP//DgAEAP7/BwD6//7/BgD4/wAABwD8//7//v8EAP7///8FAAAAAQAJAPb/CAD7/wAAAwAKAAMA/f8FAA0A+v/9/wUA/P8BAAoABgD///z/AAD//wcAAAD3/wAAAwD8/wsACQD9/wcA/f///wEACQD///3/AQD+//v/AgABAPj//v8LAPz/+/8EAP7/AwD6/wkADAD4/////f8CAAAAAwD8//P/AAACAAEA/v////z/AQAFAAcA8//2/wYA/P8CAPf/9v8IAAQABAD6//P/AQD+/wgABwD6//7/AgD5/wIA/P////r/CAD5/wAA9f/5//7/AQD2////DQDy//r//P///wQA9v/8/wYA+P8HAPn/BQD5/wkA/f8DAPf///8DAAcA9v8JAAIA+f8EAAcA+P8AAAkAAAD4/wUA+v/4/wEAAAD5/wEA+v8GAAcAAwALAAcA9v8BAAAABAD9/wMA9P/8//7/CAD7//j//f8JAPz/BQAIAPb/+/8BAP3/AAD+/wcAEAADAP//AgAGAAcA+v/+/wMA+v8DAAQA+//7/wYA9v/3/wMA+f8AAPz/BQACAAYA/v//////AAD0/wIAAQD+//z//P/z//3/AAD4/wMA8P8EAAkA/P8AAAQAAgD5//r/BgAGAPf/BAAGAAQAEAAAAAIAAgAGAAMAAAD//wAABQD9//z/9v/9/wUAAAAFAPn/+P8HAAQA+P/5//n//P8AAPf/BAACAPr/CwD5/wUA8//7//n/9v8BAAMABwD1//z/AAAHAPn//P/+/xEA9/8GAAoABwAAAPr/9f/8//v/CAAEAPv/CwD6//n/AwD6/wAABwAIAAUA/v/9/wEA//8BAP//BQD8/w8AEAACAAAADAAMAAEABQD2//3/+P/u/wIAAAAJAPv///8HAPn/AAACAPX/+P/9/wQAAgD+/wEABgACAPr/BgAIAAMACAD3/wIACwAEAP7/AAAAAAcA+P8DAAMABwAJAAYAAAAGAPX/AQD3/wcA//8AAAMA/f/8/wgA7v/9//n/9P8AAA0A9P8BAAcA+f8TAAQA/P/8//n//P8BAPv//f///wAABgAAAA8ACADz////DAD+/wAACAD8/wEADgALAAUA+f/7//n/BQD6//r//P////7/CAAKAP//CAD6//3/BAD8/wQAAgABAPj//v/+/wQAAgD7//n/BQAAAAMA+f/y/w0ABwD2//7////9/wkABAD9/wEA/f/6/wQACwD2/wIAAQD8/wcA/P8BAPj/DQARAP//+//6//7///8FAAUACQD//wIADQD///v/9v8BAAAAAAAFAAkA+v8AAAMA+//5/wkAAgAHAAIAAQD5//f/+/8IAAEA+////////f8EAP7/DgAHAAAA/P/y/woA/P/9/wIA+P8LAAUA/f/+/wAA/v/2/wAAAwD1////BQAFAAcA///8//b/DQAFAAQA+P/3/woA8//+////9//7/wwA9/8QAAsA+//4/wYA+P/3/w4ABgD5//z/BQAEADIAPAD9/+7/5P/F/0oAdgB7/3oAqABfADkA//8DADMA8//WAA4A//9aAFQAFgBqAMcAHQApAOQA+v87AAcAQwAdAJIA9/8IANP/zv+G/1AAif91APH/MwAkAAYAqv8OAAYAwgAGAAkAUABDAAYATQChABwADQCWABkA4P8VAEAAJABVAP//EgBtALH/wv8tAJr/XwDa//3/MwD+/33//P8pAMMABgD6/wsAGgABAGYAswAcAAYAXwDs/97/DwAkADUAv//v/xIA3f/A/2QAQwCA/zcARQAWACgAAQDq/xIA/v92APr/EwAPAAYADwAhAFUAaACS/0YA6v8wABQAHwAjAEMA+f8cAPD/FgD0/y0AdP80ABAA9/8bAAkAvv8LAAIASwD8/xIAIwAVABIA+/9aAE8A/f8vAO//7f8NAD4ASQATAPP/HAAdAOv/yP8SAIH/TQDb//r/PgAAANH/7/8XACkA+P8yAA8ANQAtAAkAbwAkABsAHQDY/9j/JwAvAIEAm//q/x4AMgABAKr/RwCY/ygAhADw/xUAAgD1/ycA2/8UAPf///8XAAQAHwDR/3cASgCz/xEAr/8CABUADgB+AG3/6v8jAAsAIgCr/0sAiP8zAEQACgA3AA0ABgAFAAMA8f/5/wwALABdAAsAuP9BAF0ACAANAMn/p/8bABQAlADW/+P/QwBBAPj/vf9VAMj/cgAtAD8AXwAXABgABQABACUA+P8dAC4AbQAlANL/DABeAC0AHwDx/7T/FQAYALoAQwA2AA8A/f8tAHQAZgBfAEQAaQDh/xUA8/8MAFUA//+1/wMABwCvAPr/GgCh/x4AFQBfAGUA1f8FARgAUwDtAF4AHQAXAN//8/9//3sAgwBFALEA//9SAPn/HgBEAO3/w/8HABIAggD5/0MA4v8bAAsAdgBkAOT/AQE9AB8AAwFQAAYATgBr/+P/s/9VADAAVwCJAPf/SAD8//j/UQDm/7b/CQAiAMgA+f9XAMH/5f9GAJwATAD5/1UAPAAuABEBcwAtAB0AUgBGAC4ApwA/AF8AdADi/0oA9P/g/0oABgDf/wQABQCeAB8AHAB0/zUA7P8RAFoA5v9vAA0AYgAeAYcAFgAFAOj//f8PAJQAPQBTAKoA8P9UAPX/4v87APv/6v///wQAfgAIACQAqP8uAPT/PgBdAOn/QgAsACEAAgFBAAkANADz//b/CQBzABwAbgCOAPj/YAALAML/LAD2/yQAAQAhAH0ACwAvANj/KQA1AEcAXgD8/zAAMQAwAOIAi/8bAOv/WADj/53/uwAVAEkAqgDy/1oA9f/R/zkABQA2AAAA+f8eAIz/IwCQ/yQA+//K/1sAvv9WAAcAKADNANP/AgBFACsACwCw/64ACgBLAHAA/P9BAP//yv8mAOL/KAD2/x0AQwC0/zQA8/8TACUA/f9JAMT/PwAtAAwAwgC7//H/YgAWAD0A3v+fANj/iQBDAB0AUAAoAN3//P/e/zkAAgBiADQAPgBXAKj/5f+TADkAPwC7/8P/JwApAPj/w//q/woABwDv/2cAJQDj/0sAFAD//wcAFABNAPT/+f9CAC4A+f9VANH/7/8dADEA/v/5/zwAMQA4AAEA8P/9/83/3/8iABoA2/9DACAA6P9RAAoA///8/wAAOwD3//v/NwAxACEAUgDl/x0AEABQAPv/DAAzADwAGwACAML/EAAkAOz/8//z/8//JQBFAP7/IQAZAAsAAgAKAP7/PQABAD4A6/8KACwAGAAqAD8AKwARAB4A+v88ACsACAD2//j/xP/o//3/DwDR/2z/AgD4/zYAKQD2/xAAAgA5ANf/7v/3/xUANgBSANz/7P8NAEAAEQARAFkAHgAbABUA5P/o////EAADABEA9v+c/wcA6P8aAP7/HQAQADQAFQA5ABgA7//F/3r/EQArAAgAFQBBAAkAHAAaACEAJwAMAAgA3P/p//z/9P/v/wsA8//a/wEA9P/I/1YABAD6////UgDr/xEArv+v/9r/YwAtAEQAJgAcABYAx/8eAEwAAgA/AMv/TAAOANr/KwBIAKr/4P/Z/wEA4/9JANz/qf+3/1kAzv+m/3z/DQDc/1EA9v9eAC4A6f8lACcA3P8BAPT/dgDx/ywALwD5/wgAUgCk/+X/AQD7/9v/dgDn/+D/oP97AAkA4/9f/2n/if+dABQAdQBHAAMAJwCp/xoAJgD4/1oAx/9SAHkA6//l/2cArf/J/+b/rv/b/6IA/P+v/3z/mwDb//f/Z/9v/23/xwABAF4AWQD8/0cAtv81AHsAOACkAPr/2f/f/zIAYQAGADD/BgD3/1kABwDz/+//EwA+AO//9P9AADEA//88AOv/9v8BANn/LQDu/0UARgDo//j/8v/w/xQA4v+PAFMACgArACAAEABVABgA8v/f/wMARgD6/wsAOAA3ACgALADk/y4A/P8HAAUAMAAuAEMACAD6/7n/BgAOABgAhgAxADMAAgBHAAIAPwAkAPv/yP8PAPD/fQAKACoADQDm/yYAkQA4AD8A2v/X/04AEQAaACsACQDh/wgAqv/f/zf/SADP/0IA+/8VADAAKwD4/+X/AQBxAN3/9P8dABIAGQBUALz/8f/1/yYAJgA4AHUA2v85ABQA9f/Y/0oAKgDE/wYA5P8iAOH/BAAQAAwAQAAIAFQA/P9VABAAAwDS/5b/BgA8AB4ADwA5APv/XwD8/wUAKgD8/yIA8f/Z/wQAAADi/9T/0f/4//n/AgD6/10ADgAJAP3/YQAHADUAy/+m/+L/eQASAFcAPQDi/0oAm/98AF0A/v8yAMD/LABBAOT/z/9EAKX/AQAGANv/IABlAMj/lv/H/04A2f+6/5f/IwDW/4QAyP9TACoA/v80ACAAov9uAMT/fgDQ/+7/SwDM/+z/dgARAO3/AwDO/+X/kQDJ/yQApf+mAEAA4v9t/1b/mP+oAOj/SwBSAMT/LgCf/8f/mACg/28Auf8LAFYAAgB0/0EA3//a/+7/jP/7/7gA6v+d/4j/0wDV/xQAd/9u/3f/uwDz/z8AYgAAAHkAfP8SAJMA6f+4AAgAAQD1/wcAAAAFAAMA///6/wMABgD2//T/BwAFAP//AAAIAPn//v///wAAAQAEAAAA/P/6//7/BwD0/wYABAD+/wwA/v/2//3/AgD7//n/9P8HAPv//P/9/wQA//8AAAgAAQD9/wQABQADAAQA//8DAAcACgD3//z/AAAIAPH/BAAIAP7//v/5/wgA+//7/wQABgAAABEA+f/7//v/BAAJAAAAAgD4/wYAAgD7/wgA/v/6//n/CQADAPX/+//7//n/EAD1/wUABAD8//3/BQD4//7/AwACAPz/BwD2/wMA+v8FAAEA+v/3/wUA9P/6//v/BwAGAPj/BgD8/wIABAD6/wQA/f/x//D//P/7/wgA//8FAAEA+P/5/woA/P8EAAIA/f/8/wQABgD8/wMA9//5//n/BAD9/wMA9v/9//P/BgD5/w0A/f8BAPv/AQD///P/AAABAP3/BAAKAO7/+v8HAAAABwD3//v//f8SAAEA+/8BAAcACQD7/wIACAD7////AwD7/wMA+v8HAAQAAwAGAAUA/f/0/wgA/v////v/AAD1/wEA/v/7/wIAAwACAP3/+/8AAAUABgAEAPn/9f8EAPj/BQD//wIACAD1/wIABwD6/wMABQACAPn/AAAAAAMAAAD4/wAABAACAPz/BgD+/woA/P8AAAoAAAAKAPn///8AAAQACAD///n////9/w8ABgD1//7/BwD6/wMA+P/z/wQA/v/x//v/+/8FAP3//P/8/wEACwD2/wAA+P///wYACQARAPn/AgAOAPz//f8DAP7/AwD3/wYAAAAEAAUA+////wcABAAAAAIAAgACAAIA+P/5/wcA//8KAP3/EAD+/w0ADAD0//j/+P/9//v/+//8/wIA/v/6//b//P/8/wUABQALAAIA/v/7/wIAAwD6/wEA8v/5/wUA/P/2/wcACAAJAPv/BAD7/wgA/v/+//r/CAD5/wEA/P8HAAAACgD+/wEA+/8BAPv/AQABAAEAEAD///3/+f/9/wIA+P8AAPv//f///wAAAAADAPb/BQAHAP7/BwD5/wQADAAEAAYACgAKAAAABAD+//b//P8DAAEA/P/y/wEA+P8HAAAABgAIAP7/BgDz//v/BgAFAAAA//8GAP7/AAD7/wIA+f8AAAIA/P8BAAAACgADAAIABAD6//z//f8JAPn//f/0/wcABwAGAAkA+f8CAAgA9P/9/wYA/v/5/wEA+//9/wYA+v8FAPz/BAALAAAAAQALAPf/+v/+/wEABgD8/wUA//8EAPT/BQABAPn/BAAFAPr/BwAIAAAA/f/4/wMA+v8CAAAA8v8GAPr/AwADAPr/AwD6/wEA//8HAPz/AgALAPP/AgAIAPv/BAD6/wMABAD2//H/AgAEAPj//P8AAAQA/P/7/wUA+v8AAPz////3/wAA//8AAPv/+f8BAA8A/v8CAPz/BwAKAP///P/+//7//v8CAPz/AwD8/wgA///7/wAA/P8LAP3/AwD6/wAAAAD+/wQA/v/8//3/+f/4//b/+P8CAMz/AQAcACgAKgAkAA4BeADb/1kA8/80AOr/8v+T/ywAAACnARYAuv8dAEEA4f9HAAQCJQAhACcBEgAwAfz/agDA//b/GwA9ACAAvP/GADgAs/+iAOn/LwAMAAgABf8bAPT/YQEQAA0AXwADAOX/RgDbASgAjAC4AG4AxgAKAFUAs/8SABEAiABIAEf/HQDt/4j/bQAPAPz/MwACAAr/CQDq/yYBAwAGABEACgDb/ykAtAFDAGcAdAAkABUAIwA5APz/7P/y/wYA7v+b/zv/RwDS/y8AFAAiACEA4/+8/w8A8/83AP7/7v8RALX/8f/w/+MAFwBJ/zsAXgC2APP/QAAEAAkA8f8oACYA4f84//n/nP8oADwAFAAVAPb/tf/4/+z/KwD9//3/EQAvAOj/7f/HAFcA0P8lADoAFwAJABcAEAAwABMAIAA1APz/Tf8YAIH/NgAXAPv/HAAIAML/1P/0/zwA/P8MAPn/igDd/+j/7ABWAA8AEQAwAO//DAD2/x0ADAC3/7P/IwDb/yP/2v+S/xgABAAjAC0A3/8ZADAA3/8nAPX/2f/n/+r/9f9s/+AACwBY/xYAHwDx/wYABgBLAAkAzP/X/y0APABv/wsAgv8lACAADgAjAAIABAABAPj/PwD4/xYA5v8/APz/gv+jAC8A2f/6/yIA2v8LAAsA4f8IAA0AhgAGAJQAxv9aALX/aAB3ACAAVgASACsA2P8QABkACQAjAAwAnQDm/zoAuP8sAGkAGgAyAPL/AgDd/6cB7QBuAMT/uABUAGYAMAHh/6AAhgEIAGYA8P/S/3wABwA/AAwAwf/1ACkABQAnAMIAdwDmACQBoP8iAD4AngB7AS8BEwDL/2sAfABHAKAAz//aAM4BCwBMAAYALf+cAPv/VwAIAAcA4gAjAEQA5f+eAI8ACQHDANb/7/9YAJ0AhQH4AMf/wv+KAFQAnf9+AN//UAB3ANT/dAAaAPP/cwAHAIMACwA2ABoATABZAOz/twBhAEYAcQC9/1oAsACqAGH9hgDf/+X/BgCC/03/zgDq/x8AMQADAGoA/v/F/6n/4f80AAkALgDq//r/8P+QAH//OgBP/wsAGADG/wsA0f9a/pb/6P/4/0gAjP/m/+8A7/8CANf/AQAOAO3/DQCI/00AEwATABsAmv/9/9b/hwBo//f/DP85AF4AUwDp/3//kf/RAAsABwCgAJAAEgAAARAASQBRAWsAhQAKAFL/RgD2/2wAEgAtAEAAjAASAOv/sP+BAHoA5P/v/93/OgBjAGAAp//g//P/nwCRABsADQDz/0oAnP8AAAUAEAB/AKT/AQCF/wgAHgANAE4A5/9EAL7/NACH/r//hQDg//j/CwCCAAMB1f/l/6kAsQCY/y8BIgBhAMQBggCyAAsAJv9qAMP/bwAPAHIAUAC0AEEACACg/9kA/QDy/9n/yP90AJYA+P/5/w0AAgAIAP3//P8CAAUADgDz//T/+P8HAAIABAACAPz/AwAJAAAABgACAP//AQD7/wMA9P8HAAAA//8BAPb/+/8BAPz/9P/4/wv/IgDR/0cAJQDv/wkAAgCXAPb/CQAhADgA4/+hAMf/4/81ABcA6v85AHwAKgAeAPf//P/7/wIA4P8VAPT/DwD2/y0A2f9nAA8ABwD1/wsAfgALAAkAIgA/ABUAjQDr/z4AMAA2AO//OgBlAEoACgD7/6//6P8qAPP/IQAlACIAFABRAMr/aAApABEA8f8RACAAQgD9////BAAVAFAAlgBhAE0AaQD5/zAAAAAvACwAAgABAPH/7P/o////EAD0/3n/FQDq/xAAPwDo/wEA7f8lAOP/7f/O/yUASABNAN//7P82AC8A9P8iAGcA2P/s/wMAIwAHABgADADx//z/7P/q/wkA2/8tAPz/HwAiAD0ACQBBAB4A6//d/2f/CgAQABAANwBQAPj/MQARADMA4f/7/xoABwD//+v/JgAQAC8A6f/c//f///8qAGMAEwAXAPv/RQAJAFMAt/+a/9v/SAAeAGQAWgAdABkA4f/+//n/8f9CAOL/GAAiAMn/zP9pAA8Au//S/+r/zP9VAO7/lv+h/1wA2v+d/47/DgDZ/4oA2f94AGEA8v9YAB8AwP8hAPL/hgDu/y8AEAD7//D/ggA0APn/8P////X/mgADAAgArv9nABcA6P93/2L/b//kAAcAbgAhABwAAgC//9n//P/b/3UA1v8TAEEAKADe/xsAvv98//7/ev/a/80AGgCk/27/qgDm/wwAWv9J/1//TgAIAMoARADr/1AAfP/8//f/5v8TAe3/HwDy/+0AAAAAAHf/2f8RAEsAKgDi/+D/AQBuAPT/8P9AAEIA2P+CAOL/9/9IAPD/+f8oAI4ARACp//X/EADt/x8A3/+rAAMAFQC6//b/DQBjACsA4v/n/wgAbwAWAAMASQA/ABkAbQAdAEkAXgACAOr/XgBxACsA5//7/6X/AgD6/wsAYwD0/x0Awf8aACgAXwAmAPD/4f8MAAoAjQAUABEAAwD2/1YAYgBgADMAPQAFAD8AEAAzAEwA+f+6/+r////W/9f/FADn/3oAUAAeAC8ASADu/wMA8f8rAN3/4/8hAC0AMwA9ANb/6/8oAAIA7P8BAJAAwf8eAAUACwDt/xcAIQBR/+3/wP8xABoABQA5APn/RgArAGMA6/9SAAYAAADj/6X//v9DAC0AawDw/+v/HgD6/wAAEwDy/yYAEgACAAAA2//m/x0ABQAJAOv/BQDl/3EAHQD8/+f/QgAEACgAwv+K/8b/XAAdAJAA6v85AAEArv8pAEIA6f9dAMz/FAA0AOT/6f9fAGP/9v8VAOb/IgBrABAAf/+t/2kA0/+g/6z/IQDc/2kA6f9xABUA6f9FACQAxv9gAMv/ogDo/yAAMACh//P/XgDw/xYAAgDC/+v/rQATACIAwP+SAC4Axf+E/2X/lP+yAP3/kADu/xIAJACU/63/VgCn/4gAyv8hAFcA8P/t/0YABADn/+b/U//m/+AADwCs/4r/ggDX/+v/Xv9//1P/FwDb/wYBBAANACgAQv/h/x0AAwAGAf7/AgDy/wYAAwD1//7/AwAOAAUABAACAPn/AQD9//f//v8KAOz//v///wgABADx//n/CAADAPz/DAAAAPf/AQD6//7/AAD//wQAAAD+/wYADAD4////+f8BAP3/CAD8/wEA/P/7/wEAAQD+////AAD8//r//v8EAPn//P/8//r/AwAHAAgABgD0/////f/9/wgA+/8AAPP/+//+//v/+P/5//f//v8FAA8A8P/5/w0A/v8EAAoA//8HAAgA9/8AAAIABgD/////9/8BAAMACgADAA0A///+/wUABQABAP//AwAOAAUACQAJAAoAAQABAPz//v8CAP7/CgACAAAAAwAHAPv/BAD+/wAABQD///z/+v8IAP//+f8GAPz/+//+/wIACwABAP7//f/6/wAACwD8//7//v/7/wMA9v8AAAQA6v8DAAIAAAD6//r//f////3/AwABAAMADAACAAMAAwD///n////7/wAAAgD4/////f/6/wYA/f8DAAUA/v/+/wIAAAACAAEAAgAOAP7/AgALAAsAAQD1/wAA/v/+//z/BgAJAP//9v/6/wUABAALAAEA/v8AAAQA+v8AAPP/AQAAAP7/AQADAAUAAQD9//n////9/woADgAAAPf//P/7/+r/+v///wIABQAGAAkA8/8KAPj/BQAGAAIA//8KAAMABwD4/wAA+f8DAAsAAwAIAAIA//8DAP7/+//8/wcABgAEAPL/AAD8/wMA/P8JAP3/BQD+/wgABAAKAAkA8v8BAA4ABQABAPv/CQAHAPX/AAAAAAsA+/8BAPL///8IAPT/AgACAAIAAQAHAPH/+/8EAP7/BAAAAPj/+P/8/wUACADz/wUABgD7/wgA9/8FAPz/+P8BAAQAAQD6//z/BgAHAPz/BwAAAAcAAgAEAPv/CAD5/wQABwAGAAIA+P/7//7//f/7/wYABAAEAAUACQD3//T/+v8BAAYA/P8AAP//AAAIAP3/DQD0/wIABwD8/wMA+f8FAPT/+//+/wUAAQAEAAAADQAGAAwAAQABAP7/AgD//wIA9/8CAAMAAQD4/wIA/P8DAAEACQABAP////8AAAUAAAD4//r/BwAAAAQACgAMAAYACQABAAcAAwAMAPv/8/8EAP//AAD2/wEA/P////f/BwAKAAAAAwD2//3/AwACAAUA/P8EAAcA+P8AAAMA///7/w0ABAAIAP7/AAD9/wUA/v///wQABQAIAAkAAQADAPf/9f8DAP3/CgD7/wYAAgAEAP7/BQACAAYAAwAAAP7/BQADAAMAAQD7//7/BAACAPz/AAACAPz/+f/+/wcA/f/4/wUA/P8HAP//CQABAAcAAgD7/wgABgD6//b/BgAAAPr/DAD+////AwAFAAQA+f8EAPv//v/7//j/AwDy/wEAAAADAP///f8HAAIADQALAP//BQALAAAA//8AAPv//v8LAAoABwD7/wMAAAAJAAcA+P8MAP3/AgAFAP//CAAGAAcA/P8BAP7/AAABAAIAAgACAAYABgD+/wAABAADAPv/AgD9/wAA///9//3/CwAIAP////8GAPb/+/8GAPr/BAD4/w8AAwD1/wIAAAD+//f/AwAAAAYA/f/3/wcAAAAHAAYA+P8LAPn/CwD1/wcA9//7//T/BAABAP7//f/9/wAAAwD+/wAA+v8BAAUAAgAHAAMADQD9/wUAAwAAAAkAAQACAPn/BQDz/wwAAAABAAkABwD///z/CAAAAPH/9//+/wkADgD8/wEAAwAMAPr/AgACAPv/CgD7//X/BAAAAAMABgAIAAMA/f8HAAMAAgABAAgA/P8IAPz/BwD6//z/+//6//X/AwABAP3/AQD0//3/CgABAPz/CAABAAEABgAIAAYA9f8GABEA7P8CAAwA+v8TAP7/3v8AAPz/FwDU/wIABgABABcAGADl/wUA1//x//7/AwAcACEABwD6/wIAAQDs/+b/FQA1ANb/+/8sAAUATAAcAPz+AgAKAE8AWP/8/xgA9P/+APUAWv8RAF7/sP88AAQA4wBgAOX/dgDZ/wUA5v+5/0gA0QEkAAIAbgElAGYCFgAe/CoAcwAFAMb+CgA6AXUA5QM1Axz+jQAn/if+FQH6/+gD+/5y//kCN/8MAA4Aj/9FBPUDcQCr/wkEQQEnAzMAwfsOABkAE//J/v7/lwPq/wIFCwNI/scBJv5X/UIA7v9FBbr8P/9WA0//3f+bACYA4AQiBBUBiP92A5AD5QLp/8H7rf8JAE4AC//o/0oCkP/xBDIEtP4iAmb8dPtC/83/9QXp/JAA8wG5/xUAUgF5AOIDNgO4AJT/1gGtBVoE/v/e+y7/cADNAkn/2f8/AJH/7gTCBk7/9QDh+/r5ef57/8YGe/6NAbkADACl/5sA/f9XA/wBzwJb/xICvQXEBFD/IPxvAGUAeAR8/wkAX/7Y/ycEHQciANYAuPvJ+Nf+gf/KBhkAjwBeAAoA7P9oAP//tgGUANwCMv8yAiYFBgWW/0D8OgBfAHMEhP/OAKf+2P+KA4UGbQDdADz7y/hU/9L/wwbjANn/JwBl/9b/ZwD//6oAGADUAiP/wQG2BCYFaf9z/EcASwCBBHb/egDy/uD/QQL9BTkAuQB/+5P5yv/p/88G1wDz/y0AQP/s/0AA4v9zAOX/FAIb/yUBMgRJBH7/kPw+ADYAGgSG/4wAIf/d/1sAdQV7/zUAW/xa+s//WwC0BqEAxP8UAFD/4P8XANf/TADx/z4B4//DAKoD6QNr/9H8DQAoAM4Dq/9fAD7/6f8ZAOkEX/8WABf91frP/10AKgZLAAEAHQBo/8X/HQDb/ycA+/9QAWn/oQAoA5kDlf8D/RgAKABSA7X/QgBd//H/BQBpBFn/JABk/YL73f9FAHwFPAAPAAsAiP+u/wgA1f8MAPH/4wBVAH8AxAIrA6v/M/0BACQAzwK9/zoAU//3//3/yQNb/xIAu/02/OH/UADEBB0Ayf8AAJL/wP/t/9v/BwDx/6sAGgBsAFgCsQLI/2T99/8mADYCvf8uAEb/9f/v/yoDZ/8FABv+u/zx/0sABgQiAHf/8P+o/8L/2P/U/wQA5/+eAAQAUAD6AUkC0f+n/fP/HwDCAcP/HwA///T/5/+lAmv/EgBV/lb9/P9LAFEDEQDt/uL/tf/B/9z/0//3//X/fgAVAC8AoAHcAcj/8f34/x8AUQHL/xkAPf/5/+X/FAKB/wwAf/7x/QkAQACjAg0AvP7h/8D/0P/k/9j/7v/4/10A4f8ZAFEBbAHT/0D+8f8fAOkAzP8VADf//P/d/4kBjv8JAKz+Zv4JADQA8wEEAMv+2v/B/9z/7P/S/+v/9P9KAKX/AAD9AP4A4f+U/vH/IACGAMX/BwA8/wEA2P/9AJr/CgDl/tz+EgAmAEcBBQAy/9n/w//h/+H/yv/m/+3/JQAFAOr/qACYAM7/8/7u/x0ANADK/wIASv8EANH/gQCo////Lv9D/xYAGwClAPH/iv/a/9P/4v/i/8f/4P/d/wYA8P/i/1cANADV/2T/8P8bAO7/zP/9/2f/BQDJ////wf8EAGz/qv8RABYAFADy/7b/3v/T/+//3//E/9f/3v///+7/0P/3/83/1P/S/+3/GACl/9T//f95/wkAx/+H/9v/DQCo////EAD8/4H/+P/t/+D/6f/w/93/wv/N/+L/zv/F/83/mv97/93/YADm/xYAdv/T//z/rf8LAMn/Jf8DAAMA+v9XAAsA+f8I//D/JgDh/+b/+P/X/7//vv/T/5r/f/+5/yn/L//n//YA5f8UAFD/0//5/+X/EQDE/8r+LgAOAEEAtAANAO3/l/71/0sA4P/6//3/1f+5/8f/4P96/+j/tP+0/tr+5/+bAeT/DwBD/9//9v8uABgAvv92/lIABgCNABcBHgDi/zr+9/9uAOL//P8EANf/t//B//v/Vf++/7v/R/6W/uH/WQLh/wwAU//m/wAAmgAXAL//Of57AAEA2gB7ASUA6f/u/fX/iADd/wUABADL/7v/uf8GAGD//f+v/8D9T/7T/xUD3f8FAFf/5f/6/xoBHwC3//T9qwD9/zUB1AEsAO3/r/31/6gA3/8JAPz/xf/E/8D/GgCC/6X/nf9E/Sz+z//TA9D///9Z//X/+P+sASwAqP+v/eEA9/+9ATQCKgD3/4X99//FAN7/FAD3/8H/yv/D/yUAZf9u/4r/xPwK/qn/iwTQ//b/Rv///+z/WgIvAJ//bv0VAfT/bgKSAjgADgBh/QgA8gDd/yIABgCR/9D/vP88AHn/3f+G/zv8Df68/z4Fvf/v/zv/HADv/x0DNACc/xT9VAHu/xkD8wJLAAsARP0aACgB5v8gAOv/V//j/9L/QwBT/wAAdf+W+7H9sv/UBdr/4/8F/yEAvf/NAzwAe//H/IMBzf/CA3gDQwABADX9DACBAdz/UQD2/0D/3P+n/2wAQP/1/1//Ifua/ab/TAbc/9P/mP5sAMP/egRLAGH/WPyhAcX/VQQHBGoAyv8b/S0A2QG//3sABgCz/sr/tP+HAIX+m/9I/3H6Zv1K/38Gsf+h/wb+TAGj/wEFWgAa/wP8ogGd/9EEaQRlAPH/A/1JAPABof8DAcH/u/7K/6n/pQAK/3r//P4x+hX+6/5rBmn/mP/y/HQD9/9DBX0A1P46/EgB4v6ZBAQFgQBw/wT9fQC2AXv/1QGc/9r+lf9W//4A7/5x/5f/7flf/2n/cQZB/4D/0/rnAy0APwWEAA7+BP4zARz/vwNKBTIAMgAg/aMAsAEk/zICpv/QAU7/gv93ARv/mP+ZADr6eQJj/5gFAP9s/qj4CgKC/0j+e//M/Vf+KgLw/msDOgV1AJcAoP3d+3wBVv8QBN7/GgHT//X+BgFTAGv/XwGp+zsBSAAsBUz/Zf7G+MkBz/+S/Wj/O/7b/uUCwP3YA5kEQwD+/7X9iPymAkz/sgTc/7sA+//Q/uv/AQCp/5MCA/7f/qT/wwSv/9f+ivqcAtX/rfuY/4z/EABqAmP9HwQMAYz/3v8o/Tz9uwMW/4UEd/8KABUAPf+V/7//3f8tAsT+D/8VACwE3/+i/un7VgEMAHoCu/9L/zoC/wBO/eUDLwAl//z/j/y0/+wDo/8fBNz/AgAMAL7/5f/0//r/jACb/9H/8f8vAfn/Kf/8/i0A8//3AAUA1v92AOP/H//kABYAk/8IAMf+ZgAEAen/HQEKAPz/BwDs//3/AgAKAOX/6//y//3/IwABANr/6/8HAPv/HgAFAP//4v8XAOr/FgADAOv/AwDR/wcAIQADABUA+/8DAP3/BgD7/wAA8v////n/BAD6/wkA/v/8/wAA+f/8/wwABAD0/wEACQD3/woAAAD5/woA9P/+//v/CAD///n/8//8/wEACQAEAAAA//8DAAAAAAD4//j/AwAAAPX/AQD4/wwA/v/7//3//////wEA9/8KAP3/AgD//wIAAgD//wAAAwAMAAQA/v8BAAIADgANAP3//v/6//7/+P8RAP7/+v/4//3/+v8EAPn/AwD5//L/CwD0/wYABQD+//3/BQD2/wYA7f///wIA/f/8/wEA9f8IAAkA/P/5/wUABwD3/wIADAANAAUA/P8AAAEACwABAAsA/P/+////BwAJALD/wP+1/+3/7P8XAMX/7//2/2cAxf/9/8f/IgB5AOP/8//9/+b/8v9lANz/EgDk/6L/2P/h/5oAJAD5/8r/7P+1/7//tf/h/+r/+v+p/+z/8v9gANP/CgDE/yUAcQDZ/+z/+v/j//T/WwDg/wsA8/+z/9f/6P+LAB8A9v/G/+b/tf+8/7P/3//v/wwA0v/j/+f/WwDM/xsAyP8iAGoA3P/t/wEA4//1/1UA5f8OAPz/tP/R/+j/gAAfAPb/xP/c/7P/wv+x/+f/6/8DANL/7f/d/1AA2f8qAML/JQBhAOL/7P8FAOb/9P9FAOf/BAD//7//2v/u/3YAHwD5/7//2f+y/8b/sP/n//D//P/f/+f/zv9FAMz/PADC/yIAYgDn/+f/EwDo//H/QwDt/wIAAQDM/9j/7f9wAB0AAADC/9//uv/F/7P/6P/t//D/vP/o/8P/OwDL/0AAxP8iAFoA5P/v/xIA5//y/zIA6v8EAAcA2f/f//T/WwAXAAMAwv/j/7T/vv+y/+L/7P/5/3P/6P++/y4Azf9QAMX/IQBRAN3/8f8YAOX/8P8pAPL/DwAIAOP/3//m/04AIAD8/8L/7f+1/77/tP/f/+n/9f92/+T/sv8qAM3/WgDF/yMASgDg/+//EQDn//D/HgD1/w0AEwDo/97/6/8/AB8A+f/B/+b/uP/B/7T/5P/n//X/Z//h/6z/HwDL/28Av/8iAEsA4//p/yEA5//s/xMA9f/+/x4A8//f//H/OgAlAAIAwv/c/7D/wv+z/+P/9P/p/1D/6P+i/xYA0f99AMD/IwBIAOL/5/8pAOn/8f8HAPv/BAAdAAEA3//t/y0AIAALAML/3/9eAg/8Q/xRAu0CWPuk/70C3QC6AqIBeP4wAc0ACQQk+DD/jwTQAdj+OAL8920Fev97/xYCCvz0/54B7/5HAdr+WwHT/fH+KAGuAZH+4/8iAa8AiAJPAT/+bwHiAAkCof3f/isCeAO5AOEBA/9SAub+cv/QAIT+JwAZAcX+5AAL/pUAhP5O/34A7gCy/tz/xABjABACpAD0/hkBHgH0ANv+ZP/9AEkCGwBVAYr/WQFo/37/LAA1/yoAjwAA/4AAEf8OAAv/lv/+/1cAif+p/z4ADQB6ATwAnP+vACsBQwCt/6P/OAAUAZT/3AD4/84AxP+m/8j/vv8yAP3/Yf8kAO3/oP+E/9L/jP/f/yoAuf/O/7///gDT/zUAQwBCAbD/RADD/5P/4f8f/1IAdgBsABcA0/97/xMAGQB6/87/z//IAEf/AwARADz/cv+/AAkAcv+A/6MAcv++ANP/UwEl/6kAy//q/qr+z/6s//EAOgBwAA0AQ/8zAOD/K/9KAHH/oAEK/4YAcQAJ/xr/YQElACn/Tv8+AAP/PgFl/0QByv7tAL3/Tv5t/YH+6f6AAUkA2AAzACP/RwCn/wD/wwAN/3UCEP8bAQ8B5P68/gwC7f+x/gz/Vf9G/q0BGf/VAOD++QD2/7n9K/wZ/h7+2gGxABMBYwAH/xAAsP/H/mABjv5PAyr/AALUAfL+zv34Al3/6/yR/gb+Qv32AVH/CwCo/sYAWQBT/dT6ff3f/QYAAgEoALAABP8o/iT/Xv43Ao3+RQPEAXj+6/6TAQACFv4iAH0A4gBBAUABkf5BAaP/TgJ7//z/tQINAKwAdAFJ/YIA7v/a/5YBvv4mANYCKP9rARz97ABb/lb+5AAMAdb+RADXAI4AnwHaAOr+qACv/0wBaAB1/lQB5wIYAEsBA//r/W7/gf+pAMj9yQD2AAb/oQBO/TgA5f68/iIAagBo/x4AFgA+ALMAWwCF/5wAvP+LAJ0AC/9oALEBgf/XAGz/4P3n/6T/5f/x/s8AYABu/0IATf61/1b/Pv+X/+r/9P9BAJr/7/8lAO7/BgBRANn/BAAXAVn/vv9/APn+WgADACb9KwDY/3L/qf+0AM//3P/t/xz/Uv/I/5f/Lv+C/2wA+P86/6T/qv+T/4wA/v/m/4z/eAFs/x//T/98/sL/jQDh/HQAGQAx/xEAhABP/0IAnv/d/wH/OgARAPz+Jf/xADQA8v5h/1X/Lv8FAZ3/3v8P/5IBVv97/hr+EP4B/yEB0PzlAE4AB/9fAEEABP+9AEf/uwDC/tQAkADZ/tX+igE1ALX+H//e/qj+eAFF/+r/2/5JAa//4/3d/Jj9IP7EATL9cwFoAO7+8AAWAM7+WgHh/q0B4f5oAWoBtP6Q/g4C+f8Q/sr+Sf7P/cMBFv+q/zL+HAHGAo79lvsk/XL9NgIb/usBigDP/gMBpv9S/jwCWP5xAgoA9f/t/wYAAQAMAPv/AgD/////BgD3/wUAAQACAPj/AgD6//j/BQABAAMA/P8FAAIABQD+//j/+f/+/wIAAgADAP//9P8EAP///P/+////AQAJAP7//P/5/wIAAwADAPb/8f/+/wMA/P8JAPz/+P8CAAMA+/8BAP///v8EAP7/3wEt/nD+6wF3ADr7HAC6AdgAdgKIAVT+TgB0+iUDjP+//5gDfwQyA7oCX/54/Zf+hP/lASj9VQDvARr/UAF4+A4BW/6//hoB/gBZ/goAqQB9AH8BFwHk/uP/kfpnAcT/wP+4AXsDvwHHAYX+MP8Q/4D/5gAe/pAA+wAK/94AoPxrAOf+Ev94AIQACP+8/xMAJQCwAI0AkP+1/576pwCy/wsA5ABIAkcBTAE2/2j/dP+0/zgAQv+eAIAAef+EAPH97v9W/1v/9v8MAKn/sP+T/9D/FwAoACAAif9h+hgA1v8aADcAEAHBAMcA1v8S/8//4//X/wwAkwADAOf/KADz/nz/yP+Y/5b/mv8sAM7/Lf+G/5r/v/+rAEX/E/qU/xcACgCd/9j/SwApADoAvv49ABUAi/98AG0Aqv9AAM//2v8h/zAA4f9Q/yz/ywADANf+SP8s/1H/JwH3/nP5F/9MAAEADP+f/uP/cv+0ALX+uQBDAF3/sgAlAG3/ogBu/6wA3v6nAFkALP/O/nwB8/+X/g3/nv7Z/pUBpv7R+Lv+aQAhAIn+X/1//5z+SAES/zgBXQBK/+wA0/8+/xEBBf+YAcn+PwE0ATn/o/6GAjv/bP7M/l3+2v3ZAVj+zvid/jsAhAAE/hn8BP+M/bgBL/+GAWEAbf9AASD/wv6nAYz+TgIsAGAAYgFuAPT/uABB/+v/zv/W/uf/5wDY/BIBNP8B/j8AXgDJ//cAKABTACYBdP82AOwA8f2v/zkAKP+x/pICsP/4/0r/rv8sADT/tv/M/7n/mACD/zQALv/+ACAAYwESAGb/yf8KAOz/EgHZAKoB4//V/x0CEf/0/5P/UAE5AOz/FAC7/00ATQDP/wL/WQDc/+X/0v9xALn4DgAjAAYAHAA6AKP/5/8NAA8Agv8MADQAKgCt/3EAEwCVAGv5CgG5/0EA1/8kAAEAJABF/5IAwP8LAOb/VQCF/w4AIwDY//X/4v+c/+L/LgARAH7/MAAwAA0Auv9aADsAFQDoAdMA4P8aAPL/FwAoABQA+f8WACQALgD2/zAAEQAeACIA9f/+/wUAHQAIACEAIQAoABcABwAZAPn/TwAQAML/LwAQAPL/RADs/w0AIQAxAFj/DAAYACcAyf8nAC8AHgAoAOv/DQDb/x0A/v8vABsAJgD1/z4AFgDe/0gACgCg/zAACgAkAPP/7P8TAF4AUAAyAAIADwAmABAALwAiACEAIwD4/wkA/v8fAB8AMQAvACIAHQAjAAwAEwBZAAEAjP8cAAsA1P/0/+r/GgA8AAAAbf8mACoAPADC/zcAIwAgABwADwADAOf/GgAMABwAKgAgAAIADgASABoAaAAKANP/MwAVAAMAAQDm/xgA//8LAMD/HAAkAD4A/P8sABcAHgAqAAgABAAtACoAEAAlABkAHAD//wUAKwAhAGIA/P/m/ycABQD5/wkA4v80ACQAEQDSABsAJgA9ACcAJwAGAB0AJQADAP7/9f8ZAA0AHAAwACMABgANADwA/P9MACMAof8iAP7/9f/6/+//KQBKADkAY/4tACgAMQDh/zcAHwAeADAA/P/+//r/IAALADYAGQAYAAUA+/9BAAsATgAEAK//KwAMAPD/AgDs/zEAJQAvANv+HgAoAEIA6P83ABgAHgA/AAMA+P///yIADgAtADUAJQAlABgAKgARAGAAEgDD/zkACwANAPv/5f89ADwAPADIABYAMQBFAPz/HgAmACAABwAFAAUA8/8eABMAFwAmAB0ADwDz/yUA6/9WAA0A9v8iAP//6f/8/+f/OAAtADoAa/84ADcANgARACMALAAfADEA+//7/wMAGgAOAB8ALQAiACQAMgApAAcAUwAUAMf/QAANAAgAFgDr/zAAPAAbAPT+KQAcAD4A/v8oABYAGQAbAAIA/f8KAB0ACQAYAB4AHQAhABYAJQDs/00A/f/Y/zAACQDu/wEA6f8qACwAKwBb/x0AIAA/APP/JgAYABsAFwANAAYAMAAcAAUAHgAZABwAKgD9/zQADgBaAAYAz/81AAgA9//4/+j/OQAkAA4Ayf4sAC4ARAAAADEAIQAcACYACAAAAAwAJgAOACYAHwAnAC8AIgA/AAcAYAAEALT/LgAMAAoABQDn/ywAXADQ/y7/EwArADsA2f8pAB4AHwAeABwA+/8ZACAAGQAfACUAKAD7/wcAPgARAFwAAQDb/ygAGAAIAO7/5f8wAC0A1P/P/koALwA8APX/JwAmAB0AJwAFAAEADAAiABQAJQAlACMAGQAWADsAFQBaABYAxf82AA4A+//0//D/NAA6ACQAGAAQACgAOAD2/x8ADQAeACoACgACACkAIQAQABkAKAAsABcAMQAxACUAUgABAAMAKQASAPf/9f/k/ykAQgD+/7T/JQAnAD0ACAAdABgAHgAmABQAAwD8/x8AEQAeABcAJgD6////RgAcAFEA+f+y/yUAHgALAPf/6f9LAA0AHADn/xoAKwA4AO//GwAVAB8AKAALAAUABwAjABkAMQAcACQAHQAVADcAIQBVAAcAmf81ABUAEgDy/+b/HgA3ACYAgP8fABwALgDc/y4ACgAYACgAFAANAAgALAALADoAKQAmAA4ACwA4AB4AXgAEAJT/HAAmABkA8//a/xoAIQAjAK3/FQAgADoA7v8uABoAHwAjAA4ABwApACQAEwAdACIALwAmAB0AMAAKAGEAAgC0/zIAHgDz/ycA4f8oAEAARQB9/zAAPwA+AMn/KQAkACIAAgAEAAMA7/8pAA8AGwAmABoALAD8/00A6/9UABQAo/8tAAAAHAACAO//IAARAHMAUAHr/ywAMQDo/w0AFwAbABQAEwADAAcAJQAXADsAHwAtAAwA7/87AD0APAD+/8n/FAAgACIA1v/f/zUAWwAiAOT/KQA5ADcA6f81ACAAHwA5ABoACADr/yoAFwArAA4AIgAHAOr/IwBIAFEA+f9+/z8AGQAdAAYA5/8hAFIA7/8+ACoAGgBIANv/NAASABkAOwAWAAQACAAjABAANwAcABsA9//7/18A+/9fAAcAmf8aAA0A2f/t/83/9f8QAPT/+QAWAPj/TgDD/zQA+f8gAE8A4//8/xUAFAD3/zEADgARABQA6/8MAAAAWgANAOL/FwDs/9L/2P/F/xUAEQAiAHn+GgDl/0sA1f8uABIAHgBEAPH//v8RABUA9/8wAA4AEQAaAOn/CgASAF8AFQDy/xUA+P/Y/93/yv8NAAkAOQCg/iAA6f9GAO7/OgAGACEAWwDv/wIA+v8NAPf/LgAZABAA9f/i/xoAFgBjABIA3v8sAPj/1//X/8v/CQD4/0QA1v4kAPb/TQDU/zsA9/8hAE8A5//5/woAEwACACsAIQAcABYA6P///wkAZQAVAOz/HADy/+D/x//I/xcAFAA1ADwAIAAEAEEA6v8oABEAHgBTAPn/+v8TABIA9v8tAAoAEwAOAAEABQAaAFQAEQDB/ywAAADa/9b/x/8AABAADgDm/xYA/f9JANP/OQD6/yAAVgDo////GgAUAAAAPQAbABgAEAD+/wUAEgBdAA4AzP8aAAMA0v/c/8r/CwAQAC0Ab//6//P/QgDs/y8ABQAgAF8A8//3/xQAEgD6/zkAFQATACIA8/8PAAMAWAAAAOX/FwD5/+L/5//G/xAABgAFAKz+GgD4/0kA4v8yAP7/HwBbAOr/+v8XABAA/P8xAAgAFwD///j/BAABAFoA///K/w4A7//l/9P/0f8MAAUAGQAg/gUA8/9GAOz/KgAJAB4ASADv//v/+f8XAPX/LwAPABIABwDw/wsABABQABAAz/8gAPv/3v/Y/8v/CgAPAAYAawAQAPv/QwDq/y8ABgAdAEgA7f/2//7/HgD5/y8AHAAZABAAAQD6/wQAVAAeANn/DgD1/+L/2//K//r/FAAcAFL/EwDv/0QA9f82APH/HwBTAO3//P/p/xEA+/81ABoAFwADANz/AQD//14AEgDK/woA8P/P/+H/yf8AABAAHgCU/g8A9f9DAOb/MgAMACAAaADt//v//v8OAPv/MQAQABMABADX//j/IABYAAMA4P8eAPr/jP/U/lT/wf/J/97/Pf9L/zUAxAAm/yQAW/8+AJkAh//Z/2UAnf+5/2YAp//t/2H/YADl/+X/eABeAJsAbP+u/zX/kv+Z/4v/6P/V/1f/BQDJ/jcAAACKALj/QwDrABoA5v/H/6r/+/+KAOj/8v95AN39e/+B/70AQwCU/5T/vf8V/x7/Gv+G/63/2v+y/or/W/+dAEr/eQAy/1YA8gCY/8D/EACV/8P/mACg//L/7v9r/3L/iP/pAFsA4f8+/6X/",
  32,
);
const SECOND_LAYER = [
  [
    -22.0, 25.0, 58.0, -27.0, -23.0, -18.0, -41.0, -10.0, -4.0, 5.0, 10.0, 63.0, 3.0, 12.0, 11.0,
    16.0,
  ],
  [
    49.0, -61.0, 9.0, 12.0, -15.0, -24.0, -93.0, -10.0, -1.0, -3.0, -16.0, -20.0, -18.0, -16.0,
    -38.0, -14.0,
  ],
  [
    17.0, -61.0, 31.0, -67.0, -29.0, 22.0, 11.0, -70.0, 8.0, -21.0, -15.0, -42.0, -41.0, -11.0,
    -40.0, -19.0,
  ],
  [-11.0, -31.0, -35.0, 6.0, 21.0, -17.0, -28.0, 11.0, -2.0, 1.0, 3.0, 1.0, 3.0, 0.0, -20.0, 12.0],
  [
    -2.0, -30.0, -7.0, -34.0, 9.0, -46.0, -136.0, -32.0, 5.0, -2.0, 2.0, -71.0, -21.0, -2.0, 23.0,
    14.0,
  ],
  [
    -12.0, -54.0, 22.0, -43.0, -16.0, -25.0, -30.0, 50.0, -17.0, 21.0, 2.0, 18.0, -56.0, -1.0, 2.0,
    -10.0,
  ],
  [
    -2.0, -29.0, -204.0, 28.0, -56.0, 27.0, -38.0, 17.0, -5.0, -50.0, -61.0, -31.0, -109.0, 25.0,
    8.0, 16.0,
  ],
  [5.0, -21.0, 38.0, 104.0, -32.0, -1.0, 49.0, 96.0, 4.0, 54.0, -19.0, 17.0, 50.0, 4.0, 20.0, 7.0],
  [
    -18.0, -28.0, -307.0, 10.0, 59.0, -42.0, -116.0, 3.0, 5.0, 14.0, 7.0, -66.0, -15.0, -47.0,
    -26.0, 35.0,
  ],
  [
    32.0, -63.0, -34.0, -51.0, 22.0, 48.0, 35.0, -20.0, -17.0, -11.0, -125.0, -115.0, -39.0, 3.0,
    -30.0, 57.0,
  ],
  [
    -5.0, -18.0, -2.0, -62.0, 0.0, 44.0, 56.0, -54.0, 26.0, -27.0, 13.0, -151.0, -56.0, -5.0, -36.0,
    15.0,
  ],
  [
    103.0, -44.0, -20.0, -34.0, -74.0, 31.0, 17.0, -1.0, -34.0, 5.0, 12.0, -43.0, -80.0, -19.0,
    -38.0, -23.0,
  ],
  [
    -20.0, -32.0, -62.0, -8.0, 16.0, -115.0, -175.0, -34.0, -16.0, -69.0, -34.0, -111.0, 10.0, 7.0,
    -4.0, 23.0,
  ],
  [
    -34.0, -21.0, -9.0, 9.0, 54.0, -114.0, -148.0, -18.0, 2.0, -5.0, 168.0, -33.0, -116.0, -17.0,
    10.0, 3.0,
  ],
  [
    10.0, -18.0, 5.0, 0.0, -69.0, -69.0, -81.0, -19.0, 30.0, -20.0, -51.0, -46.0, 20.0, -11.0,
    -25.0, 22.0,
  ],
  [
    22.0, -6.0, 35.0, -8.0, -32.0, 11.0, -13.0, -7.0, 0.0, -9.0, -13.0, 19.0, 35.0, -14.0, -5.0,
    -12.0,
  ],
  [
    -20.0, 9.0, -22.0, 1.0, -52.0, -115.0, -129.0, 10.0, -3.0, 18.0, -412.0, -56.0, -58.0, -33.0,
    -31.0, -7.0,
  ],
  [
    13.0, -31.0, -66.0, 45.0, 114.0, 3.0, 34.0, 22.0, 47.0, 4.0, 17.0, -107.0, 49.0, -8.0, -44.0,
    20.0,
  ],
  [
    -253.0, 37.0, -95.0, 354.0, -5.0, -9.0, -102.0, -1024.0, 729.0, 159.0, -26.0, -114.0, -1043.0,
    63.0, -27.0, 280.0,
  ],
  [
    -10.0, -53.0, -5.0, 29.0, 22.0, -59.0, -28.0, 1.0, 4.0, 33.0, 46.0, -55.0, -80.0, -16.0, -56.0,
    9.0,
  ],
  [3.0, 8.0, 89.0, 9.0, -96.0, 73.0, 133.0, 8.0, 32.0, 1.0, 66.0, -12.0, 63.0, 23.0, -85.0, 50.0],
  [
    35.0, -19.0, -5.0, -38.0, -10.0, 11.0, -13.0, -12.0, -20.0, -1.0, 1.0, -52.0, 176.0, 15.0, -7.0,
    8.0,
  ],
  [
    -25.0, -24.0, -43.0, 57.0, 7.0, 3.0, -17.0, -51.0, -1.0, -69.0, 16.0, 67.0, -3.0, -1.0, -75.0,
    13.0,
  ],
  [
    25.0, -7.0, 64.0, 4.0, -25.0, -6.0, -16.0, 3.0, -4.0, -4.0, -8.0, -61.0, -15.0, 79.0, -13.0,
    -2.0,
  ],
  [
    14.0, 30.0, -1.0, -9.0, -15.0, -12.0, -19.0, -12.0, -1.0, -8.0, -5.0, -86.0, -23.0, 121.0,
    -12.0, -13.0,
  ],
  [
    -10.0, 11.0, -40.0, 14.0, 24.0, -25.0, -58.0, 11.0, -2.0, 11.0, 8.0, -50.0, 17.0, -3.0, 4.0,
    10.0,
  ],
  [
    17.0, -6.0, -11.0, -13.0, -11.0, 17.0, -4.0, -9.0, -4.0, -9.0, -18.0, -36.0, -49.0, -30.0, 25.0,
    -7.0,
  ],
  [
    -11.0, -18.0, -101.0, -4.0, 92.0, -31.0, -84.0, 5.0, -51.0, 15.0, 57.0, -74.0, -60.0, -22.0,
    -41.0, 38.0,
  ],
  [
    -7.0, -26.0, 19.0, -110.0, -10.0, 1.0, 1.0, -83.0, 26.0, -54.0, 19.0, -113.0, -80.0, -6.0,
    -51.0, 9.0,
  ],
  [
    54.0, -53.0, 136.0, 8.0, 8.0, 11.0, 11.0, -1.0, -6.0, -2.0, -13.0, 33.0, 19.0, -19.0, -26.0,
    21.0,
  ],
  [
    -20.0, -4.0, -81.0, 21.0, 74.0, -45.0, -65.0, 13.0, 10.0, 61.0, 25.0, -161.0, -3.0, 3.0, -21.0,
    34.0,
  ],
  [
    21.0, 12.0, 7.0, -18.0, -26.0, 17.0, 14.0, 15.0, -6.0, -3.0, -17.0, 45.0, 28.0, -4.0, -12.0,
    -7.0,
  ],
  [
    -61.0, -30.0, -296.0, -439.0, -153.0, 3.0, -83.0, -68.0, -254.0, -140.0, -242.0, -95.0, -255.0,
    -198.0, -14.0, 38.0,
  ],
];
const THIRD_LAYER = [
  10.0, 4.0, 3.0, -5.0, -3.0, 3.0, 4.0, 4.0, 9.0, -3.0, -4.0, -2.0, 6.0, 3.0, 0.0, -13.0, 44.0,
];
const NEXT = 0;
const COUNT = 1;
const LOW = 2;
const LEAST = -1073741824;
const HIGH = 3;
const MONTHS_SEEN = 0;
const SEEN = [
  [
    0, 40, 80, 120, 10, 50, 90, 130, 20, 60, 100, 140, 30, 70, 110, 150, 1, 41, 81, 121, 11, 51, 91,
    131, 21, 61, 101, 141, 31, 71, 111, 151, 2, 42, 82, 122, 12, 52, 92, 132, 22, 62, 102, 142, 32,
    72, 112, 152, 3, 43, 83, 123, 13, 53, 93, 133, 23, 63, 103, 143, 33, 73, 113, 153, 1, 41, 81,
    121, 11, 51, 91, 131, 21, 61, 101, 141, 31, 71, 111, 151, 4, 44, 84, 124, 14, 54, 94, 134, 24,
    64, 104, 144, 34, 74, 114, 154, 5, 45, 85, 125, 15, 55, 95, 135, 25, 65, 105, 145, 35, 75, 115,
    155, 6, 46, 86, 126, 16, 56, 96, 136, 26, 66, 106, 146, 36, 76, 116, 156, 2, 42, 82, 122, 12,
    52, 92, 132, 22, 62, 102, 142, 32, 72, 112, 152, 5, 45, 85, 125, 15, 55, 95, 135, 25, 65, 105,
    145, 35, 75, 115, 155, 7, 47, 87, 127, 17, 57, 97, 137, 27, 67, 107, 147, 37, 77, 117, 157, 8,
    48, 88, 128, 18, 58, 98, 138, 28, 68, 108, 148, 38, 78, 118, 158, 3, 43, 83, 123, 13, 53, 93,
    133, 23, 63, 103, 143, 33, 73, 113, 153, 6, 46, 86, 126, 16, 56, 96, 136, 26, 66, 106, 146, 36,
    76, 116, 156, 8, 48, 88, 128, 18, 58, 98, 138, 28, 68, 108, 148, 38, 78, 118, 158, 9, 49, 89,
    129, 19, 59, 99, 139, 29, 69, 109, 149, 39, 79, 119, 159,
  ],
  [
    160, 200, 240, 280, 170, 210, 250, 290, 180, 220, 260, 300, 190, 230, 270, 310, 161, 201, 241,
    281, 171, 211, 251, 291, 181, 221, 261, 301, 191, 231, 271, 311, 162, 202, 242, 282, 172, 212,
    252, 292, 182, 222, 262, 302, 192, 232, 272, 312, 163, 203, 243, 283, 173, 213, 253, 293, 183,
    223, 263, 303, 193, 233, 273, 313, 161, 201, 241, 281, 171, 211, 251, 291, 181, 221, 261, 301,
    191, 231, 271, 311, 164, 204, 244, 284, 174, 214, 254, 294, 184, 224, 264, 304, 194, 234, 274,
    314, 165, 205, 245, 285, 175, 215, 255, 295, 185, 225, 265, 305, 195, 235, 275, 315, 166, 206,
    246, 286, 176, 216, 256, 296, 186, 226, 266, 306, 196, 236, 276, 316, 162, 202, 242, 282, 172,
    212, 252, 292, 182, 222, 262, 302, 192, 232, 272, 312, 165, 205, 245, 285, 175, 215, 255, 295,
    185, 225, 265, 305, 195, 235, 275, 315, 167, 207, 247, 287, 177, 217, 257, 297, 187, 227, 267,
    307, 197, 237, 277, 317, 168, 208, 248, 288, 178, 218, 258, 298, 188, 228, 268, 308, 198, 238,
    278, 318, 163, 203, 243, 283, 173, 213, 253, 293, 183, 223, 263, 303, 193, 233, 273, 313, 166,
    206, 246, 286, 176, 216, 256, 296, 186, 226, 266, 306, 196, 236, 276, 316, 168, 208, 248, 288,
    178, 218, 258, 298, 188, 228, 268, 308, 198, 238, 278, 318, 169, 209, 249, 289, 179, 219, 259,
    299, 189, 229, 269, 309, 199, 239, 279, 319,
  ],
  [
    320, 360, 400, 440, 330, 370, 410, 450, 340, 380, 420, 460, 350, 390, 430, 470, 321, 361, 401,
    441, 331, 371, 411, 451, 341, 381, 421, 461, 351, 391, 431, 471, 322, 362, 402, 442, 332, 372,
    412, 452, 342, 382, 422, 462, 352, 392, 432, 472, 323, 363, 403, 443, 333, 373, 413, 453, 343,
    383, 423, 463, 353, 393, 433, 473, 321, 361, 401, 441, 331, 371, 411, 451, 341, 381, 421, 461,
    351, 391, 431, 471, 324, 364, 404, 444, 334, 374, 414, 454, 344, 384, 424, 464, 354, 394, 434,
    474, 325, 365, 405, 445, 335, 375, 415, 455, 345, 385, 425, 465, 355, 395, 435, 475, 326, 366,
    406, 446, 336, 376, 416, 456, 346, 386, 426, 466, 356, 396, 436, 476, 322, 362, 402, 442, 332,
    372, 412, 452, 342, 382, 422, 462, 352, 392, 432, 472, 325, 365, 405, 445, 335, 375, 415, 455,
    345, 385, 425, 465, 355, 395, 435, 475, 327, 367, 407, 447, 337, 377, 417, 457, 347, 387, 427,
    467, 357, 397, 437, 477, 328, 368, 408, 448, 338, 378, 418, 458, 348, 388, 428, 468, 358, 398,
    438, 478, 323, 363, 403, 443, 333, 373, 413, 453, 343, 383, 423, 463, 353, 393, 433, 473, 326,
    366, 406, 446, 336, 376, 416, 456, 346, 386, 426, 466, 356, 396, 436, 476, 328, 368, 408, 448,
    338, 378, 418, 458, 348, 388, 428, 468, 358, 398, 438, 478, 329, 369, 409, 449, 339, 379, 419,
    459, 349, 389, 429, 469, 359, 399, 439, 479,
  ],
  [
    480, 520, 560, 600, 490, 530, 570, 610, 500, 540, 580, 620, 510, 550, 590, 630, 481, 521, 561,
    601, 491, 531, 571, 611, 501, 541, 581, 621, 511, 551, 591, 631, 482, 522, 562, 602, 492, 532,
    572, 612, 502, 542, 582, 622, 512, 552, 592, 632, 483, 523, 563, 603, 493, 533, 573, 613, 503,
    543, 583, 623, 513, 553, 593, 633, 481, 521, 561, 601, 491, 531, 571, 611, 501, 541, 581, 621,
    511, 551, 591, 631, 484, 524, 564, 604, 494, 534, 574, 614, 504, 544, 584, 624, 514, 554, 594,
    634, 485, 525, 565, 605, 495, 535, 575, 615, 505, 545, 585, 625, 515, 555, 595, 635, 486, 526,
    566, 606, 496, 536, 576, 616, 506, 546, 586, 626, 516, 556, 596, 636, 482, 522, 562, 602, 492,
    532, 572, 612, 502, 542, 582, 622, 512, 552, 592, 632, 485, 525, 565, 605, 495, 535, 575, 615,
    505, 545, 585, 625, 515, 555, 595, 635, 487, 527, 567, 607, 497, 537, 577, 617, 507, 547, 587,
    627, 517, 557, 597, 637, 488, 528, 568, 608, 498, 538, 578, 618, 508, 548, 588, 628, 518, 558,
    598, 638, 483, 523, 563, 603, 493, 533, 573, 613, 503, 543, 583, 623, 513, 553, 593, 633, 486,
    526, 566, 606, 496, 536, 576, 616, 506, 546, 586, 626, 516, 556, 596, 636, 488, 528, 568, 608,
    498, 538, 578, 618, 508, 548, 588, 628, 518, 558, 598, 638, 489, 529, 569, 609, 499, 539, 579,
    619, 509, 549, 589, 629, 519, 559, 599, 639,
  ],
  [
    640, 680, 720, 760, 650, 690, 730, 770, 660, 700, 740, 780, 670, 710, 750, 790, 641, 681, 721,
    761, 651, 691, 731, 771, 661, 701, 741, 781, 671, 711, 751, 791, 642, 682, 722, 762, 652, 692,
    732, 772, 662, 702, 742, 782, 672, 712, 752, 792, 643, 683, 723, 763, 653, 693, 733, 773, 663,
    703, 743, 783, 673, 713, 753, 793, 641, 681, 721, 761, 651, 691, 731, 771, 661, 701, 741, 781,
    671, 711, 751, 791, 644, 684, 724, 764, 654, 694, 734, 774, 664, 704, 744, 784, 674, 714, 754,
    794, 645, 685, 725, 765, 655, 695, 735, 775, 665, 705, 745, 785, 675, 715, 755, 795, 646, 686,
    726, 766, 656, 696, 736, 776, 666, 706, 746, 786, 676, 716, 756, 796, 642, 682, 722, 762, 652,
    692, 732, 772, 662, 702, 742, 782, 672, 712, 752, 792, 645, 685, 725, 765, 655, 695, 735, 775,
    665, 705, 745, 785, 675, 715, 755, 795, 647, 687, 727, 767, 657, 697, 737, 777, 667, 707, 747,
    787, 677, 717, 757, 797, 648, 688, 728, 768, 658, 698, 738, 778, 668, 708, 748, 788, 678, 718,
    758, 798, 643, 683, 723, 763, 653, 693, 733, 773, 663, 703, 743, 783, 673, 713, 753, 793, 646,
    686, 726, 766, 656, 696, 736, 776, 666, 706, 746, 786, 676, 716, 756, 796, 648, 688, 728, 768,
    658, 698, 738, 778, 668, 708, 748, 788, 678, 718, 758, 798, 649, 689, 729, 769, 659, 699, 739,
    779, 669, 709, 749, 789, 679, 719, 759, 799,
  ],
  [
    800, 840, 880, 920, 810, 850, 890, 930, 820, 860, 900, 940, 830, 870, 910, 950, 801, 841, 881,
    921, 811, 851, 891, 931, 821, 861, 901, 941, 831, 871, 911, 951, 802, 842, 882, 922, 812, 852,
    892, 932, 822, 862, 902, 942, 832, 872, 912, 952, 803, 843, 883, 923, 813, 853, 893, 933, 823,
    863, 903, 943, 833, 873, 913, 953, 801, 841, 881, 921, 811, 851, 891, 931, 821, 861, 901, 941,
    831, 871, 911, 951, 804, 844, 884, 924, 814, 854, 894, 934, 824, 864, 904, 944, 834, 874, 914,
    954, 805, 845, 885, 925, 815, 855, 895, 935, 825, 865, 905, 945, 835, 875, 915, 955, 806, 846,
    886, 926, 816, 856, 896, 936, 826, 866, 906, 946, 836, 876, 916, 956, 802, 842, 882, 922, 812,
    852, 892, 932, 822, 862, 902, 942, 832, 872, 912, 952, 805, 845, 885, 925, 815, 855, 895, 935,
    825, 865, 905, 945, 835, 875, 915, 955, 807, 847, 887, 927, 817, 857, 897, 937, 827, 867, 907,
    947, 837, 877, 917, 957, 808, 848, 888, 928, 818, 858, 898, 938, 828, 868, 908, 948, 838, 878,
    918, 958, 803, 843, 883, 923, 813, 853, 893, 933, 823, 863, 903, 943, 833, 873, 913, 953, 806,
    846, 886, 926, 816, 856, 896, 936, 826, 866, 906, 946, 836, 876, 916, 956, 808, 848, 888, 928,
    818, 858, 898, 938, 828, 868, 908, 948, 838, 878, 918, 958, 809, 849, 889, 929, 819, 859, 899,
    939, 829, 869, 909, 949, 839, 879, 919, 959,
  ],
  [
    960, 1000, 1040, 1080, 970, 1010, 1050, 1090, 980, 1020, 1060, 1100, 990, 1030, 1070, 1110, 961,
    1001, 1041, 1081, 971, 1011, 1051, 1091, 981, 1021, 1061, 1101, 991, 1031, 1071, 1111, 962,
    1002, 1042, 1082, 972, 1012, 1052, 1092, 982, 1022, 1062, 1102, 992, 1032, 1072, 1112, 963,
    1003, 1043, 1083, 973, 1013, 1053, 1093, 983, 1023, 1063, 1103, 993, 1033, 1073, 1113, 961,
    1001, 1041, 1081, 971, 1011, 1051, 1091, 981, 1021, 1061, 1101, 991, 1031, 1071, 1111, 964,
    1004, 1044, 1084, 974, 1014, 1054, 1094, 984, 1024, 1064, 1104, 994, 1034, 1074, 1114, 965,
    1005, 1045, 1085, 975, 1015, 1055, 1095, 985, 1025, 1065, 1105, 995, 1035, 1075, 1115, 966,
    1006, 1046, 1086, 976, 1016, 1056, 1096, 986, 1026, 1066, 1106, 996, 1036, 1076, 1116, 962,
    1002, 1042, 1082, 972, 1012, 1052, 1092, 982, 1022, 1062, 1102, 992, 1032, 1072, 1112, 965,
    1005, 1045, 1085, 975, 1015, 1055, 1095, 985, 1025, 1065, 1105, 995, 1035, 1075, 1115, 967,
    1007, 1047, 1087, 977, 1017, 1057, 1097, 987, 1027, 1067, 1107, 997, 1037, 1077, 1117, 968,
    1008, 1048, 1088, 978, 1018, 1058, 1098, 988, 1028, 1068, 1108, 998, 1038, 1078, 1118, 963,
    1003, 1043, 1083, 973, 1013, 1053, 1093, 983, 1023, 1063, 1103, 993, 1033, 1073, 1113, 966,
    1006, 1046, 1086, 976, 1016, 1056, 1096, 986, 1026, 1066, 1106, 996, 1036, 1076, 1116, 968,
    1008, 1048, 1088, 978, 1018, 1058, 1098, 988, 1028, 1068, 1108, 998, 1038, 1078, 1118, 969,
    1009, 1049, 1089, 979, 1019, 1059, 1099, 989, 1029, 1069, 1109, 999, 1039, 1079, 1119,
  ],
  [
    1120, 1160, 1200, 1240, 1130, 1170, 1210, 1250, 1140, 1180, 1220, 1260, 1150, 1190, 1230, 1270,
    1121, 1161, 1201, 1241, 1131, 1171, 1211, 1251, 1141, 1181, 1221, 1261, 1151, 1191, 1231, 1271,
    1122, 1162, 1202, 1242, 1132, 1172, 1212, 1252, 1142, 1182, 1222, 1262, 1152, 1192, 1232, 1272,
    1123, 1163, 1203, 1243, 1133, 1173, 1213, 1253, 1143, 1183, 1223, 1263, 1153, 1193, 1233, 1273,
    1121, 1161, 1201, 1241, 1131, 1171, 1211, 1251, 1141, 1181, 1221, 1261, 1151, 1191, 1231, 1271,
    1124, 1164, 1204, 1244, 1134, 1174, 1214, 1254, 1144, 1184, 1224, 1264, 1154, 1194, 1234, 1274,
    1125, 1165, 1205, 1245, 1135, 1175, 1215, 1255, 1145, 1185, 1225, 1265, 1155, 1195, 1235, 1275,
    1126, 1166, 1206, 1246, 1136, 1176, 1216, 1256, 1146, 1186, 1226, 1266, 1156, 1196, 1236, 1276,
    1122, 1162, 1202, 1242, 1132, 1172, 1212, 1252, 1142, 1182, 1222, 1262, 1152, 1192, 1232, 1272,
    1125, 1165, 1205, 1245, 1135, 1175, 1215, 1255, 1145, 1185, 1225, 1265, 1155, 1195, 1235, 1275,
    1127, 1167, 1207, 1247, 1137, 1177, 1217, 1257, 1147, 1187, 1227, 1267, 1157, 1197, 1237, 1277,
    1128, 1168, 1208, 1248, 1138, 1178, 1218, 1258, 1148, 1188, 1228, 1268, 1158, 1198, 1238, 1278,
    1123, 1163, 1203, 1243, 1133, 1173, 1213, 1253, 1143, 1183, 1223, 1263, 1153, 1193, 1233, 1273,
    1126, 1166, 1206, 1246, 1136, 1176, 1216, 1256, 1146, 1186, 1226, 1266, 1156, 1196, 1236, 1276,
    1128, 1168, 1208, 1248, 1138, 1178, 1218, 1258, 1148, 1188, 1228, 1268, 1158, 1198, 1238, 1278,
    1129, 1169, 1209, 1249, 1139, 1179, 1219, 1259, 1149, 1189, 1229, 1269, 1159, 1199, 1239, 1279,
  ],
  [
    1280, 1344, 1408, 1472, 1296, 1360, 1424, 1488, 1312, 1376, 1440, 1504, 1328, 1392, 1456, 1520,
    1284, 1348, 1412, 1476, 1300, 1364, 1428, 1492, 1316, 1380, 1444, 1508, 1332, 1396, 1460, 1524,
    1288, 1352, 1416, 1480, 1304, 1368, 1432, 1496, 1320, 1384, 1448, 1512, 1336, 1400, 1464, 1528,
    1292, 1356, 1420, 1484, 1308, 1372, 1436, 1500, 1324, 1388, 1452, 1516, 1340, 1404, 1468, 1532,
    1281, 1345, 1409, 1473, 1297, 1361, 1425, 1489, 1313, 1377, 1441, 1505, 1329, 1393, 1457, 1521,
    1285, 1349, 1413, 1477, 1301, 1365, 1429, 1493, 1317, 1381, 1445, 1509, 1333, 1397, 1461, 1525,
    1289, 1353, 1417, 1481, 1305, 1369, 1433, 1497, 1321, 1385, 1449, 1513, 1337, 1401, 1465, 1529,
    1293, 1357, 1421, 1485, 1309, 1373, 1437, 1501, 1325, 1389, 1453, 1517, 1341, 1405, 1469, 1533,
    1282, 1346, 1410, 1474, 1298, 1362, 1426, 1490, 1314, 1378, 1442, 1506, 1330, 1394, 1458, 1522,
    1286, 1350, 1414, 1478, 1302, 1366, 1430, 1494, 1318, 1382, 1446, 1510, 1334, 1398, 1462, 1526,
    1290, 1354, 1418, 1482, 1306, 1370, 1434, 1498, 1322, 1386, 1450, 1514, 1338, 1402, 1466, 1530,
    1294, 1358, 1422, 1486, 1310, 1374, 1438, 1502, 1326, 1390, 1454, 1518, 1342, 1406, 1470, 1534,
    1283, 1347, 1411, 1475, 1299, 1363, 1427, 1491, 1315, 1379, 1443, 1507, 1331, 1395, 1459, 1523,
    1287, 1351, 1415, 1479, 1303, 1367, 1431, 1495, 1319, 1383, 1447, 1511, 1335, 1399, 1463, 1527,
    1291, 1355, 1419, 1483, 1307, 1371, 1435, 1499, 1323, 1387, 1451, 1515, 1339, 1403, 1467, 1531,
    1295, 1359, 1423, 1487, 1311, 1375, 1439, 1503, 1327, 1391, 1455, 1519, 1343, 1407, 1471, 1535,
  ],
  [
    1536, 1556, 1576, 1596, 1537, 1557, 1577, 1597, 1538, 1558, 1578, 1598, 1539, 1559, 1579, 1599,
    1537, 1557, 1577, 1597, 1540, 1560, 1580, 1600, 1541, 1561, 1581, 1601, 1542, 1562, 1582, 1602,
    1538, 1558, 1578, 1598, 1541, 1561, 1581, 1601, 1543, 1563, 1583, 1603, 1544, 1564, 1584, 1604,
    1539, 1559, 1579, 1599, 1542, 1562, 1582, 1602, 1544, 1564, 1584, 1604, 1545, 1565, 1585, 1605,
    1537, 1557, 1577, 1597, 1540, 1560, 1580, 1600, 1541, 1561, 1581, 1601, 1542, 1562, 1582, 1602,
    1540, 1560, 1580, 1600, 1546, 1566, 1586, 1606, 1547, 1567, 1587, 1607, 1548, 1568, 1588, 1608,
    1541, 1561, 1581, 1601, 1547, 1567, 1587, 1607, 1549, 1569, 1589, 1609, 1550, 1570, 1590, 1610,
    1542, 1562, 1582, 1602, 1548, 1568, 1588, 1608, 1550, 1570, 1590, 1610, 1551, 1571, 1591, 1611,
    1538, 1558, 1578, 1598, 1541, 1561, 1581, 1601, 1543, 1563, 1583, 1603, 1544, 1564, 1584, 1604,
    1541, 1561, 1581, 1601, 1547, 1567, 1587, 1607, 1549, 1569, 1589, 1609, 1550, 1570, 1590, 1610,
    1543, 1563, 1583, 1603, 1549, 1569, 1589, 1609, 1552, 1572, 1592, 1612, 1553, 1573, 1593, 1613,
    1544, 1564, 1584, 1604, 1550, 1570, 1590, 1610, 1553, 1573, 1593, 1613, 1554, 1574, 1594, 1614,
    1539, 1559, 1579, 1599, 1542, 1562, 1582, 1602, 1544, 1564, 1584, 1604, 1545, 1565, 1585, 1605,
    1542, 1562, 1582, 1602, 1548, 1568, 1588, 1608, 1550, 1570, 1590, 1610, 1551, 1571, 1591, 1611,
    1544, 1564, 1584, 1604, 1550, 1570, 1590, 1610, 1553, 1573, 1593, 1613, 1554, 1574, 1594, 1614,
    1545, 1565, 1585, 1605, 1551, 1571, 1591, 1611, 1554, 1574, 1594, 1614, 1555, 1575, 1595, 1615,
  ],
];
const MONTHS_OPEN = 1616;
const OPEN = [
  [
    0, 18, 36, 0, 6, 24, 42, 0, 12, 30, 48, 0, 0, 0, 0, 0, 1, 19, 37, 0, 7, 25, 43, 0, 13, 31, 49,
    0, 0, 0, 0, 0, 2, 20, 38, 0, 8, 26, 44, 0, 14, 32, 50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 19, 37, 0, 7, 25, 43, 0, 13, 31, 49, 0, 0, 0, 0, 0, 3, 21, 39, 0, 9, 27,
    45, 0, 15, 33, 51, 0, 0, 0, 0, 0, 4, 22, 40, 0, 10, 28, 46, 0, 16, 34, 52, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 20, 38, 0, 8, 26, 44, 0, 14, 32, 50, 0, 0, 0, 0, 0,
    4, 22, 40, 0, 10, 28, 46, 0, 16, 34, 52, 0, 0, 0, 0, 0, 5, 23, 41, 0, 11, 29, 47, 0, 17, 35, 53,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ],
  [
    54, 72, 90, 0, 60, 78, 96, 0, 66, 84, 102, 0, 0, 0, 0, 0, 55, 73, 91, 0, 61, 79, 97, 0, 67, 85,
    103, 0, 0, 0, 0, 0, 56, 74, 92, 0, 62, 80, 98, 0, 68, 86, 104, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 55, 73, 91, 0, 61, 79, 97, 0, 67, 85, 103, 0, 0, 0, 0, 0, 57, 75,
    93, 0, 63, 81, 99, 0, 69, 87, 105, 0, 0, 0, 0, 0, 58, 76, 94, 0, 64, 82, 100, 0, 70, 88, 106, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 56, 74, 92, 0, 62, 80, 98, 0, 68,
    86, 104, 0, 0, 0, 0, 0, 58, 76, 94, 0, 64, 82, 100, 0, 70, 88, 106, 0, 0, 0, 0, 0, 59, 77, 95,
    0, 65, 83, 101, 0, 71, 89, 107, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ],
  [
    108, 126, 144, 0, 114, 132, 150, 0, 120, 138, 156, 0, 0, 0, 0, 0, 109, 127, 145, 0, 115, 133,
    151, 0, 121, 139, 157, 0, 0, 0, 0, 0, 110, 128, 146, 0, 116, 134, 152, 0, 122, 140, 158, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 109, 127, 145, 0, 115, 133, 151, 0,
    121, 139, 157, 0, 0, 0, 0, 0, 111, 129, 147, 0, 117, 135, 153, 0, 123, 141, 159, 0, 0, 0, 0, 0,
    112, 130, 148, 0, 118, 136, 154, 0, 124, 142, 160, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 110, 128, 146, 0, 116, 134, 152, 0, 122, 140, 158, 0, 0, 0, 0, 0, 112, 130,
    148, 0, 118, 136, 154, 0, 124, 142, 160, 0, 0, 0, 0, 0, 113, 131, 149, 0, 119, 137, 155, 0, 125,
    143, 161, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ],
  [
    162, 180, 198, 0, 168, 186, 204, 0, 174, 192, 210, 0, 0, 0, 0, 0, 163, 181, 199, 0, 169, 187,
    205, 0, 175, 193, 211, 0, 0, 0, 0, 0, 164, 182, 200, 0, 170, 188, 206, 0, 176, 194, 212, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 163, 181, 199, 0, 169, 187, 205, 0,
    175, 193, 211, 0, 0, 0, 0, 0, 165, 183, 201, 0, 171, 189, 207, 0, 177, 195, 213, 0, 0, 0, 0, 0,
    166, 184, 202, 0, 172, 190, 208, 0, 178, 196, 214, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 164, 182, 200, 0, 170, 188, 206, 0, 176, 194, 212, 0, 0, 0, 0, 0, 166, 184,
    202, 0, 172, 190, 208, 0, 178, 196, 214, 0, 0, 0, 0, 0, 167, 185, 203, 0, 173, 191, 209, 0, 179,
    197, 215, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ],
  [
    216, 234, 252, 0, 222, 240, 258, 0, 228, 246, 264, 0, 0, 0, 0, 0, 217, 235, 253, 0, 223, 241,
    259, 0, 229, 247, 265, 0, 0, 0, 0, 0, 218, 236, 254, 0, 224, 242, 260, 0, 230, 248, 266, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 217, 235, 253, 0, 223, 241, 259, 0,
    229, 247, 265, 0, 0, 0, 0, 0, 219, 237, 255, 0, 225, 243, 261, 0, 231, 249, 267, 0, 0, 0, 0, 0,
    220, 238, 256, 0, 226, 244, 262, 0, 232, 250, 268, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 218, 236, 254, 0, 224, 242, 260, 0, 230, 248, 266, 0, 0, 0, 0, 0, 220, 238,
    256, 0, 226, 244, 262, 0, 232, 250, 268, 0, 0, 0, 0, 0, 221, 239, 257, 0, 227, 245, 263, 0, 233,
    251, 269, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ],
  [
    270, 288, 306, 0, 276, 294, 312, 0, 282, 300, 318, 0, 0, 0, 0, 0, 271, 289, 307, 0, 277, 295,
    313, 0, 283, 301, 319, 0, 0, 0, 0, 0, 272, 290, 308, 0, 278, 296, 314, 0, 284, 302, 320, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 271, 289, 307, 0, 277, 295, 313, 0,
    283, 301, 319, 0, 0, 0, 0, 0, 273, 291, 309, 0, 279, 297, 315, 0, 285, 303, 321, 0, 0, 0, 0, 0,
    274, 292, 310, 0, 280, 298, 316, 0, 286, 304, 322, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 272, 290, 308, 0, 278, 296, 314, 0, 284, 302, 320, 0, 0, 0, 0, 0, 274, 292,
    310, 0, 280, 298, 316, 0, 286, 304, 322, 0, 0, 0, 0, 0, 275, 293, 311, 0, 281, 299, 317, 0, 287,
    305, 323, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ],
  [
    324, 342, 360, 0, 330, 348, 366, 0, 336, 354, 372, 0, 0, 0, 0, 0, 325, 343, 361, 0, 331, 349,
    367, 0, 337, 355, 373, 0, 0, 0, 0, 0, 326, 344, 362, 0, 332, 350, 368, 0, 338, 356, 374, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 325, 343, 361, 0, 331, 349, 367, 0,
    337, 355, 373, 0, 0, 0, 0, 0, 327, 345, 363, 0, 333, 351, 369, 0, 339, 357, 375, 0, 0, 0, 0, 0,
    328, 346, 364, 0, 334, 352, 370, 0, 340, 358, 376, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 326, 344, 362, 0, 332, 350, 368, 0, 338, 356, 374, 0, 0, 0, 0, 0, 328, 346,
    364, 0, 334, 352, 370, 0, 340, 358, 376, 0, 0, 0, 0, 0, 329, 347, 365, 0, 335, 353, 371, 0, 341,
    359, 377, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ],
  [
    378, 396, 414, 0, 384, 402, 420, 0, 390, 408, 426, 0, 0, 0, 0, 0, 379, 397, 415, 0, 385, 403,
    421, 0, 391, 409, 427, 0, 0, 0, 0, 0, 380, 398, 416, 0, 386, 404, 422, 0, 392, 410, 428, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 379, 397, 415, 0, 385, 403, 421, 0,
    391, 409, 427, 0, 0, 0, 0, 0, 381, 399, 417, 0, 387, 405, 423, 0, 393, 411, 429, 0, 0, 0, 0, 0,
    382, 400, 418, 0, 388, 406, 424, 0, 394, 412, 430, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 380, 398, 416, 0, 386, 404, 422, 0, 392, 410, 428, 0, 0, 0, 0, 0, 382, 400,
    418, 0, 388, 406, 424, 0, 394, 412, 430, 0, 0, 0, 0, 0, 383, 401, 419, 0, 389, 407, 425, 0, 395,
    413, 431, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ],
  [
    432, 459, 486, 0, 441, 468, 495, 0, 450, 477, 504, 0, 0, 0, 0, 0, 435, 462, 489, 0, 444, 471,
    498, 0, 453, 480, 507, 0, 0, 0, 0, 0, 438, 465, 492, 0, 447, 474, 501, 0, 456, 483, 510, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 433, 460, 487, 0, 442, 469, 496, 0,
    451, 478, 505, 0, 0, 0, 0, 0, 436, 463, 490, 0, 445, 472, 499, 0, 454, 481, 508, 0, 0, 0, 0, 0,
    439, 466, 493, 0, 448, 475, 502, 0, 457, 484, 511, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 434, 461, 488, 0, 443, 470, 497, 0, 452, 479, 506, 0, 0, 0, 0, 0, 437, 464,
    491, 0, 446, 473, 500, 0, 455, 482, 509, 0, 0, 0, 0, 0, 440, 467, 494, 0, 449, 476, 503, 0, 458,
    485, 512, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ],
  [
    513, 523, 533, 0, 514, 524, 534, 0, 515, 525, 535, 0, 0, 0, 0, 0, 514, 524, 534, 0, 516, 526,
    536, 0, 517, 527, 537, 0, 0, 0, 0, 0, 515, 525, 535, 0, 517, 527, 537, 0, 518, 528, 538, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 514, 524, 534, 0, 516, 526, 536, 0,
    517, 527, 537, 0, 0, 0, 0, 0, 516, 526, 536, 0, 519, 529, 539, 0, 520, 530, 540, 0, 0, 0, 0, 0,
    517, 527, 537, 0, 520, 530, 540, 0, 521, 531, 541, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 515, 525, 535, 0, 517, 527, 537, 0, 518, 528, 538, 0, 0, 0, 0, 0, 517, 527,
    537, 0, 520, 530, 540, 0, 521, 531, 541, 0, 0, 0, 0, 0, 518, 528, 538, 0, 521, 531, 541, 0, 522,
    532, 542, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ],
];
const LACKS = 2159;
const FINE = 10;
const STEPS = 48;
const LEAD_TAKEN = 2539;
const STANDS = 2597;
const JUDGING_JOKER = 2624;
const LEAD_STEP = 25;
const LEADS = 24;
const JUDGING_LEAD = 2628;
const LEFT = 2652;
const LEFTS = 12;
const EDITION = 2664;
const SCALE = 128;
const JUDGING_BEGINS = 2;
const TAKEN = 0;
const JUDGING_TABLE = 1;
const HELD = 2;
const JUDGING_HIDDEN = 3;
const PLACES = 4;
const EDITIONS = [
  { name: "ru", must_match: true, own_yaku_count: false, last_willow_with_joker: false },
  { name: "osaka", must_match: false, own_yaku_count: true, last_willow_with_joker: true },
];
const JUDGING_YAKU = 2179;
const PROGRESS = 6;
const MISSING = 3;
const REST = 2323;

// --- core.unbound ---

/** Return no seats: the default, for games in which nobody acts out of turn. */
function interrupters(s: MushiState): number {
  return 0;
}

/** Return False: the default, for games in which nobody acts out of turn. */
function ends_moment(s: MushiState, action: number): boolean {
  return false;
}

/** Deal anew: the default, for games that have no quicker way. */
function vary(s: MushiState, seat: number): void {
  redeal(s, seat);
}

// --- games.mushi ---

function _configure(s: MushiState, options: any, seats: number): void {
  s.seats = seats;
  s.edition = py.get(NUMBERS, options.edition);
  s.rounds = options.deals;
  s.four_pairs = options.four_pairs ? 1 : 0;
  s.first_dealer = options.first_dealer === null ? NONE : options.first_dealer;
}

// --- games.mushi.actions ---

/** The action for these parts; the inverse of `decode`. */
function encode(kind: number, card: number, target: number): number {
  if (kind === TAKE_CARD) {
    return _TAKES + target;
  }
  if (card === JOKER && target !== JOKER) {
    return _JOKER + target;
  }
  return 4 * card + (target & 3);
}

/** (kind, card played, target) of an action; the card is NONE for one turned up. */
function decode(action: number): [number, number, number] {
  if (action >= _TAKES) {
    return [TAKE_CARD, NONE, action - _TAKES];
  }
  if (action >= _JOKER) {
    return [PLAY_CARD, JOKER, action - _JOKER];
  }
  const card = action >> 2;
  return [PLAY_CARD, card, (card & ~3) + (action & 3)];
}

// --- games.mushi.cards ---

/** The set of all four cards of a card's month. */
function month_of(card: number): number {
  return py.shl(15, card & ~3);
}

/** The set of all cards of the months that occur in a set. */
function months_of(cards: number): number {
  return (
    ((((cards / WORD) | ((cards / WORD) >>> 1) | ((cards / WORD) >>> 2) | ((cards / WORD) >>> 3)) &
      (_DEAREST / WORD)) *
      WORD +
      (((cards |
        ((cards >>> 1) | ((cards / WORD) << 31)) |
        ((cards >>> 2) | ((cards / WORD) << 30)) |
        ((cards >>> 3) | ((cards / WORD) << 29))) &
        _DEAREST) >>>
        0)) *
    15
  );
}

/** True if a set holds all four cards of a month. */
function whole_months(cards: number): boolean {
  return (
    (((cards / WORD) &
      ((cards / WORD) >>> 1) &
      ((cards / WORD) >>> 2) &
      ((cards / WORD) >>> 3) &
      (_DEAREST / WORD)) |
      (cards &
        ((cards >>> 1) | ((cards / WORD) << 31)) &
        ((cards >>> 2) | ((cards / WORD) << 30)) &
        ((cards >>> 3) | ((cards / WORD) << 29)) &
        _DEAREST)) !==
    0
  );
}

// --- games.mushi.notation ---

/** The action's notation. */
function format_action(s: MushiState, action: number): string {
  return py.get(_TEXT, action);
}

/** The action (MalformedActionError). */
function parse_action(s: MushiState, text: string): number {
  if (!_ACTIONS.has(text)) {
    throw new py.MalformedActionError(
      `expected an action such as 1r, 1r x 1b, 11j x 1b or x 1b, got ${py.quoted(text, 40)}`,
    );
  }
  return py.get(_ACTIONS, text);
}

/** The card's notation. */
function format_card(card: number): string {
  return CARD_NAMES[card];
}

/** The card (ValueError). */
function parse_card(text: string): number {
  if (!_CARDS.has(text)) {
    throw new py.ValueError(
      `expected a card such as 1b, 8a, 12c3 or 11j, got ${py.quoted(text, 40)}`,
    );
  }
  return py.get(_CARDS, text);
}

// --- games.mushi.pad ---

/** Every card is there once (H1). */
function copies(s: MushiState, face: number): number {
  return 1;
}

/** Leave a seat a captured card, or take it away. */
function put(s: MushiState, seat: number, face: number, number: number): void {
  if (number > 0) {
    s.captured[seat] = py.either(s.captured[seat], py.shl(1, face));
  } else {
    s.captured[seat] = py.minus(s.captured[seat], py.shl(1, face));
  }
}

/** The value of the seat's captured cards (H1). */
function count(s: MushiState, seat: number): number {
  return value(s.captured[seat]);
}

/** A player can have captured nothing. */
function fewest(s: MushiState, seat: number, ender: number): number {
  return 0;
}

/** A player can have captured all cards. */
function most(s: MushiState, seat: number, ender: number): number {
  return DECK_SIZE;
}

/** True if captured cards can be worth this (H1). */
function possible(s: MushiState, seat: number, ender: number, counted: number): boolean {
  return 0 <= counted && counted <= TOTAL_VALUE;
}

/**
 * True if all 40 cards (H16) can be so divided that each seat's are worth this and make these
 * yaku. Of the cards that no yaku needs, 15 are chaff: they fill every gap. This leaves cards in
 * `captured`.
 */
function agree(s: MushiState, counted: py.Row, made: py.Row): boolean {
  if (counted[0] + counted[1] !== TOTAL_VALUE) {
    return false;
  }
  for (
    let division = 0, division_end = py.shl(1, YAKU_CARDS.length);
    division < division_end;
    division++
  ) {
    for (let seat = 0; seat < 2; seat++) {
      s.captured[seat] = 0;
    }
    for (let n = 0, n_end = YAKU_CARDS.length; n < n_end; n++) {
      s.captured[py.shr(division, n) & 1] = py.either(
        s.captured[py.shr(division, n) & 1],
        py.shl(1, YAKU_CARDS[n]),
      );
    }
    const both = value(s.captured[0]) + value(s.captured[1]);
    const rest = counted[0] - value(s.captured[0]);
    if (
      0 <= rest &&
      rest <= TOTAL_VALUE - both &&
      yaku_made(s, 0) === made[0] &&
      yaku_made(s, 1) === made[1]
    ) {
      return true;
    }
  }
  return false;
}

/** Score a deal that `opener` dealt (H18, H19). */
function score(s: MushiState, opener: number, ender: number, counted: py.Row, made: py.Row): void {
  s.round += 1;
  s.dealer = opener;
  score_cards(s, counted[0], worth(s.edition, made[0]), worth(s.edition, made[1]));
  close_deal(s);
}

// --- games.mushi.redealing ---

/** Blank the other seat's hand and the draw pile. */
function conceal(s: MushiState, seat: number): void {
  s.hand[1 - seat] = 0;
  for (let i = 0; i < DECK_SIZE; i++) {
    s.pile[i] = 0;
  }
  py.forget_luck(s);
}

/**
 * Redeal the other hand and the draw pile. All worlds that fit the seat's knowledge are equally
 * likely: those in which the other seat holds no card that it has shown to lack (H8).
 */
function redeal(s: MushiState, seat: number): void {
  const other = 1 - seat;
  const held = s.hand_size[other];
  const hidden = unseen(s, seat);
  const free = spread(py.minus(hidden, s.lacks[other]), s.pile, 0);
  py.shuffle(s, s.pile, free);
  s.hand[other] = 0;
  for (let i = free - held; i < free; i++) {
    s.hand[other] = py.either(s.hand[other], py.shl(1, s.pile[i]));
  }
  if ((((hidden / WORD) & (s.lacks[other] / WORD)) | (hidden & s.lacks[other])) !== 0) {
    spread(py.both(hidden, s.lacks[other]), s.pile, free - held);
    py.shuffle(s, s.pile, s.pile_size);
  }
}

/** The set of the cards that the seat cannot see. */
function unseen(s: MushiState, seat: number): number {
  let seen =
    ((s.hand[seat] / WORD) | (s.table / WORD) | (s.captured[0] / WORD) | (s.captured[1] / WORD)) *
      WORD +
    ((s.hand[seat] | s.table | s.captured[0] | s.captured[1]) >>> 0);
  if (s.phase === TAKE) {
    seen = py.either(seen, py.shl(1, s.turned));
  }
  return py.minus(ALL_CARDS, seen);
}

// --- games.mushi.rules ---

/** Set up an empty table, before the first deal. */
function start(s: MushiState): void {
  s.phase = DEAL;
  s.round = 0;
  s.dealer = NONE;
  s.turned = NONE;
  s.joker_left_by = NONE;
  s.joker_paired_by = NONE;
}

/**
 * The next deal, by the right dealer (H3), again after each misdeal (H5). The dealer plays
 * first (H6).
 */
function deal(s: MushiState): void {
  s.dealer = next_dealer(s);
  while (s.dealer === NONE) {
    draw_lots(s);
  }
  s.round += 1;
  s.misdeals = 0;
  deal_cards(s);
  let reason = misdeal(s);
  while (reason !== NONE) {
    s.misdeals += 1;
    py.tell(s, MISDEAL, s.dealer, reason, s.table, 0);
    deal_cards(s);
    reason = misdeal(s);
  }
  py.tell(s, DEALT, s.dealer, s.table, 0, 0);
  s.phase = PLAY;
  s.turn = s.dealer;
}

/** H3: who had more points deals next, or the same seat again; NONE: lots decide. */
function next_dealer(s: MushiState): number {
  if (s.round === 0) {
    return s.first_dealer;
  }
  if (s.points[0] === s.points[1]) {
    return s.dealer;
  }
  return s.points[0] > s.points[1] ? 0 : 1;
}

/** H3: each seat draws a card; the earlier month deals, then the card worth more; else again. */
function draw_lots(s: MushiState): void {
  const a = py.random_below(s, DECK_SIZE);
  let b = py.random_below(s, DECK_SIZE - 1);
  if (b >= a) {
    b += 1;
  }
  if (((a / 4) | 0) !== Math.floor(b / 4)) {
    s.dealer = ((a / 4) | 0) < Math.floor(b / 4) ? 0 : 1;
  } else {
    if (VALUES[a] !== VALUES[b]) {
      s.dealer = VALUES[a] > VALUES[b] ? 0 : 1;
    }
  }
  py.tell(s, LOTS, a, b, s.dealer, 0);
}

/** H4: four cards each to the opponent, the dealer and the table, twice; 16 are left. */
function deal_cards(s: MushiState): void {
  for (let card = 0; card < DECK_SIZE; card++) {
    s.pile[card] = card;
  }
  py.shuffle(s, s.pile, DECK_SIZE);
  s.pile_size = DECK_SIZE;
  const opponent = 1 - s.dealer;
  s.hand[opponent] = draw_packet(s);
  s.hand[s.dealer] = draw_packet(s);
  s.table = draw_packet(s);
  s.hand[opponent] = py.either(s.hand[opponent], draw_packet(s));
  s.hand[s.dealer] = py.either(s.hand[s.dealer], draw_packet(s));
  s.table = py.either(s.table, draw_packet(s));
  for (let seat = 0; seat < SEATS; seat++) {
    s.hand_size[seat] = HAND_SIZE;
    s.captured[seat] = 0;
    s.lacks[seat] = 0;
  }
  s.turned = NONE;
  s.joker_paired_by = NONE;
  s.joker_left_by =
    (((s.table / WORD) & (LIGHTNING / WORD)) | (s.table & LIGHTNING)) !== 0 ? s.dealer : NONE;
}

/** Take the `PACKET` top cards of the pile; return them as a set. */
function draw_packet(s: MushiState): number {
  let cards = 0;
  s.pile_size -= PACKET;
  for (let i = s.pile_size, i_end = s.pile_size + PACKET; i < i_end; i++) {
    cards = py.either(cards, py.shl(1, s.pile[i]));
  }
  return cards;
}

/** H5: the reason why the cards on the table are a misdeal, or NONE. */
function misdeal(s: MushiState): number {
  if (whole_months(s.table)) {
    return FOUR_OF_A_MONTH;
  }
  if (py.both(s.table, WILLOWS) === PLAIN_WILLOWS) {
    return THREE_WILLOWS;
  }
  if (s.four_pairs !== 0) {
    let pairs = 0;
    for (let month = 0; month < MONTHS; month++) {
      if (py.size(py.shr(s.table, 4 * month) & 15) === 2) {
        pairs += 1;
      }
    }
    if (pairs === 4) {
      return FOUR_PAIRS;
    }
  }
  return NONE;
}

/** The seat in turn (H6); CHANCE when a deal comes next; NOBODY when the game is over. */
function to_act(s: MushiState): number {
  if (s.phase === DEAL) {
    return CHANCE;
  }
  if (s.phase === OVER) {
    return NOBODY;
  }
  return s.turn;
}

/** Write the seat's legal actions to `out` in ascending order; return their number. */
function legal(s: MushiState, seat: number, out: py.Row): number {
  if (seat !== s.turn) {
    return 0;
  }
  if (s.phase === TAKE) {
    return add_actions(TAKE_CARD, NONE, reach(s, s.turned), out, 0);
  }
  if (s.phase !== PLAY) {
    return 0;
  }
  let n = 0;
  const table = py.minus(s.table, LIGHTNING);
  let hand = py.minus(s.hand[seat], LIGHTNING);
  const joker = py.both(s.hand[seat], LIGHTNING);
  const matching = py.both(hand, months_of(table));
  if (matching !== 0 && MUST_MATCH[s.edition] !== 0) {
    hand = matching;
  } else {
    if (joker !== 0 && reach(s, JOKER) === 0) {
      hand = py.either(hand, joker);
    }
  }
  while (hand !== 0) {
    const card = py.lowest(hand);
    hand = py.others(hand);
    const choices = reach(s, card);
    if (is_choice(card, choices)) {
      n = add_actions(PLAY_CARD, card, choices, out, n);
    } else {
      out[n] = encode(PLAY_CARD, card, card);
      n += 1;
    }
  }
  return joker !== 0 ? add_actions(PLAY_CARD, JOKER, reach(s, JOKER), out, n) : n;
}

/**
 * The set of the cards on the table that a card matches (H8): for the joker all but Willows
 * (H11). No card matches a joker on the table.
 */
function reach(s: MushiState, card: number): number {
  let set_0;
  if (card === JOKER) {
    return py.minus(s.table, WILLOWS);
  }
  return (
    ((s.table / WORD) & ((set_0 = month_of(card)) / WORD) & ~(LIGHTNING / WORD)) * WORD +
    ((s.table & set_0 & ~LIGHTNING) >>> 0)
  );
}

/**
 * True if there is a choice of cards to capture: two matches (H9), for the joker several
 * (H13).
 */
function is_choice(card: number, choices: number): boolean {
  const others = py.others(choices);
  return others !== 0 && (card === JOKER || py.others(others) === 0);
}

/** Write an action for each target in a set to out[n:]; return where they end. */
function add_actions(kind: number, card: number, targets: number, out: py.Row, n: number): number {
  while (targets !== 0) {
    out[n] = encode(kind, card, py.lowest(targets));
    n += 1;
    targets = py.others(targets);
  }
  return n;
}

/** Write the cards of a set to out[n:]; return where they end. */
function spread(cards: number, out: py.Row, n: number): number {
  while (cards !== 0) {
    out[n] = py.lowest(cards);
    n += 1;
    cards = py.others(cards);
  }
  return n;
}

/**
 * The card that an action plays, or that was turned up, and the set of cards on the table that
 * it captures (H9, H11, H13).
 */
function effect(s: MushiState, action: number): [number, number] {
  const parts_0 = decode(action);
  const kind = parts_0[0];
  const card = parts_0[1];
  const target = parts_0[2];
  if (kind === TAKE_CARD) {
    return [s.turned, py.shl(1, target)];
  }
  return [card, target === card ? reach(s, card) : py.shl(1, target)];
}

/** Carry out a legal action (H7). */
function apply(s: MushiState, seat: number, action: number): void {
  const parts_0 = effect(s, action);
  const card = parts_0[0];
  const taken = parts_0[1];
  if (s.phase === PLAY) {
    play(s, seat, card, taken);
    turn_up(s, seat);
    if (s.phase === PLAY) {
      end_turn(s, seat);
    }
  } else {
    s.phase = PLAY;
    capture(s, seat, card, taken);
    end_turn(s, seat);
  }
}

/** H7, first half: a card from the hand captures the set `taken`, or stays. */
function play(s: MushiState, seat: number, card: number, taken: number): void {
  let set_0;
  s.hand[seat] = py.minus(s.hand[seat], py.shl(1, card));
  s.hand_size[seat] -= 1;
  py.tell(s, PLAYED, seat, card, 0, 0);
  if (taken !== 0) {
    capture(s, seat, card, taken);
  } else {
    if (MUST_MATCH[s.edition] !== 0) {
      s.lacks[seat] =
        ((s.lacks[seat] / WORD) |
          (((set_0 = months_of(py.minus(s.table, LIGHTNING))) / WORD) & ~(LIGHTNING / WORD))) *
          WORD +
        ((s.lacks[seat] | (set_0 & ~LIGHTNING)) >>> 0);
    }
    stay(s, seat, card);
  }
}

/**
 * H7, second half: turn up the top card of the draw pile. It captures cards, stays, or captures
 * a waiting joker (H12).
 */
function turn_up(s: MushiState, seat: number): void {
  let set_0;
  s.pile_size -= 1;
  const card = s.pile[s.pile_size];
  s.turned = card;
  py.tell(s, TURNED_UP, seat, card, 0, 0);
  const taken = reach(s, card);
  if (
    s.joker_left_by !== NONE &&
    ((((set_0 = py.shl(1, card)) / WORD) & (WILLOWS / WORD)) | (set_0 & WILLOWS)) === 0
  ) {
    capture(s, seat, card, LIGHTNING);
  } else {
    if (taken === 0) {
      stay(s, seat, card);
    } else {
      if (is_choice(card, taken)) {
        s.phase = TAKE;
      } else {
        capture(s, seat, card, taken);
      }
    }
  }
}

/** H9-H13: a card, and the set `taken` from the table, go to the seat. */
function capture(s: MushiState, seat: number, card: number, taken: number): void {
  let set_0;
  const before = yaku_before(s, seat);
  s.table = py.minus(s.table, taken);
  s.captured[seat] =
    ((s.captured[seat] / WORD) | ((taken / WORD) | ((set_0 = py.shl(1, card)) / WORD))) * WORD +
    ((s.captured[seat] | (taken | set_0)) >>> 0);
  if (card === JOKER || taken === LIGHTNING) {
    s.joker_paired_by = seat;
    s.joker_left_by = NONE;
  }
  py.tell(s, CAPTURED, seat, card, taken, 0);
  tell_yaku(s, seat, before);
}

/** A card that captures nothing stays on the table (H8, H9), where the joker waits (H12). */
function stay(s: MushiState, seat: number, card: number): void {
  s.table = py.either(s.table, py.shl(1, card));
  if (card === JOKER) {
    s.joker_left_by = seat;
  }
  py.tell(s, STAYS, seat, card, 0, 0);
}

/**
 * The other seat's turn (H6). Both hands and the draw pile run out together: then the deal ends
 * (H15).
 */
function end_turn(s: MushiState, seat: number): void {
  if (s.pile_size > 0) {
    s.turn = 1 - seat;
  } else {
    end_deal(s);
  }
}

/**
 * Give the cards left over to their owner (H12, H14-H16), score (H18, H19), then go on to the
 * next deal or end the game (H2).
 */
function end_deal(s: MushiState): void {
  let willows =
    py.ones((s.captured[0] / WORD) & (PLAIN_WILLOWS / WORD)) +
      py.ones(s.captured[0] & PLAIN_WILLOWS) ===
    2
      ? 0
      : 1;
  if (s.joker_left_by !== NONE) {
    if (LAST_WILLOW_WITH_JOKER[s.edition] !== 0 && s.turned === JOKER) {
      willows = s.joker_left_by;
    }
    leave(s, s.joker_left_by, LIGHTNING);
    s.joker_left_by = NONE;
  }
  leave(s, willows, py.both(s.table, WILLOWS));
  if (s.table !== 0) {
    leave(s, s.joker_paired_by, s.table);
  }
  score_deal(s);
  py.tell(s, DEAL_OVER, 0, 0, 0, 0);
  close_deal(s);
}

/** After the last deal the game is over (H2). */
function close_deal(s: MushiState): void {
  if (s.round === s.rounds) {
    s.phase = OVER;
    py.tell(s, GAME_OVER, 0, 0, 0, 0);
  } else {
    s.phase = DEAL;
  }
}

/** H15, H16: cards left over on the table go to a seat. */
function leave(s: MushiState, seat: number, cards: number): void {
  const before = yaku_before(s, seat);
  s.table = py.minus(s.table, cards);
  s.captured[seat] = py.either(s.captured[seat], cards);
  py.tell(s, LEFT_OVER, seat, cards, 0, 0);
  tell_yaku(s, seat, before);
}

// --- games.mushi.scoring ---

/** The value of a set of cards (H1): 1 for chaff, more for the other kinds. */
function value(cards: number): number {
  return (
    py.size(cards) +
    (BRIGHT - CHAFF) * (py.ones((cards / WORD) & (BRIGHTS / WORD)) + py.ones(cards & BRIGHTS)) +
    (ANIMAL - CHAFF) * (py.ones((cards / WORD) & (ANIMALS / WORD)) + py.ones(cards & ANIMALS)) +
    (RIBBON - CHAFF) * (py.ones((cards / WORD) & (RIBBONS / WORD)) + py.ones(cards & RIBBONS))
  );
}

/** Score the deal. All 40 cards are captured. */
function score_deal(s: MushiState): void {
  score_cards(s, value(s.captured[0]), yaku_points(s, 0), yaku_points(s, 1));
}

/**
 * H18, H19: score a deal in which seat 0 captured cards worth `own`, by the points of each
 * seat's yaku, and add it to the totals.
 */
function score_cards(s: MushiState, own: number, yaku0: number, yaku1: number): void {
  s.points[0] = own - yaku1 - PAR;
  s.points[1] = TOTAL_VALUE - own - yaku0 - PAR;
  if (OWN_YAKU_COUNT[s.edition] !== 0) {
    s.points[0] += yaku0;
    s.points[1] += yaku1;
  }
  s.totals[0] += s.points[0];
  s.totals[1] += s.points[1];
}

/** The seat with the higher total; both if there is none. */
function leaders(s: MushiState): py.Row {
  return py.range(SEATS).filter((seat) => s.totals[seat] === py.max(s.totals));
}

/** Once the game is over, the seat with the higher total; both for a draw (H19). */
function winners(s: MushiState): py.Row {
  return s.phase === OVER ? leaders(s) : [];
}

// --- games.mushi.state ---

/**
 * True if all 40 cards are there, each once (H1), and all captured after a deal: 230 points
 * (H16).
 */
function sound(s: MushiState): boolean {
  let set_0, set_1;
  let held = 0;
  let twice = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    twice =
      ((twice / WORD) | ((held / WORD) & (s.hand[seat] / WORD))) * WORD +
      ((twice | (held & s.hand[seat])) >>> 0);
    held = py.either(held, s.hand[seat]);
    twice =
      ((twice / WORD) | ((held / WORD) & (s.captured[seat] / WORD))) * WORD +
      ((twice | (held & s.captured[seat])) >>> 0);
    held = py.either(held, s.captured[seat]);
    if (py.size(s.hand[seat]) !== s.hand_size[seat]) {
      return false;
    }
  }
  twice =
    ((twice / WORD) | ((held / WORD) & (s.table / WORD))) * WORD +
    ((twice | (held & s.table)) >>> 0);
  held = py.either(held, s.table);
  for (let i = 0, i_end = s.pile_size; i < i_end; i++) {
    twice =
      ((twice / WORD) | ((held / WORD) & ((set_0 = py.shl(1, s.pile[i])) / WORD))) * WORD +
      ((twice | (held & set_0)) >>> 0);
    held = py.either(held, py.shl(1, s.pile[i]));
  }
  if (s.phase === TAKE) {
    twice =
      ((twice / WORD) | ((held / WORD) & ((set_1 = py.shl(1, s.turned)) / WORD))) * WORD +
      ((twice | (held & set_1)) >>> 0);
    held = py.either(held, py.shl(1, s.turned));
  }
  if (s.phase === DEAL || s.phase === OVER) {
    held = py.either(s.captured[0], s.captured[1]);
  }
  return twice === 0 && held === ALL_CARDS;
}

// --- games.mushi.telling ---

/** The yaku that a seat has before a capture, as a set of rows, for `tell_yaku`; compiled, 0. */
function yaku_before(s: MushiState, seat: number): number {
  return s.journal !== null ? yaku_made(s, seat) : 0;
}

/** Tell the journal which yaku a seat has now but did not have before. */
function tell_yaku(s: MushiState, seat: number, before: number): void {
  if (s.journal !== null) {
    const made = yaku_made(s, seat) & ~before;
    for (let row = 0; row < MAX_YAKU; row++) {
      if (((made >> row) & 1) !== 0) {
        py.tell(s, YAKU_MADE, seat, row, 0, 0);
      }
    }
  }
}

// --- games.mushi.view ---

/** Make the view of a plain state for a seat or a spectator (None). */
function view(s: MushiState, seat: number | null): any {
  return seat === null ? public_(s) : own(s, public_(s), seat);
}

/** Make the view of a spectator: everything that everybody may know. */
function public_(s: MushiState): any {
  const running = s.phase === PLAY || s.phase === TAKE;
  return {
    game: "mushi",
    seat: null,
    edition: NAMES[s.edition],
    own_yaku_count: OWN_YAKU_COUNT[s.edition] === 1,
    phase: py.get(_PHASES, s.phase),
    deal: s.round,
    deals: s.rounds,
    to_act: running ? s.turn : null,
    dealer: s.dealer === NONE ? null : s.dealer,
    misdeals: s.misdeals,
    table: _names(s.table),
    draw_pile: s.pile_size,
    turned_up: s.phase === TAKE ? CARD_NAMES[s.turned] : null,
    joker_left_by: s.joker_left_by === NONE ? null : s.joker_left_by,
    seats: [0, 1].map((seat) => _seat(s, seat)),
    scores: s.round > 0 && !running ? [0, 1].map((seat) => _score(s, seat)) : null,
    winners: winners(s),
    legal: [],
  };
}

/**
 * Make the view of a seat: the spectator's view (`shared`) and everything that only this seat
 * may know.
 */
function own(s: MushiState, shared: any, seat: number): any {
  return {
    ...shared,
    seat: seat,
    seats: [0, 1].map((other) =>
      other === seat ? { ...shared.seats[other], hand: _names(s.hand[seat]) } : shared.seats[other],
    ),
    legal: _moves(s, seat),
  };
}

/** A set of cards, ascending. */
function _names(cards: number): string[] {
  const names = [];
  while (cards !== 0) {
    names.push(CARD_NAMES[py.lowest(cards)]);
    cards = py.and(cards, cards - 1);
  }
  return names;
}

function _seat(s: MushiState, seat: number): any {
  const captured = s.captured[seat];
  return {
    hand: null,
    hand_size: s.hand_size[seat],
    lacks: py
      .enumerate(VIEW_NUMBERS)
      .filter(([m, number]) => (py.shr(s.lacks[seat], 4 * m) & 1) !== 0)
      .map(([m, number]) => number),
    captured: {
      brights: _names(py.both(captured, BRIGHTS)),
      animals: _names(py.both(captured, ANIMALS)),
      ribbons: _names(py.both(captured, RIBBONS)),
      chaff: _names(
        ((captured / WORD) & ~((BRIGHTS / WORD) | (ANIMALS / WORD) | (RIBBONS / WORD))) * WORD +
          ((captured & ~(BRIGHTS | ANIMALS | RIBBONS)) >>> 0),
      ),
    },
    value: value(captured),
    yaku: _progress(s, seat),
    total: s.totals[seat],
  };
}

function _progress(s: MushiState, seat: number): any[] {
  const own = s.captured[seat];
  const free = py.and(-1 - own, -1 - s.captured[1 - seat]);
  const progresses = [];
  for (const [row, yaku] of py.enumerate(YAKU[s.edition])) {
    const have = progress(s.edition, row, own);
    progresses.push({
      name: yaku.name,
      points: yaku.points,
      cards: _names(py.and(py.or(yaku.all, yaku.of), own)),
      missing: _names(py.and(py.or(yaku.all, yaku.of), free)),
      have: have,
      need: yaku.need,
      made: have === yaku.need,
      open: progress(s.edition, row, py.or(own, free)) === yaku.need,
    });
  }
  return progresses;
}

function _score(s: MushiState, seat: number): any {
  const made = yaku_made(s, seat);
  return {
    value: value(s.captured[seat]),
    yaku: py
      .enumerate(YAKU[s.edition])
      .filter(([row, yaku]) => (py.shr(made, row) & 1) !== 0)
      .map(([row, yaku]) => yaku.name),
    credit: OWN_YAKU_COUNT[s.edition] !== 0 ? yaku_points(s, seat) : 0,
    debit: yaku_points(s, 1 - seat),
    par: PAR,
    points: s.points[seat],
    total: s.totals[seat],
  };
}

function _moves(s: MushiState, seat: number): any[] {
  const out = py.filled(0, MAX_LEGAL);
  return py.slice(out, undefined, legal(s, seat, out)).map((action) => _move(s, action));
}

function _move(s: MushiState, action: number): any {
  const parts_0 = decode(action);
  const kind = parts_0[0];
  const parts_1 = effect(s, action);
  const card = parts_1[0];
  const taken = parts_1[1];
  return {
    action: format_action(s, action),
    kind: kind === TAKE_CARD ? "take" : "play",
    card: CARD_NAMES[card],
    captures: _names(taken),
  };
}

/** A fact of the journal, which everybody may know. */
function event(s: MushiState, fact: py.Row, seat: number | null): any {
  const parts_0 = fact;
  const kind = parts_0[0];
  const a = parts_0[1];
  const b = parts_0[2];
  const c = parts_0[3];
  switch (kind) {
    case LOTS: {
      return py.without(
        { kind: "lots", seat: c === NONE ? null : c, cards: [CARD_NAMES[a], CARD_NAMES[b]] },
        { seat: null, cards: null },
      );
    }
    case MISDEAL: {
      const reason = py.get(_REASONS, b);
      return py.without(
        { kind: "misdeal", seat: a, cards: _names(c), reason: reason },
        { seat: null, cards: null, reason: null },
      );
    }
    case DEALT: {
      return py.without({ kind: "dealt", seat: a, cards: _names(b) }, { seat: null, cards: null });
    }
    case PLAYED: {
      return py.without(
        { kind: "played", seat: a, card: CARD_NAMES[b] },
        { seat: null, card: null },
      );
    }
    case TURNED_UP: {
      return py.without(
        { kind: "turned_up", seat: a, card: CARD_NAMES[b] },
        { seat: null, card: null },
      );
    }
    case CAPTURED: {
      return py.without(
        { kind: "captured", seat: a, card: CARD_NAMES[b], cards: _names(c) },
        { seat: null, card: null, cards: null },
      );
    }
    case STAYS: {
      const stays = b === JOKER ? "joker_awaits" : "stays";
      return py.without({ kind: stays, seat: a, card: CARD_NAMES[b] }, { seat: null, card: null });
    }
    case LEFT_OVER: {
      return py.without(
        { kind: "left_over", seat: a, cards: _names(b) },
        { seat: null, cards: null },
      );
    }
    case YAKU_MADE: {
      return py.without(
        { kind: "yaku_made", seat: a, yaku: YAKU[s.edition][b].name },
        { seat: null, yaku: null },
      );
    }
    case DEAL_OVER: {
      return { kind: "deal_over" };
    }
    case GAME_OVER: {
      return { kind: "game_over" };
    }
  }
  throw new py.ValueError(`expected a fact that Mushi's rules tell, got ${py.tuple_text(fact)}`);
}

// --- games.mushi.yaku ---

/** The number of cards in a set that a yaku needs. */
function progress(edition: number, row: number, cards: number): number {
  return (
    py.size(py.and(cards, ALL[edition][row])) +
    Math.min(py.size(py.and(cards, OF[edition][row])), SOME[edition][row])
  );
}

/** H17: the yaku that a seat's captured cards make, row y as bit y. */
function yaku_made(s: MushiState, seat: number): number {
  let made = 0;
  for (let row = 0; row < MAX_YAKU; row++) {
    if (progress(s.edition, row, s.captured[seat]) === NEED[s.edition][row]) {
      made = made | (1 << row);
    }
  }
  return made;
}

/** H17: the points of all yaku that a seat has made; they do not exclude one another. */
function yaku_points(s: MushiState, seat: number): number {
  return worth(s.edition, yaku_made(s, seat));
}

/** The points of a set of yaku, row y as bit y. */
function worth(edition: number, made: number): number {
  let points = 0;
  for (let row = 0; row < MAX_YAKU; row++) {
    if (((made >> row) & 1) !== 0) {
      points += YAKU_POINTS[edition][row];
    }
  }
  return points;
}

// --- bots.mushi.endgame ---

/** The number of worlds that fit the seat's knowledge: hands times orders of the pile. */
function worlds(s: MushiState, seat: number): number {
  const free = py.minus(unseen(s, seat), s.lacks[1 - seat]);
  return py.comb(py.size(free), s.hand_size[1 - seat]) * py.factorial(s.pile_size);
}

/**
 * Solve every world that fits states[0], as `seat` in turn knows it; return their number.
 *
 * Adds to sums[a, c, t] the seat's share if it begins with its legal action a, card c is turned
 * up, and it then takes choice number t (0 if there is none to make).
 * For the shapes see ENDGAME.
 */
function sum_worlds(
  states: MushiState[],
  seat: number,
  actions: py.Row[],
  notes: py.Row[],
  cards: py.Row,
  sums: py.Row[][],
): number {
  const s = states[0];
  const other = 1 - seat;
  const hidden = unseen(s, seat);
  const held = s.hand_size[other];
  const free = spread(py.minus(hidden, s.lacks[other]), cards, 0);
  let count = 0;
  let chosen = (1 << held) - 1;
  while (chosen < py.shl(1, free)) {
    let hand = 0;
    for (let i = 0; i < free; i++) {
      if ((py.shr(chosen, i) & 1) !== 0) {
        hand = py.either(hand, py.shl(1, cards[i]));
      }
    }
    s.hand[other] = hand;
    spread(py.minus(hidden, hand), s.pile, 0);
    count += 1;
    sum_world(states, seat, actions, notes, sums);
    while (next_order(s.pile, s.pile_size)) {
      count += 1;
      sum_world(states, seat, actions, notes, sums);
    }
    if (chosen === 0) {
      break;
    }
    const step = py.and(chosen, -chosen);
    const ripple = chosen + step;
    chosen = py.or(ripple, py.shr(py.shr(py.xor(chosen, ripple), 2), py.lowest(step)));
  }
  return count;
}

/**
 * Put the first n cards into their next order; the ascending one is the first. False if there
 * is no next one.
 */
function next_order(pile: py.Row, n: number): boolean {
  let i = n - 2;
  while (i >= 0 && pile[i] > pile[i + 1]) {
    i -= 1;
  }
  if (i < 0) {
    return false;
  }
  let j = n - 1;
  while (pile[j] < pile[i]) {
    j -= 1;
  }
  let card = pile[i];
  pile[i] = pile[j];
  pile[j] = card;
  i += 1;
  j = n - 1;
  while (i < j) {
    card = pile[i];
    pile[i] = pile[j];
    pile[j] = card;
    i += 1;
    j -= 1;
  }
  return true;
}

/**
 * Solve one world: each way to play the turn of `seat`, then best play. Works from states[1]
 * on.
 */
function sum_world(
  states: MushiState[],
  seat: number,
  actions: py.Row[],
  notes: py.Row[],
  sums: py.Row[][],
): void {
  const n = legal(states[0], seat, actions[0]);
  const left = states[0].rounds - states[0].round;
  const edition = states[0].edition;
  for (let a = 0; a < n; a++) {
    copy_state(states, 1, 0);
    const s = states[1];
    apply(s, seat, actions[0][a]);
    const card = s.turned;
    const takes = s.phase === TAKE ? legal(s, seat, actions[1]) : 0;
    for (let t = 0, t_end = Math.max(takes, 1); t < t_end; t++) {
      copy_state(states, 2, 1);
      if (takes > 0) {
        apply(states[2], seat, actions[1][t]);
      }
      const result = lead_of(states, 2, seat, actions, notes);
      sums[a][card][t] += share(edition, left, result);
    }
  }
}

/**
 * The seat's lead after the deal if both play perfectly from states[root] with all cards open
 * (alpha-beta). Works on states[root] and those after it.
 */
function lead_of(
  states: MushiState[],
  root: number,
  seat: number,
  actions: py.Row[],
  notes: py.Row[],
): number {
  let result;
  let n = next_choice(states[root], actions[root]);
  if (n === 0) {
    return lead(states[root], seat);
  }
  let at = root;
  notes[NEXT][at] = 0;
  notes[COUNT][at] = n;
  notes[LOW][at] = LEAST;
  notes[HIGH][at] = -LEAST;
  while (true) {
    if (notes[NEXT][at] === notes[COUNT][at] || notes[LOW][at] >= notes[HIGH][at]) {
      result = states[at].turn === seat ? notes[LOW][at] : notes[HIGH][at];
      if (at === root) {
        return result;
      }
      at -= 1;
    } else {
      copy_state(states, at + 1, at);
      const s = states[at + 1];
      apply(s, s.turn, actions[at][notes[NEXT][at]]);
      notes[NEXT][at] += 1;
      n = next_choice(s, actions[at + 1]);
      if (n > 0) {
        notes[NEXT][at + 1] = 0;
        notes[COUNT][at + 1] = n;
        notes[LOW][at + 1] = notes[LOW][at];
        notes[HIGH][at + 1] = notes[HIGH][at];
        at += 1;
        continue;
      }
      result = lead(s, seat);
    }
    if (states[at].turn === seat) {
      notes[LOW][at] = Math.max(notes[LOW][at], result);
    } else {
      notes[HIGH][at] = Math.min(notes[HIGH][at], result);
    }
  }
}

/**
 * Play on while there is only one action; write the actions of the seat in turn to `out` and
 * return their number, 0 after the deal.
 */
function next_choice(s: MushiState, out: py.Row): number {
  while (to_act(s) >= 0) {
    const n = legal(s, s.turn, out);
    if (n > 1) {
      return n;
    }
    apply(s, s.turn, out[0]);
  }
  return 0;
}

/** The seat's total less its opponent's. */
function lead(s: MushiState, seat: number): number {
  return s.totals[seat] - s.totals[1 - seat];
}

/** Overwrite states[to] with states[source]. */
function copy_state(states: MushiState[], to: number, source: number): void {
  states[to].set(states[source]);
}

// --- bots.mushi.judging ---

/**
 * Write what the net expects of each of the n actions in `out` of the seat in turn to `worths`,
 * as its share of the victory; return whether it is asked in this edition. (That the deal may
 * bring more or less than expected counts as one more deal to come.)
 */
function expect(
  s: MushiState,
  seat: number,
  out: py.Row,
  n: number,
  worths: py.Row,
  scratch: py.Row[],
): boolean {
  if (ASKED[s.edition] === 0) {
    return false;
  }
  const lead = s.totals[seat] - s.totals[1 - seat];
  const left = s.rounds - s.round + 1;
  for (let i = 0; i < n; i++) {
    const held = describe_choice(s, seat, out[i], scratch[0]);
    worths[i] = share(s.edition, left, lead + POINTS * valued(held, scratch));
  }
  return true;
}

/**
 * Write each seat's expected share of the victory, if a turn begins; return whether it does,
 * and the net is asked in this edition. What both seats tell of the deal's lead is averaged.
 */
function appraise(s: MushiState, values: py.Row, scratch: py.Row[]): boolean {
  if (s.phase !== PLAY || ASKED[s.edition] === 0) {
    return false;
  }
  let lead = 0.0;
  for (let seat = 0; seat < SEATS; seat++) {
    const n = describe_turn(s, seat, true, scratch[0]);
    lead += ((1 - 2 * seat) * valued(n, scratch)) / SEATS;
  }
  const total = s.totals[0] - s.totals[1] + POINTS * lead;
  values[0] = share(s.edition, s.rounds - s.round + 1, total);
  values[1] = 1.0 - values[0];
  return true;
}

/** The net's value of the first n features in scratch[0]. */
function valued(n: number, scratch: py.Row[]): number {
  return evaluate(scratch[0], n, FIRST_LAYER, SECOND_LAYER, THIRD_LAYER, scratch[1], scratch[2]);
}

/** Note the features of a position in which a turn begins; return their number. */
function describe_turn(s: MushiState, seat: number, opened: boolean, features: py.Row): number {
  const stands = s.turn === seat ? JUDGING_BEGINS : TURN_OVER;
  const own = s.captured[seat];
  return describe(s, seat, s.hand[seat], s.table, own, s.lacks[seat], stands, opened, features);
}

/**
 * Note the features of the position after an action of the seat in turn, as it sees it, before
 * a card is turned up; return their number.
 */
function describe_choice(s: MushiState, seat: number, action: number, features: py.Row): number {
  let set_0, set_1;
  const parts_0 = effect(s, action);
  const card = parts_0[0];
  const taken = parts_0[1];
  let hand = s.hand[seat];
  let table = s.table;
  let own = s.captured[seat];
  let lacks = s.lacks[seat];
  let stands = TURN_OVER;
  if (s.phase === PLAY) {
    stands = TURNS_UP;
    hand = py.minus(hand, py.shl(1, card));
  }
  if (taken !== 0) {
    table = py.minus(table, taken);
    own =
      ((own / WORD) | ((taken / WORD) | ((set_0 = py.shl(1, card)) / WORD))) * WORD +
      ((own | (taken | set_0)) >>> 0);
  } else {
    if (MUST_MATCH[s.edition] !== 0) {
      lacks =
        ((lacks / WORD) |
          (((set_1 = months_of(py.minus(table, LIGHTNING))) / WORD) & ~(LIGHTNING / WORD))) *
          WORD +
        ((lacks | (set_1 & ~LIGHTNING)) >>> 0);
    }
    table = py.either(table, py.shl(1, card));
  }
  return describe(s, seat, hand, table, own, lacks, stands, false, features);
}

/**
 * Note the features of a position as a seat sees it that holds `hand`, with `own` cards taken,
 * and has shown that it `lacks` some; return their number.
 */
function describe(
  s: MushiState,
  seat: number,
  hand: number,
  table: number,
  own: number,
  lacks: number,
  stands: number,
  opened: boolean,
  features: py.Row,
): number {
  const other = 1 - seat;
  const hidden = unseen(s, seat);
  let n = 0;
  for (let month = 0; month < MONTHS; month++) {
    let where = places(month, table, hand, hidden);
    n = note(features, n, MONTHS_SEEN + SEEN[month][where]);
    const four = py.shl(15, 4 * month);
    if ((((hidden / WORD) & (four / WORD)) | (hidden & four)) !== 0) {
      if (opened) {
        where = places(month, table, s.hand[other], 0);
        n = note(features, n, MONTHS_OPEN + OPEN[month][where]);
      }
      if ((((s.lacks[other] / WORD) & (four / WORD)) | (s.lacks[other] & four)) !== 0) {
        n = note(features, n, LACKS + MONTHS + month);
      }
    }
    if (
      (((hand / WORD) & (four / WORD)) | (hand & four)) === 0 &&
      (((lacks / WORD) & (four / WORD)) | (lacks & four)) !== 0 &&
      ((((table / WORD) | (hidden / WORD)) & (four / WORD)) | ((table | hidden) & four)) !== 0
    ) {
      n = note(features, n, LACKS + month);
    }
  }
  n = describe_yaku(s, 0, own, s.captured[other], hand, table, n, features);
  n = describe_yaku(s, 1, s.captured[other], own, hand, table, n, features);
  const lead = value(own) - value(s.captured[other]) + (((FINE * STEPS) / 2) | 0);
  n = note(features, n, LEAD_TAKEN + py.div(lead, FINE));
  n = note(features, n, LEAD_TAKEN + STEPS + py.mod(lead, FINE));
  n = note(features, n, STANDS + stands * (HAND_SIZE + 1) + py.size(hand));
  if ((((table / WORD) & (LIGHTNING / WORD)) | (table & LIGHTNING)) !== 0) {
    n = note(features, n, JUDGING_JOKER + (s.joker_left_by === other ? 1 : 0));
  } else {
    if (
      ((((own / WORD) | (s.captured[other] / WORD)) & (LIGHTNING / WORD)) |
        ((own | s.captured[other]) & LIGHTNING)) !==
      0
    ) {
      n = note(features, n, JUDGING_JOKER + 2 + (s.joker_paired_by === other ? 1 : 0));
    }
  }
  const step = py.div(s.totals[seat] - s.totals[other], LEAD_STEP) + ((LEADS / 2) | 0);
  n = note(features, n, JUDGING_LEAD + Math.min(Math.max(step, 0), LEADS - 1));
  n = note(features, n, LEFT + Math.min(s.rounds - s.round, LEFTS - 1));
  return note(features, n, EDITION + s.edition);
}

/** Where the cards of a month are, as an index. */
function places(month: number, table: number, held: number, hidden: number): number {
  let index = 0;
  for (let c = 0; c < 4; c++) {
    const card = py.shl(1, 4 * month + 3 - c);
    let place = TAKEN;
    if ((((table / WORD) & (card / WORD)) | (table & card)) !== 0) {
      place = JUDGING_TABLE;
    } else {
      if ((((held / WORD) & (card / WORD)) | (held & card)) !== 0) {
        place = HELD;
      } else {
        if ((((hidden / WORD) & (card / WORD)) | (hidden & card)) !== 0) {
          place = JUDGING_HIDDEN;
        }
      }
    }
    index = PLACES * index + place;
  }
  return index;
}

/**
 * Note how far a seat, the own (0) or the other (1), is on the way to each yaku that it can
 * still make; return the number of features.
 */
function describe_yaku(
  s: MushiState,
  who: number,
  have: number,
  others: number,
  hand: number,
  table: number,
  n: number,
  features: py.Row,
): number {
  for (let row = 0; row < MAX_YAKU; row++) {
    const cards = py.either(ALL[s.edition][row], OF[s.edition][row]);
    if (cards !== 0 && progress(s.edition, row, -1 - others) === NEED[s.edition][row]) {
      const at = (who * EDITIONS.length + s.edition) * MAX_YAKU + row;
      n = note(features, n, JUDGING_YAKU + at * PROGRESS + progress(s.edition, row, have));
      const in_hand = Math.min(
        py.ones((cards / WORD) & (hand / WORD)) + py.ones(cards & hand),
        MISSING - 1,
      );
      const on_table = Math.min(
        py.ones((cards / WORD) & (table / WORD)) + py.ones(cards & table),
        MISSING - 1,
      );
      n = note(features, n, REST + (at * MISSING + in_hand) * MISSING + on_table);
    }
  }
  return n;
}

// --- bots.mushi.policy ---

/** The action of the highest gain among the n legal ones in `out`; of equal ones, the first. */
function policy(s: MushiState, seat: number, out: py.Row, n: number): number {
  return best_action(s, seat, out, n, WEIGHTS[s.edition]);
}

/** The action of the highest gain by the weights `w` of an edition; of equal ones, the first. */
function best_action(s: MushiState, seat: number, out: py.Row, n: number, w: py.Row): number {
  if (n === 1) {
    return out[0];
  }
  const bonuses = yaku_bonuses(s, w);
  const hidden = unseen(s, seat);
  let best = 0;
  let highest = 0;
  for (let i = 0; i < n; i++) {
    const gain = gain_of(s, seat, out[i], hidden, bonuses, w);
    if (i === 0 || gain > highest) {
      highest = gain;
      best = i;
    }
  }
  return out[best];
}

/** Write what each of the n legal actions in `out` is worth to `worths`, in points. */
function judge(s: MushiState, seat: number, out: py.Row, n: number, worths: py.Row): void {
  const w = WEIGHTS[s.edition];
  const bonuses = yaku_bonuses(s, w);
  const hidden = unseen(s, seat);
  for (let i = 0; i < n; i++) {
    worths[i] = gain_of(s, seat, out[i], hidden, bonuses, w) / (SURE * WORTH);
  }
}

/** Forget which cards the players have shown not to hold (H8). */
function forget(s: MushiState): void {
  for (let seat = 0; seat < SEATS; seat++) {
    s.lacks[seat] = 0;
  }
}

/**
 * The gain from an action: from cards that it takes, and from the prospects of the months that
 * it changes. `hidden` are the cards that the seat does not see.
 */
function gain_of(
  s: MushiState,
  seat: number,
  action: number,
  hidden: number,
  bonuses: [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ],
  w: py.Row,
): number {
  const table = s.table;
  const hand = s.hand[seat];
  const lacks = s.lacks[1 - seat];
  const parts_0 = effect(s, action);
  const card = parts_0[0];
  const taken = parts_0[1];
  const left = taken !== 0 ? py.minus(table, taken) : py.either(table, py.shl(1, card));
  const kept = py.minus(hand, py.shl(1, card));
  let gain = 0;
  if (taken !== 0) {
    gain = SURE * policy_worth(s, py.either(taken, py.shl(1, card)), bonuses);
  }
  if (card === JOKER && s.phase === PLAY) {
    gain -= SURE * w[PATIENCE] * (s.hand_size[seat] - 1);
  }
  let month = month_of(card);
  const other = taken !== 0 ? month_of(py.lowest(taken)) : month;
  for (let _ = 0; _ < 2; _++) {
    gain += prospects(s, month, left, kept, hidden, lacks, bonuses, w);
    gain -= prospects(s, month, table, hand, hidden, lacks, bonuses, w);
    if (other === month) {
      break;
    }
    month = other;
  }
  return gain;
}

/** The expected gain from the cards of a month on the table, in one's own hand and unseen. */
function prospects(
  s: MushiState,
  month: number,
  table: number,
  hand: number,
  hidden: number,
  lacks: number,
  bonuses: [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ],
  w: py.Row,
): number {
  month = py.minus(month, LIGHTNING);
  table = py.both(table, month);
  hand = py.both(hand, month);
  hidden = py.both(hidden, month);
  const at = place(py.size(table), py.size(hand), py.size(hidden));
  let promise = 0;
  if (table !== 0) {
    const k = (((lacks / WORD) & (month / WORD)) | (lacks & month)) !== 0 ? SAFE : TABLE;
    promise += w[k + at] * policy_worth(s, table, bonuses);
  }
  if (hand !== 0) {
    promise += w[HAND + at] * policy_worth(s, hand, bonuses);
  }
  if (hidden !== 0) {
    promise += w[HIDDEN + at] * policy_worth(s, hidden, bonuses);
  }
  return promise;
}

/** The worth of a set of cards, including its part in yaku. */
function policy_worth(
  s: MushiState,
  cards: number,
  bonuses: [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ],
): number {
  let total = WORTH * value(cards);
  for (let row = 0; row < MAX_YAKU; row++) {
    const parts_0 = bonuses[row];
    const each_of_all = parts_0[0];
    const each_of_some = parts_0[1];
    total +=
      each_of_all *
      (py.ones((cards / WORD) & (ALL[s.edition][row] / WORD)) +
        py.ones(cards & ALL[s.edition][row]));
    total +=
      each_of_some *
      (py.ones((cards / WORD) & (OF[s.edition][row] / WORD)) + py.ones(cards & OF[s.edition][row]));
  }
  return total;
}

/**
 * The worth of one more card to the yaku of each row: one of the cards that must `all` be
 * there, and one of those of which `some` must be.
 */
function yaku_bonuses(
  s: MushiState,
  w: py.Row,
): [
  [number, number],
  [number, number],
  [number, number],
  [number, number],
  [number, number],
  [number, number],
] {
  return [
    yaku_bonus(s, w, 0),
    yaku_bonus(s, w, 1),
    yaku_bonus(s, w, 2),
    yaku_bonus(s, w, 3),
    yaku_bonus(s, w, 4),
    yaku_bonus(s, w, 5),
  ];
}

/**
 * The worth of one more card to the yaku of one row: one of `all`, and one of `some`. Both
 * seats count if they can still make it, since a card that one seat takes is lost to the other.
 */
function yaku_bonus(s: MushiState, w: py.Row, row: number): [number, number] {
  const need = NEED[s.edition][row];
  let each_of_all = 0;
  let each_of_some = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    const own = s.captured[seat];
    const have = progress(s.edition, row, own);
    if (have < need && progress(s.edition, row, -1 - s.captured[1 - seat]) === need) {
      const bonus = w[BEGINS[s.edition][row] + have];
      if ((((ALL[s.edition][row] / WORD) & ~(own / WORD)) | (ALL[s.edition][row] & ~own)) !== 0) {
        each_of_all += bonus;
      }
      if (
        py.ones((own / WORD) & (OF[s.edition][row] / WORD)) + py.ones(own & OF[s.edition][row]) <
        SOME[s.edition][row]
      ) {
        each_of_some += bonus;
      }
    }
  }
  return [each_of_all, each_of_some];
}

// --- bots.mushi.shares ---

/** Write each seat's expected share of the victory to `values`, between deals or at the end. */
function standing(s: MushiState, values: py.Row): void {
  values[0] = share(s.edition, s.rounds - s.round, s.totals[0] - s.totals[1]);
  values[1] = 1.0 - values[0];
}

/**
 * The share that a lead of points is worth with `left` deals to come, whose leads add up to a
 * normal distribution. At the end equal totals share the victory (H19).
 */
function share(edition: number, left: number, lead: number): number {
  if (left > 0) {
    return 0.5 + 0.5 * py.erf(lead / (SPREAD[edition] * Math.sqrt(2.0 * left)));
  }
  if (lead === 0) {
    return 0.5;
  }
  return lead > 0 ? 1.0 : 0.0;
}

// --- bots.mushi.weights ---

/**
 * The index of the fractions for a month with this many cards on the table, in one's own hand
 * and unseen; above 3 counts as 3.
 */
function place(table: number, hand: number, hidden: number): number {
  return 16 * Math.min(table, 3) + 4 * Math.min(hand, 3) + Math.min(hidden, 3);
}

// --- bots.net ---

/**
 * The value that a net's layers give to the first n features. `one` and `two` are memory for
 * the hidden layers, at least as long as these.
 */
function evaluate(
  features: py.Row,
  n: number,
  first: py.Row[],
  second: py.Row[],
  third: py.Row,
  one: py.Row,
  two: py.Row,
): number {
  let last = first.length - 1;
  for (let j = 0, j_end = second.length - 1; j < j_end; j++) {
    one[j] = first[last][j];
  }
  for (let i = 0; i < n; i++) {
    const row = first[py.whole_part(features[i])];
    for (let j = 0, j_end = second.length - 1; j < j_end; j++) {
      one[j] += row[j];
    }
  }
  last = second.length - 1;
  for (let j = 0, j_end = third.length - 1; j < j_end; j++) {
    two[j] = SCALE * second[last][j];
  }
  for (let i = 0, i_end = second.length - 1; i < i_end; i++) {
    if (one[i] > 0) {
      for (let j = 0, j_end = third.length - 1; j < j_end; j++) {
        two[j] += one[i] * second[i][j];
      }
    }
  }
  let value = SCALE * SCALE * third[third.length - 1];
  for (let j = 0, j_end = third.length - 1; j < j_end; j++) {
    if (two[j] > 0) {
      value += two[j] * third[j];
    }
  }
  return value / (SCALE * SCALE * SCALE);
}

/** Write a feature to features[n]; return where they end. */
function note(features: py.Row, n: number, feature: number): number {
  features[n] = feature;
  return n + 1;
}

// --- bots.unbound ---

/**
 * During a round: write an estimate of each seat's share of the victory to `values`, and return
 * whether this position can be judged. It may read all hands: worlds are imagined. `scratch` is
 * memory to work in, of the shape SCRATCH (`search/tree.py`). The default judges nothing.
 */
function outlook(s: MushiState, values: py.Row, scratch: py.Row[]): boolean {
  return false;
}

export const RULES: py.Rules<MushiState, MushiView, MushiEvent> = {
  name: "mushi",
  version: 1,
  seats: [2, 2],
  actions: 240,
  max_legal: 50,
  options: [
    { name: "edition", kind: "choice", default: "ru", values: ["ru", "osaka"] },
    { name: "deals", kind: "number", default: 12, low: 1, high: 48 },
    { name: "four_pairs", kind: "flag", default: false },
    { name: "first_dealer", kind: "seat", default: null, low: 0, high: 1 },
  ],
  levels: {
    easy: { slips: 18.0, forgets: 1.0, budget: null },
    medium: { slips: 11.0, forgets: 0.5, budget: null },
    hard: { slips: 5.0, forgets: 0.2, budget: null },
    expert: { slips: 0.0, forgets: 0.0, budget: { seconds: 0.8, iterations: null } },
    master: { slips: 0.0, forgets: 0.0, budget: { seconds: 0.8, iterations: null } },
  },
  new_state: () => new MushiState(),
  configure: _configure,
  leaders: leaders,
  winners: winners,
  start: start,
  deal: deal,
  to_act: to_act,
  interrupters: interrupters,
  ends_moment: ends_moment,
  legal: legal,
  apply: apply,
  conceal: conceal,
  sound: sound,
  view: view,
  event: event,
  format_action: format_action,
  parse_action: parse_action,
  format_card: format_card,
  parse_card: parse_card,
  policy: policy,
  judge: judge,
  forget: forget,
};

export const PAD_RULES: py.PadRules<MushiState, MushiView, MushiEvent> =
  /* @__PURE__ */ Object.assign({}, RULES, {
    pad: {
      copies: copies,
      put: put,
      count: count,
      made: yaku_made,
      fewest: fewest,
      most: most,
      possible: possible,
      agree: agree,
      opener: next_dealer,
      score: score,
    },
  });

export const GAME: py.Game<MushiState, MushiView, MushiEvent> = /* @__PURE__ */ Object.assign(
  {},
  PAD_RULES,
  /* @__PURE__ */ searching({
    apply,
    appraise,
    expect,
    interrupters,
    legal,
    outlook,
    policy,
    redeal,
    standing,
    to_act,
    vary,
  }),
  {
    levels: {
      easy: {
        slips: 18.0,
        forgets: 1.0,
        budget: null,
        search: {
          exploration: 1.5,
          depth: 256,
          flat_from: 3,
          tries: 4,
          horizon: 1073741824,
          tree_horizon: 1073741824,
          net: false,
          noise: 0.0,
          nodes: 131072,
          doubt: 1.5,
          prior: 0.0,
          solve: true,
          imagine: true,
          stop_early: true,
        },
      },
      medium: {
        slips: 11.0,
        forgets: 0.5,
        budget: null,
        search: {
          exploration: 1.5,
          depth: 256,
          flat_from: 3,
          tries: 4,
          horizon: 1073741824,
          tree_horizon: 1073741824,
          net: false,
          noise: 0.0,
          nodes: 131072,
          doubt: 1.5,
          prior: 0.0,
          solve: true,
          imagine: true,
          stop_early: true,
        },
      },
      hard: {
        slips: 5.0,
        forgets: 0.2,
        budget: null,
        search: {
          exploration: 1.5,
          depth: 256,
          flat_from: 3,
          tries: 4,
          horizon: 1073741824,
          tree_horizon: 1073741824,
          net: false,
          noise: 0.0,
          nodes: 131072,
          doubt: 1.5,
          prior: 0.0,
          solve: true,
          imagine: true,
          stop_early: true,
        },
      },
      expert: {
        slips: 0.0,
        forgets: 0.0,
        budget: { seconds: 0.8, iterations: null },
        search: {
          exploration: 1.5,
          depth: 256,
          flat_from: 3,
          tries: 4,
          horizon: 1073741824,
          tree_horizon: 1073741824,
          net: false,
          noise: 0.0,
          nodes: 131072,
          doubt: 1.5,
          prior: 0.0,
          solve: true,
          imagine: true,
          stop_early: true,
        },
      },
      master: {
        slips: 0.0,
        forgets: 0.0,
        budget: { seconds: 0.8, iterations: null },
        search: {
          exploration: 1.5,
          depth: 256,
          flat_from: 3,
          tries: 4,
          horizon: 0,
          tree_horizon: 1073741824,
          net: true,
          noise: 0.0,
          nodes: 131072,
          doubt: 1.5,
          prior: 0.5,
          solve: true,
          imagine: true,
          stop_early: true,
        },
      },
    },
    costs: {
      exploration: 1.5,
      depth: 256,
      flat_from: 1,
      tries: 4,
      horizon: 1073741824,
      tree_horizon: 1073741824,
      net: false,
      noise: 0.0,
      nodes: 131072,
      doubt: 1.5,
      prior: 0.0,
      solve: true,
      imagine: true,
      stop_early: true,
    },
    noise: 0.1,
    memory: {
      node: {
        action: "i4",
        seat: "i4",
        parent: "i4",
        sibling: "i4",
        child: "i4",
        visits: "i4",
        available: "i4",
        world: "i4",
        total: "f8",
        squares: "f8",
      },
      settings: ["exploration", "depth", "horizon", "noise", "tries", "imagine", "net"],
      counts: ["nodes", "results", "total", "squares", "moves", "worlds", "tried", "choices"],
      depth: 256,
      scratch: [4, 64],
    },
    redeal: redeal,
    standing: standing,
    endgame: {
      worlds: worlds,
      sum_worlds: sum_worlds,
      ...{
        most: 10000,
        states: 32,
        actions: [32, 50],
        notes: [4, 32],
        cards: 40,
        sums: [50, 40, 50],
      },
    },
  },
);
