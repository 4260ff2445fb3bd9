import type { Operation } from './operation'
import type { Wire } from './scalars'

/**
 * An operation of the REST transport. `path` follows /rest/v1; its `:parts` are fields of the
 * request and never appear in query string or body. The remaining fields form the query string of a
 * GET or DELETE, or the JSON body of a POST (API-001 to API-004).
 */
export interface RestCall<I, O> extends Operation<I, O> {
  readonly transport: 'rest'
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  /** Whether it runs without a session: only opening one does. */
  readonly open?: true
  /** Whether cookies are sent with it (API-006). */
  readonly credentials?: true
  /**
   * Time for which an answer may be reused, whole seconds; missing: not at all. The browser's own
   * cache does this, for one guest at a time.
   */
  readonly maxAge?: number
  /**
   * Whether a POST only reads, so that a page for everybody may be rendered from its answer. A GET
   * always only reads.
   */
  readonly reads?: true
  /**
   * Whether stored answers are forbidden: it is sent with a `timestamp`, and both ends declare
   * no-cache (TVS-016).
   */
  readonly fresh?: true
  /** Whether it may be answered as of another day, named in the query string (ACT-036). */
  readonly dated?: true
  /** Whether it reaches the server even if the guest leaves the page meanwhile. */
  readonly keepalive?: true
}

export const REST_PREFIX = '/rest/v1'

export const get = <I, O>(
  name: string,
  path: string,
  request: Wire<I>,
  answer: Wire<O>,
  more: Pick<RestCall<I, O>, 'maxAge' | 'dated'> = {},
): RestCall<I, O> => ({
  name,
  transport: 'rest',
  method: 'GET',
  path,
  request,
  answer,
  repeatable: true,
  ...more,
})

export const post = <I, O>(
  name: string,
  path: string,
  request: Wire<I>,
  answer: Wire<O>,
  more: Pick<RestCall<I, O>, 'open' | 'credentials' | 'reads' | 'keepalive'> & { readonly repeatable?: true } = {},
): RestCall<I, O> => ({ name, transport: 'rest', method: 'POST', path, request, answer, repeatable: false, ...more })

/**
 * Declares a call that removes something by a DELETE without a body. Removing it twice has the
 * effect of removing it once.
 */
export const remove = <I, O>(name: string, path: string, request: Wire<I>, answer: Wire<O>): RestCall<I, O> => ({
  name,
  transport: 'rest',
  method: 'DELETE',
  path,
  request,
  answer,
  repeatable: true,
})

/** Whether the fields of a request travel in its address, not in a body. */
export const isInAddress = ({ method }: Pick<RestCall<never, never>, 'method'>): boolean => method !== 'POST'

/**
 * Returns the call with stored answers forbidden, because what is on the air is only known at the
 * moment (TVS-016).
 */
export const fresh = <I, O>(call: RestCall<I, O>): RestCall<I, O> => ({ ...call, fresh: true })

/** The parameter that makes the address of a fresh call unique: the client's clock, epoch ms. */
export const TIMESTAMP = 'timestamp'
