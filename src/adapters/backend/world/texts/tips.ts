import { localized, type Localized } from '@/adapters/backend/kernel/localized'
import type { DeedGesture } from '@/domain/chat/tips'

/** Something an actor of the sample world does for a tip; `price` is the least, in coins. */
interface TipOffer {
  readonly names: Localized
  readonly price: number
  readonly gesture: DeedGesture
}

/**
 * The offers of actors of the sample world for a tip. The lines that follow are in `deeds.ts`: an
 * offer without its deed does not compile.
 */
export const tipOffers = {
  greeting: {
    names: localized('Deinen Namen grüßen', 'Say hello to you by name', 'Saludarte por tu nombre'),
    price: 2,
    gesture: 'wave',
  },
  joke: { names: localized('Einen Witz erzählen', 'Tell a joke', 'Contar un chiste'), price: 4, gesture: 'tell' },
  song: { names: localized('Ein Lied singen', 'Sing a song', 'Cantar una canción'), price: 20, gesture: 'sing' },
  records: {
    names: localized('Die Plattensammlung zeigen', 'Show the record collection', 'Enseñar la colección de discos'),
    price: 12,
    gesture: 'show',
  },
  story: {
    names: localized('Eine Geschichte erzählen', 'Tell a story', 'Contar una historia'),
    price: 15,
    gesture: 'tell',
  },
  'next-song': {
    names: localized('Das nächste Lied aussuchen', 'Choose the next song', 'Elegir la próxima canción'),
    price: 8,
    gesture: 'sing',
  },
  poem: {
    names: localized('Ein Gedicht vorlesen', 'Read a poem aloud', 'Leer un poema en voz alta'),
    price: 10,
    gesture: 'tell',
  },
  sketch: {
    names: localized('Eine kleine Zeichnung machen', 'Draw a small sketch', 'Hacer un pequeño dibujo'),
    price: 30,
    gesture: 'draw',
  },
  dance: {
    names: localized('Durchs Zimmer tanzen', 'Dance across the room', 'Bailar por la habitación'),
    price: 18,
    gesture: 'dance',
  },
  view: {
    names: localized(
      'Den Blick aus dem Fenster zeigen',
      'Show the view from the window',
      'Enseñar la vista desde la ventana',
    ),
    price: 6,
    gesture: 'show',
  },
} as const satisfies Readonly<Record<string, TipOffer>>

export type TipOfferId = keyof typeof tipOffers

/** Goals that actors of the sample world collect tips for on an evening. */
export const tipGoals: readonly Localized[] = [
  localized('Eine neue Lampe für das Zimmer', 'A new lamp for the room', 'Una lámpara nueva para la habitación'),
  localized('Ein Abend nur mit Wunschliedern', 'An evening of requests only', 'Una noche solo de canciones a petición'),
  localized(
    'Eine Stunde Gitarre am Fenster',
    'An hour of guitar by the window',
    'Una hora de guitarra junto a la ventana',
  ),
  localized('Ein besseres Mikrofon', 'A better microphone', 'Un micrófono mejor'),
  localized('Karten für ein Konzert', 'Tickets for a concert', 'Entradas para un concierto'),
  localized('Ein Plattenspieler', 'A record player', 'Un tocadiscos'),
  localized('Ein Wochenende am Meer', 'A weekend by the sea', 'Un fin de semana en el mar'),
]
