import { BackendError, type BackendErrorCode } from './backend-error'

/** Whether an error is a part of the app that could not be fetched, by the messages of the browsers we know. */
export function isChunkError(error: unknown): boolean {
  const message = error instanceof Error ? error.message : ''
  return /dynamically imported module|importing a module script failed|unable to preload/iu.test(message)
}

/**
 * The code of any error that a call ended with. What is loaded with the first call and did not arrive is a network that did not give
 * it; any other error that is no `BackendError` is a defect of ours and counts as internal.
 */
export const codeOf = (error: unknown): BackendErrorCode =>
  error instanceof BackendError ? error.code : isChunkError(error) ? 'offline' : 'internal'
