// Generated from parlour/games/uno and parlour/bots by `make generate`.
// Do not edit: Python is the source, and what is written here is held against it.
// @ts-nocheck
import * as py from "../native.ts";

import { searching } from "../tree.ts";
import type { UnoEvent, UnoView } from "../../wire.ts";

export class UnoState extends py.State {
  static readonly fields = [
    "rng",
    "seats",
    "edition",
    "scoring",
    "points_limit",
    "phase",
    "turn",
    "direction",
    "dealer",
    "round",
    "winner",
    "colour",
    "silent",
    "called",
    "empty_draws",
    "accused",
    "colour_before",
    "giving",
    "given",
    "discard",
    "discard_size",
    "formed",
    "reformed",
    "hand",
    "hand_size",
    "fresh",
    "penalty",
    "penalty_size",
    "pile",
    "pile_size",
    "bounded",
    "at_least",
    "without",
    "drawn",
    "known",
    "passing",
    "received",
    "ruled_out",
    "points",
    "totals",
    "hidden",
    "unseen",
    "held",
  ];
  readonly memory = new ArrayBuffer(6276);
  readonly bytes = new Uint8Array(this.memory);
  seats = 0;
  edition = 0;
  scoring = 0;
  points_limit = 0;
  phase = 0;
  turn = 0;
  direction = 0;
  dealer = 0;
  round = 0;
  winner = 0;
  colour = 0;
  silent = 0;
  empty_draws = 0;
  accused = 0;
  colour_before = 0;
  giving = 0;
  given = 0;
  discard_size = 0;
  reformed = 0;
  fresh = 0;
  penalty_size = 0;
  pile_size = 0;
  bounded = 0;
  known = py.rows(Float64Array, this.memory, 0, 10, 55);
  passing = new Float64Array(this.memory, 4400, 13);
  rng = new Uint32Array(this.memory, 4504, 4);
  received = new Int16Array(this.memory, 4520, 10);
  ruled_out = py.rows(Int16Array, this.memory, 4540, 10, 5);
  points = new Int16Array(this.memory, 4640, 10);
  totals = new Int16Array(this.memory, 4660, 10);
  called = new Int8Array(this.memory, 4680, 10);
  discard = new Int8Array(this.memory, 4690, 112);
  formed = new Int8Array(this.memory, 4802, 55);
  hand = py.rows(Int8Array, this.memory, 4857, 10, 55);
  hand_size = new Int8Array(this.memory, 5407, 10);
  penalty = new Int8Array(this.memory, 5417, 2);
  pile = new Int8Array(this.memory, 5419, 112);
  at_least = py.rows(Int8Array, this.memory, 5531, 10, 4);
  without = py.rows(Int8Array, this.memory, 5571, 10, 4);
  drawn = py.rows(Int8Array, this.memory, 5611, 10, 55);
  hidden = new Int8Array(this.memory, 6161, 10);
  unseen = new Int8Array(this.memory, 6171, 55);
  held = py.rows(Int8Array, this.memory, 6226, 10, 5);

  set(other: UnoState): void {
    this.bytes.set(other.bytes);
    this.seats = other.seats;
    this.edition = other.edition;
    this.scoring = other.scoring;
    this.points_limit = other.points_limit;
    this.phase = other.phase;
    this.turn = other.turn;
    this.direction = other.direction;
    this.dealer = other.dealer;
    this.round = other.round;
    this.winner = other.winner;
    this.colour = other.colour;
    this.silent = other.silent;
    this.empty_draws = other.empty_draws;
    this.accused = other.accused;
    this.colour_before = other.colour_before;
    this.giving = other.giving;
    this.given = other.given;
    this.discard_size = other.discard_size;
    this.reformed = other.reformed;
    this.fresh = other.fresh;
    this.penalty_size = other.penalty_size;
    this.pile_size = other.pile_size;
    this.bounded = other.bounded;
  }

  copy(): UnoState {
    const twin = new UnoState();
    twin.set(this);
    twin.source = this.source;
    return twin;
  }
}

