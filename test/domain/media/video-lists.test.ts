import { describe, expect, it } from 'vitest'
import { VIDEO_ORDERS, VIDEO_PAGE_SIZE, videoDefaults } from '@/domain/media/video-lists'

const now = Date.UTC(2026, 10, 21, 12)
const DAY = 86_400_000

describe('video lists', () => {
  it.each([
    ['allVideos', 'topRated', '[MED-023]'],
    ['discounted', 'newest', '[MED-024]'],
    ['trending', 'topTrending', '[MED-025]'],
    ['free', 'newest', '[MED-026]'],
    ['top', 'bestSelling', '[MED-027]'],
    ['vip30', 'topRated', '[MED-028]'],
    ['bought', 'newest', '[MED-029]'],
    ['new', 'newest', '[MED-030]'],
  ])('begins %s in the order %s %s', (category, sort) => {
    expect(videoDefaults(category, now).sort).toBe(sort)
  })

  it('shows as trending what came out within the last 8 days [MED-021]', () => {
    expect(videoDefaults('trending', now).releasedFrom).toBe(now - 8 * DAY)
  })

  it('shows as top what came out within the last 9 months, clamped to the end of a short month [MED-022]', () => {
    expect(videoDefaults('top', now).releasedFrom).toBe(Date.UTC(2026, 1, 21, 12))
    expect(videoDefaults('top', Date.UTC(2026, 10, 30)).releasedFrom).toBe(Date.UTC(2026, 1, 28))
  })

  it('refuses a list nobody defined with Unmapped category [MED-019]', () => {
    expect(() => videoDefaults('everything', now)).toThrow('Unmapped category')
  })

  it('offers the seven orders and pages of ten [MED-020][MED-031]', () => {
    expect(VIDEO_ORDERS).toEqual([
      'newest',
      'mostExpensive',
      'cheapest',
      'longest',
      'shortest',
      'bestSelling',
      'topRated',
    ])
    expect(VIDEO_PAGE_SIZE).toBe(10)
  })
})
