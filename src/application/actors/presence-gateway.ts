import type { ModelHeatMap } from '@/domain/actors/heat-map'
import type { ActorId } from '@/domain/ids'

/** Maximum number of actors in one request for heat maps. */
export const MAX_HEAT_MAPS = 50

/** The times at which actors are usually live. Throws `BackendError`. */
export interface PresenceGateway {
  /** Returns the heat maps of those actors that exist, in the order of the request (ACT-058). */
  heatMaps(actorIds: readonly ActorId[]): Promise<readonly ModelHeatMap[]>
}

export const PresenceGateway = Symbol.for('PresenceGateway')