const NUMBERS = new Map([
  ["monster", 0],
  ["classic", 1],
]);
const _SCORINGS = new Map([
  ["main", 0],
  ["alternative", 1],
]);
const MAIN = 0;
const OVER = 7;
const DEAL = 0;
const NONE = -1;
const HAND_SIZE = [7, 7];
const DEALT = 1;
const CHANCE = -1;
const NOBODY = -2;
const FIRST_OF_TURN = [0, 3, 5, 6];
const PLAY = 1;
const DRAWN = 2;
const PASS = 4;
const GIVE = 4;
const CHALLENGE = 6;
const DO_CHALLENGE = 5;
const ACCEPT = 6;
const NAME = 5;
const NAME_FIRST = 3;
const COLOURS = ["blue", "green", "pink", "yellow"];
const NAME_COLOUR = 2;
const PLAY_CARD = 0;
const GIVE_CARD = 1;
const DRAW_CARD = 3;
const PASSED = 6;
const CALL = 7;
const DECK_SIZE = 112;
const FACES = 55;
const SWEEPS = 6;
const COPIES_OF = [
  [
    1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 4, 4, 4,
  ],
  [
    1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 4, 4, 0,
  ],
];
const LOT = 0;
const TURNED_UP = 2;
const PUT_BACK = 3;
const PLAYED = 4;
const DREW = 5;
const SKIPPED = 7;
const REVERSED = 8;
const NAMED = 9;
const GAVE = 10;
const SYMBOLS = 13;
const CALLED = 11;
const CAUGHT = 12;
const ACCEPTED = 13;
const SHOWED = 14;
const CHALLENGED = 15;
const PILE_FORMED = 16;
const BLOCKED = 17;
const ROUND_OVER = 18;
const GAME_OVER = 19;
const _TEXTS = [
  "b0",
  "b0 uno",
  "b1",
  "b1 uno",
  "b2",
  "b2 uno",
  "b3",
  "b3 uno",
  "b4",
  "b4 uno",
  "b5",
  "b5 uno",
  "b6",
  "b6 uno",
  "b7",
  "b7 uno",
  "b8",
  "b8 uno",
  "b9",
  "b9 uno",
  "bs",
  "bs uno",
  "br",
  "br uno",
  "b+2",
  "b+2 uno",
  "g0",
  "g0 uno",
  "g1",
  "g1 uno",
  "g2",
  "g2 uno",
  "g3",
  "g3 uno",
  "g4",
  "g4 uno",
  "g5",
  "g5 uno",
  "g6",
  "g6 uno",
  "g7",
  "g7 uno",
  "g8",
  "g8 uno",
  "g9",
  "g9 uno",
  "gs",
  "gs uno",
  "gr",
  "gr uno",
  "g+2",
  "g+2 uno",
  "p0",
  "p0 uno",
  "p1",
  "p1 uno",
  "p2",
  "p2 uno",
  "p3",
  "p3 uno",
  "p4",
  "p4 uno",
  "p5",
  "p5 uno",
  "p6",
  "p6 uno",
  "p7",
  "p7 uno",
  "p8",
  "p8 uno",
  "p9",
  "p9 uno",
  "ps",
  "ps uno",
  "pr",
  "pr uno",
  "p+2",
  "p+2 uno",
  "y0",
  "y0 uno",
  "y1",
  "y1 uno",
  "y2",
  "y2 uno",
  "y3",
  "y3 uno",
  "y4",
  "y4 uno",
  "y5",
  "y5 uno",
  "y6",
  "y6 uno",
  "y7",
  "y7 uno",
  "y8",
  "y8 uno",
  "y9",
  "y9 uno",
  "ys",
  "ys uno",
  "yr",
  "yr uno",
  "y+2",
  "y+2 uno",
  "wild",
  "wild uno",
  "wild blue",
  "wild blue uno",
  "wild green",
  "wild green uno",
  "wild pink",
  "wild pink uno",
  "wild yellow",
  "wild yellow uno",
  "+4",
  "+4 uno",
  "+4 blue",
  "+4 blue uno",
  "+4 green",
  "+4 green uno",
  "+4 pink",
  "+4 pink uno",
  "+4 yellow",
  "+4 yellow uno",
  "scary",
  "scary uno",
  "scary blue",
  "scary blue uno",
  "scary green",
  "scary green uno",
  "scary pink",
  "scary pink uno",
  "scary yellow",
  "scary yellow uno",
  "give b0",
  "give b0 uno",
  "give b1",
  "give b1 uno",
  "give b2",
  "give b2 uno",
  "give b3",
  "give b3 uno",
  "give b4",
  "give b4 uno",
  "give b5",
  "give b5 uno",
  "give b6",
  "give b6 uno",
  "give b7",
  "give b7 uno",
  "give b8",
  "give b8 uno",
  "give b9",
  "give b9 uno",
  "give bs",
  "give bs uno",
  "give br",
  "give br uno",
  "give b+2",
  "give b+2 uno",
  "give g0",
  "give g0 uno",
  "give g1",
  "give g1 uno",
  "give g2",
  "give g2 uno",
  "give g3",
  "give g3 uno",
  "give g4",
  "give g4 uno",
  "give g5",
  "give g5 uno",
  "give g6",
  "give g6 uno",
  "give g7",
  "give g7 uno",
  "give g8",
  "give g8 uno",
  "give g9",
  "give g9 uno",
  "give gs",
  "give gs uno",
  "give gr",
  "give gr uno",
  "give g+2",
  "give g+2 uno",
  "give p0",
  "give p0 uno",
  "give p1",
  "give p1 uno",
  "give p2",
  "give p2 uno",
  "give p3",
  "give p3 uno",
  "give p4",
  "give p4 uno",
  "give p5",
  "give p5 uno",
  "give p6",
  "give p6 uno",
  "give p7",
  "give p7 uno",
  "give p8",
  "give p8 uno",
  "give p9",
  "give p9 uno",
  "give ps",
  "give ps uno",
  "give pr",
  "give pr uno",
  "give p+2",
  "give p+2 uno",
  "give y0",
  "give y0 uno",
  "give y1",
  "give y1 uno",
  "give y2",
  "give y2 uno",
  "give y3",
  "give y3 uno",
  "give y4",
  "give y4 uno",
  "give y5",
  "give y5 uno",
  "give y6",
  "give y6 uno",
  "give y7",
  "give y7 uno",
  "give y8",
  "give y8 uno",
  "give y9",
  "give y9 uno",
  "give ys",
  "give ys uno",
  "give yr",
  "give yr uno",
  "give y+2",
  "give y+2 uno",
  "blue",
  "green",
  "pink",
  "yellow",
  "draw",
  "pass",
  "challenge",
  "accept",
  "uno",
  "catch 0",
  "catch 1",
  "catch 2",
  "catch 3",
  "catch 4",
  "catch 5",
  "catch 6",
  "catch 7",
  "catch 8",
  "catch 9",
];
const _ACTIONS = py.inverse(_TEXTS);
const _CARDS = [
  "b0",
  "b1",
  "b2",
  "b3",
  "b4",
  "b5",
  "b6",
  "b7",
  "b8",
  "b9",
  "bs",
  "br",
  "b+2",
  "g0",
  "g1",
  "g2",
  "g3",
  "g4",
  "g5",
  "g6",
  "g7",
  "g8",
  "g9",
  "gs",
  "gr",
  "g+2",
  "p0",
  "p1",
  "p2",
  "p3",
  "p4",
  "p5",
  "p6",
  "p7",
  "p8",
  "p9",
  "ps",
  "pr",
  "p+2",
  "y0",
  "y1",
  "y2",
  "y3",
  "y4",
  "y5",
  "y6",
  "y7",
  "y8",
  "y9",
  "ys",
  "yr",
  "y+2",
  "wild",
  "+4",
  "scary",
];
const _FACES = py.inverse(_CARDS);
const WEIGHTS = [
  [2, 3, 0, 120, 21, 30, -15, 100, 25, 10, 30, 175, 200, 13, 18],
  [2, 3, 0, 180, 25, 30, -20, 100, 50, 10, 60, 225, 200, 5, 18],
];
const CATCH = 8;
const HEED = 50;
const POLICY_CHALLENGED = 2.5;
const SUSPICION = 14;
const KINDS = 5;
const ALTERNATIVE = 1;
const OWN_LAST_ROUND = 43.0;
const OWN_SPREAD = 7.6;
const FEW_ROUNDS = 80.0;
const LAST_ROUND = 33.0;
const SPREAD = 7.75;
const POINTS = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 20, 20, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 20, 20, 0, 1, 2, 3, 4,
  5, 6, 7, 8, 9, 20, 20, 20, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 20, 20, 50, 50, 50,
];
const COLOURED = 52;
const SKIP = 10;
const WILD_DRAW_FOUR = 53;
const REVERSE = 11;
const DRAW_TWO = 12;
const DRAW_TWO_CARDS = 2;
const _NAMES = 238;
const _WILDS = 52;
const _GIFTS = 67;
const WILD = 52;
const WAYS = 5;
const _SINGLES = 242;
const _CATCHES = 247;
const SCARY = 54;
const LEVEL = 10;
const DRAW_FOUR_CARDS = 4;
const LOST_CHALLENGE = 6;
const PENALTY = 2;
const EVERY_LEVEL = 1074791425;
const MOST_SWEEPS = 1000;
const _PHASES = new Map([
  [0, "deal"],
  [1, "play"],
  [2, "drawn"],
  [3, "name"],
  [5, "name"],
  [4, "give"],
  [6, "challenge"],
  [7, "over"],
]);
const NAMES = ["monster", "classic"];
const NEAR = 0;
const BLUFFS = 13;
const NEVER_DRAW = 12;
const ASKED = 2;
const DOUBT = 0.02;
const WORD = 4294967296;
const MAX_LEGAL = 30;
const STAY = 4;
const LACKED = 9;
const LACKED_NEAR = 10;
const DREAD = 1;
const WORRY = 2;
const HIT = 5;
const HIT_CARD = 6;
const KEEP_WILD = 3;
const GIFT = 8;
const BLUFF = 11;
const ROUND = 100;
const LEAST_STAKE = 0.001;
const WAITS = 0;
const JUDGING_BLUFFS = 4;
const DARES = 3;
const ACTS = 1;
const DRAWS = 2;
const FIRST_LAYER = /* @__PURE__ */ py.unpacked(
  "zf/5/2L/pP/S/xkADQBgAKj/CgAIAAAAIAAoAN3/IgA0ACMAIv+P/1QA5f8NALP/EQDt/+T/FgArAPf/cf/V/9j/8P+vAKb/5//0/6YAFv4PAKf/Tv8JAPT9ZgDQ/yAA3f88AMoAsgBG/9P/EgDsAOr/6/8eANz/Zv01AEf/4//l//n/Dv+//9T/QACP/xYACv8TACsAJgAGAG7/8f8hACMAJgAm/wj+PgDy/wUA5v/p/xcAvP9AAJIAzf+q/5r/9P+9/1YAr/8JAOr/CQAW/8b/eQHRABIAHgD4//b/IQC9/+f/CQBsAFMApP8JAH7/vv/Z/8T/v/86ADIApf/l/+n/3v9LAHv/WP9YAKX/jv8CAGIAlv85ACkAo//+//L/IAD6/3v+oQDZ/2AAz//I/x8A2f/G/40AQwD8/9D/nP8hADcA8//4/5oACgDY//r/8v/+/xMADwDg//z/+P8IAAAAMwDLAMr//v/T/2AA0f/q/9f/wP8QAAIAU/8aAE4A0/9S/x0BIACcABb/kQApAaz/+v1Y/0YAfv+SAPf/xf9w/+D/VgAxAcb+IP/i/pD/S/+TALr/P//J/vsA3/+s/+z/j/8nAP//Mf4u/0kA9P+a/5D/nP82AAkAnADv/8f/cv/9/1QAOwAkAO3/v/4dANP/iQCZ/+D+HADN/33/cf/X/8r/OwD3/4//rP/pAOz/Yv57/83/BADn//T/9P/1/9b/PACY/+f+DQD2//3//f/t/y0Am/+C/x4A7v/7/3IA2f/g//7/5v/X/+r/OQDS/5oA1/8HAOb/2P9x/+X/7P/j/zYAp/8F/vb/AgDX/9j/7P8HAGn/6f/f/+b/fv9SAP3/+f+f/+X/AgANAOz/y/+MACIAMgDS/9v/Qf/t//D/IwA8AK7/uvzw/wAA6P/i//T//P+s/xEAtP/u/3f/IgD5/wcAiv/r/x4AMgDg/7n/LABQAFIAwv/Z/2/////z/00AMADA/7P88/8GACgAsf/7//v/2P8kAD7/5v/M/9D/AAAPAHD/7f8tAFIA3//H/8r/WgBfAK7/5v9y/+n/9f9mACUAy//x/Nj/DQBWAIn/+f/z/wYAOgBu/+n/DwCT//3/EABI//H/NwBrALv/2/9o/1oAQQCe/+f/QP/r/+v/gwASAO//aP3A/xAAcwDJ//j/8P95/0sADf/m/1wAS//1/xkABf/8/zsAiQCA/+P/Ff9NAGcAl//2/xP//v/n/4kA8//d/0z+uP8RAJEA3f/7/+j/tf9fAIf/7v9KAPj+BAAVANH+CAA2ALEAav/0/5n+QQBuAJX/7/8Z//n/5f+VANr/z/+//rj/FAC2APv/+v/g/4D/ewCh/+//OACz/uT/HADQ/hUAOQDsAE3//f8r/jIAoQC6//j/i//1/+r/rwDl/8H/Df+s/xkAwgCn/xMA3f+O/6IAd//w/zgAs/67/x0Awf4dAEQADwFd/xQAGP4OAKgA2////+r/7//i/8oA3//H/1//wv8gAO8An/8WAN//lP+bAK//t/8/AL3+yP8dAAX/JQAzAEMBa/8YAN796f/QAPP/FABSAPn/y/+xANr/9/9C/8z/KQDsAMj/JwDh/8P/qwCy/7b/IgCg/r7/IgAi/zAACABYAWr/DQAE/vz/rgAPAB0A9P/m/7f/rgDS/xQAlf9f/x8A8QDj/zAA5P/r/6sAQwCo/y0Ao/7g/yMANP9CAOj/cAFj/xwAsf61/78ANgAjAIoA7P+D/8EAyP8CAGD/xP8eAMUAzv8pAN7/BACuAGUArv8vAKv+FQA2APn+XwDC/6MBiP8tAC/+vv+qAIQAJwBwAAMAgP/GAN3/x/82/w8AGwCsAMj/UQDM//3/twDC/0P/EwAS/+L/AwCh//D/xP8gAHn/DABi/4IAxgDr//j/KQDd/wUARQD//2z++P8OAAkA3f+1/xAAAgCv/x8AjADX//r/yv/C/wkA0v7n/5f/SwBV/wgA4v+dAMMA1//v/0YA7v8WAGIAKQCj/bUA9P8TAHAAzf8WAPP/tP87ANr/ov8JABcABgAKAMf+3/+W/3MA9/8JABMAIwDx/8b/7f/K//L/DQBuAEIA2vyZAOL/GQDoAJT/EgDe/9n/VgDI/1///P8dAOH/DgCv/tn/s/+VAGoAAQBTANn/nP/M/+L/9/7p/wQApwBPAPD8nf/h/xgAzwCa/xcA0P++/3sAuf8h/8//EADs/xMAwP7Q/9b/xQCfAPT/cwC//7z/2//n/0v+8//8/6cASAAR/W//kv8OAKcAu/8QAL3/o/+KAOL/z/7N/8n/5/8TANT+x//e/9QAsgDU/3MAv/8LANH/3f8h/vb/1f+cAB0AWP2s/5P/CgCEALX/DgCg/7D/pgDj/3v+xP9W/+H/FQBM/6X/KgBFATUAvv8QAED/BACg/9X/yv7v/5n/oQD+/1H9lP9N/wAAawDa/zMArP/9/4oAqv+t/hUAO/8dACYAOf+R/28AXwHw/7j/df/1/4IAnf+u/6T//f+c//8A7f/f/Tn/m//q/2oAAAA2AJv/FQAxALn/6f5iABL/4/8hAL7////Q/yQAi/8LAO38eQCyAK7/9/+p/+n/FgCLAOf/VgCQ/QQACgA0AB8ABQD9/2P/HQAjAFYA4f/i/87/HADL/wMA1f+HALL/AABw/4YAxACm//z/vP/v/xQAhwAKAHYA7P7+/xcAzQAIAAQA5v98/zMA2f8nANj/4/8CACAACgAKAAwAxAAZAPr/6f8/AIEAm//6/z7/5v8OALMAJgB0AAL/9f8UAOYA5v8GANX/3v9bAHf/5//A/6v/1f8lAEMAEgBKANcAUAD2/1MABABCAJ//+/90/vn/DgC8ACMAZQCT/v7/EADEAAIAAwC4/5//bgDY/5f/oP9e/wsAFwBeAAkAdQD7AFMA4//EAMz/FwCz//3//f3o//b/ywAOAFYAhv7u/wsAqQBq//3/n/98/4kAlv8M/5T/7f7x/xEATwD3/5IAEgF3ANH/DwHG/y8Aov/z/yn+9v/f/6UA6P8sAHP+wv8VAJcAyv/r/3b/mf+MADIAwv6N/7v+/P8LABMAxP/TACsBPQDD/xoBb/9pAIj/7/+l/vP/rf9oAMP/JwCg/of/CwCIAAwA8v9W/87/jQAHAMn+rf90/uf/AQCPAKP/FQFiASMAx/80Abn/SAC1/9P/OP/y/3v/IAGk/xsAdf5r/ykA4gDQ//b/d//8/2EA9f/J/zgAO/7m/woAbf4CAL3/HQAM/w0AOv50AJwA2f/7/wYA3v8TAJ0AGQCdADQA8/8FAAkARwAJAAMAqP8wAL3/AwATAJr/7v8SAF7++f+a/24AQ/8DADH+cwB+AMT/7/8ZAOj/GwB7ACcAqQAK/+T/BACkABoADwDq/4b/PgBl/9j/DgCa/9//FwAt/vj/pP+5AIf/7/8//lIAOQCl//H/NwD8/xkAogAjAJ0AV//t/wMA8QCT/xkA0/+S/0sAY/+Y/wcAfP/e/xEAYf7x/7j/8gC6/+r/cv7+/xYAkP/1/8v/6v8NANAAFgCyAGH/xv8AAMAAYP8YAMP/xv9vABwAW/8VADz/DQD6/3v+1//U/2EB5f/Y/+b+A/9RAJr/8f91/w4A7f/EAOn/lQDB/5H/BwClAL7/AADk/wIAaADe/2L/8f8k/wgA/v/s/g8Apf9GAVb/5//n/qD/RQDj/9b/MP/7//f/QQH6/3EA2v/L/yMAxgDo/xIAp/8eAHwAGQB7/47/L/8gAOr/b/+a/+H/OAH9/67/hf9dACIAm//M/93/BAAaAAYB5v9JAN3/AwDz/7UA+v/O/5r/EgCBAPP/wP+v/0P/9/8PAL//Lf8WAAYB+v/G/9H/GwDw/3f/MgDq//X//P/oAJ3/SgDN/w4A5P/8/wkAtP+Z/+v/fgD6/8r/JQCT/8////9X//7/jv81ABL/BQC7/0gAMQD///r//v/w/w4AUwAWAFoAH//4//r/CQATAAoA9v8TABQAyP/h/xUAUP/v/wgAiP/9/2b/gQDe/vb/vf9OAEsA8v/v/8X/AgAMADwAJgAuANX/5//4/1gAsf8NANL/rf89AJr/wv8YAGH/7f8BAJn/9f+S/+wAXv/j/8n/9f8yANr/6/+9//D/CwA1ACAAAgAXAKz/6/9nAIL/CgDK/97/ZgA0AHP/9/+f//f/8P/C/9P/lP8pAa3/3f9h/z//ewDS/+H/BgAGAAIAVgDx/8v/cv/K/+H/YwDp//P/yf8DAG0A6f9d/zUAff/6//j/5/+5/5z/owALAL//rv8BAHQA9P8AAOj/7v8PAIQA8f8DANb/7v/l/zQA+f/b/3T/EgBlAPP/+v/R/woA9/8cAIv/cP/4/4AA9f+K/5H/xf/Y/9//KQDd//7/3/+2AAcARgDj//7/BQBFAPD/AQCC/wgARgAHANf/5//u/wEAQgDj/4L/6/9rAPv/FgD+/0UACwDm/xEA/v/5/wIARQDr/yMADAANAAEAJAAFAAcAs//9/xoA9v/5/93/7v/2/0EAnv+r/+7/QwD3//T/5f/l//v/NQAJAAgA///4/00AEQAFAAIA6v/8//X/CAAJALL//P///wkA7//y/9v/6f/4/48ABQDr/8z/7v8RACMAAwApAPL/GQD1/+3/AADj/wYAXgAjAOn/1f8iAAf/6f8RAK//JwA7AC0ACAA+AP3/6P8FAQ4AyP+Y/wIADgBPAOv////o/xkAxf8MAP//1//y/zD/IACe/7j/SABM/+3/LACI/2AAJQBVAAgAfgDc/9f/OQEnAOT/t/9RABAAhwCx/zIABgAMAL//9P+u//7/zv8x/xUAoP+Z/2kA5f/k/2sA6P+eAKEAHQAmAMMAAgC1/ycAzgDr/6////+p/xsA7P/w/+P/9//T/wgA2//F/7//zv/4/xYAcP9FAAcA6f9kAAIAeAALALH/z/9SAN7/AQBEAB0A4P/R/xcAEwABABEANAADAAEA2f/s////AwDb/wIAxf8FAO//KAAuAAcANQDT/y8A9f8/AAQATAApAO3/jwA6AML/u/9HAB8A+f8OAC0ACgAEAKH/3/8HAP//p/8LAIz/CQDl/1IA9P8CAGsAcf9gACsAdgAJALAA8v/n/1wAYQDm/9H/jwA4AFAA5f8gAO//IAC3////rv80AKD/QQAaAMP/3/+LAP//FACvALb/sgDaAHcA/v/hAAAApv8mAAIBs//h/7P/KADX/6n/mgCTACUA2f8DAM7/pP9m/zkA5f/b/7T/nAAIAM3/jQDv/ywA6f/e/9r/vf/u//7/VQAnAO//1P8FAAwA+v8HACkADQAIAOH/8//8/xAA4v8GAOr/EQDz/xsA1v8DADIAj/86ABIALQAMAFkA0//e/3EAYQD0/83/FAAsABgABQAXABoAEQDe//D/5v8AAMH/CQCD/+T/6/81AKr/DgBSAMf/dwA3/2MAKwCoAPf/y/++/6gAMADp//7/EADw/wwArQAdAFsAx//q/5X/x/8EANf/TQDI/9X/hAACAC8AYQAUAE4A1/8wAE8A+P8CAOP/+/8+AAMApf////L/9//k//n/AAD1//P/CgAAALD/MwDs/wcACADJ//T/AgDu/18A/v8DABgAAgAIAPr/GAD3/xMAHQD9/+H/BgAZABMA8/8XABoABwDs//7//f8hAO7/DACz/+n/+P8cAJL/CgA1AC3/MACn/xsAAgBwAO7/y/8HAHsAJQAIAOf/BAD5/1X/vf87AEEAXgD1/+r/9f/D/9X/GQDV/+n/RwDI/xEAXQDp/4gAEAAtAB4AxgD4/9//CAA5ABoAx////xMABAAFAC0ABwAZAAkA8v/i////NgD6/+v/BQDb/2kAAwD0/68ACAAIAMn/EwD0//X/7/8CAO//9/8GAPn/9P/9/wsACgD8/wgABAACAAIA+/8KAAMAGAAGAPD/+f8CAAAA7f/6//7/AAD//wYACQAEANv/BQCfAEUABgDy//L/6/8RAPb/BQAPABsA4//q//L/kP/o/0sASQDU/6T/JwAg/9n/IQBw/yYALgAiABUAsgACAAMALwFwAP7/1v/t//H/dwAAAC8AJAAUAN3////b/1X/0/9y/2gAmv9y/0oAqv/Y/14A5/9tABgAEgBDAGUB9f8DAP//AQAEAAIA+v8AAAAA/f////7//P/+/wIADQD7/wMA9/8KAP7/AQAIAAYA9v8EAP//BAABAAUAAgD//wgA9v/9//r////9/////f/9//X/AAACAPz//P/8/wsAAQACAP7//f/6/woA9f8CAAAA/v/2//j/BgD8/wYABADY/wYAUQBHANj/xf81AAkAuv/t/wAAIQD3/7//5v/6/73/1/8FANL//P/o/ycA0v/9/14Aef82AAkAEAADAOcA2f/x/4UAZQCy/5v/XAACAJX/6P8bADUADgCP//X/3/+v/4L/BgDj/8//4/9RAIP//P/IAND/hwDFABIAEgCSAQYACwD///7/AwABAAIACAD9/wEA+v////z/+/////3/AgAFAPb/BgDy/wIABQD8////+/8GAOz/+v/0/wEACAAIAAQAAgD7/wgABAD7//j//P8HAAgACgD7//7/CQABAAUA+P/+/wAA/v/9//b/CgABAPf/BwAAAAUA///7//v/6v8BAE8AWgAJAOf/HAAHABcAAgA5ACoABQDs//f/8v/B/9H/7//k/wEA5f8lALb//f9gAJ3/NwAPAAwABgDoAO//4v+tAKEANQDK/0cA+v9LAKf/EwA5AAwA3P8BANT/kf+W/93/2f/Z/+T/iQCM/9//mADj/4gA4f8aABMAqAEGAAcAAwAHAAsAAgAEAAUA9P8AAAMABgD//wcA/f8AAAwA+P8AAAAAAAD9/wUA+v/4/wQA+f8DAAEA/P/+/wAAAwD8////9/////T/AAD+/w4ACQD//wYAAgD5//H/BwADAPT/BAAGAPz/BQD1////AAAFAAMAAgAEAPz/CgD+/w4A//8DAFUAFQD2/xYA/P/g/+D/JgAYAAgA/v/t//D/rP/H/+H/HQAEAO7/LACx/wIAWQCr/0UAEgATABIA5QDx//n/VgAAATQAv/8EAPn/DADy/6AAnADn/8b/7v/F/2f/s//e/xYAo/+r/1cACADG/4cAAgBJAK7/6f8GAKQAAwABAAQA9/8AAP7/AQD+//z/+/8GAPv/AgACAP//AwADAP3/AgAMAPn//v/7/w0A9/8AAAYA+v////v/9/8AAAMA/f8BAAQACAD4/wQA/P/0//v/BAACAPn/CgADAAAA/f8DAP7/BwACAAQA/v/3/wMA+v///wAA+/8GAPf/CgD5/wIA9P///wIA9/8AAAoAEgD//wgA8/8AABEABQAAAPf//f8nACMADQAFAAMAff8DAAgAt/8DAPj/+f/8//f//v/+/wQA+P8GAAYA///4//H/AAD7/wEA+f8AAAAAAAACAAIABgD7/wUAAQD9//r/CQACAP3/AAAAAP3/9/8BAP///v8GAPj/+v8BAAUABAAFAPL/AwADAAQA/P8DAAYACgACAPj/AAAEAAMADAD///r//P8EAPv/+f/7/wgAAgD+/wUABAD6/wUAAgDz//n/AgADAP7/+v8CAPX/BAD//wAA/P8FAPH/+/8EAPz/CQADAPv/BwAAAAQA/P/8/wUABgAHAPv/8//9/+P/FgADAM//BAD8/wYABQAaAPr/BAALAAoAr/3vAev/+v/7/0H//v///7T/DQD5APv//P80ANz/BQAHAPz/8P/m/w0A+v/p/w0A5f/+//r/DQDv//v/BwAAACj9mwG8//P//v+I//H/9f+f//n/VAD2/wwASwABAP//DgAAAP7//f/5/wUACQD+/wUA/v8DAAMA9//7/wYA9P8AAP7/+v8AAAIABADv/wsA/f8HAP///P8AABQACgD+/wIABwAEAAEA///5/wUABwAOAP3/BAAAAAgA///8//X/BQABAAcA/f8RAPv/AwADAAcA///6//r/BQABAMn/CgBrAfn/BgAMAEcA/P8wAT0AYgD+//7/GwDf////GwD2/0T9Xv/7//b/3v9i/wAABgDG//X/3gDx//z/FgAKAAMAxgD2/xUABAAbAAkAiwAiAEoA2P8IAP//9//7/xsA+v9C/f3/ff/2/9X/jf/7//3/x/8UAPb/FQD5/1EA8f8AAAQABQAEAA0AAgAGAAUA9v/7/w0A/v8AAPj//v/4//z/BAD7//z/CQADAAMABgD8//3/8/8FAP//AAD5/wQABAABAPb/+/8AAPv/AgAGAPv////8/wcABgARAAAA+v8DAP//AQAIAP7/BQDy/wcAAQD+//3/CQD9/wgA/f/1/wYAMgAAABUABwA8AAEAxQAuAFsA/v8HAAMA9v8CABYA+/+b/fP/1P/w/9j/k//5/wAAb/8CANX/AwD3/zEABADm/7P/CQAvAC8A9f/a//f/7f///+j/GgBXAPz/AgD1//v/UP4RAJn/9v8cAOz/3f8cAPL/7v8HAPv/9v9JAPz/CwAAAAAA+f8AAAQAAAAFAAIABwAFAP//BgAMAAIA+P8BAP//EQAFAPn///8JAPn//f8AAP///P8BAPf//P/8//7//v8AAP7//f8CAAYABgD5/wEABQD+/wMA/v8CAPb/AwD9//v//v8GAAYAAQAFAP3/+P/0/wAA//8AAAAA5f/5/03/CwCC/9z/0v88AHL/6f/K/yAACgBKAOH/AQCb/0kANP8NAPH/1//W/1T/FAAdAKT/HgBL/wUAIQARAMb/7P/E/igA/v7P/77/UgBU/0sA1v9tACQA4QAiAPj/4v9AALr+xv/6/7T/rP+9/w4AYADI/z4A2/77/1oABwDV/7H/aP8MAM3++wDi/0oAVv9IABIAXgBMANEA/f+i/+7/QACf/+n/AACe/3L/GQAcAH4ACAAiAMb/LQAnAFcAEQDF//z/LAAHAOz/CgDn//z/2/8sAOX/9v8MAAcA8//M//H//f/t/9n/0//u//n/4f9WAP3/6//1//f/DgD4/+3/+v/g/6gArv/j/5X//v9x/9f//v8nAAgAOwDx/+X/kv6D/0T/0//U/9D/7P/X/vb/5gC+/58Aif+LABQANgE6AOT/LwBCAVX/4P9C/wAASv9nAA4AjgAUAIcA8P/T/8f9/f6p/qb/lf+g/+n/rP/t/3IB6f/eAH7+hAE3ADcCDgB8/18AUQIn/8T/dv8CAE8A2QAdAKgBIQAaAfn/8/+q/ab/e/7j/8L/7P5FAPT/1f/4AQIAlQDk/28BOwANAvP/y/8BADQA7v/B/+3//v8YAAcACQAGAPL/BgD6//7/lP9wAOP/AwAMAK7/EQD8//P/ZQD6/xEAAAAnAPT/BgDV/67/5v9SAPEBt/7HACIAGgGI/0j/bAAeAKT95f+s/z3/3v8k/3n+IADJ/2j+P//S/8kA/v/3/gP+mQAaAMP//f8C/zP+kACfAUf9dQFOADv+kv71/cgAIQCEAN3/nP8d/jQAF/4H/z8Am/8v/S4ArP+gAaL/8/04/k7//gD6/ggAXP+O/ksBQwE2/JABawCb/uH9ZP1DASQAWgH8/4P/Kv2WAE3+pf8SAGz/cfwxAGX/qwHp/1f8J/8EACICRv/3/6n/9f92AVQAm/40ANr/CgBT/9f/jQDa//P/BwDr/6n+LADM//v/9f9j/4n/AgDX/3sB/f+g/+z/MQBEAOv//v8CACcADADn//H//v/+/9L/DgAPAAIA9P/Z/+z//v/F//3/1f8Y//P/AQAGAB8A+f/4//r/+P+1//T/EABuAAwAAwA8AA4A5v/S//j/BAAb/w8AHgAAAPH/5P8EAAUAtf8AALf//f4DAP3///+o/wIA8P/Q//n/wv/1/wwApQD9/wcA/v8VANr/yP9L/wgAnv73/xYABQDx/+j//f/7/6//+f/P/0L/zf/1/7z/ev8IAO3/lP8RAPT/8/8aAIQA3f8HABAAMwDi//3/1P71/9T+xP/5/yEACQAUAAIA8f+j/wYA4f97/6v/7P+U/7v/DADm/83/BAC5/wsAJgBSAPX//f8jAFAA+/9WAFr/9//U/nD+aAAyABMAc//s/+H/lv8SALb/u/9a//H/v/+h/yMA7P/g/wwAYwC1/0MA9f/t/wEAcf9KANv/MQAi//X/mv+x/gwBTwAaAJz/+v+6/xwAAQBX/+r/cP8GAIz/zf8OAAoA6//P/+P/2P8wALH/GwABAN//UADP/3cARv8QAP3/Xf/XAEsAJwBOAPf/uP+mAOD/qP/I/9b/6v+k//X/BwAqABoAmv84AMj/SwAXAAYA5P+E/0QAqf/BAJL/GACB/5X/jgB+AD4A6P8eAO//VADb/w8A0f8IAMb/h//9//f/MgD3/6T/+/+N/1wA+P/X/x4AZQD5/5L/6/9cAGX+3f+9/xEAnf/7/ngA5f+8/wAArABZAGgAxf9//xMAxv/G/+H/bf+F/wwA7v8+/yP/+f8dAIX/MwC8/sD/gABN/rn+4P8zAI//Df9MAPP/v/86AJIATgBBAMj/j//2/+//0P/4/7D/pP+LACkA///A/wYAFQDk/zsAiv7N/zkA9/6//tL//P+1/1r/ZADf/8D/9P9pAFcAnADQ/6n/PwDr/9b/8P/A/6H/cQArAEEA8//s/xAA5v8xAIr+0f8/AEP/8v7q//7/t/9t/4QA2//V/x4AQwD2/2L/zP+6/x8ACgDa//7/9/+m/1cANwBDAB4A5P8PAHAAKgC1/sn/zP+T/3QA8f/5/7n/r/+2AOz/1f8OABoADQD1/8f/x/9DAL7/1v8FAHz/q/9fACsAUQAyAL3/AACWABAABQAcAKwAwf/3/9v/4f+V/+//hQDl/9j/PAAVAML/sv/Q/9f/GgCU/9z/DgAFAKz/3f5AAEcAzwAXAAQAlQAWAAcAAQB3AOT/UQCz/+L/3P8BAF0A9v/a/w4AAQDj/4r/yf/j/wEAeP/a/x0Atv/U/0P/TQAiAGQA8v///2wAEAAaAPj/cAD8/y8Auv/T/+L/DABVAOr/wf8aAOn/yv+W/8H/6v/7/8T/6f8aAFL/6P8W/10AKgB2AP//AwBfABcALAAGAEsAHgBaAMT/zv/1/xQATgD8/8H/CQDd/93/sv+///f/5v8g/+T/KABy/9z/Tv9hACMAdQDw/wUANAAWACgA9/8sACQAQgCq/7n/AAAhAFIA9/+3//r/yf+9/8D/uv/7/8//bv/p/yUAlP8CAJH/ZgAxAGsAqP8EAO7/FQA6APL/IgAwAE0Am/+a/+b/JwBEAAAAtP/B/7n/sf/R/9D/DADJ/1n/8P8rANH/DgDn/lcAMABNAN//BQDY/xIASwDj/3sAOABxAJz/jP///yoAggD4/63/zv+f/6f/bf/R/xIA5v+W//L/MgCU/xwAFv9FAEQATgDh/wQAoP8fAFcA6v9iADoAZgC5/3X/+v8oAHUA+/+k/6D/gf+Z/5f/wP8aAMz/cf/z/ysAb/8zAJH+VABSAC8A0/8BAKz/HAB4AAMAbAA+AJcAy/93/wsALgCEAPn/ov+s/37/mP9y/9j/JgC+//j//P88AMP/MwAS/ykAZwBUACcAAACH/zIAfgDz/14ARACtAOD/fP8OACIAeQAAAJn/nf9e/5P/Lv+y/y0Ap/++/wIAPADb/0sAMP88AFsAIADe/wMAd/9BAJIA/v9YAEcAjQAAAID/MwAyADQA6P+n/4L/W/+G/2v/vv8xAJj/0v/1/z8A7P9dAHv/YACIAAIA4v/+/zD/IgCnAAkAVwBEAP0AEABO/yUAJwAsAPL/k/9p/0L/h/9P/97/NQCL/8f/8v9BAM7/TgBF/0wAagAdAO7/AgBP/zEAvwACAEIAQADxADcAev8zACgAMAACAI3/XP81/0P/Mf+t/08Ahv/i//T/PgDT/08AQP9CAGsAGQAbAA8Aa/9DANwACwBfADkAOwFfAIb/RQAkAEwAAACu/0T/Q/8//3n/2P9RAGz/2v/2/z8AIQBnAFr/YAB+ABYADgAaADr/SwD/AOn/fAA9AGEAygDM/1EAIwDO/+v/gv9D/0P/Qf8u//v/ZwBK/9T/9v9LALf/egAf/10AbQDd/87/7f8HALH/2f8WADYA5f/Q//j/+//6/+r/FgD0/wYAKQAkAP//8f/Q//b/EABy////9//O/w4A5P8AAKH/7/+i/+H/EQCq/9n/FQAxAAIA2f/5//P/+f/5/xsA4v8FACEAJwD9/w8A1P/3/xEAIf/z//X/uP8QAO3/CQCZ/+b/DQDc/wYAvf/c/y8AQgACAOD/DgD+/wcA+P8nAOj/AwD7/xIA//8nAOP/7v8TALX/8f/p/4z/AwAEABgAof/V//H/+f/v/7f/3P8qADYAIgDg//n/AgAGAO7/GADk/wAA+P8EABQAIgCg//n/FwA0AP//8P++/wwAEQAGAK7/9f8EAAIA+v8EAAEA+P/+//j/+v8CAPj/+P8CAPr//v/+////AgD9//v//f8HAAYAAAAIAAUA+f8KABIAAgD2/woAov+CADABagB//5f/cPtSAFcA9fzt+7H/2/8c/N//R/ySADEBAAAqAHf90wCk+zz+hv+fAPH+vPu9/iL//P10ANr/lgCG/8UACABT/3r/FADq/0/+Ff8nADQASADl/wn+8QBJAf3/FgDN/84ABAABABUAzv9N/4L+hf+KAH3/QQDD/5v/2v91/9r/4/9uABIA+/+I/6X/CgALAHEA9P98/5cApwD5/wYA6/86ABIABwD6/5T/Tf9C/7T/ZgBD/wIAs/8e/+D/rv9hABEAmgBd/8X/hf/h/67/BACKAA4A1P8OAAIA7v8VAOT/FwAZAEf/5v9u/4n/IQDm/0oAC//4/+j/+/5DALj+NABFAHEAfv8hAP//OQC1//3/cADX/0wAmP9A/9j/OADp/+z/GQBT//j/f/88AGgAAgD5/xL/BQD2//v/+/8IAPz/+/8FAP3/BgD6/wwA//8BAP7/AAAAAP7/CADy//j//v///wkAAwAAAPv/DQAGABAA9v8LAP//EQDq/lsA2/5ZAGkAUQBi/yYATgBrAIH/AwAQAPL/YQB9/2f+yP9RAPv/Y/8YAM7/GQCZ/3r/yQBnALL/pP///wAACwD6/wQA9P8PAO//CQD9//T//P8FAP7/+v8AAP//BQADAPz/+v////7/AQD4/wAA+v8DAAEA/f/1/wYA+v/I//v+XQDJ/s//dwAyAMD/TwDgAEIAdf8VAH7/yv99APn+U/6e/2AANgCv/gUA9P88ABsAAAAEAW0AXv/DAHf/9//3/wAA+f////r/AQAEAAQABAD+/wMA/f/5//f//v8AAAkA/P8IAPX//v8OAP3/+f/4/w0ABwD7//z/7//+//X/J/+j/2z/CgAfAHcAnACj//7/Uf/6/90AbgDq/+v/YQBfADsA5f/5AHsADACVADj+O/9PALj/t/+v/9v/0P/e/7z/o/9//+P/3P86AHwA1/8WAO7/6/82AAIA3v/q/4wAOwAnAPL/df1aAAYAeP+PAIj/Sf/o/7//bP8dAAgA1P/Z/9v/m//k/93/MwD8/+X/BQDp//7/y/8fAPf/4P9kACsAKQDh/xX+OwAFAJr/gAC1/zT/+f/U/7f/xf8DANb/8P/8/7H/5//k/y0Ad//3/wIA5v/9/2f/IgACAN7/RAAcACkA4/+q/iIACQB//0oA3P98/wgA7f/l/3n/AQADAAIAEgC6//H/6f8lAOL+CAD7/+7/+P8k/yAA7v/b/yUADAAoAO//8/4JAAgAav/o////pv8UAAMA/P+v/wEAy/8SAB0Ay//5/+3/KwBf/gsA+P/3//3/zf4HAOr/2P8EAPr/IgAAAE7/7v8HAN3/pf8ZAGX/FwAEACYA9f8DAPD/IwAoANr/AgD0/ysAGv4LAP7/DwD9/4f++f/Z/9f/3v/1/xgADABx/87/BABU/3v/LgC7/xUAHAA9AB8A/P/V/zEAMgD6/wgADQAmAN79DgDe/xQABQC+/fP/GQDR/8z/1P8QABgAQf+7/wYAYv81/0oAjP8iAB4AUQAeAAEA5P8+ADYADwAMACkAJAAB/iwA6P8hAAsArf3u/8//zv+k/8b/CgAqADf/n/8HAIv/0v5hAH7/HwApAFwAIAAAANn/QQBHADMACgBCACgAJP4yAOP/HAALALX98P/V/9v/ov+j/wMANQB4/43///+u/4r+fwAu/xwAOwBkABAA/v/d/04AVgBaAA4AXQAjAEr+NQDm/ycADwDu/eH/4f/R/5X/j//5/0cAZP92/wYAa/+O/psApf8dAD4AeQApAPn/0/9MAF4AcgD8/3AAIQBe/ioA4v/1/xgAGf7w/wEAyf+J/1//7P9LAH3/Z//8/6f/iP6/ANX/DQAxAGUAFwAHAOX/UABfAJIAAgCWABsAff49AOb/EAAgAET+2f8FAMH/av9Y/+v/YACL/1v/+/+7/7D+2gCz//3/NgBbACkADgDl/z4AdACvAA8AogAeAIn+RADe/0IALABu/sH/+f/B/27/Qf/d/2kAXf9Q/wcApv+e/vUAsv/z/zUASQAbAAQAFQApAI8A7QATAOUAGwCV/mgA8/87ADgAQf66//z/uv8v/wv/yP99AJL/Lv/4/8z/Zf4dAdX/9v8dAG0A4f/S//b/9v8FAPj/AwD5//z/BwD//wQA///9//z/+v8DAAMACwACAP7/AwAJAPf/CwD7//v/EAAHAP3/BQAJAAQABwD8/7D/AQAVAPj/KwDS/4L/HQA6ANT/8f/Y/wAAAgD4/1QAAQAbABQAN/8R/hAA5f+F/wD/KQANAAsA5P+j/7j/5//Y/u3/z/8AAPf/LgCM//r/DQAHAN//yf8GAOv/+/9HAB0AIwDY/1H/LP8QAGb/sP+O/3P/EADP/8//7//j/7b/iP/q/7//CQDv/zIAjv/9//7/DADu/8b/LQDQ//f/PgAaABQA1P91/5n/FwAh/6b/pP+A/yAA6//b/9f/+/8IALr/9v+w/wkA//84AJ//BwABAAEA5v/J/zAA4//5/y4AGAAQAOH/jP+w/xUAM/+7/7P/aP8iAAgA/f+t//n/6v/C/wIAsf8JAAkARgCl/xEA/P8JAOj/zf80AA8A+v8XAAYAEgDq/5D/yf8WAGr/wv/Y/8v/IgAsAB4A+v/u//v/w/8EALL/DAAKAEwApf8IAPn/DQDq/9T/HwDb//b//P8BABAA/f+q/9b/EgCc/8v/5v+c/yUAIgA1AEMA+f8EAKv/FwC3/xQAHABVALD/CwALABwA8v/V/x0ADwDy/+3/7v8OAAUAvf/7/xQAzv/X//j/iP8hADIATQBmAAMA1P+P/woA1P8NACsAUACc/xoA+P8iAPT/0P8OABAA6P+//9P/FAAaAMj/BAAVAIb/0P8HAKX/KAAqAF0AWAANAA4AuP8GAO3/HAA7ADwAMv83APL/KQDq/9D/HAD1/+r/qP+x/w8ANQDn/woAGgDx/+D/EwBl/y4AOgBcAGMAPwD4/+X/AgAGABUAPwBFAJ3/QAADADUA3f/R/ykADwD2/5X/m/8NADIA2v8KABMA3//h/yIAYP8qAC0AQwBfACsA1f/y/wcALAAXAFUATACh/0cACQAzAOP/zf8wAP3/8f9+/4b/HwBdAN//FwAcAMz/zP8YAKH/JAAnAFkAcAA2AOL/7/8NAEMACABJAEkAO/9XACQAKADo/+f/TQACAOb/g/88/xsAVAD+/0MAEQAsAO7/JQD8/zQALQBnAFoAJwDr/8H/EgBTAAIAZABSAHP/TgA+AEgA9//S/ykA5P/v/3L/M/8MAGIAAwA0ABcA3f/Y/1QAwP8ZADkAXACFAEEA7f/1/xkARQAfAGsATwB5/z4AVQBgAMf/s/9AAO//1/94/+T+IQBYAOz/+/8PANf/6f9EAJz/9/8jACEAsgBBAF0Ar/8GAI0ABQBjAGYAff+SAFkAeADh/8j/WAD+/+X/cP/I/hQASgAHAOj/HABPAOn/XgAtABYAMQBTAIIAKwAAAAEA+P/+//7/CwABAAMAAgAAAAEAAADz/wEA/f////r/+/8BAP7/AQACAAAAAQD9////BAD//wQAAQAHAPr/7f82/7j/pf8FALf/QgD0/xwApv9+APD/2v9XAO//AwDA/wwANAA5AKX/rP/w/6n/3f9M/1H/WgCk/9r/CQDt//z/PwCe/wwAAwAMAGYAWv/9/43/CgDg/+r/UgDh/wQAyf83ACsAIADX/87/CQB7/9T/Mf/X/xoAxv+S/+3/UQDg/4X/1P/r/w8AKQBNAIL/FACu//X/zv/a/2sA8/8CAMb/LwApABIA2v/X//7/mv/R/1L/UP8CANL/tP9q/14A+P9c/wYA4/8bACcASwCP/ywA3P/z/9P/4f9dAOn/BgDP/x0AJAAHAOf/yf8KAM7/3P9+/33/BwDZ//v/p/9LAAcAT/8YAOn/KQAiAFYAsv80APH/+v/j/9f/WwDo/wUA4//2/y4AEAAKAMT/CgCI/+v/xP/5/wcAIAAmAMn/JwDt/1T/JwDt/y8AIABmANb/QQAGAOf/6v/d/yoA5f8NAAYA4/8kAB8A+/+9/wQAlP/n//f/5P8FAEMAZAAUAAQA8f+H/zIA7P8uAB4AcgDA/0gAFgDM//H/4v8TAAEAAgAPAMj/GQANAPv/sP8OANP/5v8ZAKL/CABsAHIAcgDO/9f/lP9CAOz/MwACAHUAu/9NAEAA+P/n/9r/3/8XAAQAGwCh/xkAKwADAKP/EAAaAO3/MQCd/x4AagCcAHAA7v/3/4f/UAD5/zQACwBRAA8AVgBRAO7/9P/n/9n/+/8AACEAbP8TACcA7f+4/w0A8v/j/0cAXP8xAIAAigCYAMf/3/+4/24ACwAtAAQAMQDG/08AVgACANL/5/+l//P/9v8IAEj/DAAcAPz/xv8aAPH/5f9HAM//NQCWAGgAcwDl/xEAuP+MABUAQwD6/0MAqP9PAHEAJwDn/+b/uv8GAPH/HgAU//3/CgADAMz/CgC8/+X/MgB//1AAcQB8AIgA9P/n/4H/VQD4/z4A1P89ANb/WwBdACEA5//t/8L/FADk/wkA5v4EADEA6f+t/yMA3f/V/0IAnP92ALYAPwCoAPr/wP/T/4MAEQBhAGMAagCb/0EAmAA1AOz/xP+F/+r/1P8hAOz+/v9SAAMA1v8FAOf/6P9YABYAcADFAHwAkwAzAOb/1f+aAOP/VAAYAEoA1P9QAJoAKQDW/+3/Vv/w/6//9v/C/v3/NgATABUAHwAqAM3/GgDW/40AywBaAMAANgANAAQAgwB//44Ayv+HABQAIQC0ACgA9v/B/0z/AADE/w8Abv7r/zoA8P/0/x0A/P/Z/x4ASgDCAMMA+f9WAO7///8CAAQABQADAAcABwABAAQA/f8FAPj/9//7/wQA/f/+/wgACwAOAAgABQAEAPr/AgAAAAcABAD7////BAACAPr/kP8iAE3/iv8DALf/UwAtACQAOwDe/wIA1v/0//D/fAD2/9z/TQCTAEsAPgDnAKn/j/0/AEgA6P+R/wj/NgDp/8n/IwC0/9n/JAAVAKL+CgApABcA8v/o/2AA8//e/wkA3P/0/xsAP//K/yUAbf8QAAP/Y/9VAPn//f8i/zMAmP8j//v/wf/x/zgAbQAQ/hUARwAIAOn/8P9tAMj/2f/G/7n/BQALAAj/e/8qAFL/LgDK/zz/TwAhACwApP/2/6T/x/7L/97/CQA5AIsAMf4FADkA///c////VQCv/9T/sf+J/w8AIgAN/1f/IQB4/0YALgAA/zwAOgBOADkAy/+5/7X+rP/l/zAANACnAP7+4f8KAAIA2v8PAEUA+P/K/7D/Zf8TAB0AHP9E/x0AWP8xAFIA8v4iADgAcQC2AKH/jv/J/o3/2/9XABYAqQBh/7//2v8HAOn/CwBTANn/v/+5/0b/DQABAAL/Nf8cAE3/9f92AA//GQBEAG8A3ABt/5P/6f5x/9f/bwAEAKQAq/+i/8X/CwDr/+3/YwDU/7j/uf8m/w8A9/8o/x7/FwB3/+L/igBQ/w4AQAB0AMQAVf8GADr/i/8eAI0A6/9cAND/rv/V/hcA0P+///P/5/+1/5D/DP8oAP//q//e/i4ABQCX/5kAAgAdAB4AhgABAYj/4f+w/+H/UQCoAE4AZQD3/8H/o/8JACkA9f8sAPX/0/9V/5T/GwDz/+7/9P4jAPX/uf+BAAYAAABHAI0AOgFb//r/hv8wAC8AeADR/08A2v/l/2H/iQD8//j/zv8PAPb/l/8UACsACwADABX/8//w/+7/RgDy/8n/JgCHAKQAJ//9/6H/6P8DACkA1//9//L/6f+E/6UA6v/7/9D/AQACAMT/aQD+//L/BACr/5D//v8FAEcACwC7/ysAzv88AKP/AQDb//r/yf/8/8v////5/wsA+/98ANL/+f/p/wAAAAATAAQADwDl//j/2P/e/+r/+f/2/wsA7v8fAN//4P/k/wEA7//p/9f/AAD//wIA+f/6//7/PQD1//r/7f8FAA4ADQDu/x0A8v/+//D/EwAAAPj/7f/9/w0AAAAOANj/z//5//7/9f/6//n/AAD5/wIA+P8FAA8AEwD9//j/6v8CAAoABAAAAPH/AgD5//z/AgD9//T/AwANAAgACQD2//n/BAADAP7/+////////P8BABIA/f/+/wQA+//9//3///8FAAMA9//+//r/AgD9/wcADAD+/wEABQD7//f/AwACAM7/EgDo/ycA/v8VACYAoP/k/wIA/f8MAJ7/RgDk//z/7P8IAAsA4/9p/4X/CgBa/x0AHwCm/w0A/f8HANX/FACw/2QAAQAkAPv/LwAPALP/BAD3//z/BwDx/xAABwABAPD/AAAJAP//d//V/wcAzP/4/wMA9//z/xkAKgDT/xMA8v8SAPT//v8AAA4ABwC3/xIA7P8EAAgA/P8lABsA/v8LAP//BAD4/5b/2v8MALn/+/8QALj/9P8uAAQA8f8KAAgAHwD3//n/AAAXABYAuf/b/+v/+f8JAAYACgD4//j/+//9//b/4P+7/+r/BADw//7/BQCW//b/MQABAPj/AgAVAAoAAgAFAPv/CwAFANX/8P/1/+j/EAAAAAIA7//7/wIAEwDw/+P/wP/m/wIArP8OAPr/sP/9/ywA7/8aAAkAyP8XAAwA9f/0/wMAAACm/+D/EAD6//z//P8IAAIA/f8IAAIA+f/j/+H/+v8CAL7/GQABAJ3/+/8oAO//9v8KAP//EAAaAAIA8f8HAPj/rf/2//n//P8NALb/IQD0//v/DQD8/wQA5f/a//7//v8KAC8A+f/P/w8AJwDz/wIAAADg/xYAGwADAP3/CwDz/4D/6v8TAOn//v+B/wgA7P/9/xEA8f/9/+T/nP8CAP7/yP+z//r/if/y/xMADgATAOv/9f9TAP3/DAADAP7/DQAnAA0A9/8CAAkA9P8FAAAAAwAXACYAEgAjABUA9f8CAOP/HgD4/wAAJAABAB0A2f8tABAAQgAOAAAADAD7//v/GQADAAoADAAHAPH/CgD0//7/CwATABEAGACs/wUAAwCP/wAA8P+4/wAAHwD9/+D/CQDg/yYA7//r/wUA8v/9/9b/CAD1//7/AgADAPn/5P8AAA8ABwAGABwAuf8EAAkAif/s//L/ov///xYA/f/2/xIA1P8jAAcA/P8KAAsA+/+l/xMABQD5/xsA//8BAOr/CAAOABMAEwAYAKr/BwACAPn/+f/v/5P/6P8kAP//AwAVACkAHwD2//v/BwAEAAAApP8NAPX/9f8IAOX/9P8AAPv/AgAQAPr/CgDK//z/AwCs/x8A7P/6//f/GQDr/+3/HAAWABoA9/8GAAEA///1/5D/EwAWAPv/EADz/+//5////xQABAD7/wgApv8TAAMAxP8JAO7/7v///w0A8/8gABkABwAXABMAAQD6/yEA7v++/woA9v/9/wMA5/8EAPn/CAADABIAAwAGAMH/CwD+/9n//P/2/9//CwAQAPT//v8SAOz/EgAhAAQACAANAPL/bv8FABoA+v8DAJX/GgACAAgAEQADAAYA/f/d/wQA7/+p/9L/AADW//f/CADl//f/CQAPAEoABQAHAPf/9f8LACQABQD+//v//P/p/x4A+P8DAAYAFAAWAAkAHADq/w0AAgAkAP7/1P8QAOf/EwDR/yEAFQA5ACQA+P8EAPX/9f8bAAMA+//1//j/5/8XAM3/+f8EAAkABQD8/5b/GwAIAL///P/u/7n//v/z//z/0f8OAM7/IAAEAPD/AQDz//b/6v/4//D/4/8BAPD/BQD7//z/AgABAAIA+f+T/xEACACs/+f/8f+g//n/AgAQAO//DQDU/x0AEAD///z/CgD5/73/CwD5/+//EQDy/wAA/f///wAA/f8FAPT/1f8QAPf/DQD4/+3/zf/2/wkACwACAAsACwAZAAEA/f/4/wcA8v/1/wQA+f/n/wwA8P8MAAIA+v/7/wcA/f/9//P/CAAFAOH/GwDx/+3/AAARAAwABgAFAA8AIgAJAP7/+v8JAPn/n//4//n/7P//////CwDw//7/+/8PAPT/8f+e/wkA/v/1/xsA+P+6/wcAHwDp/+X/GgAMAA4A/v/3//z/BwD1/5f/EQACAPn/AADx//L/6////wEADgD4//j/iP8IAAkA0f/j//b/l/8QABAA9f/0/yEA1/8QABgA+P/v/xAA+P9R////BQD7//j/lf///wcA9/8KAAoA/P///8n/BQD+/+r/CwAGANn/CwAEAOv/AAAeAAcANQDp/xEABgDt/wgAHgAFAAYA8/8KAOf/IQDo//7/DgATAA4ADwARAPX/BwDT/yAA/v+h/xMA//8NAOz/KwDW/0cADAD//wYA/f/0/xUA/P/w//f/CQD2/woABAD9/wEAAwABAAYAp/8cAAgA/P///+r/uP8LAAIAFwDo/xsA7/8mAPv/9P8HAAcA+v/n//f/7v/3/wYA/////wIAAAD6//v/AwABAKL/AgD+/7T/8f/x/5z/+P8FABsA3v8EAP//JAAEAPL/AwD///H/wv8OAAIA+v/+//f/CADj/wEACQD9/wEA9//u/w0A+//J//r/9/++//D/CQD+/+3/DwAIAAwA9v/y//3/+v/1/4v/BgAHAOL//f8PAAEA//8BAPT/AAD///z/h/8IAAQA1P8YAPf/xv/5/x8AAAD8/wgA+P8jABoA+f8CAAwA8v+j//j/BQAOAP//7v8JAOX/BAAHAAQA/P/1/83/FAD3/8T/+P/+/7z/BQAaAPz/HQAMABQACAALAPj//P8MAPf/iv8GABEA8f/9/7j/GgDm////FQAGAPv/BQCR/wIABAC8//j//f+u/wIAHwDu//j/BQDz////CgDr////BgD//5H/EQACAPL/AgB///3////5/wQABgABAAAA5f8OAAIAz/+I//j/0P8EAAsA9//r/x4A7f+h/9n/DwD5/+f/AwD4/+r/6//4/xEAHwADAOb////v/wQABgDw/+L/CgAAACkAzf8GAOH/5v/K/7//8P8JAOH/y//p/xIA/f/o//X/zv/2//b//P8AABwABAD5/wAAAgADAAUA9v9x/xMABQCB/87/+f+s//X/0v/p/xcAGgDp/8T/5P/m//n/7/8FABEA8v/y//b/BQD2/y0A//8GAP7/CQANAPb/4P/1/wQAt//L/wUA0P/v/9n/4//s/wcA9P///+n/+f/5//T/9P/p/+3/zf/6//T/BAAVAPz/AgDW/xkAEgADAK7/9f8BAJX/0v/t/5n/9//L/+3/5P8ZAPb/1P/4/wcA7P/y/+X//P/n/9H/4P/7/+L/FgD5/wUAAwAKAP7///+X/+j/+P/n/+r/AQCu/+7/zf/w//X/GgADAPr/4/8IAPX////u/6P/AADM//H/BQAHABEA9f8BAPD/9v8DAAQAz//s/wAAsf/Q//j/6v/i/9r/EADr/xsA+P/h/9z/CQD8//b/BwCT/9f/tv/V/wEAyv8AAPv/DADz////+/8DAI3/5//z/8X/PwD///P/0P/q/xMAFAAAAO3/5//l/ysA+/8KAPv/qP/n/9X///8IAKj/9f/o/wMA+f8JAAUAHwDb//D/9v/R/wEAAwDJ/8r/5/8oAK3/DgDx/5f/8//w/wkA4v8SAPr/0//S//z//P8oABAA//8FAAMABAAPAAkAJwD3//X/7P/2/wAAdP/1/+z/6f+t//D/AQBQ/9b/2P8PAK3/FwDd/9L/nv8HAAAAFAAnAN7/DAAZAB4ADQATAKz/2//t/7b/BwAQAOv/9//g/9P/3v/W/wwAL//l/93/EQCT/w8A6v+7/4r/2P8CAPT/FwDw/wUALAAzAPz/EAC+/8r/+f/l/wAAHwDe/xQACwDF//v/sf/0/xD/LwDf/xMAgv9HAOX/x/+i/yEA/P8EALH/8P8IAEUATQAFAPj/xP/E/x4A2f8lADYA5P86ACQAq/8HAJn/CQCd/+L/6v/2/9r/JgBO/93/zv/y/+//xP8eACMA//8AAAAA9P/S/+D+y//4/6v/1f8GAN///f/1//D/vv/t//T/WP/R/9T/7//M/ysA4v/w/4//7f///yIAOgDp////CgD+/wUA6f+H/9r/9f/U/+z/MQDY//3/BgDn/6v/2P/s/37/z//q/9L/rv9RALcA//+S//b/AgAhAAQA8////wMAPgAAAPz/uv/U/xoA8//1/zsALgAoAP7/9P8xAPT/9f+Z/9b/6v/J/8j/TQAEAPb/ov8KABoA4P/I//H/7P8iACgABwADAAgA+P8KAAgARQB/AO//RwD9/7j/DQDv/9j/nP/i//T/AADZ/yQARP/G/+T/BQDz/8D/BQDg/wkABAAIAAgA+f8W/8P/AACf/8n/EACf//7/CgAEAL3/1v8FAF3/zP/V/wMAyf8tAMH/1v+W/wQA/v8eAAkA6v8OACYAJwAIABIA4f/J//b/xf/V/yYA4v8dACUA9v+m/9v/AgBx/93/2f/q/7r/OQBaAOz/gf8KAP//MQDw//n/9P8FAEUADgARAND/tP/k/8X/CABCAAcASQAuAMn/rP/T/xwAb//q/+f/7f+6/yEAKQDX/7b/FQD5/9P/uf/0/wwANQA0ABUAFQDB//H//v/M/z4AbwAGAFIA+f+7/ywA7f/e/5b/6//3/wgA4P8lAEP/1P/k/wMA9f+v/w8AAAAHAAoAEAALAPf///61/wIAkf+//xcAvP/5/wIA8v+x/9b/BABT/97/2v///9r/JgCj/9X/lv8ZAPn/IgAhAPD/+f8qADUACgAUAPT/u//z/8//2/8qANv/AgAmAMP/sv/i/wIAUf/6/9r/CADM/x0AVADt/7f/JQAQADoACQDt//z/LgBUABMAGADa/7f/8//Z/xYAPwAQADoALAC7/w0A3//x/1P//P/h/+j/zP9DAJn/1P+d/yUADgDw/8H/CQAFAF4AQwAUACIAxP/e//3/6f9kAGMA+/9BAP//Vf9dABAAzf9HAsYBaAAqAPEAj/9vAIsAof9+AGAA8v/Z/gEAMAD5/9AA6f8EAIb/fgA3AOf/KQHe//T/JgFrANUC1QBnAAcA7wEHASoAUwAVAZb/mP+BAFUASgB2ACz/zP8DADQAMgBL/bP/zP/5//UAQADi/9ABWv8JALv/JwBFAsEA2gD7/8UBfgCv/74AcAGe/xEA5gD4/2QA4v8ZAEkA/f/T/5QA0fxBAFsA6v/LAR0AAgA/Akz/8f/u/j8AigF4AdMA/P/pASAAS//7/xYCBQBuAAoAVgAAAJAACgAdAPj/2v97Ab79ugAOAP3/SAJ/AAgADgCh/v7/jP/J/0cAIQAxAPL/zP9GAOcANgAcADoAXv9WABUAt//S/u3/zf/9/9n/DAA+ACEALADW//f/FwAHAPf/ZAAXABcAXAB3ADkANgDp/8v/LADJAEAALABuAHL/JAAgAAMAEf/e/9D/DQAkABcAPAAqACAA4v/z/xMA5v/X/1cAy/8NAG0AGgBXAFkAEgDq/xkA2wAyAAUAPQCa/0gA8f/K/0T+3P+7/9//IgAFAE8AGgAiALb/CwDn/0gA5f9JAMX/bwBLAAwAMABKAOT/0v8wAOUACgAcADYAiP9SAPH/BAA0/+H/HAADAJAAMAASABQAHADF////EgASANr/NQB6/yMALQBCABkAIwDQ/9X/JADTABcACgBCAKn/RwAEAOf/Iv/p/wEA+P8NARwAKwAgAA8ArP8KAP//lP/l/0gAgv89AFIADgAtABsA8f/v/zgAnAAnADUAggDE/zgAEADR/0n/7f/i/yEAKwFKADkAFAAnAKj/DQD//7D/2f8+AKr/IQBFAA0ARQAgAOL/4P8jAMIAIgD//2oAu/83ABkA1v+z/uf/sP/v/yEBQgAaAB4AFwCf/wIA9P+0/+H/SgBl/2YATQDw/zsAPQD9/+z/MAClABsAIQBpANb/KwD+/7//xf7r/9j/7v80ATMAMAAZAAEAp/8YAP7/4//x/yQAmf8zADYA9/9WABwAIQDj/ysAgwAwAB8AfQDR/x0AYABs/zD/4P9g/+P/rv8wACYAGwAJAOn/DgAWAOv/+f83ACwAUgAbAMr/LQAxAAoA6f8WAEoAMQAgAGkAx/8hAJgAfP+a/9L/b//g/9H9EAD9/x0ADwDu/wEAEAD7/+X/GQCe/xwAQQDr/0UACQC5//b/GQDt/ywAHQA1AL3/PABbACoAy//b/5z/BgDD/fX/AAAaAP7/2//7/xAAs//T/yYAuP/p/ykA+/82AP//8P/t/xkAaP8SACkAKQDF/1cAGQB7ACUAz/+x/9P/mf0EAAEAGgACANP/+v8TAH//xf8qALL/4P8lAAsAIwAcAO7//f8oAK3/HQAkAEgA1P8+APr/LQB6ANX/6f/Y/579CgD8/xIA+//u/wMADwDD//3/KwB9/+7/FQD8/zEAJgDo/wwAGQBq/yIAKQAiAM//OADA/20AdQDX/xYA9//G/eT/8v8RAPf/1P/6/ywAbP/b/wQAx/+1/xEAEwA1ABsAtf8bACMAJ/8qAEEAAQDV/2gATv+WAKYA2P9jAOb/2P3w/xUAFAD5//b/+/8eAKf/8v///8r/d//9/zIADgAAALn/JAApAN3+OgBLAA8A9f9pAKD/cQDMANj/QwAdAKL90f8XABcADADZ//f/IACp//X/BgB+/5X/NABUACwADQDf/yEAJgDt/loAOwABAPf/gQDE/2IA5ADh/8oA9v+2/en/JgAhACkA8//+/yQAh//3/xIAgP+J/0YAegAfABEAx/8zAC4A2/5LAEwA5v8RALIAj/+VAPUA6v/AANj/2f3c/xkAKAAaAN7/EAA2APL/8v/4/4v/wf9XAI8ACQDw/87/IwADACL/TQAuACQA6v9bAKP/cgD0AOP/bQDn/6v9z/8KABUADgDb/woAHADO/+j/DgC9/4//HwBBAAUA4P/j/zEAEADX/jUAPgD5/wEAagBc/4MACQHi/20A3P/s/dT/7f8uABAA/v8FACYAIwAAAOH/oP+R/08AOQAlAAEA3/8mAOj/D/8WAGIA8P8DAGoAuv+JAAAB4v9YAAIAxf3o/+b/HgD4/9v/BQBcAOT/5P/O/9z/U/8uABEAEQARANj/KgAnAEn/NABGACAAAwB9ALz/YAAZAeb/fP8DANj98P/R/y0ACQDc/wgASwDW//f/0f/d//P/gQDI/ycA9f/d/zAA9/8m//P/WQBAAAUAOwBBAHcAKQH9/7b//P8q/tn/8f8tAAwArf8gAGYA8//W/7T/0v+5/zcALAAUAPb/z/85APv/mP4dAE4AWAA0AFgAav+ZAAMB5f+j/+f/jf0bALP/GgALAMH/AgAvAKL/4//M/7//O/9NAKD/JwDk/+z/LQANABcBMwA6APf/q/9uAFz/bABIAcr/RwD0/1AByv+7/xkASACS/wcA//8f/5T/LQCB/3P/BwDg/yIAAQD+/ycAFwDWACIAIwD+/8n/SgAJ/3IAFwHU/1IA6/9wAeD/v/8ZACMAif8KAAgARP+j/0sAi/9s/w4A4f8cABgA7/8lACcAngApACMAAgDG/1oAZ/9xAOIA3/+KANH/UgH4/9D/FQAcAJ///f8EAP7/u/8oAFj/sP/h/+f/JwAYAPT/EQA2AFsAOgAdADsAxf9zAKL/YQDBAOX/WQD7/20BDAALAB8AJACa/woAAwBj/7//GgBW/+X/+/9HAD8AJgDa/xUAPwAFADIAIQA2AMH/gQC6/2UAeQDj/wkAAAD6AND/IgAjAAwAt//9////jP+7/wAASf8QACsAPgA5AOD/+P8QAEMA2/85ABEArwD5/z8AiABs/7D/5P/n//v/uf4OAAgAIgAbANn/DwD//6//5P86AGoAsgAVAP3/mABhAKr/IABJAA0ARAAlALsABQBBAKIAcP/A//b/7//3/97+FQApACMAMACw/wgA9/9WAO7/MQB9/6IAJQAkAIIANgALAP//WgCx/zMAEACJAPP/UwChAIz/h//9/8r/HwC1/RgACQAlABsA5P8TAAYA1f/t/z0AAgCPABQAGAB0AEsAvP8YAC8Ay/8yAAkAeADy/1oAVwC7/6b/7//F/+f/rf0DAA0AKwAxALz/BgABAGT/7P8uACH/TAAuABkAZwA7APb/CgBYAKn/JQANAG0A6v9xAFkAyv+z//v/0f8PAOX9CwAiACAAKACu/xIACwCt/9T/JQBAAEAACAAzAF4AOwDO/wwALQCl/yEAEgCTAPr/QQBoAIr/pv/1/6T/CAC7/SQALwAhADkAvf8KAAYANv/e/ywAcv9YAAMAVwBhACwAzP/8/1EAw/8IACUAeQAGAG4AOQCz/67/+P/n//z/zf3m/0YAIAATALL/DwAGAB8A9f8VAGP/KQAfACIAfwBVAA0AEAA9AJH/OwAUAHcAAQBkACoAyf+k//L/5P/+/9D9/v8rACEAKgC8/wkA///f/+L/LQCP/wMAAABKAIAANgADAAUASAAP/xYAEABlAOn/UAAnAM3/ff/0/7j/7v8A/gYAEQAhACcA0P8AAPj/9f/W/y4Ao//Y/xMAUQBeABMAyv8HADUAOv8kAAsAZADu/0EAKADF/3b/9v/r//7/3f3o/wgAJwAUAL//BAD9/ykA6v8hANb/6f8QAB0AZgAzAMf/GQBaANr/NwAJAIcABQA0ACIAeP9L//f/mf/s/+b9EABRACAALwC//wgA+v/1/+r/DwC4/yAAIwAmAGQARADM/w8ARACB/yUALQBsAPb/VAA2ALH/aP/n/7n/5f8A/hgAAAAlABcA5f8AAAkArf/x/yMAov8IAAMAJgBlAEkA5//7/0YAav8pAAkAagDp/yIAFAC4/1n/9v/I/yEAA/4GAAgAKwAXAOL/BwAJANL/3/8jAJX/1f8TABIAawAUALb/FgBAALH/MwAJAHYA8v9MAOb/CgBq/+//BQDz/+n9AAAKACMAHAD4//3/AQD0/+3/DwDD/9H/AQBeAG0APwC2/wUANABt/yEAGwB1APv/PQARAAMAcP/m/47/+//v/RkA/f8bACAA3f8JABIAx//p/yUAw/8NAEIAHACYAEUA3/8GAEwAxP8bAAwAeQACAFgABQDH/1b/8f/+//b/F/8NADEAIAAoALT/AQAIAAsA6v8wANX/BwAAAEEAZwBEAAYAFQBNANr/OgAUAF8ADgBPALP/W/9u/+n/8P///3X/IQAEACEAIACr/wMAEQA8AOj/LADV/+P/AgBOAGYAQgAQAA8APwD2/0kAGwCmAPr/QgB1/+H/1/8AAKD/8v+S//P/AAAmACIAsf8MABgA7P/M/xQA3v/D/0cAVwBZAPz/4/8eABUASwA/ABEAewD3/zwAAgCY/9P/9P9T//n/wv8BACUAJwArAMj/FgD6/+z/7/8iANv/TgA/AHEAYQA6ABIADABmAEkAVQARABAABACGADH/yv8rAPX/0v8DAMf/DwAhACEAGwDt/wwAnf/+/9D/KwDk/5n/HgAhAE4ACQDQ/xEARgDj/zIAAABdAPz/VwArAJr/hP/7////6f+o//f/TwAqACsApv8PAAIAxv/T/xgAP/8YADUAFwBQAD8ACgB+/6P/t/+p/oD9XgA4AE7/u/+t/+z/CQCsAPz/uv9vALz/IwAfACUAMgDp/20Aw/+yAZ//kf0UAH4AHwCr/6z/8P97ABQAkf8DAB/7NgB6ANn8F/1xAAUAKP/c/w8B//9dAfP/MABU/d7/6v69/qL/qP91/4j/EQDSAGv/xP/9/7X/EwAMAPb/3/8ZAN3+HADe/wMAAwBI/zcABgAAANr/EwBjADsAV/+R/xQAGgCR/hoA2v8lAHX/z/8AAAQACgBx/wAACADs/8T/IwBM/zEAzf/l/wEALP9LAPb/BQDY/xgAhABbANH/Qf8gACQABv8YAOT/OABl/9j//f8AAA4AJf/v/wUA4P+6/ycAp/89AL//v//+/8//VQDk/woA1/8iAJEAYQC6/xX/KADE/3r/IAC//0UAcP/T/wAACgDM/+j+8f8GANf/uv8yAGv/LgC//6r/AwAXAEQA/P8NANH/KACLAEwABQDx/i0Avv/X/ysAq/9JAHr/0/8IABkA9f/U/uP/AgDa/7X/JwBB/x4Axv+p/wMAPAA1AOv/FwDj/ygAdQAyAM//2/4uAOv/GAA/AOf/QgBn/9D//P8eANr/0/7k/xEA2P++/zAAiP8AAOf/oP8FAC8AOgD5/y8A4/8rAFYAHwD8/+z+OADU/0IASADd/zgAvP/l/+b/IADz/8X+GAAJAOX/wf81AG///v/r/8v/AgDS/xIA8P8qAPr/JwBFAOb/xv8s/zcA5/9JAGAA9/8yACEA2f/P/yQA8P8W/wQA+f/c/6X/KACC/+T/tP/r/xAA3P/R//r/JgDb/0AAMADY/wgAX/8wAPf/+P9iAP//QwA0AO3/AgAnAN3/xP/l/wQA9v/q/w4AZv/3/+r/+/8JAMf+FADx/wYA9v8XAA4A8P9X/1b/BQC4/6r+EwD8/yIA7f8LAPX/BgDo/1b/2f/1/+v/2v8ZAEX/5v/t//z/CAA7/xoA8f8KAPH/KAASANz/9/47/wcAMADx/h8A+f8rANr/+v/6/xMA/v/3/tL/6v/c/9X/HwC9/uH/6/8AAAkAkP8RABoACwD2/zsAFgDH/1T/Of8HABQAPf83ABYAOADA//b/+/8OABYAo/7J/+T/0//K/ycAPv7T//H/7/8EAPT/DQABAA4A8v8/ABkArv9Y/zD/CgD0/6X/RgD7/zYAt//k//f/CgADAG/+zf/m/8T/zv81AFT+2P/b//n/BAAeABYAAwANAOz/SQAfAK7/fP8s/wsA2/8jAE0A3P9GALz/6P/y//3/6P9P/tb/2//I/8n/OACl/tL//P/h//3/HgA0AO3/GQDs/00AIwCq/3r/FP8WANb/fABaABkAIwD7/+P/9v/s/+//Pv7A/8r/w/+3/0oAE//a/8X/+f/v/5n/7v8EAAQA+v88ACEAlf/m/wb/EwDx/4wAdQD9/0UA0P/0/7n/2v8AADH+yP/W/+H/wP8tABf/sv8mAOD/9//N/wEABQAYAAAAdgA5AKX/+v8A/ygACwAAAHsA/f/0/97//P/3/y4A3f+4/9n/BgD3/+f/DgBl//j/7P///wEA0/4EAPT/BADt/xoAGAAAAFr/Rv8FALX/qf4TANT/HAAAAP//8/8IAAAATv/G//v/9f/b/xsAVP/h/+//AwAGAD7/AQDx/wYA9v8rABoA9//1/jf/AwAEAOf+JQDq/ycA8//4//P/BwD8/+r+sv/2//L/1/8gANL+1P/y//f/BACQ//v/6f8LAAIAMQAlAPT/Uf8+/wYA8v81/zwA+f8sAOz/8v/x//f/9v+f/sX/8P/r/9j/JwAg/s3/7f/s/woA9f/t/wkABwALAEUALQDo/2T/QP8NAOj/nf9KABUAKwDu/9//8P/5/+//Yv6q/+L/6v/V/ycAWP64/+H/7f8KAEAA+f/x/woAFgA6ADAA8P90/yv/DADf/w0AVQC5/zYA8//g/+f/+v8FAE3+sP/n/+X/3f82ALT+vv8BAPX/BQAyAAsA/v8DABcATwAvAOH/of8h/wkA2P9sAF0A7P8YAA0Axf/m/xEAAQBk/sz/5//2/9b/MgAh/9P//v/Z//j/sP/Z//r/BAAtAE0APwDY/8//Fv8lAOb/aABoAOr/EQAVAOL/0P/0//D/YP7O//3/5/+6/xAA/f7F/9L/6f/+/6P/m//7//f/IgBzAEAAzP8CABr/LwD8/04AeADh/yAAJQDC//P/BQDo/67/2f8NAPT/6f8PAGD/9//x//v////V/v7/6/8FAPf/GQASAAEATf9S/wIAuf+y/hwAvv8YAPj/+v/z/wIABABJ/8//AgDw/+T/GQBb//P/8f8EAPv/NP8FAPf/BgD8/yIAHQD0//3+QP8EAMb/6/4oAO3/IgDv/+f//v/5/9v/9P7J//X/6v/k/x0A1v7v//z/BQABAJT/CADv/wQAFQAvACMA9v9K/03/BgDQ/zr/NAAZACIA2//f//7/9v/9/6P+yv/x/+H/4f8pAG7+3P8LAPv/AADy/wEA7P8JABcAOwAnAOv/W/9h/wsA4f+j/zsA+/8hAAEA3/8HAPP/xf9t/tX/7v/k/+D/EACM/t//7v/q/wcANAD//+z/AgAmAE8ANADj/2f/Qv8EAOv/FgBDAPX/MADu/8n/AwDz/+//Yf7V/+z/4P/c/ygADv/C/wQA5v/6/yIA1//v//3/HABeADcA2P9+/zT/FADf/24AQQDk/xUADgCp/w0ABgAHAGz+u//k//L/1v9CAEn/8P8RAPT/DwCx/7D/AQD7/zAAQAA/ANj/0P9R/x8A/f9pAFMA/v8hAP7/2v/u//7//P9k/s3/0P/X/9b/IgBF/8r/6v8rAP3/+f+t//7/+v8QAEoARwC+//L/Q/8nAAYAiQBcAO//KQAHAOj/AwAJAPL/CADr/woADAAoAPr/yAD4/wIA+f8EAEIAGADz/wEAFADt/+n/JACT/3EA8v+r//n/8P/Y/+P/QgDq/97/yf/1/xMA2v/0/xwARADt/1oBAgAHAPH/BgA1ADcA6/8GAB0Az//U/0EA3f/CAO7/of8NANH/zP/N/1AA1f/i/8v/AQD+//v/2P8cAEwA7/+VAQgAKAABAAEAlgBFAPX/AQAgAKT/wP8zAPf/FAHf/93/FAC4//v/qf9LAM7/5//H/wIA0P8NANn/8f9CAN//EAD3//3//P/Q/1UADwD9/wgAOQBw/9D/RAAFADsBu////2YAl/8CAL3/YADi//X/xP/l/ysAAAAFABwAJwDu/4AACAANAAAABgAnACgACwACAPH/2P/y/xEAwP9uAP//xf///9v/5//n/wgA///8/wMA//9QAAQA/v8tAEwA4P8BAR4AJAAJAAcAQQA4AAwABADl/7f/5P8qAC//wwD5/wAAEgC8/83/0f8UAAoAAgAAABUAQwAdAPf/NgB6APv/BgAvAE8AKAAMAEEAGAADAP3/8f9+/+r/OwDZ//0A9v8CACEAqv8LAJz/HADl/wsADwAIAGkAUQAGADoAlADT/+v/FgDA/+L/KQAjAPr/+P/0/w4AK//o/2YADADfAO7/AwD0/7X//P+s/xkAyf8wAPX/3P8zAPj/AwARACMA9f91AAoACwAJAAIAKAAMAO7////t/9//8/8aAMf/aQD//77/BADa/+X/7f8YAAkABQASAAoAWgDy////FwA8ANv/CgElACUA9f8EACwAGwD//wEA6v+0/+b/PQA//7kA/v/n/xQAvf+9/9j/JAANABUAJgDz/zsACADh/xAAXwDb/y8AMgASAP3//f8rAAIA6//+/97/cf/n/1AA3//wAO3/3f82ALX/5f/K/2EAAQARAEMABAAnAEUAt/8cAJIA6/8BAA0A5/8WAO3/EQDQ//j/0/8HAFP/6v9nAAUAuADn/xsA8P+5//n/w/9NAPL/SQAVAPL/MwD+/wMADgAbAO//dAAPABUAAgADAB4AAwDf/wMA+v/a//r/IADQ/1wAAQC4////5//Y/+v/DwAGAAcAKAD2/1QA+v/+/yAAPgDh/94ALgAgAAgAAwA2AA0AAgACAOv/p//5/0UAcv+aAAEAEAAPANH/v//e/xEADwAHADoA5f8rABoA9v8YAEwA6v8nAB0ATwAtAPr/OQDz/wMADgD4/2j/8/9PANf/zQAHANv/HgDR/9H/tf8LABUAEgBSAAMA0f8gAN3/KQBlAMz/EgAWAA8AHAAQAAgAFAD///7/BQAm//T/VQDv/0UAEQDw/xUA3v8EALL/TADW/ycA5/8ZAAYAYQDl/wAA6P/h//IA9P8bABEA+v+LALn/CAANACsABgC8/7H/5QFoAPz/RQDE/87/BgD2/z0ARgDz/+D/BgAKAE0A5P8FAOf/1v97ANn/KwAgAPv/bgCr//n/CQAqAAkApf9//8X/bgDw/ywAvv/J/9X/7P9TAEcA8//d/wMABAA9AOX/BwDp/9f/9v/R/zoAPwD3/+n/rP/2/wwANQAZAJr/eP8PAHEA6P+x/6v/yf+l/+X/XAA5APr/6//v//r/FQDk/woA6P/R/63/zv9BAEAA+//z/67/9v8EAEEAFACa/4r/CwBxAN7/oP+v/87/zv/c/0AAIAD1/+///v/a/xAA2P8CAOz/zf9l/9j/RQBBAPT/AADF//b/BgBFABIAsv+W/8L/bgDh/8X/s//T/67/1P8/AB0ADADo/+j/vP/6/87/AwDt/+T/RP/h/x4ARwDq/+L/v//g/+X/LQAVAM//p//e/0oA4P/u/+P/zf/0/+f/OwD1/w4A6P/w/4r/9//R/+//9f/3/23/6//f/zQA9v+4//P/AQDp/zkAIgDp/8D/8v/z/wQA5v8JANr/5P/q/wcA6v/g/+X/+/9e/w0Aw//0//f/GgBx/+D/0f8RAN7/q//j//j/6v8/AA8AAwC5/w4Aqv8TAPb/0P/d//z/9P9hAPH/IwD1/xEAaf8vAPv/BAAjAOT/a//t/yEA/f/5/8z//P/r/wkAAAC6/9v/8/8IAA8AAgDS/0392P+6/9z/mwAoAPj/8P8KAN/+ZwD5/wAAWwDK/yv/CQBDABkA+f9l/7f/9/8aAA0Ai//R/xQAv/8YAAkAyv9k/uP/zf/V/88AYwANAA0A/f9t/ykAHwAAAD0Ayf///xgAEgBIAKr/7P+1//z/IQASAM//yP9MABsAcv8yAPz/qf/s//T/BQBMAEkA4/8RAPb/2v8bAPP/AgD0/wMABAD+//P/JwDk//3/EwD5/wMA9P/1/+n/AwACAOH/FwAAAB8ABQD4/wYADgAOANT/DwALAN4BbwAnACwATwC4/44A3/8kAAEABQCc/vr/6v8NACwAlv/k//n/eACeAAEA5f9Z/cr/4f/2/5IAZwD5/7//8/8BAkQAOwA1AJQAof9QAf7/OAD1//r/j/8tAA8AFQA5AMT+2//4/6v/VAEDAOv/7f6i/yMAwf+eAFoA9P+0//v/FAIrAEP/MwDvAPP/AQAfAEsAJgDr/9D/GQAKABEAWwDY/dv/EQDy/yACwP/4/+j/Cv8EAGf/UgAMACsA0v8LABIA/f/i//P/PwACAAoA/v///wkA3v8DAA8A/f/3/zkA0f8jAAQAAgAOAAcABwAEAMn/AgD9//X/+P8AAPD/rv/6/0AAzv9DAIYA0f8s/gYAUACz/wYAuQH5//L/CQBjAIf/2/8ZAPD+ogH3//b/4wHn/q7/e//KACEAPwCi/wgAjv9bAKj/VgDTALP/rv7l/3QAsv/i/5z/CwD+/wYAzQDs/tH/NgCX/7kC/v/T/7f+lf3V/0D/vAAdAOT/pf/n/3YAXgAR/+j/OwEOAL7/MQAnAF7/jv8DAAQA/v8NAPAAgv0FAB8A8f+pAKz/AQDB/7H95P8r/xcBpf/r/1D///9sANv/jf/9/+MABAD///T/BgAKAK//BwAWAAYACADLAGj/YQDj/wcAigAGAP///f8Z/xAAEAAHANT/6v+0/+b/i/+n//L/JgAYADEA+//4/xEA8//X/6YASQDn//T/DQDc/woACACt/xkA8/+n/7P/5//K/7X/CADX/5r/BgAlAHX/p//w/x0ABwA5AKL++/8WAPz/8v+J/xoABgD3/w4A4f/9/xoAqf9KAPv/GgCX/+b/qv+7////6//l/xIABgBc/97//f8VABUAKQCc/wkADAAIAOn/owD0/woA7f///+L/+f8aAOb/NQDz/+L/gv/m//f/yv/5/wcA8P8VAAYAtv/0//7/EgAXACAAa/8KABoAAQDv/3f/5v8GAO7/AgDl/+3/HgDM/zsA+f8FAKD/8v/z/8P/AAAMAP7/DgD6/47/EAD//w8AHQANABcAGQAVAAsA8f9RANf/BADs//3/3//u/ysA0v9zAPT/w/9v//L/GADG/wMAEgALABkAEgDa/y8A9/8QABIADgBRABAAJgAOAOr/owC///r/6/8cAOz/1P82APIAWgD1/xMAfAD0/yUAw/8YABcAGQAbAAYAfv87AP//GgAfAP3/DAAUAAsABADt/6UA6v/y/+n/BwDg/93/NgBH/5YA+v/f/3EA8f/U/9P/FgAVABYALQDk/7j/TAABABQAGgAFAEkAGAAdAAoA6f+TAOP/8P/i//7/+P/U/zcAXv+SAPb/1f+BAPT/mv/P/yYABAAhABwADgCi/0IABQAVABsA+f/X/x8AGAD4/+j/hwDv//r/4//s/+H/1v8vAHD/nAD1//H/hgDs/9z/zv8lAA0AJwAkAMX/4/9DAAoAGAAZAAAAfAAfABcAAwDq/3gA/f/+/+D/6v/k/8//NwDI/5QA8v+y/3cA8P+6/8z/KAADABcAFADW/+v/UgAYABwAFgDw/x8AKwATAOn/5v9PABMAAQDg/+j/3f/S/0AAP/+LAPf/n/98AOP/xv/Y/00AEgAoABUA6P8QAEoAGAAfABwA//+LACMAGQDu/+3/awAeAPv/1//b/8z/yf8pAMP/kQDz/9X/TQDl/6L/yv8mAAQAFgAgAOr/JwBSAB4AJAAYAPb/TQAuAA4A4v/r/zsAOgDd/9r/5f+6/87/MQCZ/4YA8f+W/1UA6f/h/9v/QAAQABIADwD4/zkAVAAYAB4AEwAKAFcAIwAQAOT/9/8qAEMABgDU/9H/n//R/x4Ao/+LAPb/wf8LAOb/xf/d/0MAFQAHAAsAAQBkAEQANgAkAB0AHwCRACwABgDk//3/mP9QAAEAy//W/4z/2v8pALH/egD0/9//7f/z/9r/6f87ABMACgANANj/dwA2AD4AJQAXACQAMQAiAPz/0v8CACP/VgDk/9D/6v9z/9X/MwCv/1sA+P+z/z/+5f/Q/+r/OgAoAPn/DQD0/6AAOgBCADEAIAAyAI4AIQDs/9r/CAA8/3AA+P/G/+//WP/U/yoA2v9NAO7/tP8f//D/6P/1/zsAHgD//xIA3v++ABAASwAkABgARQALADQA4v/h//3/M/9lAPj/y//l/0n/6f8xALn/KwDt//L/AP/f/+3/+v9AAD0A7f8eAOz/9QAiAFUALgAtAE4A2/86AAIA0P8CAHP/dQABANT/9P9Y/9r/OQDw/ykA6f/p/0n/+v/0/+r/IwBJAPv/HADo/zgBFQB8AEcAJABiAGz/HgDR/8b/EQAY/7IA9P+8/9r/LP/d/ycAw//y//f/4v+Y/uT/7f8EABIAFgAXAD8Avf/N/+j/Y/+6/yQASgASAJz/FADt/w4A4v9EAM7/KgAoAC8ABQAjACwA3v8MAIIAFgDi/+3/FQDF/wEAOP/Q/w==",
  32,
);
const SECOND_LAYER = [
  [
    -55.0, -16.0, 15.0, -85.0, -40.0, -6.0, -9.0, 31.0, 13.0, -15.0, 42.0, -19.0, 62.0, 66.0, 59.0,
    -5.0,
  ],
  [
    13.0, 14.0, 47.0, 8.0, 9.0, -3.0, -82.0, -68.0, 17.0, -4.0, 88.0, -96.0, -254.0, -1.0, -126.0,
    -19.0,
  ],
  [
    11.0, 3.0, 81.0, 12.0, -33.0, 12.0, 4.0, -47.0, 58.0, 54.0, -4.0, -35.0, -48.0, -7.0, -3.0,
    12.0,
  ],
  [
    -75.0, 51.0, 37.0, -12.0, -68.0, -39.0, 44.0, 48.0, 48.0, 58.0, -79.0, -37.0, -100.0, 41.0,
    20.0, -4.0,
  ],
  [
    21.0, 56.0, 59.0, 29.0, -13.0, -33.0, 70.0, -8.0, -109.0, -19.0, 0.0, -162.0, 26.0, -55.0,
    -33.0, -17.0,
  ],
  [
    -27.0, -44.0, -63.0, 2.0, -91.0, -51.0, -15.0, -107.0, -131.0, -48.0, 23.0, -130.0, -27.0,
    -19.0, -16.0, 18.0,
  ],
  [
    17.0, 47.0, 90.0, -74.0, -18.0, -55.0, -7.0, 30.0, 29.0, 80.0, 5.0, -118.0, 20.0, -19.0, 11.0,
    -28.0,
  ],
  [
    -2.0, 6.0, -34.0, 115.0, -12.0, 30.0, -37.0, -42.0, -7.0, -39.0, 83.0, 26.0, 75.0, 6.0, -70.0,
    11.0,
  ],
  [-15.0, 47.0, 41.0, 3.0, 1.0, 6.0, 5.0, -84.0, 1.0, 98.0, -5.0, -4.0, -26.0, -10.0, 19.0, -62.0],
  [
    13.0, 17.0, -35.0, 20.0, -71.0, -11.0, -19.0, -52.0, -62.0, -47.0, 64.0, -72.0, 36.0, 18.0,
    45.0, -36.0,
  ],
  [
    -16.0, -24.0, -46.0, -144.0, -80.0, -38.0, -5.0, -24.0, -70.0, -89.0, -24.0, -92.0, -4.0, -5.0,
    -9.0, -21.0,
  ],
  [
    6.0, 25.0, -127.0, 52.0, -39.0, -64.0, -9.0, -113.0, 34.0, -367.0, 40.0, 43.0, 101.0, -69.0,
    -372.0, -53.0,
  ],
  [
    -87.0, -140.0, -157.0, 107.0, 26.0, -52.0, -151.0, 15.0, -187.0, -180.0, 26.0, -15.0, 74.0,
    -25.0, 122.0, -10.0,
  ],
  [
    26.0, 29.0, 7.0, -28.0, -10.0, -51.0, 9.0, -51.0, 34.0, -8.0, -12.0, -9.0, 13.0, -12.0, -60.0,
    -43.0,
  ],
  [
    11.0, 47.0, 63.0, -17.0, 13.0, -16.0, 36.0, 39.0, 2.0, -6.0, -22.0, 71.0, -4.0, 4.0, 101.0,
    -13.0,
  ],
  [
    26.0, 44.0, 46.0, 151.0, 13.0, -49.0, -96.0, 62.0, 15.0, 34.0, 103.0, 114.0, -6.0, -66.0, 38.0,
    98.0,
  ],
  [
    -18.0, -33.0, -61.0, -8.0, -57.0, -64.0, -13.0, -86.0, -55.0, -23.0, -11.0, -79.0, -13.0, 1.0,
    -49.0, -52.0,
  ],
  [
    -19.0, -30.0, -54.0, -17.0, -111.0, -48.0, 36.0, -142.0, -59.0, -103.0, -39.0, -63.0, -93.0,
    -19.0, -493.0, -37.0,
  ],
  [
    -18.0, -80.0, -195.0, -12.0, -112.0, -11.0, -12.0, -244.0, -89.0, -113.0, 18.0, -41.0, -10.0,
    18.0, 23.0, 3.0,
  ],
  [
    6.0, 72.0, 70.0, 27.0, -23.0, -40.0, 7.0, -67.0, 109.0, 96.0, -3.0, 43.0, 31.0, -55.0, -28.0,
    -54.0,
  ],
  [
    -75.0, -128.0, -88.0, 136.0, -12.0, -35.0, -58.0, -28.0, -14.0, -34.0, 102.0, -70.0, -119.0,
    1.0, 17.0, 80.0,
  ],
  [
    -12.0, -15.0, 11.0, -49.0, -7.0, 2.0, -49.0, 11.0, 20.0, 23.0, 61.0, -42.0, 12.0, -47.0, -165.0,
    -86.0,
  ],
  [
    -26.0, -89.0, -249.0, -27.0, -72.0, -45.0, -13.0, -70.0, -139.0, -317.0, 7.0, -182.0, -7.0,
    -59.0, -9.0, -4.0,
  ],
  [
    -7.0, -9.0, 21.0, 8.0, 67.0, -17.0, -29.0, -18.0, 46.0, 46.0, 45.0, 14.0, 40.0, 38.0, 33.0,
    22.0,
  ],
  [
    -115.0, -193.0, -151.0, 30.0, 13.0, -2.0, -26.0, 168.0, 91.0, -82.0, 52.0, -10.0, 252.0, -50.0,
    194.0, -56.0,
  ],
  [
    8.0, -3.0, -14.0, 15.0, -40.0, -25.0, 46.0, -55.0, -36.0, -22.0, -11.0, -44.0, -7.0, 56.0,
    -24.0, -139.0,
  ],
  [-9.0, -7.0, 18.0, 84.0, 6.0, -47.0, -1.0, 97.0, 23.0, 16.0, 78.0, 2.0, 110.0, 25.0, 102.0, 20.0],
  [
    -9.0, -16.0, -6.0, -6.0, -2.0, -8.0, -43.0, -113.0, -30.0, -17.0, 76.0, -88.0, -85.0, -21.0,
    -19.0, -14.0,
  ],
  [
    -14.0, -46.0, -89.0, -11.0, -50.0, 2.0, 6.0, -40.0, -80.0, -156.0, 0.0, -64.0, 18.0, -6.0, 0.0,
    22.0,
  ],
  [
    18.0, 5.0, -4.0, -11.0, 1.0, -53.0, 17.0, 15.0, -8.0, -21.0, -36.0, 3.0, -6.0, -10.0, -36.0,
    -34.0,
  ],
  [
    41.0, 40.0, 7.0, -17.0, -64.0, -58.0, -3.0, 15.0, -131.0, 10.0, -45.0, -12.0, 4.0, -25.0, 24.0,
    -58.0,
  ],
  [9.0, 38.0, -6.0, 21.0, -19.0, -10.0, 0.0, 21.0, 77.0, 9.0, -4.0, -44.0, 6.0, 12.0, -30.0, -25.0],
  [
    178.0, 102.0, -43.0, -213.0, -45.0, -23.0, 203.0, -76.0, -75.0, -180.0, -101.0, -92.0, -146.0,
    22.0, -185.0, -67.0,
  ],
];
const THIRD_LAYER = [
  6.0, 7.0, 7.0, -16.0, -5.0, -1.0, 11.0, 0.0, 7.0, 16.0, -11.0, -38.0, -9.0, 7.0, -17.0, 9.0, 30.0,
];
const ODDS = 16;
const _KINDS = new Map([
  [0, "play"],
  [1, "give"],
  [2, "name"],
  [3, "draw"],
  [4, "pass"],
  [5, "challenge"],
  [6, "accept"],
  [7, "call"],
  [8, "catch"],
]);
const HIT_NEAR = 7;
const STIRRED = 10;
const VARIATIONS = 1;
const STRENGTH = [
  [1.37, 2.18],
  [0.69, 1.16],
  [0.33, 0.54],
  [0.04, 0.06],
  [-0.23, -0.37],
  [-0.5, -0.8],
  [-0.73, -1.22],
  [-0.97, -1.55],
  [-0.2, -0.3],
  [0.5, 0.44],
  [1.18, 0.63],
  [2.15, 1.84],
  [0.25, 0.06],
  [0.44, 0.13],
  [-0.41, -0.19],
  [0.71, 0.81],
  [0.51, 0.54],
  [0.0, 0.39],
];
const SIZES = 8;
const LARGE = 8;
const FEATURES = 18;
const LEFT = [
  [28.57, 13.69],
  [0.32, 0.36],
  [0.9, 1.54],
];
const STANDS = 0;
const SILENT = 5;
const TOP = 142;
const SCALE = 128;
const HELD = 14;
const SKIPS = 12;
const DRAW_TWOS = 13;
const WILDS = 9;
const DRAW_FOURS = 10;
const SCARIES = 11;
const FITS = 15;
const WILD_TOP = 3;
const NUMBER = 0;
const DRAWING = 2;
const SKIPPING = 1;
const COUNT_BITS = 8;
const JUDGING_WILDS = 102;
const FEW = 4;
const SIZE = 6;
const JUDGING_SIZES = 16;
const COST = 122;
const COST_STEP = 10;
const COSTS = 20;
const LINKS = 114;
const MANY = 8;
const JUDGING_HELD = 22;
const JUDGING_SKIPS = 54;
const TWOS = 70;
const MATCHES = 86;
const MOST = 220;
const KNOWN = 260;
const SEATS = 146;
const NEXT = 156;
const AFTER = 172;
const LEAST = 204;
const LAST = 188;
const THEIR_HELD = 332;
const THEIR_ACTIONS = 364;
const THEIR_WILDS = 388;
const THEIR_FITTING = 380;
const THEIR_COST = 400;
const JUDGING_LEAD = 280;
const LEAD_STEP = 25;
const LEADS = 24;
const JUDGING_LEFT = 304;
const LEFT_STEP = 20;
const LEFTS = 26;
const CLASSIC = 330;
const ALONE = 331;

