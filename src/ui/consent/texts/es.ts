import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['consent'] = {
  title: 'Tu privacidad, tu elección',
  short: 'Guardamos lo que la página necesita y, si lo permites, tus preferencias y cómo se usa la página.',
  text: 'Guardamos lo necesario para que la página funcione. Con tu permiso recordamos también tus preferencias y medimos cómo se usa la página. Puedes cambiarlo cuando quieras al pie de la página.',
  acceptAll: 'Permitir todo',
  necessaryOnly: 'Solo lo necesario',
  choose: 'Detalles y elección',
  save: 'Guardar mi elección',
  necessary: 'Necesarias',
  necessaryText: 'Mantienen tu sesión y tu dinero a salvo. Siempre activas.',
  functional: 'Funcionales',
  functionalText: 'Recuerdan idioma, filtros y volumen.',
  analytics: 'Analítica',
  analyticsText: 'Cuenta qué páginas abres y qué compras, con un número en lugar de tu nombre.',
}
