import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { draw } from '../../../scripts/art/draw.ts'
import { film } from '../../../scripts/art/film.ts'
import { jobFor } from '../../../scripts/art/jobs.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, folderOfTest } from '#test/scripts/art/folder'

async function drawn(
  address: string,
  { withAvif = true, isSketch = false } = {},
): Promise<{ readonly root: string; readonly files: readonly string[] }> {
  const root = folderOfTest()
  const job = jobFor(address)
  if (job === null) throw new Error('no job')
  await draw(root, job, { withAvif, isSketch })
  return { root, files: filesIn(root) }
}

describe('a picture that is drawn', () => {
  it('has AVIF files beside WebP where they are smaller, and none in the two smallest widths', async () => {
    const { root, files } = await drawn('2/p0-w320.webp')
    expect(files).toEqual(['2/p0-w140.webp', '2/p0-w320.avif', '2/p0-w320.webp', '2/p0-w60.webp'])
    const size = (name: string): number => readFileSync(join(root, name)).length
    expect(size('2/p0-w320.avif')).toBeLessThan(size('2/p0-w320.webp'))
    expect(readFileSync(join(root, '2/p0-w320.avif')).toString('latin1', 4, 12)).toBe('ftypavif')
  })

  it('has WebP files only where a guest waits for it', async () => {
    const { files } = await drawn('2/p0-w320.webp', { withAvif: false })
    expect(files).toEqual(['2/p0-w140.webp', '2/p0-w320.webp', '2/p0-w60.webp'])
  })

  it('has WebP files only where it is granted by a ticket', async () => {
    const { files } = await drawn('granted/2/0-w320.webp')
    expect(files.filter((name) => name.endsWith('.avif'))).toEqual([])
    expect(files).toContain('granted/2/0-w320.webp')
  })
})

describe('a sketch', () => {
  it('has the names, the sizes and the kind of the finished pictures', async () => {
    for (const [address, names] of [
      ['2/p0-w320.webp', ['2/p0-w140.webp', '2/p0-w320.webp', '2/p0-w60.webp']],
      ['2/l1-w1280.webp', ['2/l1-w1280.webp', '2/l1-w640.webp']],
    ] as const) {
      const [finished, sketched] = [
        await drawn(address, { withAvif: false }),
        await drawn(address, { withAvif: false, isSketch: true }),
      ]
      expect({ finished: finished.files, sketched: sketched.files }).toEqual({ finished: names, sketched: names })
      for (const name of names) {
        const [{ format, width, height }, wanted] = [
          await sharp(join(sketched.root, name)).metadata(),
          await sharp(join(finished.root, name)).metadata(),
        ]
        expect({ format, width, height }).toEqual({
          format: 'webp',
          width: wanted.width,
          height: wanted.height,
        })
      }
    }
  })

  it('of a clip is as long, and has the same files', async () => {
    const { root, files } = await drawn('clips/3/init.mp4', { isSketch: true })
    const clip = JSON.parse(readFileSync(join(root, 'clips/3/clip.json'), 'utf8')) as Readonly<Record<string, unknown>>
    expect(clip).toMatchObject({ duration: film.seconds, width: film.width, height: film.height })
    const segments = Array.from({ length: film.seconds / film.segmentSeconds }, (_, at) => at)
    expect(files).toEqual(
      [
        'clip.json',
        'index.m3u8',
        'init.mp4',
        'preview.m3u8',
        'previewinit.mp4',
        ...segments.flatMap((at) => [`preview${at}.m4s`, `segment${at}.m4s`]),
      ]
        .map((name) => `clips/3/${name}`)
        .toSorted(),
    )
  })
})
