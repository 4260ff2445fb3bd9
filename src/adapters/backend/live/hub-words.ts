import type { Audience } from '@/adapters/backend/kernel/guest-ears'
import type { LiveUpdate } from '@/domain/live/updates'

/** An update that concerns more than one line: whether a line stands is a matter of that line alone. */
export type SharedUpdate = Exclude<LiveUpdate, { readonly type: 'sessionAcknowledged' }>

/** What one instance says to the others: an update, or that some of what it said was lost on its way. */
export type HubWord =
  | { readonly type: 'update'; readonly audience: Audience; readonly update: SharedUpdate }
  | { readonly type: 'gap' }

/** What was heard on the bus: a word of another instance, one's own, or nothing anybody here can read. */
export type HeardWord<T> =
  | { readonly kind: 'word'; readonly word: T }
  | { readonly kind: 'own' }
  | { readonly kind: 'unreadable' }

/** How words travel. The rules do not know; whoever sets the hub up brings it. */
export interface HubWords {
  write(from: string, word: HubWord): string
  /** Never throws, whatever the text. */
  read(self: string, text: string): HeardWord<HubWord>
}
