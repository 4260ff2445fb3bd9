import { describe, expect, it } from 'vitest'
import { roster } from '@/adapters/backend/world/seed/roster'
import { generateShows } from '@/adapters/backend/world/seed/shows/generate-shows'
import { ANNOUNCED, SLOT } from '@/adapters/backend/world/seed/shows/show-slots'
import { generateWorld } from '@/adapters/backend/world/seed/generate-world'
import { phaseOf } from '@/domain/shows/show'
import { LANGUAGES } from '@/domain/navigation/language'

const MIDNIGHT = Date.UTC(2026, 10, 21)
const world = generateWorld({ seed: 7, actors: 240, videos: 10, now: MIDNIGHT })
const shows = generateShows(world)

describe('the shows of the sample world', () => {
  it('have one that runs at any moment of the day, and announce two days ahead', () => {
    for (let now = MIDNIGHT; now < MIDNIGHT + 24 * SLOT; now += 5 * 60_000) {
      expect(shows.filter((show) => phaseOf(show, now) === 'running').length).toBeGreaterThanOrEqual(1)
      expect(shows.some(({ start }) => start >= now + ANNOUNCED - SLOT)).toBe(true)
      expect(shows.some((show) => phaseOf(show, now) === 'over')).toBe(true)
    }
  })

  it('are the same every time, with ids of their own', () => {
    const again = generateShows(generateWorld({ seed: 7, actors: 240, videos: 10, now: MIDNIGHT }))
    expect(again.map(({ id, actorId, start }) => [id, actorId, start])).toEqual(
      shows.map(({ id, actorId, start }) => [id, actorId, start]),
    )
    expect(new Set(shows.map(({ id }) => id)).size).toBe(shows.length)
  })

  it('put no actor into two rooms at once, and nobody of the demo roster into any', () => {
    for (const show of shows) {
      expect(Number(show.actorId)).toBeGreaterThan(roster.length)
      const beside = shows.filter(
        ({ actorId, start, end }) => actorId === show.actorId && start < show.end && end > show.start,
      )
      expect(beside).toEqual([show])
    }
  })

  it('include free ones, featured ones with a code that costs less, and some that the platform produces', () => {
    expect(shows.filter(({ price }) => price === 0).length).toBeGreaterThan(5)
    const featured = shows.filter(({ isFeatured }) => isFeatured)
    expect(featured.length).toBeGreaterThan(1)
    for (const { promotion, price } of featured) expect(promotion?.price).toBeLessThan(price)
    expect(shows.some(({ isInternal }) => isInternal)).toBe(true)
    expect(shows.some(({ isAutoFeatured }) => isAutoFeatured)).toBe(true)
  })

  it('have all of their texts in every language', () => {
    for (const show of shows)
      for (const language of LANGUAGES) expect(Object.values(show.texts[language])).not.toContain('')
  })
})
