import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { VideoFilter, VideoType } from '@/application/media/video-gateway'
import { wholeVideoQuery } from '@/application/media/whole-video-query'
import type { GenderType } from '@/domain/actors/actor'
import { videoDefaults, type VideoCategory } from '@/domain/media/video-lists'

const now = Date.UTC(2026, 10, 21, 12)
const DAY = 86_400_000

describe('video lists', () => {
  it.each([
    ['allVideos', 'topRated', '[MED-023]'],
    ['discounted', 'newest', '[MED-024]'],
    ['trending', 'topTrending', '[MED-025]'],
    ['free', 'newest', '[MED-026]'],
    ['top', 'bestSelling', ''],
    ['vip30', 'topRated', ''],
    ['bought', 'newest', ''],
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

const categories = fc.constantFrom<VideoCategory>(
  'allVideos',
  'discounted',
  'trending',
  'free',
  'top',
  'vip30',
  'bought',
  'new',
)

describe('a request that is completed', () => {
  const filters = fc.record<VideoFilter>(
    {
      types: fc.uniqueArray(fc.constantFrom<VideoType>('free', 'vip', 'vip30', 'bought')),
      tags: fc.array(fc.string()),
      releasedFrom: fc.nat(),
      actingGroups: fc.uniqueArray(fc.constantFrom<GenderType>('F', 'M', 'FM', 'FF', 'S')),
    },
    { requiredKeys: [] },
  )

  it('has every given part, every type of its list, and the defaults for the rest', () => {
    fc.assert(
      fc.property(
        categories,
        filters,
        fc.option(fc.integer({ min: 1, max: 500 }), { nil: undefined }),
        (category, filter, first) => {
          const defaults = videoDefaults(category, now)
          const whole = wholeVideoQuery({ category, filter, offset: 3, ...(first === undefined ? {} : { first }) }, now)
          expect({ sort: whole.sort, offset: whole.offset, first: whole.first }).toEqual({
            sort: defaults.sort,
            offset: 3,
            first: first ?? defaults.first,
          })
          expect(new Set(whole.filter.types)).toEqual(new Set([...defaults.types, ...(filter.types ?? [])]))
          expect(whole.filter.tags).toEqual(filter.tags)
          expect(whole.filter.releasedFrom).toBe(filter.releasedFrom ?? defaults.releasedFrom ?? undefined)
          const groups = defaults.actingGroups.length === 0 ? undefined : defaults.actingGroups
          expect(whole.filter.actingGroups).toEqual(filter.actingGroups ?? groups)
        },
      ),
    )
  })

  it('is of all videos where it names no list, and then filters nothing', () => {
    expect(wholeVideoQuery({ offset: 0 }, now)).toEqual({ filter: {}, sort: 'topRated', first: 10, offset: 0 })
  })
})
