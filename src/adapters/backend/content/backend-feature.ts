import type { RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Counter } from '@/adapters/backend/kernel/counter-deltas'
import type { Collection } from '@/adapters/stores/store'
import type { GuestPorts } from '@/application/platform/guest-ports'

/** What a feature adds to the platform; `assembly/features.ts` lists the features. */
export interface BackendFeature<Ports extends Partial<GuestPorts> = Partial<GuestPorts>> {
  /** Its records: a store that lasts has a table for each, a backup holds them all. */
  readonly collections: readonly Collection<never>[]
  /** Those of them that everybody reads and few change: each server has them in memory as well. */
  readonly catalog: readonly Collection<never>[]
  /** Counts that many guests add to. */
  readonly counters: readonly Counter[]
  /** How each of its ports is made for a caller, once one is used. */
  readonly ports: { readonly [Name in keyof Ports]: (platform: PlatformContext, caller: RequestContext) => Ports[Name] }
}

/** Declares a feature: the types of its ports are those of its gateways. */
export const backendFeature = <Ports extends Partial<GuestPorts>>(
  feature: BackendFeature<Ports>,
): BackendFeature<Ports> => feature
