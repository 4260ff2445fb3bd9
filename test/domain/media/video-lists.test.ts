import { describe, expect, it } from 'vitest'
import { videoDefaults } from '@/domain/media/video-lists'

const now = Date.UTC(2026, 10, 21, 12)
const DAY = 86_400_000

describe('video lists', () => {
  it.each([
    ['allVideos', 'topRated', '[MED-023]'],
    ['discounted', 'newest', '[MED-024]'],
    ['trending', 'topTrending', '[MED-025]'],
    ['free', 'newest', '[MED-026]'],
    ['top', 'bestSelling', 'without a page so far'],
    ['vip30', 'topRated', 'without a page so far'],
    ['bought', 'newest', 'without a page so far'],
    ['new', 'newest', '[MED-030]'],
  ])('begins %s in the order %s %s', (category, sort) => {
    expect(videoDefaults(category, now).sort).toBe(sort)
  })

  it('shows as trending what came out within the last 8 days [MED-021]', () => {
    expect(videoDefaults('trending', now).releasedFrom).toBe(now - 8 * DAY)
  })

  it('shows as top what came out within the last 9 months, clamped to the end of a short month', () => {
    expect(videoDefaults('top', now).releasedFrom).toBe(Date.UTC(2026, 1, 21, 12))
    expect(videoDefaults('top', Date.UTC(2026, 10, 30)).releasedFrom).toBe(Date.UTC(2026, 1, 28))
  })

  it('refuses an undefined list with Unmapped category', () => {
    expect(() => videoDefaults('everything', now)).toThrow('Unmapped category')
  })
})
