import type { Clock } from '@/application/device/clock'

/** Maximum number of login attempts that wait at a time in one process. */
const MAX_WAITING = 500

/**
 * Login attempts that have to wait before their password is checked: one of each origin, and a
 * limited number in all.
 */
export class LoginWaits {
  private readonly waiting = new Set<string>()

  constructor(private readonly clock: Clock) {}

  /**
   * Waits so many ms. `false` at once: another attempt of this origin waits already, or too many
   * others do.
   */
  async wait(origin: string, ms: number): Promise<boolean> {
    if (ms === 0) return true
    if (this.waiting.has(origin) || this.waiting.size >= MAX_WAITING) return false
    this.waiting.add(origin)
    await new Promise<void>((resolve) => {
      this.clock.after(ms, resolve)
    })
    this.waiting.delete(origin)
    return true
  }
}
