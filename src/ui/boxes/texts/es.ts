import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['boxes'] = {
  unknown: 'Esta ventana ya no está.',
}
