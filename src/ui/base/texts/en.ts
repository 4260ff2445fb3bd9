export const texts = {
  offline: 'You seem to be offline. Check your connection and try again.',
  unavailable: 'That isn’t possible right now. Please try again in a moment.',
  timeout: 'That took too long. Please try again.',
  http: 'The service didn’t respond as it should. Please try again.',
  protocol: 'We received a response we don’t understand. Reloading the page may help.',
  'missing-token': 'We couldn’t read your session. Please reload the page.',
  'session-expired': 'Your session has ended. Please reload the page.',
  'invalid-request': 'That didn’t work. Please reload the page and try again.',
  'rate-limited': 'That was a bit fast. Please wait a moment.',
  'not-found': 'That is no longer here.',
  internal: 'Something went wrong on our side. Please try again.',
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    errors: typeof texts
  }
}
