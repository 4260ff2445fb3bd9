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
}
