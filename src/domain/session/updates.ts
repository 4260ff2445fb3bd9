import type { MessageId } from '@/domain/ids'

/** An update as the connection sees it; a feature owns its other fields. */
export interface Update {
  readonly type: string
}

/** The only update that a platform may send twice: its id identifies a repetition. */
export interface IdentifiedMessage extends Update {
  readonly type: 'message'
  readonly message: { readonly id: MessageId }
}

/**
 * A session begins, so that what is shown may be out of date. It belongs to one connection and is
 * never shared [SOC-011].
 */
export interface SessionBegun extends Update {
  readonly type: 'sessionAcknowledged'
}

/** Updates about the session itself (SOC-011, SOC-012). */
export type SessionUpdate = SessionBegun | { readonly type: 'sessionExpired' }
