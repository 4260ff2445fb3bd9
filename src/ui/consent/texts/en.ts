export const texts = {
  title: 'Your privacy, your choice',
  text: 'We keep what is necessary to run the page. With your consent we also remember your preferences and measure how the page is used. You can change this at any time at the foot of the page.',
  acceptAll: 'Allow all',
  necessaryOnly: 'Only what is necessary',
  choose: 'Choose',
  save: 'Save my choice',
  necessary: 'Necessary',
  necessaryText: 'Keeps you logged in and your money safe. Always on.',
  functional: 'Functional',
  functionalText: 'Remembers your language, filters and volume.',
  analytics: 'Analytics',
  analyticsText: 'Tells us which pages work well. No profiles.',
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    consent: typeof texts
  }
}
