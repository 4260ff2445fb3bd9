import type { MessageId } from '@/domain/ids'

/** An update as the connection sees it: a feature owns what else is in it. */
export interface Update {
  readonly type: string
}

/** The one update that a platform may send twice: its id is how a repeated one is recognized. */
export interface IdentifiedMessage extends Update {
  readonly type: 'message'
  readonly message: { readonly id: MessageId }
}

/** The session begins: what was shown before may be out of date. Belongs to one connection and is never shared [SOC-011]. */
export interface SessionBegun extends Update {
  readonly type: 'sessionAcknowledged'
}

/** The session itself (SOC-011, SOC-012). */
export type SessionUpdate = SessionBegun | { readonly type: 'sessionExpired' }
