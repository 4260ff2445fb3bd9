import type { ActorId, GuestId } from '@/domain/ids'

/**
 * Returns the account of a guest's coins; the only kind of account that must never fall below zero.
 */
export const guestAccount = (id: GuestId): string => `guest:${id}`

/** Returns the account of an actor's earnings that have not been paid out yet. */
export const actorAccount = (id: ActorId): string => `performer:${id}`

/** The source of coins that guests buy or receive; its debt is the total of all coins. */
export const salesAccount = 'platform:sales'

/** The platform's own share of what guests spend. */
export const revenueAccount = 'platform:revenue'

/** Whether the account belongs to a guest and must not be overdrawn. */
export const isGuestAccount = (account: string): boolean => account.startsWith('guest:')
