import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['access'] = {
  gate: {
    title: '¿Tienes 18 años o más?',
    text: 'Vesper es para personas adultas. Al entrar confirmas: tienes al menos 18 años y eres mayor de edad donde vives si allí se exige más.',
    enter: 'Tengo 18 años o más',
    leave: 'Abandonar',
    left: {
      title: 'De acuerdo. Buenas noches.',
      text: 'Vesper es solo para personas adultas. Puedes cerrar esta página.',
      back: 'Me he equivocado',
    },
  },
}
