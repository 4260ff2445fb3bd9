import type { LiveUpdate, LiveUpdateType, UpdateOf } from '@/domain/assembly/live-update'
import type { LiveUpdates } from './live-updates'

/** Handlers by type of update. `sessionAcknowledged` updates nothing: `onReconnect` handles it. */
export type UpdateHandlers = {
  readonly [Type in Exclude<LiveUpdateType, 'sessionAcknowledged'>]?: (update: UpdateOf<Type>) => void
}

/**
 * Calls the handler of each update's type; updates without one are ignored. Returns a function that
 * unsubscribes.
 */
export const subscribeTo = (live: LiveUpdates, handlers: UpdateHandlers): (() => void) =>
  live.subscribe((update) => {
    // Each handler takes updates of its own type, which indexing cannot express.
    const handler = (handlers as Partial<Record<LiveUpdateType, (update: LiveUpdate) => void>>)[update.type]
    handler?.(update)
  })

/**
 * Calls the handler when the connection is open, and again after every interruption: updates may
 * have been missed, so their data must be fetched again. Returns a function that unsubscribes.
 */
export const onReconnect = (live: LiveUpdates, handler: () => void): (() => void) =>
  live.subscribe(({ type }) => {
    if (type === 'sessionAcknowledged') handler()
  })
