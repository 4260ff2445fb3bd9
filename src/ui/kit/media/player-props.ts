import type { PictureSource } from './picture'
import type { PlayerCaptions } from './player-captions'
import type { Frame } from './thumbnail-track'
import type { PlayerError } from './player-source'

/** Props of a player. Texts are the caller's; `language` sets the names of the controls. */
export interface PlayerProps {
  /** A playlist (`.m3u8`) or a file every browser plays. */
  readonly src: string
  readonly title: string
  readonly language: 'de' | 'en' | 'es'
  readonly poster?: PictureSource
  /** A preview ends here, in seconds, as if the video did. */
  readonly limitSeconds?: number
  /** Start position in seconds. */
  readonly startAt?: number
  /** Shown above the bar under the pointer. */
  readonly frames?: readonly Frame[]
  readonly captions?: PlayerCaptions
  readonly autoPlay?: boolean
  /** Takes the focus if nothing has it: for a video whose button disappears when pressed. */
  readonly takesFocus?: boolean
  readonly muted?: boolean
  readonly loop?: boolean
  readonly labels: { readonly failed: string; readonly failedHint: string; readonly retry: string }
  /** Called when it begins to play for the first time. */
  readonly onStart?: () => void
  /** Called when it starts or stops playing. */
  readonly onPlaying?: (isPlaying: boolean) => void
  readonly onEnded?: (reason: 'end' | 'limit') => void
  /** Called about four times a second with the position and the duration in seconds. */
  readonly onTime?: (seconds: number, duration: number) => void
  readonly onError?: (error: PlayerError) => void
}

/** Further props of the player's lazily loaded part. */
export interface StageProps extends PlayerProps {
  readonly onFail: (failure: PlayerError) => void
}
