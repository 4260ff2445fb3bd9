/**
 * An address in its parts, each as written: `search` with its question mark, `hash` with its number
 * sign.
 */
export type UrlParts = { readonly pathname: string; readonly search: string; readonly hash: string }

/** Splits an address without changing a character of it; an origin, if there is one, is dropped. */
export const splitUrl = (url: string): UrlParts => {
  const local = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/iu, '')
  const hashAt = local.indexOf('#')
  const beforeHash = hashAt === -1 ? local : local.slice(0, hashAt)
  const searchAt = beforeHash.indexOf('?')
  return {
    pathname: searchAt === -1 ? beforeHash : beforeHash.slice(0, searchAt),
    search: searchAt === -1 ? '' : beforeHash.slice(searchAt),
    hash: hashAt === -1 ? '' : local.slice(hashAt),
  }
}
