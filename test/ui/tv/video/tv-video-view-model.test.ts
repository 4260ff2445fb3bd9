import { describe, expect, it } from 'vitest'
import { FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { tvVideoDetailsWith, tvVideoWith } from '#test/support/ui/tv'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { MediathekGateway } from '@/application/tv/mediathek-gateway'
import { asId, type VideoId } from '@/domain/ids'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { Texts } from '@/ui/texts/texts'
import { TvVideoViewModel } from '@/ui/tv/video/tv-video-view-model'
import { grantedAddress } from '@/domain/media/granted-address'

const id = asId<VideoId>('tv-1')

async function setUp(change: Parameters<typeof tvVideoDetailsWith>[0] = {}, suggested: readonly string[] = ['tv-2']) {
  const state = { video: tvVideoDetailsWith(change), loads: 0 }
  const mediathek = portOf<MediathekGateway>({
    video: async (wanted) => {
      state.loads += 1
      return wanted === id ? state.video : null
    },
    suggestions: async () => suggested.map((one) => tvVideoWith({ id: asId<VideoId>(one) })),
  })
  const live = new FakeLive()
  const guest = guestOver(portOf<GuestGateway>({}), live)
  guest.accept(guestWith({ isLoggedIn: true }))
  const texts = new Texts(loadCatalog)
  await texts.setLanguage('en')
  return { state, live, model: new TvVideoViewModel(mediathek, guest, texts) }
}

describe('a video of the mediathek', () => {
  it('is found by its id and its hash together, with what to watch next', async () => {
    const { model } = await setUp()
    model.show(id, 'abc')
    await settled()
    expect(model.video.value?.id).toBe(id)
    expect(model.suggestions.value?.map(({ id: other }) => other)).toEqual(['tv-2'])
    model.show(id, 'another')
    await settled()
    expect(model.video.value).toBeNull()
    model.show(asId<VideoId>('none'), 'abc')
    await settled()
    expect(model.video.value).toBeNull()
  })

  it('suggests neither itself nor the episodes beside it, unless there is hardly anything else', async () => {
    const [next, previous] = [tvVideoWith({ id: asId<VideoId>('tv-2') }), tvVideoWith({ id: asId<VideoId>('tv-0') })]
    const suggestedOf = async (ids: readonly string[]) => {
      const { model } = await setUp({ next, previous }, ids)
      model.show(id, 'abc')
      expect(model.suggested).toBeUndefined()
      await settled()
      return model.suggested?.map(({ id: other }) => other)
    }
    expect(await suggestedOf(['tv-2', 'tv-3', 'tv-0', 'tv-4', 'tv-1', 'tv-5', 'tv-6'])).toEqual([
      'tv-3',
      'tv-4',
      'tv-5',
      'tv-6',
    ])
    expect(await suggestedOf(['tv-2', 'tv-3'])).toEqual(['tv-2', 'tv-3'])
  })

  it('ends a preview once it was seen, plays it again, and is whole when the subscription begins', async () => {
    const preview = { kind: 'preview' as const, playlistUrl: grantedAddress('/p.m3u8'), seconds: 30 }
    const { model, state, live } = await setUp({ need: 'needAbo', source: preview })
    model.show(id, 'abc')
    await settled()
    model.end()
    expect(model.isPreviewOver).toBe(true)
    model.replay()
    expect({ isPreviewOver: model.isPreviewOver, take: model.take }).toEqual({ isPreviewOver: false, take: 1 })
    model.end()
    state.video = tvVideoDetailsWith()
    live.send({ type: 'tvSubscription', active: true, until: null })
    await settled()
    expect({ isPreviewOver: model.isPreviewOver, kind: model.video.value?.source?.kind }).toEqual({
      isPreviewOver: false,
      kind: 'full',
    })
    model.end()
    expect(model.isPreviewOver).toBe(false)
  })

  it('is given another address once for each time it played', async () => {
    const { model, state } = await setUp()
    model.show(id, 'abc')
    await settled()
    for (let i = 0; i < 3; i += 1) model.renew()
    await settled()
    expect(state.loads).toBe(2)
    model.progress()
    model.renew()
    await settled()
    expect(state.loads).toBe(3)
  })
})
