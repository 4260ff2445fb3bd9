import type { GrantedAddress } from '@/domain/media/granted-address'

/** A picture that a guest may see, and in which session. */
export interface PictureGrant {
  /** Names the picture for its host: letters, digits, `_`, `.` and `-`, 64 at most. */
  readonly assetId: string
  /** The session it is granted to; nobody else is shown it. */
  readonly sessionId: string
}

/** Turns a picture that a guest may see into an address that their browser can open. A picture that is not granted has none. */
export interface PictureHost {
  /** Where the files of the picture begin: `-w<width>.webp` follows, of 60, 140, 320, 640 or 1280 pixels. */
  picture(grant: PictureGrant): Promise<GrantedAddress>
}
