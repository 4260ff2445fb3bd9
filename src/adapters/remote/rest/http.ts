import { create, type AxiosInstance } from 'axios'

/** How long an answer may take, ms. */
export const TIMEOUT = 15_000

/**
 * The page's HTTP client. It uses `fetch`, which sends cookies only where a call requests them (API-006): an
 * XMLHttpRequest to one's own origin always would.
 */
export function httpClient(fetchOf?: typeof fetch): AxiosInstance {
  return create({
    adapter: 'fetch',
    withCredentials: false,
    // No cookie is sent back as a header: the token of the session is not in one.
    xsrfCookieName: '',
    timeout: TIMEOUT,
    responseType: 'json',
    ...(fetchOf === undefined ? {} : { env: { fetch: fetchOf } }),
  })
}
