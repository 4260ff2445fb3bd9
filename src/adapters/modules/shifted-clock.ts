import type { Clock } from '@/application/device/clock'
import type { KeyValueStorage } from '@/application/device/key-value-storage'

const KEY = 'clockShift'

/**
 * The machine's clock, ahead by as much as the stage has moved it; the shift outlives a reload, or
 * time would run backwards.
 */
export class ShiftedClock implements Clock {
  private shift: number

  constructor(
    private readonly clock: Clock,
    private readonly storage: KeyValueStorage,
  ) {
    const stored = Number(storage.read(KEY) ?? '0')
    this.shift = Number.isSafeInteger(stored) && stored >= 0 ? stored : 0
  }

  now(): number {
    return this.clock.now() + this.shift
  }

  after(delay: number, work: () => void): () => void {
    return this.clock.after(delay, work)
  }

  /** Forward only. */
  move(by: number): void {
    this.shift += Math.max(0, Math.round(by))
    this.storage.write(KEY, String(this.shift))
  }

  reset(): void {
    this.shift = 0
    this.storage.write(KEY, null)
  }
}
