import type { Audience } from './subscriber-registry'
import type { Topic } from './topics'
import type { UpdateHub } from './update-hub'
import type { PlatformContext } from './platform-context'
import type { Transaction } from '@/adapters/stores/store'
import type { LiveUpdate } from '@/domain/assembly/live-update'

/** An update and its audience, held back until the transaction that caused it is committed. */
export interface OutboundUpdate {
  readonly audience: Audience
  readonly update: LiveUpdate
  /** The topic that other processes must reread. */
  readonly topic?: Topic
}

export function publishAll(hub: UpdateHub, updates: readonly OutboundUpdate[]): void {
  for (const { audience, update, topic } of updates) {
    hub.publish(audience, update)
    if (topic !== undefined) hub.notify(topic)
  }
}

/**
 * Runs a transaction that publishes updates: they are published once it is committed, and only
 * those of the committed attempt.
 */
export function transactionWithUpdates<R>(
  { store, hub }: Pick<PlatformContext, 'store' | 'hub'>,
  work: (tx: Transaction, publish: (...updates: readonly OutboundUpdate[]) => void) => Promise<R>,
): Promise<R> {
  return store.transaction((tx) => work(tx, (...updates) => tx.afterCommit(() => publishAll(hub, updates))))
}
