import { createCanvas } from '@napi-rs/canvas'
import sharp, { type Sharp } from 'sharp'
import { chance } from '../../src/ui/artwork/chance.ts'
import { compositionOf, paintComposition } from '../../src/ui/artwork/composition.ts'
import type { Subject } from '../../src/ui/artwork/subject.ts'
import { aspectOf } from '../../src/domain/pictures/artwork.ts'
import type { PictureVariant } from '../../src/domain/pictures/picture-variants.ts'
import { settings, sketch, widthsOf, type DrawSettings, type Master, type Width } from './picture-settings.ts'

sharp.concurrency(1)
sharp.cache(false)

/** Breaks up the bands that eight bits leave in a dark gradient; too fine to be seen as noise, too weak to cost bytes. */
function addGrain(pixels: Buffer, seed: number): void {
  const r = chance(seed + 99)
  const grains = Float32Array.from({ length: 8191 }, () => (r() - 0.5) * 2 * settings.grain)
  for (let i = 0, g = 0; i < pixels.length; i += 4, g = (g + 1) % grains.length) {
    for (let c = 0; c < 3; c++)
      pixels[i + c] = Math.max(0, Math.min(255, Math.round((pixels[i + c] ?? 0) + (grains[g] ?? 0))))
  }
}

/** A dense figure costs bytes: its quality is lowered in three steps until it fits its budget. */
async function pack(image: Sharp, width: Width, variant: PictureVariant): Promise<Buffer> {
  const budget = settings.kilobytes[width] * 1000 * (variant.startsWith('p') && width > 320 ? 1.5 : 1)
  const at = (quality: number) => image.clone().webp({ quality, effort: settings.effort }).toBuffer()
  let bytes = await at(settings.quality[width])
  for (const less of [13, 25, 36]) if (bytes.length > budget) bytes = await at(settings.quality[width] - less)
  return bytes
}

/** `null` where AVIF is not used, or would not be smaller than the WebP file. */
async function packSmaller(image: Sharp, width: Width, largest: number): Promise<Buffer | null> {
  const quality = new Map<number, number>(Object.entries(settings.avif.quality).map(([w, q]) => [Number(w), q])).get(
    width,
  )
  if (quality === undefined) return null
  const bytes = await image.clone().avif({ quality, effort: settings.avif.effort }).toBuffer()
  return bytes.length < largest ? bytes : null
}

/** The files of one picture in one width. */
export interface Packed {
  readonly webp: Buffer
  readonly avif: Buffer | null
}

/**
 * Draws one picture and packs it in the widths of one master.
 * @param variant gives the picture its shape
 * @returns files by width in pixels
 */
export async function drawPicture(
  subject: Subject,
  variant: PictureVariant,
  master: Master,
  { withAvif, isSketch }: DrawSettings,
): Promise<ReadonlyMap<Width, Packed>> {
  const width = isSketch ? sketch.width : master.width
  const height = Math.round(width * aspectOf(variant))
  const canvas = createCanvas(width, height)
  const composition = compositionOf(subject, canvas, master.weight)
  paintComposition(canvas.getContext('2d'), canvas, composition)
  const pixels = canvas.data()
  addGrain(pixels, composition.seed)
  const files = new Map<Width, Packed>()
  for (const w of widthsOf(master, variant)) {
    const image = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
    const sized =
      w === width
        ? image
        : image.resize(w, Math.round(w * aspectOf(variant)), isSketch ? { kernel: sketch.kernel } : {})
    const webp = isSketch ? await sized.webp(sketch.webp).toBuffer() : await pack(sized, w, variant)
    files.set(w, { webp, avif: withAvif ? await packSmaller(sized, w, webp.length) : null })
  }
  return files
}
