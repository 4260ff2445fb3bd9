import { codeOf } from '@/application/errors/code-of'
import type { Clock } from '@/application/device/clock'

/**
 * How long a device waits for its new key, ms, and how often it retries: longer than a platform refuses the old key.
 */
const PAUSE = 1_000
const MAX = 8

/**
 * Opens a session, and again where the platform answers that the key of the device was just replaced: the new key is on
 * its way with an answer to this tab or another one.
 */
export const openingAgain =
  <T>(open: () => Promise<T>, clock: Clock): (() => Promise<T>) =>
  async () => {
    for (let turn = 1; ; turn += 1) {
      try {
        return await open()
      } catch (error) {
        if (codeOf(error) !== 'session-expired' || turn === MAX) throw error
        await new Promise<void>((resolve) => {
          clock.after(PAUSE, resolve)
        })
      }
    }
  }
