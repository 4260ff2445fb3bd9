import type { Wire } from './scalars'

/**
 * One operation that a client can request, declared once: both ends, the query schema, the client's documents and the
 * published contract (docs/contract) are derived from it.
 */
export interface Operation<I, O> {
  /** Unique among all operations of its transport. */
  readonly name: string
  /** What a client sends, as the server reads it. */
  readonly request: Wire<I>
  /** What the server answers, as the client reads it. */
  readonly answer: Wire<O>
  /**
   * Whether it may be sent again when its answer was lost: it only reads, it sets an absolute state, or its request
   * carries an idempotency key.
   */
  readonly repeatable: boolean
}
