/** The tunes of alerts. */
import { loudspeaker, wake } from "../sound/audio";
import { type Note, sing, tune } from "../sound/voices";
import type { Call } from "./calls";

export const TUNES: Record<Call, readonly Note[]> = {
  turn: tune("D5 A5", 0.12, 0.32),
  catch: tune("B5 B5 E6", 0.13, 0.22),
  round: tune("C5 E5 G5", 0.14, 0.4),
  nudge: tune("E5 A5 - E5 A5", 0.14, 0.26),
};

export async function play(call: Call): Promise<void> {
  const audio = await wake();
  if (audio) sing(audio, loudspeaker(), audio.currentTime + 0.01, TUNES[call], "chime");
}
