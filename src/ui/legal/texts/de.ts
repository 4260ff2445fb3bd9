import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['legal'] = {
  contents: 'Inhalt',
  asOf: 'Stand: {{date}}',
  version: 'Fassung {{version}}',
  download: 'Herunterladen',
  earlier: 'Frühere Fassungen',
  terms: {
    title: 'Nutzungsbedingungen',
  },
  privacy: {
    title: 'Datenschutzhinweis',
  },
  none: {
    title: 'Hier steht noch kein Text',
    text: 'Der Betreiber hat noch keinen veröffentlicht.',
  },
}
