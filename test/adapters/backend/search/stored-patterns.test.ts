import { describe, expect, it } from 'vitest'
import { TestPlatform } from '#test/support/world/test-platform'
import { searchPatterns } from '@/adapters/backend/search/pattern-records'

const ONE = '203.0.113.7'

async function setup() {
  const test = new TestPlatform({ actors: 14, videos: 0 })
  const { name } = await test.setActor('2', { name: 'Miranda Solène' })
  const searchFrom = async (address: string, pattern: string) => {
    const guest = await test.visitor('en', 'NL', address)
    await guest.ports.search.storePattern(pattern)
    return guest
  }
  const stored = () => test.context.store.find(searchPatterns, 'byDay', { prefix: [] })
  return { test, name, searchFrom, stored }
}

describe('what guests search for', () => {
  it('is counted once for a network, however many sessions it opens [SEA-023]', async () => {
    const { searchFrom, stored } = await setup()
    for (let at = 0; at < 5; at++) await searchFrom(ONE, 'Miranda')
    expect((await stored()).map(({ count }) => count)).toEqual([1])
    await searchFrom('203.0.113.8', 'Miranda')
    expect((await stored()).map(({ count }) => count)).toEqual([2])
  })

  it('is suggested as what was found is spelled, and not as the first who searched for it did [SEA-023]', async () => {
    const { searchFrom, stored } = await setup()
    await searchFrom(ONE, 'MIRANDA\u200B SOLENE')
    await searchFrom('203.0.113.8', 'MIRAN\u200BDA')
    const texts = (await stored()).map(({ text }) => text)
    expect(texts).toContain('Miranda Solène')
    for (const text of texts) expect(text).not.toMatch(/\p{Cf}/u)
  })

  it('is stored thirty times a minute of one network, and then of others only', async () => {
    const { searchFrom, stored } = await setup()
    const patterns = Array.from({ length: 31 }, (_, at) => 'miranda solene'.slice(0, 3 + (at % 5)))
    for (const pattern of patterns) await searchFrom(ONE, pattern)
    const before = (await stored()).length
    await searchFrom(ONE, 'Miranda Solene')
    expect((await stored()).length).toBe(before)
    await searchFrom('203.0.113.8', 'Miranda Solene')
    expect((await stored()).length).toBe(before + 1)
  })
})
