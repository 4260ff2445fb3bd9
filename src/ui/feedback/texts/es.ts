import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['feedback'] = {
  title: 'Cuéntanos qué te parece Vesper',
  text: 'Tres preguntas cortas. Leemos todas las respuestas.',
  open: 'Dar tu opinión',
  words: 'Con tus palabras',
  wordsHint: 'Si quieres. Hasta 1.000 caracteres.',
  send: 'Enviar',
  thanks: 'Gracias. Leemos todas las respuestas.',
  refused: 'No se ha podido guardar. Elige una respuesta e inténtalo otra vez.',
  close: 'Cerrar',
  part: {
    library: '¿Qué te parece tu mediateca?',
    clash: '¿Qué te parece el duelo de cams?',
    rating: '{{rating}} de 5',
    send: 'Enviar opinión',
    failed: 'Tu opinión no ha llegado. Inténtalo otra vez.',
  },
}
