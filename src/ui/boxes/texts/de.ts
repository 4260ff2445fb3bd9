import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['boxes'] = {
  unknown: 'Dieses Fenster gibt es nicht mehr.',
}
