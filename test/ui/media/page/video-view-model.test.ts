import { describe, expect, it } from 'vitest'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { TileGridGateway } from '@/application/albums/tile-grid-gateway'
import { CaptionChoice } from '@/application/media/caption-choice'
import { WatchPositions } from '@/application/media/watch-positions'
import type { RelatedGateway } from '@/application/recommendations/related-gateway'
import type { VideoGateway } from '@/application/media/video-gateway'
import { asId, type VideoId } from '@/domain/ids'
import type { VideoDetails } from '@/domain/media/video'
import { EVERYONE } from '@/ui/guest/guest-view-model'
import { LiveActors } from '@/ui/actors/live-actors'
import { VideoViewModel } from '@/ui/media/page/video-view-model'
import { NowPlaying } from '@/ui/media/playback/now-playing'
import { SmallFrame } from '@/ui/media/playback/small-frame'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { Texts } from '@/ui/texts/texts'
import { FakeLive, FakeStorage, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { videoWith } from '#test/support/ui/videos'
import { grantedAddress } from '@/domain/media/granted-address'

const ID = asId<VideoId>('v1')

const FRAMES = [{ at: 0, address: grantedAddress('/frame-0') }]

/** A platform that knows one video, which a test may change. */
async function setup(first: VideoDetails | null = videoWith(), { isRendered = false } = {}) {
  const live = new FakeLive()
  const storage = new FakeStorage()
  const state = {
    video: first,
    failure: null as BackendError | null,
    noSource: null as BackendError | null,
    reads: 0,
    starts: 0,
    address: 1,
    recommendedTo: [] as VideoId[],
  }
  const shop = portOf<VideoGateway>({
    byId: async () => {
      state.reads++
      if (state.failure !== null) throw state.failure
      return state.video
    },
    watchStart: async () => {
      state.starts++
    },
    source: async () => {
      if (state.noSource !== null) throw state.noSource
      if (state.video === null) return null
      const { need, duration } = state.video
      return {
        kind: need === null ? 'full' : 'preview',
        seconds: need === null ? duration : 20,
        playlistUrl: grantedAddress(`/film-${state.address++}.m3u8`),
        captions: [],
        need,
      }
    },
  })
  const recommendations = portOf<RelatedGateway>({
    videos: async (id) => {
      state.recommendedTo.push(id)
      return {
        ofActor: [{ video: videoWith({ id: asId<VideoId>('v2') }), reason: null }],
        similar: [
          { video: videoWith({ id: asId<VideoId>('v3') }), reason: { code: 'popular', actorName: null, moods: [] } },
        ],
      }
    },
  })
  const actors = portOf<ActorGateway>({ state: async () => null })
  const account = { guest: guestWith() }
  const gateway = portOf<GuestGateway>({ open: async () => account.guest, current: async () => account.guest })
  const guest = guestOver(gateway, live)
  const page = new VideoViewModel(
    shop,
    actors,
    new LiveActors(live, actors),
    guest,
    new Texts(loadCatalog),
    portOf<TileGridGateway>({ videoPictures: async () => FRAMES }),
    new NowPlaying(
      shop,
      new WatchPositions(storage),
      new CaptionChoice(storage),
      guest,
      new Texts(loadCatalog),
      new SmallFrame(),
    ),
    recommendations,
  )
  page.start()
  if (isRendered) guest.expect(EVERYONE)
  const leave = page.show(ID)
  const open = () => guest.open('en').then(settled)
  if (isRendered) await settled()
  else await open()
  return { page, storage, live, state, leave, account, open }
}

describe('the page of a video', () => {
  it('shows no box while the preview may still be watched, and the one that fits when it is over [MED-009]', async () => {
    const { page } = await setup()
    expect(page.source?.kind).toBe('preview')
    expect(page.box).toBeNull()
    page.playback?.end()
    expect(page.box).toBe('purchase')
    page.playback?.replay()
    expect(page.box).toBeNull()
    expect(page.playback?.take).toBe(1)
  })

  it('shows no box when a whole video has ended', async () => {
    const { page } = await setup(videoWith({ need: null }))
    page.playback?.end()
    expect(page.box).toBeNull()
  })

  it('has ended until it is started again, and another one begins by itself once it is pressed', async () => {
    const { page } = await setup(videoWith({ need: null }))
    expect(page.hasEnded).toBe(false)
    page.playback?.end()
    expect(page.hasEnded).toBe(true)
    page.playback?.plays(true)
    expect(page.hasEnded).toBe(false)
    page.playback?.end()
    page.playback?.replay()
    expect(page.hasEnded).toBe(false)
    const other = asId<VideoId>('v2')
    page.playOther(other)
    page.show(other)
    expect({
      playbackId: page.playback?.id,
      startsAtOnce: page.playback?.startsAtOnce,
      hasEnded: page.hasEnded,
    }).toEqual({ playbackId: other, startsAtOnce: true, hasEnded: false })
  })

  it.each([{ type: 'vipSubscription', active: true, until: null }, { type: 'avsSet' }] as const)(
    'reloads the video when the platform opens a gate: $type [SOC-017][SOC-018]',
    async (update) => {
      const { page, live, state } = await setup(videoWith({ need: 'needAbo' }))
      page.playback?.end()
      state.video = videoWith({ need: null })
      live.send(update)
      await settled()
      expect(page.source?.kind).toBe('full')
      expect(page.box).toBeNull()
    },
  )

  it('reloads the video when a gate was opened while the connection was down', async () => {
    const { page, live, state, account } = await setup(videoWith({ need: 'needAbo' }))
    state.video = videoWith({ need: null })
    live.send({ type: 'sessionAcknowledged' })
    await settled()
    expect(page.source?.kind).toBe('preview')
    account.guest = guestWith({ isVip: true })
    live.send({ type: 'sessionAcknowledged' })
    await settled()
    expect(page.source?.kind).toBe('full')
  })

  it('does not reload the video for every coin that moves', async () => {
    const { live, state } = await setup()
    live.send({ type: 'balance', balance: 3 })
    await settled()
    expect(state.reads).toBe(1)
  })

  it('receives nothing more after it was left', async () => {
    const { page, live, state, leave } = await setup()
    leave()
    page.dispose()
    live.send({ type: 'avsSet' })
    await settled()
    expect(state.reads).toBe(1)
  })

  it('does not start the same video over only because its address is another one', async () => {
    const { page } = await setup()
    const before = page.source
    await page.reload()
    expect(page.source).toBe(before)
  })

  it('reports a start once, however often the video is paused, and again when it starts over [MED-078]', async () => {
    const { page, state } = await setup(videoWith({ need: null }))
    for (const _ of [1, 2, 3]) page.playback?.began()
    expect(state.starts).toBe(1)
    page.playback?.replay()
    page.playback?.began()
    page.playback?.began()
    expect(state.starts).toBe(2)
  })

  it('goes on where the guest stopped, and begins again once it has ended', async () => {
    const { page, leave, open } = await setup(videoWith({ need: null }))
    expect(page.playback?.startAt).toBe(0)
    for (const seconds of [3, 10.2, 45.4, 47]) page.playback?.progress(seconds, 760)
    leave()
    page.show(asId<VideoId>('v2'))
    page.show(ID)
    await open()
    expect(page.playback?.startAt).toBe(45)
    page.playback?.end()
    page.show(asId<VideoId>('v2'))
    page.show(ID)
    await settled()
    expect(page.playback?.startAt).toBe(0)
  })

  it('stores no position of a preview', async () => {
    const { page, storage } = await setup()
    page.playback?.progress(15, 20)
    expect(storage.read('video-positions')).toBeNull()
  })

  it('gives a video that stops a new address, once until it has played again', async () => {
    const { page } = await setup()
    page.playback?.renew()
    await settled()
    const renewed = page.source?.playlistUrl
    expect(renewed).toBe('/film-2.m3u8')
    page.playback?.renew()
    await settled()
    expect(page.source?.playlistUrl).toBe(renewed)
    page.playback?.progress(12, 760)
    page.playback?.renew()
    await settled()
    expect(page.source?.playlistUrl).toBe('/film-3.m3u8')
  })

  it('loads nothing again when the session of a page from the server opens, but what is to be played', async () => {
    const { page, state, account, open } = await setup(videoWith(), { isRendered: true })
    account.guest = guestWith({ isLoggedIn: false })
    expect({ videoId: page.video?.id, source: page.source, isLoading: page.isLoading, address: state.address }).toEqual(
      { videoId: ID, source: null, isLoading: false, address: 1 },
    )
    await open()
    expect({ reads: state.reads, playlistUrl: page.source?.playlistUrl }).toEqual({
      reads: 1,
      playlistUrl: '/film-1.m3u8',
    })
  })

  it('loads a video of a page from the server again for who is logged in', async () => {
    const { page, state, open } = await setup(videoWith(), { isRendered: true })
    state.video = videoWith({ need: null })
    await open()
    expect({ reads: state.reads, need: page.video?.need, kind: page.source?.kind }).toEqual({
      reads: 2,
      need: null,
      kind: 'full',
    })
  })

  it('shows why there is nothing to play beside the video, and requests only that again', async () => {
    const { page, state, account, open } = await setup(videoWith(), { isRendered: true })
    account.guest = guestWith({ isLoggedIn: false })
    state.noSource = new BackendError('offline')
    await open()
    expect({ videoId: page.video?.id, source: page.source, error: page.error }).toEqual({
      videoId: ID,
      source: null,
      error: 'offline',
    })
    state.noSource = null
    await page.retry()
    expect({ reads: state.reads, kind: page.source?.kind, error: page.error }).toEqual({
      reads: 1,
      kind: 'preview',
      error: null,
    })
  })

  it('looks for a missing video of a page from the server once', async () => {
    const { page, state, account, open } = await setup(null, { isRendered: true })
    account.guest = guestWith({ isLoggedIn: false })
    await open()
    expect({ reads: state.reads, video: page.video, isLoading: page.isLoading }).toEqual({
      reads: 1,
      video: null,
      isLoading: false,
    })
  })

  it('reports that a video is not there', async () => {
    const { page } = await setup(null)
    expect({ video: page.video, isLoading: page.isLoading, error: page.error }).toEqual({
      video: null,
      isLoading: false,
      error: null,
    })
  })

  it('reports what went wrong, and forgets it when another try works', async () => {
    const { page, state } = await setup()
    state.failure = new BackendError('offline')
    await page.reload()
    expect(page.error).toBe('offline')
    state.failure = null
    await page.reload()
    expect(page.error).toBeNull()
  })

  it('shows what is recommended beside it, with the reason, and loads that for each video', async () => {
    const { page, state } = await setup()
    expect(page.related.ofActor).toEqual([{ video: videoWith({ id: asId<VideoId>('v2') }), reason: null }])
    expect(page.related.similar.map(({ reason }) => reason?.code)).toEqual(['popular'])
    state.video = videoWith({ id: asId<VideoId>('v9') })
    page.show(asId<VideoId>('v9'))
    expect({ ofActor: page.related.ofActor, similar: page.related.similar }).toEqual({ ofActor: [], similar: [] })
    await settled()
    expect(state.recommendedTo).toEqual(['v1', 'v9'])
  })
})
