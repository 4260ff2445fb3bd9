import { businessRecorders } from '@/adapters/backend/assembly/business-events'
import type { UpdateHub } from '@/adapters/backend/kernel/update-hub'
import { BackendPlatform } from '@/adapters/backend/assembly/backend-platform'
import { rulesOf, type PlatformRules } from '@/adapters/backend/assembly/platform-rules'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { ProcessMemory } from '@/adapters/backend/kernel/process-memory'
import { seedSampleWorld, simulate, type WorldSettings } from '@/adapters/backend/assembly/sample-world'
import { recordingStore } from '@/adapters/backend/tracking/event-recorder'
import { trackingRules } from '@/adapters/backend/tracking/tracking-rules'
import { DomainEvents } from '@/adapters/backend/kernel/domain-events'
import { Scheduler } from '@/adapters/backend/assembly/scheduler'
import type { Journal } from '@/adapters/stores/journal'
import { MemoryStore } from '@/adapters/stores/memory-store'
import type { Store } from '@/adapters/stores/store'
import type { Clock } from '@/application/device/clock'
import type { Random } from '@/application/device/random'

/**
 * Rises when the seeded world or a record changes its shape: stored data of an older world is then
 * dropped.
 */
export const WORLD_VERSION = 7

/**
 * Name of the only server: all tabs of a browser count as one, so that a page that is reloaded
 * continues at once.
 */
const EMBEDDED = 'embedded'

/** The world that is made, and the rules by which the platform runs over it. */
export interface BackendSettings extends WorldSettings {
  readonly rules: PlatformRules
  /**
   * Whether there is the sample world. Missing: there is; else there is what an operator imports.
   */
  readonly isSampled?: boolean
}

/** Time and chance of a platform. */
export interface BackendDevices {
  readonly clock: Clock
  readonly random: Random
}

/** A whole platform in this process, over any store. */
export interface Backend<S extends Store = Store> {
  readonly context: PlatformContext
  readonly store: S
  readonly platform: BackendPlatform
  readonly scheduler: Scheduler
  readonly simulator: ReturnType<typeof simulate>
}

/**
 * Makes the seeded world, restores what the journal stored of it, and sets the platform up over
 * both.
 */
export async function embeddedBackend(
  settings: BackendSettings,
  devices: BackendDevices & { readonly journal: Journal },
  hubOf: (store: MemoryStore) => UpdateHub,
  onError: (error: unknown) => void,
): Promise<Backend<MemoryStore>> {
  const store = new MemoryStore(devices.journal)
  seedSampleWorld(store, settings, devices.clock)
  await store.restore()
  return backendOver(store, hubOf(store), settings, { ...devices, instance: EMBEDDED }, onError)
}

/**
 * Sets the platform up over a store that holds a world; `instance` distinguishes it from others
 * over the same store.
 */
export function backendOver<S extends Store>(
  store: S,
  hub: UpdateHub,
  { rules, isSampled = true }: Pick<BackendSettings, 'rules' | 'isSampled'>,
  { clock, random, instance }: BackendDevices & { readonly instance: string },
  onError: (failure: unknown) => void,
): Backend<S> {
  const given = rulesOf(rules)
  const platformContext: PlatformContext = {
    instance,
    store: recorded(),
    hub,
    events: new DomainEvents(),
    clock,
    random,
    rules: given,
    memory: new ProcessMemory(),
  }
  return {
    context: platformContext,
    store,
    platform: new BackendPlatform(platformContext),
    scheduler: new Scheduler(platformContext, onError),
    simulator: simulate(platformContext, isSampled, onError),
  }

  /** Returns the store that records events; without an analytics service no event is written. */
  function recorded(): Store {
    if (given.of(trackingRules).analytics === null) return store
    const now = () => clock.now()
    return recordingStore(
      store,
      businessRecorders(now, () => random.id()),
      now,
    )
  }
}
