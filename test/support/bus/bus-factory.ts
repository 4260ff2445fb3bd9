import type { Bus } from '@/adapters/bus/bus'

/** Opens several ends of one and the same bus, as several servers do. */
export interface BusFactory {
  /** One more server's end. */
  readonly end: () => Promise<Bus>
  readonly close: () => Promise<void>
}
