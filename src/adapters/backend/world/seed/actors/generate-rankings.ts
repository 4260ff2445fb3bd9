import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import {
  actorCollections,
  standings,
  type CollectionRecord,
  type StandingRecord,
} from '@/adapters/backend/actors/ranking-records'
import type { World } from '@/adapters/backend/world/seed/generate-world'
import { seedOf } from '@/adapters/backend/world/seed/seed'
import { seededRandom } from '@/adapters/backend/world/seed/seeded-random'

/** Number of actors of the demo roster who recommend others. */
const COLLECTIONS = 6

/** The most actors of a collection. */
const MAX_MEMBERS = 12

/**
 * Returns the counts of every actor from before the world begins: better known ones have had more
 * chats.
 */
export function generateStandings({ seed, actors }: Pick<World, 'seed' | 'actors'>): StandingRecord[] {
  return actors.map(({ id, ratings, pinnedCount, prices, videoCount, rank }, index) => {
    const rng = seededRandom(Math.imul(seed, 15_485) + index + 1)
    // One chat in two to five is rated; actors with a high rank have had more of them.
    const recommended = Math.floor((rank / 1_000_000) ** 4 * 900)
    const chats = ratings.count * rng.int(2, 5) + Math.floor(pinnedCount / rng.int(8, 14)) + recommended
    return {
      actorId: id,
      pinnedCount,
      ratingCount: ratings.count,
      satisfactionRate: ratings.satisfaction,
      chats,
      videoCalls: prices.c2c === null ? null : Math.floor(chats * (0.05 + 0.25 * rng.next())),
      videoCount,
    }
  })
}

const shared = (a: ActorRecord, b: ActorRecord): number =>
  a.categories.filter((slug) => b.categories.includes(slug)).length +
  a.languages.filter((language) => b.languages.includes(language)).length

/** Actors recommend those they have something in common with. */
export function generateCollections({ actors }: Pick<World, 'actors'>): CollectionRecord[] {
  const known = actors.slice(0, 200)
  return actors.slice(0, Math.min(COLLECTIONS, actors.length - 1)).map((host, index) => ({
    id: String(index + 1),
    actorId: host.id,
    actorIds: known
      .filter(({ id }) => id !== host.id)
      .map((one, order) => ({ id: one.id, common: shared(host, one), order }))
      .toSorted((a, b) => b.common - a.common || a.order - b.order)
      .slice(0, MAX_MEMBERS - index)
      .map(({ id }) => id),
    position: index,
  }))
}

export const standingsSeed = seedOf(standings, 'top100', generateStandings)
export const collectionsSeed = seedOf(actorCollections, 'inOrder', generateCollections)
