export const texts = {
  contents: 'Contents',
  asOf: 'As of {{date}}',
  version: 'Version {{version}}',
  download: 'Download',
  earlier: 'Earlier versions',
  terms: {
    title: 'Terms of service',
  },
  privacy: {
    title: 'Privacy notice',
  },
  none: {
    title: 'There is no text here yet',
    text: 'The operator has not published one.',
  },
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    legal: typeof texts
  }
}
