import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['clash'] = {
  title: 'Duell der Cams',
  tab: 'Duell',
  about: 'Zwei Performer, die gerade live sind, und deine Stimme entscheidet.',
  running: 'Diese Runde',
  lead: 'Wen möchtest du lieber besuchen? Du hast eine Stimme pro Runde.',
  voted: 'Deine Stimme zählt. Die nächste Runde bringt zwei andere.',
  left: 'Restzeit dieser Runde',
  votes_one: '{{count}} Stimme',
  votes_other: '{{count}} Stimmen',
  share: '{{share}} % der Stimmen',
  vote: 'Abstimmen',
  voteFor: 'Für {{name}} abstimmen',
  own: 'Deine Stimme',
  draw: 'Die letzte Runde endete unentschieden.',
  won_one: '{{name}} hat die letzte Runde mit {{count}} Stimme gewonnen.',
  won_other: '{{name}} hat die letzte Runde mit {{count}} Stimmen gewonnen.',
  none: 'Gerade kein Duell',
  noneText: 'Sobald zwei Performer live sind, beginnt die nächste Runde.',
  refused: {
    locked: 'Dein Konto ist gesperrt.',
    restricted: 'Mit deinem Konto kannst du nicht abstimmen.',
    'round-over': 'Diese Runde ist vorbei. Die nächste hat gerade begonnen.',
    'already-voted': 'Du hast in dieser Runde schon abgestimmt.',
    'not-found': 'Diese Runde gibt es nicht mehr.',
  },
}
