import { HlsPlayback } from './hls-playback'
import { WhepPlayback } from './whep-playback'
import type { LivePhase, LivePlayback, ReceivedStream } from '@/application/chat/live-player'
import type { Clock } from '@/application/device/clock'

/**
 * Plays a stream on what the browser has. Where a connection by WHEP never comes about, as in networks that let no such connection through, the playlist
 * takes its place if there is one.
 */
export function playLive(
  clock: Clock,
  stream: ReceivedStream,
  screen: HTMLVideoElement,
  onPhase: (phase: LivePhase) => void,
): LivePlayback {
  if (stream.kind === 'hls') return new HlsPlayback(stream.url, screen, onPhase)
  const { url, fallback } = stream
  let hasPlayed = false
  let isStopped = false
  let current: LivePlayback = new WhepPlayback({
    url,
    screen,
    clock,
    onPhase: take,
    hasFallback: fallback !== undefined,
  })
  function take(phase: LivePhase): void {
    if (phase === 'playing') hasPlayed = true
    if (phase === 'failed' && !hasPlayed && !isStopped && fallback !== undefined) {
      current.stop()
      current = new HlsPlayback(fallback, screen, onPhase)
    } else onPhase(phase)
  }
  return {
    retry: () => current.retry(),
    quality: () => current.quality(),
    stop: () => {
      isStopped = true
      current.stop()
    },
  }
}
