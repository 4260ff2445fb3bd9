import { localized, type Localized } from '@/adapters/backend/kernel/localized'
import type { NotificationRecord } from './notification-records'
import type { Language } from '@/domain/navigation/language'

const texts: Readonly<Record<NotificationRecord['kind'], Localized>> = {
  welcome: localized(
    'Willkommen, {name}. Deine ersten {count} Nachrichten sind geschenkt.',
    'Welcome, {name}. Your first {count} messages are on us.',
    'Te damos la bienvenida, {name}. Tus primeros {count} mensajes son un regalo.',
  ),
  'favorite-online': localized('{name} ist jetzt live.', '{name} is live now.', '{name} está en directo ahora.'),
  message: localized('{name} hat dir geschrieben.', '{name} has sent you a message.', '{name} te ha escrito.'),
  'top-up': localized(
    '{coins} VXC sind auf deinem Konto.',
    '{coins} VXC have been added to your account.',
    'Ya tienes {coins} VXC más en tu cuenta.',
  ),
  'payment-delayed': localized(
    'Deine Zahlung braucht noch etwas. Wir sagen dir Bescheid, sobald sie da ist.',
    'Your payment is taking a little longer. We’ll let you know as soon as it arrives.',
    'Tu pago tarda un poco más. Te avisaremos en cuanto llegue.',
  ),
  'show-starts': localized(
    '„{title}“ mit {name} beginnt. Dein Ticket öffnet den Raum.',
    '“{title}” with {name} is starting. Your ticket opens the room.',
    'Empieza «{title}» con {name}. Tu entrada abre la sala.',
  ),
  'show-cancelled': localized(
    '{name} hat „{title}“ abgesagt. Deine Coins sind zurück auf deinem Konto.',
    '{name} has cancelled “{title}”. Your coins are back in your account.',
    '{name} ha cancelado «{title}». Tus coins vuelven a estar en tu cuenta.',
  ),
  'comment-answered': localized(
    '{name} hat auf deinen Kommentar zu „{title}“ geantwortet.',
    '{name} has replied to your comment on “{title}”.',
    '{name} ha respondido a tu comentario en «{title}».',
  ),
  system: localized(
    'Neues von Vesper: In deinem Konto hat sich etwas geändert.',
    'A note from Vesper: something has changed in your account.',
    'Novedades de Vesper: algo ha cambiado en tu cuenta.',
  ),
}

/**
 * Returns a notification in the guest's language. The placeholder of a missing value is removed.
 */
export function notificationText(
  kind: NotificationRecord['kind'],
  values: Readonly<Record<string, string>>,
  language: Language,
): string {
  return texts[kind][language]
    .replaceAll(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '')
    .replaceAll(/ {2,}/gu, ' ')
    .replaceAll(/ ([.,])/gu, '$1')
    .trim()
}
