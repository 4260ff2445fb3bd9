import type { ChannelGrant, ChannelHost } from '@/application/tv/tv-channels'
import { livePlaylist, type LiveSegment } from '@/domain/tv/live-playlist'
import { grantedAddress, type GrantedAddress } from '@/domain/media/granted-address'

/**
 * Returns the present segments of a channel inside its own address, for the embedded backend, which
 * has no server behind it: a player requests the stream again for each reload of the playlist.
 * `clipsUrl` is absolute, because no address can be relative to an address like this.
 */
export class InlineChannelHost implements ChannelHost {
  /** Time of the first grant of this page: a player that requests another one goes on counting. */
  private since: number | null = null

  constructor(private readonly clipsUrl: string) {}

  address(grant: ChannelGrant, segments: readonly LiveSegment[]): Promise<GrantedAddress> {
    this.since ??= grant.since
    const playlist = livePlaylist(segments, (clip, file) => `${this.clipsUrl}/${clip}/${file}`, this.since)
    return Promise.resolve(grantedAddress(`data:application/vnd.apple.mpegurl;base64,${btoa(playlist)}`))
  }
}
