import { passes } from '../../test/support/plain-actor-filter'
import { actors, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import type { Reader } from '@/adapters/stores/store'
import type { ActorQuery } from '@/application/actors/actor-gateway'

/** A page of a list as it was found before: all actors in order, those that pass, a part of them. */
export async function plainPage(
  reader: Reader,
  { sort, filter, first, offset }: ActorQuery,
  now: number,
): Promise<readonly ActorRecord[]> {
  const all = await reader.find(actors, sort, { prefix: [] })
  return all.filter((actor) => passes(actor, filter, now)).slice(offset, offset + first)
}
