/** Where page and worker store what the platform has answered when this browser subscribed: both can read a cache. */
const CACHE = 'vesper-push'
const KEY = '/push'

/** The id of the subscription, and the token that renews it without a session (NOT-012). */
interface StoredSubscription {
  readonly id: string
  readonly token: string
}

/** `null`: this browser is not subscribed. */
export async function storedPush(): Promise<StoredSubscription | null> {
  const stored: unknown = await (await caches.match(KEY, { cacheName: CACHE }))?.json()
  if (typeof stored !== 'object' || stored === null || !('id' in stored) || !('token' in stored)) return null
  const { id, token } = stored
  return typeof id === 'string' && typeof token === 'string' ? { id, token } : null
}

export async function storePush(subscription: StoredSubscription): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.put(KEY, Response.json(subscription))
}

export async function forgetPush(): Promise<void> {
  await caches.delete(CACHE)
}
