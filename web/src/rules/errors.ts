// Generated from parlour/core/errors.py by `make generate`.
// Do not edit: Python is the source, and what is written here is held against it.

/**
 * The root of all. `code` is stable, for programs; the message is in English, for programmers.
 * Errors that people often meet also have a sentence in their language: `said` is its name (the
 * message `cli-wrong-{said}`), `known` the values that fill it.
 */
export class ParlourError extends Error {
  code = "error";
}
/** No game of that name is registered. */
export class UnknownGameError extends ParlourError {
  override code = "unknown-game";
}
/** An option, or its value, that the game does not have. */
export class OptionError extends ParlourError {
  override code = "bad-option";
}
/** A seat that the table does not have. */
export class SeatError extends ParlourError {
  override code = "bad-seat";
}
/** The root of all errors in an action. The table is unchanged. */
export class ActionError extends ParlourError {
  override code = "bad-action";
}
/** A text that is not an action of this game at all. */
export class MalformedActionError extends ActionError {
  override code = "malformed-action";
}
/** An action of this game that the rules do not allow now. */
export class IllegalActionError extends ActionError {
  override code = "illegal-action";
}
/** The seat has nothing to do now. */
export class NotYourTurnError extends ActionError {
  override code = "not-your-turn";
}
/**
 * There is no action of this seat to take back: it was not the last to act, or the action has
 * been taken back already.
 */
export class UndoError extends ParlourError {
  override code = "nothing-to-undo";
}
/** The action brought something to light that was hidden, so it cannot be taken back. */
export class RevealedError extends UndoError {
  override code = "undo-revealed";
}
/** A given deck or pick that is not the one the rules ask for. */
export class ChanceError extends ParlourError {
  override code = "bad-chance";
}
/** A package is missing that an extra of the distribution installs. */
export class NotInstalledError extends ParlourError {
  override code = "not-installed";
}
