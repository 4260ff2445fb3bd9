import { describe, expect, it } from 'vitest'
import { playLive } from '@/adapters/browser/live/browser-live-player'
import type { LivePhase } from '@/application/chat/live-player'
import type { Clock } from '@/application/device/clock'

/** A clock on which nothing has to be waited for. */
const hasty: Clock = {
  now: () => Date.now(),
  after: (_delay, work) => {
    const timer = setTimeout(work, 0)
    return () => clearTimeout(timer)
  },
}

/** A playlist that is complete and names no file that could be loaded. */
const PLAYLIST = `data:application/vnd.apple.mpegurl,${encodeURIComponent(
  '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\n/nowhere/segment.ts\n#EXT-X-ENDLIST\n',
)}`

function playing(stream: Parameters<typeof playLive>[1]) {
  const phases: LivePhase[] = []
  const screen = document.createElement('video')
  const playback = playLive(hasty, stream, screen, (phase) => phases.push(phase))
  return { phases, screen, playback }
}

describe('a live picture whose server does not answer as agreed', () => {
  it('is tried again a few times, then the guest decides, and can try once more', async () => {
    const { phases, playback } = playing({ kind: 'whep', url: '/nowhere/live' })
    await expect.poll(() => phases.at(-1)).toBe('failed')
    expect(new Set(phases)).toEqual(new Set(['connecting', 'failed']))
    const before = phases.length
    playback.retry()
    expect(phases.length).toBeGreaterThan(before)
    await expect.poll(() => phases.at(-1)).toBe('failed')
    expect(await playback.quality()).toBeNull()
    playback.stop()
  })

  it('gives way to the playlist of the same picture, where there is one', async () => {
    const { phases, screen, playback } = playing({ kind: 'whep', url: '/nowhere/live', fallback: PLAYLIST })
    // The library has taken over the screen.
    await expect.poll(() => screen.src).toMatch(/^blob:|mpegurl/u)
    expect(phases).not.toContain('failed')
    playback.stop()
    expect(screen.getAttribute('src')).toBeNull()
  })

  it('has failed where that playlist is none', async () => {
    const { phases, playback } = playing({ kind: 'hls', url: 'data:application/vnd.apple.mpegurl,nothing' })
    await expect.poll(() => phases.at(-1)).toBe('failed')
    playback.stop()
  })

  it('reports nothing any more once it is stopped', async () => {
    const { phases, playback } = playing({ kind: 'whep', url: '/nowhere/live' })
    playback.stop()
    const reported = phases.length
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(phases).toHaveLength(reported)
  })
})
