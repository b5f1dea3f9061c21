/** A game as it is being entered: what is to be told next, kept after each step. */
import type { Book } from "../games/rulebook";
import { type GameOnPad, games } from "../games/registry";
import { loadTexts } from "../words/i18n.svelte";
import { inSentence } from "../words/names";
import { settings } from "../browser/settings.svelte";
import type { PlayedGame } from "../played/game";
import { noteCards } from "../played/noting";
import type { Event, View } from "../wire";
import { forget, keep, type Kept } from "./kept";
import type { Question } from "./asking";
import type { Offer } from "./worlds/possible";
import { Transcript } from "./transcript";
import { TranscriptError } from "./worlds/wrong";

type NameOf = (view: View, action: string | null, name: (seat: number) => string) => string;
type Tell = (event: Event, me: null, name: (seat: number) => string) => string;
const hints = import.meta.glob<NameOf>("../games/*/hint.ts", { import: "nameOf" });
const texts = import.meta.glob<Tell>("../games/*/texts.ts", { import: "tell" });

/** The number of things told that are shown. */
const TOLD = 5;

export class Entering {
  #kept = $state.raw(true);
  #wrong = $state.raw<TranscriptError | null>(null);
  readonly #id: string;
  #made = $state.raw() as Transcript;

  constructor(
    kept: Kept,
    readonly on: GameOnPad,
    readonly book: Book,
    readonly nameOf: NameOf,
    readonly tell: Tell,
  ) {
    this.#id = kept.id;
    this.#made = new Transcript(on.game, kept.draft);
  }

  /** The game so far; another one after each step. */
  get made(): Transcript {
    return this.#made;
  }

  get names(): readonly string[] {
    return this.#made.table.names;
  }

  /** Whether the browser has taken it. */
  get kept(): boolean {
    return this.#kept;
  }

  /** Why the last thing could not be, if so. */
  get wrong(): TranscriptError | null {
    return this.#wrong;
  }

  readonly name = (seat: number): string => inSentence(this.names[seat]!);

  /** The last things that everybody has seen, in words. */
  told(): string[] {
    const { table, over } = this.made;
    // Nobody saw the lots that were drawn before.
    const events = table.events(null, Math.max(table.roundBegan, table.shuffledAt)) as Event[];
    const sure = events.filter(({ kind }) => over || kind !== "game_over");
    return sure.flatMap((event) => this.tell(event, null, this.name) || []).slice(-TOLD);
  }

  /** What everybody was told of a step, in words. */
  toldOf(step: number): string {
    const events = this.#made.toldOf(step) as Event[];
    return events.flatMap((event) => this.tell(event, null, this.name) || []).join(" ");
  }

  /** What everybody is told of a step that may be the next, in words. */
  outcomes(seat: number, action: string): { key: string; says: string }[] {
    return this.#made.outcomes(seat, action).map(({ key, world: { table, before } }) => ({
      key,
      says: (table.events(null, before) as Event[])
        .map((event) => this.tell(event, null, this.name))
        .join(" "),
    }));
  }

  called(offer: Offer): string {
    return this.nameOf(offer.view, offer.action, this.name);
  }

  deal(opener: number | null): boolean {
    return this.#change(() => this.#made.deal(opener));
  }

  act(seat: number, offer: Offer, outcome: string | null = null): boolean {
    return this.#change(() => this.#made.act(seat, offer.action, offer.card, outcome));
  }

  answer(question: Question, cards: readonly string[]): boolean {
    return this.#change(() => this.#made.answer(question, cards));
  }

  undo(): void {
    this.#change(() => this.#made.undo());
  }

  /** The game ended here, before its end. */
  end(): void {
    this.#change(() => this.#made.end());
  }

  /** Deletes it in this browser; its result stays among the games played. */
  forget(): void {
    forget(this.#id);
  }

  /** The game as it stands among those played; null: it is not over. */
  #played(changed: number): PlayedGame | null {
    const { table, game } = this.#made;
    if (!this.#made.over) return null;
    const { seen } = this.#made.draft();
    const named = this.names.indexOf(settings.name.trim());
    return {
      id: `${this.#id}/1`,
      game: game.name,
      options: { ...table.options } as PlayedGame["options"],
      at: changed,
      place: "cards",
      players: this.names.map((name) => ({ name, bot: null })),
      // Whoever tells their own cards alone holds the phone.
      me: named >= 0 ? named : seen.length === 1 ? seen[0]! : null,
      sheet: table.sheet,
      winners: table.winners(),
    };
  }

  /** The moves with a card; none if there is none, with the reason. */
  movesWith(card: string, seat: number): Offer[] {
    let found: Offer[] = [];
    this.#try(() => (found = this.#made.movesWith(card, seat)));
    return found;
  }

  #change(step: () => void): boolean {
    const before = this.#made.over;
    if (!this.#try(step)) return false;
    const draft = this.#made.draft();
    this.#made = new Transcript(this.on.game, draft); // another one, so that all shows it
    const changed = Date.now();
    const played = this.#played(changed);
    const result = played && { points: played.sheet, winners: played.winners };
    this.#kept = keep({ id: this.#id, changed, draft, result });
    noteCards(`${this.#id}/1`, played, before);
    return true;
  }

  #try(step: () => void): boolean {
    this.#wrong = null;
    try {
      step();
      return true;
    } catch (error) {
      if (!(error instanceof TranscriptError)) throw error;
      this.#wrong = error;
      return false;
    }
  }
}

/** Null: what was kept is damaged. */
export async function enter(kept: Kept): Promise<Entering | null> {
  const { game } = kept.draft.header;
  const page = games[game]!;
  const [{ book }, { pad }, nameOf, tell] = await Promise.all([
    page.book(),
    page.pad!(),
    hints[`../games/${game}/hint.ts`]!(),
    texts[`../games/${game}/texts.ts`]!(),
    loadTexts("pad", game, `${game}/pad`),
  ]);
  try {
    const entering = new Entering(kept, pad, book, nameOf, tell);
    entering.made.record();
    entering.made.questions();
    entering.told();
    return entering;
  } catch {
    return null; // by whatever of it was not as it should be
  }
}
