import { actors } from './actor-records'
import type { Reader } from '@/adapters/stores/store'
import type { ActorId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/assembly/live-update'

/**
 * Returns the present state of actors as updates, for a page that begins to watch them; unknown
 * actors are left out.
 */
export async function currentActors(reader: Reader, ids: readonly ActorId[]): Promise<readonly LiveUpdate[]> {
  const records = await Promise.all(ids.map((id) => reader.get(actors, id)))
  return records.flatMap((actor) =>
    actor === undefined ? [] : [{ type: 'actorCurrent', actorId: actor.id, state: actor.state } as const],
  )
}
