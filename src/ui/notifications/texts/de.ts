import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['notifications'] = {
  title: 'Mitteilungen',
  open_one: 'Mitteilungen, {{count}} neue',
  open_other: 'Mitteilungen, {{count}} neue',
  none: 'Nichts Neues. Genieß die Ruhe.',
  remove: 'Entfernen',
  markAll: 'Alle als gelesen markieren',
  unread: 'Ungelesen',
}
