import type { Page } from '@/application/paging/page'
import type { ActorSummary } from '@/domain/actors/actor'
import type { TopList } from '@/domain/actors/ranking'
import type { ActorCollection, TopCam } from '@/domain/actors/top-cam'
import type { ActorId } from '@/domain/ids'

/** Length of a ranking: a place beyond it means nothing to a guest (ACT-026). */
export const TOP_SIZE = 100

/** A part of a ranking by type and online state (ACT-059). */
export interface TopCamQuery {
  readonly type: TopList
  /**
   * `true`: only actors who are live; `false`: only those who are not. Places stay those of the
   * whole ranking.
   */
  readonly online?: boolean
  readonly first: number
  readonly offset: number
}

/** A part of a collection. */
export interface CollectionQuery {
  /** The actor who recommends the others. */
  readonly actorId: ActorId
  readonly online?: boolean
  readonly first: number
  readonly offset: number
}

/**
 * Rankings and collections of actors, computed from the platform's own counts. Throws
 * `BackendError`.
 */
export interface RankingGateway {
  /**
   * Returns a part of a ranking, which has a hundred places at most (ACT-026 to ACT-029, ACT-059).
   */
  topCams(query: TopCamQuery): Promise<Page<TopCam>>
  /** Lists the actors the guest has pinned, live ones first (ACT-053); empty without an account. */
  pinnedModels(first: number, offset: number): Promise<Page<ActorSummary>>
  /** Lists the collections in the order of their actors' places (ACT-030, ACT-071). */
  collections(): Promise<readonly ActorCollection[]>
  /**
   * Lists the recommended actors in the order of the collection; empty if there is no such
   * collection.
   */
  collection(query: CollectionQuery): Promise<Page<TopCam>>
}

export const RankingGateway = Symbol.for('RankingGateway')
