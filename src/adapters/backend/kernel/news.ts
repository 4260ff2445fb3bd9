import type { Audience } from './subscriber-registry'
import type { UpdateHub } from './update-hub'
import type { Core } from './core'
import type { Transaction } from '@/adapters/stores/store'
import type { LiveUpdate } from '@/domain/live/updates'

/** An update and whom it is for, held back until the transaction that caused it is committed. */
export interface News {
  readonly audience: Audience
  readonly update: LiveUpdate
}

export function publishAll(hub: UpdateHub, news: readonly News[]): void {
  for (const { audience, update } of news) hub.publish(audience, update)
}

/**
 * Does work that has something to tell: told once its transaction is committed, and only what the attempt told that was. Work may
 * be done again from its beginning, so nothing it tells may outlive an attempt.
 */
export async function telling<R>(
  core: Pick<Core, 'store' | 'hub'>,
  work: (tx: Transaction, tell: (...news: readonly News[]) => void) => Promise<R>,
): Promise<R> {
  const done = await core.store.transaction(async (tx) => {
    const news: News[] = []
    const result = await work(tx, (...more) => void news.push(...more))
    return { result, news }
  })
  publishAll(core.hub, done.news)
  return done.result
}
