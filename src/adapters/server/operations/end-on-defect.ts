import type { EventEmitter } from 'node:events'
import type { ServiceLog } from './service-log'

/**
 * Ends the process after a line in its log if an error is not handled: its half-done work is
 * unknown, and the supervisor starts a new one.
 */
export function endOnDefect(process: Pick<EventEmitter, 'on'>, log: Pick<ServiceLog, 'defect'>, end: () => void): void {
  for (const event of ['unhandledRejection', 'uncaughtException'])
    process.on(event, (error: unknown) => {
      log.defect(error)
      end()
    })
}
