import { Semaphore, withTimeout, type SemaphoreInterface } from 'async-mutex'
import { DatabaseError, type Pool } from 'pg'
import type { Layout } from './layout'
import { PostgresReader } from './postgres-reader'
import { PostgresTransaction } from './postgres-transaction'
import { OpenTransaction } from './queries'
import { TextReader } from './text-reader'
import { isReadOnly, unavailable } from './unavailable'
import { afterCommit, type AfterCommit } from '@/adapters/stores/after-commit'
import { claimIn } from '@/adapters/stores/claim-in'
import { selectFrom, tallyOf } from '@/adapters/stores/plain-selection'
import type { Condition, Selected, Selection } from '@/adapters/stores/selection'
import type { TextMatch, TextQuery } from '@/adapters/stores/text-search'
import {
  UniqueViolation,
  type Collection,
  type IndexKey,
  type Range,
  type Store,
  type Transaction,
} from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'

/**
 * Maximum number of attempts of a conflicting transaction, and the maximum pause before each, ms.
 */
const MAX_ATTEMPTS = 12
const MAX_PAUSE = 200

/** Number of attempts alongside other transactions before a transaction runs alone. */
const ATTEMPTS_AMONG_OTHERS = 3

/** Time a transaction waits for its slot, ms. */
const PATIENCE = 10_000

/**
 * Codes with which the database asks for a retry: serialization failure and deadlock, and a query
 * after one that failed.
 */
const AGAIN = new Set(['40001', '40P01', '25P02'])

/** Distinguishes an unreachable or read-only database from a defect. */
async function reached<R>(work: Promise<R>): Promise<R> {
  try {
    return await work
  } catch (error) {
    throw unavailable(error)
  }
}

/** The result of a committed attempt, with the work to run after it. */
interface Committed<R> {
  readonly result: R
  readonly works: readonly AfterCommit[]
}

/** Connections of a pool in use, and work waiting for one. */
interface PoolUse {
  readonly inUse: number
  readonly waiting: number
}

/** The load of a store on a database. */
export interface DatabaseUse {
  readonly reads: PoolUse
  readonly writes: PoolUse
  /** Number of transactions retried because of a conflict since the store was opened. */
  readonly doneAgain: number
}

/** The lock that serializes transactions that run alone, across all servers. */
const ALONE = 20_261_121

/**
 * The store of the service. Transactions are serializable: if two conflict, one is retried from its
 * beginning, so its work may run more than once but is stored once. A unique entry taken meanwhile
 * is handled the same way: checked again, then refused. The database mistakes neighbours on an
 * index page for one another, which is common while it is small: a transaction that has conflicted
 * three times runs alone, since a busy hour would otherwise refuse guests without cause.
 */
export class PostgresStore implements Store {
  private doneAgain = 0
  private waitingTransactions = 0
  private readonly reader: PostgresReader
  private readonly texts: TextReader
  private readonly turns: SemaphoreInterface

  /**
   * `reads` and `writes` are separate, so that work that reads outside its transaction never waits
   * for itself.
   */
  constructor(
    private readonly pools: { readonly reads: Pool; readonly writes: Pool },
    private readonly layout: Layout,
    private readonly random: () => number = Math.random,
  ) {
    // Requests that arrived together are queried together.
    this.reader = new PostgresReader(pools.reads, layout, (work) => void setImmediate(work))
    this.texts = new TextReader(pools.reads)
    this.turns = withTimeout(new Semaphore(pools.writes.options.max), PATIENCE, new BackendError('timeout'))
  }

  /**
   * Returns the current load, and the number of transactions retried since the store was opened.
   */
  get use(): DatabaseUse {
    const of = ({ totalCount, idleCount, waitingCount }: Pool) => ({
      inUse: totalCount - idleCount,
      waiting: waitingCount,
    })
    const writes = of(this.pools.writes)
    return {
      reads: of(this.pools.reads),
      writes: { ...writes, waiting: writes.waiting + this.waitingTransactions },
      doneAgain: this.doneAgain,
    }
  }

  get<T>(collection: Collection<T>, key: string): Promise<T | undefined> {
    return reached(this.reader.get(collection, key))
  }

  getMany<T>(collection: Collection<T>, keys: readonly string[]): Promise<readonly (T | undefined)[]> {
    return reached(this.reader.getMany(collection, keys))
  }

  find<T>(collection: Collection<T>, index: string, range: Range): Promise<readonly T[]> {
    return reached(this.reader.find(collection, index, range))
  }

