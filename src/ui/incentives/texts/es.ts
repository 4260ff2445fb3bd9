import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['incentives'] = {
  label: 'Oferta para ti',
  close: 'Ocultar «{{title}}»',
  days_one: 'Queda {{count}} día',
  days_other: 'Quedan {{count}} días',
  clock: 'Quedan {{time}}',
  soon_one: 'Queda menos de {{count}} minuto',
  soon_other: 'Quedan menos de {{count}} minutos',
  teasers: 'Descubre más',
  banner: { label: 'Promoción', newTab: 'se abre en una pestaña nueva' },
}
