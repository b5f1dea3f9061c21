// Generated from parlour/games/mojo and parlour/bots by `make generate`.
// Do not edit: Python is the source, and what is written here is held against it.
// @ts-nocheck
import * as py from "../native.ts";

import { searching } from "../tree.ts";
import type { MojoEvent, MojoView } from "../../wire.ts";

export class MojoState extends py.State {
  static readonly fields = [
    "rng",
    "seats",
    "edition",
    "discards",
    "points_limit",
    "first_player",
    "lay_at",
    "phase",
    "turn",
    "direction",
    "face",
    "round",
    "holder",
    "chosen",
    "held_at_start",
    "quiet_turns",
    "discard",
    "discard_size",
    "apart",
    "formed",
    "reformed",
    "hand",
    "hand_size",
    "laid",
    "laid_size",
    "revealed",
    "known",
    "drawn",
    "pile",
    "pile_size",
    "counted",
    "points",
    "totals",
    "unseen",
  ];
  readonly memory = new ArrayBuffer(859);
  readonly bytes = new Uint8Array(this.memory);
  seats = 0;
  edition = 0;
  discards = 0;
  points_limit = 0;
  first_player = 0;
  lay_at = 0;
  phase = 0;
  turn = 0;
  direction = 0;
  face = 0;
  round = 0;
  holder = 0;
  chosen = 0;
  held_at_start = 0;
  quiet_turns = 0;
  reformed = 0;
  pile_size = 0;
  rng = new Uint32Array(this.memory, 0, 4);
  totals = new Int16Array(this.memory, 16, 8);
  discard = py.rows(Int8Array, this.memory, 32, 2, 78);
  discard_size = new Int8Array(this.memory, 188, 2);
  apart = new Int8Array(this.memory, 190, 13);
  formed = new Int8Array(this.memory, 203, 13);
  hand = py.rows(Int8Array, this.memory, 216, 8, 13);
  hand_size = new Int8Array(this.memory, 320, 8);
  laid = py.rows(Int8Array, this.memory, 328, 8, 13);
  laid_size = new Int8Array(this.memory, 432, 8);
  revealed = py.rows(Int8Array, this.memory, 440, 8, 13);
  known = py.rows(Int8Array, this.memory, 544, 8, 13);
  drawn = py.rows(Int8Array, this.memory, 648, 8, 13);
  pile = new Int8Array(this.memory, 752, 78);
  counted = new Int8Array(this.memory, 830, 8);
  points = new Int8Array(this.memory, 838, 8);
  unseen = new Int8Array(this.memory, 846, 13);

  set(other: MojoState): void {
    this.bytes.set(other.bytes);
    this.seats = other.seats;
    this.edition = other.edition;
    this.discards = other.discards;
    this.points_limit = other.points_limit;
    this.first_player = other.first_player;
    this.lay_at = other.lay_at;
    this.phase = other.phase;
    this.turn = other.turn;
    this.direction = other.direction;
    this.face = other.face;
    this.round = other.round;
    this.holder = other.holder;
    this.chosen = other.chosen;
    this.held_at_start = other.held_at_start;
    this.quiet_turns = other.quiet_turns;
    this.reformed = other.reformed;
    this.pile_size = other.pile_size;
  }

  copy(): MojoState {
    const twin = new MojoState();
    twin.set(this);
    twin.source = this.source;
    return twin;
  }
}

