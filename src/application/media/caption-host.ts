import type { PlaybackGrant } from './playlist-host'
import type { GrantedAddress } from '@/domain/media/granted-address'

/**
 * Captions that a guest may read, covering as much as they may see of the picture, in the same
 * session.
 */
export interface CaptionGrant extends Omit<PlaybackGrant, 'rendition'> {
  /** ISO 639-1. */
  readonly language: string
}

/**
 * Converts captions that a guest may read into the address of a WebVTT file. The file ends at
 * `seconds`.
 */
export interface CaptionHost {
  captions(grant: CaptionGrant): Promise<GrantedAddress>
}
