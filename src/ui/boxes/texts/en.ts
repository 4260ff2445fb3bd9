export const texts = {
  unknown: 'This window isn’t there any more.',
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    boxes: typeof texts
  }
}
