import type { PlaybackGrant, PlaylistHost } from '@/application/media/playlist-host'
import { clipFormats, playlistOf } from '@/domain/media/playlist'

/**
 * Hands the playlist out inside its own address, for the embedded backend, which has no server behind it. `clipsUrl` is
 * absolute, because an address like this has no place that others could be relative to.
 */
export class InlinePlaylistHost implements PlaylistHost {
  constructor(private readonly clipsUrl: string) {}

  address({ assetId, rendition, seconds }: PlaybackGrant): Promise<string> {
    const playlist = playlistOf(clipFormats[rendition], `${this.clipsUrl}/${encodeURIComponent(assetId)}`, seconds)
    return Promise.resolve(`data:application/vnd.apple.mpegurl;base64,${btoa(playlist)}`)
  }
}
