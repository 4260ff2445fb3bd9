import type { PlatformContext } from './platform-context'
import { fields, number, schemaOf, text } from '@/adapters/stores/record-schema'
import type { Collection } from '@/adapters/stores/store'

/** Who sees to something that only one instance may see to, and until when, epoch ms. */
export interface Lease {
  readonly owner: string
  readonly until: number
}

/** How long an instance that stopped renewing retains what it holds, ms: then another takes over. */
export const LEASE = 6_000

/**
 * The same for a chat, ms: it is renewed when the chat is counted, on a service each five seconds. Its guest's next heartbeat takes it to
 * wherever they report.
 */
export const CHAT_LEASE = 9_000

export interface LeaseRecord extends Lease {
  readonly name: string
}

export const leaseCheck = fields<Lease>({ owner: text, until: number })

export const leases: Collection<LeaseRecord> = {
  name: 'leases',
  schema: schemaOf(fields<LeaseRecord>({ name: text, owner: text, until: number })),
  key: (lease) => lease.name,
  indexes: {},
}

/** What the instances do for all of them together: simulated events, and what is due. */
export const HOUSEKEEPING = 'housekeeping'

/** Whether a lease leaves the matter to this instance: its own, run out, or never taken. */
export function isFree(platform: PlatformContext, lease: Lease | null): boolean {
  return lease === null || lease.owner === platform.instance || lease.until <= platform.clock.now()
}

/** A lease of this instance from now on. */
export function leaseOf(platform: PlatformContext, length = LEASE): Lease {
  return { owner: platform.instance, until: platform.clock.now() + length }
}

/** Acquires or renews a lease. `false`: another instance has it. */
export async function acquireLease(platform: PlatformContext, name: string): Promise<boolean> {
  const known = await platform.store.get(leases, name)
  // Half of its time is left for an instance that is late to renew it.
  if (known?.owner === platform.instance && known.until - platform.clock.now() > LEASE / 2) return true
  if (!isFree(platform, known ?? null)) return false
  return platform.store.transaction(async (tx) => {
    if (!isFree(platform, (await tx.get(leases, name)) ?? null)) return false
    await tx.put(leases, { name, ...leaseOf(platform) })
    return true
  })
}

/** Gives back at once what this instance holds, so that no other has to wait for it. */
export async function release(platform: PlatformContext, name: string): Promise<void> {
  await platform.store.transaction(async (tx) => {
    if ((await tx.get(leases, name))?.owner === platform.instance) await tx.delete(leases, name)
  })
}
