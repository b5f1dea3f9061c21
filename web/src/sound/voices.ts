/** Sounds made of noise and tones, in any audio context: no files. */

// --- cards: strokes of filtered noise ---------------------------------------------------------

export type CardSound = "lay" | "draw" | "deal" | "flip" | "sweep" | "shuffle";

/** Noise through a band that glides, in hertz, and swells and fades; times in seconds. */
interface Stroke {
  at: number;
  lasts: number;
  from: number;
  to: number;
  /** Of the peak, where 1 is full scale. */
  loud: number;
  /** The part of its time in which it swells, 0 to 1. */
  swell?: number;
}

interface Rustle {
  strokes: readonly Stroke[];
  /** A card that meets the cloth: a low tone of that loudness, at that time. */
  thump?: { at: number; loud: number };
  /** Seconds in which it is not heard again: cards that move together are heard once. */
  gap: number;
}

/** The packets of a riffle fall ever faster. */
const RIFFLE: readonly Stroke[] = Array.from({ length: 13 }, (_, i) => ({
  at: 0.42 * (1 - (1 - i / 13) ** 1.6),
  lasts: 0.03,
  from: 2300 + 90 * i,
  to: 1500,
  loud: 0.1 + 0.003 * i,
}));

export const RUSTLES: Record<CardSound, Rustle> = {
  lay: {
    strokes: [{ at: 0, lasts: 0.05, from: 1900, to: 900, loud: 0.16 }],
    thump: { at: 0.004, loud: 0.09 },
    gap: 0.07,
  },
  draw: {
    strokes: [
      { at: 0, lasts: 0.13, from: 1500, to: 3600, loud: 0.11, swell: 0.6 },
      { at: 0.12, lasts: 0.03, from: 2600, to: 1400, loud: 0.08 },
    ],
    gap: 0.12,
  },
  deal: {
    strokes: [{ at: 0, lasts: 0.035, from: 3000, to: 1900, loud: 0.1 }],
    gap: 0.06,
  },
  flip: {
    strokes: [
      { at: 0, lasts: 0.07, from: 2800, to: 4200, loud: 0.09, swell: 0.5 },
      { at: 0.075, lasts: 0.045, from: 2400, to: 1100, loud: 0.16 },
    ],
    thump: { at: 0.08, loud: 0.04 },
    gap: 0.12,
  },
  sweep: {
    strokes: [
      { at: 0, lasts: 0.24, from: 2200, to: 600, loud: 0.15, swell: 0.35 },
      { at: 0.2, lasts: 0.05, from: 1300, to: 700, loud: 0.12 },
    ],
    thump: { at: 0.21, loud: 0.06 },
    gap: 0.3,
  },
  shuffle: {
    strokes: [...RIFFLE, { at: 0.47, lasts: 0.22, from: 900, to: 2400, loud: 0.1, swell: 0.7 }],
    gap: 0.9,
  },
};

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, made once for a context. */
function hiss(audio: BaseAudioContext): AudioBuffer {
  const found = hisses.get(audio);
  if (found) return found;
  const made = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = made.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  hisses.set(audio, made);
  return made;
}

/** `vary`: no two cards sound alike; the factor of all frequencies. Returns when it ends. */
export function rustle(
  audio: BaseAudioContext,
  out: AudioNode,
  at: number,
  { strokes, thump }: Rustle,
  vary = 1,
): number {
  let ends = at;
  for (const { at: after, lasts, from, to, loud, swell = 0.08 } of strokes) {
    const begins = at + after;
    const noise = audio.createBufferSource();
    const band = audio.createBiquadFilter();
    const gain = audio.createGain();
    noise.buffer = hiss(audio);
    band.type = "bandpass";
    band.Q.value = 0.9;
    band.frequency.setValueAtTime(from * vary, begins);
    band.frequency.exponentialRampToValueAtTime(to * vary, begins + lasts);
    envelope(gain.gain, begins, lasts, loud, lasts * swell);
    noise.connect(band).connect(gain).connect(out);
    noise.start(begins, Math.random() * (1 - lasts), lasts);
    ends = Math.max(ends, begins + lasts);
  }
  if (thump) {
    const begins = at + thump.at;
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.setValueAtTime(170 * vary, begins);
    tone.frequency.exponentialRampToValueAtTime(85 * vary, begins + 0.07);
    envelope(gain.gain, begins, 0.09, thump.loud, 0.004);
    tone.connect(gain).connect(out);
    tone.start(begins);
    tone.stop(begins + 0.09);
    ends = Math.max(ends, begins + 0.09);
  }
  return ends;
}

