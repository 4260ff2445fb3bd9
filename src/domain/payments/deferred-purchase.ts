import { isJsonObject, parseJson } from '@/domain/access/json'

/**
 * Time for which a purchase waits for its coins, in ms: a checkout takes minutes, and yesterday's
 * attempt means nothing today.
 */
export const DEFERRED_FOR = 30 * 60_000

/** A purchase that a guest attempted without enough coins. */
export interface DeferredPurchase {
  readonly guestId: string
  /** The item, for example `post:17`. */
  readonly target: string
  /** The guest's options for it, in the format of the part of the page that sells it. */
  readonly choice: string
  /** The sufficient balance in coins. */
  readonly needed: number
  /** Epoch ms. */
  readonly until: number
  /** Whether the coins have arrived, so that one more press buys. */
  readonly isReady: boolean
}

/**
 * Updates a purchase for a known balance: it is ready when the coins have arrived. It is dropped
 * when they are then spent on something else, when its time is over, or when another guest is
 * logged in.
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
