import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['feedback'] = {
  title: 'Sag uns, wie dir Vesper gefällt',
  text: 'Drei kurze Fragen. Jede Antwort wird gelesen.',
  open: 'Feedback geben',
  words: 'In deinen Worten',
  wordsHint: 'Wenn du magst. Bis zu 1.000 Zeichen.',
  send: 'Senden',
  thanks: 'Danke. Wir lesen jede Antwort.',
  refused: 'Das konnte nicht gespeichert werden. Bitte wähl eine Antwort und versuch es noch einmal.',
  close: 'Schließen',
  part: {
    library: 'Wie gefällt dir deine Mediathek?',
    clash: 'Wie gefällt dir das Duell der Cams?',
    rating: '{{rating}} von 5',
    send: 'Feedback senden',
    failed: 'Dein Feedback ist nicht angekommen. Bitte versuch es noch einmal.',
  },
}
