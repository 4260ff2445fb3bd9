import type { PlaybackGrant, PlaylistHost } from '@/application/media/playlist-host'
import { chapterClip } from '@/domain/pictures/artwork'
import { chaptersOf, clipFormats, playlistOf } from '@/domain/media/playlist'
import { grantedAddress, type GrantedAddress } from '@/domain/media/granted-address'

/**
 * Hands the playlist out inside its own address, for the embedded backend, which has no server
 * behind it. `clipsUrl` is absolute, because no address can be relative to an address like this.
 */
export class InlinePlaylistHost implements PlaylistHost {
  constructor(private readonly clipsUrl: string) {}

  address({ assetId, rendition, seconds }: PlaybackGrant): Promise<GrantedAddress> {
    const addressOf = (chapter: number, file: string): string =>
      `${this.clipsUrl}/${chapterClip(Number(assetId), chapter)}/${file}`
    const playlist = playlistOf(clipFormats[rendition], addressOf, seconds, chaptersOf(rendition, seconds))
    return Promise.resolve(grantedAddress(`data:application/vnd.apple.mpegurl;base64,${btoa(playlist)}`))
  }
}
