export const texts = {
  title: 'Clash of cams',
  tab: 'Clash',
  about: 'Two performers who are live right now, and your vote decides.',
  running: 'This round',
  lead: 'Whom would you rather watch? Vote once a round, for free. Whoever has more votes after ten minutes wins.',
  voted: 'You voted for {{name}}. When the time is up, the winner is named here and two others begin.',
  left: 'Time left in this round',
  votes_one: '{{count}} vote',
  votes_other: '{{count}} votes',
  share: '{{share}}% of the votes',
  percent: '{{share}}%',
  first: 'No votes yet. Yours would be the first.',
  visit: 'Visit {{name}}',
  vote: 'Vote',
  voteFor: 'Vote for {{name}}',
  own: 'Your vote',
  draw: 'The last round ended in a draw.',
  won_one: '{{name}} won the last round with {{count}} vote.',
  won_other: '{{name}} won the last round with {{count}} votes.',
  none: 'No clash right now',
  noneText: 'As soon as two performers are live, the next round begins.',
  refused: {
    locked: 'Your account is locked.',
    restricted: 'Your account can’t vote.',
    'round-over': 'This round is over. The next one has just begun.',
    'already-voted': 'You’ve already voted in this round.',
    'not-found': 'This round is no longer here.',
  },
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    clash: typeof texts
  }
}
