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
  changed: {
    title: 'Our texts have changed',
    text: 'Please read what is different. If you decide later, we ask you again at your next visit.',
    since: 'Version {{version}}, valid since {{date}}',
    accept: 'Agree',
    later: 'Later',
    failed: 'This could not be saved. Please try again.',
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
