import { heatMaps } from './presence'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { ActorId } from '@/domain/ids'
import type { PresenceGateway } from '@/application/actors/presence-gateway'

const bound = bindingOf<PresenceGateway>()

/** When actors are usually live, on the wire. */
export const presencePort: PortBinding<PresenceGateway> = {
  heatMaps: bound('heatMaps', heatMaps, {
    request: (actorIds) => ({ actorIds: actorIds as ActorId[] }),
    args: ({ actorIds }) => [actorIds],
  }),
}
