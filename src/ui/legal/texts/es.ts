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
  changed: {
    title: 'Nuestros textos han cambiado',
    text: 'Lee lo que ha cambiado. Si lo decides más tarde, te preguntaremos de nuevo en tu próxima visita.',
    since: 'Versión {{version}}, vigente desde el {{date}}',
    accept: 'Aceptar',
    later: 'Más tarde',
    failed: 'No se ha podido guardar. Inténtalo de nuevo.',
  },
  none: {
    title: 'Aquí todavía no hay texto',
    text: 'El operador no ha publicado ninguno.',
  },
}
