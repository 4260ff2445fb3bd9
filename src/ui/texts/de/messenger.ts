export const messenger = {
  unreadCount_one: '{{count}} ungelesene Nachricht',
  unreadCount_other: '{{count}} ungelesene Nachrichten',
}
