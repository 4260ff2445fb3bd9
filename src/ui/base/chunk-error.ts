/** Name of the event that informs the page that a part of the app could not be loaded (API-028). */
export const CHUNK_ERROR_EVENT = 'vesper:chunk-error'

/** Whether an error is a part of the app that could not be fetched, by the messages of the browsers we know. */
export function isChunkError(error: unknown): boolean {
  const message = error instanceof Error ? error.message : ''
  return /dynamically imported module|importing a module script failed|error loading dynamically|unable to preload/iu.test(
    message,
  )
}

export function reportChunkError(failure: unknown): void {
  dispatchEvent(new CustomEvent(CHUNK_ERROR_EVENT, { detail: failure }))
}
