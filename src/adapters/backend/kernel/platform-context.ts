import type { DomainEvents } from './domain-events'
import type { ProcessMemory } from './process-memory'
import type { Rules } from './rules'
import type { UpdateHub } from './update-hub'
import type { Store } from '@/adapters/stores/store'
import type { Clock } from '@/application/device/clock'
import type { Random } from '@/application/device/random'

/** The dependencies of every rule on the platform's side. */
export interface PlatformContext {
  /** Distinguishes this process or tab from the others on the same store. */
  readonly instance: string
  readonly store: Store
  readonly hub: UpdateHub
  readonly events: DomainEvents
  readonly clock: Clock
  readonly random: Random
  readonly rules: Rules
  readonly memory: ProcessMemory
}
