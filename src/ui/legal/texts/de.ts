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
  changed: {
    title: 'Unsere Texte haben sich geändert',
    text: 'Bitte lies nach, was neu ist. Wenn du später entscheidest, fragen wir dich beim nächsten Besuch noch einmal.',
    since: 'Fassung {{version}}, gültig seit {{date}}',
    accept: 'Zustimmen',
    later: 'Später',
    failed: 'Das konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
  },
  none: {
    title: 'Hier steht noch kein Text',
    text: 'Der Betreiber hat noch keinen veröffentlicht.',
  },
}
