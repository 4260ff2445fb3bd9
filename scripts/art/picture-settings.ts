import type { PictureVariant } from '../../src/domain/pictures/picture-variants.ts'

/** How pictures are drawn and packed. A master is drawn once; small widths come from a master with a heavier line. */
export const settings = {
  quality: { 60: 70, 140: 68, 320: 66, 640: 64, 1280: 62 },
  kilobytes: { 60: 2, 140: 5, 320: 13.5, 640: 29, 1280: 86 },
  effort: 2,
  /** Of the AVIF files beside WebP ones, at which they look the same (0036); the two smallest widths have none. */
  avif: { quality: { 320: 51, 640: 50, 1280: 48 }, effort: 1 },
  grain: 4,
  masters: [
    { width: 1280, weight: 1, widths: [1280, 640] },
    { width: 480, weight: 1.55, widths: [320, 140, 60] },
  ],
} as const

/** The master of a sketch, whatever width it is enlarged to, and how little its files are packed. */
export const sketch = { width: 80, kernel: 'nearest', webp: { quality: 1, effort: 0 } } as const

export interface DrawSettings {
  /** Whether pictures have AVIF files too, where they are smaller. It takes several times as long: not while a guest waits. */
  readonly withAvif: boolean
  /** Whether artwork has few pixels and one frame a second, in files of the same names, sizes and kinds. */
  readonly isSketch: boolean
}

/** Pixels. */
export type Width = keyof typeof settings.quality

export type Master = (typeof settings.masters)[number]

/** The widths that are made from a master; an avatar is never shown wider than 320. */
export const widthsOf = (master: Master, variant: PictureVariant): readonly Width[] =>
  master.widths.filter((width) => variant !== 'a0' || width <= 320)