const NUMBERS = new Map([
  ["fr", 0],
  ["ru", 1],
  ["pl", 2],
]);
const NONE = -1;
const OVER = 3;
const DEAL = 0;
const LAY_AT_OF_TWO = 2;
const LAY_AT = 3;
const DEALS_ON = [1, 0, 0];
const HAND_SIZE = [8, 8, 8];
const DEALT = 0;
const CHANCE = -1;
const NOBODY = -2;
const PLAY = 1;
const VALUES = 13;
const REVEAL_CARD = 1;
const PLAY_CARD = 0;
const CHOOSE_DRAW = 2;
const DRAW_CARD = 2;
const TAKE_CARD = 3;
const DECK_SIZE = 78;
const COPIES = [4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8];
const PLAYED = 1;
const DREW = 2;
const TOOK = 3;
const LAID = 4;
const REVEALED = 5;
const PILE_FORMED = 6;
const DISCARD_FORMED = 7;
const ROUND_OVER = 8;
const GAME_OVER = 9;
const _TEXT = [
  /* @__PURE__ */ py.numbered([
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "10",
    "11",
    "12",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "show 0",
    "show 1",
    "show 2",
    "show 3",
    "show 4",
    "show 5",
    "show 6",
    "show 7",
    "show 8",
    "show 9",
    "show 10",
    "show 11",
    "show 12",
  ]),
  /* @__PURE__ */ py.numbered([
    "0a",
    "1a",
    "2a",
    "3a",
    "4a",
    "5a",
    "6a",
    "7a",
    "8a",
    "9a",
    "10a",
    "11a",
    "12a",
    "0b",
    "1b",
    "2b",
    "3b",
    "4b",
    "5b",
    "6b",
    "7b",
    "8b",
    "9b",
    "10b",
    "11b",
    "12b",
    "show 0",
    "show 1",
    "show 2",
    "show 3",
    "show 4",
    "show 5",
    "show 6",
    "show 7",
    "show 8",
    "show 9",
    "show 10",
    "show 11",
    "show 12",
    "draw",
    "take",
  ]),
];
const _ACTIONS = [
  new Map([
    ["0", 0],
    ["1", 1],
    ["2", 2],
    ["3", 3],
    ["4", 4],
    ["5", 5],
    ["6", 6],
    ["7", 7],
    ["8", 8],
    ["9", 9],
    ["10", 10],
    ["11", 11],
    ["12", 12],
    ["show 0", 26],
    ["show 1", 27],
    ["show 2", 28],
    ["show 3", 29],
    ["show 4", 30],
    ["show 5", 31],
    ["show 6", 32],
    ["show 7", 33],
    ["show 8", 34],
    ["show 9", 35],
    ["show 10", 36],
    ["show 11", 37],
    ["show 12", 38],
  ]),
  new Map([
    ["0a", 0],
    ["1a", 1],
    ["2a", 2],
    ["3a", 3],
    ["4a", 4],
    ["5a", 5],
    ["6a", 6],
    ["7a", 7],
    ["8a", 8],
    ["9a", 9],
    ["10a", 10],
    ["11a", 11],
    ["12a", 12],
    ["0b", 13],
    ["1b", 14],
    ["2b", 15],
    ["3b", 16],
    ["4b", 17],
    ["5b", 18],
    ["6b", 19],
    ["7b", 20],
    ["8b", 21],
    ["9b", 22],
    ["10b", 23],
    ["11b", 24],
    ["12b", 25],
    ["show 0", 26],
    ["show 1", 27],
    ["show 2", 28],
    ["show 3", 29],
    ["show 4", 30],
    ["show 5", 31],
    ["show 6", 32],
    ["show 7", 33],
    ["show 8", 34],
    ["show 9", 35],
    ["show 10", 36],
    ["show 11", 37],
    ["show 12", 38],
    ["draw", 39],
    ["take", 40],
  ]),
];
const _CARDS = new Map([
  ["0", 0],
  ["1", 1],
  ["2", 2],
  ["3", 3],
  ["4", 4],
  ["5", 5],
  ["6", 6],
  ["7", 7],
  ["8", 8],
  ["9", 9],
  ["10", 10],
  ["11", 11],
  ["12", 12],
]);
const WEIGHTS = [
  [3.5, 1.0, 0.5, 12.0],
  [0.5, 0.3, -0.9, 6.0],
];
const LAST_ROUND = [25, 15];
const SPREAD = [4.0, 0.7];
const COLOURS = ["blue", "green", "yellow", "orange", "red"];
const FIRST_OF_COLOUR = [0, 2, 5, 8, 11, 13];
const _REVEALS = 26;
const _DRAW = 39;
const _TAKE = 40;
const QUIET_LIMIT = 40;
const _PHASES = new Map([
  [0, "deal"],
  [1, "play"],
  [2, "choose_draw"],
  [3, "over"],
]);
const TOP = 2;
const SPARES_PLAYED = [0, 0, 1];
const TURNS_UP = [0, 1, 0];
const MOJO_BONUS = 10;
const MAX_LEGAL = 26;
const DRAWN = [
  0.05128205128205128, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
  0.5769230769230769, 0.38461538461538464, 0.19230769230769232, 0.0641025641025641, 0.0, 0.0, 0.0,
  0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.3846153846153846, 1.1538461538461537, 0.9230769230769231,
  0.6923076923076923, 0.46153846153846156, 0.23076923076923078, 0.07692307692307693, 0.0, 0.0, 0.0,
  0.0, 0.0, 0.0, 2.423076923076923, 2.1538461538461537, 1.8846153846153846, 1.6153846153846154,
  1.3461538461538463, 1.0769230769230769, 0.8076923076923077, 0.5384615384615384,
  0.2692307692307692, 0.08974358974358974, 0.0, 0.0, 0.0, 2.358974358974359, 2.1538461538461537,
  1.9487179487179487, 1.7435897435897436, 1.5384615384615385, 1.3333333333333333,
  1.1282051282051282, 0.9230769230769231, 0.717948717948718, 0.5128205128205128, 0.3076923076923077,
  0.10256410256410256, 0.0,
];
const ONCE_LAID = 1;
const CARD = 0;
const TOO_HIGH = 3;
const _KINDS = new Map([
  [0, "play"],
  [1, "reveal"],
  [2, "draw"],
  [3, "take"],
]);
const SEATS = 2;
const FIRST_LAYER = /* @__PURE__ */ py.unpacked(
  "AgAFAAIA+P8GAAMA/f8EAAIAAgAAAAMA+/////3/BAAAAP7/+//+/wAA/v8IAAYA7//0/////f8BAAEADgD5//3/6P+t/wAAtP+A/zcAw/8JAC7/zP/R//z/EgAhAPf/BwApAN3/NQBn/+r/QAB5APT/DAAEAEYADwD1/+3/9P/G/8b/R/8ZAKP/wv53AJP/FgAw/pT/l//1/x0AEQDr/2QAVgDJ/20A6f7b/2kABwHc/wYABwB6ACIA1f/E/+b/PQCp///+TgCw/1v+nwB4//j/Qv6i/2P/BgAwAB4A1v93AIcAsP8/ALj+uv+LADwBzf/+/xsAdAA+AMH/yv+s//v//f/+/wMA/f8CAP//+//+//r/AAD5//n/CQAAAAAAAwD9////AwACAPn/BQD8//n/+v/+/woA+P8BAPL/AAAVAPL/y/8AANP/5f8YAMj/GAD6/wcA6P/+/woAQADg/y4AIQDo/xIA1//t/y0ANQDk/0cA9/8tAAkA+/8AAPr/DgDl/3j/CgCs/1H/TwCa/x0A+P7z/73/+P8TAEcA3P93AE0A2v83AFL/3/8jAKYAvf9DAAkAYAAhAOH/2//f/1MA1f8r/ykAj/9D/4AAZ/8HAMr+4P+g/w4AGwBYANT/KAByAJf/IgAD/9D/gwDkALT/SAAqAGoAOwDK/8j/qv/6/wAAAwD///r/BAD1//n/AAD3/wAAAAAGAPr//P8CAPD/FAD8//v/BgAAAPX/BAAFAP3//v8DAPr/AwABAPz/BgD4//H/4f+8//L/EgDP/wEAiv/9/+7/+f/3/ykA/P8oAB8A6/8aAMX/6v8LAC0A0P8TAAgAJQAHAPH/AQDg/yEA7f/J/8n/hv/V/zwAq//8//3+/f/P//X/9P89AP3/YABAAMn/HACO/93/JQBOAKP/EwAkAFUAHgDa/+7/tf8cAOP/nP/P/3n/0v9cAIr/6f/S/vD/tP/2/+//VwD5/6cAZQCb/wUARP/M/0wAjgCe/x4ARQBuACAA0P/S/5T/+v//////BwAEAPv/BAAFAP///v////X/AQACAPr/BQD3//z//f8NAPb/BAAGAAIACAD6//H/BQD4//7/+P8HABoA8/8DAN7/tv8VABMA3P8IAK7/DADw//r/7P8dAPb/IQATAPz/FwDz/+r/JgAbANz/FgAEAAkADQD0/wAA4P8pAPf////S/47/HQAjALf/BwA3/zEA5f/6/+j/PAD1/10AKwDo/xIAuP/e/x0AUACu/xgAIAApABYA3v/0/7z/PgD1/6j/vf9r/yYAawCl//P/F/8FAMv/3v/l/0YAAwBUAEgAmP/i/6T/z/9zAHAAlP8cAEsARAAwAND/2v+b/wsA+P/7////BQACAAUA+f8GAAQA9v8KAA8A+/8AAAkA9//z//j//P/8/wQAAgD4/wQADAAIAAYAAAAGAPr/BQAlAOP/CAD8/8P/8v8DANX//f/3//z/4v/4/yoARADR/zwAIgDy/xkAzP/b/zIAOADg/zoA7v8cAAkAAwDs/+v/SADc/wsA3f+m/wkA8/+7//7/n/8lANX/8/8PAGQA3v99ADUA7P8kAMH/zf9AAEsAqf87APn/CAAXAOb/8v/I/0UA1P/y/9j/av8zABoAp/8BAL3/LAC9//L/DQBqALv/bAA4AOf/0f/F/6//ZQB+ALD/QwA0AEgAIwDc/8b/m/8DAAQAAAAHAPv/9//1//b//P8HAAEA/P/5//3//f/8//f//f8HAPL//v/y/wEA+//z/wEADAABAAcAAADy/wMAJQD5/y0A1v/7/x8A2v/y//3/3v8pAPf/7v/M/xQA1v8eAAEA/v8nAAkA4P8YAAwAtP8VAMv/DAAPAPD/GgDl/ysA9/9UALr/3/86ALX/5v8LAJv/PgDr/+n/t/8rALP/SQAVAAMAKAAaAND/HwApAIb/IwCy/x4AIQDa/ykAzP9cAO7/KgCq/7D/bQD0/9z/KAB9/0YA2P/5/6b/QwC0/1AALQAEALz/CQDL/zIASgB1/ykA9v8pADgAvv8BAJj/+v/0/wYABgD7//b/AAD1//7/8v/+//L//v8KAP7/BQD8//r/9v8GAP//CgD4//7/AAAJAAsA/P/4//X/CAD//yYA/v80ANj/CAAdAMz/7v8KAPP/JgD8/+3/zP8XAND/DwAIAAUAIQAXAOb/DwAVALr/EADF/wwADgDv/x8A4/8/AP3/bwCp//f/RgCf//P/DQDO/1UA8v/o/6X/FQCZ/zcADgAEACsANADO/xUAKwB//ygAof8VACQA3P9AAM//WAAAAHUAu//+/3YAy//y/wgA2/9dANj/3/+l/ywAzf8hACoADgCo/08AzP8pAEgAhf8cAN3/KABBANP///+3/wAA8v8FAPn/+f8EAPr/BQAHAPT////2/wAABgD3/wsA/v/4////BQD3/wAA9/8IAAEA/f8HAPj//f8MAP//CQAqANv/CQD5//j/8//9/9X/AAD1//v/3P8FAEEANADH/yMAPADk/yYAzv/e/y4AMgDu/zEA+P8fAP7/BwDl/+7/KwDX/04A2v8RACAAu//Z/woA6f8jANX/8f8KADQAnP8rADsA8v88APf/x/85AE0ArP9MALX/KQASAPv/GgDg/0MA3v83ANz/+f9MALz/+/8WAPf/OwDF/+j//v81AI//5/9pAPP/+/84AMT/QQBvAJP/SADj/0oAHADv/9//wf/+//z/AAAGAAQABgD8//v/DQD+/wMABQAJAPf//f/9//7/8P///+3/AgADAAQA+P8GAPr/+P/6//v/AQAFAPL/IwD3/xoA5P9MACcAr/8CAAMADwAHAAQAf//6/wwAy//9/+r/DABCABwA0/8aAAwAov8OAK7/7f8KAPH/JwDw/1IA9v86ALD/qABNAEj/+f8AAAUAKwD8/0j/yv8NAJD/DQDt/xcAbgBQALX/LQAbADv/JABe//b/HQDe/1kA2/9SAO7/HwCM/5AAWgBU/xIABAAvADcACgAs/53/CAC4/08AEgAhAE8AcgCn/z0AKgA7/y0AmP8QABsAz/8mANT/9f/2/w4A9f8EAPv/+//z//r/BQD3/wQAAgANAP3/CAAGAP7/9f8KAPf//f8GAAcA+/8AAP7/CAAQAPT/BgDu/yUA+v8YAOn/RAAuALH/CAANAA0ADgADAFf/CgAJANX/7v/m/wIASAAlAOH/HgAJAKz/EAC4/+n/CgD3/yYA/P9TAPH/GADC/7IAQQBu/xEA/f8sADMAAwD9/t7/AwCa/+X/4/8eAIoAWwDQ/y4AEQA9/xkAcP/L/xoA9P9SAOv/cgDl//P/gv+mAFkAUv8cAAEAYAA/ABYA7P6o////o/+n/wgANQCJAIsAwP8FADAANP8TAIb/8v8fAPH/GgDe/wsA+f/4/wQA9//x/wYABQAFAP3/AQD6/wsABQAFAPT/BQAKAAgABQAAAP7/BAACAAIA/v8LAPn/AAD8/wcACQAgAOf/EwAIAPP/EgDe//T/RQDj/+7/4P8rAEcAKQC1/zEAXgDc/ycAzf8BACkAJQD6/y0A//8tAO7/8P/k/+//UADX/53/9P88AAQA0f/0/6gAHwAFAO3/Nf8eAMz/p/9FABQA5/9gAB4AAgA7ADgAyP84ANL/JAD5//3/9v/Y/2sA1f9n/87/OgCi/yUAq//dAHkABQABAFr//v+J/9f/KAAVAAcAXwBSAP//RABMAKr/QgD3/xkA8//7/7j/wf8UAPv/9P8IAPv//v8AAAEA//8CAAIABQD9//v/+f8EAAAABAADAAsAAQAFAPj/+f/+//j/BAD3/wAA8P/5//7/FAD+//T/NgBIAPH/fP9vAE3/2P8VABAAZwCZAKn/ef8OACUACABKAGkADgEAAPr/RAD4/+b/wf8JAC4AagD2/ygA7P+a/+7/JwC0/l3/cwDM//H/BwAeANkAzAAn/5r/SgD0/xsAXgC4AI0BIgAQAJv/CwAv/+L/EQCEAHQA5/9IAOr/Xv/T/wgAZ/7F/xMA//8cAAEAKAAHAcEAeP4FABkA7/8dAGcAmACUATsAHwAD/xsASP/S/wEAZwBgAL//BAD8/woA/P8BAAkA+/8IAPv/AgD+////AQAAAPn/BgAFAAgACQD3/wgACAD9/wcACQD9//f//v8SAAIA+P/+/xUAAwAGAGIASgARAAwAIwAqANf/LgDu/x8AOQAsAJ0ADwBQAAgAGwAtALT/EgAMADIA+P/L/x8AHQAVAOT/MwAtAAUAwP8/AM3/B/8qAMn/p//u/ygALwAXAGYAmP3AAP//zP8CAAkA+f9K/wcAsf/s/+n/1P/x/wcAsP+t/wcAFgD9/5H/MwDI/+L+bACq/67/HgAQADsAMgB0ABf/vQAGAOr////2/8D/Ov8XALH/x//e//T/AwASAJf/5P/H//X/BgAXAOT/AgBkAOT//f/6/44A9P/2//P/8f/p//L/LgD8/wEA9P/v//P/5//+//3/BQAJADgA8/8HANL/5v/p/wcAOwDk/83/DwDv/wcA6v/Q/+n//P/o/wEAyv8FAA4A/P8FACwAp//y/9v/DQASAML/DAAmAPb/AACz/+X/7v8IABkADQAXAAMA9/8GAPz/PwDw//7/7v8dAPH/6P8uAPz/DAAfAOf/+v/8/wEAEAD3/+z/HQD//xAAvP8BAOj/CgAoAB0AGwACAO//EQD4/ykABgAHAOP/OQDv/+b/LQAIAA8ALQDc//b/9v8GACAA+v/l/zQA/f8XAKn/CAD0/xsANwD6/zMAMADY/x4A+f/x/ysAGgDe/wUAy//z/xgA+v8hAEoACQAJANj/5v8VANH/4v8yAAkADgC3/wEA+/8DAA4AJwAMAAgA+P8JAO7/DQD2/wwA4/9oAAIA4f8kABkACAAqANz//f/7/wEASgAGAPX/MwADAC4Adf8LAAAABAADAC4AEQARAPn/EgDg////CgAHANz/fQAFANj/IQAaAAgARADR//r////+/0sACgDu/0EABwAyAHj/EgD//ygALQAYADgAPgC//z0A5f///zYAJQDC/xoA3f/b//7/6f8uAE0AJAALAOv/3f8vAO//uv88AB4AJgCh/wwA+f8NAAgATQD1/wUADwAcANv/6P8fAPz/YgB3AAcAyf8RAEEAAQBPAOn/LAABAAQAiAAcAAUAZgAPAEcAZP8LAP7/DQAAAFgADQDv/wgAHADT/+f/GgD6/5sAcAADALn/CABDAAEAWwDn/zYA//8PAJYAIgD7/2gAFABJAE//DQDq/yUA9/9YAEEABADW/0oAVwAQAEEAJQCj/zIArP/T/9b/2/87AFgAUgAtAOz/1/9gAPz/rP8bACwATQCl/wcA1f8DAB8AigDg/9H/XACn/6oA5P8VAAwAswBvABkAVP6s/3kAEwC//+7/1f8tAP//WQD2/6P/NQAQAIoAbv8bAAMAHwDa/4AAGQB1/x4A9f/C/+L/+P8lACoATgDx/xsBsf8YAPb/AwARAEf/7//B/wYA7f/D/+b//P/g/8f/GgCa/zQAlf/O/mD+NP+h//n/8v8oAKj/OgBo/wv/PABx/5QAKQDe/9z/fP/f/yUAKgCT/0kA8/8oAPb/rv/9AHn/BAAdABYAnv8C/WwA3P/+/x4A6//r/xkAuv59/zsAmv90ACoA9f8y/8T/xP8MAD0A2/8wAAUAHAADAM7/tgC1/xkAGQBHAPH/RP84AOb/AwAVAPn/EAAFAFj/e/9kAF7/UQARAPj/Av/m/9b/GABLAK7/GQAeAPz/IADM/5cA1f8RABAAPQAWALD/CAAFABYAFgD9/woA+f9+/2v/UwBj/2IA8P8IAMf/AQD1/yAAPQCz/yYANQDf/xQAyf9xAOj/LAANAAcAIwAnAMj//P8QAAAAAgAmAPz/zP9b/08AYf8+AOv/EQDj/wgAAAAcACsAsP80ADsAvf8fAMb/XwD8/x0ABwDT/zYAbACq/x8Azv/l/wUAEQD+/xoAf/9YALL/NQDL/xEA0P/z/wgAKgAgAL//KwAqAKr/GgDn/xsA/P81AP3/1f8RAFYAo/8uANT/AQAKAPT/BwAnAIIAPgDP/wMA5P8RANz/xv8LAEUAEAAXAP//JQCo/xIA/v/Y//v/LQD8/wAAHQAeALr/LgDW/xwACAAOAPv/NQB2ACkA4/8OAPP/AwDp/+b/EwA5ABEAVwD6/yEAqv8UAPf/qf8TADEA9//7/xwADwDO/zMA2f8mAA0AJQD5/zsAYAAQAOb/DAD9/wsABwDr/xAAOQAXAFwA+v8VAML/EgACAHL/EQAfAPD/6v8VABYA4f86AOf/MAAPABoA9v9RAFIA9v/z//b/AQALACEA7/8RADgAIQBzAAgACgDn/wgADwBL/xwAEwDu/+r/GwAhAOz/KQDz/zAABgAvAPv/RABPAMr//v/7/yEADgAfAOj//v8uACEAbgAVAOv/CgAHAB0AM/8fAAUA7v/k/ykAJAD//wwACgADAAcAJwD6/y8AUQCi/w4A5v9YAAgADQDt//P/JwAaAFsAFgDO/zUAAgAoADn/JgAEAOv/5v8eAM7/AQAHAPj/JQAFADMA/v8OAFsAuf8YAAoAXgAEABgA7P/s/yAADwBOAAsAuv9KAAEAIgDT/iQABgDp/+f/FQCs/w4A7P/0/y4ADgBGAPn/EgBqAJP/KwAFAGIABwAeAOj/5v8bABUATwAFAKP/XQAAAB4AsP4mAPr/5//d/w4Ax/8LAPT/9f8qABUAPgD0/wkAYwCF/zQA/v9SAAkAHgD0/+f/DQAZACwABQCc/2gA/f8QAL3+IQD1/+H/uv/0/9//EAAPAPL/EwAGAC4A+f8BAGsAjf88AAYAOAAHABoA+P/W/xoAEAAuAPv/nv+JAPf/9////h8A7P/e/6n/7/+5/x8A7P/6/xkAOAAkAPv/8f+NAID/QwASACwA+f8IAPX/0P8dABAAXwD1/5D/gADv//D/Ov8hAKr/3P///9T/+/8mAAMA//8JAOb/HQD2/+j/gwCV/1YACQD+/wAA6f/2/9H/JwARAMf/8P9B/50A+P/q/9P/CgALAP//BgAFAPv/AQD+/wYAAwD+/wsAAwADAPv/AwD3/wMA+v8BAP7/AQACAAAAAAD2//T/CAAEAPf/DAD7/wMAAwABAAQA9/8AAP7/AQD+//z/+/8GAPv/AgACAP//AwADAP3/AgAMAPn//v/7/w0A9/8AAAYA+v////v/9/8AAAMA/f8BAAQACAD4/wQA/P/0//v/BAACAPn/CgADAAAA/f8DAP7/BwACAAQA/v/3/wMA+v///wAA+/8GAPf/CgD8/wYACAD7//v/BgABAAEA9P/2/wMACQD7//r/AQADAAQA/f/0/wkA/f8IAPP/AgD9//n/BgAIAPz/BAD5//z//v/+/wQA+P8GAAYA///4//H/AAD7/wEA+f8AAAAAAAACAAIABgD7/wUAAQD9//r/CQACAP3/AAAAAP3/9/8BAP///v8GAPj/+v8BAAUABAAFAPL/AwADAAQA/P8DAAYACgACAPj/AAAEAAMADAD///r//P8EAPv/+f/7/wgAAgD+/wUABAD6/wUAAgDz//n/AgADAP7/+v8CAPX/BAD//wAA/P8FAPH/+/8EAPz/CQADAPv/BwAAAAQA/P/8/wUAAQD7//v/BAALAPv/BQDu//j/BQAKAAEABAACAAcA+f8EAP7//v8AAP//+/////r/CgAFAP7/CgAIAAMA/f8CAAQACQD///3/DwAJAAIA+/8DAAcABQAGAAEACAD9//7//f/8/w0A9v8CAPr/+P8BAPb/AAAPAAAAAwD7/wMA9/8BAP//DgAAAP7//f/5/wUACQD+/wUA/v8DAAMA9//7/wYA9P8AAP7/+v8AAAIABADv/wsA/f8HAP///P8AABQACgD+/wIABwAEAAEA///5/wUABwAOAP3/BAAAAAgA///8//X/BQABAAcA/f8RAPv/AwADAAcA///6//r/BQABAAIA+/8BAAEABAD3//v/CwD9/////f/2//n/AgD8/w0A9v/0//3/+P8JAP3/AwD3/wQABAAIAAEAAwABAAYA/f8DAPz/BAD+//z//P8JAPb/9v8EAPr//f/9/w8A/P/7//3/AQADAPf/AwAMAPX/BAAFAAEA///x/wgA/v///wgA8f8AAAQABQAEAA0AAgAGAAUA9v/7/w0A/v8AAPj//v/4//z/BAD7//z/CQADAAMABgD8//3/8/8FAP//AAD5/9z/HwA2AMAAHwBU/0H/TQAHAG//8f8WACj/1P8YADv/CQCq/wsAoP/6/uX+IwDa/4YAxv9BAJP/KgB2AKEASADm/8//WwDsAAH/G/75/tgAIwDq/hEAcQAuAPr+8gHUAKQAEP8tAG0AR//z/8IAtP9cAeH+FALN/k4A8P+s/hkBFgAJAPH/QQBXAGz/WwAFAAsAQAH8/xAAHwDv/7EBIgBOALQANwAo/10AMgA5ACYAc/8CATYA3v8vAD//mP7z/wQACwD+//r/0/80AAcAZv/6/6IA7/8YADkA/f+i/w4ANABOAA4Agf/G/xEAEgA7AEj/BQD5//z/FQDD/2T/a//7/xsAEwDQ/8X/WQD6/5L/5//5//D/HgABAPX/cv8IAP7/KwAMAJb/8P8UAPv/IQBE//b/z/8XAAkA8f98/4f//v8uABsAq//A/0kA1f/S/+v/aP/5/yIA6f/z/0r/AgC6/xUABgDj/z4AKQDb/wwAS/8EALH/FgAFAAUAhf+q//v/RQDe/5z/5/8sANv/HQDs/+z++f8jAPj/+f8j/wYAdP8DAPn/SAByADYAuP/+/3f/BACU/xsA/f///7D/1//y/1gAbf+q/xEAIQAZAGMA7P+Q/vv/JwAMABEA+/4WACz/AADx/8IAggA+AJn/6v+o//b/fv/7//P/CgDT/xcA6v9qADz/qf8MAP7/TAC2AOf/iv4NACYAGwA1ALj+IgDb/g4A6f9IAaYATACB/97/0//q/2z/9f/r/wUAw/9fAAIAAQAAAAMA+/8AAAEACAD0//7/AwD8/wEABAADAPX/+P/u/wQAAQAJAAAA+f8HAPf/AAD//wUABgD9//v/AAD8/wYAAgAJABEA+v/8/wMAAwD+//X/EAABAPj/8f8JAAIAAAD5/////f/w/xEAAwD+//r//P8QAAIA9/8GAAMAAwD/////AQD///f/+f8AAPb////+/wUAAQD+//7/AwAGAPn/9v/7//H/+/8FAAYACgAAAAEA/P/9/wIABgADAJj/TQDx/4j/2/8tAOH/z//V/ycArP81ABEAvP/W/yoAeP9YAO3/8P9eADYAzP8eAHn+FAC3/9v/AwCg/w7/Xf/+/wUAEQDRAB4AOv8r/zkAOQBu//n/CACT/wgAPQBv/zEAQwAWAIz/CP9e/yEA9P+zACgApgB+/ygAuv9LAJb/3/8eAEkAWQAlAMz/1v88AML/BQALAC4Avv7e/73/vP/w/2/+CwDi/1j/xf4AANz/1/8i/XP/7v8SAAcBqADHANf/JAABAAwABwD3/zgAIABS/9n/1v8vABv/cADi/6T/sP89//n/8f8nAAr/7/8VAGb/SgBf/zcABAB/AJ0AWwDN/yQASQADALX/GQDh/xYAMf/0/gcANAAV/6YA2P1e/6z/Tf/3/7AAZgDV/uH/FADd/4QA2/4xAAIA4gCI/pAAyf8uAOv/LAAoAMj/oP41AFIAaACY/x8AagDS/lUARADp/7MA9f9q//L/mADx/w0ATADG/ZQAX/8JABz/d/89/sL/JAAGAA8ABADq/3z/8f9FAFUAtf8mAHkAy/5LAFIA7v/cAPn/dv+//5oA9////zkAyP6VAHL/BQAt/7H/1f7v/w0A4f/6/6r/7P+u/xMAAgCH//n/DQBrAE0AGgCCADAA5/8RAB8ADACgAP3/AwAJAKgA/P/f/xAAVv8RALX/9f8XABYA/P/P/+f/qf9RANf/sP/3/xIAJQA9ADgAUgAbAOH/EAAqAB8AWgDy/wMAAgCcABQA4f8NAF3/FQCX//z/HAAnAPD/4//X/6f/NwDN/7//BQAXAAMAOgA8ADgAGgDh/xAALAA2AEsA9f8GAP//kwAaAOr/CgBn/w8Anf/6/xwAKwAQAP3/2f+0/x8A0//T/wIAGQDt/zIAMQA2AAgA2/8cACEAJQAvAPj/AQD//4IADQDw/wsAf/8PAJP/+f8cACgAIAAUANj/wP8UANP/3v8EABcA1f8qACUALwAAANv/HQAJAB8AIAD3/wUA//9sAAUA9f8JAKj/FwCO/wcAGgAfABwAEQDL/8n/DwDV/+3/8/8YAMv/LgAYACMABQDX/xUABgAgABUA9v8DAP//UgD+//b/CAC+/x0Ajv8LABwAGQAdABUA0f/T/wEA2f/u/+3/GgDD/zcAEgAbAP//2P8RAAAAFQAKAPL/BwD4/zwA/v/y/wYA0/8bAIP/CAAdABQAHwAKANT/5/8HANb/+//7/xgAr/83AA4AFwDs/+L/FAD4/w4A9v/4/wQA+/8jAP7/+P8IAOD/GQB//w0AHgANACgA+P/d//D/EADX/xAA7P8aAI//MgAHABQA6f/v/w8A7v/5/9f/+v8CAPr/+P8BAOz/BQDf/woAY/8SACEABQAdAOv/8v8HAA4Ax/8dAPn/GABW/zcAAQAKANX//P8MAPH/6P+v//v/BwD4/9H/CQD1/wcA7P8EAFn/BwAfAPP/NgDO/x0ALQBBAMkAZAD+/yQAQv41AJH/CQDt//z//P+L/5//Zv/w//f/+P83//L/DgADAP3/+f8o/woAJADa//j/NABCAFYA6f+M/nMA8/8QAM7/TP+v//j/AgAyAAEAOADP/0L95f/9/9n/1/3t/zkADQAPAOT/c/8pAA8Awv/6/ygAaABvANf+/f8RAPn/EQDAAKz/JQBN/REASgAAAKH/MABjAP//KwD//zn/DgAMAAsAXgE1ABwB9f8/APD/wv/f/2UA2P/4/+D/x/7t/wEAZAD2/+z/EAARABQAzf/F//H/9//E/yoABQBF/2UADgD6/+v/rP82ABcAOgAuAOH/CQAqALv/FwD3/0L/FAAXAEcA8v/n/w0AOgAcANz/6P9LAPX/vP8XAAQAlP9dAP////8EANP/UAAVADoAQgDi/x0AIADH/ywA+v9Q/xAAHwAPAOL/+v8CAC4AHQDj/+r/bQD3/9T//P/2/8P/XQD3/wAAAwDj/zQACABGAEUA7f87AB4A4f8vAPb/f/8UABYAAgDv/9v/5/8rABcA2//i/10A4f/T/wsA/P/F/08AFgD7/xgA6P8vAAsATgA3AAAARAAKAO7/NQD3/3r/CwAeAPL/4//n/wcAIgAYAN3/4/8/AOb/1f8HAP7/yf9OABcA/f8UAPX/JQD2/00APQACAFgAEgD1/xwA8/+O/wEAHQDq/+b/1P8CADMACgDn/+f/RADg/7n/DwD0/8v/TgAXAPj/IADl/wwA/v9MAEEABgBUAB4ACgAjAPX/nv/0/x0A5f/r/8r/9P8lABAA4//2/00A3f/V/wcA7/+8/0wADgD3/yUA8f8QAAoAUABAAAQAVgAgAB4AJAD4/7D/+v8fAMz/6//C//D/IwAfAN//7f86ANb/0f8QAPn/lf9OABUA8P8wAPP/AQAOAFEALAAMAEUAIQAkACUA+P++/xcAHwDK/+z/sf/y/xUAKQDk/+P/PwC6/9P/EQD9/23/RwAZAPD/OQDt//3/AQBQADMACwAxACIALQAhAOn/y/8qABkAtv/g/6f/8/8KAC4A6f+2/zkApv/P/wwA/f9Q/0YAIgD8/zUA7v/+/wsAVgAtACoAIQA2AFAASQCyAM//EwAfAFb/8f92/xkADABTANX/fv/9/3//vv/7/wsA6v44ABAA+P8zAP//0//1/1sAGAAQAIsAlgB9APb/rP7c/wUAFgDX/yD/if8kABMAdgDN/+X/DwDA/bP/EgDy/2b9PgA9APT/OADK//r/EABEAPb/9/9rALcAgAAz/ykAmP/w/xwAvgCD/6H/xf0GAC4Ayf+K/3YAEgDO/ycACgCa/kwACADs/04B/v9FARUANABaAG0AcAC1/zD/bP8VAHr/LQAZAEYA4P/J/1sAiv/O/+7/KgDu/jgA4v8nAI4ACP+vAFcABwC0/58A5f7///b//f8IAAAABQADAAYA+/8DAAQABwAJAP3/9//8/wgA+v/3//j/+P8FAPv//P8HAAYABgD7//X/AgALAP7//v/r/wsA///1/wAA/P8EAA4A+/8BAP7//P8DAAoAAwD9/wMAAgAFAPz/AQALAAAABgAAAAAA+/8SAAgACAAHACcAOgAiAEEALQB/AJ0AcgDc/18AdQAKALX/Kf9s/5L/sv/z/+v/aQA2ALv/wf8AAHv/GwC5/0wAJwBIACEATQDw/yYA3f8UAMj/OACS/x0A6f9FADgAFgDL/xv/yv+8/9r/EAAQAO7/GwDZ/+v/AACE/xsAj/9H/xUADADd/wYAyP8aAIP/4/+y//f/IP8IAPX/MQDs/xkA1/8M/wwA1P8mACcAIgBy/x0A3f/9/wgAhP8WAHT/mP4IAAUA2//R/7f/DQAP/7n/m/+z/77+8//x/ysAuf8aAN//2/5UAOn/ZQA0AC4A6/4SAOP/DwALAJH/DwBa/2z+/v/0//X/wP+d//v/s/6G/yb/Zv9X/tH/4v8dAJH/FwD8/63+pgARAKgAFgA1AFL+/v/m/yoADQCV/x0ARP8r/vv/8/8OAJ3/e//o/9T+cf8c/jb/uv2B/7v//f91/w0ATQCo/vAAZADlACcARAAj/dn/+f87ABIAi/8UAD3/Ev79/wAADACL//z/9v/1/wMAAQAAAAQA/f8AAPr/+v/7/wYABQD6//7/AQD7/wQA+//+//7/9P/1//r/CAAEAAMA/P/9/wAAAgD2//v/+/8IAPz/+/8FAP3/BgD6/wwA//8BAP7/AAAAAP7/CADy//j//v///wkAAwAAAPv/DQAGABAA9v8LAP//+/8BAAEA/v/3//7/+P8BAPf/AQD9/wYA+//3//f/AgAZAPf//P8KAAQACAACAAMAAAD5/wEA+v8EAO7/8v///4D/PgCs/9D/e/8LAMv/OwCg/yIAdf8yAIH/vP35/7L/4v81APn/Z/84ALL/7P/6/w7/GQDH/gv/CgAtAOr/9/8hACQAZgA1ADAAH/+e/u7+jv94/jgAKwBw/38ADgAGAGj/6/4RAF8AQ/9t/+T/DwDq/z///v98AAIAQwCuACP/+/8rACAASQBiADwAtv8oAJUAKAAAAAgA2QDi/uP+jQDn/7YA7P/k/0L/4AD1/xEAwgCR/jQB8v8JAPf+5v8c/zAAKADZAE0ACwCi/17/LP/y/7z/WwAiABMAEwDE/k4At//B/xsAGQAg/y8Ao//x/0YAav89AC8ALAD6/ygAp/4zACoAWgCCAFIA3AA2/2P/BwAkADAANAAeABsAHP9BAMT/vP8eAAgAr/8YAM7//v9QAEr/SQBHAAwACAARAFD/TQAoAJn/SQCiAP//qv+zAAgA6f8lABIAHgAQAJD/LwAIAN//HgBtALT/LgD0//n/UQBV/2YAUAAZAOv/LgBQ/0EAEwD1/goAjACE/73/qwAcAMj/LgAdAC4AEQC4/xAA6//q/wsAkwBH/y8APgAEAGUAcP9kAFEAGwDY/00AJQBkAC0A9P15AHoAvv+v/8P/+P8O/zIARwA4ABMAhABtAJ3/BwA7ACsAvv8wABQA9P+NAPr/aQBNAP//8f86AIX/cgAMACb+EwBp/7n/FQAn/wsAGP8YABcAHgAVADYBnQAi//D/NgAEAIf/LgBgAPr/jgAy/0sAHwAeABYAPQCB/xkAOAAQ/mkAN/6S/wwA7v9/AHH/AgBNAA4AHgDyAJ0AQ/+//zUARv/S/ygAagC4/4kAJ/9gAEUADQDE/3UAhQEBAP//DwAMAP7/DQD6//r/CQD5//z/CgD9/wkABQD9/wQABwAFAPv/BgDx//7/AAAGAAkA9//8/////f8CAAQABAD+/xUA+P///woABQAFAAgA//8BAAcACwD4//3/AAAGAPj/BgD8/wUAAgAKAPr/BAD///z/BgD6/wUA+v/5/wUADgADAPr/AgD+//z/AgAEAAUA+v8LAP7/9v/7/wEA+/8BAPr/BwABAP7/BgD6////BAACAAAABgD9/wAA+v////j/+P8AAPn/BQAGAAQABQADAPb/+f8CAPn/+/8AAAIA9v8AAAUAAgAJAP3/CAAOAAQABgAGAPL/+/8HAPj/AgADAAgA//8FAAAACgD8//z/AgALAAEAAAD8/wcA+//+//7/BwD6//r/AQAAAPb/+v/8/wAA+v8MAAIACAACAAEABQD+//T/AwD7/wgA+v8BAAAA/P/9////AQABAAAAAADy/wkABAD4//r/8v/t//3/CwABAAEAAAAEAAAA+//8/wQA/f/0/wMAAQAJAAEAAAD///v/AgD9//n///8BAAIABAAOAP7/CQAAAAEABQD6////BAD3//r//f8AAAUA+P8JAAQABADz/wIA+/8FAP///f/6//7/BAD1//v//v////3/AQAAAPL/BgD3/wcABQD1/wEACQAJAAEA+/8IAPb/9v8FAPj/AwD5//z/BwD//wQA///9//z/+v8DAAMACwACAP7/AwAJAPf/CwD7//v/EAAHAP3/BQAJAAQABwACAAMA+f/5/wEA9/8EAP//CAAGAP3/7//3/wAADQAAAAQAAADv/wQA/v/2/wQAAAATAPL/+/8AAP7/BAAGAAMAAAD8/wEABgABAPP/CwD9/wYA/f8HAP7/CgAIAPz/7f8CAPr/BgACAP7/+v/7/wkABgD//wIABgD///T/CwD+//z/AAD6//n/AQD8/wMAAwANAP7/AQD9/wgAAwADAAwAAgACAPj/9f/9/wEA+f/6/wUA/P/8//7/+f8GAAkABwAKAPT/BgD//wkA/P8FAAwABAABAP//BAD///n/BAALAAMABwAIAAEAAAD7/wIABAD6////BwD8/wUAAwD//wYABAAAAAEAAwAEAAMABQD9/woAAAD//wkABwD1/wAABQAEAPb//P/8/wUABgADAAAA+/8HAPL/BAAEAAIAAAABAAUA/P8FAAEAAQDv//j////8/wYA9/8IAAYAAgD9//n/+f/8/wAABQAFAAcABwD8//3/BwD7/wcAAQD4/wMAAgD7//H/AgADAAYAAwD8//b/AAAHAAAA+f/2//D/AgADAPP//P8JAPP/CgAIAAYABAAEAAUACwD5//X/9P8CAAcA/P8DAAIACAAFAAMA/P/+/wYAAgAJAPz/BwD//wMA9f8FAPv/CAAGAPz/CgAKAAwACAD+/woA+f///wMA9v8IAAUAAADz//z/BgAFAPv/+P8BAPn/9v8KAAEAAwD//wcABwD///7//v8GAAEA+f8JAAEABAAKAAQABgAAAAQABgADAAAA/////wIA/f8EAP7/BwABAPz/AwD6/xMA/P8AAAkA/f/7//r/CAD5/wsABAAAAAgAAAD///j/9/8CAPP/9v/3/wAA9////xAAAAALAAEA+f/8//z/AwAEAAEA/f/7//3/+v/7/w8ABQD5/wAAAgD///v/AgAAAAMABwD8/wEA/f/6//z/AQD8//r/+/8BAAkACAD2//7/AwD9////+v8BAP//+v8DAAYAAwD5/wEABQAHAAcABgD//wMABAABAAIA+f8CAP3///8LAAEAAgD8//b/+P/+//7/9P/8/wAA+//9/wEABwACAAkA9/8IAP//BgAMAAYAAwAKAP3/BgACAAIA/P8CAAIAAAACAPf/BgD+/wEA/P/+//z/CAD7//v////4//n/AQACAAUAAwD6//n/BgDy/wEABAAHAAgABwAMAPT//v8CAPL/+/8HAPz/BgAEAAcABQADAAQA+v8LAP//+/8DAPf/DQAPAAgA+v8DAAIA/f/+/wMA/f8AAAEA+P/+//7/CwABAAMAAgAAAAEAAADz/wEA/f////r/+/8BAP7/AQACAAAAAQD9////BAD//wQAAQAHAPr/X/4D/kT98/yi/Tz9w/1Y/gUAvP53/tv96/+5/sv+bP5qBKUCVv6g/6D8PP9xA8AC1v6//jD+9/wb/lv+JQBe/4n+9P1F/kj+Nv9m/sn+IP8GAE7+yv6+/S4A6//o/4D/IgI/AYn+eP9y/Nz/rQI9A4f/qv9i/zz+S/5i/3AAZP+O/uz9rf76/mb/Nv8a/6L/5//6/pP+tv0RAPX/x/+B/4cBPABa/tD/rPzp/5kCSQPl/9r/x//j/pL+tf9WAF7/ff7g/Qn/N/+k/27/o//d/wAATP90/rn9EQD2////pf9eAQoAZf7C/0/++v88AtIC7v/X//v/Af/R/sX/cACR/3f+1/18/63/5/+7/8n/2/8IAML/p/7O/QoA7v/6/7n/9gD3/2v+AAB2//v/9gGtAuv/9f8LADD/GP/e/2YAvv9n/hr+tf/s/+z/3v/c//D/9v/i/6L+xv39/wMA9P/e/7wA8/96/gwAwf/9/6gBWgL6/wEACQBT/zL/6f9eANz/ZP50/t7/AAD3/+f/BAD8//b/BgCQ/uT9+v/8/wcA6f/dAOf/uf7x/+z/+/8+AesB9v8KAAwAi/9S//3/UADu/1j+sv75/xEABwDi/xcA8f/x/xIAZP7S/QYADwAgAPf/xwDy/1H/6v8FAP//ogB3AfX/AQAXAMD/Pf8KAE8A+/+j/uv+EQAqAAoAAwAZAO3/9v8eADL+QP77/wwAKQD7/2sA9v/4/wIAGQABAF0A7wD8////FADo/0z/CwBEAPr/E/8r/xwALwANAA8AFgDv//T/MQBO/oL+AQARADsA+/80AAAAegARADgAAgC9/1QABQAAABcA8f9w/wUANAD8/8D/hP8eAEEABwAQABYA6v/t/0IA6/7m/vz/EwBDAAQANQD+/7sAKQBDAAQApv/g/wcAAgAZABcApf8OAB4AAQB3ANz/EAA7ABAADAAXAOj/8P9HAKv/Qv///xEAIAAGADEA+//vACEAHAACAJ3/sf8IAAEAGAATABQACgAQAAAAwAAfACIAQAAGABoAEAD0/+//SwAEAJX//P8QACYA/v8IAPv/3gAyABoABgDS/5b/CgADABMAGABiAA8AAwACALsAWQAjAEMAEQAiAAUA9f/u/08A5f/v//H/EAA+AAYAsv/3/00AMwAJAAEAq/9//wgAAgAQABoAlgANAPn/CQCcAKoAMgBHAAgANQAKAPj/7f9HAN//PgD0/wkAMQAAADr/7//u/zYABgAEAGv/Zf8FAAcADgAEAKUAEADy/wgAWQD+ABsAPgAUACcAEQACAOr/QQA9AJYA8/8XADkACQC4/vD/h/9RAAIAAwD//jn/BgAKABIA7/+8ABEA6//+/yUAYAEMAD8ABwAxABkABQDs/z4ApQDnAP3/HwAqAP7/Pv7s/1L/VwD9/wUA6f4F////CgAOANv/zgATAOv/+v8PAL8BCwAtAAIAIgAUAAoA7f8sAOUAMAH4/xwAIgD8/yj+7f/z/kwA7f8DABL+0f77/wgACQCo/8kAEgDu//H/+v8nAhAAEAD9/x4ADAAOAPH/GQAVAXUB9/8RACwAAgAB/uv/d/4kANn/AAAH/pj++v8RABAAYv+xABQA9P/r/+L/cAL0//H/9f8HAAkADQD6/wAAZQGwAfD/EwAfAPj/8/3g/2H+CQC8/wMA4f0F/vf/CAALAOX+uQARAO//z//j/38Cr/+r/9L/0P8cACAAEACb/98B4wH8/w0AEgDc/0b+2v8//rD/E/8DAPT95P37/wUABACK/e8AGAAMALT/y/+MAmn/Kv9//43/4/8YAAsAIv9hAigCBgAPADMA1/8Y/vH/Qv4Q/8X8AQDg/fL98P/M/+3/b/0eAQEAGgBj/7z/fQIn/63+BP9c/7//h//s/6/+7AI5AtX/BgDL/5f/cP6H/23+1v0T/QIAA/7C/c//iP/T/xf+agHN/7v/Pv9N/hcCt/6x/f39t/16/68BJP5t/awDAQME/xkAY/74/Zv/Jvwx/sf+4vyC/t79Vv2V/gP90f3h/NsB9v8+/9v9BQGu/wMAXwDs/xIAFQDn/w4ARwDOAJYAFwAWAEoAGgDIACMAHAFfAEYAAQAkAfH//P8JAAkAgwApAQAAGgDt/60A1//5/0AAAQATACMA/f8MAEYAJQB9AA0AAwAzAPn/UQALANIAOAAxAAAAqAAZAPr/9f8RAFIAzwD6/xQADAD5//T/CgBAAAYAGAAdABQACwA+AHv/WgABAPj/MADu/5v//f+OAAcAPAD9/1UARgD7//X/DQA+AHMA/v8TAA8Aiv8OABgAOQAWABsAIgAPAAQAMgA0/zkABQD5/xwA6v+B//v/EgDs/zoA+f/b/1kA9//4/w8AJgAsAAMAEwAPACX/DwARACsAEQAZAB8ACAAGACMAHf8fAAoAAAAgAOz/if/+/3z/AwAoAPr/tP80APH/8v8NABMA+v8EABsAAwAe/x8ADwAcAAkADQAcAAcABwAbAAf/DQAJAAQAHADn/3L/AADO/gwABQD8/2//AwDw//z/CgDy/87/BAAgAP//NP8xAAsAGAANAA4AFgAGAAcAGAD0/gcAAwAFAB4A4v9p//v/0/4RAAsA+f9u/wEA8v/3/woA7P+h/wMAIQD//zH/PgABAA4AAAACABAABAAIABQAr/76/wgACAAsAOX/iv/1/6X+HAD2//r/Rf/x//D/+/8EANj/if/8/yMABQBE/1AA+/8IAP//CQAPAAIABgANALf+6v8GAAoAIwDu/33/8f/F/hIA9v/6/zf/1f/0//n/CADI/2z//f8aAPz/K/9TAPz/AQAAAAkABAAFAAMABwCx/uj/CAALACgA7P92/+//pv4SAPz//P8u/9//8f/7/wIAzf9e/wEAHQAEAOr+VwD+////AwAMABkACwACAA4Aev7e/wcACgAfAOj/iP/p/1v+DQACAPr/7P7D/+z/+P8JAL//Lf8DACQAAAC+/poA9v/f/wIA9//3/wsAAQD9/zL+xv8DAAYAEgDg/wb/6/9H/t3/7f/3/4X+n//q//n/BwCL/8/++/8eAPz/DgAlALn/4f8cAGMA/P89AAMAHwAPADMA6P/n/8r/6v/m/w0AAQDl/1EACQDP/6j/BwDt/0MA7//1/xYA0v8dABQAIQA7//H/PQCOACgAQgAAAB4AEQAmAOr/8v+4/+L/3v8ZAPj//v9rAAwA0f+6//z/6f9rAAMA+v8eANf/FAANAAgA4v/i/+H/KwBDAC4AAgAMAAsAAgD6/9z/y//v//X/BgD//yQAMgAIAO//7v/7/+D/RgDz/wEADwD5/wAAAAAJAI//5f8aABMAdgA8AAAAEgAKAP//AADR/7j/6v8GAAgAAQA9AEkABQDe//X/7v/S/2wABgAFAA8ADAD2/xEACQAp/9//HADz/6QARgD4/xMAGwD+//j/yv/I/9v/EgAIAPn/VwBdAAAA3//z/+T/w/9/AAcABwAHAB4A6/8LAP7/1v3r//T/8P+aADgA9v8MAPf/8v8FANP/9//x/ykAFQACADUAMgAEAOz/CAALALX/dgAXAAgACAAeANT/CgD+/8f+6//6/9n/qgAzAPD/CQDv//T/BQDG/wQA7P81AA8A/f81ADgAAADr/wgAAACi/3cAFAAFAP7/LQDG/w0A+P+X/uv/1f/D/7EAMwDs/wUA9v/y/wgAxf8QAPb/RAAVAAIAMwA5AAEA5v8JAPT/nv+BACQABwD+/zcAtP/2//X/wv77/+j/zP97ADQA9P8GAOz/8/8MAMP/QgD//y8AHgAPAAAALQAEAAIADwDS/7v/hwD/////9/8jAKz/AADw/9L+9v+h/8j/ggA2APT/BgDl//P/FwDG/2UADwBFACAACgDo/yQAAwD6/xQAxf/C/3sAGAD///r/OQCk/+f/7/+w/hkAo/+l/1QAQwDd/9z/1//c/yYA7P93AE4ASwAoAAAADv/g/wYAFAA5ALb/FABtAD4A+P8bAFcAff/B/+L/z/4uAHr+EQAQAEwBSAJq/9j/7P9pAC4A1P9gAKb/6v///+D+of/UAE8ARAC//1EBYAAzAPr/PwBBAIr/CADY/4z+LQBa/vb/BP+c/sL/BgCc/+z/6v+5/6r/EgDk/woA//+Z//D+y/9EAAcAqf9AAAkASAD1/4r/OAACATgAAQChAIL/8P7YAZQAEwHj/7v/8//l/7X/EgC//g0Azf6o/8z/OgDC//f/BwAeABUA9v5L/yAA+P+h/xP/o/40ACMAdv8cAAEBIQENAX0AAQD+/+z/5v8KAFMAiv75/83/s//p/9r/MAD2/wsAIABhABn/jP85APL/zv9j/93+HAAiAJP/PgBWAYIA2wBoAAIAJQDn/+r/KwBKAFb+6v/z/8r/+f8BAH4AAAAAADAAYAA9/5T/LQD7/8r/e/89/ygAHAA//iAA7wBlAD8AIwAQAPX/7f/w/xkASAAX/uz/HADO/w4ARQBcAAkA7/8gAHIApf+s/ygA/f/b/37/ZP8vAA4AAP4nAI0APQAqAC4A9P/5/+H/6f/5/1cASf4OADkA2f8KACMAVwALAPj/IQB+AND/sv83AAoA6P+5/6H/MgASAFT+TAAtAFIAPAA/APj/5f8CAOv/1P9YAGv9awBTAAwABwAmAN7/CQDq/wYAgwADAOv/FgAPAAgA7v+f/ywAGQDm/kAAF/4WAEoA6QAUABMAOwDx/xIAZwAAANT/AAAkAAgA3f/R/wsADgAAAEoAGAADAA0ACwDp/1UA+v8lABUAZP80AFr+//9GAMQAGAASACcA8f8WAP//7//m/wYAIgANAPD/2v8RABIA//89ACcAMQD5/xAAAQBNAAIAIgARALL/LgCn/u3/JwCGAC8ACQAWAPv/IgAe/+n/BQAqAAkADgDl/+H/FwD+/wEA/f88ADYAJwAPABAAMwAEAB0ADQCi/x0A5v7k/xYAgAA0AAcADgAEACoA6f4QABAAHgDs/w8Axf/x/xsAAwD9/+f/RwBMAD8ACwAeACcADgAeAAYAq/8MACj/1/8UADkAPwADAAcACgAtAHb+IAAcACMA4v8HAH3/BwAjAP7/+f+y/ykAVABiAAwAIQAVABEAAQAEANf/+/+U/9//EgAZAFcA//8EAA0AFQBK/iwAKgAoANf/CgCL//7/JgD6/wUAk//a/2IARwAJAAcA5v8SAAEA//8FAAsApP/f//T/t/9XAPf/DwATABIABAAmADEALwDQ//z/wP/4/ysAAAD4/yL/4/9aAP3/BwAkANv/CAAAAAAAAgD//5f/1//U/7X/WgDw/xAAHgAPAOz/JAAqABoAz////7L/6v8qAAIA8/8V/+z/XwA2AAMAKADl/wsA8P8IAAQA8v/F/+T/yP+X/18A9f8kAB4ABgDp/yoAMwANAMn///+o/+L/KgD+//f/LP/2/2oACgACABsA5v8eAP7/FgD+/wEAwv/3/7D/fv9mAAkAUwAbAP3/+P83ACMA4v/n//L/pv/Y/ycA+P/q/3D/DAB2AIb/CgAKAPv/LAABABgA+v8VAM3/CwCy/1v/dAAXAFEAJAD+//z/NgAiAND//v/5/6r/zv8nAP7/5f/B/xkAhADa/wUABADv/zgA8f8TAAIADwASADIA3/+t/2AABgB3ACQADwASAD8ACwDN//X/8v+d/9r/LgD8/+n/AwA9AJAA2v8MAAYAEgA0AP7/+//6/wEACwD+/wIA///+/wUA9v/8/wIAAQD2/wsADwD8/wYAAwABAPf/BAACAPr/BgD8/wcAAQD9/w0ACQAEAPr//v8EAP3//P8DAAIA+P8FAAAADQAAAP//+/8EAP7/AQAHAAkAAgD+////+f8JAAQA+P/4//z/CgD3////AQD5//7/CgAHAPf/AwAAAAcA+P8AAAQA+f8AAAAAAwD8/xAABAD5//v/+f8BAAAABQACAPz//f8EAAUA+P/9/wUA/P8BAPv/BwD+//3/AwD//wIACAAAAAEACgD/////BgD5/wgA///8//3//P8FAPz/8//8/wQA///8//n/BwD8/wQA8//+//r//v8BAP3/AgAHAAEA+f8GAPv/AAAHAAEA//////j//f/4/wMA/f8AAAcABQACAAUABAAAAAQACQD+/wIA9v/7/wEA/f8BAP7///8AAPz/BAD7/wAACAABAPz//f8EAAQA/P/8/w0A+/8KAAEA/P/+//7//v8CAPX/BwADAPv/9v8LAPb/AgAEAPj/CAD2//X/+P/7/wkA+P8MAAEABgADAPv//v8DAAMADQD6//f/+P/3////AgAMAAEA/P8BAA0A/f/6/wMABQAFAAQABgAMAAwABwACAPv//P/3//z/AQAFAPj/CQD///T/AgD6//r////5/wAAAQAHAPr/+P8QAPz/CAD///7/DgAFAP3//v8FAP//AwD+////AgD///f/AQD6//7//f/5/wwA9v8IAPj//f8GAAAAAQAMAAQACAABAAAAAAAKAOz/AwADAPX/AQD+//r/AQD5/wkA+P/4//3/AAAEAAIAAADv//3///8GAPn/AgD9//v/AAD+/wEA//8GAAUA+f8KAAkABQABAAwA/v8CAPr/AQAIAP3/BQD6/wMACwD//wAABwAHAAAAAgAAAAYABAACAPz/9//0/wMAFAAEAAYAAAADAPr/AQD5/wQA+P8HAAAABQADAPf/+P8HAAMABgAOAAUACwD///z/AgABAAIABgAGAAkA/v/8/wMABgACAAIADQAEAPr//f8LAAYA9//7/wMA/v8DAPn/AAACAAQAAQAAAAAABAAFAPz/+/8BAPn///8PAAMA/f/9//z/+f/+/wUABgAFAPT/AgD7/wEAAAD+//j///8AAAMAAAD6/woACgD+//j/DwAKAAUAhv9JAB0AEwD8/9v/rf8RALX/5/+X/zgA0/+e/+b/8P+Y/xYA5//D/xMA8f/X/xIAz//y/+n/r/8JABEAOADf/w==",
  32,
);
const SECOND_LAYER = [
  [
    52.0, 19.0, 3.0, -12.0, 73.0, 71.0, 1.0, 6.0, -32.0, 39.0, -13.0, 25.0, 101.0, -19.0, -94.0,
    -25.0,
  ],
  [
    -15.0, -1.0, -34.0, 17.0, -31.0, -101.0, -41.0, 1.0, -35.0, -36.0, -1.0, 55.0, -41.0, 26.0,
    -76.0, -43.0,
  ],
  [
    -127.0, 9.0, -14.0, 68.0, -11.0, -56.0, 35.0, 9.0, -27.0, 46.0, 3.0, 28.0, -2.0, -95.0, 20.0,
    -52.0,
  ],
  [65.0, 68.0, 63.0, -49.0, 40.0, 21.0, -12.0, 2.0, 9.0, 11.0, 2.0, -12.0, 18.0, 46.0, 30.0, 0.0],
  [
    -76.0, 22.0, -6.0, 77.0, 27.0, -51.0, 21.0, 4.0, -24.0, 8.0, 24.0, 20.0, 7.0, -69.0, 23.0,
    -56.0,
  ],
  [
    -43.0, -14.0, -4.0, 13.0, 12.0, -37.0, 31.0, 18.0, -18.0, -2.0, 14.0, 16.0, 0.0, -24.0, 38.0,
    22.0,
  ],
  [
    61.0, 4.0, 15.0, 14.0, -44.0, 29.0, 13.0, -27.0, 29.0, -133.0, -27.0, -14.0, -46.0, 56.0, -32.0,
    44.0,
  ],
  [
    -76.0, 53.0, 84.0, 24.0, 74.0, -25.0, -35.0, -21.0, -15.0, -33.0, 31.0, 7.0, 42.0, -57.0, 11.0,
    -325.0,
  ],
  [
    98.0, -84.0, -50.0, -38.0, -83.0, 30.0, 30.0, -97.0, 15.0, 19.0, -27.0, -11.0, -41.0, 76.0,
    22.0, -32.0,
  ],
  [
    45.0, -44.0, -8.0, -19.0, -25.0, -3.0, 49.0, 110.0, -9.0, 83.0, 20.0, 1.0, 14.0, 6.0, 45.0,
    18.0,
  ],
  [
    -120.0, 10.0, -241.0, 2.0, 51.0, -121.0, -86.0, -64.0, -30.0, 19.0, 8.0, -5.0, 26.0, -71.0,
    -84.0, -64.0,
  ],
  [
    22.0, -20.0, -36.0, -21.0, 21.0, 2.0, 19.0, -7.0, 9.0, 37.0, 16.0, 51.0, 7.0, -27.0, -177.0,
    31.0,
  ],
  [
    123.0, -83.0, -33.0, -94.0, -77.0, 55.0, 142.0, -11.0, 29.0, 47.0, -47.0, -18.0, -20.0, 101.0,
    -2.0, 79.0,
  ],
  [
    -165.0, -15.0, 3.0, 92.0, 87.0, -153.0, -153.0, -88.0, -91.0, 19.0, 90.0, 43.0, 85.0, -177.0,
    -80.0, -103.0,
  ],
  [
    56.0, -25.0, -66.0, -29.0, -49.0, 51.0, 36.0, -90.0, 24.0, 22.0, -16.0, -24.0, 25.0, 57.0,
    -54.0, -170.0,
  ],
  [
    -96.0, 28.0, 27.0, 56.0, 49.0, -33.0, -130.0, 25.0, -28.0, -31.0, 43.0, 13.0, 36.0, -80.0, 17.0,
    64.0,
  ],
  [
    43.0, -26.0, -41.0, -19.0, 26.0, 21.0, -122.0, -10.0, 20.0, 26.0, -27.0, -17.0, 19.0, 36.0, 4.0,
    -13.0,
  ],
  [
    1.0, -68.0, -80.0, -4.0, -65.0, 9.0, -116.0, -6.0, 11.0, -1.0, -19.0, -2.0, -25.0, 8.0, -16.0,
    -346.0,
  ],
  [
    17.0, -2.0, 20.0, 10.0, -80.0, 6.0, 50.0, 7.0, 18.0, 43.0, 63.0, -41.0, 33.0, -25.0, 131.0,
    27.0,
  ],
  [
    -39.0, 48.0, 29.0, -2.0, 50.0, -12.0, -17.0, 0.0, -10.0, -11.0, 25.0, 2.0, 38.0, -28.0, -44.0,
    19.0,
  ],
  [
    -30.0, -36.0, -57.0, 7.0, -10.0, -24.0, -296.0, -25.0, -19.0, -288.0, 28.0, 6.0, 27.0, -14.0,
    7.0, -54.0,
  ],
  [
    -148.0, 117.0, 85.0, 108.0, 110.0, -73.0, -196.0, 43.0, -42.0, -39.0, 62.0, 26.0, 38.0, -126.0,
    0.0, -135.0,
  ],
  [6.0, -4.0, 1.0, -2.0, 20.0, -40.0, -20.0, -17.0, 71.0, 51.0, 22.0, -50.0, 8.0, -1.0, 45.0, 9.0],
  [
    -13.0, 0.0, -38.0, 17.0, -28.0, 27.0, -23.0, 9.0, 32.0, -23.0, -40.0, -2.0, -62.0, 12.0, -154.0,
    -24.0,
  ],
  [
    -210.0, 91.0, 98.0, 217.0, 124.0, -138.0, -3.0, -63.0, -86.0, -139.0, 127.0, 55.0, 13.0, -173.0,
    56.0, -111.0,
  ],
  [
    -5.0, -83.0, -123.0, 7.0, -69.0, 7.0, -65.0, 65.0, 9.0, 42.0, -23.0, -1.0, -44.0, -6.0, -4.0,
    54.0,
  ],
  [
    148.0, -86.0, -52.0, -169.0, -71.0, 74.0, 69.0, -1.0, 61.0, 93.0, -70.0, -30.0, -45.0, 122.0,
    -57.0, 86.0,
  ],
  [
    64.0, 23.0, 35.0, -19.0, -14.0, 21.0, -80.0, 3.0, 0.0, 40.0, 28.0, -18.0, 19.0, 21.0, -50.0,
    44.0,
  ],
  [
    -22.0, 14.0, 51.0, 18.0, -11.0, 58.0, 34.0, 0.0, 23.0, -41.0, -19.0, 61.0, 22.0, 7.0, 89.0,
    -7.0,
  ],
  [
    -78.0, 38.0, 48.0, 49.0, 46.0, -34.0, -199.0, 39.0, -24.0, -25.0, 34.0, 14.0, 31.0, -61.0, 18.0,
    3.0,
  ],
  [
    57.0, -69.0, -125.0, -42.0, -90.0, 29.0, 11.0, -16.0, 38.0, 26.0, -66.0, -9.0, -55.0, 55.0,
    -58.0, -216.0,
  ],
  [
    -82.0, -14.0, 119.0, 71.0, 93.0, -65.0, -117.0, -344.0, -44.0, -61.0, 115.0, 19.0, 30.0, -69.0,
    29.0, -185.0,
  ],
  [
    -89.0, -5.0, -68.0, -111.0, -180.0, 142.0, -177.0, -355.0, 109.0, -293.0, 11.0, -113.0, -42.0,
    -245.0, -33.0, -29.0,
  ],
];
const THIRD_LAYER = [
  10.0, -4.0, -5.0, 4.0, 6.0, 4.0, -6.0, -13.0, 5.0, -5.0, -4.0, -9.0, -3.0, -13.0, -1.0, -6.0,
  77.0,
];
const BEGINS = 3;
const TURN_OVER = 0;
const SCALE = 128;
const STANDS = 112;
const TOPS = 116;
const THEIR_HAND = 142;
const MOST_HELD = 11;
const THEIR_LAID = 154;
const JUDGING_REVEALED = 157;
const THEIR_COUNTING = 225;
const THEIR_SCORE = 238;
const JUDGING_LEAD = 189;
const LEAD_STEP = 4;
const LEADS = 24;
const LEFT = 213;
const LEFT_STEP = 5;
const LEFTS = 12;
const MOST_COPIES = 3;
const HELD = 0;
const COUNTING = 52;
const SCORE = 65;
const HAND = 97;
const JUDGING_LAID = 109;
const POINTS = 2;
const SCORES = 32;

