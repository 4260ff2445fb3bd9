import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['newsletters'] = {
  title: 'Boletines',
  lead: 'Elige sobre qué quieres leer. Cada correo lleva un enlace para cancelarlo al momento.',
  none: 'Aquí no se envían correos, así que tampoco hay boletines.',
  email: 'Correo electrónico',
  emailHint: 'Primero te enviamos un enlace para confirmar que la dirección es tuya.',
  own: 'Se envían a {{email}}, la dirección confirmada de tu cuenta.',
  names: { contests: 'Concursos', 'late-night': 'Late night', 'vip-club': 'Club VIP', vr: 'Películas VR' },
  about: {
    contests: 'Concursos nuevos, qué se puede ganar y cuándo terminan.',
    'late-night': 'Qué hay esta noche: shows, invitados y películas a partir de las diez.',
    'vip-club': 'Ventajas del Club VIP y citas para sus miembros.',
    vr: 'Películas nuevas para gafas de realidad virtual.',
  },
  subscribed: 'Suscrito con {{email}}.',
  waiting: 'Ya casi está: abre el enlace del correo que enviamos a {{email}}.',
  subscribe: 'Suscribirme',
  subscribeTo: 'Suscribirme a {{name}}',
  end: 'Darme de baja',
  endOf: 'Darme de baja de {{name}}',
  cancel: 'Cancelar',
  cancelOf: 'Cancelar {{name}}',
  rights:
    'Usamos la dirección para los boletines que elijas y para nada más. Una dirección que nadie confirma se borra al cabo de una semana.',
  refused: {
    'invalid-email': 'Escribe una dirección de correo válida.',
    'not-yours': 'Has iniciado o cerrado sesión entretanto. Recarga la página e inténtalo de nuevo.',
    'no-mail': 'En este momento no se envían correos.',
    'too-many-mails': 'A esta dirección ya se le han enviado varios correos. Inténtalo de nuevo en 15 minutos.',
    excluded: 'Mientras te tomas un descanso no te enviamos boletines.',
  },
  confirm: {
    title: 'Confirmar boletín',
    working: 'Un momento…',
    done: 'Suscripción confirmada',
    doneText: 'Desde ahora recibirás el boletín en tu dirección.',
    expired: 'Este enlace ya no vale',
    expiredText: 'Vale una semana, y solo mientras se quiera el boletín. Puedes suscribirte de nuevo cuando quieras.',
    all: 'Todos los boletines',
  },
}
