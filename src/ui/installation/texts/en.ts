export const texts = {
  neutralTitle: 'New tab',
  covered: 'The page is covered',
  uncover: 'Continue',
  ready: 'A new version of Vesper is ready.',
  reload: 'Reload',
  later: 'Later',
  install: 'Install Vesper as an app',
  seen: 'You’re offline. This page is as of {{time}} and continues as soon as you’re back.',
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    installation: typeof texts
  }
}
