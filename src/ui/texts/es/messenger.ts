export const messenger = {
  unreadCount_one: '{{count}} mensaje sin leer',
  unreadCount_other: '{{count}} mensajes sin leer',
}
