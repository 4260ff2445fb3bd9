import type { Core } from '@/adapters/backend/platform/core'
import type { Collection } from '@/adapters/stores/store'

/** How often a password was tried for an address lately; kept for unknown addresses too, so that it tells nothing. */
interface Attempts {
  readonly email: string
  readonly count: number
  /** Epoch ms at which counting begins anew. */
  readonly until: number
}

export const loginAttempts: Collection<Attempts> = {
  name: 'loginAttempts',
  key: ({ email }) => email,
  indexes: {},
}

/** So many tries an address has in so long a time, however many checkouts they come from. */
const MOST = 10
const WINDOW = 15 * 60_000

/** Counts a try for an address before its password is looked at. `false`: there were too many. */
export function countAttempt(core: Core, email: string): Promise<boolean> {
  return core.store.transaction(async (tx) => {
    const now = core.clock.now()
    const known = await tx.get(loginAttempts, email)
    const current = known === undefined || known.until <= now ? { email, count: 0, until: now + WINDOW } : known
    if (current.count >= MOST) return false
    await tx.put(loginAttempts, { ...current, count: current.count + 1 })
    return true
  })
}

/** The right password makes up for the wrong ones. */
export function forgiveAttempts(core: Core, email: string): Promise<void> {
  return core.store.transaction((tx) => tx.delete(loginAttempts, email))
}
