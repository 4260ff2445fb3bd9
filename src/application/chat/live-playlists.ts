import type { ActorId } from '@/domain/ids'

/** A file that a playlist names. */
export interface LiveFile {
  readonly type: string
  readonly bytes: Uint8Array
}

/**
 * Live pictures as playlists and files (HLS), for guests whose network lets no connection with the media server through. A picture is packed while
 * someone requests it, and no longer than some seconds after. It decides nothing: who may watch was decided before.
 */
export interface LivePlaylists {
  /**
   * The playlist of an actor's picture. Waits for the first parts of the picture, or until the part of the number `after` is there.
   * `null`: there is no picture, or this server packs as many as it can. Throws `MediaUnavailable`.
   */
  playlist(actorId: ActorId, after: number | null): Promise<string | null>
  /** A file of that playlist; `null` where there is none of that name, or it is older than the playlist. */
  file(actorId: ActorId, name: string): LiveFile | null
  /** Ends all that is packed here. */
  close(): Promise<void>
}
