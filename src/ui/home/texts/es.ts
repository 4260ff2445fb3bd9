import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['home'] = {
  search: 'Buscar en todo…',
  hero: {
    since: 'En directo · desde las {{time}}',
    chat: 'Empezar chat',
    preview: 'Ver avance',
    previewOf: 'Avance · {{count}} s',
    profile: 'Ver perfil',
    perMinute: 'por minuto',
    liked: 'satisfacción en {{count}} chats',
    rate: '{{rate}} %',
  },
  filters: {
    forYou: 'Para ti',
    freeChat: 'Chat gratis',
    newFaces: 'Caras nuevas',
    videoCall: 'Videollamada',
    voyeur: 'Se puede mirar',
    preview: 'Con avance',
    language: 'Habla {{language}}',
  },
  live: {
    title: 'Ahora en directo',
    count_one: '{{count}} artista en línea',
    count_other: '{{count}} artistas en línea',
    all: 'Todas las cams',
  },
  favorites: {
    title: 'Tus favoritos',
    all: 'Todos los favoritos',
  },
  videos: {
    title: 'Vídeos nuevos',
    all: 'Todos los vídeos',
  },
  top: {
    title: 'Más populares',
    all: 'Top cams',
  },
  fresh: {
    title: 'Caras nuevas',
    all: 'Todas las caras nuevas',
  },
  categories: {
    title: '¿Qué te apetece hoy?',
  },
}
