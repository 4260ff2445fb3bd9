import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['access'] = {
  gate: {
    title: '¿Tienes 18 años o más?',
    text: 'Vesper es para personas adultas. Al entrar confirmas: tienes al menos 18 años, y eres mayor de edad donde vives si allí hace falta más.',
    enter: 'Tengo 18 años o más',
    leave: 'Salir',
    left: {
      title: 'De acuerdo. Buenas noches.',
      text: 'Vesper es solo para personas adultas. Puedes cerrar esta página.',
      back: 'Me he equivocado',
    },
  },
  avs: {
    title: 'Demuestra tu edad',
    text: 'Parte del contenido pide una prueba de edad una sola vez. Dura un minuto y es confidencial.',
    start: 'Demostrar mi edad',
    pending: 'Estamos revisando tu prueba. Te avisaremos en cuanto esté lista.',
    rejected: 'No se ha podido aceptar tu prueba.',
    accepted: 'Tu edad está demostrada. Gracias.',
    'document-unreadable': 'No se ha podido leer el documento.',
  },
}
