export const texts = {
  gate: {
    title: 'Are you 18 or older?',
    text: 'Vesper is for adults. By entering, you confirm that you are at least 18 years old, or of age where you live if that is older.',
    enter: 'I am 18 or older',
    leave: 'Leave',
    left: {
      title: 'All right. Good night.',
      text: 'Vesper is only for adults. You can close this page.',
      back: 'That was a mistake',
    },
  },
  avs: {
    title: 'Prove your age',
    text: 'Some content requires proof of age. You do it once, it takes a minute, and it stays private.',
    start: 'Prove my age',
    pending: 'Your proof is being checked. We’ll let you know as soon as it’s done.',
    rejected: 'Your proof could not be accepted.',
    accepted: 'Your age is confirmed. Thank you.',
    'document-unreadable': 'The document could not be read.',
  },
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    access: typeof texts
  }
}
