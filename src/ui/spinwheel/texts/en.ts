export const texts = {
  lead: 'A small present a day. A spin costs nothing, and every field is a prize.',
  spin: 'Spin',
  finish: 'Finish your spin',
  noneLeft: 'No spin left',
  left_one: '{{count}} spin left',
  left_other: '{{count}} spins left',
  about: 'You get one spin a day. If you’re away, up to {{count}} of them wait for you.',
  unanswered: 'Your last spin was interrupted. It isn’t lost: press the button, and it counts once.',
  safe: 'Your spin isn’t lost. Press the button again, and it counts once.',
  announced: 'You won: {{prize}}',
  closed: 'The wheel is resting',
  library: 'All videos and albums you won',
  prize: {
    video: 'A video',
    album: 'A photo album',
    gift: '{{count}} × {{name}}',
    messages_one: '{{count}} free message',
    messages_other: '{{count}} free messages',
    spin_one: 'Another spin',
    spin_other: '{{count}} more spins',
  },
  won: {
    coins: 'They’re in your balance already.',
    video: 'A video with {{name}}. It’s in your library.',
    album: 'An album by {{name}}. It’s in your library.',
    gift: 'Among your gifts now: send it with a message whenever you like.',
    messages: 'For writing to someone, no coins needed.',
    spin: 'For now, or for another day.',
    instead: 'You already own everything in the catalogue that is right for you. So these are coins instead.',
  },
  next: {
    coins: 'See your balance',
    video: 'Watch the video',
    album: 'Open the album',
    gift: 'Choose whom to give it to',
    messages: 'Write to someone',
  },
  refused: {
    'login-required': 'The wheel is for guests with an account.',
    locked: 'Your account is locked. Please write to us.',
    restricted: 'The wheel isn’t available for your account at the moment. Please write to us.',
    'self-excluded': 'You’re taking a break, and the wheel takes it with you. Your spins wait for you.',
    'no-spins': 'That was the last one for now. There’s a new spin every day, and up to {{count}} wait for you.',
    closed: 'There’s nothing to win at the moment. Your spins wait for you.',
  },
  chances: {
    title: 'Prizes and chances',
    hint: 'The wheel is drawn by exactly these chances. All fields look alike.',
    prize: 'Prize',
    chance: 'Chance',
    percent: '{{count}}%',
    instead: 'or {{count}} VXC if you own all that is right for you',
  },
  wins: {
    title: 'What you won',
    none: 'Nothing yet. Your prizes will be listed here.',
  },
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    spinwheel: typeof texts
  }
}
