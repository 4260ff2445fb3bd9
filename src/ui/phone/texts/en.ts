export const texts = {
  title: 'Phone numbers',
  lead: 'A verified number protects your account, and some bonus codes ask for one. It’s never shown to anybody.',
  number: { mobile: 'Your mobile number', fixed: 'Your landline number' },
  hint: {
    mobile: 'Like +49 151 12345678. We send a code of six digits as a text message.',
    fixed: 'Like +49 30 123456. We call, and a voice reads out a code of five digits.',
  },
  send: { mobile: 'Send code', fixed: 'Call me' },
  pin: 'The {{digits}}-digit code',
  sent: {
    mobile: 'We sent it to {{number}}. It works for ten minutes.',
    fixed: 'We’re calling {{number}}. It works for ten minutes.',
  },
  confirm: 'Confirm',
  other: 'Use another number',
  kind: 'Kind of number',
  line: { mobile: 'Mobile', fixed: 'Landline' },
  remove: 'Remove',
  removeNumber: 'Remove {{number}}',
  saved: 'Your number is verified',
  removed: 'Your number has been removed',
  error: {
    'invalid-phone-number': 'There’s no such number. Please check it, and add the country code for one abroad.',
    'country-not-allowed': 'Numbers of this country can’t be verified here.',
    'invalid-verification-type': 'That number is of the other kind: choose mobile or landline to fit it.',
    'verification-timeout': 'That code no longer works. Please request a new one.',
    'phone-number-blacklisted': 'This number can’t be used here.',
    'phone-number-not-unique': 'This number is already verified in another account.',
    'id-does-not-exist': 'That code has been replaced. Please request a new one.',
    'invalid-code': 'That code isn’t right. Please check it.',
    'attempt-limit-reached': 'That was the last try for today. Please go on tomorrow.',
    unknown: 'The code couldn’t be sent. Please try again later.',
  },
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    phone: typeof texts
  }
}
