/** UNO's own keys; `draw` keeps the drawn card, too. */
export const KEYS = { call: "u", catch: "c", draw: "d" };
