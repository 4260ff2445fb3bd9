import { fields, id, list, nullable, number, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import type { Collection, Transaction } from '@/adapters/stores/store'
import { pointsIn, TOP_LISTS, type Standing } from '@/domain/actors/ranking'
import type { ActorId } from '@/domain/ids'

/**
 * The numbers that an actor's ranks follow from, stored apart from the actor so that a state that
 * changes by the minute does not write rankings.
 */
export interface StandingRecord extends Standing {
  readonly actorId: ActorId
  /** Number of videos that the actor sells or gives away. */
  readonly videoCount: number
}

/** One index for each ranking, so that its first places are read in order. */
export const standings: Collection<StandingRecord> = {
  name: 'standings',
  schema: schemaOf(
    fields<StandingRecord>({
      actorId: id<ActorId>(),
      pinnedCount: whole,
      ratingCount: whole,
      satisfactionRate: number,
      chats: whole,
      videoCalls: nullable(whole),
      videoCount: whole,
    }),
  ),
  key: (standing) => standing.actorId,
  indexes: {
    ...Object.fromEntries(
      TOP_LISTS.map((name) => [
        name,
        (standing: StandingRecord) => {
          const points = pointsIn(name, standing)
          return points === null ? [] : [[-points, standing.actorId]]
        },
      ]),
    ),
    /** Actors by their number of videos; an actor without videos is not ranked. */
    videoStars: ({ actorId, videoCount }) => (videoCount === 0 ? [] : [[-videoCount, actorId]]),
  },
}

/** Changes what is counted of an actor; an actor without a record has no place. */
export async function changeStanding(
  tx: Transaction,
  actorId: string,
  change: (standing: StandingRecord) => Partial<Standing>,
): Promise<void> {
  const standing = await tx.get(standings, actorId)
  if (standing !== undefined) await tx.put(standings, { ...standing, ...change(standing) })
}

/** The actors that an actor recommends. */
export interface CollectionRecord {
  readonly id: string
  /** The actor who recommends, and gives the collection its name. */
  readonly actorId: ActorId
  readonly actorIds: readonly ActorId[]
  /** The order of the collections; the smallest comes first. */
  readonly position: number
}

export const actorCollections: Collection<CollectionRecord> = {
  name: 'actorCollections',
  schema: schemaOf(
    fields<CollectionRecord>({ id: text, actorId: id<ActorId>(), actorIds: list(id<ActorId>()), position: whole }),
  ),
  key: (record) => record.id,
  indexes: {
    inOrder: (record) => [[record.position, record.id]],
    byActor: (record) => [[record.actorId, record.id]],
  },
}
