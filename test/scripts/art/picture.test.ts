import { describe, expect, it } from 'vitest'
import { draw } from '../../../scripts/art/draw.ts'
import { jobFor } from '../../../scripts/art/jobs.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, folderOfTest } from '#test/scripts/art/folder'

async function drawn(
  address: string,
  withAvif = true,
): Promise<{ readonly root: string; readonly files: readonly string[] }> {
  const root = folderOfTest()
  const job = jobFor(address)
  if (job === null) throw new Error('no job')
  await draw(root, job, withAvif)
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
    const { files } = await drawn('2/p0-w320.webp', false)
    expect(files).toEqual(['2/p0-w140.webp', '2/p0-w320.webp', '2/p0-w60.webp'])
  })

  it('has WebP files only where it is granted by a ticket', async () => {
    const { files } = await drawn('granted/2/0-w320.webp')
    expect(files.filter((name) => name.endsWith('.avif'))).toEqual([])
    expect(files).toContain('granted/2/0-w320.webp')
  })
})
