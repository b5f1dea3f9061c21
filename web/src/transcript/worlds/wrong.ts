/** Something that is told of a game, and does not fit what was told before. */
import { ParlourError } from "../../rules/errors.ts";

/**
 * It does not fit. `gone`: no such card is left that nobody has seen. `misdeal`: these cards are dealt again.
 * `refused`: the rules do not allow it. `unfit`: no cards that were not seen were found to make it possible; at `step`
 * that failed most often, if at any.
 */
export class TranscriptError extends ParlourError {
  override code = "transcript";
  readonly why: "gone" | "misdeal" | "refused" | "unfit";
  readonly card: string | null;
  /** The number of a step, from 0. */
  readonly step: number | null;

  constructor(why: TranscriptError["why"], card: string | null = null, step: number | null = null) {
    super(`expected what fits all that was seen: ${why}`);
    this.why = why;
    this.card = card;
    this.step = step;
  }
}
