import { deleteActorSearch, initActorSearch, saveActorSearch, searchActors } from './actor-search'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import { upperSnake } from '@/adapters/wire/base/upper-snake'
import type { ActorSort } from '@/application/actors/actor-gateway'
import type { ActorSearchGateway } from '@/application/actors/actor-search-gateway'

const bound = bindingOf<ActorSearchGateway>()

/** The search of actors on the wire, where an order has the spelling of the wire. */
export const searchPort: PortBinding<ActorSearchGateway> = {
  start: bound('start', initActorSearch),
  search: bound('search', searchActors, {
    request: (query) => ({ ...query, sort: upperSnake(query.sort) as ActorSort }),
    args: (query) => [query],
  }),
  save: bound('save', saveActorSearch, { fields: ['name', 'criteria'] }),
  remove: bound('remove', deleteActorSearch, { fields: ['id'] }),
}
