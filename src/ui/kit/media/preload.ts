/**
 * Fetches a file likely to be shown next into the browser's cache (MED-079). If it fails, it is
 * requested again when shown. Returns the file, or `null`.
 */
export async function preloadMedia(address: string, signal: AbortSignal): Promise<Blob | null> {
  try {
    // As an image requests it: with the cookie for which the address was granted.
    const answer = await fetch(address, { method: 'GET', credentials: 'include', signal })
    return answer.ok ? await answer.blob() : null
  } catch {
    return null
  }
}
