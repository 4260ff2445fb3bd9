import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'

/** Answers queries: any connection of a pool, or one of them. */
export interface Queries {
  query<R extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<R>>
}

/**
 * One connection while a transaction is open on it. What is queried at one moment is sent together, on a connection
 * that pipelines. What is queried when it is over is refused, and does not become part of the next transaction.
 */
export class OpenTransaction implements Queries {
  private begun: Promise<unknown> = Promise.resolve()
  private isDeferred = false
  private isOver = false

  constructor(private readonly client: PoolClient) {}

  /** Sent together with what is read first. */
  begin(): void {
    this.begun = this.request({ text: 'BEGIN ISOLATION LEVEL SERIALIZABLE' })
    // A failure is reported by the code that waits for it.
    this.begun.catch(() => undefined)
  }

  /**
   * A query that may write waits until the transaction is open: without one it would be committed at once, by itself.
   */
  async query<R extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<R>> {
    if (query.text.startsWith('SELECT ')) return this.queryWithin(query)
    await this.begun
    return this.queryWithin(query)
  }

  /** Ends it, after everything that was requested. What was read without a transaction is not committed either. */
  async end(how: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    if (how === 'COMMIT') await this.begun
    this.isOver = true
    await this.request({ text: how })
  }

  private queryWithin<R extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<R>> {
    return this.isOver ? Promise.reject(new Error('The transaction is over.')) : this.request(query)
  }

  private request<R extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<R>> {
    const { stream } = this.client.connection
    if (!this.isDeferred) {
      this.isDeferred = true
      stream.cork()
      process.nextTick(() => {
        this.isDeferred = false
        stream.uncork()
      })
    }
    return this.client.query<R>(query)
  }
}
