import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['incentives'] = {
  label: 'Angebot für dich',
  close: '„{{title}}“ ausblenden',
  days_one: 'Noch {{count}} Tag',
  days_other: 'Noch {{count}} Tage',
  clock: 'Noch {{time}}',
  soon_one: 'Noch weniger als {{count}} Minute',
  soon_other: 'Noch weniger als {{count}} Minuten',
  teasers: 'Mehr entdecken',
  banner: { label: 'Anzeige', newTab: 'öffnet in einem neuen Tab' },
}
