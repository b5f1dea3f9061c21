/** The inks of the set: few, flat and warm, as on woodblock cards. Every motif takes its colours from here. */
export const INK = "#211c1d"; // rim, key lines, dark leaves
export const PAPER = "#f7edd6";
export const WHITE = "#fffaf0"; // crane, moon, blossoms: lighter than the paper
export const RED = "#cf3a24"; // vermilion
export const WINE = "#7d1f22"; // the dark side of red: storm, shadows
export const BLUSH = "#f2b5a2"; // cherry
export const GREEN = "#1f5640";
export const MOSS = "#7f8c34"; // warbler, frog, new leaves
export const OCHRE = "#e2a331";
export const BARK = "#a9602c"; // deer, planks in shadow
export const PURPLE = "#65397f";
export const LILAC = "#a988c0";
export const INDIGO = "#27467f";
export const SKY = "#9db7c4"; // water, rain
