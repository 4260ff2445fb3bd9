import type { Wire } from './scalars'

/**
 * One REST call as both ends read it. `path` is what follows /rest/v1; its `:parts` are fields of the request and never of
 * query string or body. What is left of the request is the query string of a GET and the JSON body of a POST (API-001 to
 * API-004).
 */
export interface RestCall<I, O> {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly request: Wire<I>
  readonly response: Wire<O>
  /** Whether it runs without a session: only opening one does. */
  readonly open?: true
  /** Whether cookies go with it (API-006). */
  readonly credentials?: true
  /** Whether it may be sent again when its answer was lost: it reads, or its request carries a key. */
  readonly repeatable: boolean
}

export const REST_PREFIX = '/rest/v1'

export const get = <I, O>(path: string, request: Wire<I>, response: Wire<O>): RestCall<I, O> => ({
  method: 'GET',
  path,
  request,
  response,
  repeatable: true,
})

export const post = <I, O>(
  path: string,
  request: Wire<I>,
  response: Wire<O>,
  more: Pick<RestCall<I, O>, 'open' | 'credentials'> & { readonly repeatable?: true } = {},
): RestCall<I, O> => ({ method: 'POST', path, request, response, repeatable: false, ...more })
