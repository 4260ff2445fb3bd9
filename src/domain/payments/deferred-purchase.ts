import { isJsonObject, parseJson } from '@/domain/access/json'

/** How long a purchase waits for its coins, ms: a checkout takes minutes, and a press of yesterday means nothing today. */
export const DEFERRED_FOR = 30 * 60_000

/** What a guest pressed without enough coins for it. */
export interface DeferredPurchase {
  readonly guestId: string
  /** What is bought, for example `post:17`. */
  readonly target: string
  /** What was chosen with it, as the part of the page that sells it writes it. */
  readonly choice: string
  /** The balance that is enough, coins. */
  readonly needed: number
  /** Epoch ms. */
  readonly until: number
  /** The coins have come: one more press buys. */
  readonly isReady: boolean
}

/**
 * What is left of a purchase once a balance is known: it is ready when the coins have come, and gone when they are spent on something
 * else afterwards, when its time is over, or when another guest is here.
 */
export function withBalance(
  purchase: DeferredPurchase,
  guest: { readonly id: string; readonly balance: number },
  now: number,
): DeferredPurchase | null {
  if (purchase.guestId !== guest.id || now >= purchase.until) return null
  if (guest.balance >= purchase.needed) return purchase.isReady ? purchase : { ...purchase, isReady: true }
  return purchase.isReady ? null : purchase
}

/** Reads a stored purchase; `null` for anything else. */
export function readDeferredPurchase(stored: string | null): DeferredPurchase | null {
  const json = stored === null ? undefined : parseJson(stored)
  if (!isJsonObject(json)) return null
  const { guestId, target, choice, needed, until, isReady } = json
  if (typeof guestId !== 'string' || typeof target !== 'string' || typeof choice !== 'string') return null
  if (typeof needed !== 'number' || typeof until !== 'number' || typeof isReady !== 'boolean') return null
  return { guestId, target, choice, needed, until, isReady }
}
