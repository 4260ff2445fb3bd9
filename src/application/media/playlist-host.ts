import type { Rendition } from '@/domain/media/playlist'
import type { GrantedAddress } from '@/domain/media/granted-address'

/** The part of a file that a guest may see, with the session they may see it in. */
export interface PlaybackGrant {
  /** Identifies the file to its host: letters, digits, `_`, `.` and `-`, 64 at most. */
  readonly assetId: string
  readonly rendition: Rendition
  /** Length of that part in seconds; a sample clip is repeated to fill it. */
  readonly seconds: number
  /** The session it is granted to; no other session can play it. */
  readonly sessionId: string
}

/**
 * Converts a grant into an address a player can open. The address does not lead to anything the
 * guest may not see.
 */
export interface PlaylistHost {
  address(grant: PlaybackGrant): Promise<GrantedAddress>
}
