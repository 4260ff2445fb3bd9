import { DatabaseError, type Pool } from 'pg'
import type { Layout } from './layout'
import { PostgresReader } from './postgres-reader'
import { PostgresTransaction } from './postgres-transaction'
import { OpenTransaction } from './queries'
import {
  UniqueViolation,
  type Collection,
  type IndexKey,
  type Range,
  type Store,
  type Transaction,
} from '@/adapters/stores/store'

/** How often a transaction is begun anew that met another one, and the longest pause before it, ms. */
const MOST_ATTEMPTS = 12
const LONGEST_PAUSE = 200

/** Codes with which the database asks for the same again: serialization failure and deadlock. */
const AGAIN = new Set(['40001', '40P01'])

/**
 * The store of the service. Transactions are serializable: where two meet, one is done again from its beginning, so that work may
 * run more than once but is kept once. A unique entry taken meanwhile is met the same way: looked at again, then refused.
 */
export class PostgresStore implements Store {
  private readonly reader: PostgresReader

  /** `reads` and `writes` are apart, so that work that reads beside its transaction never waits for itself. */
  constructor(
    private readonly pools: { readonly reads: Pool; readonly writes: Pool },
    private readonly layout: Layout,
    private readonly random: () => number = Math.random,
  ) {
    this.reader = new PostgresReader(pools.reads, layout)
  }

  get<T>(collection: Collection<T>, key: string): Promise<T | undefined> {
    return this.reader.get(collection, key)
  }

  find<T>(collection: Collection<T>, index: string, range: Range): Promise<readonly T[]> {
    return this.reader.find(collection, index, range)
  }

  count<T>(collection: Collection<T>, index: string, prefix: IndexKey): Promise<number> {
    return this.reader.count(collection, index, prefix)
  }

  async transaction<R>(work: (tx: Transaction) => Promise<R>): Promise<R> {
    let hasMetTwin = false
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt(work)
      } catch (fault) {
        const isTwin = fault instanceof UniqueViolation
        const isWorthAnother = isTwin ? !hasMetTwin : fault instanceof DatabaseError && AGAIN.has(fault.code ?? '')
        if (!isWorthAnother || attempt === MOST_ATTEMPTS) throw fault
        hasMetTwin ||= isTwin
        await this.pause(attempt)
      }
    }
  }

  private async attempt<R>(work: (tx: Transaction) => Promise<R>): Promise<R> {
    const client = await this.pools.writes.connect()
    const open = new OpenTransaction(client)
    let broken: Error | undefined
    try {
      await open.query({ text: 'BEGIN ISOLATION LEVEL SERIALIZABLE' })
      const result = await work(new PostgresTransaction(open, this.layout))
      await open.end('COMMIT')
      return result
    } catch (fault) {
      await open.end('ROLLBACK').catch((lost: Error) => {
        broken = lost
      })
      throw fault
    } finally {
      client.release(broken)
    }
  }

  /** Longer each time and never the same, so that those who met do not meet again. */
  private pause(attempt: number): Promise<void> {
    const longest = Math.min(LONGEST_PAUSE, 2 ** attempt)
    return new Promise((resolve) => setTimeout(resolve, this.random() * longest))
  }
}
