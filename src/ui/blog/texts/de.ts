import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['blog'] = {
  title: 'Magazin',
  nav: 'Rubriken des Magazins',
  way: 'Wo du bist',
  category: {
    events: 'Veranstaltungen',
    actions: 'Aktionen',
    news: 'Neues',
    interviews: 'Interviews',
    latest: 'Alle Beiträge',
  },
  all: 'Alle ansehen',
  minutes_one: '{{count}} Min. Lesezeit',
  minutes_other: '{{count}} Min. Lesezeit',
  by: 'Von {{name}}',
  fresh: 'Gerade erschienen',
  archive: {
    title: 'Archiv {{year}}',
    name: 'Archiv',
    years: 'Jahre',
    sections: 'Nur eine Rubrik',
    everything: 'Alles',
    count_one: '{{count}} Beitrag',
    count_other: '{{count}} Beiträge',
    none: 'In dieser Rubrik gibt es {{year}} nichts',
    noneText: 'In anderen Rubriken steht etwas aus diesem Jahr.',
  },
  pager: {
    label: 'Seiten',
    newer: 'Neuere',
    older: 'Ältere',
    at: 'Seite {{page}} von {{pages}}',
  },
  post: {
    about: 'In diesem Beitrag',
    live: 'Jetzt live',
    profile: 'Zum Profil',
    next: 'Weiterlesen',
  },
  empty: {
    title: 'Noch keine Beiträge',
    text: 'Der erste wird gerade geschrieben.',
  },
  missing: {
    title: 'Diesen Beitrag gibt es hier nicht',
    text: 'Vielleicht ist er umgezogen, oder seine Zeit kommt noch. Zu lesen gibt es trotzdem genug.',
    link: 'Zum Magazin',
  },
  home: {
    title: 'Aus dem Magazin',
  },
}