// --- games.uno ---

function _configure(s: UnoState, options: any, seats: number): void {
  s.seats = seats;
  s.edition = py.get(NUMBERS, options.edition);
  s.scoring = py.get(_SCORINGS, options.scoring);
  s.points_limit = options.points;
}

// --- games.uno.actions ---

/** The action for these parts; the inverse of `decode`. */
function encode(kind: number, what: number, colour: number, call: number): number {
  if (kind === PLAY_CARD) {
    if (what < COLOURED) {
      return 2 * what + call;
    }
    return 2 * (_WILDS + WAYS * (what - WILD) + 1 + colour) + call;
  }
  if (kind === GIVE_CARD) {
    return 2 * (_GIFTS + what) + call;
  }
  if (kind === NAME_COLOUR) {
    return _NAMES + colour;
  }
  if (kind === CATCH) {
    return _CATCHES + what;
  }
  return _SINGLES + kind - DRAW_CARD;
}

/**
 * Write the plays of the cards in a hand that have this colour or this symbol (COLOURED: none
 * has), ascending; return their number.
 */
function add_coloured(hand: py.Row, colour: number, symbol: number, out: py.Row): number {
  let n = 0;
  const start = SYMBOLS * colour;
  for (let face = symbol; face < start; face += 13) {
    out[n] = 2 * face;
    n += hand[face] > 0 ? 1 : 0;
  }
  for (let face = start; face < start + SYMBOLS; face++) {
    out[n] = 2 * face;
    n += hand[face] > 0 ? 1 : 0;
  }
  for (let face = start + SYMBOLS + symbol; face < COLOURED; face += 13) {
    out[n] = 2 * face;
    n += hand[face] > 0 ? 1 : 0;
  }
  return n;
}

