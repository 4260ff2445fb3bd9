import { favoriteActors, getActorNote, getActorState, onlineActorsAmount, storeActorNote } from './actor-calls'
import { categories, models } from './actor-queries'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { ActorGateway } from '@/application/actors/actor-gateway'

type Bound = Omit<ActorGateway, 'pin' | 'byIdOrName'>

const bound = bindingOf<Bound>()

/** Actors on the wire, but for the data of one: what the first page of a visit may call. */
export const actorLists: PortBinding<Bound> = {
  list: bound('list', models),
  state: bound('state', getActorState, { fields: ['actorId'], answer: 'state' }),
  onlineCount: bound('onlineCount', onlineActorsAmount, { answer: 'amount' }),
  categories: bound('categories', categories),
  favorites: bound('favorites', favoriteActors, { fields: ['first', 'offset'] }),
  note: bound('note', getActorNote, { fields: ['actorId'], answer: 'note' }),
  storeNote: bound('storeNote', storeActorNote),
}
