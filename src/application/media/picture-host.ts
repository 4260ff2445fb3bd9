import type { GrantedAddress } from '@/domain/media/granted-address'

/** A picture that a guest may see, with the session they may see it in. */
export interface PictureGrant {
  /** Identifies the picture to its host: letters, digits, `_`, `.` and `-`, 64 at most. */
  readonly assetId: string
  /** The session it is granted to; it is shown to nobody else. */
  readonly sessionId: string
}

/**
 * Converts a picture that a guest may see into an address their browser can open. A picture that is
 * not granted has none.
 */
export interface PictureHost {
  /**
   * Returns the address prefix of the picture's files: `-w<width>.webp` follows, of 60, 140, 320,
   * 640 or 1280 pixels.
   */
  picture(grant: PictureGrant): Promise<GrantedAddress>
}