/**
 * (kind, what, colour, call) of an action: `what` is the face played or given, or the seat
 * caught; `colour` is the one named, or given away by a Scary card; `call` is 1 if it calls UNO.
 * NONE stands for no face, seat or colour.
 */
function decode(action: number): [number, number, number, number] {
  if (action < _NAMES) {
    const move = py.shr(action, 1);
    const call = action & 1;
    if (move < _WILDS) {
      return [PLAY_CARD, move, NONE, call];
    }
    if (move >= _GIFTS) {
      return [GIVE_CARD, move - _GIFTS, NONE, call];
    }
    const way = move - _WILDS;
    return [PLAY_CARD, WILD + py.div(way, WAYS), py.mod(way, WAYS) - 1, call];
  }
  if (action < _SINGLES) {
    return [NAME_COLOUR, NONE, action - _NAMES, 0];
  }
  if (action >= _CATCHES) {
    return [CATCH, action - _CATCHES, NONE, 0];
  }
  return [DRAW_CARD + action - _SINGLES, NONE, NONE, 0];
}

// --- games.uno.calling ---

/**
 * After the seat has played or given: if it has one card left, note its call of UNO or, without
 * one, open the moment to catch it.
 */
function settle_call(s: UnoState, seat: number, call: number): void {
  if (s.hand_size[seat] === 1) {
    if (call === 1) {
      s.called[seat] = 1;
    } else {
      s.silent = seat;
    }
  }
}

