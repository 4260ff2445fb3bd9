export const texts = {
  title: 'Notifications',
  open_one: 'Notifications, {{count}} new',
  open_other: 'Notifications, {{count}} new',
  none: 'Nothing new. Enjoy the quiet.',
  remove: 'Remove',
  markAll: 'Mark all as read',
  choose: 'See all',
  unread: 'Unread',
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    notifications: typeof texts
  }
}
