export const texts = {
  title: 'Magazine',
  nav: 'Sections of the magazine',
  way: 'Where you are',
  category: {
    events: 'Events',
    actions: 'Offers',
    news: 'News',
    interviews: 'Interviews',
    latest: 'All stories',
  },
  all: 'See all',
  minutes_one: '{{count}} min read',
  minutes_other: '{{count}} min read',
  by: 'By {{name}}',
  fresh: 'Just in',
  archive: {
    title: 'Archive {{year}}',
    name: 'Archive',
    years: 'Years',
    sections: 'Only one section',
    everything: 'Everything',
    count_one: '{{count}} story',
    count_other: '{{count}} stories',
    none: 'Nothing in this section in {{year}}',
    noneText: 'Other sections have stories of that year.',
  },
  pager: {
    label: 'Pages',
    newer: 'Newer',
    older: 'Older',
    at: 'Page {{page}} of {{pages}}',
  },
  post: {
    about: 'In this story',
    live: 'Live now',
    profile: 'To the profile',
    next: 'Read on',
  },
  empty: {
    title: 'No stories yet',
    text: 'The first one is being written.',
  },
  missing: {
    title: 'This story is not here',
    text: 'It may have moved, or its time has not come. There is plenty to read all the same.',
    link: 'To the magazine',
  },
  home: {
    title: 'From the magazine',
  },
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    blog: typeof texts
  }
}
