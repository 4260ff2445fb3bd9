import { actors } from './actor-records'
import { changeStanding } from './ranking-records'
import { fields, id, list, schemaOf, whole } from '@/adapters/stores/record-schema'
import type { Collection, Transaction } from '@/adapters/stores/store'
import { recentDays, sumOfRatings, type RatedDay } from '@/domain/chat/chat-rating'
import type { ActorId } from '@/domain/ids'

/**
 * The ratings of an actor by the day they were given, apart from the actor: only their sums are
 * shown in lists.
 */
export interface RatingRecord {
  readonly actorId: ActorId
  /** The oldest first. */
  readonly days: readonly RatedDay[]
}

export const ratings: Collection<RatingRecord> = {
  name: 'chatRatings',
  schema: schemaOf(
    fields<RatingRecord>({
      actorId: id<ActorId>(),
      days: list(fields<RatedDay>({ day: whole, good: whole, fair: whole, poor: whole })),
    }),
  ),
  key: ({ actorId }) => actorId,
  indexes: {
    /**
     * Actors by their oldest day of ratings; an actor without ratings has none that could expire.
     */
    byOldest: ({ actorId, days }) => (days[0] === undefined ? [] : [[days[0].day, actorId]]),
  },
}

/**
 * Stores the ratings of an actor with the sums that are shown of them: profile, lists and rankings
 * read the same sums. Leaves out days that no longer count on `today` (days since 1970).
 */
export async function storeRatings(tx: Transaction, record: RatingRecord, today: number): Promise<void> {
  const days = recentDays(record.days, today)
  await tx.put(ratings, { ...record, days })
  const { countRatings: count, satisfactionRate: satisfaction } = sumOfRatings(days)
  const actor = await tx.get(actors, record.actorId)
  if (actor === undefined || (actor.ratings.count === count && actor.ratings.satisfaction === satisfaction)) return
  await tx.put(actors, { ...actor, ratings: { count, satisfaction } })
  await changeStanding(tx, record.actorId, () => ({ ratingCount: count, satisfactionRate: satisfaction }))
}
