/** The pictures of the forty cards: each an arrangement of the motifs, on a field of 100 x 172. */
import { cuckoo, crane, deer, frog, goose, phoenix, swallow, warbler } from "./animals";
import type { Card } from "./cards";
import { GREEN, INDIGO, INK, MOSS, OCHRE, PAPER, RED, SKY, WHITE, WINE } from "./palette";
import * as p from "./plants";
import { ribbon } from "./ribbons";
import { at, stroke } from "./svg";
import * as t from "./things";

const PICTURES: Record<Card, () => string> = {
  // ---- January
  "1b": () =>
    t.ground(PAPER) +
    t.sun(68, 34, 24) +
    p.pine(8, 96, 24, 60) +
    p.pine(96, 84, 22, -50, INK) +
    at(50, 86, crane()) +
    p.pine(14, 158, 28, 10, INK) +
    p.pine(88, 160, 28, -10) +
    p.pine(50, 174, 30, 0),
  "1r": () =>
    t.ground(PAPER) +
    p.branch("M-6 176C20 150 50 140 66 100C76 74 92 60 106 56", 9) +
    p.pine(78, 44, 27, -20, INK) +
    p.pine(24, 60, 26, 10) +
    ribbon("poetry", 52, 88, 8) +
    p.pine(88, 112, 26, -14) +
    p.pine(14, 130, 27, 14, INK) +
    p.pine(60, 160, 30, 0),
  "1c1": () =>
    t.ground(PAPER) +
    p.branch("M104 176C84 150 60 140 52 104C46 80 30 70-6 66", 9) +
    p.branch("M52 104C60 80 72 66 80 40", 6) +
    p.pine(64, 46, 30, 10) +
    p.pine(20, 84, 28, -20, INK) +
    p.pine(82, 108, 29, 16, INK) +
    p.pine(30, 146, 32, -8) +
    p.pine(88, 164, 26, 8),
  "1c2": () =>
    t.ground(PAPER) +
    p.branch("M-6 170C26 150 34 120 52 108C70 96 84 80 106 70", 9) +
    p.branch("M40 120C30 96 36 70 36 50", 6) +
    p.pine(84, 30, 24, 8, INK) +
    p.pine(34, 72, 30, -6, INK) +
    p.pine(84, 88, 27, 10) +
    p.pine(16, 122, 27, -12) +
    p.pine(66, 154, 34, 4),

  // ---- February
  "2a": () =>
    t.ground(PAPER) +
    t.mist(44, 12, 70, RED) +
    p.branch("M106 72C96 64 90 58 84 48", 4) +
    p.branch("M-6 160C24 150 34 128 60 122C78 118 84 104 106 96", 10) +
    p.branch("M34 138C28 116 14 96 15 60M60 122C70 140 84 146 88 170", 5) +
    p.buds([
      [25, 112, 20, -70],
      [44, 131, 22, 160],
      [10, 155, 16, 10],
      [80, 146, 20, 40],
    ]) +
    at(61, 87, warbler(), 0, 1.25) +
    p.plum(14, 60, 13) +
    p.plum(84, 48, 14, 20) +
    p.plum(22, 124, 14, 10) +
    p.plum(62, 148, 15, 30) +
    p.plum(92, 128, 13),
  "2r": () =>
    t.ground(PAPER) +
    p.branch("M52 118C44 134 36 146 26 152", 4) +
    p.branch("M106 170C80 160 74 130 52 118C30 106 20 80-6 74", 10) +
    p.branch("M52 118C64 90 74 70 72 20M74 140C84 120 92 112 98 90", 5) +
    p.buds([
      [71, 50, 16, 60],
      [10, 78, 22, -12],
      [95, 100, 16, 130],
      [82, 160, 16, -20],
    ]) +
    p.plum(72, 28, 14) +
    p.plum(24, 66, 14, 20) +
    ribbon("poetry", 48, 90, 8) +
    p.plum(86, 82, 15, 10) +
    p.plum(16, 110, 14) +
    p.plum(82, 130, 14, 30) +
    p.plum(26, 152, 16, 10),
  "2c1": () =>
    t.ground(PAPER) +
    p.branch("M46 98L30 86M62 146L50 158", 4) +
    p.branch("M-6 168C24 160 40 130 56 110C70 92 76 60 106 40", 10) +
    p.branch("M56 110C44 90 40 60 44 30M36 138C60 146 76 150 92 140", 5) +
    p.buds([
      [43, 60, 20, -50],
      [70, 84, 20, 110],
      [86, 56, 18, 150],
      [48, 120, 18, 120],
      [10, 165, 22, 4],
      [84, 56, 30, -22],
    ]) +
    p.plum(46, 40, 15) +
    p.plum(80, 62, 16, 20) +
    p.plum(30, 86, 14, 10, WHITE) +
    p.plum(66, 106, 16, 30) +
    p.plum(22, 130, 15) +
    p.plum(82, 138, 16, 10) +
    p.plum(50, 158, 13, 20, WHITE),
  "2c2": () =>
    t.ground(PAPER) +
    p.branch("M56 150L34 154", 4) +
    p.branch("M60 176C64 140 40 120 46 90C50 64 70 50 74 10", 10) +
    p.branch("M46 92C30 80 20 70 14 48M52 128C70 116 82 110 94 88", 5) +
    p.buds([
      [60, 60, 20, -40],
      [24, 74, 20, 190],
      [58, 150, 20, 110],
      [94, 90, 24, -8],
      [52, 120, 16, -60],
      [72, 40, 20, 70],
    ]) +
    p.plum(74, 30, 16, 10) +
    p.plum(20, 60, 15) +
    p.plum(50, 80, 16, 30) +
    p.plum(86, 92, 14, 10, WHITE) +
    p.plum(24, 116, 16, 20) +
    p.plum(74, 132, 16) +
    p.plum(34, 154, 13, 10, WHITE),

  // ---- March
  "3b": () =>
    t.ground(PAPER) +
    p.leaves(
      [
        [30, 70, 20, -100],
        [88, 66, 20, 70],
        [50, 90, 18, 160],
        [70, 20, 18, 40],
      ],
      MOSS,
    ) +
    p.cherry(44, 22, 17, 0) +
    p.cherry(80, 26, 17, 20, WHITE) +
    p.cherry(16, 56, 17, 30, WHITE) +
    p.cherry(62, 52, 18, 10) +
    p.cherry(94, 60, 16) +
    p.cherry(34, 80, 17, 0) +
    p.cherry(74, 84, 16, 40, WHITE) +
    p.cherry(4, 92, 15, 10) +
    t.curtain() +
    p.cherry(98, 96, 15, 10),
  "3r": () =>
    t.ground(PAPER) +
    p.branch("M106 20C84 40 70 60 66 90C62 120 40 140 20 176", 8) +
    p.leaves(
      [
        [60, 40, 20, -60],
        [88, 100, 22, 110],
        [24, 100, 20, -110],
        [70, 160, 20, 120],
        [30, 40, 18, -30],
      ],
      MOSS,
    ) +
    p.cherry(78, 30, 18) +
    p.cherry(26, 56, 17, 20, WHITE) +
    ribbon("poetry", 50, 90, -8) +
    p.cherry(86, 74, 17, 10) +
    p.cherry(18, 98, 17, 30) +
    p.cherry(80, 122, 18, 20, WHITE) +
    p.cherry(28, 144, 19, 10) +
    p.cherry(74, 160, 15),
  "3c1": () =>
    t.ground(PAPER) +
    p.branch("M-6 150C30 130 50 110 58 80C64 54 84 40 106 34", 8) +
    p.leaves(
      [
        [30, 60, 20, -40],
        [90, 90, 22, 90],
        [20, 110, 20, -90],
        [64, 150, 22, 140],
        [56, 30, 18, -20],
      ],
      MOSS,
    ) +
    p.cherry(76, 34, 19) +
    p.cherry(34, 58, 18, 20) +
    p.cherry(80, 80, 18, 10, WHITE) +
    p.cherry(44, 100, 19, 30) +
    p.cherry(14, 132, 17, 0, WHITE) +
    p.cherry(84, 124, 18, 20) +
    p.cherry(52, 148, 18, 10),
  "3c2": () =>
    t.ground(PAPER) +
    p.branch("M106 168C80 150 60 130 48 100C38 74 40 40 60 -6", 8) +
    p.leaves(
      [
        [60, 60, 22, 60],
        [20, 80, 20, -60],
        [80, 120, 22, 70],
        [30, 130, 22, -120],
        [84, 30, 18, 40],
      ],
      MOSS,
    ) +
    p.cherry(60, 28, 19, 10) +
    p.cherry(88, 58, 17, 20, WHITE) +
    p.cherry(24, 62, 18) +
    p.cherry(58, 84, 19, 30) +
    p.cherry(18, 108, 17, 10, WHITE) +
    p.cherry(84, 108, 18) +
    p.cherry(46, 132, 19, 20) +
    p.cherry(82, 152, 17, 0, WHITE) +
    p.cherry(16, 156, 17, 10),

  // ---- April
  "4a": () =>
    t.ground(PAPER) +
    t.crescent(66, 36, 19, RED) +
    at(50, 76, cuckoo(), 0, 1.08) +
    p.wisteria(98, 112, 50) +
    p.wisteria(14, 122, 44) +
    p.wisteria(70, 114, 56, 14) +
    p.wisteria(42, 119, 40, 12) +
    p.branch("M-6 120C20 110 60 118 106 102", 6) +
    p.frond(28, 116, 24, -60) +
    p.frond(90, 104, 28, 50),
  "4r": () =>
    t.ground(PAPER) +
    p.wisteria(82, 26, 118, 15) +
    p.wisteria(22, 40, 88, 13) +
    p.frond(6, 100, 34, 160, INK) +
    p.branch("M-6 24C30 12 60 28 106 10", 6) +
    ribbon("red", 52, 100, 8) +
    p.wisteria(52, 24, 46, 12) +
    p.frond(40, 20, 34, 215) +
    p.frond(96, 14, 34, 170) +
    p.frond(64, 22, 30, 128, INK),
  "4c1": () =>
    t.ground(PAPER) +
    p.wisteria(8, 78, 70, 12) +
    p.wisteria(94, 40, 92, 13) +
    p.wisteria(36, 34, 98, 14, -4) +
    p.wisteria(66, 30, 128, 15, 3) +
    p.branch("M-6 40C30 26 50 40 70 28C84 20 96 20 106 8", 7) +
    p.frond(50, 32, 34, 165) +
    p.frond(86, 20, 34, 215, INK) +
    p.frond(14, 40, 38, 185) +
    p.frond(74, 26, 26, 30),
  "4c2": () =>
    t.ground(PAPER) +
    p.wisteria(94, 52, 70, 12) +
    p.wisteria(22, 54, 110, 14) +
    p.wisteria(52, 30, 86, 14, 3) +
    p.wisteria(78, 36, 132, 15, -4) +
    p.branch("M106 46C80 24 60 34 40 20C24 10 10 14-6 4", 7) +
    p.frond(34, 22, 36, 205) +
    p.frond(64, 30, 36, 175, INK) +
    p.frond(98, 42, 40, 188) +
    p.frond(78, 30, 26, 10),

  // ---- May
  "5a": () =>
    t.ground(PAPER) +
    `<path d="M-2 84Q24 78 50 84T102 84V176H-2z" fill="${SKY}"/>` +
    t.water(
      [
        [2, 100, 40],
        [66, 158, 40],
        [-4, 132, 30],
        [40, 168, 44],
      ],
      INDIGO,
    ) +
    p.swords([
      [22, 96, 64, -14],
      [34, 98, 82, 4],
      [56, 96, 76, -6],
      [74, 94, 84, 8],
      [90, 92, 60, 14],
      [10, 96, 44, -16],
    ]) +
    p.iris(36, 40, 13) +
    p.iris(76, 32, 13) +
    p.iris(58, 66, 12) +
    t.bridge() +
    p.swords([
      [4, 176, 44, -6],
      [13, 176, 36, 14],
      [88, 176, 30, -4],
      [97, 176, 40, 8],
    ]),
  "5r": () =>
    t.ground(PAPER) +
    t.water([[-4, 164, 104]], INDIGO) +
    p.swords([
      [14, 176, 120, -6],
      [30, 176, 130, 4],
      [74, 176, 140, -3],
      [88, 176, 120, 8],
      [60, 176, 90, 10],
      [44, 176, 100, -10],
    ]) +
    p.iris(76, 30, 14) +
    ribbon("red", 50, 92, 8) +
    p.iris(22, 60, 14) +
    p.iris(80, 108, 14, INDIGO),
  "5c1": () =>
    t.ground(PAPER) +
    t.water(
      [
        [-4, 160, 50],
        [50, 166, 56],
      ],
      INDIGO,
    ) +
    p.swords([
      [10, 176, 90, -8],
      [26, 176, 120, -4],
      [42, 176, 140, 4],
      [60, 176, 130, -6],
      [74, 176, 150, 4],
      [90, 176, 110, 10],
    ]) +
    p.iris(64, 34, 16) +
    p.iris(28, 70, 15) +
    p.iris(74, 98, 15, INDIGO),
  "5c2": () =>
    t.ground(PAPER) +
    t.water(
      [
        [-4, 166, 60],
        [44, 158, 60],
      ],
      INDIGO,
    ) +
    p.swords([
      [8, 176, 120, -4],
      [24, 176, 90, 10],
      [40, 176, 150, -4],
      [58, 176, 100, 8],
      [76, 176, 120, -8],
      [94, 176, 140, -2],
    ]) +
    p.iris(38, 38, 16) +
    p.iris(76, 66, 15, INDIGO) +
    p.iris(32, 104, 15),

  // ---- August
  "8b": () => t.ground(RED) + t.moon(56, 50, 36) + p.hill(104),
  "8a": () =>
    t.ground(PAPER) +
    t.mist(-6, 104, 60, RED) +
    at(64, 34, goose(), 0, 1.12) +
    at(34, 66, goose(), 0, 1.12) +
    at(72, 94, goose(), 0, 1.12) +
    p.hill(120),
  "8c1": () =>
    t.ground(PAPER) +
    t.mist(50, 12, 60, RED) +
    p.plume(26, 130, 62, -8) +
    p.plume(44, 124, 86, -6) +
    p.plume(56, 122, 96, 14) +
    p.plume(72, 124, 66, 12) +
    p.hill(104),
  "8c2": () =>
    t.ground(PAPER) +
    p.plume(12, 140, 72, 6) +
    p.plume(34, 130, 96, 10) +
    p.plume(58, 124, 70, 10) +
    p.plume(88, 130, 88, -10) +
    p.hill(108, 62),

  // ---- September
  "9a": () =>
    t.ground(PAPER) +
    p.lobed(20, 60, 26, -60) +
    p.lobed(84, 60, 28, 50) +
    p.chrysanthemum(36, 38, 20) +
    p.chrysanthemum(78, 30, 17, RED, OCHRE, INK) +
    p.lobed(10, 150, 26, 20) +
    p.lobed(94, 150, 26, -20) +
    p.chrysanthemum(16, 122, 18, WHITE, OCHRE) +
    p.chrysanthemum(84, 136, 20) +
    p.chrysanthemum(44, 160, 17, RED, OCHRE, INK) +
    t.sakeCup(52, 90),
  "9r": () =>
    t.ground(PAPER) +
    p.lobed(30, 64, 26, -100) +
    p.lobed(90, 90, 28, 120) +
    p.lobed(20, 136, 26, -30) +
    p.lobed(86, 150, 26, 60) +
    p.chrysanthemum(74, 32, 20) +
    p.chrysanthemum(22, 60, 18, RED, OCHRE, INK) +
    ribbon("blue", 50, 92, 8) +
    p.chrysanthemum(84, 112, 18, WHITE, OCHRE) +
    p.chrysanthemum(24, 148, 20),
  "9c1": () =>
    t.ground(PAPER) +
    stroke(
      "M40 176C44 140 60 110 62 40M44 150C30 130 24 110 24 90M49 138C70 128 80 120 82 104",
      INK,
      3,
    ) +
    p.lobed(44, 70, 26, -70) +
    p.lobed(72, 66, 26, 80) +
    p.lobed(54, 120, 26, 60) +
    p.lobed(28, 130, 28, -80) +
    p.lobed(60, 150, 28, 100) +
    p.chrysanthemum(62, 38, 23) +
    p.chrysanthemum(24, 88, 20, RED, OCHRE, INK) +
    p.chrysanthemum(80, 104, 20, WHITE, OCHRE) +
    p.chrysanthemum(30, 154, 18),
  "9c2": () =>
    t.ground(PAPER) +
    stroke("M66 176C60 150 40 130 42 50M56 150C70 130 76 100 80 80", INK, 3) +
    p.lobed(30, 90, 26, -70) +
    p.lobed(80, 44, 26, 60) +
    p.lobed(54, 100, 26, 60) +
    p.lobed(30, 130, 28, -60) +
    p.lobed(74, 130, 28, 80) +
    p.chrysanthemum(42, 46, 22, RED, OCHRE, INK) +
    p.chrysanthemum(80, 76, 20) +
    p.chrysanthemum(20, 112, 19, WHITE, OCHRE) +
    p.chrysanthemum(68, 146, 22),

  // ---- October
  "10a": () =>
    t.ground(PAPER) +
    p.hill(146, 40, MOSS, INK) +
    p.maple(72, 26, 21, 150) +
    p.maple(34, 40, 15, 200, OCHRE) +
    p.maple(90, 82, 15, -150, OCHRE) +
    p.maple(14, 76, 18, 120) +
    at(48, 112, deer(), 0, 1.08),
  "10r": () =>
    t.ground(PAPER) +
    p.branch("M106 14C80 24 60 40-6 50", 5) +
    p.maple(74, 36, 22, 170) +
    p.maple(22, 66, 20, 200, OCHRE) +
    ribbon("blue", 48, 94, 8) +
    p.maple(84, 84, 20, 160) +
    p.maple(20, 118, 20, 140) +
    p.maple(78, 130, 22, 190, OCHRE) +
    p.maple(36, 158, 18, 170),
  "10c1": () =>
    t.ground(PAPER) +
    p.branch("M106 24C84 44 70 60 60 90C54 120 40 150 30 176", 6) +
    p.maple(70, 36, 23, 170) +
    p.maple(26, 64, 22, 200) +
    p.maple(82, 84, 22, 150, OCHRE) +
    p.maple(40, 110, 23, 190, OCHRE) +
    p.maple(84, 132, 22, 160) +
    p.maple(24, 152, 20, 150),
  "10c2": () =>
    t.ground(PAPER) +
    p.branch("M-6 60C30 66 50 80 60 110C66 130 80 150 106 160", 6) +
    p.maple(46, 36, 23, 190) +
    p.maple(84, 46, 20, 160, OCHRE) +
    p.maple(22, 88, 22, 170, OCHRE) +
    p.maple(68, 94, 23, 150) +
    p.maple(32, 138, 23, 200) +
    p.maple(80, 144, 22, 170),

  // ---- November
  "11b": () =>
    t.ground(PAPER) +
    t.rain([
      [8, 60],
      [14, 100],
      [92, 104],
      [84, 78],
      [4, 126],
    ]) +
    stroke("M-6 150C20 142 40 164 106 150", INDIGO, 13) +
    stroke("M20 149C36 151 50 158 74 157", SKY, 2) +
    p.willow([
      [40, -4, 22, -4],
      [55, -4, 36, -2],
      [72, -4, 60, 0],
      [88, -4, 92, 2],
      [102, -4, 120, 0],
    ]) +
    t.rainMan(56, 98) +
    at(20, 158, frog(), 0, 1.15),
  "11a": () =>
    t.ground(PAPER) +
    p.willow(
      [
        [42, -4, 56, -2],
        [78, -4, 44, -2],
      ],
      INK,
    ) +
    p.willow([
      [30, -4, 84, -4],
      [56, -4, 40, 0],
      [70, -4, 64, 0],
      [90, -4, 92, 2],
    ]) +
    at(54, 114, swallow(), 0, 1.04) +
    p.willow([[10, 34, 124, -2]]),
  "11r": () =>
    t.ground(PAPER) +
    p.willow(
      [
        [34, -4, 128, -6],
        [86, -4, 156, 4],
      ],
      INK,
    ) +
    ribbon("red", 52, 98, 8) +
    p.willow([
      [12, 34, 124, -2],
      [56, -4, 50, 0],
      [72, -4, 96, 4],
    ]),
  "11j": () =>
    t.ground(WINE) +
    t.rain([
      [10, 56],
      [22, 92],
      [92, 84],
      [82, 118],
      [12, 118],
      [94, 140],
    ]) +
    t.claw(34, 56, -12) +
    t.bolt(68, 14) +
    t.cloud() +
    t.drum(38, 138, 26) +
    p.willow([[94, -4, 60, -2]], MOSS),

  // ---- December
  "12b": () =>
    t.ground(PAPER) +
    p.bells(12, 140, 34, -3) +
    p.bells(62, 144, 30, 4) +
    p.bells(34, 136, 36) +
    p.paulowniaLeaf(26, 138, 46, 62, GREEN) +
    p.paulowniaLeaf(44, 138, 46, -62, GREEN) +
    p.paulowniaLeaf(35, 134, 44, 0) +
    at(50, 60, phoenix()),
  "12c1": () =>
    t.ground(PAPER) +
    p.bells(22, 98, 50, -6) +
    p.bells(80, 98, 50, 6) +
    p.bells(51, 90, 70) +
    p.paulowniaLeaf(42, 92, 62, 58, GREEN) +
    p.paulowniaLeaf(60, 92, 62, -58, GREEN) +
    p.paulowniaLeaf(51, 90, 80, 0),
  "12c2": () =>
    t.ground(PAPER) +
    p.bells(36, 96, 46, -6) +
    p.bells(88, 100, 46, 6) +
    p.bells(64, 86, 64, 4) +
    p.paulowniaLeaf(72, 88, 62, -48, GREEN) +
    p.paulowniaLeaf(54, 88, 68, 66, GREEN) +
    p.paulowniaLeaf(62, 88, 82, 14),
  "12c3": () =>
    t.ground(PAPER) +
    `<path d="M-2 124H102V176H-2z" fill="${OCHRE}"/>` +
    p.bells(16, 100, 42, -4) +
    p.bells(72, 94, 46, 8) +
    p.bells(44, 82, 56, -2) +
    p.paulowniaLeaf(36, 84, 56, 54, GREEN) +
    p.paulowniaLeaf(54, 84, 64, -64, GREEN) +
    p.paulowniaLeaf(46, 84, 74, -8),
};

const drawn = new Map<Card, string>();

/** The picture of a card, as SVG text; drawn once, then kept. */
export function picture(card: Card): string {
  const art = drawn.get(card) ?? PICTURES[card]();
  drawn.set(card, art);
  return art;
}
