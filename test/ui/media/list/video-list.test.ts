import { describe, expect, it } from 'vitest'
import { VIDEO_ORDERS } from '@/domain/media/video-lists'
import { kindsOf, ordersOf, presetOf, requestOf, VIDEO_LISTS } from '@/ui/media/list/video-list'
import { UNFILTERED } from '@/ui/media/list/video-query'
import { commonTags } from '@/ui/media/list/common-tags'

describe('the lists of videos', () => {
  it.each([
    ['allVideos', 'topRated', []],
    ['newVideos', 'newest', []],
    ['freeClips', 'newest', ['free']],
    ['videosOnSale', 'newest', ['discount']],
    ['videoTrends', 'topTrending', []],
    ['topVideos', 'bestSelling', []],
    ['vip30Videos', 'topRated', ['vip30']],
    ['boughtVideos', 'newest', ['bought']],
    ['vipVideos', 'newest', ['vip']],
  ] as const)(
    '%s begins with its own order and types [MED-023][MED-024][MED-025][MED-026][MED-030]',
    (list, sort, types) => {
      const preset = presetOf(list)
      expect(preset.sort).toBe(sort)
      expect(preset.types).toEqual(types)
    },
  )

  it('requests trending videos by the list’s name, so that the platform sets their days [MED-021]', () => {
    expect(requestOf('videoTrends', UNFILTERED)).toEqual({ category: 'trending', filter: {} })
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
      const preset: readonly string[] = presetOf(list).types
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
