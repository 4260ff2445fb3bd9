import type { PlaybackGrant, PlaylistHost } from '@/application/media/playlist-host'
import { clipFormats, playlistOf } from '@/domain/media/playlist'

/**
 * Hands the playlist out inside its own address, for the embedded backend, which has no server behind it. `clipsUrl` is
 * absolute, because no address can be relative to an address like this.
 */
export class InlinePlaylistHost implements PlaylistHost {
  constructor(private readonly clipsUrl: string) {}

  address({ assetId, rendition, seconds }: PlaybackGrant): Promise<string> {
    const playlist = playlistOf(clipFormats[rendition], `${this.clipsUrl}/${encodeURIComponent(assetId)}`, seconds)
    return Promise.resolve(`data:application/vnd.apple.mpegurl;base64,${btoa(playlist)}`)
  }
}
