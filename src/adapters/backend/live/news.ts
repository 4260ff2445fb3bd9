import type { Audience } from './guest-ears'
import type { UpdateHub } from './update-hub'
import type { LiveUpdate } from '@/domain/live/updates'

/** An update and whom it is for, held back until the transaction that caused it is committed. */
export interface News {
  readonly audience: Audience
  readonly update: LiveUpdate
}

export function publishAll(hub: UpdateHub, news: readonly News[]): void {
  for (const { audience, update } of news) hub.publish(audience, update)
}
