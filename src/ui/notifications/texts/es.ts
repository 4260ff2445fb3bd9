import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['notifications'] = {
  title: 'Notificaciones',
  open_one: 'Notificaciones, {{count}} nueva',
  open_other: 'Notificaciones, {{count}} nuevas',
  none: 'Sin novedades. Disfruta de la calma.',
  remove: 'Quitar',
  markAll: 'Marcar todo como leído',
  choose: 'Ver todas',
  unread: 'Sin leer',
}
