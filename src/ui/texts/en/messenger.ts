export const messenger = {
  unreadCount_one: '{{count}} unread message',
  unreadCount_other: '{{count}} unread messages',
}
