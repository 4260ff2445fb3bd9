import type { Page } from '@/application/paging/page'
import type { ActorSummary } from '@/domain/actors/actor'
import type { TopList } from '@/domain/actors/ranking'
import type { ActorCollection, TopCam } from '@/domain/actors/top-cam'
import type { ActorId } from '@/domain/ids'

/** A ranking ends here: beyond it a place means nothing to a guest (ACT-026). */
export const TOP_SIZE = 100

/** A part of a ranking by type and online state (ACT-059). */
export interface TopCamQuery {
  readonly type: TopList
  /** Only who is live, or only who is not; places stay those of the whole ranking. */
  readonly online?: boolean
  readonly first: number
  readonly offset: number
}

/** A part of a collection. */
export interface CollectionQuery {
  /** Who recommends. */
  readonly actorId: ActorId
  readonly online?: boolean
  readonly first: number
  readonly offset: number
}

/** Rankings and collections of actors. They follow from what the platform counts. Throws `BackendError`. */
export interface RankingGateway {
  /** At most a hundred places (ACT-026 to ACT-029, ACT-059). */
  topCams(query: TopCamQuery): Promise<Page<TopCam>>
  /** Whom the guest has pinned, those who are live first (ACT-053); nobody without an account. */
  pinnedModels(first: number, offset: number): Promise<Page<ActorSummary>>
  /** ACT-030, ACT-071: in the order of their actors' places. */
  collections(): Promise<readonly ActorCollection[]>
  /** The recommended actors, in the order of the collection; nobody where there is no such collection. */
  collection(query: CollectionQuery): Promise<Page<TopCam>>
}

export const RankingGateway = Symbol.for('RankingGateway')
