/** Short sounds, made here: no files. */
import type { Call } from "./calls";

/** Frequency in hertz, and when it begins and how long it lasts, in seconds. */
type Note = [frequency: number, at: number, lasts: number];

export const TUNES: Record<Call, Note[]> = {
  turn: [
    [587.33, 0, 0.16],
    [880, 0.12, 0.3],
  ],
  catch: [
    [987.77, 0, 0.1],
    [987.77, 0.13, 0.1],
    [1318.51, 0.26, 0.22],
  ],
  round: [
    [523.25, 0, 0.2],
    [659.25, 0.14, 0.2],
    [783.99, 0.28, 0.45],
  ],
  nudge: [
    [659.25, 0, 0.14],
    [880, 0.14, 0.14],
    [659.25, 0.34, 0.14],
    [880, 0.48, 0.3],
  ],
};
const LOUD = 0.16;

let context: AudioContext | undefined;

/** Browsers make no sound before somebody has pressed something: until then, nothing is heard. */
export async function play(call: Call): Promise<void> {
  context ??= new AudioContext();
  if (context.state === "suspended") await Promise.race([context.resume(), late()]);
  if (context.state !== "running") return;
  for (const note of TUNES[call]) sound(context, note);
}

function sound(audio: AudioContext, [frequency, at, lasts]: Note): void {
  const begins = audio.currentTime + 0.01 + at;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  gain.gain.setValueAtTime(0, begins);
  gain.gain.linearRampToValueAtTime(LOUD, begins + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
  tone.connect(gain).connect(audio.destination);
  tone.start(begins);
  tone.stop(begins + lasts);
}

function late(): Promise<void> {
  return new Promise((done) => setTimeout(done, 300));
}
