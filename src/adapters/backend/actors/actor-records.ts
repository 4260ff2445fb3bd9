import { actorFacets } from './actor-facets'
import { categoryNames } from './category-names'
import { ratedPictures } from './rated-pictures'
import type { Localized } from '@/adapters/backend/kernel/localized'
import {
  fields,
  flag,
  id,
  list,
  nullable,
  number,
  oneOf,
  optional,
  schemaOf,
  text,
  whole,
  type Upcast,
} from '@/adapters/stores/record-schema'
import { inEachLanguage } from '@/adapters/backend/kernel/record-checks'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import type {
  ActorFeatures,
  ActorState,
  ActorTrait,
  ActorWeights,
  Gender,
  GenderType,
  PictureRef,
} from '@/domain/actors/actor'
import { AGE_RATINGS, type AgeRating } from '@/domain/actors/avatars'
import type { PlanWindow } from '@/domain/actors/schedule'
import { orderKey, type ActorSort, type OrderKey } from '@/domain/actors/actor-order'
import { satisfactionWeight } from '@/domain/actors/ranking'
import type { ActorId, ChatId, GuestId } from '@/domain/ids'
import { PICTURE_VARIANTS } from '@/domain/pictures/picture-variants'

/** The chats with an actor: the one that has the actor alone, and those that only watch. */
export interface Company {
  readonly alone: { readonly chatId: ChatId; readonly guestId: GuestId; readonly isWatchable: boolean } | null
  /**
   * Always empty: viewers are found by their chats. Servers of the build before refuse an actor
   * without it.
   */
  readonly voyeurs: readonly ChatId[]
}

/** The texts of an actor in a row of a list, in one language. */
export interface ActorTexts {
  readonly threeWords: readonly string[]
}

/** The further texts of an actor's profile, in one language. */
export interface ProfileTexts {
  readonly tagline: string
  readonly about: string
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
  /** The actor's tags under their names. */
  readonly tags: readonly ActorTrait[]
  /** The actor's answers in an interview; missing: there was none. */
  readonly interview?: readonly { readonly question: string; readonly answer: string }[]
}

/** The weekly time of an actor on TV, and the programme. */
export interface TvSlot {
  readonly window: PlanWindow
  readonly title: Localized
}

/** The stored record of an actor. */
export interface ActorRecord {
  readonly id: ActorId
  readonly name: string
  /** Artwork family and seed of the live stream. */
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
    /** Price of one message; 0: free. */
    readonly message: number
  }
  readonly features: ActorFeatures
  readonly bannedCountryCodes: readonly string[]
  readonly ratings: { readonly count: number; readonly satisfaction: number }
  readonly pinnedCount: number
  readonly videoCount: number
  /** Four digits that friends of the platform know; `null`: voyeurs need none. */
  readonly voyeurPin: string | null
  readonly pictures: readonly PictureRef[]
  /** The age the avatar is rated for, in years; missing: it may be shown to everybody. */
  readonly avatarRating?: AgeRating
  /** Pictures that are not for everybody; those that are not listed are. */
  readonly photoRatings?: readonly { readonly variant: PictureRef['variant']; readonly rating: AgeRating }[]
  /** 0 to 1,000,000: how warmly the platform recommends; higher first. */
  readonly rank: number
  readonly state: ActorState
  /** The chats of guests with the actor; missing: there never was one. */
  readonly company?: Company
}

/**
 * The data that only a profile shows, stored apart from the actor: the texts are long and rarely
 * change, and every chat that begins or ends writes the actor's record.
 */
export interface ProfileRecord {
  readonly actorId: ActorId
  readonly texts: Localized<ProfileTexts>
  /** Missing: the actor is not on TV. */
  readonly tv?: TvSlot
  /** The rules for guests who write in the room of the actor; missing: none. */
  readonly roomRules?: readonly Localized[]
}

const picture = fields<PictureRef>({ family: whole, variant: oneOf(...PICTURE_VARIANTS) })

const state = fields<ActorState>({
  isOnline: flag,
  onlineSince: nullable(number),
  backAt: nullable(number),
  isBusy: flag,
  freeChat: flag,
  isOnlineMobileVideocall: flag,
  isCurrentlyTicketShow: flag,
  isLivePreviewEnabled: flag,
  isVoyeurChatAvailable: flag,
  isVoyeurInSingleChatAllowed: flag,
  isActorAvailableForConversionChat: flag,
})

const company = fields<Company>({
  alone: nullable(
    fields<NonNullable<Company['alone']>>({ chatId: id<ChatId>(), guestId: id<GuestId>(), isWatchable: flag }),
  ),
  voyeurs: list(id<ChatId>()),
})

const actor = fields<ActorRecord>({
  id: id<ActorId>(),
  name: text,
  family: whole,
  texts: inEachLanguage(fields<ActorTexts>({ threeWords: list(text) })),
  gender: oneOf('N', 'M', 'F'),
  genderType: oneOf('F', 'M', 'FM', 'FF', 'S'),
  age: whole,
  country: text,
  languages: list(text),
  registeredSince: number,
  star: flag,
  isTopAmateur: flag,
  categories: list(text),
  tags: list(text),
  schedule: list(fields<ActorRecord['schedule'][number]>({ day: whole, from: number, to: number })),
  prices: fields<ActorRecord['prices']>({
    single: whole,
    voyeur: nullable(whole),
    c2c: nullable(whole),
    ticket: nullable(whole),
    message: whole,
  }),
  features: fields<ActorFeatures>({ livePreview: flag, hd: flag, audio: flag, dildocontrol: flag }),
  bannedCountryCodes: list(text),
  ratings: fields<ActorRecord['ratings']>({ count: whole, satisfaction: number }),
  pinnedCount: whole,
  videoCount: whole,
  voyeurPin: nullable(text),
  pictures: list(picture),
  avatarRating: optional(oneOf(...AGE_RATINGS)),
  photoRatings: optional(
    list(
      fields<NonNullable<ActorRecord['photoRatings']>[number]>({
        variant: oneOf(...PICTURE_VARIANTS),
        rating: oneOf(...AGE_RATINGS),
      }),
    ),
  ),
  rank: whole,
  state,
  company: optional(company),
})

