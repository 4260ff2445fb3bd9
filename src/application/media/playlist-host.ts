import type { Rendition } from '@/domain/media/playlist'
import type { GrantedAddress } from '@/domain/media/granted-address'

/** What a guest may see of a file, and in which session. */
export interface PlaybackGrant {
  /** Identifies the file to its host: letters, digits, `_`, `.` and `-`, 64 at most. */
  readonly assetId: string
  readonly rendition: Rendition
  /** How much of it, seconds: a sample clip is repeated until they are full. */
  readonly seconds: number
  /** The session it is granted to; no other session can play it. */
  readonly sessionId: string
}

/** Converts what a guest may see into an address a player can open. What they may not see is not behind it. */
export interface PlaylistHost {
  address(grant: PlaybackGrant): Promise<GrantedAddress>
}
