import type { Quote } from '@/domain/chat/quote'

/** The line that was gone to is marked until the focus leaves it. */
const MARKED = 'data-marked'

/**
 * Goes to the line of a quote, if the page holds it: a line of the room, or a message of the
 * guest's own conversation. Focuses it, so that a screen reader reads it. Returns whether it
 * exists.
 */
export function goToLine({ lineId, messageId }: Pick<Quote, 'lineId' | 'messageId'>): boolean {
  const row =
    document.querySelector<HTMLElement>(`[data-line="${CSS.escape(lineId)}"]`) ??
    (messageId === null ? null : document.querySelector<HTMLElement>(`[data-message="${CSS.escape(messageId)}"]`))
  if (row === null) return false
  row.scrollIntoView({ block: 'center', behavior: 'instant' })
  row.tabIndex = -1
  row.focus({ preventScroll: true })
  row.setAttribute(MARKED, '')
  row.addEventListener('blur', () => row.removeAttribute(MARKED), { once: true })
  return true
}
