import type { ActorId, VideoId } from '@/domain/ids'
import type { PictureVariant } from '@/domain/pictures/picture-variants'
import type { Money } from '@/domain/money/money'
import type { PlanWindow } from './schedule'

/** The person's gender (ACT-003). */
export type Gender = 'N' | 'M' | 'F'

/** The category of the profile: single, couple or trans (ACT-004, rulings 12). */
export type GenderType = 'F' | 'M' | 'FM' | 'FF' | 'S'

/** A picture: the family of an actor or a topic, and one of its variants. */
export interface PictureRef {
  readonly family: number
  readonly variant: PictureVariant
}

/**
 * Price per minute of each kind of chat, in whole coins (ACT-006, ACT-015). `null`: not offered.
 */
export interface ChatPrices {
  readonly videoChat: Money | null
  readonly voyeurChat: Money | null
  readonly ticketShow: Money | null
  readonly singleChat: Money | null
  readonly singleC2CChat: Money | null
}

/** The features of an actor's room (ACT-016). */
export interface ActorFeatures {
  readonly livePreview: boolean
  readonly hd: boolean
  readonly audio: boolean
  readonly dildocontrol: boolean
}

/**
 * The part of an actor that changes by the minute; merged by id when an update arrives (ACT-005,
 * ACT-009).
 */
export interface ActorState {
  readonly isOnline: boolean
  /** Epoch ms of going live, or of the expected return while offline; `null` when unknown. */
  readonly onlineSince: number | null
  readonly backAt: number | null
  /** In a single chat with a guest at this moment. */
  readonly isBusy: boolean
  readonly freeChat: boolean
  readonly isOnlineMobileVideocall: boolean
  readonly isCurrentlyTicketShow: boolean
  readonly isLivePreviewEnabled: boolean
  readonly isVoyeurChatAvailable: boolean
  readonly isVoyeurInSingleChatAllowed: boolean
  readonly isActorAvailableForConversionChat: boolean
}

/** A tag a guest can filter by: a mood, a hobby, a location; never a body or an act. */
export interface ActorTag {
  readonly id: string
  readonly label: string
}

/** The subject of a tag: an actor's mood, their interests, or their location. */
export type TraitKind = 'mood' | 'hobby' | 'place'

/** A tag of a profile with its subject. */
export interface ActorTrait extends ActorTag {
  readonly kind: TraitKind
}

/**
 * Weights that lists sort by but no row shows, so that a page can reorder its rows like the
 * platform.
 */
export interface ActorWeights {
  /** 0 to 1,000,000: how strongly the platform recommends the actor. */
  readonly rank: number
  /** Satisfaction in hundredths of a percent, damped where there are few ratings. */
  readonly rating: number
}

/** A row of an actor list (ACT-012 to ACT-016). */
export interface ActorSummary {
  readonly id: ActorId
  readonly name: string
  readonly gender: Gender
  readonly genderType: GenderType
  readonly age: number
  /** Three tags in the requested language (ACT-013). */
  readonly threeWords: readonly string[]
  /** ISO 639-1 codes. */
  readonly languages: readonly string[]
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly star: boolean
  readonly isTopAmateur: boolean
  readonly registeredSince: number
  readonly isNew: boolean
  readonly sedcards: readonly PictureRef[]
  readonly avatar: PictureRef
  readonly isFavorite: boolean
  readonly prices: ChatPrices
  readonly features: ActorFeatures
  readonly state: ActorState
  readonly categories: readonly string[]
  readonly bannedCountryCodes: readonly string[]
  readonly weights: ActorWeights
  /** Seed of the artwork that serves as this actor's live stream. */
  readonly seed: number
}

/**
 * Ratings of an actor's chats over the last ninety days (ACT-007). `satisfactionRate` is whole
 * percent.
 */
export interface ChatRatings {
  readonly lastNinetyDays: { readonly countRatings: number; readonly satisfactionRate: number }
}

/**
 * An actor with all fields of a profile (ACT-002 to ACT-007). Texts are in the requested language.
 */
export interface Actor extends ActorSummary {
  readonly tagline: string
  readonly about: string
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
  readonly tags: readonly ActorTrait[]
  /** The hours at which the actor is usually live, on the platform's clock. */
  readonly schedule: readonly PlanWindow[]
  readonly ratings: ChatRatings
  readonly pinnedCount: number
  readonly videoCount: number
  readonly guestHasTicket: boolean
  /** Free chat minutes that the guest's vouchers cover with this actor. */
  readonly voucherChatMinutes: number
  readonly pictures: readonly PictureRef[]
  /** The guest's own notes; empty without an account. */
  readonly notes: readonly ActorNote[]
  /** The newest ones. */
  readonly videos: readonly ActorVideo[]
  readonly interviews: readonly Interview[]
}

/** An actor's interview, in the requested language (ACT-056). */
export interface Interview {
  readonly actorId: ActorId
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
  readonly picture: PictureRef
  /**
   * The picture width to request, in pixels: the smallest available that is not below the requested
   * one.
   */
  readonly width: number
}

/** An actor's video on their profile; title in the requested language, duration in seconds. */
export interface ActorVideo {
  readonly id: VideoId
  readonly title: string
  readonly duration: number
  readonly cover: PictureRef
}

/** A guest's private note about an actor (ACT-010). */
export interface ActorNote {
  readonly actorId: ActorId
  readonly comment: string
}
