import type { ActorRecord } from './actor-records'
import type { Localized } from '@/adapters/backend/kernel/localized'
import { inEachLanguage } from '@/adapters/backend/kernel/record-checks'
import { fields, id, list, number, schemaOf, text } from '@/adapters/stores/record-schema'
import type { Collection, Transaction } from '@/adapters/stores/store'
import { HEAT_WEEKS, type PresenceSession } from '@/domain/actors/heat-map'
import type { ActorId } from '@/domain/ids'

/**
 * The times at which an actor was live in the last weeks, stored apart from the actor: the list
 * grows, and only their profile reads it.
 */
export interface PresenceRecord {
  readonly actorId: ActorId
  /** The oldest first. */
  readonly sessions: readonly PresenceSession[]
  /** The actor's own note about their times; may be empty. */
  readonly memo: Localized
}

export const presences: Collection<PresenceRecord> = {
  name: 'presences',
  schema: schemaOf(
    fields<PresenceRecord>({
      actorId: id<ActorId>(),
      sessions: list(fields<PresenceSession>({ from: number, to: number })),
      memo: inEachLanguage(text),
    }),
  ),
  key: (presence) => presence.actorId,
  indexes: { byActor: (presence) => [[presence.actorId]] },
}

const WEEK = 7 * 86_400_000

/**
 * Stores that an actor who goes offline at `now` (epoch ms) was live until now; deletes times that
 * no heat map shows any more.
 */
export async function recordPresence(tx: Transaction, { id: actorId, state }: ActorRecord, now: number): Promise<void> {
  const { onlineSince } = state
  if (onlineSince === null || onlineSince >= now) return
  const known = await tx.get(presences, actorId)
  const recent = (known?.sessions ?? []).filter(({ to }) => to > now - HEAT_WEEKS * WEEK)
  await tx.put(presences, {
    actorId,
    sessions: [...recent, { from: onlineSince, to: now }],
    memo: known?.memo ?? { de: '', en: '', es: '' },
  })
}
