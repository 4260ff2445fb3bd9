export const texts = {
  label: 'Offer for you',
  close: 'Hide “{{title}}”',
  days_one: '{{count}} day left',
  days_other: '{{count}} days left',
  clock: '{{time}} left',
  soon_one: 'Less than {{count}} minute left',
  soon_other: 'Less than {{count}} minutes left',
  teasers: 'More to discover',
  banner: { label: 'Promotion', newTab: 'opens in a new tab' },
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    incentives: typeof texts
  }
}
