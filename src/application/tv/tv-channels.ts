import type { SessionId } from '@/domain/ids'
import type { TvChannel } from '@/domain/tv/channel'
import type { LiveSegment } from '@/domain/tv/live-playlist'
import type { GrantedAddress } from '@/domain/media/granted-address'

/** A channel that a session may watch, for a limited time. */
export interface ChannelGrant {
  readonly channel: TvChannel
  /** The session it is granted to; no other session can play it. */
  readonly sessionId: SessionId
  /** End of the grant, epoch ms. */
  readonly until: number
  /** Start of the count of discontinuities in its playlist, epoch ms: a midnight (UTC). */
  readonly since: number
}

/** Converts a grant into an address that a player can open. */
export interface ChannelHost {
  /**
   * Returns the address. `segments`: the channel's current segments, for a host without a server
   * behind it.
   */
  address(grant: ChannelGrant, segments: readonly LiveSegment[]): Promise<GrantedAddress>
}

/** The part of a channel that a session may see. */
export interface ChannelView {
  readonly sessionId: SessionId
  /** The newest segments, oldest first. */
  readonly segments: readonly LiveSegment[]
}

/** Data for the server of live playlists. Permission to watch is looked up for each request. */
export interface TvChannels {
  /**
   * Returns the newest segments of a channel for a device, at most `count`; `null`: its session may
   * not watch it (any more).
   */
  view(channel: TvChannel, deviceKey: string, count: number): Promise<ChannelView | null>
}