// --- core.unbound ---

/** Return no seats: the default, for games in which nobody acts out of turn. */
function interrupters(s: MojoState): number {
  return 0;
}

/** Return False: the default, for games in which nobody acts out of turn. */
function ends_moment(s: MojoState, action: number): boolean {
  return false;
}

/** Deal anew: the default, for games that have no quicker way. */
function vary(s: MojoState, seat: number): void {
  redeal(s, seat);
}

// --- games.mojo ---

function _configure(s: MojoState, options: any, seats: number): void {
  const first = options.first_player;
  s.seats = seats;
  s.edition = py.get(NUMBERS, options.edition);
  s.discards = options.discards;
  s.points_limit = options.points;
  s.first_player = first === null ? NONE : first;
}

// --- games.mojo.actions ---

/** The action for these parts; the inverse of `decode`. */
function encode(kind: number, card: number, discard: number): number {
  if (kind === PLAY_CARD) {
    return VALUES * discard + card;
  }
  if (kind === REVEAL_CARD) {
    return _REVEALS + card;
  }
  return kind === DRAW_CARD ? _DRAW : _TAKE;
}

/** (kind, card played or revealed, discard played onto) of an action; 0 for a part it lacks. */
function decode(action: number): [number, number, number] {
  if (action < VALUES) {
    return [PLAY_CARD, action, 0];
  }
  if (action < _REVEALS) {
    return [PLAY_CARD, action - VALUES, 1];
  }
  if (action < _DRAW) {
    return [REVEAL_CARD, action - _REVEALS, 0];
  }
  return [action === _DRAW ? DRAW_CARD : TAKE_CARD, 0, 0];
}

