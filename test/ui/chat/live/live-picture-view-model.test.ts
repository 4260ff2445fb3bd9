import { describe, expect, it } from 'vitest'
import type { LivePhase, LivePlayback, LiveQuality, ReceivedStream } from '@/application/chat/live-player'
import { LivePictureViewModel } from '@/ui/chat/live/live-picture-view-model'
import { FakeClock, FakeStorage, settled } from '#test/support/ui/doubles'

const STREAM: ReceivedStream = { kind: 'whep', url: '/media/live/chat' }
const QUALITY: LiveQuality = { width: 1280, height: 720, framesPerSecond: 25, rate: 900, latency: 80 }

function setup(storage = new FakeStorage(), load: () => Promise<void> = () => Promise.resolve()) {
  const calls: string[] = []
  const played: ReceivedStream[] = []
  let report = (_phase: LivePhase): void => undefined
  const playback: LivePlayback = {
    retry: () => void calls.push('retry'),
    quality: async () => QUALITY,
    stop: () => void calls.push('stop'),
  }
  const media = {
    openCamera: () => Promise.reject(new Error('no camera')),
    play: async (stream: ReceivedStream, _screen: HTMLVideoElement, onPhase: (phase: LivePhase) => void) => {
      played.push(stream)
      report = onPhase
      return playback
    },
  }
  const clock = new FakeClock()
  const picture = new LivePictureViewModel(() => load().then(() => media), storage, clock)
  // As much of a screen as a view model touches.
  const screen = { volume: 1, muted: false } as HTMLVideoElement
  return { picture, screen, calls, played, clock, storage, report: (phase: LivePhase) => report(phase) }
}

describe('a live picture', () => {
  it('shows what the player reports, and nothing more after it is left', async () => {
    const { picture, screen, calls, report } = setup()
    const leave = picture.play(STREAM, screen)
    expect(picture.phase).toBe('connecting')
    await settled()
    for (const phase of ['playing', 'stalled', 'reconnecting', 'blocked', 'failed'] as const) {
      report(phase)
      expect(picture.phase).toBe(phase)
    }
    picture.retry()
    leave()
    report('playing')
    expect(picture.phase).toBe('failed')
    expect(calls).toEqual(['retry', 'stop'])
  })

  it('is stopped where it is left before its player has loaded, and has failed where that cannot be loaded', async () => {
    const left = setup()
    left.picture.play(STREAM, left.screen)()
    await settled()
    expect(left.calls).toEqual(['stop'])
    const offline = setup(new FakeStorage(), () => Promise.reject(new Error('no network')))
    offline.picture.play(STREAM, offline.screen)
    await settled()
    expect(offline.picture.phase).toBe('failed')
  })

  it('is as loud as the guest has set it, the next time too', async () => {
    const { picture, screen, storage } = setup()
    picture.play(STREAM, screen)
    picture.setVolume(0.4)
    expect(screen).toMatchObject({ volume: 0.4, muted: false })
    picture.toggleMuted()
    expect(screen).toMatchObject({ volume: 0.4, muted: true })
    const next = setup(storage)
    next.picture.play(STREAM, next.screen)
    expect(next.screen).toMatchObject({ volume: 0.4, muted: true })
    next.picture.setVolume(0)
    next.picture.toggleMuted()
    expect(next.screen).toMatchObject({ volume: 1, muted: false })
  })

  it('takes nothing from a storage that holds something else', () => {
    for (const stored of ['', 'loud', '7', '-1 muted', 'NaN']) {
      const storage = new FakeStorage()
      storage.write('live.volume', stored)
      expect(setup(storage).picture.sound.volume).toBe(1)
    }
  })

  it('reports its quality while that is shown, and does not read it otherwise', async () => {
    const { picture, screen } = setup()
    picture.play(STREAM, screen)
    await settled()
    expect(picture.quality).toBeNull()
    picture.toggleQuality()
    await settled()
    expect(picture.quality).toEqual(QUALITY)
    picture.toggleQuality()
    expect(picture.isQualityShown).toBe(false)
  })

  it('is received as the guest has chosen, at once and the next time, where there is a choice [ADD-023]', async () => {
    const both: ReceivedStream = { kind: 'whep', url: '/media/live/chat', fallback: '/media/live/chat/index.m3u8' }
    const { picture, screen, played, calls, storage } = setup()
    const leave = picture.play(both, screen)
    await settled()
    expect({ hasChoice: picture.hasChoice, choice: picture.choice, played }).toEqual({
      hasChoice: true,
      choice: 'quick',
      played: [both],
    })
    picture.choose('steady')
    await settled()
    const steady = { kind: 'hls', url: both.fallback }
    expect({ calls, lastPlayed: played.at(-1) }).toEqual({ calls: ['stop'], lastPlayed: steady })
    picture.choose('steady')
    await settled()
    expect(played).toHaveLength(2)
    leave()
    expect(calls).toEqual(['stop', 'stop'])
    picture.choose('quick')
    expect(played).toHaveLength(2)
    picture.choose('steady')

    const next = setup(storage)
    next.picture.play(both, next.screen)
    await settled()
    expect(next.played).toEqual([steady])
    // Without a playlist there is nothing to choose, and the picture is received as it can be.
    const single = setup(storage)
    single.picture.play(STREAM, single.screen)
    await settled()
    expect({ hasChoice: single.picture.hasChoice, played: single.played }).toEqual({
      hasChoice: false,
      played: [STREAM],
    })
  })
})
