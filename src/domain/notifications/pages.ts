import { at, pages } from '@/domain/navigation/page-descriptor'

/** The settings of notifications, and the page that a link in a mail opens. */
export const notificationPages = {
  ...pages(
    { section: 'account', isPersonal: true },
    {
      memberNotifications: at('member/notifications', 'mitglied/benachrichtigungen', 'miembro/notificaciones'),
    },
  ),
  ...pages(
    { isPersonal: true },
    {
      unsubscribe: at('unsubscribe', 'abmelden', 'cancelar-suscripcion'),
    },
  ),
}
