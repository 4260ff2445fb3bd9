import type { NoticeKind } from './notification-choices'
import { afterQuietHours, type QuietHours } from './quiet-hours'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** For how long after it happened each kind is still worth a notice, ms: a actor who went live may be gone in half an hour. */
export const WORTH: Readonly<Record<NoticeKind, number>> = {
  'go-live': 30 * MINUTE,
  show: 30 * MINUTE,
  message: 24 * HOUR,
  payment: 24 * HOUR,
}

/** How long a message waits for the guest to read it before they are notified elsewhere, ms. */
export const UNREAD_FOR = 5 * MINUTE

/**
 * How long no page of the guest may have been in use for them to count as away, ms. The use of a session is stored every five minutes,
 * so that an open page is never older than that.
 */
export const AWAY_AFTER = 6 * MINUTE

/** How long a second notice that the same actor is live is withheld, ms. */
export const ONCE_EACH = 24 * HOUR

/** What kind of notice it is, and when it happened, epoch ms. */
export interface NoticeFacts {
  readonly kind: NoticeKind
  readonly at: number
}

/**
 * When a notice is sent: at once, or at the end of the quiet hours. `null`: it is dropped, because it is of no use any more by then. `at`
 * is when it happened; epoch ms.
 */
export function deliveryTime(
  { kind, at }: NoticeFacts,
  { quiet, timeZone }: { readonly quiet: QuietHours | null; readonly timeZone: string },
  now: number,
): number | null {
  const time = afterQuietHours(quiet, now, timeZone)
  return time - at > WORTH[kind] ? null : time
}
