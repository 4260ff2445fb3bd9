import type { SessionId } from '@/domain/ids'
import type { TvChannel } from '@/domain/tv/channel'
import type { LiveSegment } from '@/domain/tv/live-playlist'
import type { GrantedAddress } from '@/domain/media/granted-address'

/** A channel as a session may watch it. */
export interface ChannelGrant {
  readonly channel: TvChannel
  /** The session it is granted to; no other session can play it. */
  readonly sessionId: SessionId
  /** Until when, epoch ms. */
  readonly until: number
  /** From when the discontinuities of its playlist are counted, epoch ms: a midnight (UTC). */
  readonly since: number
}

/** Converts what a guest may watch into an address that a player can open. */
export interface ChannelHost {
  /** `segments`: what the channel shows at this moment, for a host that has no server behind it. */
  address(grant: ChannelGrant, segments: readonly LiveSegment[]): Promise<GrantedAddress>
}

/** What a session may see of a channel. */
export interface ChannelView {
  readonly sessionId: SessionId
  /** The newest segments, oldest first. */
  readonly segments: readonly LiveSegment[]
}

/** What the server of live playlists reads. Who may watch is looked up for each request. */
export interface TvChannels {
  /** What a device is shown of a channel, at most so many segments; `null`: its session may not watch it (any more). */
  view(channel: TvChannel, deviceKey: string, count: number): Promise<ChannelView | null>
}
