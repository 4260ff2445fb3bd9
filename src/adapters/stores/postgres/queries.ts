import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'

/** Answers queries: any connection of a pool, or one of them. */
export interface Queries {
  /** `nameOf`: what a failure is called by who knows what was written. */
  query<R extends QueryResultRow>(query: QueryConfig, nameOf?: NameFailure): Promise<QueryResult<R>>
}

export type NameFailure = (failure: unknown) => unknown

/**
 * One connection while a transaction is open on it. What is queried at one moment is sent together, on a connection
 * that pipelines. What is queried when it is over is refused, and does not become part of the next transaction.
 */
export class OpenTransaction implements Queries {
  private begun: Promise<unknown> = Promise.resolve()
  private isDeferred = false
  private isOver = false
  private failure: { readonly error: unknown } | undefined

  constructor(private readonly client: PoolClient) {}

  /** Sent together with what is read first. */
  begin(isolation: 'SERIALIZABLE' | 'READ COMMITTED' = 'SERIALIZABLE'): void {
    this.begun = this.request({ text: `BEGIN ISOLATION LEVEL ${isolation}` })
    // A failure is reported by the code that waits for it.
    this.begun.catch(() => undefined)
  }

  /**
   * A query that may write waits until the transaction is open: without one it would be committed at once, by itself. After a failure the database
   * refuses everything that follows without the reason: each of those throws the first failure, whichever of them its caller happens to see.
   */
  async query<R extends QueryResultRow>(
    query: QueryConfig,
    nameOf: NameFailure = (failure) => failure,
  ): Promise<QueryResult<R>> {
    if (!query.text.startsWith('SELECT ')) await this.begun
    if (this.isOver) throw new Error('The transaction is over.')
    try {
      return await this.request<R>(query)
    } catch (error) {
      this.failure ??= { error: nameOf(error) }
      throw this.failure.error
    }
  }

  /** Ends it, after everything that was requested. What was read without a transaction is not committed either. */
  async end(how: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    if (how === 'COMMIT') await this.begun
    this.isOver = true
    await this.request({ text: how })
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
