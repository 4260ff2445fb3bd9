import type { Operation } from './operation'
import type { Wire } from './scalars'

/**
 * An operation of the REST transport. `path` is what follows /rest/v1; its `:parts` are fields of the request and never of
 * query string or body. What is left of the request is the query string of a GET and the JSON body of a POST (API-001 to
 * API-004).
 */
export interface RestCall<I, O> extends Operation<I, O> {
  readonly transport: 'rest'
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Whether it runs without a session: only opening one does. */
  readonly open?: true
  /** Whether cookies go with it (API-006). */
  readonly credentials?: true
  /** How long an answer may be used again, whole seconds; missing: never. A browser's own cache does it, for one guest at a time. */
  readonly maxAge?: number
  /** A POST that only reads, so that a page for everybody may be rendered from its answer. A GET always does. */
  readonly reads?: true
  /** Whether no stored answer may be used: it is sent with a `timestamp`, and both ends declare no-cache (TVS-016). */
  readonly fresh?: true
  /** Whether it may be answered as of another day, which is named in the query string (ACT-036). */
  readonly dated?: true
  /** Whether it reaches the server also where the page is left meanwhile. */
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

/** The same call, whose answer is never one that was stored on the way: what is on the air is known at the moment only (TVS-016). */
export const fresh = <I, O>(call: RestCall<I, O>): RestCall<I, O> => ({ ...call, fresh: true })

/** The parameter that makes the address of a fresh call unlike any before: the clock of the client, epoch ms. */
export const TIMESTAMP = 'timestamp'
