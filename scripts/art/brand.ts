import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { brandColours, initial, wordmark } from '../../src/ui/artwork/brand.ts'
import { paintGround } from '../../src/ui/artwork/backdrop.ts'
import { paintContour } from '../../src/ui/artwork/contour.ts'
import { framingOf } from '../../src/ui/artwork/framing.ts'
import { paletteOf } from '../../src/ui/artwork/palette.ts'
import { shapeOf } from '../../src/ui/artwork/shape.ts'

/** The seed whose figure represents the platform itself. */
const brandSeed = 1131

const { ground, ink, ember } = brandColours

/** The icon: the initial and its ember dot on the dark theme's ground. A maskable icon leaves the outer tenth clear. */
const icon = (corner: number, scale: number): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
<defs><radialGradient id="g" cx="38%" cy="24%" r="95%"><stop offset="0" stop-color="#4a2230"/><stop offset=".55" stop-color="#22131f"/><stop offset="1" stop-color="${ground}"/></radialGradient></defs>
<rect width="512" height="512" rx="${corner}" fill="url(#g)"/>
<g transform="translate(256 256) scale(${scale}) translate(-88 70)"><path transform="scale(.1)" d="${initial}" fill="${ink}"/><circle cx="128" cy="-14" r="17" fill="${ember}"/></g>
</svg>`

const word = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${wordmark.letters}" fill="${ink}"/><circle cx="${wordmark.dot.x}" cy="${wordmark.dot.y}" r="${wordmark.dot.radius}" fill="${ember}"/></g>`

async function drawOg(folder: string): Promise<void> {
  const width = 1200
  const height = 630
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  paintGround(context, canvas, brandSeed, 'l0', 'lamps')
  const line = {
    shape: shapeOf(brandSeed),
    framing: framingOf(brandSeed, 'l0'),
    palette: paletteOf(brandSeed),
    weight: 1,
  }
  paintContour(context, canvas, line)
  const veil = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="v"><stop offset="0" stop-color="${ground}" stop-opacity=".92"/><stop offset=".62" stop-color="${ground}" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#v)"/>${word(64, 350, 0.86)}</svg>`
  await sharp(canvas.data(), { raw: { width, height, channels: 4 } })
    .composite([{ input: Buffer.from(veil) }])
    .removeAlpha()
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(folder, 'og.jpg'))
}

/** Writes favicon, app icons and the picture for link previews into a folder. */
export async function drawBrand(folder: string): Promise<void> {
  await writeFile(join(folder, 'favicon.svg'), icon(116, 2.35))
  const png = (svg: string, size: number, name: string) =>
    sharp(Buffer.from(svg))
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true, quality: 90 })
      .toFile(join(folder, name))
  await png(icon(116, 2.35), 32, 'icon-32.png')
  await png(icon(0, 2.1), 180, 'apple-touch-icon.png')
  await png(icon(116, 2.35), 192, 'icon-192.png')
  await png(icon(116, 2.35), 512, 'icon-512.png')
  await png(icon(0, 1.8), 512, 'icon-maskable-512.png')
  await drawOg(folder)
}
