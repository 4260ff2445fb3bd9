import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['phone'] = {
  title: 'Números de teléfono',
  lead: 'Un número verificado protege tu cuenta, y algunos códigos de bono lo piden. Nadie llega a verlo.',
  number: { mobile: 'Tu número de móvil', fixed: 'Tu número fijo' },
  hint: {
    mobile: 'Por ejemplo, +34 612 34 56 78. Te enviamos un código de seis cifras por SMS.',
    fixed: 'Por ejemplo, +34 912 34 56 78. Te llamamos y una voz lee un código de cinco cifras.',
  },
  send: { mobile: 'Enviar código', fixed: 'Llamarme' },
  pin: 'El código de {{digits}} cifras',
  sent: {
    mobile: 'Lo hemos enviado al {{number}}. Vale diez minutos.',
    fixed: 'Estamos llamando al {{number}}. El código vale diez minutos.',
  },
  confirm: 'Confirmar',
  other: 'Usar otro número',
  kind: 'Tipo de número',
  line: { mobile: 'Móvil', fixed: 'Fijo' },
  remove: 'Eliminar',
  removeNumber: 'Eliminar {{number}}',
  saved: 'Tu número está verificado',
  removed: 'Tu número se ha eliminado',
  error: {
    'invalid-phone-number': 'Ese número no existe. Revísalo y añade el prefijo del país si es extranjero.',
    'country-not-allowed': 'Aquí no se pueden verificar números de ese país.',
    'invalid-verification-type': 'Ese número es del otro tipo: elige móvil o fijo según corresponda.',
    'verification-timeout': 'Ese código ya no vale. Pide uno nuevo.',
    'phone-number-blacklisted': 'Ese número no se puede usar aquí.',
    'phone-number-not-unique': 'Ese número ya está verificado en otra cuenta.',
    'id-does-not-exist': 'Ese código ha sido sustituido. Pide uno nuevo.',
    'invalid-code': 'Ese código no es correcto. Revísalo.',
    'attempt-limit-reached': 'Era el último intento de hoy. Sigue mañana.',
    unknown: 'No se ha podido enviar el código. Inténtalo más tarde.',
  },
}
