import type { ModelHeatMap } from '@/domain/actors/heat-map'
import type { ActorId } from '@/domain/ids'

/** The most actors whose heat maps are requested at once. */
export const MAX_HEAT_MAPS = 50

/** When actors are usually live. Throws `BackendError`. */
export interface PresenceGateway {
  /** ACT-058: of the actors that exist, in the order of the request. */
  heatMaps(actorIds: readonly ActorId[]): Promise<readonly ModelHeatMap[]>
}

export const PresenceGateway = Symbol.for('PresenceGateway')
