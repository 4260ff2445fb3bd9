export const texts = {
  title: 'Tell us how you like Vesper',
  text: 'Three short questions. Every answer is read.',
  open: 'Give feedback',
  words: 'In your own words',
  wordsHint: 'If you like. Up to 1,000 characters.',
  send: 'Send',
  thanks: 'Thank you. We read every answer.',
  refused: 'That couldn’t be stored. Please choose an answer and try again.',
  close: 'Close',
  part: {
    library: 'How do you like your library?',
    clash: 'How do you like the clash of cams?',
    rating: '{{rating}} of 5',
    send: 'Send feedback',
    failed: 'Your feedback didn’t arrive. Please try again.',
  },
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    feedback: typeof texts
  }
}
