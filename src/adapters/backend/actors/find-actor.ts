import { actors, type ActorRecord } from './actor-records'
import { takenRecord } from '@/adapters/backend/content/visibilities'
import type { Reader } from '@/adapters/stores/store'
import { asId, type ActorId } from '@/domain/ids'

/** An actor by id, or by name in any case (ACT-018). */
export async function findActor(reader: Reader, idOrName: string): Promise<ActorRecord | undefined> {
  const byId = await reader.get(actors, asId<ActorId>(idOrName))
  if (byId !== undefined) return byId
  const [byName] = await reader.find(actors, 'byName', { prefix: [idOrName.toLowerCase()], limit: 1 })
  return byName
}

/**
 * Returns the name of an actor, even of a hidden one: bills and refunds name them. `null`: there
 * never was one.
 */
export async function nameOfActor(reader: Reader, id: ActorId): Promise<string | null> {
  const actor = (await reader.get(actors, id)) ?? (await takenRecord(reader, actors, id))?.record
  return actor?.name ?? null
}
