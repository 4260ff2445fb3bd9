export const texts = {
  label: 'Search for anything',
  placeholder: 'Names, videos…',
  submit: 'Search',
  change: 'Change the search',
  clear: 'Clear the field',
  hint: 'Look for a performer, a title or a mood: “rain”, “piano”, “Mira”.',
  tooShort: 'Type at least {{count}} letters.',
  status_one: '{{count}} suggestion',
  status_other: '{{count}} suggestions',
  nothing: 'Nothing found for “{{pattern}}”',
  nothingHint: 'Try another spelling, or a single word.',
  elsewhere: 'There are results in these lists:',
  pro: 'Find performers by age, language, price and more',
  criteria: 'Search by criteria',
  forget: 'Delete',
  live: 'Live',
  videoCall: 'Live, video call',
  group: {
    recent: 'Your last searches',
    proposals: 'Suggestions',
    actors: 'Performers',
    videos: 'Videos',
    mediathek: 'TV episodes',
    blog: 'Magazine',
  },
  all: {
    videos: 'All {{count}} videos',
    mediathek: 'All {{count}} episodes',
    blog: 'All {{count}} stories',
  },
  many: {
    videos: 'More than {{count}} videos',
    mediathek: 'More than {{count}} episodes',
    blog: 'More than {{count}} stories',
  },
  title: '“{{pattern}}”',
  tabTitle: '{{category}} for “{{pattern}}”',
  description: 'What Vesper has for “{{pattern}}”: performers, videos, albums, TV and stories.',
  categories: 'What to search',
  part: {
    people: 'People',
    films: 'Films and TV',
    pictures: 'Photos',
    magazine: 'Magazine',
  },
  byProfile: 'This list also has everyone who mentions “{{pattern}}” in their profile.',
  category: {
    actors: 'Name and category',
    models: 'Profile as well',
    videos: 'Videos',
    asmr: 'To listen to (ASMR)',
    photos: 'Free albums',
    galleries: 'Albums to buy',
    tv: 'TV programmes',
    mediathek: 'TV episodes',
    blog: 'Magazine',
  },
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  foundMany: '{{count}} results and more: another word helps.',
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    search: typeof texts
  }
}
