export const texts = {
  title: 'Photo albums',
  titleOf: 'Photo albums by {{name}}',
  lead: 'Light paintings of a whole evening, to be looked at one by one.',
  profile: 'To the profile of {{name}}',
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
    title: 'No album fits',
    text: 'Take one of the filters away and look again.',
    bought: 'You have no albums of your own yet',
    boughtText: 'What you buy stays here for good.',
  },
  missing: {
    title: 'This album is not here any more',
    text: 'It may have been taken away. There are many others.',
  },
  page: {
    pictures: 'Pictures',
    open: 'Open picture {{position}} of {{count}}',
    locked_one: '{{count}} more picture in the whole album',
    locked_other: '{{count}} more pictures in the whole album',
    released: 'Since {{date}}',
    age: '{{count}}+',
    ageLabel: 'From {{count}} years of age',
    more: 'More albums by {{name}}',
    all: 'See all',
  },
  viewer: {
    position: 'Picture {{position}} of {{count}}',
    alt: 'Picture {{position}} of “{{title}}”',
    next: 'Next picture',
    previous: 'Previous picture',
    close: 'Close the pictures',
  },
  offer: {
    buy: 'Buy for {{count}} VXC',
    login: 'All pictures are yours with an account.',
    loginAction: 'Sign up free',
    age: 'Proof of age opens this album.',
    agePending: 'Your proof of age is being looked at. The album opens as soon as it is confirmed.',
    ageAction: 'Prove my age',
    purchase: 'The first pictures are free. The whole album is bought once.',
    owned: 'This album is yours, for good.',
    free: 'Free to look at.',
    note: 'Bought once, yours for good. No subscription.',
  },
  bought: '“{{title}}” is yours now',
  refused: {
    restricted: 'Your account may not buy anything. [Support](contact) can tell you more.',
    locked: 'Your account is locked. Please [contact support](contact).',
    'not-found': 'This album is not here any more.',
    'price-changed': 'The price has just changed. Nothing was charged. Press again if you still want the album.',
    'limit-reached': 'Your own spending limit is reached.',
    'self-excluded': 'You have taken a break from spending. Your settings say until when.',
  },
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    albums: typeof texts
  }
}