// --- games.mojo.notation ---

/** The action's notation at a table with these options. */
function format_action(s: MojoState, action: number): string {
  return py.get(_TEXT[s.discards - 1], action);
}

/**
 * The action (MalformedActionError if there is no such action at a table with these
 * options).
 */
function parse_action(s: MojoState, text: string): number {
  const actions = _ACTIONS[s.discards - 1];
  if (!actions.has(text)) {
    const plays = s.discards === 1 ? "8" : "8a, 8b, draw, take";
    throw new py.MalformedActionError(
      `expected an action such as ${plays} or show 8, got ${py.quoted(text, 40)}`,
    );
  }
  return py.get(actions, text);
}

/** The card's number. */
function format_card(card: number): string {
  return `${card}`;
}

/** The card (ValueError). */
function parse_card(text: string): number {
  if (!_CARDS.has(text)) {
    throw new py.ValueError(`expected a card from 0 to ${VALUES - 1}, got ${py.quoted(text, 40)}`);
  }
  return py.get(_CARDS, text);
}

// --- games.mojo.pad ---

/** The number of cards of a value in the deck (M1). */
function copies(s: MojoState, face: number): number {
  return COPIES[face];
}

/** Leave a seat so many cards of a value. */
function put(s: MojoState, seat: number, face: number, number: number): void {
  s.hand[seat][face] = number;
}

