export const texts = {
  gate: {
    title: 'Are you 18 or older?',
    text: 'Vesper is for adults. By entering you confirm: you are at least 18 years old, and of age where you live if that takes longer.',
    enter: 'I am 18 or older',
    leave: 'Leave',
    left: {
      title: 'All right. Good night.',
      text: 'Vesper is only for adults. You can close this page.',
      back: 'I chose wrongly',
    },
  },
  avs: {
    title: 'Prove your age',
    text: 'Some content asks for proof of age once. It takes a minute and is kept private.',
    start: 'Prove my age',
    pending: 'Your proof is being looked at. We will tell you as soon as it is done.',
    rejected: 'Your proof could not be accepted.',
    accepted: 'Your age is proved. Thank you.',
    'document-unreadable': 'The document could not be read.',
  },
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    access: typeof texts
  }
}
