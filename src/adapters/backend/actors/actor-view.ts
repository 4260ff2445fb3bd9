import {
  profiles,
  relationKey,
  relations,
  weightsOf,
  type ActorRecord,
  type ProfileRecord,
  type ProfileTexts,
  type RelationRecord,
} from './actor-records'
import { NEW_FOR } from './actor-facets'
import { interviewsOf } from './interviews'
import { openPictures } from './photos'
import { ShownPictures } from './shown-pictures'
import { cachedByLanguage } from '@/adapters/backend/kernel/cached-by-language'
import type { Reader } from '@/adapters/stores/store'
import type { Actor, ActorNote, ActorSummary, ActorVideo, PictureRef } from '@/domain/actors/actor'
import type { ActorId, GuestId } from '@/domain/ids'
import { vxc, type Money } from '@/domain/money/money'
import type { Language } from '@/domain/navigation/language'

const coins = (amount: number | null): Money | null => (amount === null ? null : vxc(amount))

interface View {
  readonly guestId: GuestId
  readonly language: Language
  readonly now: number
}

/** A row of a list as almost every guest sees almost every actor: no favourite, and not new. */
const plainSummaryOf = cachedByLanguage((record: ActorRecord, language): ActorSummary => ({
  id: record.id,
  name: record.name,
  gender: record.gender,
  genderType: record.genderType,
  age: record.age,
  threeWords: record.texts[language].threeWords,
  languages: record.languages,
  country: record.country,
  star: record.star,
  isTopAmateur: record.isTopAmateur,
  registeredSince: record.registeredSince,
  isNew: false,
  sedcards: openPictures(record).filter((picture) => picture.variant.startsWith('p')),
  avatar: { family: record.family, variant: 'a0' },
  isFavorite: false,
  prices: {
    videoChat: coins(record.prices.single),
    singleChat: coins(record.prices.single),
    voyeurChat: coins(record.prices.voyeur),
    ticketShow: coins(record.prices.ticket),
    singleC2CChat: coins(record.prices.c2c),
  },
  features: record.features,
  state: record.state,
  categories: record.categories,
  bannedCountryCodes: record.bannedCountryCodes,
  weights: weightsOf(record),
  seed: record.family,
}))

/**
 * An actor with the text of the profile, `null` where nothing has been written yet, and the newest
 * videos.
 */
interface WithProfile {
  readonly record: ActorRecord
  readonly profile: ProfileRecord | null
  readonly videos: readonly ActorVideo[]
}

const NOTHING: ProfileTexts = { tagline: '', about: '', answers: [], tags: [] }

const withProfiles = new WeakMap<ActorRecord, WithProfile>()

/**
 * Returns the same object as long as no part of it is replaced, so that values derived from it can
 * be cached.
 */
function withProfile(given: WithProfile): WithProfile {
  const known = withProfiles.get(given.record)
  if (known !== undefined && known.profile === given.profile && haveSame(known.videos, given.videos)) return known
  withProfiles.set(given.record, given)
  return given
}

const haveSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index])

/** A profile, for a guest who has no ticket, no voucher and no note. */
const plainActorOf = cachedByLanguage(({ record, profile, videos }: WithProfile, language): Actor => {
  const texts = profile?.texts[language] ?? NOTHING
  return {
    ...plainSummaryOf(record, language),
    tagline: texts.tagline,
    about: texts.about,
    answers: texts.answers,
    tags: texts.tags,
    schedule: record.schedule,
    ratings: { lastNinetyDays: { countRatings: record.ratings.count, satisfactionRate: record.ratings.satisfaction } },
    pinnedCount: record.pinnedCount,
    videoCount: record.videoCount,
    guestHasTicket: false,
    voucherChatMinutes: 0,
    pictures: openPictures(record),
    notes: [],
    videos,
    interviews: interviewsOf(record, profile, language),
  }
})

/** Returns the same for an actor who is new: they are listed first, and seen by everybody. */
const newActorOf = cachedByLanguage((one: WithProfile, language): Actor => ({
  ...plainActorOf(one, language),
  isNew: true,
}))

/**
 * Returns which of these actors the guest has pinned, in their order: one read for a whole list.
 */
export async function pinnedAmong(
  reader: Reader,
  guestId: GuestId,
  actorIds: readonly ActorId[],
): Promise<readonly boolean[]> {
  const keys = actorIds.map((id) => relationKey(guestId, id))
  const found = await reader.getMany(relations, keys)
  return found.map((relation) => relation !== undefined && relation.pinnedAt !== null)
}

const isNewAt = (record: ActorRecord, now: number): boolean => now - record.registeredSince < NEW_FOR

/** The same object where it has this avatar already, as almost every one does. */
const withAvatar = <T extends Pick<ActorSummary, 'avatar'>>(one: T, avatar: PictureRef): T =>
  one.avatar.family === avatar.family ? one : { ...one, avatar }

/** The rows of a list as this guest sees them, in their language (ACT-012 to ACT-016). */
export async function summariesOf(
  reader: Reader,
  records: readonly ActorRecord[],
  { guestId, language, now }: View,
): Promise<readonly ActorSummary[]> {
  const pinned = await pinnedAmong(
    reader,
    guestId,
    records.map(({ id }) => id),
  )
  const shown = new ShownPictures(reader, guestId)
  return Promise.all(
    records.map(async (record, index) => {
      const seen = { isNew: isNewAt(record, now), isFavorite: pinned[index] === true }
      const plain = withAvatar(plainSummaryOf(record, language), await shown.avatar(record))
      return seen.isNew || seen.isFavorite ? { ...plain, ...seen } : plain
    }),
  )
}

/** Returns the guest's note about the actor (ACT-010). */
export const notesOf = ({ actorId, note }: Pick<RelationRecord, 'actorId' | 'note'>): readonly ActorNote[] =>
  note === '' ? [] : [{ actorId, comment: note }]

/** An actor with all a profile shows (ACT-002 to ACT-007). */
export async function actorOf(
  reader: Reader,
  record: ActorRecord,
  view: View & {
    readonly hasTicket: boolean
    readonly voucherChatMinutes: number
    readonly videos: readonly ActorVideo[]
  },
): Promise<Actor> {
  const [relation, profile] = await Promise.all([
    reader.get(relations, relationKey(view.guestId, record.id)),
    reader.get(profiles, record.id),
  ])
  const cached = isNewAt(record, view.now) ? newActorOf : plainActorOf
  const { hasTicket: guestHasTicket, voucherChatMinutes, videos } = view
  const avatar = await new ShownPictures(reader, view.guestId).avatar(record)
  const plain = withAvatar(cached(withProfile({ record, profile: profile ?? null, videos }), view.language), avatar)
  const isFavorite = (relation?.pinnedAt ?? null) !== null
  const notes = relation === undefined ? [] : notesOf(relation)
  const isPlain = !isFavorite && !guestHasTicket && voucherChatMinutes === 0 && notes.length === 0
  return isPlain ? plain : { ...plain, isFavorite, guestHasTicket, voucherChatMinutes, notes }
}
