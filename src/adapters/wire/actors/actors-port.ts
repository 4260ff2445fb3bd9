import {
  favoriteActors,
  getActorData,
  getActorNote,
  getActorState,
  onlineActorsAmount,
  storeActorNote,
} from './actor-calls'
import { categories, models } from './actor-queries'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { ActorGateway } from '@/application/actors/actor-gateway'

type Bound = Omit<ActorGateway, 'pin'>

const bound = bindingOf<Bound>()

/** Actors on the wire. `pin` is a pair of commands, whose refusals are read by the client. */
export const actorsPort: PortBinding<Bound> = {
  list: bound('list', models),
  byIdOrName: bound('byIdOrName', getActorData, { fields: ['actorIdOrName'], answer: 'actor' }),
  state: bound('state', getActorState, { fields: ['actorId'], answer: 'state' }),
  onlineCount: bound('onlineCount', onlineActorsAmount, { answer: 'amount' }),
  categories: bound('categories', categories),
  favorites: bound('favorites', favoriteActors, { fields: ['first', 'offset'] }),
  note: bound('note', getActorNote, { fields: ['actorId'], answer: 'note' }),
  storeNote: bound('storeNote', storeActorNote),
}
