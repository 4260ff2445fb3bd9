import type { PlatformContext } from './platform-context'
import { fields, oneOf, schemaOf, text } from '@/adapters/stores/record-schema'
import type { Collection, Transaction } from '@/adapters/stores/store'

/**
 * A count on a record that every guest may add to. Each feature declares its own; the name is
 * stored and must not change.
 */
export interface Counter {
  readonly name: string
  /** Adds to the record; does nothing if there is no such record. */
  readonly add: (tx: Transaction, subjectId: string, by: number) => Promise<void>
}

/** An increment or decrement that waits to be added to its record. */
export interface CounterDelta {
  readonly id: string
  /** The name of the counter. */
  readonly of: string
  readonly subjectId: string
  readonly by: 1 | -1
}

export const counterDeltas: Collection<CounterDelta> = {
  name: 'tallies',
  schema: schemaOf(fields<CounterDelta>({ id: text, of: text, subjectId: text, by: oneOf(1, -1) })),
  key: (delta) => delta.id,
  indexes: { bySubject: (delta) => [[delta.of, delta.subjectId, delta.id]] },
}

/** Maximum number of counter deltas read at a time. */
const MAX_READ = 1_000

/**
 * Queues an increment or decrement that is applied a moment later. It is not written to the record
 * at once: a hundred guests who buy the same video would all write the same record, and most of
 * their transactions would have to be retried.
 */
export function queueCounterDelta(
  platform: PlatformContext,
  tx: Transaction,
  counter: Counter,
  subjectId: string,
  by: 1 | -1,
): Promise<void> {
  return tx.put(counterDeltas, { id: platform.random.id(), of: counter.name, subjectId, by })
}

/**
 * Applies the queued deltas to their records, one transaction per record. Deltas of a counter
 * unknown to this build stay: during a rolling update, a newer server knows it. A record that
 * cannot be written is reported, and the others continue.
 */
export async function applyCounterDeltas(
  platform: PlatformContext,
  counters: readonly Counter[],
  onError: (error: unknown) => void,
): Promise<void> {
  const subjects = new Map<string, { readonly counter: Counter; readonly subjectId: string }>()
  for (const counter of counters) {
    const waiting = await platform.store.find(counterDeltas, 'bySubject', { prefix: [counter.name], limit: MAX_READ })
    for (const { subjectId } of waiting) subjects.set(`${counter.name} ${subjectId}`, { counter, subjectId })
  }
  for (const { counter, subjectId } of subjects.values()) {
    await platform.store
      .transaction(async (tx) => {
        const own = await tx.find(counterDeltas, 'bySubject', { prefix: [counter.name, subjectId], limit: MAX_READ })
        for (const { id } of own) await tx.delete(counterDeltas, id)
        const by = own.reduce((sum, one) => sum + one.by, 0)
        if (by !== 0) await counter.add(tx, subjectId, by)
      })
      .catch(onError)
  }
}
