import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import sharp, { type Sharp } from 'sharp'
import { chance } from '../../src/ui/painting/chance.ts'
import { shapeOf, variants, type Variant } from '../../src/ui/painting/framing.ts'
import { paint } from '../../src/ui/painting/paint.ts'

sharp.concurrency(1)
sharp.cache(false)

/** How pictures are drawn and packed. A master is drawn once; small widths come from a master with a heavier line. */
export const settings = {
  quality: { 60: 70, 140: 68, 320: 66, 640: 64, 1280: 62 },
  kilobytes: { 60: 2, 140: 5, 320: 13.5, 640: 29, 1280: 86 },
  effort: 2,
  grain: 4,
  masters: [
    { width: 1280, weight: 1, widths: [1280, 640] },
    { width: 480, weight: 1.55, widths: [320, 140, 60] },
  ],
} as const

type Width = keyof typeof settings.quality

/** Breaks up the bands that eight bits leave in a dark gradient; too fine to be seen as noise, too weak to cost bytes. */
function addGrain(pixels: Buffer, seed: number): void {
  const r = chance(seed + 99)
  const grains = Float32Array.from({ length: 8191 }, () => (r() - 0.5) * 2 * settings.grain)
  for (let i = 0, g = 0; i < pixels.length; i += 4, g = (g + 1) % grains.length) {
    for (let c = 0; c < 3; c++)
      pixels[i + c] = Math.max(0, Math.min(255, Math.round((pixels[i + c] ?? 0) + (grains[g] ?? 0))))
  }
}

/** A dense figure costs bytes: its quality is lowered in three steps until it keeps its budget. */
async function pack(image: Sharp, width: Width, variant: Variant): Promise<Buffer> {
  const budget = settings.kilobytes[width] * 1000 * (variant.startsWith('p') && width > 320 ? 1.5 : 1)
  const at = (quality: number) => image.clone().webp({ quality, effort: settings.effort }).toBuffer()
  let bytes = await at(settings.quality[width])
  for (const less of [13, 25, 36]) if (bytes.length > budget) bytes = await at(settings.quality[width] - less)
  return bytes
}

async function drawVariant(folder: string, seed: number, variant: Variant): Promise<void> {
  for (const master of settings.masters) {
    const widths = master.widths.filter((width) => variant !== 'a0' || width <= 320)
    if (widths.length === 0) continue
    const width = master.width
    const height = Math.round(width * shapeOf(variant))
    const canvas = createCanvas(width, height)
    paint(canvas.getContext('2d'), canvas, seed, variant, 1, master.weight)
    const pixels = canvas.data()
    addGrain(pixels, seed)
    for (const w of widths) {
      const image = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
      const sized = w === width ? image : image.resize(w, Math.round(w * shapeOf(variant)))
      await writeFile(join(folder, `${variant}-w${w}.webp`), await pack(sized, w, variant))
    }
  }
}

/** Draws every picture of one performer and leaves a stamp when the last one is written. */
export async function drawFamily(out: string, seed: number, stamp: string): Promise<void> {
  const folder = join(out, String(seed))
  await mkdir(folder, { recursive: true })
  for (const variant of variants) await drawVariant(folder, seed, variant)
  await writeFile(join(folder, 'stamp'), stamp)
}
