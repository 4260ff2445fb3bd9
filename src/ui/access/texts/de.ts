import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['access'] = {
  gate: {
    title: 'Bist du 18 oder älter?',
    text: 'Vesper ist für Erwachsene. Mit dem Eintreten bestätigst du: Du bist mindestens 18 Jahre alt und volljährig, wo du lebst, falls das später ist.',
    enter: 'Ich bin 18 oder älter',
    leave: 'Verlassen',
    left: {
      title: 'In Ordnung. Gute Nacht.',
      text: 'Vesper ist nur für Erwachsene. Du kannst diese Seite schließen.',
      back: 'Das war ein Versehen',
    },
  },
  avs: {
    title: 'Weise dein Alter nach',
    text: 'Manche Inhalte verlangen einmal einen Altersnachweis. Er dauert eine Minute und bleibt vertraulich.',
    start: 'Alter nachweisen',
    pending: 'Dein Nachweis wird geprüft. Wir sagen dir Bescheid, sobald er fertig ist.',
    rejected: 'Dein Nachweis konnte nicht angenommen werden.',
    accepted: 'Dein Alter ist nachgewiesen. Danke.',
    'document-unreadable': 'Das Dokument war nicht lesbar.',
  },
}
