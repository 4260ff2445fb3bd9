import { isOwnAddress } from '@/domain/navigation/own-address'

/** What the service worker of a guest is sent and shows (NOT-011). Texts are in the language of the subscription. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  /** Rooted address of the page that it opens. */
  readonly page: string
  /** A message with the same tag replaces the one before. */
  readonly tag: string
  /** Whether it has no picture either that discloses the product. */
  readonly neutral: boolean
}

const MAX_TEXT = 300

/**
 * The message in the data of a push; `null` where it is none. Browsers withdraw the permission where nothing is shown, so that the
 * caller shows something in any case. An address of another site leads to the start page.
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
