import { describe, expect, it } from 'vitest'
import type { StartBlock } from '@/ui/base/start-page-block'

const blocks = import.meta.glob<StartBlock>('/src/ui/*/start-block.ts', { eager: true, import: 'startBlock' })
const sources = import.meta.glob<string>('/src/ui/*/start-block.ts', { eager: true, query: '?raw', import: 'default' })

describe('the blocks of the start page', () => {
  it('have a position each', () => {
    const positions = Object.values(blocks).map(({ position }) => position)
    expect(positions.length).toBeGreaterThan(4)
    expect(new Set(positions).size).toBe(positions.length)
  })

  it.each(Object.entries(blocks))('%s reserves room, and loads what it shows on demand', async (file, block) => {
    expect(block.height).toBeGreaterThan(100)
    expect(await block.load()).toBeTruthy()
    // What it imports otherwise would be loaded with all blocks.
    expect(sources[file]?.match(/^import (?!type\b).*/gmu)).toBeNull()
  })
})
