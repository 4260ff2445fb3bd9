import { forgetPush, storedPush, storePush } from '@/worker-protocol/stored-push'
import { pushTarget } from '@/worker-protocol/push-target'
import { scope, type PageClient, type SubscriptionChange } from './scope'
import { LANGUAGES, type Language } from '@/domain/navigation/language'
import { pushMessage } from '@/domain/notifications/push-message'

/** Shown where a message cannot be read: a browser that shows nothing is taken the permission. Names nothing. */
const UNREADABLE: Readonly<Record<Language, string>> = {
  de: 'Neue Mitteilung',
  en: 'New notification',
  es: 'Nuevo aviso',
}

const ICON = '/art/brand/icon-192.png'

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

const deviceLanguage = (): Language =>
  LANGUAGES.find((language) => navigator.language.toLowerCase().startsWith(language)) ?? 'en'

/** Shows a message that has arrived. A neutral one has no picture of the product either. */
export async function showMessage(text: string | undefined): Promise<void> {
  const message = pushMessage(jsonOf(text))
  await (message === null
    ? scope.registration.showNotification(UNREADABLE[deviceLanguage()], { data: { page: '/' } })
    : scope.registration.showNotification(message.title, {
        body: message.body,
        data: { page: message.page },
        ...(message.tag === '' ? {} : { tag: message.tag }),
        ...(message.neutral ? {} : { icon: ICON, badge: ICON }),
      }))
}

/** The page of a message that was pressed; the start page of one that names none. */
export const pageOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'page' in data && typeof data.page === 'string' ? data.page : '/'

/** Goes to the page of a message: in a tab that shows it, else in a new one, so that no chat or payment is left. */
export async function openPage(page: string, pages: readonly PageClient[]): Promise<void> {
  const wanted = new URL(page, scope.location.origin)
  const open = pages.find(({ url }) => new URL(url).pathname === wanted.pathname)
  await (open === undefined ? scope.clients.openWindow(wanted.href) : open.focus())
}

/** The browser has changed its subscription by itself: the platform is given the new one, under the token of the old one (NOT-012). */
export async function renew({ newSubscription, oldSubscription }: SubscriptionChange): Promise<void> {
  const stored = await storedPush()
  if (stored === null) return
  const options = oldSubscription?.options ?? null
  const subscription =
    newSubscription ?? (options === null ? null : await scope.registration.pushManager.subscribe(options))
  if (subscription === null) return forgetPush()
  const answer = await fetch(`/rest/v1/web-push/resubscribe/${encodeURIComponent(stored.token)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ target: pushTarget(subscription) }),
  })
  const renewed = jsonOf(await answer.text()) as {
    readonly ok?: boolean
    readonly id?: string
    readonly token?: string
  }
  if (renewed?.ok === true && renewed.id !== undefined && renewed.token !== undefined)
    await storePush({ id: renewed.id, token: renewed.token })
  else if (answer.ok) await forgetPush()
}

/** Who logs out on a shared device leaves no messages behind: the push service refuses them from now on, and the platform forgets them. */
export async function leavePush(): Promise<void> {
  await (await scope.registration.pushManager?.getSubscription())?.unsubscribe()
  await forgetPush()
}
