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
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    access: typeof texts
  }
}
