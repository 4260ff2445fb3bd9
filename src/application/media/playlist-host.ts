import type { Rendition } from '@/domain/media/playlist'

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