/** A player who takes the Mojo card may have played everything; nobody else can have (M13). */
function fewest(s: MojoState, seat: number, ender: number): number {
  return seat === ender ? 0 : 1;
}

/** A player who takes the Mojo card has no more than was laid (M11); no hand ever grows (M8). */
function most(s: MojoState, seat: number, ender: number): number {
  return seat === ender ? s.lay_at : HAND_SIZE[s.edition];
}

/** True if the seat's cards can count this (M14). */
function possible(s: MojoState, seat: number, ender: number, counted: number): boolean {
  return counts(counted, most(s, seat, ender), COLOURS.length);
}

/** True if so many cards or fewer can count these points, taken from the first few colours. */
function counts(points: number, cards: number, colours: number): boolean {
  if (points === 0) {
    return true;
  }
  if (cards === 0 || colours === 0) {
    return false;
  }
  for (
    let value = FIRST_OF_COLOUR[colours - 1], value_end = FIRST_OF_COLOUR[colours];
    value < value_end;
    value++
  ) {
    if (value <= points && counts(points - value, cards - 1, colours - 1)) {
      return true;
    }
  }
  return counts(points, cards, colours - 1);
}

/** Nothing is counted but cards. */
function made(s: MojoState, seat: number): number {
  return 0;
}

/** The count of one hand says nothing about the others. */
function agree(s: MojoState, counted: py.Row, made: py.Row): boolean {
  return true;
}

