import type { LiveUpdate, LiveUpdateType, UpdateOf } from '@/domain/live-update'
import type { LiveUpdates } from './live-updates'

/** Handlers by the type of update. `sessionAcknowledged` is no update of anything: `onReconnect` handles it. */
export type UpdateHandlers = {
  readonly [Type in Exclude<LiveUpdateType, 'sessionAcknowledged'>]?: (update: UpdateOf<Type>) => void
}

/** Calls the handler of each update's type; updates without one are ignored. Returns how to unsubscribe. */
export const subscribeTo = (live: LiveUpdates, handlers: UpdateHandlers): (() => void) =>
  live.subscribe((update) => {
    // Each handler takes the updates of its own type, which the index does not show.
    const handler = (handlers as Partial<Record<LiveUpdateType, (update: LiveUpdate) => void>>)[update.type]
    handler?.(update)
  })

/**
 * Calls the handler when the connection is open, and again after every interruption of it: updates may have been
 * missed, so the data they change has to be fetched. Returns how to unsubscribe.
 */
export const onReconnect = (live: LiveUpdates, handler: () => void): (() => void) =>
  live.subscribe(({ type }) => {
    if (type === 'sessionAcknowledged') handler()
  })
