import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['promo'] = {
  label: 'Promoción',
  close: 'Ocultar «{{title}}»',
  newTab: 'se abre en una pestaña nueva',
}
