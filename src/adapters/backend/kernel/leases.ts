import type { PlatformContext } from './platform-context'
import { fields, number, schemaOf, text } from '@/adapters/stores/record-schema'
import type { Collection } from '@/adapters/stores/store'

/**
 * The instance that currently handles something only one instance may handle, and until when, epoch
 * ms.
 */
export interface Lease {
  readonly owner: string
  readonly until: number
}

/** Time for which an instance keeps a lease it no longer renews, ms: then another takes over. */
export const LEASE = 6_000

/**
 * Length of a chat's lease, ms: it is renewed when the chat is counted, every five seconds on a
 * service. The guest's next heartbeat moves it to the instance they report to.
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

/** The lease for work that one instance does for all: simulated events and due jobs. */
export const HOUSEKEEPING = 'housekeeping'

/**
 * Returns whether this instance may take a lease: it is its own, has expired, or was never taken.
 */
export function isFree(platform: PlatformContext, lease: Lease | null): boolean {
  return lease === null || lease.owner === platform.instance || lease.until <= platform.clock.now()
}

/** Creates a lease of this instance that starts now. */
export function leaseOf(platform: PlatformContext, length = LEASE): Lease {
  return { owner: platform.instance, until: platform.clock.now() + length }
}

/** Acquires or renews a lease. `false`: another instance has it. */
export async function acquireLease(platform: PlatformContext, name: string): Promise<boolean> {
  const known = await platform.store.get(leases, name)
  // Renewing at half time leaves the other half for an instance that is late.
  if (known?.owner === platform.instance && known.until - platform.clock.now() > LEASE / 2) return true
  if (!isFree(platform, known ?? null)) return false
  return platform.store.transaction(async (tx) => {
    if (!isFree(platform, (await tx.get(leases, name)) ?? null)) return false
    await tx.put(leases, { name, ...leaseOf(platform) })
    return true
  })
}

/** Releases a lease of this instance at once, so that no other has to wait for it. */
export async function release(platform: PlatformContext, name: string): Promise<void> {
  await platform.store.transaction(async (tx) => {
    if ((await tx.get(leases, name))?.owner === platform.instance) await tx.delete(leases, name)
  })
}
