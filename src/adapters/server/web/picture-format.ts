import { access } from 'node:fs/promises'

const NOT_ACCEPTED = /^q=0(?:\.0*)?$/u

/** Browsers that decode AVIF name it in the `Accept` header of a request for a picture. */
const acceptsAvif = (accept: string): boolean =>
  accept.split(',').some((part) => {
    const [type, ...parameters] = part.split(';').map((each) => each.trim())
    return type === 'image/avif' && !parameters.some((each) => NOT_ACCEPTED.test(each))
  })

/**
 * The file of a picture that a browser is sent: the AVIF file beside the WebP one where there is
 * one, which then is smaller (0036), and the browser accepts it.
 * @param file absolute path of the WebP file
 * @param accept the `Accept` header of the request
 */
export async function smallestOf(file: string, accept: string | undefined): Promise<string> {
  if (accept === undefined || !acceptsAvif(accept)) return file
  const avif = file.replace(/\.webp$/u, '.avif')
  return access(avif).then(
    () => avif,
    () => file,
  )
}
