import type { RestServer } from './rest-server'
import {
  getActorData,
  getActorNote,
  getActorState,
  onlineActorsAmount,
  storeActorNote,
} from '@/adapters/wire/actors/actor-calls'

/** Actors (ACT-036 to ACT-039, ACT-046). */
export function actorRoutes(server: RestServer): void {
  server
    .serve(getActorData, async ({ actors }, { actorIdOrName }) => ({ actor: await actors.byIdOrName(actorIdOrName) }))
    .serve(getActorState, async ({ actors }, { actorId }) => ({ state: await actors.state(actorId) }))
    .serve(getActorNote, async ({ actors }, { actorId }) => ({ note: await actors.note(actorId) }))
    .serve(storeActorNote, ({ actors }, note) => actors.storeNote(note))
    .serve(onlineActorsAmount, async ({ actors }) => ({ amount: await actors.onlineCount() }))
}