  count<T>(collection: Collection<T>, index: string, prefix: IndexKey): Promise<number> {
    return reached(this.reader.count(collection, index, prefix))
  }

  async select<T>(collection: Collection<T>, selection: Selection<T>): Promise<Selected<T>> {
    return selectFrom(collection, await this.find(collection, selection.index, { prefix: [] }), selection)
  }

  async tally<T>(
    collection: Collection<T>,
    family: string,
    condition: Condition<T>,
  ): Promise<ReadonlyMap<string | number, number>> {
    const [order = ''] = Object.keys(collection.indexes)
    return tallyOf(collection, family, await this.find(collection, order, { prefix: [] }), condition)
  }

  match<T>(collection: Collection<T>, query: TextQuery): Promise<readonly TextMatch[]> {
    return reached(this.texts.match(collection, query))
  }

  async transaction<R>(work: (tx: Transaction) => Promise<R>): Promise<R> {
    const { result, works } = await reached(this.transactionUntilCommitted(work))
    if (works.length > 0) await afterCommit(works)
    return result
  }

  claim<T>(
    collection: Collection<T>,
    index: string,
    range: Range & { readonly limit: number },
    change: (value: T) => T | null,
  ): Promise<readonly T[]> {
    const work = async (tx: PostgresTransaction): Promise<readonly T[]> =>
      claimIn(tx, collection, await tx.findUnlocked(collection, index, range), change)
    // READ COMMITTED suffices, since exactly the claimed records are locked and no decision depends
    // on records that others may change. Serializable claims of several servers, which read the
    // same index pages, would conflict.
    return reached(this.runExclusive(() => this.attempt(work, false, 'READ COMMITTED'), 1)).then(({ result }) => result)
  }

  private async transactionUntilCommitted<R>(work: (tx: Transaction) => Promise<R>): Promise<Committed<R>> {
    let hasSeenTwin = false
    for (let attempt = 1; ; attempt++) {
      try {
        const isAlone = attempt > ATTEMPTS_AMONG_OTHERS
        return await this.runExclusive(() => this.attempt(work, isAlone), isAlone ? this.pools.writes.options.max : 1)
      } catch (failure) {
        const isTwin = failure instanceof UniqueViolation
        const isWorthAnother = isTwin ? !hasSeenTwin : failure instanceof DatabaseError && AGAIN.has(failure.code ?? '')
        if (!isWorthAnother || attempt === MAX_ATTEMPTS) throw failure
        hasSeenTwin ||= isTwin
        this.doneAgain += 1
        await this.pause(attempt)
      }
    }
  }

  private async runExclusive<R>(work: () => Promise<R>, weight: number): Promise<R> {
    this.waitingTransactions += 1
    let isWaiting = true
    const begin = (): void => {
      if (isWaiting) this.waitingTransactions -= 1
      isWaiting = false
    }
    try {
      return await this.turns.runExclusive(() => {
        begin()
        return work()
      }, weight)
    } finally {
      begin()
    }
  }

  private async attempt<R>(
    work: (tx: PostgresTransaction) => Promise<R>,
    isAlone: boolean,
    isolation: 'SERIALIZABLE' | 'READ COMMITTED' = 'SERIALIZABLE',
  ): Promise<Committed<R>> {
    const client = await this.pools.writes.connect()
    const open = new OpenTransaction(client)
    let broken: Error | undefined
    try {
      // This lock must come before BEGIN: the first query of a transaction determines what it sees,
      // and waiting for a lock is a query.
      if (isAlone) await client.query('SELECT pg_advisory_lock($1)', [ALONE])
      open.begin(isolation)
      const tx = new PostgresTransaction(open, this.layout)
      const result = await work(tx)
      await tx.save()
      await open.end('COMMIT')
      return { result, works: tx.works }
    } catch (error) {
      // A connection opened as read only stays so even when the database no longer is.
      if (isReadOnly(error) && error instanceof Error) broken = error
      await open.end('ROLLBACK').catch((lost: Error) => {
        broken = lost
      })
      throw error
    } finally {
      if (isAlone && broken === undefined) {
        await client.query('SELECT pg_advisory_unlock($1)', [ALONE]).catch((lost: Error) => {
          broken = lost
        })
      }
      client.release(broken)
    }
  }

  /**
   * Waits longer each time and for a random while, so that conflicting transactions do not conflict
   * again.
   */
  private pause(attempt: number): Promise<void> {
    const max = Math.min(MAX_PAUSE, 2 ** attempt)
    return new Promise((resolve) => setTimeout(resolve, this.random() * max))
  }
}
