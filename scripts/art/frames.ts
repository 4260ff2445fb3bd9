import { join } from 'node:path'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { draw, film } from './film.ts'

/** The widths in which a frame is packed, pixels; `artworkAt` accepts the same (src/domain/pictures/artwork.ts). */
const WIDTHS = [140, 320] as const

const QUALITY = 62

/** Draws the frames of a clip into an empty folder, one of each second: the same pictures that the clip shows. */
export async function drawFrames(folder: string, clip: number): Promise<void> {
  let at = 0
  for (const pixels of draw(clip, film.fps)) {
    // Packed before the next frame is drawn: the canvas may reuse its memory.
    const image = sharp(Buffer.from(pixels), {
      raw: { width: film.width, height: film.height, channels: 4 },
    }).removeAlpha()
    for (const width of WIDTHS) {
      const bytes = await image
        .clone()
        .resize(width, Math.round((width * 9) / 16))
        .webp({ quality: QUALITY })
        .toBuffer()
      await writeFile(join(folder, `${at}-w${width}.webp`), bytes)
    }
    at += 1
  }
}
