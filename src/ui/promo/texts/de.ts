import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['promo'] = {
  label: 'Anzeige',
  close: '„{{title}}“ ausblenden',
  newTab: 'öffnet in einem neuen Tab',
}
