import { access } from 'node:fs/promises'

/** Browsers that decode AVIF name it in the `Accept` header of a request for a picture. */
const AVIF = /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/u

/**
 * The file of a picture that a browser is sent: the AVIF file beside the WebP one where there is one, which then is smaller (0036), and
 * the browser accepts it.
 * @param file absolute path of the WebP file
 * @param accept the `Accept` header of the request
 */
export async function smallestOf(file: string, accept: string | undefined): Promise<string> {
  if (accept === undefined || !AVIF.test(accept)) return file
  const avif = file.replace(/\.webp$/u, '.avif')
  return access(avif).then(
    () => avif,
    () => file,
  )
}