/**
 * Close the moment: the seat was caught, or called afterwards, or the next turn or deal has
 * begun.
 */
function close_moment(s: UnoState): void {
  s.silent = NONE;
}

/**
 * True if the moment is open and this action, not yet carried out, ends it. Naming a colour, a
 * call afterwards and catching do not.
 */
function ends_moment(s: UnoState, action: number): boolean {
  if (s.silent === NONE) {
    return false;
  }
  const parts_0 = decode(action);
  const kind = parts_0[0];
  return FIRST_OF_TURN.includes(kind);
}

/** Bit mask of the seats that may act out of turn: to catch, or to call afterwards. */
function interrupters(s: UnoState): number {
  if (s.silent === NONE) {
    return 0;
  }
  return ((1 << s.seats) - 1) & ~(1 << s.turn);
}

/** Write the seat's actions in the moment to out[n:]; return where they end. */
function add_calls(s: UnoState, seat: number, out: py.Row, n: number): number {
  if (s.silent !== NONE) {
    out[n] = seat === s.silent ? encode(CALL, -1, -1, 0) : encode(CATCH, s.silent, -1, 0);
    n += 1;
  }
  return n;
}

/** A call after the play counts when nobody has caught the seat yet. */
function call_late(s: UnoState, seat: number): void {
  close_moment(s);
  s.called[seat] = 1;
  py.tell(s, CALLED, seat, 0, 0, 0);
}

/** The seat catches the silent one, which draws the penalty. */
function catch_(s: UnoState, seat: number, silent: number): void {
  close_moment(s);
  py.tell(s, CAUGHT, silent, seat, 0, 0);
  for (let _ = 0; _ < PENALTY; _++) {
    const face = draw_card(s, silent);
    if (face !== NONE && s.phase === CHALLENGE) {
      s.penalty[s.penalty_size] = face;
      s.penalty_size += 1;
    }
  }
}

// --- games.uno.challenge ---

/** U12: the next player may challenge the Wild Draw Four of the seat before drawing. */
function await_challenge(s: UnoState, seat: number, colour_before: number): void {
  s.accused = seat;
  s.colour_before = colour_before;
  s.penalty_size = 0;
  s.turn = next_seat(s, seat);
  s.phase = CHALLENGE;
}

/** U12: the seat draws four and misses its turn. */
function accept(s: UnoState, seat: number): void {
  py.tell(s, ACCEPTED, seat, 0, 0, 0);
  settle(s);
  draw_and_miss(s, seat, DRAW_FOUR_CARDS);
}

/**
 * U13: a guilty player draws the four, and it is the challenger's turn; otherwise the
 * challenger draws them and more, and misses it.
 */
function challenge(s: UnoState, seat: number): void {
  const accused = s.accused;
  const colour = s.colour_before;
  if (show_hand(s, seat, accused, colour)) {
    py.tell(s, CHALLENGED, seat, accused, 1, 0);
    show_some(s, accused, colour);
    settle(s);
    draw_cards(s, accused, DRAW_FOUR_CARDS);
    begin_turn(s, seat);
  } else {
    py.tell(s, CHALLENGED, seat, accused, 0, 0);
    show_none(s, accused, colour, s.hand_size[accused] - s.penalty_size);
    settle(s);
    draw_and_miss(s, seat, LOST_CHALLENGE);
  }
}

/**
 * Show the accused's hand to the seat, as it was when the card had left it; return whether it
 * holds the colour.
 */
function show_hand(s: UnoState, seat: number, accused: number, colour: number): boolean {
  const hand_of_accused = s.hand[accused];
  let guilty = false;
  for (let i = 0, i_end = s.penalty_size; i < i_end; i++) {
    hand_of_accused[s.penalty[i]] -= 1;
  }
  for (let face = 0; face < FACES; face++) {
    const copies = hand_of_accused[face];
    if (copies > 0) {
      py.tell(s, SHOWED, accused, seat, face, copies);
      learn_hand(s, seat, accused, face, copies);
      if (((face / SYMBOLS) | 0) === colour) {
        guilty = true;
      }
    }
  }
  for (let i = 0, i_end = s.penalty_size; i < i_end; i++) {
    hand_of_accused[s.penalty[i]] += 1;
  }
  return guilty;
}

/** End the challenge: nothing is left to be challenged. */
function settle(s: UnoState): void {
  s.accused = NONE;
  s.colour_before = NONE;
  s.penalty_size = 0;
}

// --- games.uno.knowing ---

/** Forget everything, for a new deal. */
function forget_all(s: UnoState): void {
  s.bounded = 0;
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    s.received[seat] = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      s.ruled_out[seat][kind] = 0;
    }
    for (let face = 0; face < FACES; face++) {
      s.known[seat][face] = 0;
      s.drawn[seat][face] = 0;
    }
    for (let colour = 0, colour_end = COLOURS.length; colour < colour_end; colour++) {
      s.at_least[seat][colour] = 0;
      s.without[seat][colour] = 0;
    }
  }
}

/** The number of copies of a face in the owner's hand that the observer knows of. */
function copies_in(levels: number, observer: number): number {
  const bits = py.shr(levels, observer);
  return (
    (bits & 1) +
    (py.shr(bits, LEVEL) & 1) +
    (py.shr(bits, 2 * LEVEL) & 1) +
    (py.shr(bits, 3 * LEVEL) & 1)
  );
}

/** The observer learns of `copies` more copies of a face in the owner's hand. */
function learn(s: UnoState, observer: number, owner: number, face: number, copies: number): void {
  const known_of_owner = s.known[owner];
  const count = copies_in(s.known[owner][face], observer);
  for (let level = count; level < count + copies; level++) {
    known_of_owner[face] = py.either(known_of_owner[face], py.shl(1, level * LEVEL + observer));
  }
}

/** The observer sees that the owner has `copies` copies of a face. */
function learn_hand(
  s: UnoState,
  observer: number,
  owner: number,
  face: number,
  copies: number,
): void {
  learn(s, observer, owner, face, copies - copies_in(s.known[owner][face], observer));
}

/** A card of a colour (4: a wild one) left the hand for all to see. */
function lose_colour(s: UnoState, seat: number, colour: number): void {
  const at_least_of_seat = s.at_least[seat];
  const without_of_seat = s.without[seat];
  for (let other = 0, other_end = COLOURS.length; other < other_end; other++) {
    if (other === colour) {
      if (at_least_of_seat[other] > 0) {
        at_least_of_seat[other] -= 1;
      }
    } else {
      if (without_of_seat[other] > 0) {
        without_of_seat[other] -= 1;
      }
    }
  }
}

/** A card of a colour came into the hand for all to see. */
function gain_colour(s: UnoState, seat: number, colour: number): void {
  const at_least_of_seat = s.at_least[seat];
  const without_of_seat = s.without[seat];
  s.bounded = 1;
  for (let other = 0, other_end = COLOURS.length; other < other_end; other++) {
    if (other === colour) {
      at_least_of_seat[other] += 1;
    } else {
      without_of_seat[other] += 1;
    }
  }
}

/** Everybody now knows that the seat has a card of the colour. */
function show_some(s: UnoState, seat: number, colour: number): void {
  s.bounded = 1;
  s.at_least[seat][colour] = Math.max(s.at_least[seat][colour], 1);
}

/** Everybody now knows that `cards` cards of the seat are not of the colour. */
function show_none(s: UnoState, seat: number, colour: number, cards: number): void {
  s.bounded = 1;
  s.at_least[seat][colour] = 0;
  s.without[seat][colour] = Math.max(s.without[seat][colour], cards);
}

/** A card of a kind left the hand for all to see. */
function part_with(s: UnoState, seat: number, kind: number): void {
  if (s.ruled_out[seat][kind] < s.received[seat]) {
    s.ruled_out[seat][kind] += 1;
  }
}

/**
 * The seat drew although this colour or a wild card would have fitted: the first `cards` cards
 * that it received are probably neither.
 */
function rule_out(s: UnoState, seat: number, colour: number, cards: number): void {
  s.ruled_out[seat][colour] = cards;
  s.ruled_out[seat][(WILD / SYMBOLS) | 0] = cards;
}

/** The number of cards of a kind that the seat probably holds at most. */
function expected_most(s: UnoState, seat: number, kind: number): number {
  return s.received[seat] - s.ruled_out[seat][kind];
}

/** The giver holds a card of the colour, and nothing has been given yet. */
function begin_passing(s: UnoState, giver: number, colour: number): void {
  show_some(s, giver, colour);
  for (let symbol = 0; symbol < SYMBOLS; symbol++) {
    s.passing[symbol] = 0;
  }
}

/**
 * Giver and receiver know the card. To the others it may be any card of that colour they knew
 * of: these are `passing` from now on, in nobody's hand for certain.
 */
function pass_card(s: UnoState, giver: number, receiver: number, face: number): void {
  const known_of_giver = s.known[giver];
  const colour = py.div(face, SYMBOLS);
  const symbol = py.mod(face, SYMBOLS);
  if ((py.shr(s.passing[symbol], receiver) & 1) !== 0) {
    s.passing[symbol] = drop_copy(s.passing[symbol], receiver);
  } else {
    s.known[giver][face] = drop_copy(s.known[giver][face], receiver);
  }
  const mine = py.shl(EVERY_LEVEL, receiver);
  for (let i = 0; i < SYMBOLS; i++) {
    const unsure = py.minus(known_of_giver[colour * SYMBOLS + i], mine);
    s.passing[i] = py.either(s.passing[i], unsure);
    known_of_giver[colour * SYMBOLS + i] = py.one_of(known_of_giver[colour * SYMBOLS + i], unsure);
  }
  learn(s, giver, receiver, face, 1);
  lose_colour(s, giver, colour);
  gain_colour(s, receiver, colour);
}

/** The levels once the observer knows of one copy less. */
function drop_copy(levels: number, observer: number): number {
  const mine = py.both(levels, py.shl(EVERY_LEVEL, observer));
  return (
    (((levels / WORD) ^ (mine / WORD)) | 0) * WORD + (((levels ^ mine) | py.shr(mine, LEVEL)) >>> 0)
  );
}

/**
 * End the giving: the giver has none of the colour left. If all cards that an observer did not
 * see went to one hand, the observer knows that the passing cards are there.
 */
function end_passing(s: UnoState, giver: number, colour: number): void {
  let receiver;
  show_none(s, giver, colour, s.hand_size[giver]);
  const first = py.mod(giver + 1, s.seats);
  const second = (giver + 2) % s.seats;
  const receivers = Math.min(s.given, s.seats - 1);
  for (let observer = 0, observer_end = s.seats; observer < observer_end; observer++) {
    if (receivers === 1) {
      receiver = first;
    } else {
      if (receivers === 2 && observer === first) {
        receiver = second;
      } else {
        if (receivers === 2 && observer === second) {
          receiver = first;
        } else {
          receiver = NONE;
        }
      }
    }
    if (receiver !== NONE) {
      for (let symbol = 0; symbol < SYMBOLS; symbol++) {
        const copies = copies_in(s.passing[symbol], observer);
        if (copies > 0) {
          learn(s, observer, receiver, colour * SYMBOLS + symbol, copies);
        }
      }
    }
  }
  for (let symbol = 0; symbol < SYMBOLS; symbol++) {
    s.passing[symbol] = 0;
  }
}

// --- games.uno.notation ---

/** The action's notation. */
function format_action(s: UnoState, action: number): string {
  return _TEXTS[action];
}

/** The action (MalformedActionError). */
function parse_action(s: UnoState, text: string): number {
  if (!_ACTIONS.has(text)) {
    throw new py.MalformedActionError(
      `expected a card (b7, gs, pr, y+2, wild blue, +4 green, scary pink), give p7, a colour (blue, green, pink, yellow), draw, pass, challenge, accept, uno or catch 2; got ${py.quoted(text, 40)}`,
    );
  }
  return py.get(_ACTIONS, text);
}

/** The card's notation. */
function format_card(card: number): string {
  return _CARDS[card];
}

/** The card (ValueError). */
function parse_card(text: string): number {
  if (!_FACES.has(text)) {
    throw new py.ValueError(
      `expected a card such as b7, gs, pr, y+2, wild, +4 or scary, got ${py.quoted(text, 40)}`,
    );
  }
  return py.get(_FACES, text);
}

// --- games.uno.pad ---

/** The number of cards of a face in the deck (U1). */
function copies(s: UnoState, face: number): number {
  return COPIES_OF[s.edition][face];
}

/** Leave a seat so many cards of a face. */
function put(s: UnoState, seat: number, face: number, number: number): void {
  s.hand[seat][face] = number;
}

/** Only the winner of a round has no cards (U17). */
function fewest(s: UnoState, seat: number, ender: number): number {
  return seat === ender ? 0 : 1;
}

/** The winner of a round has no cards (U17); another may hold any but the one just played. */
function most(s: UnoState, seat: number, ender: number): number {
  return seat === ender ? 0 : DECK_SIZE - 1;
}

/** True if the seat's cards can count this (U19). */
function possible(s: UnoState, seat: number, ender: number, counted: number): boolean {
  return 0 <= counted && counted <= (seat === ender ? 0 : deck_points(s));
}

/** The points of all cards of the deck (U19). */
function deck_points(s: UnoState): number {
  let points = 0;
  for (let face = 0; face < FACES; face++) {
    points += copies(s, face) * POINTS[face];
  }
  return points;
}

/** Nothing is counted but cards. */
function made(s: UnoState, seat: number): number {
  return 0;
}

/** True if one deck has cards for all these hands. */
function agree(s: UnoState, counted: py.Row, made: py.Row): boolean {
  let left = deck_points(s);
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    left -= counted[seat];
  }
  return left >= 0;
}

/** Score a round dealt by `opener` and won by `ender` (U17), or blocked (U18). */
function score(s: UnoState, opener: number, ender: number, counted: py.Row, made: py.Row): void {
  s.round += 1;
  s.dealer = opener;
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    s.points[seat] = counted[seat];
  }
  close_round(s, ender);
}

// --- games.uno.pile ---

/** Gather all cards of the edition (U1) into the draw pile, shuffled. */
function gather_deck(s: UnoState): void {
  s.pile_size = 0;
  s.discard_size = 0;
  for (let face = 0; face < FACES; face++) {
    for (let _ = 0, __end = COPIES_OF[s.edition][face]; _ < __end; _++) {
      s.pile[s.pile_size] = face;
      s.pile_size += 1;
    }
  }
  py.shuffle(s, s.pile, s.pile_size);
}

/** U18: all but the top card of the discard becomes the draw pile, shuffled. */
function form_pile(s: UnoState): void {
  const last = s.discard_size - 1;
  for (let face = 0; face < FACES; face++) {
    s.formed[face] = 0;
  }
  for (let i = 0; i < last; i++) {
    let face = s.discard[i];
    s.pile[i] = face;
    s.formed[face] += 1;
  }
  s.pile_size = last;
  s.discard[0] = s.discard[last];
  s.discard_size = 1;
  s.reformed = 1;
  py.shuffle(s, s.pile, s.pile_size);
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    for (let face = 0; face < FACES; face++) {
      s.drawn[seat][face] = 0;
    }
  }
  py.tell(s, PILE_FORMED, s.pile_size, 0, 0, 0);
}

/** Draw one card; return it, or NONE if nothing is left to draw (U18). */
function draw_card(s: UnoState, seat: number): number {
  if (s.pile_size === 0) {
    if (s.discard_size <= 1) {
      return NONE;
    }
    form_pile(s);
  }
  s.pile_size -= 1;
  const face = s.pile[s.pile_size];
  s.hand[seat][face] += 1;
  s.hand_size[seat] += 1;
  s.received[seat] += 1;
  s.drawn[seat][face] += s.reformed;
  s.called[seat] = 0;
  py.tell(s, DREW, seat, face, 0, 0);
  return face;
}

/** Draw `count` cards, or as many as there are (U8, U13, U17, U18). */
function draw_cards(s: UnoState, seat: number, count: number): void {
  for (let _ = 0; _ < count; _++) {
    draw_card(s, seat);
  }
}

// --- games.uno.redealing ---

/**
 * Blank the draw pile, the others' hands (open between rounds) and knowledge that only they
 * have.
 */
function conceal(s: UnoState, seat: number): void {
  forget_drawn(s, seat);
  if (s.seats > 2) {
    forget_known(s, seat);
  }
  for (let i = 0; i < DECK_SIZE; i++) {
    s.pile[i] = 0;
  }
  py.forget_luck(s);
  forget_penalty(s, seat);
  if (s.phase !== DEAL && s.phase !== OVER) {
    for (let other = 0, other_end = s.seats; other < other_end; other++) {
      if (other !== seat) {
        for (let face = 0; face < FACES; face++) {
          s.hand[other][face] = 0;
        }
      }
    }
  }
  if (s.turn !== seat) {
    s.fresh = NONE;
  }
}

/**
 * Redeal, in place, the cards that the seat cannot see: the draw pile and the others' hands.
 *
 * The world keeps everything that the seat knows of each hand (`knowing.py`). A card just drawn
 * fits (U7), and a draw pile formed anew holds no more of a face than was shuffled into it, less
 * what the seat drew (U18). The others' knowledge of single cards is lost, except with two
 * players.
 */
function redeal(s: UnoState, seat: number): void {
  forget_secrets(s, seat);
  if (s.phase === DEAL || s.phase === OVER) {
    lay_out(s, seat);
    return;
  }
  take_hands(s, seat);
  lay_out(s, seat);
  deal_hands(s, seat);
  if (any_bound(s, seat)) {
    mix(s, seat, SWEEPS, false);
  }
  name_drawn(s, seat);
}

/**
 * Make another world, in place, of one that `redeal` or `vary` made for the seat: exchange
 * more cards (a Markov chain), and shuffle the top of the draw pile.
 */
function vary(s: UnoState, seat: number): void {
  if (s.reformed !== 0 || s.phase === DEAL || s.phase === OVER) {
    redeal(s, seat);
    return;
  }
  hide_hands(s, seat);
  for (let i = s.pile_size - 1, i_end = Math.max(s.pile_size - 1 - STIRRED, 0); i > i_end; i--) {
    const j = py.random_below(s, i + 1);
    const face = s.pile[i];
    s.pile[i] = s.pile[j];
    s.pile[j] = face;
  }
  mix(s, seat, VARIATIONS, true);
  name_drawn(s, seat);
}

/** Count how many cards of each of the others' hands the seat does not know. */
function hide_hands(s: UnoState, seat: number): void {
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    if (other !== seat) {
      let hidden = s.hand_size[other];
      if (s.bounded !== 0) {
        for (let face = 0; face < FACES; face++) {
          hidden -= copies_in(s.known[other][face], seat);
        }
      }
      s.hidden[other] = hidden;
    }
  }
}

/**
 * Blank knowledge that only other seats have: a gift may have told them more than it told the
 * seat. With two players, both have the same knowledge, so knowledge of single cards stays.
 */
function forget_secrets(s: UnoState, seat: number): void {
  forget_penalty(s, seat);
  if (s.reformed !== 0) {
    forget_drawn(s, seat);
  }
  if (s.bounded !== 0 && s.seats > 2) {
    forget_known(s, seat);
  }
}

/** Blank the record of the cards that the others have drawn since the draw pile was formed. */
function forget_drawn(s: UnoState, seat: number): void {
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    if (other !== seat) {
      for (let face = 0; face < FACES; face++) {
        s.drawn[other][face] = 0;
      }
    }
  }
}

/** Blank the cards of a penalty that another seat drew, and those of an earlier one. */
function forget_penalty(s: UnoState, seat: number): void {
  for (let i = s.accused === seat ? s.penalty_size : 0; i < PENALTY; i++) {
    s.penalty[i] = 0;
  }
}

/** Blank knowledge of single cards that only other seats have. */
function forget_known(s: UnoState, seat: number): void {
  const mine = py.shl(EVERY_LEVEL, seat);
  for (let owner = 0, owner_end = s.seats; owner < owner_end; owner++) {
    for (let face = 0; face < FACES; face++) {
      s.known[owner][face] = py.both(s.known[owner][face], mine);
    }
  }
  for (let symbol = 0; symbol < SYMBOLS; symbol++) {
    s.passing[symbol] = py.both(s.passing[symbol], mine);
  }
}