const noWords: ActorTexts = { threeWords: [] }

/**
 * Before actors carried their texts these were computed from a seed, which only the sample world
 * understands.
 */
const withTexts: Upcast = (stored) => ({ texts: { de: noWords, en: noWords, es: noWords }, ...stored })

const profileTexts = fields<ProfileTexts>({
  tagline: text,
  about: text,
  answers: list(fields<ProfileTexts['answers'][number]>({ question: text, answer: text })),
  tags: list(fields<ActorTrait>({ id: text, label: text, kind: oneOf('mood', 'hobby', 'place') })),
  interview: optional(list(fields<ProfileTexts['answers'][number]>({ question: text, answer: text }))),
})

const tv = fields<TvSlot>({
  window: fields<PlanWindow>({ day: whole, from: number, to: number }),
  title: inEachLanguage(text),
})

export const profiles: Collection<ProfileRecord> = {
  name: 'actorProfiles',
  schema: schemaOf(
    fields<ProfileRecord>({
      actorId: id<ActorId>(),
      texts: inEachLanguage(profileTexts),
      tv: optional(tv),
      roomRules: optional(list(inEachLanguage(text))),
    }),
  ),
  key: (profile) => profile.actorId,
  indexes: { byActor: (profile) => [[profile.actorId]] },
  /** A profile has no title: the name is with the actor. */
  search: {
    text: ({ texts }, language) => {
      const { tagline, about, tags } = texts[language]
      return { title: '', more: [tagline, about, ...tags.map(({ label }) => label)] }
    },
    rank: () => 0,
  },
}

/** Lists read these in order, those who are live first. */
export const actors: Collection<ActorRecord> = {
  name: 'actors',
  schema: schemaOf(actor, withTexts),
  key: (actor) => actor.id,
  indexes: {
    byName: (actor) => [[actor.name.toLowerCase()]],
    recommended: (actor) => [placeIn('recommended', actor)],
    newest: (actor) => [placeIn('newest', actor)],
    priceUp: (actor) => [placeIn('priceUp', actor)],
    priceDown: (actor) => [placeIn('priceDown', actor)],
    topRated: (actor) => [placeIn('topRated', actor)],
    name: (actor) => [placeIn('name', actor)],
    byCategory: (actor) => actor.categories.map((slug) => [slug, ...placeIn('recommended', actor)]),
    /** The pictures that not every guest may see. */
    rated: (actor) => ratedPictures(actor).map(({ family, variant }) => [family, variant]),
  },
  unique: ['byName'],
  several: ['byCategory', 'rated'],
  facets: actorFacets,
  search: {
    text: ({ name, texts, categories }, language) => ({
      title: name,
      more: [...texts[language].threeWords, ...categories.map((slug) => categoryNames[slug]?.[language] ?? slug)],
    }),
    rank: ({ rank }) => Math.round(rank),
  },
}

/** Returns the weights that lists of actors sort by and no row shows. */
export const weightsOf = ({ rank, ratings: { count, satisfaction } }: ActorRecord): ActorWeights => ({
  rank,
  rating: satisfactionWeight({ ratingCount: count, satisfactionRate: satisfaction }),
})

const placeIn = (sort: ActorSort, actor: ActorRecord): OrderKey =>
  orderKey(sort, {
    id: actor.id,
    name: actor.name,
    registeredSince: actor.registeredSince,
    coins: actor.prices.single,
    weights: weightsOf(actor),
    state: actor.state,
  })

/** A guest's own relation to an actor: pinned, and the private note. */
export interface RelationRecord {
  readonly guestId: GuestId
  readonly actorId: ActorId
  readonly pinnedAt: number | null
  readonly note: string
}

export const relations: Collection<RelationRecord> = {
  name: 'ties',
  schema: schemaOf(
    fields<RelationRecord>({ guestId: id<GuestId>(), actorId: id<ActorId>(), pinnedAt: nullable(number), note: text }),
  ),
  key: (relation) => `${relation.guestId} ${relation.actorId}`,
  ofGuest: belongsToGuest('ofGuest'),
  indexes: {
    ofGuest: (relation) => [[relation.guestId, `${relation.guestId} ${relation.actorId}`]],
    pinned: (relation) =>
      relation.pinnedAt === null ? [] : [[relation.guestId, -relation.pinnedAt, relation.actorId]],
    /** The guests to notify when the actor comes online. */
    byActor: (relation) => (relation.pinnedAt === null ? [] : [[relation.actorId, relation.guestId]]),
    /** The relations with a note. */
    noted: ({ note, guestId, actorId }) => (note === '' ? [] : [[guestId, actorId]]),
  },
}

export const relationKey = (guestId: GuestId, actorId: ActorId): string => `${guestId} ${actorId}`
