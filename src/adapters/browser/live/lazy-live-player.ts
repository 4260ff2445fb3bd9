import type { LivePlayer } from '@/application/chat/live-player'
import type { Clock } from '@/application/device/clock'

/** Loads what plays live pictures with the first of them. */
export const lazyLivePlayer = (clock: Clock): LivePlayer => ({
  play: async (stream, screen, onPhase) =>
    (await import('./browser-live-player')).playLive(clock, stream, screen, onPhase),
})
