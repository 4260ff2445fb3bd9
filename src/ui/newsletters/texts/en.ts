export const texts = {
  title: 'Newsletters',
  lead: 'Pick what you would like to read about. Every mail has a link that ends it at once.',
  none: 'No mails are sent here, so there are no newsletters either.',
  email: 'E-mail address',
  emailHint: 'We first send you a link to confirm that the address is yours.',
  own: 'Sent to {{email}}, the confirmed address of your account.',
  names: { contests: 'Contests', 'late-night': 'Late night', 'vip-club': 'VIP club', vr: 'VR films' },
  about: {
    contests: 'New contests, what there is to win, and when they end.',
    'late-night': 'What is on tonight: shows, guests and films after ten.',
    'vip-club': 'Benefits of the VIP club and events for its members.',
    vr: 'New films for headsets.',
  },
  subscribed: 'Subscribed with {{email}}.',
  waiting: 'Almost there: open the link in the mail we sent to {{email}}.',
  subscribe: 'Subscribe',
  subscribeTo: 'Subscribe to {{name}}',
  end: 'Unsubscribe',
  endOf: 'Unsubscribe from {{name}}',
  cancel: 'Cancel',
  cancelOf: 'Cancel {{name}}',
  rights:
    'We use the address for the newsletters you pick and for nothing else. An address that nobody confirms is deleted after a week.',
  refused: {
    'invalid-email': 'Please enter a valid e-mail address.',
    'not-yours': 'You have logged in or out meanwhile. Reload the page and try again.',
    'no-mail': 'No mails are sent here at the moment.',
    'too-many-mails': 'This address has been sent several mails already. Please try again in 15 minutes.',
    excluded: 'While you are taking a break, no newsletters are sent to you.',
  },
  confirm: {
    title: 'Confirm newsletter',
    working: 'One moment…',
    done: 'You are subscribed',
    doneText: 'The newsletter comes to your address from now on.',
    expired: 'This link no longer works',
    expiredText:
      'It works for a week, and only as long as the newsletter is wanted. You can subscribe again at any time.',
    all: 'All newsletters',
  },
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    newsletters: typeof texts
  }
}
