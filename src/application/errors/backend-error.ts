/**
 * Every way in which a call to the platform can fail, as opposed to being refused. The codes are
 * stable: the ui translates them and docs/errors.md lists them; a test ensures that the three
 * agree.
 */
export const BACKEND_ERROR_CODES = [
  /** The browser has no network, or the server cannot be reached. */
  'offline',
  /** The platform is reachable, but its storage is not, or accepts no writes at the moment. */
  'unavailable',
  /** The answer did not come in time. */
  'timeout',
  /** The server answered with a status outside 200 to 299 (API-010). */
  'http',
  /** The answer does not have the agreed shape. */
  'protocol',
  /** A data query was sent without a token (API-013). */
  'missing-token',
  /** The session has ended or was never opened; the guest has to open a new one. */
  'session-expired',
  /** The request itself is malformed: a defect of the caller. */
  'invalid-request',
  /** Too many requests in a short time. */
  'rate-limited',
  /** The requested thing does not exist, or no longer does. */
  'not-found',
  /** The platform failed for a reason of its own. */
  'internal',
] as const

export type BackendErrorCode = (typeof BACKEND_ERROR_CODES)[number]

/**
 * The only error that ports throw: a stable code to act on, with the cause retained for the log.
 * Never shown as it is.
 */
export class BackendError extends Error {
  override readonly name = 'BackendError'

  /** The malformed paths of a request, which may be disclosed; `undefined`: none is to blame. */
  readonly fields: readonly string[] | undefined

  constructor(
    readonly code: BackendErrorCode,
    options?: { readonly cause?: unknown; readonly detail?: string; readonly fields?: readonly string[] },
  ) {
    const detail = options?.detail ?? options?.fields?.join(', ')
    super(detail === undefined ? code : `${code}: ${detail}`, { cause: options?.cause })
    this.fields = options?.fields
  }
}