/** Score a round that `ender` ended (M13, M15, M17). */
function score(s: MojoState, opener: number, ender: number, counted: py.Row, made: py.Row): void {
  s.round += 1;
  s.turn = opener;
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    s.counted[seat] = counted[seat];
  }
  close_round(s, ender);
}

// --- games.mojo.redealing ---

/**
 * Blank the draw pile, the others' hands and the cards they have drawn. Between rounds hands
 * are open.
 */
function conceal(s: MojoState, seat: number): void {
  for (let i = 0; i < DECK_SIZE; i++) {
    s.pile[i] = 0;
  }
  forget_drawn(s, seat);
  if (is_running(s)) {
    for (let other = 0, other_end = s.seats; other < other_end; other++) {
      if (other !== seat) {
        for (let value = 0; value < VALUES; value++) {
          s.hand[other][value] = 0;
          s.laid[other][value] = 0;
        }
      }
    }
  }
  py.forget_luck(s);
}

/** Blank the record of the cards that the others have drawn. */
function forget_drawn(s: MojoState, seat: number): void {
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    if (other !== seat) {
      for (let value = 0; value < VALUES; value++) {
        s.drawn[other][value] = 0;
      }
    }
  }
}

/** True if a round is being played, so that hands are hidden. */
function is_running(s: MojoState): boolean {
  return s.phase === PLAY || s.phase === CHOOSE_DRAW;
}

/**
 * Redeal the cards that `seat` cannot see; its view stays the same.
 *
 * Others keep the cards that everybody saw them take (M18). A draw pile that was formed from
 * discards holds at most as many of a value as went into it, less what the seat itself drew; the
 * rest are in hands (M10, M16). The hands they are in are chosen at random, no matter how often
 * each seat has drawn since. Between rounds hands are open, and only the pile is hidden. The
 * record of the cards that the others drew is cleared.
 */
function redeal(s: MojoState, seat: number): void {
  forget_drawn(s, seat);
  const n = collect_unseen(s, seat);
  py.shuffle(s, s.pile, n);
  if (is_running(s)) {
    if (s.reformed !== 0) {
      keep_from_pile(s, seat, n);
    }
    deal_hidden(s, seat);
  }
}

/** Put all cards that the seat cannot see on the pile, in order; return their number. */
function collect_unseen(s: MojoState, seat: number): number {
  for (let value = 0; value < VALUES; value++) {
    s.unseen[value] = COPIES[value] - s.apart[value];
  }
  for (let d = 0, d_end = s.discards; d < d_end; d++) {
    for (let i = 0, i_end = s.discard_size[d]; i < i_end; i++) {
      s.unseen[s.discard[d][i]] -= 1;
    }
  }
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    if (other === seat || !is_running(s)) {
      for (let value = 0; value < VALUES; value++) {
        s.unseen[value] -= s.hand[other][value] + s.laid[other][value];
        s.unseen[value] -= s.revealed[other][value];
      }
    } else {
      for (let value = 0; value < VALUES; value++) {
        s.unseen[value] -= s.known[other][value] + s.revealed[other][value];
      }
    }
  }
  let n = 0;
  for (let value = 0; value < VALUES; value++) {
    for (let _ = 0, __end = s.unseen[value]; _ < __end; _++) {
      s.pile[n] = value;
      n += 1;
    }
    s.unseen[value] = 0;
  }
  return n;
}

/**
 * Move the cards that cannot be in the draw pile above it, to the other cards that lie
 * there.
 */
function keep_from_pile(s: MojoState, seat: number, n: number): void {
  const drawn_of_seat = s.drawn[seat];
  let i;
  let top = n;
  for (let value = 0; value < VALUES; value++) {
    let excess = drawn_of_seat[value] - s.formed[value];
    for (let i_at = 0; i_at < n; i_at++) {
      i = i_at;
      if (s.pile[i] === value) {
        excess += 1;
      }
    }
    i = 0;
    while (excess > 0) {
      if (s.pile[i] === value) {
        top -= 1;
        s.pile[i] = s.pile[top];
        s.pile[top] = value;
        excess -= 1;
      } else {
        i += 1;
      }
    }
  }
  py.shuffle(s, s.pile, top);
  for (let i_at = s.pile_size; i_at < n - 1; i_at++) {
    i = i_at;
    const j = i + py.random_below(s, n - i);
    const card = s.pile[i];
    s.pile[i] = s.pile[j];
    s.pile[j] = card;
  }
}

/** Give the others the cards they are known to hold, and the rest from above the pile. */
function deal_hidden(s: MojoState, seat: number): void {
  let n = s.pile_size;
  for (let other = 0, other_end = s.seats; other < other_end; other++) {
    if (other !== seat) {
      let unknown = s.hand_size[other] + s.laid_size[other];
      const cards = s.laid_size[other] > 0 ? s.laid[other] : s.hand[other];
      for (let value = 0; value < VALUES; value++) {
        cards[value] = s.known[other][value];
        unknown -= s.known[other][value];
      }
      for (let _ = 0; _ < unknown; _++) {
        cards[s.pile[n]] += 1;
        n += 1;
      }
    }
  }
}

// --- games.mojo.rules ---

/** Before the first deal: the Mojo card shows 0 (M3); two players lay fewer cards (M11). */
function start(s: MojoState): void {
  s.phase = DEAL;
  s.round = 0;
  show_face(s, 0);
  s.holder = NONE;
  s.lay_at = s.seats === 2 ? LAY_AT_OF_TWO : LAY_AT;
  gather_deck(s);
}

/** All 78 cards into the draw pile, in order. */
function gather_deck(s: MojoState): void {
  s.pile_size = 0;
  for (let value = 0; value < VALUES; value++) {
    for (let _ = 0, __end = COPIES[value]; _ < __end; _++) {
      s.pile[s.pile_size] = value;
      s.pile_size += 1;
    }
    s.formed[value] = COPIES[value];
    s.apart[value] = 0;
  }
  s.discard_size[0] = 0;
  s.discard_size[1] = 0;
}

/** Begin the next round (M3, M16). The first deal also settles who begins (M4). */
function deal(s: MojoState): void {
  const first = opener(s);
  s.turn = first !== NONE ? first : py.random_below(s, s.seats);
  s.round += 1;
  s.holder = NONE;
  s.quiet_turns = 0;
  s.reformed = 0;
  if (s.round === 1 || !(DEALS_ON[s.edition] !== 0)) {
    gather_deck(s);
    clear_seats(s);
    py.shuffle(s, s.pile, s.pile_size);
  } else {
    put_apart(s);
    clear_seats(s);
  }
  const cards = HAND_SIZE[s.edition];
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    for (let _ = 0; _ < cards; _++) {
      const value = draw_top(s);
      s.hand[seat][value] += 1;
      s.drawn[seat][value] += 1;
    }
    s.hand_size[seat] = cards;
  }
  for (let d = 0, d_end = s.discards; d < d_end; d++) {
    turn_up(s, d);
  }
  py.tell(s, DEALT, s.turn, 0, 0, 0);
  begin_turn(s);
}

/** The seat that begins the next round (M16); NONE: chance decides (M4). */
function opener(s: MojoState): number {
  return s.round === 0 ? s.first_player : s.holder;
}

/** Take all cards from the seats. */
function clear_seats(s: MojoState): void {
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    for (let value = 0; value < VALUES; value++) {
      s.hand[seat][value] = 0;
      s.laid[seat][value] = 0;
      s.revealed[seat][value] = 0;
      s.known[seat][value] = 0;
      s.drawn[seat][value] = 0;
    }
    s.hand_size[seat] = 0;
    s.laid_size[seat] = 0;
  }
}

/** M16, where rounds are dealt on: put the players' cards and the round's discards apart. */
function put_apart(s: MojoState): void {
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    for (let value = 0; value < VALUES; value++) {
      s.apart[value] += s.hand[seat][value] + s.laid[seat][value] + s.revealed[seat][value];
    }
  }
  for (let d = 0, d_end = s.discards; d < d_end; d++) {
    for (let i = 0, i_end = s.discard_size[d]; i < i_end; i++) {
      s.apart[s.discard[d][i]] += 1;
    }
    s.discard_size[d] = 0;
  }
}

/** Turn up the top of the draw pile as the first card of discard d. */
function turn_up(s: MojoState, d: number): void {
  const value = draw_top(s);
  s.formed[value] -= 1;
  push(s, d, value);
}

/** Put a card on top of discard d. */
function push(s: MojoState, d: number, value: number): void {
  s.discard[d][s.discard_size[d]] = value;
  s.discard_size[d] += 1;
}

/**
 * Take the top card of the draw pile; an empty pile is formed anew first (M10).
 *
 * There is always a card: hands hold at most 8 x 8 of the 78, and two stay on the discards.
 */
function draw_top(s: MojoState): number {
  if (s.pile_size === 0) {
    form_pile(s);
  }
  s.pile_size -= 1;
  return s.pile[s.pile_size];
}

/** Form a new draw pile from discarded cards (M10, M16, M20). */
function form_pile(s: MojoState): void {
  for (let value = 0; value < VALUES; value++) {
    for (let _ = 0, __end = s.apart[value]; _ < __end; _++) {
      s.pile[s.pile_size] = value;
      s.pile_size += 1;
    }
    s.apart[value] = 0;
  }
  if (s.discards === 2 && SPARES_PLAYED[s.edition] !== 0) {
    sweep(s, 1 - s.chosen);
    if (s.pile_size === 0) {
      sweep(s, s.chosen);
    }
  } else {
    for (let d = 0, d_end = s.discards; d < d_end; d++) {
      sweep(s, d);
    }
  }
  for (let value = 0; value < VALUES; value++) {
    s.formed[value] = 0;
    for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
      s.drawn[seat][value] = 0;
    }
  }
  for (let i = 0, i_end = s.pile_size; i < i_end; i++) {
    s.formed[s.pile[i]] += 1;
  }
  s.reformed = 1;
  py.shuffle(s, s.pile, s.pile_size);
  py.tell(s, PILE_FORMED, s.pile_size, 0, 0, 0);
}

/** Move all but the top card of a discard to the draw pile. */
function sweep(s: MojoState, d: number): void {
  const discard_of_d = s.discard[d];
  const last = s.discard_size[d] - 1;
  if (last < 1) {
    return;
  }
  for (let i = 0; i < last; i++) {
    s.pile[s.pile_size] = discard_of_d[i];
    s.pile_size += 1;
  }
  s.discard[d][0] = s.discard[d][last];
  s.discard_size[d] = 1;
}

/** The seat in turn; CHANCE when a deal comes next; NOBODY when the game is over. */
function to_act(s: MojoState): number {
  if (s.phase === DEAL) {
    return CHANCE;
  }
  if (s.phase === OVER) {
    return NOBODY;
  }
  return s.turn;
}

/**
 * Write the seat's legal actions to `out` in ascending order; return their number.
 *
 * Every value is written, but counted only if held: that avoids an unpredictable branch.
 */
function legal(s: MojoState, seat: number, out: py.Row): number {
  const laid_of_seat = s.laid[seat];
  const hand_of_seat = s.hand[seat];
  let n = 0;
  if (s.phase === PLAY && seat === s.turn) {
    if (s.laid_size[seat] > 0) {
      for (let value = 0; value < VALUES; value++) {
        out[n] = encode(REVEAL_CARD, value, 0);
        n += laid_of_seat[value] > 0 ? 1 : 0;
      }
      return n;
    }
    if (s.chosen !== 1) {
      for (let value = 0; value < VALUES; value++) {
        out[n] = encode(PLAY_CARD, value, 0);
        n += hand_of_seat[value] > 0 ? 1 : 0;
      }
    }
    if (s.discards === 2 && s.chosen !== 0) {
      for (let value = 0; value < VALUES; value++) {
        out[n] = encode(PLAY_CARD, value, 1);
        n += hand_of_seat[value] > 0 ? 1 : 0;
      }
    }
  } else {
    if (s.phase === CHOOSE_DRAW && seat === s.turn) {
      out[0] = encode(DRAW_CARD, 0, 0);
      out[1] = encode(TAKE_CARD, 0, 0);
      n = 2;
    }
  }
  return n;
}

/** Carry out a legal action. */
function apply(s: MojoState, seat: number, action: number): void {
  const parts_0 = decode(action);
  const kind = parts_0[0];
  const card = parts_0[1];
  const discard = parts_0[2];
  if (kind === PLAY_CARD) {
    play(s, seat, card, discard);
  } else {
    if (kind === REVEAL_CARD) {
      reveal(s, seat, card);
    } else {
      if (kind === DRAW_CARD) {
        draw(s, seat);
        end_turn(s, seat);
      } else {
        take(s, seat);
        end_turn(s, seat);
      }
    }
  }
}

/** Begin the turn of the seat in turn. */
function begin_turn(s: MojoState): void {
  s.phase = PLAY;
  s.chosen = NONE;
  s.held_at_start = s.hand_size[s.turn] + s.laid_size[s.turn];
}

