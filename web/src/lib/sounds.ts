/** Sounds of our own making, synthesised: a few oscillators and some noise. Silent until somebody touches the page. */
import type { Line } from "./frames";
import { ui } from "./ui.svelte";

export type Sound = "move" | "card" | "dice" | "hit" | "fall" | "turn" | "won" | "lost";

let context: AudioContext | null = null;

/** Browsers let a page sound only after a gesture. */
export function listenForGesture(): void {
  const begin = (): void => {
    context ??= "AudioContext" in window ? new AudioContext() : null;
    void context?.resume();
  };
  for (const gesture of ["pointerdown", "keydown"] as const)
    document.addEventListener(gesture, begin, { once: true, capture: true });
}

/** A tone that fades: its pitch goes from one frequency to another. */
function tone(
  out: AudioContext,
  from: number,
  to: number,
  at: number,
  long: number,
  type: OscillatorType,
): void {
  const [swing, loud] = [out.createOscillator(), out.createGain()];
  swing.type = type;
  swing.frequency.setValueAtTime(from, at);
  swing.frequency.exponentialRampToValueAtTime(to, at + long);
  loud.gain.setValueAtTime(0.0001, at);
  loud.gain.exponentialRampToValueAtTime(0.35 * ui.volume, at + 0.012);
  loud.gain.exponentialRampToValueAtTime(0.0001, at + long);
  swing.connect(loud).connect(out.destination);
  swing.start(at);
  swing.stop(at + long + 0.02);
}

/** A breath of noise around a frequency. */
function noise(out: AudioContext, pitch: number, at: number, long: number): void {
  const buffer = out.createBuffer(1, Math.ceil(out.sampleRate * long), out.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const [source, band, loud] = [out.createBufferSource(), out.createBiquadFilter(), out.createGain()];
  source.buffer = buffer;
  band.type = "bandpass";
  band.frequency.value = pitch;
  loud.gain.value = 0.5 * ui.volume;
  source.connect(band).connect(loud).connect(out.destination);
  source.start(at);
}

const PLAYED: Record<Sound, (out: AudioContext, at: number) => void> = {
  move: (out, at) => noise(out, 500, at, 0.07),
  card: (out, at) => noise(out, 2600, at, 0.12),
  dice: (out, at) => {
    for (const [i, pitch] of [1900, 1500, 2100, 1300].entries()) noise(out, pitch, at + i * 0.07, 0.05);
  },
  hit: (out, at) => {
    noise(out, 300, at, 0.16);
    tone(out, 170, 52, at, 0.24, "triangle");
  },
  fall: (out, at) => {
    noise(out, 220, at, 0.3);
    tone(out, 220, 40, at, 0.55, "sawtooth");
  },
  turn: (out, at) => {
    tone(out, 660, 660, at, 0.16, "sine");
    tone(out, 880, 880, at + 0.11, 0.26, "sine");
  },
  won: (out, at) => {
    for (const [i, pitch] of [523, 659, 784, 1047].entries())
      tone(out, pitch, pitch, at + i * 0.13, 0.4, "triangle");
  },
  lost: (out, at) => {
    for (const [i, pitch] of [392, 330, 262].entries())
      tone(out, pitch, pitch * 0.98, at + i * 0.2, 0.45, "triangle");
  },
};

export function play(sound: Sound): void {
  if (!context || !ui.volume || context.state !== "running") return;
  PLAYED[sound](context, context.currentTime);
}

/** What lines sound like: the one thing that matters most in them. */
const HEARD: readonly (readonly [Sound, readonly string[]])[] = [
  ["fall", ["defeated", "knocked_out", "ko"]],
  ["hit", ["hurt", "damaged", "lost", "wounded"]],
  ["dice", ["rolled", "rerolled"]],
  [
    "card",
    ["schemed", "revealed", "boosted", "committed", "entered", "used", "loaded", "drew", "drawn", "mission"],
  ],
  ["move", ["moved", "fielded", "swapped", "bought", "powered"]],
];

export function soundOf(lines: readonly Line[]): Sound | null {
  return HEARD.find(([, kinds]) => lines.some((line) => kinds.includes(line.kind)))?.[0] ?? null;
}
