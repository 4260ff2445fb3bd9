export const texts = {
  title: 'Your privacy, your choice',
  short: 'We store what the site needs and, if you agree, your preferences and how the site is used.',
  text: 'We store what is needed to run Vesper. With your consent, we also remember your preferences and measure how the site is used. You can change this at any time at the bottom of the page.',
  acceptAll: 'Allow all',
  necessaryOnly: 'Necessary only',
  choose: 'Details and choice',
  save: 'Save my choice',
  necessary: 'Necessary',
  necessaryText: 'Keeps you logged in and your money safe. Always on.',
  functional: 'Functional',
  functionalText: 'Remembers your language, filters and volume.',
  analytics: 'Analytics',
  analyticsText: 'Counts which pages you open and what you buy, under a number instead of your name.',
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    consent: typeof texts
  }
}