/**
 * Play a card (M6) onto discard d: lower ends the turn (M7), higher draws a card first (M8),
 * equal plays on (M9).
 */
function play(s: MojoState, seat: number, value: number, d: number): void {
  const covered = s.discard[d][s.discard_size[d] - 1];
  s.hand[seat][value] -= 1;
  s.hand_size[seat] -= 1;
  if (s.known[seat][value] > 0) {
    s.known[seat][value] -= 1;
  }
  push(s, d, value);
  s.chosen = d;
  py.tell(s, PLAYED, seat, value, d, covered);
  if (value > covered) {
    if (may_take(s)) {
      s.phase = CHOOSE_DRAW;
      return;
    }
    draw(s, seat);
  } else {
    if (s.hand_size[seat] === 0) {
      end_round(s, seat);
      return;
    } else {
      if (value === covered) {
        return;
      }
    }
  }
  end_turn(s, seat);
}

/**
 * True if a player who has to draw may take from the other discard instead (M18), unless there
 * have been too many quiet turns (M21).
 */
function may_take(s: MojoState): boolean {
  return s.discards === 2 && s.quiet_turns < QUIET_LIMIT;
}

/** Draw one card from the draw pile (M8). */
function draw(s: MojoState, seat: number): void {
  const value = draw_top(s);
  s.hand[seat][value] += 1;
  s.hand_size[seat] += 1;
  s.drawn[seat][value] += 1;
  py.tell(s, DREW, seat, value, 0, 0);
}

/** Take the top card of the discard that was not played onto, for all to see (M18). */
function take(s: MojoState, seat: number): void {
  const d = 1 - s.chosen;
  s.discard_size[d] -= 1;
  const value = s.discard[d][s.discard_size[d]];
  s.hand[seat][value] += 1;
  s.hand_size[seat] += 1;
  s.known[seat][value] += 1;
  py.tell(s, TOOK, seat, value, d, 0);
  if (s.discard_size[d] === 0) {
    form_discard(s, d);
  }
}

/** Begin discard d anew at once if it is empty (M19). */
function form_discard(s: MojoState, d: number): void {
  if (TURNS_UP[s.edition] !== 0) {
    turn_up(s, d);
  } else {
    s.discard_size[1 - d] -= 1;
    push(s, d, s.discard[1 - d][s.discard_size[1 - d]]);
  }
  py.tell(s, DISCARD_FORMED, d, s.discard[d][0], 0, 0);
}

/** Reveal one laid card (M12); the last one ends the round (M13). */
function reveal(s: MojoState, seat: number, value: number): void {
  s.laid[seat][value] -= 1;
  s.laid_size[seat] -= 1;
  s.revealed[seat][value] += 1;
  if (s.known[seat][value] > 0) {
    s.known[seat][value] -= 1;
  }
  py.tell(s, REVEALED, seat, value, 0, 0);
  if (s.laid_size[seat] === 0) {
    end_round(s, seat);
  } else {
    end_turn(s, seat);
  }
}

/** End the turn: lay a small hand (Mojo Time, M11), then go on to the next seat (M5). */
function end_turn(s: MojoState, seat: number): void {
  const laid_of_seat = s.laid[seat];
  const hand_of_seat = s.hand[seat];
  if (0 < s.hand_size[seat] && s.hand_size[seat] <= s.lay_at) {
    for (let value = 0; value < VALUES; value++) {
      laid_of_seat[value] = hand_of_seat[value];
      hand_of_seat[value] = 0;
    }
    s.laid_size[seat] = s.hand_size[seat];
    s.hand_size[seat] = 0;
    py.tell(s, LAID, seat, s.laid_size[seat], 0, 0);
  }
  if (s.hand_size[seat] + s.laid_size[seat] < s.held_at_start) {
    s.quiet_turns = 0;
  } else {
    if (s.quiet_turns < QUIET_LIMIT) {
      s.quiet_turns += 1;
    }
  }
  s.turn = next_seat(s, seat);
  begin_turn(s);
}

/** The next seat in the direction of play (M5). */
function next_seat(s: MojoState, seat: number): number {
  let following = seat + s.direction;
  if (following === s.seats) {
    following = 0;
  }
  return following >= 0 ? following : s.seats - 1;
}

/** End the round: the seat takes the Mojo card (M13), and all score. */
function end_round(s: MojoState, seat: number): void {
  s.chosen = NONE;
  py.tell(s, ROUND_OVER, seat, 0, 0, 0);
  count_hands(s);
  close_round(s, seat);
}

/**
 * Score what has been counted, with the Mojo card at this seat. The game ends at the limit
 * (M17).
 */
function close_round(s: MojoState, seat: number): void {
  s.holder = seat;
  if (score_round(s) >= s.points_limit) {
    s.phase = OVER;
    py.tell(s, GAME_OVER, 0, 0, 0, 0);
  } else {
    s.phase = DEAL;
  }
}

// --- games.mojo.scoring ---

/** M14: the sum of the seat's highest card of each colour. */
function hand_score(s: MojoState, seat: number): number {
  const hand_of_seat = s.hand[seat];
  const laid_of_seat = s.laid[seat];
  const revealed_of_seat = s.revealed[seat];
  let total = 0;
  for (let colour = 0, colour_end = COLOURS.length; colour < colour_end; colour++) {
    for (
      let value = FIRST_OF_COLOUR[colour + 1] - 1, value_end = FIRST_OF_COLOUR[colour] - 1;
      value > value_end;
      value--
    ) {
      if (hand_of_seat[value] + laid_of_seat[value] + revealed_of_seat[value] > 0) {
        total += value;
        break;
      }
    }
  }
  return total;
}

/** Turn the Mojo card to 0 or `MOJO_BONUS`: its arrows give the direction of play (M5). */
function show_face(s: MojoState, face: number): void {
  s.face = face;
  s.direction = face === 0 ? 1 : -1;
}

/** Count every seat's cards (M14). */
function count_hands(s: MojoState): void {
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    s.counted[seat] = hand_score(s, seat);
  }
}

/**
 * Score what has been counted. The holder gets 0 if nobody is lower, else `MOJO_BONUS` more;
 * the Mojo card is turned to match (M15). Return the highest total.
 */
function score_round(s: MojoState): number {
  let lowest = 32767;
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    s.points[seat] = s.counted[seat];
    lowest = Math.min(lowest, s.counted[seat]);
  }
  if (s.counted[s.holder] === lowest) {
    s.points[s.holder] = 0;
    show_face(s, 0);
  } else {
    s.points[s.holder] = s.counted[s.holder] + MOJO_BONUS;
    show_face(s, MOJO_BONUS);
  }
  let highest = 0;
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    s.totals[seat] += s.points[seat];
    highest = Math.max(highest, s.totals[seat]);
  }
  return highest;
}

/** The seats with the lowest total. */
function leaders(s: MojoState): py.Row {
  const totals = py.slice(s.totals, undefined, s.seats);
  return py.range(s.seats).filter((seat) => totals[seat] === py.min(totals));
}

/** Once the game is over, the seats with the lowest total, who share the victory (M17). */
function winners(s: MojoState): py.Row {
  return s.phase === OVER ? leaders(s) : [];
}

// --- games.mojo.state ---

/** True if all 78 cards are there (M1), and the sizes of the hands are right. */
function sound(s: MojoState): boolean {
  for (let value = 0; value < VALUES; value++) {
    let cards = s.apart[value];
    for (let d = 0, d_end = s.discards; d < d_end; d++) {
      for (let i = 0, i_end = s.discard_size[d]; i < i_end; i++) {
        cards += s.discard[d][i] === value ? 1 : 0;
      }
    }
    for (let i = 0, i_end = s.pile_size; i < i_end; i++) {
      cards += s.pile[i] === value ? 1 : 0;
    }
    for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
      cards += s.hand[seat][value] + s.laid[seat][value] + s.revealed[seat][value];
    }
    if (cards !== COPIES[value]) {
      return false;
    }
  }
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    let hand = 0;
    let laid = 0;
    for (let value = 0; value < VALUES; value++) {
      hand += s.hand[seat][value];
      laid += s.laid[seat][value];
    }
    if (hand !== s.hand_size[seat] || laid !== s.laid_size[seat]) {
      return false;
    }
  }
  return true;
}

// --- games.mojo.view ---

/** Make the view of a plain state for a seat or a spectator (None). */
function view(s: MojoState, seat: number | null): any {
  return seat === null ? public_(s) : own(s, public_(s), seat);
}

/** Make the view of a spectator: everything that everybody may know. */
function public_(s: MojoState): any {
  const running = s.phase === PLAY || s.phase === CHOOSE_DRAW;
  const shown = s.round > 0 && !running;
  return {
    game: "mojo",
    seat: null,
    phase: py.get(_PHASES, s.phase),
    round: s.round,
    to_act: running ? s.turn : null,
    direction: s.direction,
    face: s.face,
    holder: shown ? s.holder : null,
    lay_at: s.lay_at,
    points_limit: s.points_limit,
    discards: py.range(s.discards).map((d) => py.slice(s.discard[d], undefined, s.discard_size[d])),
    chosen: s.chosen === NONE ? null : s.chosen,
    chain: s.phase === PLAY && s.chosen !== NONE,
    draw_pile: s.pile_size,
    apart: _cards(s.apart),
    draw_pile_only: s.discards === 2 && !may_take(s),
    seats: py.range(s.seats).map((seat) => _seat(s, seat, shown)),
    scores: shown ? py.range(s.seats).map((seat) => _score(s, seat)) : null,
    winners: winners(s),
    legal: [],
  };
}

/**
 * Make the view of a seat: the spectator's view (`shared`) and everything that only this seat
 * may know.
 */
function own(s: MojoState, shared: any, seat: number): any {
  return {
    ...shared,
    seat: seat,
    seats: py
      .range(s.seats)
      .map((other) => (other === seat ? _seat(s, other, true) : shared.seats[other])),
    legal: _moves(s, seat),
  };
}

function _cards(counts: py.Row): py.Row {
  return py
    .range(VALUES)
    .filter((value) => counts[value] !== 0)
    .flatMap((value) => py.range(counts[value]).map((_) => value));
}

function _seat(s: MojoState, seat: number, open_: boolean): any {
  return {
    hand: open_ ? _cards(s.hand[seat]) : null,
    hand_size: s.hand_size[seat],
    laid: open_ ? _cards(s.laid[seat]) : null,
    laid_size: s.laid_size[seat],
    revealed: _cards(s.revealed[seat]),
    known: _cards(s.known[seat]),
    total: s.totals[seat],
  };
}

function _score(s: MojoState, seat: number): any {
  const cards = py.sorted([
    ...[..._cards(s.hand[seat]), ..._cards(s.laid[seat])],
    ..._cards(s.revealed[seat]),
  ]);
  const colours = py
    .pairwise(FIRST_OF_COLOUR)
    .map(([low, high]) => py.slice(cards).filter((card) => low <= card && card < high));
  let mojo = null;
  if (seat === s.holder) {
    mojo = s.points[seat] === s.counted[seat] + MOJO_BONUS ? "ten" : "zero";
  }
  return {
    cards: cards,
    counted: py
      .slice(colours)
      .filter((colour) => colour.length > 0)
      .map((colour) => py.max(colour)),
    sum: s.counted[seat],
    mojo: mojo,
    points: s.points[seat],
    total: s.totals[seat],
  };
}

function _moves(s: MojoState, seat: number): any[] {
  const out = py.filled(0, MAX_LEGAL);
  return py.slice(out, undefined, legal(s, seat, out)).map((action) => _move(s, action));
}

function _move(s: MojoState, action: number): any {
  const parts_0 = decode(action);
  const kind = parts_0[0];
  const played = parts_0[1];
  const onto = parts_0[2];
  let card = null;
  let discard = null;
  let effect = null;
  if (kind === PLAY_CARD) {
    card = played;
    discard = onto;
    effect = _effect(card, _top(s, discard));
  } else {
    if (kind === REVEAL_CARD) {
      card = played;
    } else {
      if (kind === TAKE_CARD) {
        discard = 1 - s.chosen;
        card = _top(s, discard);
      }
    }
  }
  return {
    action: format_action(s, action),
    kind: py.get(_KINDS, kind),
    card: card,
    discard: discard,
    effect: effect,
  };
}

function _top(s: MojoState, discard: number): number {
  const card = s.discard[discard][s.discard_size[discard] - 1];
  return card;
}

function _effect(card: number, covered: number): string {
  return card < covered ? "lower" : card > covered ? "higher" : "equal";
}

/** A fact of the journal as `seat` may know it: a drawn card is shown to its owner alone. */
function event(s: MojoState, fact: py.Row, seat: number | null): any {
  const parts_0 = fact;
  const kind = parts_0[0];
  const a = parts_0[1];
  const b = parts_0[2];
  const c = parts_0[3];
  const d = parts_0[4];
  switch (kind) {
    case DEALT: {
      return py.without({ kind: "dealt", seat: a }, { seat: null });
    }
    case PLAYED: {
      return py.without(
        { kind: "played", seat: a, card: b, discard: c, effect: _effect(b, d) },
        { seat: null, card: null, discard: null, effect: null },
      );
    }
    case DREW: {
      return py.without(
        { kind: "drew", seat: a, card: seat === a ? b : null },
        { seat: null, card: null },
      );
    }
    case TOOK: {
      return py.without(
        { kind: "took", seat: a, card: b, discard: c },
        { seat: null, card: null, discard: null },
      );
    }
    case LAID: {
      return py.without({ kind: "laid", seat: a, count: b }, { seat: null, count: null });
    }
    case REVEALED: {
      return py.without({ kind: "revealed", seat: a, card: b }, { seat: null, card: null });
    }
    case PILE_FORMED: {
      return py.without({ kind: "pile_formed", count: a }, { count: null });
    }
    case DISCARD_FORMED: {
      return py.without(
        { kind: "discard_formed", card: b, discard: a },
        { card: null, discard: null },
      );
    }
    case ROUND_OVER: {
      return py.without({ kind: "round_over", seat: a }, { seat: null });
    }
    case GAME_OVER: {
      return { kind: "game_over" };
    }
  }
  throw new py.ValueError(`expected a fact that Mojo's rules tell, got ${py.tuple_text(fact)}`);
}

// --- bots.mojo.judging ---

/**
 * Write each seat's expected share of the victory, if two play with one discard and a turn
 * begins; return whether it is so. Each seat is asked, and their answers are made to add up to 1.
 * (With two discards, playing the round out won more games.)
 */
