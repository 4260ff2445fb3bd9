import type { PlaybackGrant } from './playlist-host'
import type { GrantedAddress } from '@/domain/media/granted-address'

/** Captions that a guest may read: as much of them as of the picture, in the same session. */
export interface CaptionGrant extends Omit<PlaybackGrant, 'rendition'> {
  /** ISO 639-1. */
  readonly language: string
}

/** Converts captions that a guest may read into an address of a WebVTT file. What is beyond `seconds` is not in it. */
export interface CaptionHost {
  captions(grant: CaptionGrant): Promise<GrantedAddress>
}
