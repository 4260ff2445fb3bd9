import { chance } from '../../src/ui/artwork/chance.ts'

/** Samples per second of the generated sound. */
export const sampleRate = 32_000

const chords: readonly (readonly number[])[] = [
  [110, 164.8, 220, 277.2, 329.6],
  [98, 146.8, 196, 246.9, 293.7],
  [87.3, 130.8, 174.6, 220, 329.6],
  [103.8, 155.6, 207.7, 261.6, 311.1],
]

/**
 * A soft pad of a few slow voices, as 16-bit mono samples. Every voice and every swell fits a whole number of times into
 * the clip, so that its repetition has no seam.
 */
export function pad(seed: number, seconds: number): Buffer {
  const r = chance(seed * 41 + 3)
  const whole = (hertz: number) => Math.round(hertz * seconds) / seconds
  const voices = (chords[Math.floor(r() * chords.length)] ?? []).flatMap((note) =>
    [1, 1.003, 2].map((partial) => ({
      frequency: whole(note * partial),
      phase: r() * Math.PI * 2,
      swell: whole((1 + Math.floor(r() * 3)) / seconds),
      shift: r() * Math.PI * 2,
      level: (partial === 2 ? 0.018 : 0.05) * Math.sqrt(110 / note),
    })),
  )
  const samples = Buffer.alloc(Math.round(seconds * sampleRate) * 2)
  for (let i = 0; i < samples.length / 2; i++) {
    const t = (i / sampleRate) * Math.PI * 2
    let sum = 0
    for (const v of voices)
      sum += Math.sin(v.frequency * t + v.phase) * v.level * (0.6 + 0.4 * Math.sin(v.swell * t + v.shift))
    samples.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sum)) * 32_000), i * 2)
  }
  return samples
}