function appraise(s: MojoState, values: py.Row, scratch: py.Row[]): boolean {
  if (s.seats !== SEATS || s.discards > 1 || s.phase !== PLAY || s.chosen !== NONE) {
    return false;
  }
  for (let seat = 0; seat < SEATS; seat++) {
    values[seat] = valued(describe_turn(s, seat, true, scratch[0]), scratch);
  }
  const lead = (values[0] - values[1]) / 2;
  values[0] = Math.min(Math.max(0.5 + lead, 0.0), 1.0);
  values[1] = 1.0 - values[0];
  return true;
}

/** The net's value of the first n features in scratch[0]. */
function valued(n: number, scratch: py.Row[]): number {
  return evaluate(scratch[0], n, FIRST_LAYER, SECOND_LAYER, THIRD_LAYER, scratch[1], scratch[2]);
}

/**
 * Note the features of a position in which a turn begins, as a seat sees it; return their
 * number.
 */
function describe_turn(s: MojoState, seat: number, opened: boolean, features: py.Row): number {
  const stands = s.turn === seat ? BEGINS : TURN_OVER;
  return describe(s, seat, NONE, NONE, stands, top(s, 0), top(s, 1), opened, features);
}

/** The top card of discard d; NONE if there is no such discard. */
function top(s: MojoState, d: number): number {
  return d < s.discards ? s.discard[d][s.discard_size[d] - 1] : NONE;
}

/**
 * Note the features of a position as a seat sees it, without the card `gone` from its hand and
 * with the card `taken`, where `first` and `second` lie on the discards; return their number.
 */
function describe(
  s: MojoState,
  seat: number,
  gone: number,
  taken: number,
  stands: number,
  first: number,
  second: number,
  opened: boolean,
  features: py.Row,
): number {
  let n = describe_own(s, seat, gone, taken, stands, features);
  n = note(features, n, STANDS + stands);
  n = note(features, n, TOPS + first);
  if (second !== NONE) {
    n = note(features, n, TOPS + VALUES + second);
  }
  const other = 1 - seat;
  n = note(features, n, THEIR_HAND + Math.min(s.hand_size[other], MOST_HELD));
  n = note(features, n, THEIR_LAID + Math.min(s.laid_size[other], LAY_AT_OF_TWO));
  if (s.laid_size[other] > 0) {
    n = note(features, n, JUDGING_REVEALED + step(counted(s, other, false)));
  }
  if (opened) {
    for (let colour = 0, colour_end = COLOURS.length; colour < colour_end; colour++) {
      const best = best_of(s, other, colour, true);
      if (best !== NONE) {
        n = note(features, n, THEIR_COUNTING + best);
      }
    }
    n = note(features, n, THEIR_SCORE + step(counted(s, other, true)));
  }
  const lead = s.totals[seat] - s.totals[other];
  n = note(
    features,
    n,
    JUDGING_LEAD + Math.min(Math.max(py.div(lead, LEAD_STEP) + ((LEADS / 2) | 0), 0), LEADS - 1),
  );
  const left = Math.max(s.points_limit - Math.max(s.totals[seat], s.totals[other]), 0);
  return note(features, n, LEFT + Math.min((left / LEFT_STEP) | 0, LEFTS - 1));
}

/** Note the features of a seat's own cards; return their number. */
function describe_own(
  s: MojoState,
  seat: number,
  gone: number,
  taken: number,
  stands: number,
  features: py.Row,
): number {
  const hand_of_seat = s.hand[seat];
  const laid_of_seat = s.laid[seat];
  const revealed_of_seat = s.revealed[seat];
  let n = 0;
  let score = 0;
  for (let colour = 0, colour_end = COLOURS.length; colour < colour_end; colour++) {
    let best = NONE;
    for (
      let value = FIRST_OF_COLOUR[colour], value_end = FIRST_OF_COLOUR[colour + 1];
      value < value_end;
      value++
    ) {
      let copies = hand_of_seat[value] + laid_of_seat[value];
      if (value === gone) {
        copies -= 1;
      }
      if (value === taken) {
        copies += 1;
      }
      if (copies > 0) {
        const copies_held = (MOST_COPIES + 1) * value + Math.min(copies, MOST_COPIES);
        n = note(features, n, HELD + copies_held);
      }
      if (copies + revealed_of_seat[value] > 0) {
        best = value;
      }
    }
    if (best !== NONE) {
      score += best;
      n = note(features, n, COUNTING + best);
    }
  }
  n = note(features, n, SCORE + step(score));
  let hand = s.hand_size[seat];
  let laid = s.laid_size[seat];
  if (gone !== NONE) {
    hand -= 1;
  }
  if (taken !== NONE) {
    hand += 1;
  }
  if (stands === TURN_OVER && 0 < hand && hand <= s.lay_at) {
    laid = hand;
    hand = 0;
  }
  n = note(features, n, HAND + Math.min(hand, MOST_HELD));
  return note(features, n, JUDGING_LAID + Math.min(laid, LAY_AT_OF_TWO));
}

/** The step that a score is on. */
function step(points: number): number {
  return Math.min(py.div(points, POINTS), SCORES - 1);
}

/** What a seat's cards count (M14): all of them if they are opened, or those it has revealed. */
function counted(s: MojoState, seat: number, opened: boolean): number {
  let score = 0;
  for (let colour = 0, colour_end = COLOURS.length; colour < colour_end; colour++) {
    score += Math.max(best_of(s, seat, colour, opened), 0);
  }
  return score;
}

/** The highest card of a colour that a seat has, or has revealed; NONE if it has none. */
function best_of(s: MojoState, seat: number, colour: number, opened: boolean): number {
  const revealed_of_seat = s.revealed[seat];
  const hand_of_seat = s.hand[seat];
  const laid_of_seat = s.laid[seat];
  let best = NONE;
  for (
    let value = FIRST_OF_COLOUR[colour], value_end = FIRST_OF_COLOUR[colour + 1];
    value < value_end;
    value++
  ) {
    let copies = revealed_of_seat[value];
    if (opened) {
      copies += hand_of_seat[value] + laid_of_seat[value];
    }
    if (copies > 0) {
      best = value;
    }
  }
  return best;
}

// --- bots.mojo.policy ---

/** The action of least cost among the n legal ones in `out`. */
function policy(s: MojoState, seat: number, out: py.Row, n: number): number {
  return best_action(s, seat, out, n, WEIGHTS[wide(s)]);
}

/** The action of least cost by a row of weights `w`. */
function best_action(s: MojoState, seat: number, out: py.Row, n: number, w: py.Row): number {
  let best = out[0];
  const parts_0 = decode(best);
  const kind = parts_0[0];
  if (n === 1 || kind === REVEAL_CARD) {
    return best;
  }
  let least = 1000000000.0;
  for (let i = 0; i < n; i++) {
    const cost = cost_of(s, seat, out[i], w);
    if (cost < least) {
      least = cost;
      best = out[i];
    }
  }
  return best;
}

/** Write what each of the n legal actions in `out` is worth to `worths`, in points. */
function judge(s: MojoState, seat: number, out: py.Row, n: number, worths: py.Row): void {
  const parts_0 = decode(out[0]);
  const kind = parts_0[0];
  for (let i = 0; i < n; i++) {
    worths[i] = kind === REVEAL_CARD ? 0.0 : -cost_of(s, seat, out[i], WEIGHTS[wide(s)]);
  }
}

/** The cost of the position after an action. */
function cost_of(s: MojoState, seat: number, action: number, w: py.Row): number {
  const parts_0 = decode(action);
  const kind = parts_0[0];
  const card = parts_0[1];
  const d = parts_0[2];
  if (kind === DRAW_CARD) {
    return held(s, seat, NONE, NONE, 1, w);
  }
  if (kind === TAKE_CARD) {
    return held(s, seat, NONE, top_of(s, 1 - s.chosen), 0, w);
  }
  const covered = top_of(s, d);
  if (card < covered) {
    return held(s, seat, card, NONE, 0, w) + w[TOP] * card;
  }
  if (card === covered) {
    return played_on(s, seat, card, w);
  }
  let cost = held(s, seat, card, NONE, 1, w);
  if (may_take(s)) {
    cost = Math.min(cost, held(s, seat, card, top_of(s, 1 - d), 0, w));
  }
  return cost + w[TOP] * card;
}

/** The top card of discard d. */
function top_of(s: MojoState, d: number): number {
  return s.discard[d][s.discard_size[d] - 1];
}

/** The cost after an equal card and the best card to follow it (M9). */
function played_on(s: MojoState, seat: number, card: number, w: py.Row): number {
  const hand_of_seat = s.hand[seat];
  if (s.hand_size[seat] === 1) {
    return held(s, seat, card, NONE, 0, w);
  }
  let least = 1000000000.0;
  s.hand[seat][card] -= 1;
  s.hand_size[seat] -= 1;
  for (let following = 0; following < VALUES; following++) {
    if (hand_of_seat[following] > 0) {
      const drawn = following > card ? 1 : 0;
      least = Math.min(least, held(s, seat, following, NONE, drawn, w) + w[TOP] * following);
    }
  }
  s.hand[seat][card] += 1;
  s.hand_size[seat] += 1;
  return least;
}

/**
 * The cost of the hand without the card `gone`, with the card `taken` and `drawn` unknown
 * ones.
 */
function held(
  s: MojoState,
  seat: number,
  gone: number,
  taken: number,
  drawn: number,
  w: py.Row,
): number {
  const hand_of_seat = s.hand[seat];
  let surplus = s.hand_size[seat] - s.lay_at + drawn;
  if (gone !== NONE) {
    surplus -= 1;
  }
  if (taken !== NONE) {
    surplus += 1;
  }
  let cost = 0.0;
  for (let colour = 0, colour_end = COLOURS.length; colour < colour_end; colour++) {
    let best = 0;
    for (
      let value = FIRST_OF_COLOUR[colour], value_end = FIRST_OF_COLOUR[colour + 1];
      value < value_end;
      value++
    ) {
      let left = hand_of_seat[value];
      if (value === gone) {
        left -= 1;
      }
      if (left > 0 || value === taken) {
        best = value;
      }
    }
    cost += best;
    if (drawn === 1) {
      cost += DRAWN[VALUES * colour + best];
    }
  }
  const laid = anybody_laid(s);
  const card = laid ? w[ONCE_LAID] : w[CARD];
  if (surplus > 0) {
    return cost + card * surplus;
  }
  if (cost > w[TOO_HIGH] && !laid) {
    cost += MOJO_BONUS;
  }
  return cost - card;
}

/** Which row of WEIGHTS to use. */
function wide(s: MojoState): number {
  return s.seats > 2 || s.discards === 2 ? 1 : 0;
}

/** True if Mojo Time has come for anybody (M11). */
function anybody_laid(s: MojoState): boolean {
  let laid = 0;
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    laid += s.laid_size[seat];
  }
  return laid > 0;
}

// --- bots.mojo.shares ---

/**
 * Each seat's expected share of the victory (M17): a softmax of the totals, whose scale shrinks
 * as the highest nears the limit. Once the game is over, the share itself.
 */
function standing(s: MojoState, values: py.Row): void {
  let least = s.totals[0];
  let highest = s.totals[0];
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    least = Math.min(least, s.totals[seat]);
    highest = Math.max(highest, s.totals[seat]);
  }
  const left = Math.max(s.points_limit - highest, 0) + LAST_ROUND[s.seats > 2 ? 1 : 0];
  const scale = SPREAD[0] * s.seats ** -SPREAD[1] * Math.sqrt(left);
  for (let seat = 0, seat_end = s.seats; seat < seat_end; seat++) {
    values[seat] = s.totals[seat] - least;
  }
  share_out(s, values, scale, s.phase === OVER);
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
function share_out(s: MojoState, values: py.Row, scale: number, over: boolean): void {
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

// --- bots.unbound ---

/**
 * During a round: write an estimate of each seat's share of the victory to `values`, and return
 * whether this position can be judged. It may read all hands: worlds are imagined. `scratch` is
 * memory to work in, of the shape SCRATCH (`search/tree.py`). The default judges nothing.
 */
function outlook(s: MojoState, values: py.Row, scratch: py.Row[]): boolean {
  return false;
}

/**
 * Before a search: write what a net expects of each of the n actions in `out` of the seat in
 * turn to `worths`, as the seat's share of the victory, and return whether there is a net for this
 * position. It reads only the seat's information state. `scratch` is memory to work in, of the
 * shape SCRATCH (`search/tree.py`). The default expects nothing.
 */
function expect(
  s: MojoState,
  seat: number,
  out: py.Row,
  n: number,
  worths: py.Row,
  scratch: py.Row[],
): boolean {
  return false;
}

export const RULES: py.Rules<MojoState, MojoView, MojoEvent> = {
  name: "mojo",
  version: 1,
  seats: [2, 8],
  actions: 41,
  max_legal: 26,
  options: [
    { name: "edition", kind: "choice", default: "fr", values: ["fr", "ru", "pl"] },
    { name: "discards", kind: "number", default: 1, low: 1, high: 2 },
    { name: "points", kind: "number", default: 50, low: 1, high: 1000 },
    { name: "first_player", kind: "seat", default: null, low: 0, high: 7 },
  ],
  levels: {
    easy: { slips: 8.0, forgets: 0.0, budget: null },
    medium: { slips: 3.0, forgets: 0.0, budget: null },
    hard: { slips: 0.0, forgets: 0.0, budget: { seconds: null, iterations: 50 } },
    expert: { slips: 0.0, forgets: 0.0, budget: { seconds: 0.8, iterations: null } },
    master: { slips: 0.0, forgets: 0.0, budget: { seconds: 0.8, iterations: null } },
  },
  new_state: () => new MojoState(),
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
};

export const PAD_RULES: py.PadRules<MojoState, MojoView, MojoEvent> = /* @__PURE__ */ Object.assign(
  {},
  RULES,
  {
    pad: {
      copies: copies,
      put: put,
      count: hand_score,
      made: made,
      fewest: fewest,
      most: most,
      possible: possible,
      agree: agree,
      opener: opener,
      score: score,
    },
  },
);

export const GAME: py.Game<MojoState, MojoView, MojoEvent> = /* @__PURE__ */ Object.assign(
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
        slips: 8.0,
        forgets: 0.0,
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
        slips: 3.0,
        forgets: 0.0,
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
          prior: 0.0,
          solve: true,
          imagine: true,
          stop_early: true,
        },
      },
    },
    costs: {
      exploration: 1.5,
      depth: 256,
      flat_from: 3,
      tries: 4,
      horizon: 1,
      tree_horizon: 1073741824,
      net: true,
      noise: 0.0,
      nodes: 131072,
      doubt: 1.5,
      prior: 0.0,
      solve: true,
      imagine: true,
      stop_early: true,
    },
    noise: 0.4,
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
