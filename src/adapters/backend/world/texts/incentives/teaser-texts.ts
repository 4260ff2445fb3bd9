import type { TeaserRecord } from '@/adapters/backend/incentives/incentive-records'

type Words = readonly [title: string, text: string]

const inAll = (de: Words, en: Words, es: Words): TeaserRecord['texts'] => ({
  de: { title: de[0], text: de[1] },
  en: { title: en[0], text: en[1] },
  es: { title: es[0], text: es[1] },
})

/** The teasers of the sample world, in their order. */
export const teaserTexts = {
  camShows: inAll(
    ['Shows mit Ticket', 'Ein fester Termin, ein fester Preis, ein ganzer Auftritt.'],
    ['Shows with a ticket', 'A set time, a set price, a whole performance.'],
    ['Shows con entrada', 'Hora fija, precio fijo y una actuación completa.'],
  ),
  freeChat: inAll(
    ['Gratis-Chat', 'Vorbeischauen kostet nichts.'],
    ['Free chat', 'Dropping in costs nothing.'],
    ['Chat gratis', 'Pasarse no cuesta nada.'],
  ),
  albums: inAll(
    ['Fotoalben', 'Die ersten Bilder siehst du immer gratis.'],
    ['Photo albums', 'The first pictures are always free to see.'],
    ['Álbumes de fotos', 'Las primeras imágenes siempre son gratis.'],
  ),
  videoStars: inAll(
    ['Video-Stars', 'Alle Videos einer Person an einem Ort.'],
    ['Video stars', 'All videos of one person in one place.'],
    ['Estrellas de vídeo', 'Todos los vídeos de una persona en un solo lugar.'],
  ),
} as const
