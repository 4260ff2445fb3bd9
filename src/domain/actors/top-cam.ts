import type { ActorState, PictureRef } from './actor'
import type { ActorId } from '@/domain/ids'
import type { Money } from '@/domain/money/money'

/** An amount with the unit that a page writes after it. */
export interface LabelledMoney extends Money {
  readonly symbol: string
}

/** An actor in a ranking (ACT-031). */
export interface TopCam {
  readonly id: ActorId
  /** Position in the whole ranking, from 1; filters do not change it. */
  readonly rank: number
  readonly name: string
  /** Address of the profile in the requested language, from the root. */
  readonly profileLink: string
  readonly online: boolean
  /** Whether a video call can begin now. */
  readonly onlineVideocall: boolean
  /** Years; `null` for a couple's profile. */
  readonly age: number | null
  readonly previewPicture: PictureRef
  /** `null` when the avatar's age rating is above the limit of the list (ACT-067, ACT-068). */
  readonly avatarPicture: PictureRef | null
  /** ISO 639-1 codes. */
  readonly spokenLanguages: readonly string[]
  readonly pinnedCount: number
  /** Ratings of the last ninety days. */
  readonly ratingCount: number
  /** Whole percent; 0 without ratings. */
  readonly satisfactionRate: number
  readonly rankingPointsVideoCall: number
  /** Price per minute of a video call; `null` when not offered. */
  readonly videocallPrice: { readonly singleC2CChat: LabelledMoney | null }
  readonly isFavorite: boolean
  /** The state into which live updates are merged (ACT-009). */
  readonly state: ActorState
}

/** A list of actors whom another actor recommends, named after that actor (ACT-030, ACT-071). */
export interface ActorCollection {
  readonly id: string
  /** The recommending actor. */
  readonly actor: { readonly id: ActorId; readonly name: string; readonly avatar: PictureRef | null }
  readonly count: number
  readonly onlineCount: number
  /** The first recommended actors' avatars, as far as they may be shown here (ACT-068). */
  readonly avatars: readonly PictureRef[]
}
