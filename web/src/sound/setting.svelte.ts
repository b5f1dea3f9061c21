/** The switch for sounds in this browser, and their loudness. */
import { kept } from "../browser/kept";

/**
 * A phone set to silent stays silent. One with an audio session says what silence means (`audio.ts`); where a
 * page cannot know, as on Android, nothing is heard before somebody asks for it.
 */
function quiet(): boolean {
  return matchMedia("(pointer: coarse)").matches && !("audioSession" in navigator);
}

/** The softest and the usual volume; the loudest is 1. */
export const SOFTEST = 0.1;
const USUAL = 0.7;

class SoundSetting {
  #on = $state.raw((kept.read("parlour.sound") ?? (quiet() ? "off" : "on")) === "on");
  #volume = $state.raw(volumeOf(kept.read("parlour.volume")));

  /** True if cards and triumphs are heard; alerts have a switch of their own. */
  get on(): boolean {
    return this.#on;
  }
  set on(on: boolean) {
    this.#on = on;
    kept.write("parlour.sound", on ? "on" : "off");
  }

  /** The volume of all sounds, from SOFTEST to 1. */
  get volume(): number {
    return this.#volume;
  }
  set volume(volume: number) {
    this.#volume = volumeOf(String(volume));
    kept.write("parlour.volume", String(this.#volume));
  }
}

function volumeOf(kept: string | null): number {
  const found = kept === null ? NaN : Number(kept);
  return found >= SOFTEST && found <= 1 ? found : USUAL;
}

export const soundSetting = new SoundSetting();
