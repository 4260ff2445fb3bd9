import { BackendError, type BackendErrorCode } from './backend-error'

/**
 * Whether an error means that a chunk of the app could not be fetched, judged by the messages of
 * the browsers we know.
 */
export function isChunkError(error: unknown): boolean {
  const message = error instanceof Error ? error.message : ''
  return /dynamically imported module|importing a module script failed|unable to preload/iu.test(message)
}

/**
 * Returns the code of any error that a call ended with. A chunk that did not arrive with the first
 * call counts as `offline`, since the network failed to deliver it; any other error that is not a
 * `BackendError` is a defect of ours and counts as `internal`.
 */
export const codeOf = (error: unknown): BackendErrorCode =>
  error instanceof BackendError ? error.code : isChunkError(error) ? 'offline' : 'internal'
