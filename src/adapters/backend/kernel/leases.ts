import type { Core } from './core'
import { fields, number, schemaOf, text } from '@/adapters/stores/record-schema'
import type { Collection } from '@/adapters/stores/store'

/** Who sees to something that only one instance may see to, and until when, epoch ms. */
export interface Lease {
  readonly owner: string
  readonly until: number
}

/** How long an instance that says nothing more keeps what it holds, ms: then another takes over. */
export const LEASE = 6_000

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

/** What the instances do for all of them together: events of the house, and what is due. */
export const HOUSEKEEPING = 'housekeeping'

/** Whether a lease leaves the matter to this instance: its own, run out, or never taken. */
export function isFree(core: Core, lease: Lease | null): boolean {
  return lease === null || lease.owner === core.instance || lease.until <= core.clock.now()
}

/** A lease of this instance from now on. */
export function leaseOf(core: Core): Lease {
  return { owner: core.instance, until: core.clock.now() + LEASE }
}

/** Takes or keeps a lease. `false`: another instance has it. */
export async function hold(core: Core, name: string): Promise<boolean> {
  const known = await core.store.get(leases, name)
  // Half of its time is left for whoever is late to keep it.
  if (known?.owner === core.instance && known.until - core.clock.now() > LEASE / 2) return true
  if (!isFree(core, known ?? null)) return false
  return core.store.transaction(async (tx) => {
    if (!isFree(core, (await tx.get(leases, name)) ?? null)) return false
    await tx.put(leases, { name, ...leaseOf(core) })
    return true
  })
}

/** Gives back at once what this instance holds, so that nobody has to wait for it. */
export async function release(core: Core, name: string): Promise<void> {
  await core.store.transaction(async (tx) => {
    if ((await tx.get(leases, name))?.owner === core.instance) await tx.delete(leases, name)
  })
}
