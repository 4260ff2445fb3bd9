import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { currentStamps, removeOutdated, type Stamps } from '../../../scripts/art/outdated.ts'
import { filesIn, folderOfTest } from '#test/scripts/art/folder'

const stamps: Stamps = { pictures: 'p1', clips: 'c1', brand: 'b1' }

function put(root: string, ...files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), 'drawn')
  }
}

describe('artwork that older code has drawn', () => {
  it('is removed, and what the same code has drawn stays', async () => {
    const root = folderOfTest()
    await removeOutdated(root, stamps)
    put(root, '1/p0-w320.webp', '240/a0-w60.webp', 'granted/1/0-w320.webp', 'clips/1/init.mp4', 'brand/og.jpg')
    await removeOutdated(root, stamps)
    expect(filesIn(root)).toHaveLength(6)
    await removeOutdated(root, { ...stamps, pictures: 'p2' })
    expect(filesIn(root)).toEqual(['brand/og.jpg', 'clips/1/init.mp4', 'stamps.json'])
    await removeOutdated(root, { pictures: 'p2', clips: 'c2', brand: 'b2' })
    expect(filesIn(root)).toEqual(['stamps.json'])
  })

  it('is removed where no stamp names what drew it', async () => {
    const root = folderOfTest()
    put(root, '1/p0-w320.webp', '1/stamp')
    await removeOutdated(root, stamps)
    expect(filesIn(root)).toEqual(['stamps.json'])
    expect(JSON.parse(readFileSync(join(root, 'stamps.json'), 'utf8'))).toEqual(stamps)
  })

  it('is recognized by the code that draws it: the stamps of one group do not depend on another', () => {
    const { pictures, clips, brand } = currentStamps()
    expect(new Set([pictures, clips, brand]).size).toBe(3)
    expect(currentStamps()).toEqual({ pictures, clips, brand })
  })
})
