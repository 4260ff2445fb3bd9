import type { Clock } from '@/application/device/clock'

/** The clock of the machine. */
export class SystemClock implements Clock {
  now(): number {
    return Date.now()
  }

  after(delay: number, work: () => void): () => void {
    const timer = setTimeout(work, delay)
    return () => clearTimeout(timer)
  }
}
