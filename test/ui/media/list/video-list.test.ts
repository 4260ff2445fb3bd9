import { describe, expect, it } from 'vitest'
import { VIDEO_ORDERS } from '@/domain/media/video-lists'
import { kindsOf, ordersOf, presetOf, VIDEO_LISTS } from '@/ui/media/list/video-list'
import { commonTags } from '@/ui/media/list/common-tags'

const NOW = Date.UTC(2026, 10, 21)
const DAY = 86_400_000

describe('the lists of videos', () => {
  it.each([
    ['allVideos', 'topRated', undefined],
    ['newVideos', 'newest', undefined],
    ['freeClips', 'newest', ['free']],
    ['videosOnSale', 'newest', ['discount']],
    ['videoTrends', 'topTrending', undefined],
    ['vipVideos', 'newest', ['vip']],
  ] as const)(
    '%s begins with its own order and types [MED-023][MED-024][MED-025][MED-026][MED-030]',
    (list, sort, types) => {
      const preset = presetOf(list, NOW)
      expect(preset.sort).toBe(sort)
      expect(preset.filter.types).toEqual(types)
    },
  )

  it('requests trending videos of the last eight days only [MED-021]', () => {
    expect(presetOf('videoTrends', NOW).filter.releasedFrom).toBe(NOW - 8 * DAY)
  })

  it('offers the seven orders everywhere, and an eighth only where it is the list’s own [MED-020]', () => {
    for (const list of VIDEO_LISTS) {
      const { own, offered } = ordersOf(list)
      expect(offered).toContain(own)
      expect(offered.filter((order) => order !== 'topTrending')).toEqual(VIDEO_ORDERS)
      expect(offered.includes('topTrending')).toBe(list === 'videoTrends')
    }
  })

  it('never offers to filter a list by what all of it is', () => {
    for (const list of VIDEO_LISTS) {
      const preset = presetOf(list, NOW).filter.types ?? []
      expect(kindsOf(list).filter((kind) => preset.includes(kind))).toEqual([])
    }
  })
})

describe('the moods offered beside a list', () => {
  const of = (...ids: string[]) => ({ tags: ids.map((id) => ({ id, label: id.toUpperCase() })) })

  it('are the most common ones, equals in the order of their labels, and not too many', () => {
    const videos = [of('rain', 'tea'), of('tea', 'attic'), of('tea', 'rain'), of('sea', 'attic')]
    expect(commonTags(videos, 3).map(({ id }) => id)).toEqual(['tea', 'attic', 'rain'])
  })
})
