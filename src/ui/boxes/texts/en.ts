export const texts = {
  unknown: 'This window isn’t there any more.',
  later: 'Not now',
  account: {
    write: 'Write to performers: your first messages are on us',
    follow: 'Pin performers and hear when they go live',
    free: 'Free, and you can delete it at any time',
  },
  topUp: {
    title: 'More coins for your money',
    text: 'The larger the package, the more coins we add. You pay once, and coins never expire.',
    bonus: '{{count}} of them on top',
  },
  promotion: {
    title: 'Today’s offer',
    none: 'There is no special offer for you at the moment.',
    packages: 'These packages always come with coins on top:',
  },
  coin: {
    title: 'What is a VXC?',
    text: 'VXC are the coins you pay with at Vesper. {{price}} buys {{count}} of them.',
    without: 'Not included: {{what}}',
    balance: 'You have {{coins}}.',
  },
  vip30: {
    title_one: '{{count}} day of VIP',
    title_other: '{{count}} days of VIP',
    member: 'You are in the VIP club',
    memberText: 'All of this is yours until your membership ends by itself.',
    offers: 'See the VIP30 offers among the videos',
  },
  chat: {
    visitor_one: 'Your first minute of chat is on us',
    visitor_other: 'Your first {{count}} minutes of chat are on us',
    visitorText: 'Create a free account, and start within three days with one of the performers who take part.',
    goOn: 'Carry on chatting',
    topUp: 'You have {{coins}}. Choose how many more you want to chat with.',
    on: 'Switch the minutes on',
    enter: 'Chat with {{name}}',
  },
  login: {
    title: 'Welcome to {{product}}',
    text: 'Log in to go on where you left off, or create a free account.',
    known: 'You are logged in as {{name}}.',
    profile: 'Go to your profile',
  },
  feed: {
    title: 'Take part in the feed',
    of: 'Stay close to {{name}}',
    text: 'Reading is free for everybody. With an account you can answer as well.',
    like: 'Like posts',
    comment: 'Comment on posts and tip for them',
  },
  modelSite: {
    loading: 'One moment',
    title: '{{name}} is here',
    text: 'Create a free account, and {{name}} is pinned for you.',
    known: 'Good that you came over. This is the way to {{name}}.',
    everybody: 'Your favourite performers are here',
    everybodyText: 'We could not tell whom you were looking for. Here are all performers.',
    all: 'See all performers',
  },
  looks: {
    title: 'Look around, free of charge',
    text: 'A quarter of an hour is enough to find out whom you like. None of this costs you anything.',
    show: 'See live previews',
    live: 'A short live preview in every room that offers one, renewed every day',
    video_one: 'Up to {{count}} second of every paid video',
    video_other: 'Up to {{count}} seconds of every paid video',
    free: 'Free chats, every day',
    freeLeft_one: 'Free chats: {{count}} minute is left for you today',
    freeLeft_other: 'Free chats: {{count}} minutes are left for you today',
    welcome_one: 'With a new account, {{count}} minute of paid chat',
    welcome_other: 'With a new account, {{count}} minutes of paid chat',
    voyeur: 'Watching a chat that is running is paid by the minute; the price is on the button.',
    voyeurList: 'Where you can watch',
  },
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    boxes: typeof texts
  }
}
