import { isOwnAddress } from '@/domain/navigation/own-address'

/**
 * The message that a guest's service worker receives and shows (NOT-011). Texts are in the language
 * of the subscription.
 */
export interface PushMessage {
  readonly title: string
  readonly body: string
  /** Rooted address of the page that it opens. */
  readonly page: string
  /** A message replaces the previous one with the same tag. */
  readonly tag: string
  /** Whether the picture must not reveal the product either. */
  readonly neutral: boolean
}

const MAX_TEXT = 300

/**
 * Reads the message in the data of a push; returns `null` for an invalid one. Browsers withdraw the
 * permission when nothing is shown, so the caller always shows something. An address of another
 * site is replaced by the start page.
 */
export function pushMessage(data: unknown): PushMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { title, body, page, tag, neutral } = data as Readonly<Record<string, unknown>>
  if (typeof title !== 'string' || title === '' || typeof body !== 'string') return null
  return {
    title: title.slice(0, MAX_TEXT),
    body: body.slice(0, MAX_TEXT),
    page: typeof page === 'string' && isOwnAddress(page) ? page : '/',
    tag: typeof tag === 'string' ? tag.slice(0, MAX_TEXT) : '',
    neutral: neutral === true,
  }
}
