import { tieKey, ties, type ActorRecord } from './actor-records'
import { actorTexts } from '@/adapters/backend/world/actor-texts'
import { remembered } from '@/adapters/backend/world/remembered'
import type { Reader } from '@/adapters/stores/store'
import type { Actor, ActorSummary } from '@/domain/actors/actor'
import type { GuestId } from '@/domain/ids'
import { vxc, type Money } from '@/domain/money/money'
import type { Language } from '@/domain/navigation/language'

/** How long a performer counts as new, ms. */
export const NEW_FOR = 30 * 86_400_000

const coins = (amount: number | null): Money | null => (amount === null ? null : vxc(amount))

/** A row of a list as almost everybody sees almost everybody: nobody's favourite, and not new. */
const plainSummaryOf = remembered((record: ActorRecord, language): ActorSummary => {
  return {
    id: record.id,
    name: record.name,
    gender: record.gender,
    genderType: record.genderType,
    age: record.age,
    threeWords: actorTexts(record, language).threeWords,
    languages: record.languages,
    country: record.country,
    star: record.star,
    isTopAmateur: record.isTopAmateur,
    registeredSince: record.registeredSince,
    isNew: false,
    sedcards: record.pictures.filter((picture) => picture.variant.startsWith('p')),
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
    seed: record.family,
  }
})

/** A row of a list as this guest sees it, in his language (ACT-012 to ACT-016). */
export async function summaryOf(
  reader: Reader,
  record: ActorRecord,
  view: { readonly guestId: GuestId; readonly language: Language; readonly now: number },
): Promise<ActorSummary> {
  const tie = await reader.get(ties, tieKey(view.guestId, record.id))
  const summary = plainSummaryOf(record, view.language)
  const isNew = view.now - record.registeredSince < NEW_FOR
  const isFavorite = tie !== undefined && tie.pinnedAt !== null
  return isNew || isFavorite ? { ...summary, isNew, isFavorite } : summary
}

/** A performer with all a profile shows (ACT-002 to ACT-007). */
export async function actorOf(
  reader: Reader,
  record: ActorRecord,
  view: {
    readonly guestId: GuestId
    readonly language: Language
    readonly now: number
    readonly hasTicket: boolean
    readonly voucherChatMinutes: number
  },
): Promise<Actor> {
  const texts = actorTexts(record, view.language)
  const summary = await summaryOf(reader, record, view)
  return {
    tagline: texts.tagline,
    about: texts.about,
    answers: texts.answers,
    tags: texts.tags,
    schedule: record.schedule,
    ratings: { lastNinetyDays: { countRatings: record.ratings.count, satisfactionRate: record.ratings.satisfaction } },
    pinnedCount: record.pinnedCount,
    videoCount: record.videoCount,
    guestHasTicket: view.hasTicket,
    voucherChatMinutes: view.voucherChatMinutes,
    pictures: record.pictures,
    // Last: to add fields one by one to so many copied ones takes the engine ten times as long.
    ...summary,
  }
}
