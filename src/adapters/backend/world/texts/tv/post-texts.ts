import type { FormatKey } from './format-texts'
import type { Localized } from '@/adapters/backend/kernel/localized'

/** A post of the editors in one language. */
export interface PostWords {
  readonly title: string
  readonly teaser: string
  readonly paragraphs: readonly string[]
}

/** A post and the format that it is about. */
export interface SeededPost {
  readonly slug: string
  readonly formatKey: FormatKey
  readonly texts: Localized<PostWords>
}

/** The posts about TV, the oldest first. */
export const seededPosts: readonly SeededPost[] = [
  {
    slug: 'how-the-late-night-began',
    formatKey: 'late-night',
    texts: {
      de: {
        title: 'Wie die Late Night begann',
        teaser: 'Ein Sofa vom Sperrmüll, drei Lampen und ein Publikum von elf Leuten.',
        paragraphs: [
          'Die erste Ausgabe dauerte zwanzig Minuten, weil danach der Strom ausfiel. Das Publikum blieb sitzen und sang.',
          'Seitdem gibt es in jeder Sendung einen Moment, den niemand geplant hat. Die Redaktion nennt ihn „den Stecker“ und besteht darauf, dass er bleibt.',
        ],
      },
      en: {
        title: 'How the Late Night Began',
        teaser: 'A sofa from the street, three lamps, and an audience of eleven.',
        paragraphs: [
          'The first show lasted twenty minutes, because then the power failed. The audience stayed and sang.',
          'Ever since, each show has one moment that nobody planned. The editors call it “the plug”, and insist that it stays.',
        ],
      },
      es: {
        title: 'Cómo empezó la Late Night',
        teaser: 'Un sofá de la calle, tres lámparas y un público de once personas.',
        paragraphs: [
          'El primer programa duró veinte minutos, porque entonces se fue la luz. El público se quedó y cantó.',
          'Desde entonces, cada programa tiene un momento que nadie planeó. La redacción lo llama «el enchufe» e insiste en que se quede.',
        ],
      },
    },
  },
  {
    slug: 'a-record-player-on-tour',
    formatKey: 'vinyl-hour',
    texts: {
      de: {
        title: 'Ein Plattenspieler auf Reisen',
        teaser: 'Die Vinylstunde zieht für drei Folgen in ein Hausboot.',
        paragraphs: [
          'Auf dem Wasser springt die Nadel, sobald ein Schiff vorbeifährt. Unser Tonmeister hat dafür eine Hängematte gebaut.',
          'Zu hören sind Platten, die nach Fluss klingen: langsam, breit und mit viel Luft dazwischen.',
        ],
      },
      en: {
        title: 'A Record Player on Tour',
        teaser: 'For three episodes the Vinyl Hour moves to a houseboat.',
        paragraphs: [
          'On the water the needle jumps whenever a ship passes. Our sound engineer built a hammock for it.',
          'You will find records that sound like a river: slow, wide, and with a lot of air in between.',
        ],
      },
      es: {
        title: 'Un tocadiscos de viaje',
        teaser: 'Durante tres episodios, La hora del vinilo se muda a una casa flotante.',
        paragraphs: [
          'En el agua la aguja salta cada vez que pasa un barco. Nuestro técnico de sonido le construyó una hamaca.',
          'Sonarán discos que se parecen a un río: lentos, anchos y con mucho aire entre medias.',
        ],
      },
    },
  },
  {
    slug: 'five-dishes-after-midnight',
    formatKey: 'night-kitchen',
    texts: {
      de: {
        title: 'Fünf Gerichte für nach Mitternacht',
        teaser: 'Unser Team hat gekocht, gewürzt und abgestimmt.',
        paragraphs: [
          'Gewonnen haben Spaghetti mit Knoblauch, knapp vor einer Suppe, die schon am Nachmittag auf dem Herd war.',
          'Alle fünf Rezepte passen auf eine Seite und brauchen nur einen Topf. Abwaschen ist nach Mitternacht keine gute Idee.',
        ],
      },
      en: {
        title: 'Five Dishes for After Midnight',
        teaser: 'Our team cooked, seasoned and voted.',
        paragraphs: [
          'The winner was noodles with garlic, just ahead of a soup that had been on the stove since the afternoon.',
          'All five recipes fit on a page and need a single pot. Washing up after midnight is no good idea.',
        ],
      },
      es: {
        title: 'Cinco platos para después de medianoche',
        teaser: 'Nuestro equipo cocinó, sazonó y votó.',
        paragraphs: [
          'Ganaron los fideos con ajo, justo por delante de una sopa que estaba al fuego desde la tarde.',
          'Las cinco recetas caben en una página y piden una sola olla. Fregar después de medianoche no es buena idea.',
        ],
      },
    },
  },
  {
    slug: 'walking-with-one-camera',
    formatKey: 'city-at-night',
    texts: {
      de: {
        title: 'Unterwegs mit einer Kamera',
        teaser: 'Warum „Stadt bei Nacht“ ohne Stativ, Lampe und Auto auskommt.',
        paragraphs: [
          'Wer zu Fuß geht, sieht Fenster, Treppen und Katzen. Wer ein Auto nimmt, sieht Ampeln.',
          'Jede Folge entsteht in einer einzigen Nacht. Was bis zum ersten Bus nicht im Kasten ist, bleibt in der Stadt.',
        ],
      },
      en: {
        title: 'Walking with One Camera',
        teaser: 'Why “The City at Night” does without a tripod, a lamp and a car.',
        paragraphs: [
          'On foot you see windows, stairs and cats. By car you see traffic lights.',
          'Each episode is made in a single night. What is not shot before the first bus stays in the city.',
        ],
      },
      es: {
        title: 'Caminar con una cámara',
        teaser: 'Por qué «La ciudad de noche» no usa trípode, foco ni coche.',
        paragraphs: [
          'A pie se ven ventanas, escaleras y gatos. En coche se ven semáforos.',
          'Cada episodio se hace en una sola noche. Lo que no está grabado antes del primer autobús se queda en la ciudad.',
        ],
      },
    },
  },
  {
    slug: 'one-take-only',
    formatKey: 'studio-sessions',
    texts: {
      de: {
        title: 'Nur ein Take',
        teaser: 'In den Studiosessions wird nichts wiederholt. Das hat Folgen.',
        paragraphs: [
          'Eine gerissene Saite, ein Lachen, ein Hund vor der Tür: Alles ist auf der Aufnahme, und niemand möchte es missen.',
          'Die Regel stammt von einem Abend, an dem das Band nur noch für ein Stück reichte.',
        ],
      },
      en: {
        title: 'One Take Only',
        teaser: 'In the Studio Sessions nothing is repeated, which has consequences.',
        paragraphs: [
          'A broken string, a laugh, a dog outside: all of it is on the recording, and nobody would miss it.',
          'The rule goes back to an evening on which there was tape for one piece only.',
        ],
      },
      es: {
        title: 'Una sola toma',
        teaser: 'En las Sesiones de estudio no se repite nada, y eso tiene consecuencias.',
        paragraphs: [
          'Una cuerda rota, una risa, un perro fuera: todo está en la grabación y nadie querría perdérselo.',
          'La regla viene de una noche en la que solo quedaba cinta para una pieza.',
        ],
      },
    },
  },
  {
    slug: 'next-week-above-the-harbour',
    formatKey: 'late-night',
    texts: {
      de: {
        title: 'Nächste Woche über dem Hafen',
        teaser: 'Ein Teleskop, zwei Astronominnen und ein Dach, das knarrt.',
        paragraphs: [
          'Für eine Nacht zieht die Late Night aufs Dach. Bei Wolken gibt es Musik, bei Sternen gibt es beides.',
          'Fragen aus dem Publikum nehmen wir wie immer ungelesen: Der Umschlag wird live geöffnet.',
        ],
      },
      en: {
        title: 'Next Week Above the Harbour',
        teaser: 'A telescope, two astronomers, and a roof that creaks.',
        paragraphs: [
          'For one night the Late Night moves to the roof. With clouds there is music; with stars there is both.',
          'Questions from the audience are taken unread, as ever: the envelope is opened live.',
        ],
      },
      es: {
        title: 'La semana que viene, sobre el puerto',
        teaser: 'Un telescopio, dos astrónomas y una azotea que cruje.',
        paragraphs: [
          'Por una noche, la Late Night se muda a la azotea. Con nubes habrá música; con estrellas, ambas cosas.',
          'Las preguntas del público llegan sin leer, como siempre: el sobre se abre en directo.',
        ],
      },
    },
  },
]
