/** Name of the event that informs the page that a part of the app could not be loaded (API-028). */
export const CHUNK_ERROR_EVENT = 'vesper:chunk-error'

export function reportChunkError(failure: unknown): void {
  dispatchEvent(new CustomEvent(CHUNK_ERROR_EVENT, { detail: failure }))
}
