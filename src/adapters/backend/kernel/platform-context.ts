import type { DomainEvents } from './domain-events'
import type { ProcessMemory } from './process-memory'
import type { Rules } from './rules'
import type { UpdateHub } from './update-hub'
import type { Store } from '@/adapters/stores/store'
import type { Clock } from '@/application/device/clock'
import type { Random } from '@/application/device/random'

/** What every rule of the platform's side works with. */
export interface PlatformContext {
  /** Distinguishes this process or tab from the others over the same store. */
  readonly instance: string
  readonly store: Store
  readonly hub: UpdateHub
  readonly events: DomainEvents
  readonly clock: Clock
  readonly random: Random
  readonly rules: Rules
  readonly memory: ProcessMemory
}
