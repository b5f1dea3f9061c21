/** The one way to the loudspeaker: alerts, cards and triumphs share it, its volume and its ceiling. */
import { soundSetting } from "./setting.svelte";
import { ceiling } from "./voices";

/** Milliseconds after which the loudspeaker rests: while it is open, it takes battery even in silence. */
export const RESTS_AFTER = 8000;

let audio: AudioContext | undefined;
let volume: GainNode;
let resting: ReturnType<typeof setTimeout> | undefined;

/**
 * The context, once it runs; null where the browser makes no sound, as none does before somebody has pressed
 * something. To be called while they do, or soon after.
 */
export async function wake(): Promise<AudioContext | null> {
  try {
    audio ??= opened();
    // Safari says "interrupted" after a call.
    if (audio.state !== "running") await Promise.race([audio.resume(), late()]);
  } catch {
    return null;
  }
  clearTimeout(resting);
  resting = setTimeout(() => void audio?.suspend(), RESTS_AFTER);
  return running();
}

/** The context out of its rest, if there ever was one; never begins one. */
export async function woken(): Promise<AudioContext | null> {
  return audio ? wake() : null;
}

/** The context if it runs; never begins one. */
export function running(): AudioContext | null {
  return audio?.state === "running" ? audio : null;
}

/** The way out for sounds of the running context. */
export function loudspeaker(): AudioNode {
  volume.gain.value = soundSetting.volume;
  return volume;
}

function opened(): AudioContext {
  // An iPhone set to silent is silent, and other music goes on.
  const { audioSession } = navigator as { audioSession?: { type: string } };
  if (audioSession) audioSession.type = "ambient";
  const made = new AudioContext();
  volume = made.createGain();
  volume.connect(ceiling(made)).connect(made.destination);
  return made;
}

function late(): Promise<void> {
  return new Promise((done) => setTimeout(done, 300));
}