/** Leave the others the cards the seat knows they have; the rest of each hand is `hidden`. */
function take_hands(s: UnoState, seat: number): void {
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    if (other !== seat) {
      let hidden = s.hand_size[other];
      for (let face = 0; face < FACES; face++) {
        let copies = 0;
        if (s.bounded !== 0) {
          copies = copies_in(s.known[other][face], seat);
        }
        s.hand[other][face] = copies;
        hidden -= copies;
      }
      s.hidden[other] = hidden;
    }
  }
}

/**
 * Lay all cards that the seat cannot see into the places, shuffled; first those that a draw
 * pile formed anew can hold (U18).
 */
function lay_out(s: UnoState, seat: number): void {
  for (let face = 0; face < FACES; face++) {
    s.unseen[face] = COPIES_OF[s.edition][face];
  }
  for (let i = 0, i_end = s.discard_size; i < i_end; i++) {
    s.unseen[s.discard[i]] -= 1;
  }
  for (let owner = 0, owner_end = s.seats; owner < owner_end; owner++) {
    if (owner === seat || s.bounded !== 0 || s.phase === DEAL || s.phase === OVER) {
      for (let face = 0; face < FACES; face++) {
        s.unseen[face] -= s.hand[owner][face];
      }
    }
  }
  let n = 0;
  if (s.reformed !== 0) {
    n = lay_pile(s, seat);
  }
  for (let face = 0; face < FACES; face++) {
    for (let _ = 0, __end = s.unseen[face]; _ < __end; _++) {
      s.pile[n] = face;
      n += 1;
    }
    s.unseen[face] = 0;
  }
  if (s.reformed !== 0) {
    for (let i = s.pile_size; i < n; i++) {
      const j = i + py.random_below(s, n - i);
      let face = s.pile[i];
      s.pile[i] = s.pile[j];
      s.pile[j] = face;
    }
  } else {
    py.shuffle(s, s.pile, n);
  }
}

/** Lay out, shuffled, the cards that may be in a draw pile formed anew; return their number. */
function lay_pile(s: UnoState, seat: number): number {
  const drawn_of_seat = s.drawn[seat];
  let n = 0;
  for (let face = 0; face < FACES; face++) {
    const copies = Math.min(s.unseen[face], s.formed[face] - drawn_of_seat[face]);
    for (let _ = 0; _ < copies; _++) {
      s.pile[n] = face;
      n += 1;
      s.unseen[face] -= 1;
    }
  }
  py.shuffle(s, s.pile, n);
  return n;
}

/** Give the others the cards of their places. */
function deal_hands(s: UnoState, seat: number): void {
  let n = s.pile_size;
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    if (other !== seat) {
      for (let i = n, i_end = n + s.hidden[other]; i < i_end; i++) {
        s.hand[other][s.pile[i]] += 1;
      }
      n += s.hidden[other];
    }
  }
}

/**
 * Record the cards drawn last, which are the first places of a hand, where the state keeps
 * them.
 */
function name_drawn(s: UnoState, seat: number): void {
  let n = s.pile_size;
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    if (other !== seat) {
      for (let i = 0, i_end = drawn_last(s, other); i < i_end; i++) {
        if (s.phase === DRAWN) {
          s.fresh = s.pile[n];
        } else {
          s.penalty[i] = s.pile[n + i];
        }
      }
      n += s.hidden[other];
    }
    s.hidden[other] = 0;
  }
}

/**
 * The number of the seat's cards that the state keeps separately: the fresh one, or the
 * penalty.
 */
function drawn_last(s: UnoState, seat: number): number {
  if (s.phase === DRAWN && seat === s.turn) {
    return 1;
  }
  if (s.phase === CHALLENGE && seat === s.accused) {
    return s.penalty_size;
  }
  return 0;
}

/**
 * Exchange, at random, the cards of `every` hand, or only of those of which something is known,
 * `least` times and until nothing known is contradicted. Meanwhile `held` counts the cards of
 * each kind in each hand, and `formed` how many more of each face the draw pile could hold.
 */
function mix(s: UnoState, seat: number, least: number, every: boolean): void {
  count_held(s);
  if (s.reformed !== 0) {
    count_pile(s, seat, -1);
  }
  let places = s.pile_size;
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    places += s.hidden[other];
  }
  let unmet = count_unmet(s, seat);
  let sweeps = 0;
  while (sweeps < least || (unmet > 0 && sweeps < MOST_SWEEPS)) {
    let end = s.pile_size;
    for (let other = 0, other_end = s.seats; other < other_end; other++) {
      const start = end;
      end += s.hidden[other];
      if (every || is_bound(s, other)) {
        for (let i = start; i < end; i++) {
          unmet += try_exchange(s, seat, other, i, py.random_below(s, places));
        }
      }
    }
    sweeps += 1;
  }
  if (s.reformed !== 0) {
    count_pile(s, seat, 1);
  }
  forget_held(s);
}

/** Count into `held`, from zeros, the cards of each kind in each hand. */
function count_held(s: UnoState): void {
  for (let owner = 0, owner_end = s.seats; owner < owner_end; owner++) {
    for (let face = 0; face < FACES; face++) {
      s.held[owner][(face / SYMBOLS) | 0] += s.hand[owner][face];
    }
  }
}

/** Set `held` back to zeros. */
function forget_held(s: UnoState): void {
  for (let owner = 0, owner_end = s.seats; owner < owner_end; owner++) {
    for (let kind = 0; kind < KINDS; kind++) {
      s.held[owner][kind] = 0;
    }
  }
}

/**
 * Subtract the cards that the seat drew and those in the draw pile from `formed` (sign -1), or
 * add them back (1).
 */
function count_pile(s: UnoState, seat: number, sign: number): void {
  const drawn_of_seat = s.drawn[seat];
  for (let face = 0; face < FACES; face++) {
    s.formed[face] += sign * drawn_of_seat[face];
  }
  for (let i = 0, i_end = s.pile_size; i < i_end; i++) {
    s.formed[s.pile[i]] += sign;
  }
}

/** True if anything but their number may be known of the owner's hidden cards. */
function is_bound(s: UnoState, owner: number): boolean {
  const at_least_of_owner = s.at_least[owner];
  const without_of_owner = s.without[owner];
  if (s.reformed !== 0 || s.phase === GIVE || is_fresh(s, owner)) {
    return true;
  }
  if (s.bounded !== 0) {
    for (let colour = 0, colour_end = COLOURS.length; colour < colour_end; colour++) {
      if (at_least_of_owner[colour] > 0 || without_of_owner[colour] > 0) {
        return true;
      }
    }
  }
  return drew(s, owner);
}

/** True if some kind of card is probably rare in the owner's hand. */
function drew(s: UnoState, owner: number): boolean {
  let rare_kinds = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    rare_kinds += expected_most(s, owner, kind) < s.hand_size[owner] ? 1 : 0;
  }
  return rare_kinds > 0;
}

/** True if `is_bound` or `drew` holds for any other seat. */
function any_bound(s: UnoState, seat: number): boolean {
  let owners = 0;
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    owners += other !== seat && is_bound(s, other) ? 1 : 0;
  }
  return owners > 0;
}

/** Count the contradictions between the hidden hands and the seat's knowledge. */
function count_unmet(s: UnoState, seat: number): number {
  let unmet = 0;
  let place = s.pile_size;
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    if (other !== seat) {
      for (let colour = 0, colour_end = COLOURS.length; colour < colour_end; colour++) {
        const held = s.held[other][colour];
        unmet += Math.max(0, s.at_least[other][colour] - held);
        unmet += Math.max(0, held - s.hand_size[other] + s.without[other][colour]);
      }
      if (is_fresh(s, other) && !fits(s, s.pile[place])) {
        unmet += 1;
      }
    }
    place += s.hidden[other];
  }
  if (s.phase === GIVE) {
    for (let symbol = 0; symbol < SYMBOLS; symbol++) {
      unmet += Math.max(0, -spare_in_giving(s, seat, symbol));
    }
  }
  return unmet;
}

/**
 * Exchange the cards of place i, in the owner's hand, and place j, unless that would contradict
 * more of the seat's knowledge; return the change in the number of contradictions (never above
 * 0).
 */
function try_exchange(s: UnoState, seat: number, owner: number, i: number, j: number): number {
  const x = s.pile[i];
  const y = s.pile[j];
  const other = owner_of(s, j);
  if (x === y || (other === NONE && s.reformed !== 0 && s.formed[x] <= 0)) {
    return 0;
  }
  let more = 0;
  if (s.phase === DRAWN) {
    more += misfits(s, owner, i, x, y) + misfits(s, other, j, y, x);
  }
  if (owner !== other) {
    if (s.bounded !== 0) {
      more += unmet_colours(s, owner, x, y) + unmet_colours(s, other, y, x);
    }
    if (s.phase === GIVE) {
      more += unmet_giving(s, seat, owner, other, x, y);
    }
  }
  if (more < 0 || (more === 0 && is_likely(s, owner, other, x, y))) {
    s.pile[i] = y;
    s.pile[j] = x;
    if (owner !== other) {
      replace(s, owner, x, y);
      replace(s, other, y, x);
    }
    return more;
  }
  return 0;
}

/** Decide at random whether to exchange x and y, by the odds of the world before and after. */
function is_likely(s: UnoState, owner: number, other: number, x: number, y: number): boolean {
  if (owner === other || ((x / SYMBOLS) | 0) === ((y / SYMBOLS) | 0)) {
    return true;
  }
  let unlikely = unlikely_cards(s, owner, x, y) + unlikely_cards(s, other, y, x);
  while (unlikely > 0 && py.random_below(s, ODDS) === 0) {
    unlikely -= 1;
  }
  return unlikely <= 0;
}

/**
 * The number of cards by which the owner would rather have played more, if the new face
 * replaced the old one, which is of another kind.
 */
function unlikely_cards(s: UnoState, owner: number, old: number, new_: number): number {
  let more = 0;
  if (owner !== NONE) {
    let kind = (old / SYMBOLS) | 0;
    more -= s.held[owner][kind] > expected_most(s, owner, kind) ? 1 : 0;
    kind = (new_ / SYMBOLS) | 0;
    more += s.held[owner][kind] >= expected_most(s, owner, kind) ? 1 : 0;
  }
  return more;
}

/** The seat that a place belongs to; NONE for the draw pile. */
function owner_of(s: UnoState, place: number): number {
  let end = s.pile_size;
  if (place < end) {
    return NONE;
  }
  let seat = -1;
  while (place >= end) {
    seat += 1;
    end += s.hidden[seat];
  }
  return seat;
}

/** Count the new face in place of the old one for the owner (NONE: the draw pile). */
function replace(s: UnoState, owner: number, old: number, new_: number): void {
  if (owner === NONE) {
    s.formed[old] += s.reformed;
    s.formed[new_] -= s.reformed;
  } else {
    s.hand[owner][old] -= 1;
    s.hand[owner][new_] += 1;
    s.held[owner][(old / SYMBOLS) | 0] -= 1;
    s.held[owner][(new_ / SYMBOLS) | 0] += 1;
  }
}

/** True if the owner's first place holds a card just drawn that must fit (U7). */
function is_fresh(s: UnoState, owner: number): boolean {
  return s.phase === DRAWN && owner === s.turn;
}

/**
 * The change in the number of contradictions if the new face replaces the old one in that
 * place.
 */
function misfits(s: UnoState, owner: number, place: number, old: number, new_: number): number {
  if (!is_fresh(s, owner) || owner_of(s, place - 1) === owner) {
    return 0;
  }
  return (fits(s, old) ? 1 : 0) - (fits(s, new_) ? 1 : 0);
}

/**
 * The change in contradictions about colours if the new face replaces the old one in the
 * owner's hand.
 */
function unmet_colours(s: UnoState, owner: number, old: number, new_: number): number {
  let more = 0;
  if (owner !== NONE && ((old / SYMBOLS) | 0) !== ((new_ / SYMBOLS) | 0)) {
    if (old < COLOURED) {
      let colour = (old / SYMBOLS) | 0;
      let held = s.held[owner][colour];
      more += held <= s.at_least[owner][colour] ? 1 : 0;
      more -= held > s.hand_size[owner] - s.without[owner][colour] ? 1 : 0;
    }
    if (new_ < COLOURED) {
      let colour = (new_ / SYMBOLS) | 0;
      let held = s.held[owner][colour];
      more -= held < s.at_least[owner][colour] ? 1 : 0;
      more += held >= s.hand_size[owner] - s.without[owner][colour] ? 1 : 0;
    }
  }
  return more;
}

/**
 * The change in contradictions if x goes from the owner to the other seat, and y the other way.
 * During giving, cards that the seat knew to be in the giver's hand are still there, or with a
 * receiver (U14).
 */
function unmet_giving(
  s: UnoState,
  seat: number,
  owner: number,
  other: number,
  x: number,
  y: number,
): number {
  if (takes_part(s, owner) === takes_part(s, other)) {
    return 0;
  }
  if (takes_part(s, other)) {
    const value_0 = y;
    const value_1 = x;
    x = value_0;
    y = value_1;
  }
  let more = 0;
  if (((x / SYMBOLS) | 0) === s.giving) {
    more += spare_in_giving(s, seat, x % SYMBOLS) <= 0 ? 1 : 0;
  }
  if (((y / SYMBOLS) | 0) === s.giving) {
    more -= spare_in_giving(s, seat, y % SYMBOLS) < 0 ? 1 : 0;
  }
  return more;
}

/** True if the owner is the giver or has been given a card (U14). */
function takes_part(s: UnoState, owner: number): boolean {
  return owner !== NONE && py.mod(owner - s.turn, s.seats) <= s.given;
}

/**
 * The number of cards of a symbol, in the colour being given, that giver and receivers hold
 * beyond those that the seat knows of.
 */
function spare_in_giving(s: UnoState, seat: number, symbol: number): number {
  const face = s.giving * SYMBOLS + symbol;
  let spare = -copies_in(s.passing[symbol], seat);
  for (let holder = 0, holder_end = s.seats; holder < holder_end; holder++) {
    if (holder !== seat && takes_part(s, holder)) {
      spare += s.hand[holder][face] - copies_in(s.known[holder][face], seat);
    }
  }
  return spare;
}

// --- games.uno.rules ---

/** Set up an empty table, before the first deal. */
function start(s: UnoState): void {
  s.phase = DEAL;
  s.round = 0;
  s.direction = 1;
  s.dealer = NONE;
  clear_table(s);
}

/** Begin the next round (U3-U6). */
function deal(s: UnoState): void {
  const dealer = next_dealer(s);
  s.dealer = dealer !== NONE ? dealer : draw_lots(s);
  s.round += 1;
  s.direction = 1;
  gather_deck(s);
  clear_table(s);
  const cards = HAND_SIZE[s.edition];
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    for (let _ = 0; _ < cards; _++) {
      s.pile_size -= 1;
      s.hand[seat][s.pile[s.pile_size]] += 1;
    }
    s.hand_size[seat] = cards;
    s.received[seat] = cards;
  }
  py.tell(s, DEALT, s.dealer, 0, 0, 0);
  begin_turn(s, next_clockwise(s, s.dealer));
  turn_up(s);
}

/** The next seat clockwise: the player on the left (U4). */
function next_clockwise(s: UnoState, seat: number): number {
  return (seat + 1) % s.seats;
}

/** The seat that deals the next round (U3); NONE: lots decide. */
function next_dealer(s: UnoState): number {
  return s.round === 0 ? NONE : next_clockwise(s, s.dealer);
}

/**
 * U3: each draws a card; return the seat with the highest number, which deals. Other cards
 * count 0, and ties draw again from the rest.
 */
function draw_lots(s: UnoState): number {
  let dealer = NONE;
  let tied = (1 << s.seats) - 1;
  let drawing = s.seats;
  s.pile_size = 0;
  while (drawing > 1) {
    if (s.pile_size < drawing) {
      gather_deck(s);
    }
    let highest = -1;
    let still = 0;
    for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
      if (((tied >> seat) & 1) !== 0) {
        s.pile_size -= 1;
        const face = s.pile[s.pile_size];
        py.tell(s, LOT, seat, face, 0, 0);
        let lot = 0;
        if (face < COLOURED && face % SYMBOLS < SKIP) {
          lot = face % SYMBOLS;
        }
        if (lot > highest) {
          highest = lot;
          dealer = seat;
          still = 0;
          drawing = 0;
        }
        if (lot === highest) {
          still = still | (1 << seat);
          drawing += 1;
        }
      }
    }
    tied = still;
  }
  return dealer;
}

/** Clear the table: no cards in hands, nothing known, nothing pending. */
function clear_table(s: UnoState): void {
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    for (let face = 0; face < FACES; face++) {
      s.hand[seat][face] = 0;
    }
    s.hand_size[seat] = 0;
    s.called[seat] = 0;
  }
  forget_all(s);
  s.reformed = 0;
  close_moment(s);
  s.colour = NONE;
  s.accused = NONE;
  s.colour_before = NONE;
  s.giving = NONE;
  s.fresh = NONE;
  s.winner = NONE;
  s.empty_draws = 0;
}

/**
 * U5: turn up the first card. It acts on the player left of the dealer, who is in turn; a
 * Reverse gives the dealer the first turn.
 */
function turn_up(s: UnoState): void {
  s.pile_size -= 1;
  while (s.pile[s.pile_size] === WILD_DRAW_FOUR) {
    py.tell(s, TURNED_UP, WILD_DRAW_FOUR, 0, 0, 0);
    s.pile_size += 1;
    py.tell(s, PUT_BACK, WILD_DRAW_FOUR, 0, 0, 0);
    py.shuffle(s, s.pile, s.pile_size);
    s.pile_size -= 1;
  }
  const face = s.pile[s.pile_size];
  s.discard[0] = face;
  s.discard_size = 1;
  py.tell(s, TURNED_UP, face, 0, 0, 0);
  if (face >= COLOURED) {
    s.phase = NAME_FIRST;
    return;
  }
  s.colour = (face / SYMBOLS) | 0;
  const symbol = face % SYMBOLS;
  if (symbol === REVERSE) {
    reverse(s);
    begin_turn(s, s.dealer);
  } else {
    if (symbol === SKIP) {
      miss_turn(s, s.turn);
    } else {
      if (symbol === DRAW_TWO) {
        draw_and_miss(s, s.turn, DRAW_TWO_CARDS);
      }
    }
  }
}

/** The seat in turn; CHANCE when a deal comes next; NOBODY when the game is over. */
function to_act(s: UnoState): number {
  if (s.phase === DEAL) {
    return CHANCE;
  }
  if (s.phase === OVER) {
    return NOBODY;
  }
  return s.turn;
}

/** Write the seat's legal actions to `out` in ascending order; return their number. */
function legal(s: UnoState, seat: number, out: py.Row): number {
  let n = 0;
  if (seat === s.turn) {
    if (s.phase === PLAY) {
      n = legal_plays(s, seat, out);
    } else {
      if (s.phase === DRAWN) {
        n = add_plays(s, seat, s.fresh, out, 0);
        out[n] = encode(PASS, -1, -1, 0);
        n += 1;
      } else {
        if (s.phase === GIVE) {
          n = legal_gifts(s, seat, out);
        } else {
          if (s.phase === CHALLENGE) {
            out[0] = encode(DO_CHALLENGE, -1, -1, 0);
            out[1] = encode(ACCEPT, -1, -1, 0);
            n = 2;
          } else {
            if (s.phase === NAME || s.phase === NAME_FIRST) {
              for (let colour = 0, colour_end = COLOURS.length; colour < colour_end; colour++) {
                out[colour] = encode(NAME_COLOUR, NONE, colour, 0);
              }
              n = COLOURS.length;
            }
          }
        }
      }
    }
  }
  return add_calls(s, seat, out, n);
}

/** U7: any card that fits, or a draw. */
function legal_plays(s: UnoState, seat: number, out: py.Row): number {
  const hand_of_seat = s.hand[seat];
  const top = s.discard[s.discard_size - 1];
  const symbol = top < COLOURED ? top % SYMBOLS : COLOURED;
  let n = add_coloured(s.hand[seat], s.colour, symbol, out);
  if (s.hand_size[seat] === 2) {
    n = add_called(out, n);
  }
  for (let face = WILD; face < FACES; face++) {
    if (hand_of_seat[face] > 0) {
      n = add_plays(s, seat, face, out, n);
    }
  }
  out[n] = encode(DRAW_CARD, -1, -1, 0);
  return n + 1;
}

/** U16: write each of the n plays twice, without the call and with it; return their number. */
function add_called(out: py.Row, n: number): number {
  for (let i = n - 1; i > -1; i--) {
    const action = out[i];
    out[2 * i] = action;
    out[2 * i + 1] = action + 1;
  }
  return 2 * n;
}

/**
 * The ways to play a face: naming a colour (U11, U12, U14) unless it is the last card (U17),
 * with or without the call if it leaves one card (U16).
 */
function add_plays(s: UnoState, seat: number, face: number, out: py.Row, n: number): number {
  let possible;
  const left = s.hand_size[seat] - 1;
  for (let way = 0; way < WAYS; way++) {
    if (left === 0 || face < COLOURED) {
      possible = way === 0;
    } else {
      if (face !== SCARY) {
        possible = way > 0;
      } else {
        if (way === 0) {
          possible = coloured_cards(s, seat) === 0;
        } else {
          possible = colour_cards(s, seat, way - 1) > 0;
        }
      }
    }
    if (possible) {
      out[n] = encode(PLAY_CARD, face, way - 1, 0);
      n += 1;
      if (left === 1 && (face !== SCARY || way === 0)) {
        out[n] = encode(PLAY_CARD, face, way - 1, 1);
        n += 1;
      }
    }
  }
  return n;
}

/** The number of the seat's cards that are not wild. */
function coloured_cards(s: UnoState, seat: number): number {
  const hand_of_seat = s.hand[seat];
  let total = s.hand_size[seat];
  for (let face = WILD; face < FACES; face++) {
    total -= hand_of_seat[face];
  }
  return total;
}

/**
 * U14: any card of the colour; U16: with or without the call if the last gift leaves one
 * card.
 */
function legal_gifts(s: UnoState, seat: number, out: py.Row): number {
  const hand_of_seat = s.hand[seat];
  let n = 0;
  const due = s.hand_size[seat] === 2 && colour_cards(s, seat, s.giving) === 1;
  for (
    let face = SYMBOLS * s.giving, face_end = SYMBOLS * (s.giving + 1);
    face < face_end;
    face++
  ) {
    if (hand_of_seat[face] > 0) {
      out[n] = encode(GIVE_CARD, face, -1, 0);
      n += 1;
      if (due) {
        out[n] = encode(GIVE_CARD, face, NONE, 1);
        n += 1;
      }
    }
  }
  return n;
}

/** Carry out a legal action. */
function apply(s: UnoState, seat: number, action: number): void {
  if (ends_moment(s, action)) {
    close_moment(s);
  }
  const parts_0 = decode(action);
  const kind = parts_0[0];
  const what = parts_0[1];
  const colour = parts_0[2];
  const call = parts_0[3];
  if (kind === PLAY_CARD) {
    play(s, seat, what, colour, call);
  } else {
    if (kind === GIVE_CARD) {
      give(s, seat, what, call);
    } else {
      if (kind === NAME_COLOUR) {
        name_colour(s, seat, colour);
      } else {
        if (kind === DRAW_CARD) {
          draw(s, seat);
        } else {
          if (kind === PASS) {
            py.tell(s, PASSED, seat, 0, 0, 0);
            s.fresh = NONE;
            begin_turn(s, next_seat(s, seat));
          } else {
            if (kind === DO_CHALLENGE) {
              challenge(s, seat);
            } else {
              if (kind === ACCEPT) {
                accept(s, seat);
              } else {
                if (kind === CALL) {
                  call_late(s, seat);
                } else {
                  catch_(s, seat, what);
                }
              }
            }
          }
        }
      }
    }
  }
}

/** Play a card (U7), and carry out its effect (U8-U15). */
function play(s: UnoState, seat: number, face: number, named: number, call: number): void {
  const colour_before = s.colour;
  s.fresh = NONE;
  s.empty_draws = 0;
  s.hand[seat][face] -= 1;
  s.hand_size[seat] -= 1;
  s.called[seat] = 0;
  part_with(s, seat, py.div(face, SYMBOLS));
  if (s.bounded !== 0) {
    s.known[seat][face] = py.shr(s.known[seat][face], LEVEL);
    lose_colour(s, seat, py.div(face, SYMBOLS));
  }
  s.discard[s.discard_size] = face;
  s.discard_size += 1;
  py.tell(s, PLAYED, seat, face, named, call);
  if (face < COLOURED) {
    s.colour = py.div(face, SYMBOLS);
  } else {
    if (face !== SCARY && named !== NONE) {
      s.colour = named;
    }
  }
  if (s.hand_size[seat] === 0) {
    play_last(s, seat, face);
  } else {
    if (face === SCARY) {
      play_scary(s, seat, named, call);
    } else {
      settle_call(s, seat, call);
      if (face === WILD_DRAW_FOUR) {
        await_challenge(s, seat, colour_before);
      } else {
        if (face === WILD) {
          begin_turn(s, next_seat(s, seat));
        } else {
          act(s, seat, py.mod(face, SYMBOLS));
        }
      }
    }
  }
}

/** Carry out the effect of a coloured card (U8-U10), and begin the next turn. */
function act(s: UnoState, seat: number, symbol: number): void {
  if (symbol === REVERSE) {
    reverse(s);
  }
  if (skips(s, symbol)) {
    miss_turn(s, next_seat(s, seat));
  } else {
    if (symbol === DRAW_TWO) {
      draw_and_miss(s, next_seat(s, seat), DRAW_TWO_CARDS);
    } else {
      begin_turn(s, next_seat(s, seat));
    }
  }
}

/** U9: the direction turns. */
function reverse(s: UnoState): void {
  s.direction = -s.direction;
  py.tell(s, REVERSED, s.direction, 0, 0, 0);
}

