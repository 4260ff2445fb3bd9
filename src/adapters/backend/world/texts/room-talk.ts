import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/** Display names of the guests of the sample world. */
export const sampleGuests = [
  'Nordlicht',
  'Abendtee',
  'Fernando_R',
  'Kite & Kompass',
  'Windrose',
  'Lluvia',
  'Marten',
  'Tinta',
  'Old Vinyl',
  'Hafenblick',
] as const

/** Lines of guests of the sample world in a room. */
export const roomTalk: readonly Localized[] = [
  localized('Guten Abend zusammen!', 'Good evening everyone!', '¡Buenas noches a todos!'),
  localized('Die Musik gefällt mir.', 'I like the music.', 'Me gusta la música.'),
  localized('Was läuft da gerade für ein Lied?', 'What song is this?', '¿Qué canción es esta?'),
  localized(
    'Ich höre nur kurz rein, bevor ich koche.',
    'Just dropping in before I cook.',
    'Solo paso un momento antes de cocinar.',
  ),
  localized('Schönes Licht heute.', 'Lovely light today.', 'Qué luz tan bonita hoy.'),
  localized('Erzähl noch einmal von der Reise.', 'Tell us about the trip again.', 'Cuéntanos otra vez lo del viaje.'),
  localized('Hier regnet es seit Stunden.', 'It has been raining here for hours.', 'Aquí lleva horas lloviendo.'),
  localized('Was liest du zurzeit?', 'What are you reading at the moment?', '¿Qué estás leyendo ahora?'),
  localized('Das bringt mich zum Lachen.', 'That made me laugh.', 'Eso me ha hecho reír.'),
  localized(
    'Ich komme gerade vom Sport und bin müde.',
    'Just back from the gym and tired.',
    'Acabo de volver del gimnasio y estoy cansado.',
  ),
  localized('Grüße aus Lissabon!', 'Greetings from Lisbon!', '¡Saludos desde Lisboa!'),
  localized(
    'Danke, das war ein schöner Abend.',
    'Thank you, that was a lovely evening.',
    'Gracias, qué noche tan bonita.',
  ),
]
