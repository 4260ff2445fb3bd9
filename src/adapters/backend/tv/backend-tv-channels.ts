import { planOf } from './tv-plan'
import { tvRightOf } from './tv-standing'
import { guests } from '@/adapters/backend/access/guest-records'
import { isOver, sessionOfDevice } from '@/adapters/backend/access/open-session'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import type { ChannelView, TvChannels } from '@/application/tv/tv-channels'
import type { TvChannel } from '@/domain/tv/channel'
import { liveSegments } from '@/domain/tv/live-playlist'

/**
 * Decides which channels a device may watch, on every request, so that the end of a subscription
 * stops a running stream.
 */
export class BackendTvChannels implements TvChannels {
  constructor(private readonly platform: PlatformContext) {}

  async view(channel: TvChannel, deviceKey: string, count: number): Promise<ChannelView | null> {
    const { store, clock } = this.platform
    const session = await sessionOfDevice(store, await hashOf(deviceKey))
    if (session === undefined || isOver(this.platform, session)) return null
    const guest = await store.get(guests, session.guestId)
    if (guest === undefined) return null
    const now = clock.now()
    const { refusal } = await tvRightOf(store, guest, channel === 'premium', now)
    if (refusal !== null) return null
    const { formats } = await planOf(store)
    return { sessionId: session.id, segments: liveSegments(formats, channel, now, count) }
  }
}
