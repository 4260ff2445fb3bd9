export const texts = {
  label: 'Promotion',
  close: 'Hide “{{title}}”',
  newTab: 'opens in a new tab',
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    promo: typeof texts
  }
}
