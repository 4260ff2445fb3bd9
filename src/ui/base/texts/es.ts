import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['errors'] = {
  offline: 'Parece que no tienes conexión. Compruébala e inténtalo de nuevo.',
  unavailable: 'Ahora mismo no es posible. Vuelve a intentarlo en un momento.',
  timeout: 'Ha tardado demasiado. Inténtalo de nuevo.',
  http: 'El servicio no ha respondido bien. Inténtalo de nuevo.',
  protocol: 'Hemos recibido una respuesta que no entendemos. Recargar puede ayudar.',
  'missing-token': 'No se ha podido leer tu sesión. Recarga la página.',
  'session-expired': 'Tu sesión ha terminado. Recarga la página.',
  'invalid-request': 'No se ha podido hacer. Recarga la página e inténtalo de nuevo.',
  'rate-limited': 'Eso ha sido un poco rápido. Espera un momento.',
  'not-found': 'Ya no está aquí.',
  internal: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
}
