import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['blog'] = {
  title: 'Revista',
  nav: 'Secciones de la revista',
  way: 'Dónde estás',
  category: {
    events: 'Eventos',
    actions: 'Promociones',
    news: 'Novedades',
    interviews: 'Entrevistas',
    latest: 'Todos los artículos',
  },
  all: 'Ver todo',
  minutes_one: '{{count}} min de lectura',
  minutes_other: '{{count}} min de lectura',
  by: 'Por {{name}}',
  fresh: 'Recién publicado',
  archive: {
    title: 'Archivo {{year}}',
    name: 'Archivo',
    years: 'Años',
    sections: 'Solo una sección',
    everything: 'Todo',
    count_one: '{{count}} artículo',
    count_other: '{{count}} artículos',
    none: 'En esta sección no hay nada de {{year}}',
    noneText: 'En otras secciones hay artículos de ese año.',
  },
  pager: {
    label: 'Páginas',
    newer: 'Más nuevos',
    older: 'Más antiguos',
    at: 'Página {{page}} de {{pages}}',
  },
  post: {
    about: 'En este artículo',
    live: 'En directo ahora',
    profile: 'Ver el perfil',
    next: 'Seguir leyendo',
  },
  empty: {
    title: 'Todavía no hay artículos',
    text: 'El primero se está escribiendo.',
  },
  missing: {
    title: 'Este artículo no está aquí',
    text: 'Quizá se haya mudado o aún no sea su momento. Aun así, hay mucho que leer.',
    link: 'A la revista',
  },
  home: {
    title: 'De la revista',
  },
}
