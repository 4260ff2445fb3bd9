import type { SlideRecord } from '@/adapters/backend/promo/promo-records'

type Words = readonly [title: string, text: string]

const inAll = (de: Words, en: Words, es: Words): SlideRecord['texts'] => ({
  de: { title: de[0], text: de[1] },
  en: { title: en[0], text: en[1] },
  es: { title: es[0], text: es[1] },
})

/** The words of the jumbotrons of the sample world. */
export const slideTexts = {
  camShows: inAll(
    ['Ein Abend mit Programm', 'Shows mit festem Beginn: Musik, Gespräche und ein Platz für dich.'],
    ['An evening with a programme', 'Shows that start on time: music, conversation and a seat for you.'],
    ['Una noche con programa', 'Shows con hora fija: música, conversación y un sitio para ti.'],
  ),
  albums: inAll(
    ['Bilder, die bleiben', 'Alben aus Ateliers, Küchen und langen Nächten in der Stadt.'],
    ['Pictures that stay', 'Albums from studios, kitchens and long nights in the city.'],
    ['Imágenes que quedan', 'Álbumes de estudios, cocinas y largas noches en la ciudad.'],
  ),
  blog: inAll(
    ['Aus dem Magazin', 'Porträts, Interviews und was als Nächstes kommt.'],
    ['From the magazine', 'Portraits, interviews and what comes next.'],
    ['De la revista', 'Retratos, entrevistas y lo que viene después.'],
  ),
  videoStars: inAll(
    ['Alle Videos einer Person', 'Bleib bei einer Stimme, die dir gefällt.'],
    ['All videos of one person', 'Stay with a voice you like.'],
    ['Todos los vídeos de una persona', 'Quédate con una voz que te guste.'],
  ),
} as const
