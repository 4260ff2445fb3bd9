import type { NotificationRecord } from './notification-records'
import { notificationText } from './notification-texts'
import { localized, type Localized } from '@/adapters/backend/kernel/localized'
import type { Language } from '@/domain/navigation/language'
import { path } from '@/domain/routes/path'

/** Names neither the product nor a actor. */
const NEUTRAL = localized(
  'In deinem Konto gibt es etwas Neues.',
  'There is something new in your account.',
  'Hay algo nuevo en tu cuenta.',
)

/** The title of a notice. */
export const noticeTitle: Localized = localized('Neues von Vesper', 'New on Vesper', 'Novedades de Vesper')
export const neutralTitle: Localized = localized('Neue Mitteilung', 'New notification', 'Nuevo aviso')

/** The text of the link to what a notice is about. */
export const openLabel: Localized = localized('Jetzt ansehen', 'Have a look', 'Ver ahora')

/** Before the link that ends the mails of a kind. */
export const endLabel: Localized = localized(
  'Keine solchen E-Mails mehr',
  'No more e-mails of this kind',
  'No recibir más correos de este tipo',
)

/** The content of a notice, and the page that it is about. */
export interface NoticeContent {
  readonly title: string
  readonly text: string
  /** Rooted address of a page. */
  readonly page: string
}

interface About {
  readonly about: NotificationRecord['kind']
  readonly values: Readonly<Record<string, string>>
  readonly actorId: string
}

/**
 * Returns the words of a notice in the language of the guest. A neutral one leads to the start
 * page, whose address names nobody.
 */
export function noticeContent({ about, values, actorId }: About, neutral: boolean, language: Language): NoticeContent {
  if (neutral) return { title: neutralTitle[language], text: NEUTRAL[language], page: path('start', {}, language) }
  return {
    title: noticeTitle[language],
    text: notificationText(about, values, language),
    page: pageOf({ about, values, actorId }, language),
  }
}

function pageOf({ about, values, actorId }: About, language: Language): string {
  const actorName = values['name'] ?? ''
  switch (about) {
    case 'message':
      return `${path('messenger', {}, language)}?actor=${encodeURIComponent(actorId)}`
    case 'favorite-online':
    case 'show-starts':
      return actorName === '' ? path('start', {}, language) : path('actorChat', { actorName }, language)
    case 'top-up':
    case 'payment-delayed':
    case 'show-cancelled':
      return path('memberPurchases', {}, language)
    default:
      return path('start', {}, language)
  }
}
