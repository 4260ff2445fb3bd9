export const notifications = {
  title: 'Notifications',
  open_one: 'Notifications, {{count}} new',
  open_other: 'Notifications, {{count}} new',
  none: 'No news. Enjoy the quiet.',
  remove: 'Remove',
  markAll: 'Mark all as read',
  unread: 'Unread',
}
