import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['notifications'] = {
  title: 'Avisos',
  open_one: 'Avisos, {{count}} nuevo',
  open_other: 'Avisos, {{count}} nuevos',
  none: 'Sin novedades. Disfruta de la calma.',
  remove: 'Quitar',
  markAll: 'Marcar todo como leído',
  unread: 'Sin leer',
}
