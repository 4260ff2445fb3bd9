import { getActorData } from './actor-details'
import { actorLists } from './actor-lists'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { ActorGateway } from '@/application/actors/actor-gateway'

type Bound = Omit<ActorGateway, 'pin'>

/** Actors on the wire. `pin` is a pair of commands, whose refusals are read by the client. */
export const actorsPort: PortBinding<Bound> = {
  ...actorLists,
  byIdOrName: bindingOf<Bound>()('byIdOrName', getActorData, { fields: ['actorIdOrName'], answer: 'actor' }),
}
