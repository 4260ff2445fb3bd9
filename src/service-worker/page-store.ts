import { CacheExpiration } from 'workbox-expiration'
import { isBehindGate, pageKey, pageKeys, storedAddress } from './rules'
import { storedPageOf } from './stored-page'

/** Name of the cache. */
const PAGES = 'vesper-pages'

/** How many pages are stored, and for how long, seconds. */
const LIMITS = { maxEntries: 40, maxAgeSeconds: 14 * 86_400 } as const

/** Headers that no longer describe the body. */
const OF_TRANSFER = ['content-encoding', 'content-length', 'transfer-encoding', 'etag', 'vary']

/** The pages that the guest has seen: those that the server renders for everybody, and no others. */
export class PageStore {
  readonly #limits = new CacheExpiration(PAGES, LIMITS)

  /** Whether it is worth reading the answer to find out if it may be stored. */
  isCandidate(url: string, response: Response): boolean {
    return (
      response.status === 200 &&
      !response.redirected &&
      response.type === 'basic' &&
      (response.headers.get('content-type') ?? '').startsWith('text/html') &&
      !(response.headers.get('cache-control') ?? '').includes('no-store') &&
      storedAddress(url) !== null
    )
  }

  async store(url: string, response: Response): Promise<void> {
    const address = storedAddress(url)
    const page = address === null ? null : storedPageOf(await response.text())
    if (address === null || page === null) return
    const headers = new Headers(response.headers)
    for (const name of OF_TRANSFER) headers.delete(name)
    const key = pageKey(address, page.isGatePassed)
    const cache = await caches.open(PAGES)
    await cache.put(key, new Response(page.html, { headers }))
    await this.#limits.updateTimestamp(key)
    await this.#limits.expireEntries()
  }

  async find(url: string, isGatePassed: boolean): Promise<Response | undefined> {
    const address = storedAddress(url)
    if (address === null) return undefined
    const cache = await caches.open(PAGES)
    for (const key of pageKeys(address, isGatePassed)) {
      const page = await cache.match(key)
      if (page !== undefined) return page
    }
    return undefined
  }

  /** Deletes the pages that only guests see who have answered the age question. */
  async deleteBehindGate(): Promise<void> {
    const cache = await caches.open(PAGES)
    for (const { url } of await cache.keys()) if (isBehindGate(url)) await cache.delete(url)
  }

  /** Deletes the pages of other builds, whose scripts may be gone. */
  async deleteOlder(entry: string): Promise<void> {
    const cache = await caches.open(PAGES)
    for (const request of await cache.keys()) {
      const html = await (await cache.match(request))?.text()
      if (html?.includes(entry) !== true) await cache.delete(request)
    }
  }

  async clear(): Promise<void> {
    await caches.delete(PAGES)
  }
}
