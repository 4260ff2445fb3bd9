export const texts = {
  title: 'Stage',
  update: 'Live update',
  type: 'Update',
  actor: 'Performer',
  noActor: 'Nobody by that name',
  channel: 'Conversation',
  noChannel: 'None yet',
  text: 'Text',
  sample: 'A message from the stage',
  raise: 'Raise',
  raised: '{{type}} raised',
  media: { picture: 'Send a locked picture', video: 'Send a locked video', sent: 'Sent' },
  chat: {
    title: 'Running chat',
    code: 'Exit code',
    end: 'End the chat',
    none: 'No chat is running',
  },
  money: 'Money',
  balance: 'Balance in VXC',
  set: 'Set',
  standing: 'Standing',
  vipOn: 'VIP on',
  vipOff: 'VIP off',
  spins: '{{count}} spins',
  spinsGiven: 'Given. Open the wheel again.',
  avs: {
    unknown: 'Age revoked',
    pending: 'Age pending',
    accepted: 'Age accepted',
    rejected: 'Age rejected',
  },
  legal: {
    'terms-of-service': 'Newer terms',
    'data-protection': 'Newer privacy policy',
  },
  example: 'Example box',
  time: 'Clock',
  minutes: '+{{count}} min',
  step: 'Something happens',
  weather: 'Weather',
  slow: 'Slow responses',
  failing: 'Half of all calls fail',
  offline: 'No network',
  mails: {
    title: 'Mailbox of this world',
    none: 'No mails yet',
    to: 'To {{to}}',
    open: 'Open link',
  },
  events: {
    title: 'Events for analytics',
    none: 'No events yet',
  },
  reset: 'Start over from the seed',
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    stage: typeof texts
  }
}
