import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['notifications'] = {
  title: 'Benachrichtigungen',
  open_one: 'Benachrichtigungen, {{count}} neue',
  open_other: 'Benachrichtigungen, {{count}} neue',
  none: 'Nichts Neues. Genieß die Ruhe.',
  remove: 'Entfernen',
  markAll: 'Alle als gelesen markieren',
  choose: 'Alle ansehen',
  unread: 'Ungelesen',
}
