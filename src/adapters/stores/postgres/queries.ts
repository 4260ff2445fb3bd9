import type { QueryConfig, QueryResult, QueryResultRow } from 'pg'

/** Whatever answers queries: any connection of a pool, or one of them. */
export interface Queries {
  query<R extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<R>>
}

/**
 * One connection while a transaction is open on it, asked one thing after the other, as the driver wants it: rules may ask for
 * several things at once. What is asked when it is over is refused, and does not become part of whatever comes next.
 */
export class OpenTransaction implements Queries {
  private tail: Promise<unknown> = Promise.resolve()
  private isOver = false

  constructor(private readonly connection: Queries) {}

  query<R extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<R>> {
    return this.isOver ? Promise.reject(new Error('The transaction is over.')) : this.ask(query)
  }

  /** Ends it with COMMIT or ROLLBACK, after everything that was asked for. */
  async end(how: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    this.isOver = true
    await this.ask({ text: how })
  }

  private ask<R extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<R>> {
    const answer = this.tail.then(() => this.connection.query<R>(query))
    this.tail = answer.catch(() => undefined)
    return answer
  }
}
