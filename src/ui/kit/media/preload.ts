/**
 * Fetches a file that is likely to be shown next, so that the browser has it (MED-079). Nothing depends on it: a file that does not come is
 * requested again where it is shown. Returns the file; `null`: it did not come.
 */
export async function preloadMedia(address: string, signal: AbortSignal): Promise<Blob | null> {
  try {
    // As an image requests it: with the cookie that the address was granted for.
    const answer = await fetch(address, { method: 'GET', credentials: 'include', signal })
    return answer.ok ? await answer.blob() : null
  } catch {
    return null
  }
}
