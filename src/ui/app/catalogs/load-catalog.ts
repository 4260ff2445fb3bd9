import type { LoadCatalog } from '@/ui/texts/catalog'

/** The catalogs of the app: a file for each language, loaded when first needed. */
export const loadCatalog: LoadCatalog = async (language) => {
  switch (language) {
    case 'de':
      return (await import('./de')).catalog
    case 'en':
      return (await import('./en')).catalog
    case 'es':
      return (await import('./es')).catalog
  }
}
