import type { Company } from '@/adapters/backend/chat/chat-records'
import type { Localized } from '@/adapters/backend/kernel/localized'
import type { Collection } from '@/adapters/stores/store'
import type { ActorFeatures, ActorState, ActorTrait, Gender, GenderType, PictureRef } from '@/domain/actors/actor'
import { coinsNow } from '@/domain/actors/price-now'
import type { ActorId, GuestId } from '@/domain/ids'

/** What an actor's profile says in one language. */
export interface ActorTexts {
  readonly threeWords: readonly string[]
  readonly tagline: string
  readonly about: string
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
  /** The actor's tags under their names. */
  readonly tags: readonly ActorTrait[]
}

/** What the platform stores of an actor. */
export interface ActorRecord {
  readonly id: ActorId
  readonly name: string
  /** Painting family and seed of the live stream. */
  readonly family: number
  readonly texts: Localized<ActorTexts>
  readonly gender: Gender
  readonly genderType: GenderType
  readonly age: number
  readonly country: string
  readonly languages: readonly string[]
  readonly registeredSince: number
  readonly star: boolean
  readonly isTopAmateur: boolean
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  readonly schedule: readonly { readonly day: number; readonly from: number; readonly to: number }[]
  /** Whole coins a minute, or a ticket for the show; `null`: not offered. */
  readonly prices: {
    readonly single: number
    readonly voyeur: number | null
    readonly c2c: number | null
    readonly ticket: number | null
    /** Of one message, 0: free. */
    readonly message: number
  }
  readonly features: ActorFeatures
  readonly bannedCountryCodes: readonly string[]
  readonly ratings: { readonly count: number; readonly satisfaction: number }
  readonly pinnedCount: number
  readonly videoCount: number
  /** Four digits that friends of the house know; `null`: voyeurs need none. */
  readonly voyeurPin: string | null
  readonly pictures: readonly PictureRef[]
  /** 0 to 1,000,000: how warmly the platform recommends; higher first. */
  readonly rank: number
  readonly state: ActorState
  /** Which chats of guests are with the performer; missing: there never was one. */
  readonly company?: Company
}

const presence = (actor: ActorRecord): number => (actor.state.isOnline ? 0 : 1)

/** What a minute costs now: who talks for free costs less than anybody. */
const priceOf = (actor: ActorRecord): number => coinsNow(actor.prices.single, actor.state)

/** Lists read these in order, those who are live first. */
export const actors: Collection<ActorRecord> = {
  name: 'actors',
  key: (actor) => actor.id,
  indexes: {
    byName: (actor) => [[actor.name.toLowerCase()]],
    recommended: (actor) => [[presence(actor), -actor.rank, actor.id]],
    newest: (actor) => [[presence(actor), -actor.registeredSince, actor.id]],
    priceUp: (actor) => [[presence(actor), priceOf(actor), -actor.rank, actor.id]],
    priceDown: (actor) => [[presence(actor), -priceOf(actor), -actor.rank, actor.id]],
    topRated: (actor) => [[presence(actor), -ratingWeight(actor), -actor.rank, actor.id]],
    name: (actor) => [[presence(actor), actor.name.toLowerCase(), actor.id]],
    byCategory: (actor) => actor.categories.map((slug) => [slug, presence(actor), -actor.rank, actor.id]),
  },
  unique: ['byName'],
}

/** Few ratings say little: a rating counts for what ten neutral ones beside it leave of it. */
function ratingWeight(actor: ActorRecord): number {
  const { count, satisfaction } = actor.ratings
  return Math.round((100 * (satisfaction * count + 80 * 10)) / (count + 10))
}

/** A guest's own ties to a performer: pinned, and the private note. */
export interface TieRecord {
  readonly guestId: GuestId
  readonly actorId: ActorId
  readonly pinnedAt: number | null
  readonly note: string
}

export const ties: Collection<TieRecord> = {
  name: 'ties',
  key: (tie) => `${tie.guestId} ${tie.actorId}`,
  indexes: {
    pinned: (tie) => (tie.pinnedAt === null ? [] : [[tie.guestId, -tie.pinnedAt, tie.actorId]]),
    /** Who wants to know when she comes. */
    byActor: (tie) => (tie.pinnedAt === null ? [] : [[tie.actorId, tie.guestId]]),
  },
}

export const tieKey = (guestId: GuestId, actorId: ActorId): string => `${guestId} ${actorId}`