/**
 * U17: carry out the last card, which has left the hand empty. The next player still draws,
 * then the round is over.
 */
function play_last(s: UnoState, seat: number, face: number): void {
  if (face === WILD_DRAW_FOUR) {
    draw_cards(s, next_seat(s, seat), DRAW_FOUR_CARDS);
  } else {
    if (face < COLOURED && py.mod(face, SYMBOLS) === DRAW_TWO) {
      draw_cards(s, next_seat(s, seat), DRAW_TWO_CARDS);
    }
  }
  end_round(s, seat);
}

/**
 * U7: draw one card, which may be played if it fits. U18: drawing nothing is a pass; as many of
 * these in a row as there are players block the round.
 */
function draw(s: UnoState, seat: number): void {
  const before = s.received[seat];
  const face = draw_card(s, seat);
  if (face === NONE) {
    rule_out(s, seat, s.colour, before);
    py.tell(s, PASSED, seat, 0, 0, 0);
    s.empty_draws += 1;
    if (s.empty_draws === s.seats) {
      end_round(s, NONE);
      return;
    }
  } else {
    s.empty_draws = 0;
    if (fits(s, face)) {
      rule_out(s, seat, s.colour, before);
      s.fresh = face;
      s.phase = DRAWN;
      return;
    }
    rule_out(s, seat, s.colour, before + 1);
  }
  begin_turn(s, next_seat(s, seat));
}

/**
 * Name a colour: for a first card, after which the turn goes on (U5), or at the end of a Scary
 * turn (U14).
 */
function name_colour(s: UnoState, seat: number, colour: number): void {
  s.colour = colour;
  py.tell(s, NAMED, seat, colour, 0, 0);
  begin_turn(s, s.phase === NAME_FIRST ? seat : next_seat(s, seat));
}

// --- games.uno.scary ---

/** U14: begin to give a colour away, or show that there is none to give (colour NONE). */
function play_scary(s: UnoState, seat: number, colour: number, call: number): void {
  if (colour !== NONE) {
    s.giving = colour;
    s.given = 0;
    begin_passing(s, seat, colour);
    s.phase = GIVE;
  } else {
    for (let other = 0, other_end = COLOURS.length; other < other_end; other++) {
      show_none(s, seat, other, s.hand_size[seat]);
    }
    settle_call(s, seat, call);
    s.phase = NAME;
  }
}

/** The seat that gets the next card: clockwise from the giver's left, round and round (U14). */
function receiver(s: UnoState): number {
  return (s.turn + 1 + (s.given % (s.seats - 1))) % s.seats;
}

/**
 * U14: give a card to the next receiver. After the last card of the colour the giver names the
 * colour to go on with, or has won the round (U15).
 */
function give(s: UnoState, seat: number, face: number, call: number): void {
  const to = receiver(s);
  const left = colour_cards(s, seat, s.giving) - 1;
  s.hand[seat][face] -= 1;
  s.hand_size[seat] -= 1;
  s.hand[to][face] += 1;
  s.hand_size[to] += 1;
  s.received[to] += 1;
  s.called[to] = 0;
  s.given += 1;
  py.tell(s, GAVE, seat, to, face, call);
  part_with(s, seat, s.giving);
  pass_card(s, seat, to, face);
  if (left > 0) {
    show_some(s, seat, s.giving);
    return;
  }
  end_passing(s, seat, s.giving);
  if (s.hand_size[seat] === 0) {
    end_round(s, seat);
    return;
  }
  s.giving = NONE;
  settle_call(s, seat, call);
  s.phase = NAME;
}

// --- games.uno.scoring ---

/** U19: the points of all cards in the hand. */
function hand_points(s: UnoState, seat: number): number {
  const hand_of_seat = s.hand[seat];
  let total = 0;
  for (let face = 0; face < FACES; face++) {
    total += hand_of_seat[face] * POINTS[face];
  }
  return total;
}

/** Count every seat's cards (U19). */
function count_hands(s: UnoState): void {
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    s.points[seat] = hand_points(s, seat);
  }
}

/**
 * Make points by U20 or U21 of what the hands count, which is in `points` (a blocked round has
 * no winner, U18). Return the highest total.
 */
function score_round(s: UnoState): number {
  if (s.scoring === MAIN) {
    let left = 0;
    for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
      left += s.points[seat];
      s.points[seat] = 0;
    }
    if (s.winner !== NONE) {
      s.points[s.winner] = left;
    }
  }
  let highest = 0;
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    s.totals[seat] += s.points[seat];
    highest = Math.max(highest, s.totals[seat]);
  }
  return highest;
}

/** The seats with the most points, or with the fewest, whichever win. */
function leaders(s: UnoState): py.Row {
  const totals = py.slice(s.totals, undefined, s.seats);
  const best = s.scoring === MAIN ? py.max(totals) : py.min(totals);
  return py.range(s.seats).filter((seat) => totals[seat] === best);
}

/** Once the game is over, the seat with the most points (U20), or all with the fewest (U21). */
function winners(s: UnoState): py.Row {
  return s.phase === OVER ? leaders(s) : [];
}

// --- games.uno.state ---

/** True if all cards of the deck (U1) are there, and the sizes of the hands are right. */
function sound(s: UnoState): boolean {
  for (let face = 0; face < FACES; face++) {
    let cards = 0;
    for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
      cards += s.hand[seat][face];
    }
    for (let i = 0, i_end = s.discard_size; i < i_end; i++) {
      cards += s.discard[i] === face ? 1 : 0;
    }
    for (let i = 0, i_end = s.pile_size; i < i_end; i++) {
      cards += s.pile[i] === face ? 1 : 0;
    }
    if (cards !== COPIES_OF[s.edition][face]) {
      return false;
    }
  }
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    let held = 0;
    for (let face = 0; face < FACES; face++) {
      held += s.hand[seat][face];
    }
    if (held !== s.hand_size[seat]) {
      return false;
    }
  }
  return true;
}

// --- games.uno.turns ---

/** U7: whether a face may be played: by colour, number or symbol; a wild one always. */
function fits(s: UnoState, face: number): boolean {
  if (face >= COLOURED || py.div(face, SYMBOLS) === s.colour) {
    return true;
  }
  const top = s.discard[s.discard_size - 1];
  return top < COLOURED && py.mod(face, SYMBOLS) === top % SYMBOLS;
}

/** The number of cards of the colour that the seat has. */
function colour_cards(s: UnoState, seat: number, colour: number): number {
  const hand_of_seat = s.hand[seat];
  let total = 0;
  for (let face = SYMBOLS * colour; face < SYMBOLS * (colour + 1); face++) {
    total += hand_of_seat[face];
  }
  return total;
}

/** The next seat in the direction of play (U6, U9). */
function next_seat(s: UnoState, seat: number): number {
  const following = seat + s.direction;
  if (following === s.seats) {
    return 0;
  }
  return following >= 0 ? following : s.seats - 1;
}

/** Begin the seat's turn to play or draw (U7). */
function begin_turn(s: UnoState, seat: number): void {
  s.turn = seat;
  s.phase = PLAY;
}

/**
 * U9, U10: whether a card with this symbol makes the next seat miss its turn, drawing
 * nothing.
 */
function skips(s: UnoState, symbol: number): boolean {
  return symbol === SKIP || (symbol === REVERSE && s.seats === 2);
}

/** Make the seat miss its turn (U8, U10, U12), and begin the next seat's turn. */
function miss_turn(s: UnoState, seat: number): void {
  py.tell(s, SKIPPED, seat, 0, 0, 0);
  begin_turn(s, next_seat(s, seat));
}

/** U8, U12, U13: the seat draws `count` cards and misses its turn. */
function draw_and_miss(s: UnoState, seat: number, count: number): void {
  draw_cards(s, seat, count);
  miss_turn(s, seat);
}

/** End the round (U17, U18): a hand is empty, or the round is blocked (winner NONE). */
function end_round(s: UnoState, winner: number): void {
  close_moment(s);
  s.giving = NONE;
  if (winner === NONE) {
    py.tell(s, BLOCKED, 0, 0, 0, 0);
  }
  py.tell(s, ROUND_OVER, winner, 0, 0, 0);
  count_hands(s);
  close_round(s, winner);
}

/** Score what has been counted. The game ends when somebody has reached the limit (U20, U21). */
function close_round(s: UnoState, winner: number): void {
  s.winner = winner;
  if (score_round(s) >= s.points_limit) {
    s.phase = OVER;
    py.tell(s, GAME_OVER, 0, 0, 0, 0);
  } else {
    s.phase = DEAL;
  }
}

// --- games.uno.view ---

/** Make the view of a plain state for a seat or a spectator (None). */
function view(s: UnoState, seat: number | null): any {
  return seat === null ? public_(s) : own(s, public_(s), seat);
}

/** Make the view of a spectator: everything that everybody may know. */
function public_(s: UnoState): any {
  const running = !(s.phase === DEAL || s.phase === OVER);
  const shown = s.round > 0 && !running;
  return {
    game: "uno",
    seat: null,
    phase: py.get(_PHASES, s.phase),
    round: s.round,
    edition: NAMES[s.edition],
    scoring: s.scoring === ALTERNATIVE ? "alternative" : "main",
    points_limit: s.points_limit,
    dealer: _seat_or_none(s.dealer),
    to_act: running ? s.turn : null,
    direction: s.direction === 1 ? 1 : -1,
    colour: _colour(s.colour),
    discard: py.slice(s.discard, undefined, s.discard_size).map((card) => format_card(card)),
    draw_pile: s.pile_size,
    drawn: null,
    catchable: _seat_or_none(s.silent),
    giving: s.phase === GIVE ? _giving(s) : null,
    stake: s.phase === CHALLENGE ? _stake(s) : null,
    seats: py.range(s.seats).map((seat) => _seat(s, seat, shown)),
    round_winner: shown ? _seat_or_none(s.winner) : null,
    scores: shown ? py.range(s.seats).map((seat) => _score(s, seat)) : null,
    winners: winners(s),
    legal: [],
  };
}

/**
 * Make the view of a seat: the spectator's view (`shared`) and everything that only this seat
 * may know.
 */
function own(s: UnoState, shared: any, seat: number): any {
  return {
    ...shared,
    seat: seat,
    drawn: s.phase === DRAWN && seat === s.turn ? format_card(s.fresh) : null,
    seats: py.range(s.seats).map((other) => _seen(s, shared.seats[other], other, seat)),
    legal: _moves(s, seat),
  };
}

function _seat_or_none(seat: number): number | null {
  return seat === NONE ? null : seat;
}

function _colour(colour: number): string | null {
  return colour === NONE ? null : COLOURS[colour];
}

function _cards(counts: py.Row): string[] {
  return py
    .range(FACES)
    .filter((face) => counts[face] !== 0)
    .flatMap((face) => py.range(counts[face]).map((_) => format_card(face)));
}

function _known(levels: py.Row, viewer: number): string[] {
  return py
    .range(FACES)
    .filter((face) => levels[face] !== 0)
    .flatMap((face) => py.range(copies_in(levels[face], viewer)).map((_) => format_card(face)));
}

function _seat(s: UnoState, seat: number, shown: boolean): any {
  return {
    hand: shown ? _cards(s.hand[seat]) : null,
    hand_size: s.hand_size[seat],
    known: [],
    at_least: py.slice(s.at_least[seat]),
    at_most: py.slice(s.without[seat]).map((without) => s.hand_size[seat] - without),
    called: s.called[seat] === 1,
    total: s.totals[seat],
  };
}

/** Make a seat as the viewer sees it, from the seat that everybody sees (`shared`). */
function _seen(s: UnoState, shared: any, seat: number, viewer: number): any {
  if (shared.hand !== null) {
    return shared;
  }
  if (seat === viewer) {
    return { ...shared, hand: _cards(s.hand[seat]) };
  }
  if (py.sum(s.known[seat]) !== 0) {
    return { ...shared, known: _known(s.known[seat], viewer) };
  }
  return shared;
}

function _giving(s: UnoState): any {
  return { giver: s.turn, colour: COLOURS[s.giving], receiver: receiver(s), given: s.given };
}

function _stake(s: UnoState): any {
  return {
    accused: s.accused,
    challenger: s.turn,
    colour: COLOURS[s.colour_before],
    accept: DRAW_FOUR_CARDS,
    guilty: DRAW_FOUR_CARDS,
    innocent: LOST_CHALLENGE,
  };
}

function _score(s: UnoState, seat: number): any {
  return {
    cards: _cards(s.hand[seat]),
    sum: hand_points(s, seat),
    points: s.points[seat],
    total: s.totals[seat],
  };
}

function _moves(s: UnoState, seat: number): any[] {
  const out = py.filled(0, MAX_LEGAL);
  return py.slice(out, undefined, legal(s, seat, out)).map((action) => _move(s, seat, action));
}

function _move(s: UnoState, seat: number, action: number): any {
  const parts_0 = decode(action);
  const kind = parts_0[0];
  const what = parts_0[1];
  const colour = parts_0[2];
  const call = parts_0[3];
  const face = kind === PLAY_CARD || kind === GIVE_CARD ? what : NONE;
  let target = null;
  let draws = null;
  if (kind === PLAY_CARD) {
    const parts_1 = _effect(s, seat, face);
    target = parts_1[0];
    draws = parts_1[1];
  } else {
    if (kind === GIVE_CARD) {
      target = receiver(s);
    } else {
      if (kind === CATCH) {
        target = what;
        draws = PENALTY;
      } else {
        if (kind === DO_CHALLENGE) {
          target = s.accused;
          draws = DRAW_FOUR_CARDS;
        } else {
          if (kind === DRAW_CARD) {
            draws = 1;
          } else {
            if (kind === ACCEPT) {
              draws = DRAW_FOUR_CARDS;
            }
          }
        }
      }
    }
  }
  return {
    action: format_action(s, action),
    kind: py.get(_KINDS, kind),
    card: face === NONE ? null : format_card(face),
    colour: _colour(colour),
    calls: kind === CALL || call === 1,
    target: target,
    draws: draws,
    bluff: face === WILD_DRAW_FOUR && colour !== NONE && colour_cards(s, seat, s.colour) > 0,
  };
}

/** The seat that misses a turn because of a played card, and how many cards that seat draws. */
function _effect(s: UnoState, seat: number, face: number): [number | null, number | null] {
  const symbol = face < COLOURED ? py.mod(face, SYMBOLS) : NONE;
  if (face === WILD_DRAW_FOUR) {
    return [next_seat(s, seat), DRAW_FOUR_CARDS];
  }
  if (symbol === DRAW_TWO) {
    return [next_seat(s, seat), DRAW_TWO_CARDS];
  }
  if (skips(s, symbol)) {
    return [next_seat(s, seat), null];
  }
  return [null, null];
}

/**
 * A fact of the journal as `seat` may know it: a drawn card is shown to its owner alone, a gift
 * to giver and receiver, a hand to its challenger.
 */
function event(s: UnoState, fact: py.Row, seat: number | null): any | null {
  const parts_0 = fact;
  const kind = parts_0[0];
  const a = parts_0[1];
  const b = parts_0[2];
  const c = parts_0[3];
  const d = parts_0[4];
  switch (kind) {
    case LOT: {
      return py.without({ kind: "lot", seat: a, card: format_card(b) }, { seat: null, card: null });
    }
    case DEALT: {
      return py.without({ kind: "dealt", seat: a }, { seat: null });
    }
    case TURNED_UP: {
      return py.without({ kind: "turned_up", card: format_card(a) }, { card: null });
    }
    case PUT_BACK: {
      return py.without({ kind: "put_back", card: format_card(a) }, { card: null });
    }
    case PLAYED: {
      return py.without(
        { kind: "played", seat: a, card: format_card(b), colour: _colour(c), calls: d === 1 },
        { seat: null, card: null, colour: null, calls: false },
      );
    }
    case DREW: {
      return py.without(
        { kind: "drew", seat: a, card: seat === a ? format_card(b) : null },
        { seat: null, card: null },
      );
    }
    case PASSED: {
      return py.without({ kind: "passed", seat: a }, { seat: null });
    }
    case SKIPPED: {
      return py.without({ kind: "skipped", seat: a }, { seat: null });
    }
    case REVERSED: {
      return py.without({ kind: "reversed", direction: a === 1 ? 1 : -1 }, { direction: null });
    }
    case NAMED: {
      return py.without(
        { kind: "named", seat: a, colour: _colour(b) },
        { seat: null, colour: null },
      );
    }
    case GAVE: {
      return py.without(
        {
          kind: "gave",
          seat: a,
          other: b,
          card: seat === a || seat === b ? format_card(c) : null,
          colour: _colour(py.div(c, SYMBOLS)),
          calls: d === 1,
        },
        { seat: null, other: null, card: null, colour: null, calls: false },
      );
    }
    case CALLED: {
      return py.without({ kind: "called", seat: a }, { seat: null });
    }
    case CAUGHT: {
      return py.without({ kind: "caught", seat: a, other: b }, { seat: null, other: null });
    }
    case ACCEPTED: {
      return py.without({ kind: "accepted", seat: a }, { seat: null });
    }
    case SHOWED: {
      if (seat !== b) {
        return null;
      }
      return py.without(
        { kind: "showed", seat: a, other: b, card: format_card(c), count: d },
        { seat: null, other: null, card: null, count: null },
      );
    }
    case CHALLENGED: {
      return py.without(
        { kind: "challenged", seat: a, other: b, guilty: c === 1 },
        { seat: null, other: null, guilty: null },
      );
    }
    case PILE_FORMED: {
      return py.without({ kind: "pile_formed", count: a }, { count: null });
    }
    case BLOCKED: {
      return { kind: "blocked" };
    }
    case ROUND_OVER: {
      return py.without({ kind: "round_over", seat: _seat_or_none(a) }, { seat: null });
    }
    case GAME_OVER: {
      return { kind: "game_over" };
    }
  }
  throw new py.ValueError(`expected a fact that UNO's rules tell, got ${py.tuple_text(fact)}`);
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

// --- bots.shares ---

/**
 * Turn `values`, how many points each seat is behind the best, into shares of the victory:
 * their softmax, where `scale` points are odds of e; once the game is `over`, the true shares.
 */
function share_out(s: UnoState, values: py.Row, scale: number, over: boolean): void {
  let total = 0.0;
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    if (over) {
      values[seat] = values[seat] === 0 ? 1.0 : 0.0;
    } else {
      values[seat] = values[seat] === 0 ? 1.0 : Math.exp(-values[seat] / scale);
    }
    total += values[seat];
  }
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    values[seat] = values[seat] / total;
  }
}

// --- bots.uno.judging ---

/**
 * Write what the net expects of each of the n actions in `out` of the seat in turn to `worths`,
 * as its share of the victory, if two play; return whether such choices are the net's. The
 * policy's choice counts DOUBT more.
 */
function expect(
  s: UnoState,
  seat: number,
  out: py.Row,
  n: number,
  worths: py.Row,
  scratch: py.Row[],
): boolean {
  if (s.seats > ASKED || !is_judged(s)) {
    return false;
  }
  standing(s, scratch[1]);
  const before = scratch[1][seat];
  const stake = at_stake(s, seat, scratch[1]);
  const usual = policy(s, seat, out, n);
  for (let i = 0; i < n; i++) {
    const held = describe_choice(s, seat, out[i], scratch[0]);
    let value = valued(held, scratch);
    if (out[i] === usual) {
      value += DOUBT;
    }
    worths[i] = before + (value - 0.5) * stake;
  }
  return true;
}

/**
 * Write each seat's expected share of the victory, if two play and a turn begins; return
 * whether it is so. Each seat is asked, and their answers are made to add up to 1.
 */
function appraise(s: UnoState, values: py.Row, scratch: py.Row[]): boolean {
  if (s.seats > ASKED || s.phase !== PLAY || s.silent !== NONE) {
    return false;
  }
  standing(s, values);
  for (let seat = 0; seat < ASKED; seat++) {
    const stake = at_stake(s, seat, scratch[1]);
    const n = describe_turn(s, seat, true, scratch[0]);
    values[seat] += (valued(n, scratch) - 0.5) * stake;
  }
  values[0] = Math.min(Math.max(0.5 + (values[0] - values[1]) / 2, 0.0), 1.0);
  values[1] = 1.0 - values[0];
  return true;
}

/** The net's value of the first n features in scratch[0]. */
function valued(n: number, scratch: py.Row[]): number {
  return evaluate(scratch[0], n, FIRST_LAYER, SECOND_LAYER, THIRD_LAYER, scratch[1], scratch[2]);
}

/**
 * False for gifts (U14), for whether to challenge (U13), and while somebody has not called
 * (U16): these are left to the policy.
 */
function is_judged(s: UnoState): boolean {
  return !(s.phase === GIVE || s.phase === CHALLENGE) && s.silent === NONE;
}

/**
 * The part of the victory that a round decides for a seat: the difference that it makes who
 * wins ROUND points, the seat or the next one. `after` is memory to work in.
 */
function at_stake(s: UnoState, seat: number, after: py.Row): number {
  let stake = 0.0;
  for (const sign of [1, -1]) {
    const winner = sign === 1 ? seat : (seat + 1) % s.seats;
    win(s, winner, ROUND);
    standing(s, after);
    win(s, winner, -ROUND);
    stake += sign * after[seat];
  }
  return Math.max(stake, LEAST_STAKE);
}

/** Add points to the totals as if a seat had won a round (U20, U21). */
function win(s: UnoState, winner: number, points: number): void {
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    if ((seat === winner) !== (s.scoring === ALTERNATIVE)) {
      s.totals[seat] += points;
    }
  }
}

/**
 * Note the features of a position in which a turn begins, as a seat sees it; return their
 * number.
 */
function describe_turn(s: UnoState, seat: number, opened: boolean, features: py.Row): number {
  return describe(s, seat, s.turn === seat ? ACTS : WAITS, NONE, opened, features);
}

/**
 * Note the features of the position after an action of the seat in turn (to call or to catch is
 * none), as it sees it: nobody knows yet what is drawn. Return their number. A Scary card has
 * given its colour away, and none is in force.
 */
function describe_choice(s: UnoState, seat: number, action: number, features: py.Row): number {
  let missed;
  const parts_0 = decode(action);
  const kind = parts_0[0];
  const face = parts_0[1];
  const named = parts_0[2];
  const call = parts_0[3];
  const last = s.discard_size - 1;
  const top = s.discard[last];
  const colour = s.colour;
  const direction = s.direction;
  const silent = s.silent;
  let given = NONE;
  let victim = seat;
  let drawn = 0;
  let stands = WAITS;
  if (kind === PLAY_CARD) {
    s.discard[last] = face;
    s.hand[seat][face] -= 1;
    s.hand_size[seat] -= 1;
    if (face < COLOURED) {
      const symbol = py.mod(face, SYMBOLS);
      s.colour = py.div(face, SYMBOLS);
      s.direction = symbol === REVERSE ? -direction : direction;
      drawn = symbol === DRAW_TWO ? DRAW_TWO_CARDS : 0;
      missed = drawn > 0 || skips(s, symbol);
    } else {
      s.colour = face === SCARY ? NONE : named;
      given = face === SCARY ? named : NONE;
      missed = face === WILD_DRAW_FOUR;
      drawn = missed ? DRAW_FOUR_CARDS : 0;
    }
    victim = next_seat(s, seat);
    s.turn = missed ? next_seat(s, victim) : victim;
    if (given !== NONE) {
      pass_on(s, seat, given, 1);
    }
    if (s.hand_size[seat] === 1 && call === 0) {
      s.silent = seat;
    }
    if (face === WILD_DRAW_FOUR) {
      stands = colour !== NONE && colour_cards(s, seat, colour) > 0 ? JUDGING_BLUFFS : DARES;
    } else {
      if (s.turn === seat) {
        stands = ACTS;
      }
    }
  } else {
    if (kind === DRAW_CARD) {
      stands = DRAWS;
      s.turn = next_seat(s, seat);
    } else {
      if (kind === NAME_COLOUR) {
        s.colour = named;
      }
      if (s.phase === NAME_FIRST) {
        stands = ACTS;
      } else {
        s.turn = next_seat(s, seat);
      }
    }
  }
  draw_unseen(s, victim, drawn);
  const n = describe(s, seat, stands, given, false, features);
  draw_unseen(s, victim, -drawn);
  if (given !== NONE) {
    pass_on(s, seat, given, -1);
  }
  if (kind === PLAY_CARD) {
    s.hand[seat][face] += 1;
    s.hand_size[seat] += 1;
  }
  s.silent = silent;
  s.discard[last] = top;
  s.colour = colour;
  s.direction = direction;
  s.turn = seat;
  return n;
}

/** A seat draws so many cards that nobody sees; if fewer than 0, it puts them back. */
function draw_unseen(s: UnoState, seat: number, cards: number): void {
  s.hand_size[seat] += cards;
  s.received[seat] += cards;
}

/**
 * The seat gives all its cards of a colour to the others (U14), of which only the sizes of the
 * hands tell; sign -1: it takes them back.
 */
function pass_on(s: UnoState, seat: number, colour: number, sign: number): void {
  const gifts = colour_cards(s, seat, colour);
  s.hand_size[seat] -= sign * gifts;
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    const place = py.mod(other - seat, s.seats);
    if (place > 0) {
      const cards = sign * py.div(gifts + s.seats - 1 - place, s.seats - 1);
      draw_unseen(s, other, cards);
      s.at_least[other][colour] += cards;
    }
  }
}

/**
 * Note the features of a position as a seat sees it, which has none of the colour `given` any
 * more; return their number.
 */
