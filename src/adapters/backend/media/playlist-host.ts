import { clipFormats, playlistOf, type Rendition } from '@/domain/media/playlist'

/** What a guest may see of a clip, and in which session. */
export interface PlaybackGrant {
  readonly clip: number
  readonly rendition: Rendition
  /** How much of it, seconds: the clip is repeated until they are full. */
  readonly seconds: number
  /** The session it is granted to; nobody else plays it. */
  readonly sessionId: string
}

/** Turns what a guest may see into an address a player can open. What they may not see is not behind it. */
export interface PlaylistHost {
  address(grant: PlaybackGrant): Promise<string>
}

/**
 * Hands the playlist out inside its own address, for the embedded backend, which has no server behind it. `clipsUrl` is
 * absolute, because an address like this has no place that others could be relative to.
 */
export class InlinePlaylistHost implements PlaylistHost {
  constructor(private readonly clipsUrl: string) {}

  address({ clip, rendition, seconds }: PlaybackGrant): Promise<string> {
    const playlist = playlistOf(clipFormats[rendition], `${this.clipsUrl}/${clip}`, seconds)
    return Promise.resolve(`data:application/vnd.apple.mpegurl;base64,${btoa(playlist)}`)
  }
}
