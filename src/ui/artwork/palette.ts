import { chance } from './chance.ts'

/** The colours of one actor: two hues in degrees that belong together, and the hue of the light on their line. */
export interface Palette {
  readonly hue: number
  readonly hue2: number
  readonly line: number
}

const pairs: readonly (readonly [number, number])[] = [
  [350, 18],
  [18, 38],
  [338, 16],
  [300, 262],
  [265, 225],
  [225, 195],
  [200, 176],
  [330, 288],
  [8, 318],
  [40, 14],
  [212, 262],
  [28, 348],
  [282, 330],
  [188, 232],
]

/** Averages two hues over the shorter way round the colour wheel: red and rose never give green. */
export function between(a: number, b: number, k: number): number {
  const way = ((b - a + 540) % 360) - 180
  return (a + way * k + 360) % 360
}

/** Returns the palette of an actor. Neighbouring seeds differ, so that pages are colourful. */
export function paletteOf(seed: number): Palette {
  const r = chance(seed + 1)
  const [a, b] = pairs[(seed * 5 + Math.floor(seed / pairs.length) * 3) % pairs.length] ?? [350, 18]
  const hue = (a + (r() - 0.5) * 14 + 360) % 360
  const hue2 = (b + (r() - 0.5) * 14 + 360) % 360
  return { hue, hue2, line: between(hue, hue2, 0.35 + r() * 0.5) }
}

/** Formats a colour for canvas and CSS: hue in degrees, the rest in percent, alpha 0 to 1. */
export function hsl(hue: number, saturation: number, lightness: number, alpha = 1): string {
  const s = saturation / 100
  const l = lightness / 100
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    return Math.round(255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return `rgba(${channel(0)},${channel(8)},${channel(4)},${Math.round(alpha * 10_000) / 10_000})`
}

/** Returns the placeholder of a picture: a CSS background from the palette, without a file. */
export function placeholderOf(seed: number): string {
  const { hue, hue2 } = paletteOf(seed)
  const light = hsl(hue, 45, 24)
  const mid = hsl(between(hue, hue2, 0.5), 42, 14)
  const deep = hsl(hue2, 40, 9)
  return `radial-gradient(90% 70% at 45% 35%,${light},transparent),linear-gradient(160deg,${mid},${deep})`
}
