import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['legal'] = {
  contents: 'Contenido',
  asOf: 'A fecha de {{date}}',
  version: 'Versión {{version}}',
  download: 'Descargar',
  earlier: 'Versiones anteriores',
  terms: {
    title: 'Condiciones de uso',
  },
  privacy: {
    title: 'Aviso de privacidad',
  },
  none: {
    title: 'Aquí todavía no hay texto',
    text: 'El operador no ha publicado ninguno.',
  },
}
