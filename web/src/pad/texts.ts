/** The texts of the score pad, and what it says of a game: fetched when somebody opens it. */
import { loadTexts } from "../words/i18n.svelte";

/** `game`: null for the texts about no game in particular. */
export const loadPadTexts = (game: string | null): Promise<void> =>
  game === null ? loadTexts("pad") : loadTexts(game, `${game}/pad`);
