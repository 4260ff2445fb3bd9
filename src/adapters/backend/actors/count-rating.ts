import { ratings, storeRatings } from './rating-records'
import { queueCounterDelta, type Counter } from '@/adapters/backend/kernel/counter-deltas'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Transaction } from '@/adapters/stores/store'
import { CHAT_RATINGS, dayOf, withRating, type ChatRating } from '@/domain/chat/chat-rating'
import { asId, type ActorId } from '@/domain/ids'

/**
 * Returns the subject of a counter: an actor on a day. A rating counts for ninety days from then
 * on.
 */
const subjectOf = (actorId: ActorId, day: number): string => `${day} ${actorId}`

const counterOf = (rating: ChatRating): Counter => ({
  name: `ratings ${rating}`,
  async add(tx, subject, by) {
    const [first = '', ...rest] = subject.split(' ')
    const [day, actorId] = [Number(first), asId<ActorId>(rest.join(' '))]
    const known = (await tx.get(ratings, actorId)) ?? { actorId, days: [] }
    await storeRatings(tx, { actorId, days: withRating(known.days, { day, rating, by }) }, day)
  },
})

const counterBy = {
  good: counterOf('good'),
  fair: counterOf('fair'),
  poor: counterOf('poor'),
} satisfies Readonly<Record<ChatRating, Counter>>

/** Counts the ratings of chats, one counter for each rating, because many guests rate one actor. */
export const ratingCounters: readonly Counter[] = CHAT_RATINGS.map((rating) => counterBy[rating])

/** The rating of a chat with an actor, and the one it replaces; `null`: none. */
export interface GivenRating {
  readonly actorId: ActorId
  /** Time of the first rating of the chat, epoch ms. */
  readonly at: number
  readonly before: ChatRating | null
  readonly after: ChatRating | null
}

/** Counts a guest's rating of a chat in place of their earlier one: a chat counts once. */
export async function countRating(
  platform: PlatformContext,
  tx: Transaction,
  { actorId, at, before, after }: GivenRating,
): Promise<void> {
  if (before === after) return
  const subject = subjectOf(actorId, dayOf(at))
  if (before !== null) await queueCounterDelta(platform, tx, counterBy[before], subject, -1)
  if (after !== null) await queueCounterDelta(platform, tx, counterBy[after], subject, 1)
}
