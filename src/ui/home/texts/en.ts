export const texts = {
  search: 'Search everything…',
  hero: {
    since: 'Live now · since {{time}}',
    chat: 'Start chat',
    preview: 'Watch preview',
    previewOf: 'Preview · {{count}} s',
    profile: 'See profile',
    perMinute: 'per minute',
    liked: 'of {{count}} chats liked',
    rate: '{{rate}}%',
  },
  filters: {
    forYou: 'For you',
    freeChat: 'Free chat',
    newFaces: 'New faces',
    videoCall: 'Video call',
    voyeur: 'Watching allowed',
    preview: 'With preview',
    language: 'Speaks {{language}}',
  },
  live: {
    title: 'Live now',
    count_one: '{{count}} performer online',
    count_other: '{{count}} performers online',
    all: 'All cams',
  },
  favorites: {
    title: 'Your favourites',
    all: 'All favourites',
  },
  videos: {
    title: 'New videos',
    all: 'All videos',
  },
  top: {
    title: 'Most popular',
    all: 'Top cams',
  },
  fresh: {
    title: 'New faces',
    all: 'All new faces',
  },
  categories: {
    title: 'What are you in the mood for?',
  },
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    home: typeof texts
  }
}
