import type { Bus } from '@/adapters/bus/bus'

/** Opens several ends of one and the same bus, as several servers do. */
export interface BusMaker {
  /** One more server's end. */
  end(): Promise<Bus>
  close(): Promise<void>
}
