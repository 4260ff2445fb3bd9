import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['installation'] = {
  neutralTitle: 'Nueva pestaña',
  covered: 'La página está oculta',
  uncover: 'Seguir',
  ready: 'Hay una nueva versión de Vesper.',
  reload: 'Recargar',
  later: 'Más tarde',
  install: 'Instalar Vesper como aplicación',
  seen: 'Estás sin conexión. Esta página es de las {{time}} y sigue en cuanto vuelvas.',
}
