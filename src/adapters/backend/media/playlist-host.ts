import { clipFormat, playlistOf } from '@/domain/media/playlist'

/** Turns what a guest may see into an address a player can open. What he may not see is not behind it. */
export interface PlaylistHost {
  /** A playlist of `seconds` seconds of a clip. */
  address(clip: number, seconds: number): Promise<string>
}

/**
 * Hands the playlist out inside its own address, for the embedded backend, which has no server behind it. `clipsUrl` is
 * absolute, because an address like this has no place that others could be relative to.
 */
export class InlinePlaylistHost implements PlaylistHost {
  constructor(private readonly clipsUrl: string) {}

  address(clip: number, seconds: number): Promise<string> {
    const playlist = playlistOf(clipFormat, `${this.clipsUrl}/${clip}`, seconds)
    return Promise.resolve(`data:application/vnd.apple.mpegurl;base64,${btoa(playlist)}`)
  }
}
