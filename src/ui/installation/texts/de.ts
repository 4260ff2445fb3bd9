import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['installation'] = {
  neutralTitle: 'Neuer Tab',
  covered: 'Die Seite ist verdeckt',
  uncover: 'Weiter',
  ready: 'Eine neue Version von Vesper ist bereit.',
  reload: 'Neu laden',
  later: 'Später',
  install: 'Vesper als App installieren',
  seen: 'Du bist offline. Diese Seite ist von {{time}} Uhr und geht weiter, sobald du wieder da bist.',
}
