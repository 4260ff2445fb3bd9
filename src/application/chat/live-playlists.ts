import type { ActorId } from '@/domain/ids'

/** A file that a playlist names. */
export interface LiveFile {
  readonly type: string
  readonly bytes: Uint8Array
}

/**
 * Live pictures as playlists and files (HLS), for guests whose network blocks connections with the
 * media server. A picture is packaged while someone requests it, and for no more than some seconds
 * after. This port checks no permission: its caller has decided who may watch.
 */
export interface LivePlaylists {
  /**
   * Returns the playlist of an actor's picture. Waits for the first parts of the picture, or for
   * the part numbered `after`. `null`: there is no picture, or this server already packages as many
   * as it can. Throws `MediaUnavailable`.
   */
  playlist(actorId: ActorId, after: number | null): Promise<string | null>
  /**
   * Returns a file of that playlist; `null` if it has no file of that name, or the file is older
   * than the playlist.
   */
  file(actorId: ActorId, name: string): LiveFile | null
  /** Stops packaging every picture. */
  close(): Promise<void>
}