function describe(
  s: UnoState,
  seat: number,
  stands: number,
  given: number,
  opened: boolean,
  features: py.Row,
): number {
  let n = note(features, 0, STANDS + stands);
  if (s.silent === seat) {
    n = note(features, n, SILENT);
  }
  n = note(features, n, TOP + kind_of_top(s.discard[s.discard_size - 1]));
  let other = s.turn;
  if (other === seat) {
    other = next_seat(s, seat);
  }
  const parts_0 = describe_own(s, seat, given, features, n);
  const counts = parts_0[0];
  n = parts_0[1];
  n = describe_known(s, seat, other, counts, features, n);
  n = describe_sizes(s, seat, other, features, n);
  if (opened) {
    n = describe_opened(s, other, counts, features, n);
  }
  return describe_totals(s, seat, features, n);
}

/** What a face on top of the discard does. */
function kind_of_top(face: number): number {
  if (face >= COLOURED) {
    return WILD_TOP;
  }
  const symbol = face % SYMBOLS;
  return symbol < SKIP ? NUMBER : symbol === DRAW_TWO ? DRAWING : SKIPPING;
}

/**
 * Note the features of a seat's own cards; return the counts of its colours, and where the
 * features end.
 */
function describe_own(
  s: UnoState,
  seat: number,
  given: number,
  features: py.Row,
  n: number,
): [number, number] {
  const hand_of_seat = s.hand[seat];
  const top = s.discard[s.discard_size - 1];
  let counts = 0;
  let skipping = 0;
  let twos = 0;
  let matches = 0;
  let links = 0;
  let cost = 0;
  for (let symbol = 0; symbol < SYMBOLS; symbol++) {
    let colours = 0;
    for (let colour = 0, colour_end = COLOURS.length; colour < colour_end; colour++) {
      let copies = hand_of_seat[SYMBOLS * colour + symbol];
      if (copies > 0 && colour !== given) {
        const among = py.shl(copies, COUNT_BITS * colour);
        counts += among;
        colours += 1;
        cost += copies * POINTS[symbol];
        if (symbol === DRAW_TWO) {
          twos += among;
        } else {
          if (symbol >= SKIP) {
            skipping += among;
          }
        }
        if (top < COLOURED && symbol === top % SYMBOLS) {
          matches += among;
        }
      }
    }
    links += Math.max(colours - 1, 0);
  }
  for (let face = WILD; face < FACES; face++) {
    let copies = hand_of_seat[face];
    cost += copies * POINTS[face];
    n = note_count(features, n, JUDGING_WILDS + FEW * (face - WILD), copies, FEW);
  }
  n = note(features, n, SIZE + Math.min(s.hand_size[seat], JUDGING_SIZES - 1));
  n = note(features, n, COST + Math.min(Math.floor(cost / COST_STEP), COSTS - 1));
  n = note_count(features, n, LINKS, links, MANY);
  for (let colour = 0, colour_end = COLOURS.length; colour < colour_end; colour++) {
    const at = place_of(s, colour, counts);
    n = note_count(features, n, JUDGING_HELD + MANY * at, part(counts, colour), MANY);
    n = note_count(features, n, JUDGING_SKIPS + FEW * at, part(skipping, colour), FEW);
    n = note_count(features, n, TWOS + FEW * at, part(twos, colour), FEW);
    n = note_count(features, n, MATCHES + FEW * at, part(matches, colour), FEW);
  }
  return [counts, n];
}

/** Note a count above 0 in its block of `most` features; return where they end. */
function note_count(
  features: py.Row,
  n: number,
  block: number,
  count: number,
  most: number,
): number {
  return count > 0 ? note(features, n, block + Math.min(count, most) - 1) : n;
}

/** The count of a colour among those of all. */
function part(counts: number, colour: number): number {
  return py.and(py.shr(counts, COUNT_BITS * colour), (1 << COUNT_BITS) - 1);
}

/** The place of a colour in the order in which they are noted. */
function place_of(s: UnoState, colour: number, counts: number): number {
  if (colour === s.colour) {
    return 0;
  }
  let place = s.colour === NONE ? 0 : 1;
  const held = part(counts, colour);
  for (let other = 0, other_end = COLOURS.length; other < other_end; other++) {
    if (other !== s.colour && other !== colour) {
      const more = part(counts, other) - held;
      place += more > 0 || (more === 0 && other < colour) ? 1 : 0;
    }
  }
  return place;
}

/**
 * Note what the seat knows of the next other's cards, and what its draws suggest; return where
 * the features end.
 */
function describe_known(
  s: UnoState,
  seat: number,
  other: number,
  counts: number,
  features: py.Row,
  n: number,
): number {
  const without_of_other = s.without[other];
  const at_least_of_other = s.at_least[other];
  const held = s.hand_size[other];
  for (let kind = 0; kind < KINDS; kind++) {
    const at = kind < COLOURS.length ? place_of(s, kind, counts) : kind;
    let likely = expected_most(s, other, kind);
    let sure = 0;
    if (kind < COLOURS.length) {
      likely = Math.min(likely, held - without_of_other[kind]);
      sure = at_least_of_other[kind];
    }
    if (likely < held) {
      n = note(features, n, MOST + MANY * at + Math.min(Math.max(likely, 0), MANY - 1));
    }
    if (s.bounded !== 0) {
      const end = Math.min(SYMBOLS * (kind + 1), FACES);
      sure = Math.max(sure, count_known(s, seat, other, SYMBOLS * kind, end));
    }
    n = note_count(features, n, KNOWN + FEW * at, sure, FEW);
  }
  return n;
}

/** Note how many cards the others have; return where the features end. */
function describe_sizes(
  s: UnoState,
  seat: number,
  other: number,
  features: py.Row,
  n: number,
): number {
  n = note(features, n, SEATS + s.seats - 1);
  n = note(features, n, NEXT + Math.min(s.hand_size[other], JUDGING_SIZES - 1));
  if (s.seats > 2) {
    let after = next_seat(s, other);
    if (after === seat) {
      after = next_seat(s, after);
    }
    n = note(features, n, AFTER + Math.min(s.hand_size[after], JUDGING_SIZES - 1));
    let least = JUDGING_SIZES - 1;
    for (let who = 0, who_end = s.seats; who < who_end; who++) {
      if (who !== seat) {
        least = Math.min(least, s.hand_size[who]);
      }
    }
    n = note(features, n, LEAST + least);
    const last = py.mod(seat - s.direction, s.seats);
    n = note(features, n, LAST + Math.min(s.hand_size[last], JUDGING_SIZES - 1));
  }
  return n;
}

/** Note the next other's cards; return where the features end. */
function describe_opened(
  s: UnoState,
  other: number,
  counts: number,
  features: py.Row,
  n: number,
): number {
  const hand_of_other = s.hand[other];
  const top = s.discard[s.discard_size - 1];
  let fitting = 0;
  let cost = 0;
  for (let colour = 0, colour_end = COLOURS.length; colour < colour_end; colour++) {
    let held = 0;
    let acting = 0;
    for (let symbol = 0; symbol < SYMBOLS; symbol++) {
      let copies = hand_of_other[SYMBOLS * colour + symbol];
      held += copies;
      cost += copies * POINTS[symbol];
      if (symbol >= SKIP) {
        acting += copies;
      }
      if (colour === s.colour || (top < COLOURED && symbol === top % SYMBOLS)) {
        fitting += copies;
      }
    }
    const at = place_of(s, colour, counts);
    n = note_count(features, n, THEIR_HELD + MANY * at, held, MANY);
    n = note_count(features, n, THEIR_ACTIONS + FEW * at, acting, FEW);
  }
  for (let face = WILD; face < FACES; face++) {
    let copies = hand_of_other[face];
    cost += copies * POINTS[face];
    n = note_count(features, n, THEIR_WILDS + FEW * (face - WILD), copies, FEW);
  }
  n = note_count(features, n, THEIR_FITTING, fitting, MANY);
  return note(features, n, THEIR_COST + Math.min(Math.floor(cost / COST_STEP), COSTS - 1));
}

/** Note how the game stands, and by which options; return where the features end. */
function describe_totals(s: UnoState, seat: number, features: py.Row, n: number): number {
  const sign = s.scoring === ALTERNATIVE ? -1 : 1;
  let highest = s.totals[seat];
  let lead = 1 << 15;
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    highest = Math.max(highest, s.totals[other]);
    if (other !== seat) {
      lead = Math.min(lead, sign * (s.totals[seat] - s.totals[other]));
    }
  }
  n = note(
    features,
    n,
    JUDGING_LEAD + Math.min(Math.max(py.div(lead, LEAD_STEP) + ((LEADS / 2) | 0), 0), LEADS - 1),
  );
  const left = Math.max(s.points_limit - highest, 0);
  n = note(features, n, JUDGING_LEFT + Math.min((left / LEFT_STEP) | 0, LEFTS - 1));
  if (s.edition > 0) {
    n = note(features, n, CLASSIC);
  }
  if (s.scoring === ALTERNATIVE) {
    n = note(features, n, ALONE);
  }
  return n;
}

// --- bots.uno.outlook ---

/**
 * Write each seat's expected share of the victory, if it is a seat's turn to play or draw;
 * return whether it is.
 */
function outlook(s: UnoState, values: py.Row, scratch: py.Row[]): boolean {
  if (s.phase !== PLAY) {
    return false;
  }
  const odds = scratch[0];
  const points = scratch[1];
  const after = scratch[2];
  const features = scratch[3];
  const column = many(s);
  let total = 0.0;
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    const held = outlook_describe(s, seat, features);
    let strength = STRENGTH[Math.min(s.hand_size[seat], SIZES) - 1][column];
    for (let i = LARGE; i < FEATURES; i++) {
      strength += STRENGTH[i][column] * features[i];
    }
    odds[seat] = Math.exp(strength);
    total += odds[seat];
    points[seat] = LEFT[0][column] + LEFT[1][column] * held + LEFT[2][column] * s.hand_size[seat];
    values[seat] = 0.0;
  }
  for (let winner = 0, winner_end = s.seats; winner < winner_end; winner++) {
    count(s, winner, points, 1);
    standing(s, after);
    count(s, winner, points, -1);
    for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
      values[seat] += (odds[winner] / total) * after[seat];
    }
  }
  return true;
}

/**
 * Add the points of the round to the totals, if `winner` wins it (U20, U21); sign -1: subtract
 * them.
 */
function count(s: UnoState, winner: number, points: py.Row, sign: number): void {
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    if (seat !== winner) {
      const to = s.scoring === ALTERNATIVE ? seat : winner;
      s.totals[to] += sign * py.whole_part(points[seat]);
    }
  }
}

/**
 * Write the features that affect the seat's odds of winning the round; return the points in its
 * hand.
 */
function outlook_describe(s: UnoState, seat: number, features: py.Row): number {
  const hand_of_seat = s.hand[seat];
  for (let i = 0; i < FEATURES; i++) {
    features[i] = 0.0;
  }
  const size = s.hand_size[seat];
  features[Math.min(size, SIZES) - 1] = 1.0;
  features[LARGE] = Math.max(size - SIZES, 0);
  let points = 0;
  let fitting = 0;
  let colours = 0;
  let skipping = 0;
  let draw_twos = 0;
  const reverse_skips = skips(s, REVERSE);
  const top = s.discard[s.discard_size - 1];
  for (let colour = 0, colour_end = COLOURS.length; colour < colour_end; colour++) {
    const first = SYMBOLS * colour;
    let held = 0;
    for (let symbol = 0; symbol < SYMBOLS; symbol++) {
      const copies = hand_of_seat[first + symbol];
      held += copies;
      points += copies * POINTS[symbol];
    }
    colours += held > 0 ? 1 : 0;
    skipping += hand_of_seat[first + SKIP];
    if (reverse_skips) {
      skipping += hand_of_seat[first + REVERSE];
    }
    draw_twos += hand_of_seat[first + DRAW_TWO];
    if (colour === s.colour) {
      fitting += held;
    }
    if (top < COLOURED) {
      fitting += hand_of_seat[first + (top % SYMBOLS)];
    }
  }
  features[HELD] = colours;
  features[SKIPS] = skipping;
  features[DRAW_TWOS] = draw_twos;
  features[WILDS] = s.hand[seat][WILD];
  features[DRAW_FOURS] = s.hand[seat][WILD_DRAW_FOUR];
  features[SCARIES] = s.hand[seat][SCARY];
  for (let face = COLOURED; face < FACES; face++) {
    fitting += hand_of_seat[face];
    points += hand_of_seat[face] * POINTS[face];
  }
  const distance = py.mod((seat - s.turn) * s.direction, s.seats);
  if (fitting > 0) {
    features[FITS + Math.min(distance, 2)] = 1.0;
  }
  return points;
}

// --- bots.uno.policy ---

/** The best of the seat's legal actions out[:n], judged only by its information state. */
function policy(s: UnoState, seat: number, out: py.Row, n: number): number {
  return best_action(s, seat, out, n, WEIGHTS[many(s)]);
}

/** The best of the seat's legal actions by a row of weights `w`. */
function best_action(s: UnoState, seat: number, out: py.Row, n: number, w: py.Row): number {
  let value;
  const parts_0 = decode(out[n - 1]);
  let kind = parts_0[0];
  if (kind === CALL || kind === CATCH) {
    return out[n - 1];
  }
  if (n === 1) {
    return out[0];
  }
  if (s.phase === CHALLENGE) {
    return suspects(s, seat, w) ? encode(DO_CHALLENGE, -1, -1, 0) : encode(ACCEPT, -1, -1, 0);
  }
  let best = out[0];
  let most = -1000000;
  const near = anybody_near(s, seat, w);
  const follower = next_seat(s, seat);
  let colour = NONE;
  let worth = 0;
  for (let i = 0; i < n; i++) {
    const action = out[i];
    const parts_1 = decode(action);
    kind = parts_1[0];
    const face = parts_1[1];
    if (kind === PLAY_CARD && face < COLOURED) {
      if (py.div(face, SYMBOLS) !== colour) {
        colour = py.div(face, SYMBOLS);
        worth = value_of_colour(s, seat, follower, colour, w);
      }
      value = worth + value_of_symbol(s, follower, near, face, w);
    } else {
      value = action_value(s, seat, follower, near, action, w);
    }
    if (value >= most) {
      best = action;
      most = value;
    }
  }
  return best;
}

/**
 * Write what each of the seat's n legal actions in `out` is worth to `worths`, in the unit of
 * the weights.
 */
function judge(s: UnoState, seat: number, out: py.Row, n: number, worths: py.Row): void {
  const w = WEIGHTS[many(s)];
  const near = anybody_near(s, seat, w);
  const follower = next_seat(s, seat);
  let most = 0.0;
  for (let i = 0; i < n; i++) {
    const action = out[i];
    const parts_0 = decode(action);
    const kind = parts_0[0];
    const call = parts_0[3];
    if (kind === CALL || kind === CATCH) {
      worths[i] = most + HEED;
    } else {
      if (kind === DO_CHALLENGE) {
        worths[i] = POLICY_CHALLENGED * (suspicion(s, seat, w) - w[SUSPICION]);
      } else {
        if (kind === ACCEPT) {
          worths[i] = 0.0;
        } else {
          worths[i] = action_value(s, seat, follower, near, action, w);
          if (
            call === 0 &&
            (kind === PLAY_CARD || kind === GIVE_CARD) &&
            i + 1 < n &&
            out[i + 1] === action + 1
          ) {
            worths[i] -= HEED;
          }
        }
      }
    }
    most = i === 0 ? worths[i] : Math.max(most, worths[i]);
  }
}

/** Forget the cards that others were seen to get, and what it suggests that they drew. */
function forget(s: UnoState): void {
  s.bounded = 0;
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    for (let kind = 0; kind < KINDS; kind++) {
      s.ruled_out[seat][kind] = 0;
    }
    for (let face = 0; face < FACES; face++) {
      s.known[seat][face] = 0;
    }
    for (let colour = 0, colour_end = COLOURS.length; colour < colour_end; colour++) {
      s.at_least[seat][colour] = 0;
      s.without[seat][colour] = 0;
    }
  }
}

/** True if another seat is close to going out. */
function anybody_near(s: UnoState, seat: number, w: py.Row): boolean {
  let near = false;
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    if (other !== seat && s.hand_size[other] <= w[NEAR]) {
      near = true;
    }
  }
  return near;
}

/** The worth of an action to the seat in turn. */
function action_value(
  s: UnoState,
  seat: number,
  follower: number,
  near: boolean,
  action: number,
  w: py.Row,
): number {
  const parts_0 = decode(action);
  const kind = parts_0[0];
  const face = parts_0[1];
  const colour = parts_0[2];
  if (kind === PLAY_CARD) {
    if (face < COLOURED) {
      const value = value_of_colour(s, seat, follower, py.div(face, SYMBOLS), w);
      return value + value_of_symbol(s, follower, near, face, w);
    }
    return value_of_wild(s, seat, follower, near, face, colour, w);
  }
  if (kind === GIVE_CARD) {
    return value_of_gift(s, face, w);
  }
  if (kind === NAME_COLOUR) {
    return value_of_colour(s, seat, follower, colour, w);
  }
  if (kind === DRAW_CARD) {
    return -w[NEVER_DRAW];
  }
  return value_of_colour(s, seat, follower, s.colour, w);
}

/** Which row of WEIGHTS to use. */
function many(s: UnoState): number {
  return s.seats > 2 ? 1 : 0;
}

/** The value of playing a coloured card, besides that of its colour going on. */
function value_of_symbol(
  s: UnoState,
  follower: number,
  near: boolean,
  face: number,
  w: py.Row,
): number {
  const symbol = py.mod(face, SYMBOLS);
  let value = 100 + POINTS[face] * (near ? w[DREAD] : w[WORRY]) - w[STAY];
  if (symbol >= SKIP) {
    if (symbol === DRAW_TWO) {
      value += w[HIT] + DRAW_TWO_CARDS * w[HIT_CARD];
    } else {
      if (symbol === SKIP || s.seats === 2) {
        value += w[HIT];
      }
    }
    value += urgency(s, follower, w);
  }
  return value;
}

/** The additional worth of keeping the next player from playing. */
function urgency(s: UnoState, follower: number, w: py.Row): number {
  return s.hand_size[follower] <= w[NEAR] ? w[HIT_NEAR] : 0;
}

/**
 * The value of playing a wild card and naming a colour (with a Scary card: to give away) or
 * NONE.
 */
function value_of_wild(
  s: UnoState,
  seat: number,
  follower: number,
  near: boolean,
  face: number,
  colour: number,
  w: py.Row,
): number {
  let value = 100 + POINTS[face] * (near ? w[DREAD] : w[WORRY]) - w[KEEP_WILD];
  if (face === SCARY) {
    if (colour !== NONE) {
      value += w[GIFT] * colour_cards(s, seat, colour);
    }
  } else {
    if (colour !== NONE) {
      value += value_of_colour(s, seat, follower, colour, w);
      if (face === WILD_DRAW_FOUR) {
        value += w[HIT] + DRAW_FOUR_CARDS * w[HIT_CARD];
        value += urgency(s, follower, w);
        if (colour_cards(s, seat, s.colour) > 0) {
          value -= w[BLUFF];
        }
      }
    }
  }
  return value;
}

/** The value of this colour going on. */
function value_of_colour(
  s: UnoState,
  seat: number,
  follower: number,
  colour: number,
  w: py.Row,
): number {
  let value = w[STAY] * colour_cards(s, seat, colour);
  const held = s.hand_size[follower];
  if (Math.min(held - s.without[follower][colour], expected_most(s, follower, colour)) <= 0) {
    value += w[LACKED];
    if (held <= w[NEAR]) {
      value += w[LACKED_NEAR];
    }
  }
  return value;
}

/** The value of giving a card away: one of many points to a receiver not close to going out. */
function value_of_gift(s: UnoState, face: number, w: py.Row): number {
  const points = POINTS[face];
  return s.hand_size[receiver(s)] > w[NEAR] ? points : -points;
}

/** True if a Wild Draw Four seems to be a bluff (U12). */
function suspects(s: UnoState, seat: number, w: py.Row): boolean {
  return suspicion(s, seat, w) > w[SUSPICION];
}

/** How likely a Wild Draw Four is a bluff, in percent (U12). */
function suspicion(s: UnoState, seat: number, w: py.Row): number {
  const accused = s.accused;
  const colour = s.colour_before;
  const first = SYMBOLS * colour;
  if (count_known(s, seat, accused, first, first + SYMBOLS) > 0) {
    return 100.0;
  }
  if (s.at_least[accused][colour] > 0) {
    return 100.0;
  }
  const known = count_known(s, seat, accused, 0, FACES);
  const judged = s.hand_size[accused] - s.penalty_size;
  const hidden = Math.min(
    judged - known,
    s.hand_size[accused] - s.without[accused][colour],
    expected_most(s, accused, colour),
  );
  const parts_0 = count_unseen(s, seat, first, first + SYMBOLS);
  const unseen = parts_0[0];
  const among = parts_0[1];
  let none = 1.0;
  for (let i = 0; i < hidden; i++) {
    if (unseen - i > 0) {
      none = none * (Math.max(unseen - among - i, 0) / (unseen - i));
    }
  }
  const bluff = (1.0 - none) * w[BLUFFS];
  return bluff > 0 ? (100.0 * bluff) / (bluff + none * 100.0) : 0.0;
}

/**
 * The number of cards that the seat cannot see, and of those among them with the faces from
 * `first` to before `end`.
 */
function count_unseen(s: UnoState, seat: number, first: number, end: number): [number, number] {
  const hand_of_seat = s.hand[seat];
  let unseen = s.pile_size;
  let among = 0;
  for (let face = first; face < end; face++) {
    among += COPIES_OF[s.edition][face] - hand_of_seat[face];
  }
  for (let i = 0, i_end = s.discard_size; i < i_end; i++) {
    among -= first <= s.discard[i] && s.discard[i] < end ? 1 : 0;
  }
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    if (other !== seat) {
      unseen += s.hand_size[other] - count_known(s, seat, other, 0, FACES);
      among -= count_known(s, seat, other, first, end);
    }
  }
  return [unseen, among];
}

/**
 * The number of cards, of the faces from `first` to before `end`, that the seat knows in the
 * owner's hand.
 */
function count_known(s: UnoState, seat: number, owner: number, first: number, end: number): number {
  const known_of_owner = s.known[owner];
  let count = 0;
  if (s.bounded !== 0) {
    for (let face = first; face < end; face++) {
      count += copies_in(known_of_owner[face], seat);
    }
  }
  return count;
}

// --- bots.uno.shares ---

/**
 * Each seat's expected share of the victory (U20, U21): a softmax of the totals, whose scale
 * shrinks as the highest nears the limit. Once the game is over, the share itself.
 */
function standing(s: UnoState, values: py.Row): void {
  let scale;
  const sign = s.scoring === ALTERNATIVE ? -1 : 1;
  let highest = s.totals[0];
  let best = sign * s.totals[0];
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    highest = Math.max(highest, s.totals[seat]);
    best = Math.max(best, sign * s.totals[seat]);
  }
  const left = Math.max(s.points_limit - highest, 1);
  if (s.scoring === ALTERNATIVE && s.seats > 2) {
    let last_round = OWN_LAST_ROUND * OWN_LAST_ROUND;
    scale = Math.sqrt((OWN_SPREAD * OWN_SPREAD * left + last_round) / (s.seats - 1));
  } else {
    const drift = (left * left) / (left + FEW_ROUNDS * (s.seats - 2));
    let last_round = LAST_ROUND * s.seats;
    scale = Math.sqrt(SPREAD * SPREAD * drift + last_round * last_round);
  }
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    values[seat] = best - sign * s.totals[seat];
  }
  share_out(s, values, scale, highest >= s.points_limit);
}

export const RULES: py.Rules<UnoState, UnoView, UnoEvent> = {
  name: "uno",
  version: 1,
  seats: [2, 10],
  actions: 257,
  max_legal: 30,
  options: [
    { name: "edition", kind: "choice", default: "monster", values: ["monster", "classic"] },
    { name: "scoring", kind: "choice", default: "main", values: ["main", "alternative"] },
    { name: "points", kind: "number", default: 500, low: 1, high: 5000 },
  ],
  levels: {
    easy: { slips: 60.0, forgets: 1.0, budget: null },
    medium: { slips: 25.0, forgets: 0.5, budget: null },
    hard: { slips: 0.0, forgets: 0.0, budget: { seconds: null, iterations: 50 } },
    expert: { slips: 0.0, forgets: 0.0, budget: { seconds: 0.8, iterations: null } },
    master: { slips: 0.0, forgets: 0.0, budget: { seconds: 0.8, iterations: null } },
  },
  new_state: () => new UnoState(),
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

export const PAD_RULES: py.PadRules<UnoState, UnoView, UnoEvent> = /* @__PURE__ */ Object.assign(
  {},
  RULES,
  {
    pad: {
      copies: copies,
      put: put,
      count: hand_points,
      made: made,
      fewest: fewest,
      most: most,
      possible: possible,
      agree: agree,
      opener: next_dealer,
      score: score,
    },
  },
);

export const GAME: py.Game<UnoState, UnoView, UnoEvent> = /* @__PURE__ */ Object.assign(
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
        slips: 60.0,
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
        slips: 25.0,
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
        slips: 0.0,
        forgets: 0.0,
        budget: { seconds: null, iterations: 50 },
        search: {
          exploration: 1.5,
          depth: 256,
          flat_from: 3,
          tries: 4,
          horizon: 6,
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
          depth: 2,
          flat_from: 3,
          tries: 4,
          horizon: 6,
          tree_horizon: 3,
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
          depth: 2,
          flat_from: 3,
          tries: 4,
          horizon: 6,
          tree_horizon: 3,
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
      depth: 2,
      flat_from: 3,
      tries: 4,
      horizon: 6,
      tree_horizon: 3,
      net: true,
      noise: 0.0,
      nodes: 131072,
      doubt: 1.5,
      prior: 0.5,
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
    endgame: null,
  },
);
