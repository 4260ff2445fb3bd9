import type { ActorId, GuestId } from '@/domain/ids'

/** The coins of one guest; the only kind of account that must never fall below zero. */
export const guestAccount = (id: GuestId): string => `guest:${id}`

/** What an actor has earned and not been paid out yet. */
export const actorAccount = (id: ActorId): string => `performer:${id}`

/** Where coins come from when a guest buys or is given them; its debt is all the coins in the world. */
export const salesAccount = 'platform:sales'

/** The platform's own share of what guests spend. */
export const revenueAccount = 'platform:revenue'

/** Whether the account may not be overdrawn. */
export const isGuestAccount = (account: string): boolean => account.startsWith('guest:')
