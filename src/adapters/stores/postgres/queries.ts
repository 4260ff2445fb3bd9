import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'

/** Runs queries on any connection of a pool, or on a particular one. */
export interface Queries {
  /** Runs a query. `nameOf` translates a failure for a caller who knows what was written. */
  query<R extends QueryResultRow>(query: QueryConfig, nameOf?: NameFailure): Promise<QueryResult<R>>
}

export type NameFailure = (failure: unknown) => unknown

/**
 * One connection while a transaction is open on it. Queries of one moment are sent together, if the
 * connection pipelines. Queries after its end are refused, so that they do not become part of the
 * next transaction.
 */
export class OpenTransaction implements Queries {
  private begun: Promise<unknown> = Promise.resolve()
  private isDeferred = false
  private isOver = false
  private failure: { readonly error: unknown } | undefined

  constructor(private readonly client: PoolClient) {}

  /** Begins the transaction; sent together with the first read. */
  begin(isolation: 'SERIALIZABLE' | 'READ COMMITTED' = 'SERIALIZABLE'): void {
    this.begun = this.request({ text: `BEGIN ISOLATION LEVEL ${isolation}` })
    // A failure is reported by the code that waits for it.
    this.begun.catch(() => undefined)
  }

  /**
   * Runs a query. One that may write waits until the transaction is open: before that it would be
   * committed at once, by itself. After a failure the database refuses everything that follows
   * without giving the reason, so all later queries throw the first failure, whichever of them the
   * caller sees.
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

  /**
   * Ends the transaction after all requested queries. If it could not begin, nothing read without
   * it is committed either.
   */
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
