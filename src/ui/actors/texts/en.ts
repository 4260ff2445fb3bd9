export const texts = {
  tile: {
    new: 'New',
    pin: 'Add {{name}} to favourites',
    unpin: 'Remove {{name}} from favourites',
    freeChat: 'Free chat',
  },
  status: {
    watch: 'In a chat · watch',
    show: 'In a show',
    busy: 'In a chat',
    away: 'Away',
    backAt: 'Back: {{time}}',
  },
  pinned: '{{name}} is now one of your favourites',
  unpinned: '{{name}} is no longer one of your favourites',
  categoryLive: '{{count}} live',
  filter: {
    title: 'Filters',
    titleCount: 'Filters · {{count}}',
    categories: 'Categories',
    all: 'All',
    state: 'Right now',
    online: 'Live',
    mode: {
      free: 'Free chat',
      preview: 'Preview',
      voyeur: 'Watching allowed',
      call: 'Video call',
    },
    type: 'Who',
    languages: 'Speaks',
    price: 'Price per minute',
    upTo: 'up to {{count}} VXC',
    anyPrice: 'any price',
    show_one: 'Show {{count}}',
    show_other: 'Show {{count}}',
    showList: 'Show the list',
    more: 'All filters',
    found_one: '{{count}} performer',
    found_other: '{{count}} performers',
    set: 'Active filters',
    remove: 'Remove filter: {{name}}',
    clear: 'Clear all',
    searched_one: '{{count}} performer for “{{text}}”',
    searched_other: '{{count}} performers for “{{text}}”',
  },
  genderType: {
    F: 'Women',
    M: 'Men',
    FM: 'Couples',
    FF: 'Two women',
    S: 'Trans',
  },
  sort: {
    label: 'Sort by',
    recommended: 'Recommended',
    newest: 'Newest first',
    priceUp: 'Price, low to high',
    priceDown: 'Price, high to low',
    topRated: 'Top rated',
    name: 'Name',
  },
  none: {
    title: 'Nobody matches all of these',
    text: 'Remove one of the filters and try again.',
  },
  profile: {
    chat: 'Start chat',
    write: 'Write a message',
    speaks: 'Speaks',
  },
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    actors: typeof texts
  }
}
