export const texts = {
  title: 'Photo albums',
  titleOf: 'Photo albums by {{name}}',
  lead: 'A whole evening in light paintings, one picture at a time.',
  profile: 'See the profile of {{name}}',
  count_one: '{{count}} album',
  count_other: '{{count}} albums',
  pictures_one: '{{count}} picture',
  pictures_other: '{{count}} pictures',
  purchase: 'Photo album',
  sort: {
    label: 'Sort by',
    newest: 'Newest first',
    mostExpensive: 'Price, high to low',
    cheapest: 'Price, low to high',
    mostPictures: 'Most pictures',
    bestSelling: 'Best selling',
  },
  filter: {
    label: 'Filter the list',
    free: 'Free',
    bought: 'Yours',
    clear: 'Clear all',
  },
  none: {
    title: 'No albums match',
    text: 'Remove one of the filters and try again.',
    bought: 'You haven’t bought any albums yet',
    boughtText: 'The albums you buy will appear here.',
  },
  missing: {
    title: 'This album is no longer here',
    text: 'It may have been removed. There are many others.',
  },
  page: {
    way: 'Where you are',
    pictures: 'Pictures',
    open: 'Open picture {{position}} of {{count}}',
    locked_one: '{{count}} more picture in the full album',
    locked_other: '{{count}} more pictures in the full album',
    released: 'Released {{date}}',
    age: '{{count}}+',
    ageLabel: 'For ages {{count}} and over',
    more: 'More albums by {{name}}',
    all: 'See all',
  },
  viewer: {
    position: 'Picture {{position}} of {{count}}',
    alt: 'Picture {{position}} of “{{title}}”',
    next: 'Next picture',
    previous: 'Previous picture',
    close: 'Close the viewer',
  },
  offer: {
    buy: 'Buy for {{count}} VXC',
    login: 'See all the pictures with a free account.',
    loginAction: 'Sign up free',
    age: 'This album requires proof of age.',
    agePending: 'Your proof of age is being checked. The album opens as soon as it is confirmed.',
    ageAction: 'Prove my age',
    purchase: 'The first pictures are free. Buy the album once to see them all.',
    owned: 'This album is yours.',
    free: 'Free to view.',
    note: 'Buy once, view as often as you like. No subscription.',
  },
  bought: '“{{title}}” is yours now',
  refused: {
    restricted: 'Your account can’t buy anything. [Support](contact) can tell you more.',
    locked: 'Your account is locked. Please [contact support](contact).',
    'not-found': 'This album is no longer here.',
    'price-changed': 'The price has just changed. Nothing was charged. Press again if you still want the album.',
    'limit-reached': 'You have reached your own spending limit.',
    'self-excluded': 'You are taking a break from spending. Your settings show when it ends.',
  },
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    albums: typeof texts
  }
}
