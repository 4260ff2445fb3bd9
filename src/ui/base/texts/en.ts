export const texts = {
  offline: 'You seem to be offline. Check your connection and try again.',
  unavailable: 'We cannot do that right now. Please try again in a moment.',
  timeout: 'That took too long. Please try again.',
  http: 'The service did not answer as it should. Please try again.',
  protocol: 'We received an answer we do not understand. Reloading the page may help.',
  'missing-token': 'Your session could not be read. Please reload the page.',
  'session-expired': 'Your session has ended. Please reload the page.',
  'invalid-request': 'That could not be done. Please reload the page and try again.',
  'rate-limited': 'That was a little fast. Please wait a moment.',
  'not-found': 'That is no longer here.',
  internal: 'Something went wrong on our side. Please try again.',
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    errors: typeof texts
  }
}