function envelope(gain: AudioParam, at: number, lasts: number, loud: number, swell: number): void {
  gain.setValueAtTime(0.0001, at);
  gain.exponentialRampToValueAtTime(loud, at + swell);
  gain.exponentialRampToValueAtTime(0.0001, at + lasts);
}

// --- notes ------------------------------------------------------------------------------------

/** Frequency in hertz, and when it begins and how long it lasts, in seconds. */
export type Note = readonly [frequency: number, at: number, lasts: number];

interface Timbre {
  /** The strength of each harmonic, the first at 1. */
  harmonics: readonly number[];
  /** In hertz: bright when it is struck, then softer. */
  bright: number;
  soft: number;
  /** Seconds until it is loudest. */
  attack: number;
}

const TIMBRES = {
  /** Wood. */
  marimba: { harmonics: [0, 1, 0, 0, 0.28, 0, 0, 0, 0, 0, 0.07], bright: 5200, soft: 900, attack: 0.004 }, // prettier-ignore
  /** Small glass bells. */
  glass: { harmonics: [0, 1, 0.1, 0.05, 0.36, 0, 0.16, 0, 0.08], bright: 9000, soft: 3200, attack: 0.003 }, // prettier-ignore
  /** A silk string. */
  koto: { harmonics: [0, 1, 0.6, 0.42, 0.3, 0.22, 0.14, 0.1, 0.06], bright: 4200, soft: 650, attack: 0.002 }, // prettier-ignore
  /** A soft bell, for alerts. */
  chime: { harmonics: [0, 1, 0.06, 0.1, 0.04], bright: 3600, soft: 1800, attack: 0.012 },
} satisfies Record<string, Timbre>;

export type Voice = keyof typeof TIMBRES;

/** Of one note, where 1 is full scale. */
const LOUD = 0.15;

/** Returns when it ends. */
export function sing(
  audio: BaseAudioContext,
  out: AudioNode,
  at: number,
  notes: readonly Note[],
  voice: Voice,
  loud = 1,
): number {
  const { harmonics, bright, soft, attack } = TIMBRES[voice];
  const wave = audio.createPeriodicWave(harmonics.map(() => 0), [...harmonics]); // prettier-ignore
  let ends = at;
  for (const [frequency, after, lasts] of notes) {
    const begins = at + after;
    const tone = audio.createOscillator();
    const filter = audio.createBiquadFilter();
    const gain = audio.createGain();
    tone.setPeriodicWave(wave);
    tone.frequency.value = frequency;
    filter.frequency.setValueAtTime(Math.max(bright, frequency), begins);
    filter.frequency.exponentialRampToValueAtTime(Math.max(soft, frequency), begins + lasts * 0.6);
    envelope(gain.gain, begins, lasts, LOUD * loud, attack);
    tone.connect(filter).connect(gain).connect(out);
    tone.start(begins);
    tone.stop(begins + lasts);
    ends = Math.max(ends, begins + lasts);
  }
  return ends;
}

const STEPS: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/**
 * Notes written as a tune: "E5 G5 C6+E6 -", one beat each; + sounds together, - is a rest. `beat` and how long
 * each note rings, `lasts`, are in seconds. Throws an Error for what is no note.
 */
export function tune(written: string, beat: number, lasts: number): Note[] {
  return written.split(" ").flatMap((together, n) =>
    (together === "-" ? [] : together.split("+")).map((name): Note => {
      const found = /^([A-G])([b#]?)([2-8])$/.exec(name);
      if (!found) throw new Error(`expected a note such as Eb5, got ${JSON.stringify(name)}`);
      const bent = { b: -1, "#": 1 }[found[2]!] ?? 0;
      const key = STEPS[found[1]!]! + bent + 12 * (Number(found[3]) - 4); // 0 is the middle C
      return [440 * 2 ** ((key - 9) / 12), n * beat, lasts];
    }),
  );
}

// --- how loud ---------------------------------------------------------------------------------

/** No sample is larger, however much is heard at once: -12 dBFS. */
export const CEILING = 0.25;

/** Lets through what is quiet, and bends what would be louder than CEILING. */
export function ceiling(context: BaseAudioContext): AudioNode {
  const shaper = context.createWaveShaper();
  shaper.curve = Float32Array.from(
    { length: 2049 },
    (_, i) => CEILING * Math.tanh((i / 1024 - 1) / CEILING),
  );
  return shaper;
}
