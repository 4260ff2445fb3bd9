import { reaction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { FakeClock, FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { tvSeriesWith, tvVideoWith } from '#test/support/ui/tv'
import type { MediathekGateway, MediathekQuery, TvSeriesQuery } from '@/application/tv/mediathek-gateway'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { asId, type VideoId } from '@/domain/ids'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { PageMemory } from '@/ui/base/page-memory'
import { Texts } from '@/ui/texts/texts'
import { MediathekViewModel } from '@/ui/tv/mediathek/mediathek-view-model'
import { SeriesListViewModel } from '@/ui/tv/mediathek/series-list-view-model'
import { LOOK_EVERY } from '@/ui/tv/parts/mediathek-watch'

async function setUp() {
  const state = { version: 1, isBroken: false, looks: 0 }
  const series = Array.from({ length: 20 }, (_, index) => tvSeriesWith({ id: `s${index}` }))
  const videos = Array.from({ length: 60 }, (_, index) => tvVideoWith({ id: asId<VideoId>(`v${index}`) }))
  const requested: (TvSeriesQuery | MediathekQuery)[] = []
  const page = <T>(all: readonly T[], query: TvSeriesQuery | MediathekQuery) => {
    requested.push(query)
    if (state.isBroken) throw new BackendError('offline')
    return { items: all.slice(query.offset, query.offset + query.first), total: all.length }
  }
  const mediathek = portOf<MediathekGateway>({
    series: async (query) => page(series, query),
    videos: async (query) => page(videos, query),
    seriesByKey: async (key) => (key === 'fireside' ? tvSeriesWith() : null),
    update: async () => {
      state.looks += 1
      return { version: state.version, series: series.length, videos: videos.length }
    },
  })
  const guest = guestOver(portOf<GuestGateway>({}), new FakeLive())
  const texts = new Texts(loadCatalog)
  await texts.setLanguage('en')
  const [clock, memory] = [new FakeClock(), new PageMemory()]
  guest.accept(guestWith())
  return {
    state,
    requested,
    videos,
    clock,
    series: new SeriesListViewModel(mediathek, guest, memory, texts, clock),
    mediathek: new MediathekViewModel(mediathek, guest, memory, texts, clock),
  }
}

describe('the list of series', () => {
  it('is loading, then has items by offset and a total, and notifies of it and of what comes to the mediathek [TVS-022]', async () => {
    const { series, state, clock, requested } = await setUp()
    const seen: string[] = []
    const stop = reaction(
      () => `${series.list.isLoading} ${series.list.items.length} ${series.list.total}`,
      (now) => seen.push(now),
    )
    series.start()
    const hide = series.show('music', 'e1')
    expect(series.list.isLoading).toBe(true)
    await settled()
    expect(seen).toEqual(['true 0 null', 'false 12 20'])
    await series.list.more()
    expect(requested).toEqual([
      { genre: 'music', first: 12, offset: 0 },
      { genre: 'music', first: 12, offset: 12 },
    ])
    expect(series.list.items).toHaveLength(20)
    clock.pass(LOOK_EVERY)
    await settled()
    expect(requested).toHaveLength(2)
    state.version = 2
    clock.pass(LOOK_EVERY)
    await settled()
    expect(requested.at(-1)).toEqual({ genre: 'music', first: 12, offset: 0 })
    expect(state.looks).toBe(3)
    hide()
    series.dispose()
    clock.pass(10 * LOOK_EVERY)
    await settled()
    expect(state.looks).toBe(3)
    stop()
  })

  it('can be tried again after a failure', async () => {
    const { series, state } = await setUp()
    state.isBroken = true
    series.show(null, 'e1')
    await settled()
    expect(series.list.error).toBe('offline')
    state.isBroken = false
    await series.list.retry()
    expect({ error: series.list.error, itemCount: series.list.items.length }).toEqual({ error: null, itemCount: 12 })
  })
})

describe('the list of videos of a key', () => {
  it('is loading, then has items by offset and a total, and notifies of it and of what comes to the mediathek [TVS-023]', async () => {
    const { mediathek, state, clock, videos, requested } = await setUp()
    const seen: string[] = []
    const stop = reaction(
      () => `${mediathek.list.isLoading} ${mediathek.list.items.length} ${mediathek.list.total}`,
      (now) => seen.push(now),
    )
    mediathek.start()
    mediathek.show('all', 'e1')
    await settled()
    expect(seen).toEqual(['true 0 null', 'false 24 60'])
    await mediathek.list.more()
    expect(requested.at(-1)).toEqual({ key: 'all', first: 24, offset: 24 })
    videos.unshift(tvVideoWith({ id: asId<VideoId>('fresh') }))
    state.version = 2
    clock.pass(LOOK_EVERY)
    await settled()
    expect({ itemId: mediathek.list.items[0]?.id, total: mediathek.list.total }).toEqual({ itemId: 'fresh', total: 61 })
    mediathek.dispose()
    stop()
  })

  it('knows the series that the key names, and that another key names nothing', async () => {
    const { mediathek } = await setUp()
    mediathek.show('fireside', 'e1')
    await settled()
    expect({ seriesId: mediathek.series?.id, isMissing: mediathek.isMissing }).toEqual({
      seriesId: 'fireside',
      isMissing: false,
    })
    mediathek.show('nothing', 'e2')
    expect(mediathek.series).toBeUndefined()
    await settled()
    expect({ series: mediathek.series, isMissing: mediathek.isMissing }).toEqual({ series: null, isMissing: true })
    mediathek.show('music', 'e3')
    await settled()
    expect(mediathek.isMissing).toBe(false)
  })
})
