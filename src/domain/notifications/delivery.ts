import type { NoticeKind } from './notification-choices'
import { afterQuietHours, type QuietHours } from './quiet-hours'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * Time after the event for which each kind of notice is useful, in ms: an actor who went live may
 * be gone in half an hour.
 */
export const WORTH: Readonly<Record<NoticeKind, number>> = {
  'go-live': 30 * MINUTE,
  show: 30 * MINUTE,
  message: 24 * HOUR,
  payment: 24 * HOUR,
}

/**
 * Time for which a message waits for the guest to read it before they are notified elsewhere, in
 * ms.
 */
export const UNREAD_FOR = 5 * MINUTE

/**
 * A guest whose pages have not been used for this long counts as away, in ms. The use of a session
 * is stored every five minutes, so the time of an open page is never older than that.
 */
export const AWAY_AFTER = 6 * MINUTE

/** Time for which another notice that the same actor is live is withheld, in ms. */
export const ONCE_EACH = 24 * HOUR

/** The kind of a notice, and the time of its event in epoch ms. */
export interface NoticeFacts {
  readonly kind: NoticeKind
  readonly at: number
}

/**
 * Returns when a notice is sent: at once, or at the end of the quiet hours. `null` drops it,
 * because it would be useless by then. `at` is the time of the event; epoch ms.
 */
export function deliveryTime(
  { kind, at }: NoticeFacts,
  { quiet, timeZone }: { readonly quiet: QuietHours | null; readonly timeZone: string },
  now: number,
): number | null {
  const time = afterQuietHours(quiet, now, timeZone)
  return time - at > WORTH[kind] ? null : time
}
