import type { ActorState, PictureRef } from './actor'
import type { ActorId } from '@/domain/ids'
import type { Money } from '@/domain/money/money'

/** An amount with what a page writes behind it. */
export interface LabelledMoney extends Money {
  readonly symbol: string
}

/** An actor in a ranking (ACT-031). */
export interface TopCam {
  readonly id: ActorId
  /** The place in the whole ranking, from 1; a filter changes no place. */
  readonly rank: number
  readonly name: string
  /** Address of the profile in the language of the request, from the root. */
  readonly profileLink: string
  readonly online: boolean
  /** Whether a video call can begin now. */
  readonly onlineVideocall: boolean
  /** Years; `null` for a profile of two. */
  readonly age: number | null
  readonly previewPicture: PictureRef
  /** `null` where the avatar is rated for an older age than the list shows (ACT-067, ACT-068). */
  readonly avatarPicture: PictureRef | null
  /** ISO 639-1 codes. */
  readonly spokenLanguages: readonly string[]
  readonly pinnedCount: number
  /** Ratings of the last ninety days. */
  readonly ratingCount: number
  /** Whole percent; 0 without ratings. */
  readonly satisfactionRate: number
  readonly rankingPointsVideoCall: number
  /** What a minute of a video call costs; `null`: not offered. */
  readonly videocallPrice: { readonly singleC2CChat: LabelledMoney | null }
  readonly isFavorite: boolean
  /** The state the live updates are merged into (ACT-009). */
  readonly state: ActorState
}

/** A list of actors whom another actor recommends; it has their name (ACT-030, ACT-071). */
export interface ActorCollection {
  readonly id: string
  /** Who recommends. */
  readonly actor: { readonly id: ActorId; readonly name: string; readonly avatar: PictureRef | null }
  readonly count: number
  readonly onlineCount: number
  /** The first of the recommended, as far as their avatars may be shown here (ACT-068). */
  readonly avatars: readonly PictureRef[]
}
