import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'

/** Whatever answers queries: any connection of a pool, or one of them. */
export interface Queries {
  query<R extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<R>>
}

/**
 * One connection while a transaction is open on it. What is asked at one moment is sent together, on a connection that pipelines.
 * What is asked when it is over is refused, and does not become part of whatever comes next.
 */
export class OpenTransaction implements Queries {
  private isHeldBack = false
  private isOver = false

  constructor(private readonly client: PoolClient) {}

  /** Goes with the first question; where it fails, so does that. */
  begin(): void {
    void this.ask({ text: 'BEGIN ISOLATION LEVEL SERIALIZABLE' }).catch(() => undefined)
  }

  query<R extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<R>> {
    return this.isOver ? Promise.reject(new Error('The transaction is over.')) : this.ask(query)
  }

  /** Ends it, after everything that was asked for. */
  async end(how: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    this.isOver = true
    await this.ask({ text: how })
  }

  private ask<R extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<R>> {
    const { stream } = this.client.connection
    if (!this.isHeldBack) {
      this.isHeldBack = true
      stream.cork()
      process.nextTick(() => {
        this.isHeldBack = false
        stream.uncork()
      })
    }
    return this.client.query<R>(query)
  }
}
