import type { Wire } from './scalars'

/**
 * One operation that a client can request. It is declared once: both ends, the query schema, the
 * client's documents and the published contract (docs/contract) derive from it.
 */
export interface Operation<I, O> {
  /** Unique among all operations of its transport. */
  readonly name: string
  /** The client's request, as the server reads it. */
  readonly request: Wire<I>
  /** The server's answer, as the client reads it. */
  readonly answer: Wire<O>
  /**
   * Whether it may be sent again after its answer was lost: it only reads, sets an absolute state,
   * or carries an idempotency key in its request.
   */
  readonly repeatable: boolean
}
