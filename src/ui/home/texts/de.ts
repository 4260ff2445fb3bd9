import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['home'] = {
  search: 'Überall suchen…',
  hero: {
    since: 'Jetzt live · seit {{time}}',
    chat: 'Chat starten',
    preview: 'Vorschau',
    previewOf: 'Vorschau · {{count}} s',
    profile: 'Zum Profil',
    perMinute: 'pro Minute',
    liked: 'von {{count}} Chats gelobt',
    rate: '{{rate}} %',
  },
  filters: {
    forYou: 'Für dich',
    freeChat: 'Gratis-Chat',
    newFaces: 'Neue Gesichter',
    videoCall: 'Videoanruf',
    voyeur: 'Zuschauen erlaubt',
    preview: 'Mit Vorschau',
    language: 'Spricht {{language}}',
  },
  live: {
    title: 'Jetzt live',
    count_one: '{{count}} Performer online',
    count_other: '{{count}} Performer online',
    all: 'Alle Cams',
  },
  favorites: {
    title: 'Deine Favoriten',
    all: 'Alle Favoriten',
  },
  videos: {
    title: 'Neue Videos',
    all: 'Alle Videos',
  },
  top: {
    title: 'Besonders beliebt',
    all: 'Top-Cams',
  },
  fresh: {
    title: 'Neue Gesichter',
    all: 'Alle neuen Gesichter',
  },
  categories: {
    title: 'Wonach ist dir heute?',
  },
}
