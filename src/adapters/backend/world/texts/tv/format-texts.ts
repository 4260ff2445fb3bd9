import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/** The texts of a format: its name, a line, and some sentences. */
export interface FormatWords {
  readonly title: Localized
  readonly tagline: Localized
  readonly description: Localized
}

type Texts = readonly [de: string, en: string, es: string]

const format = (title: Texts, tagline: Texts, description: Texts): FormatWords => ({
  title: localized(...title),
  tagline: localized(...tagline),
  description: localized(...description),
})

/** Every format of the two channels, by its key. */
export const formatWords = {
  'first-light': format(
    ['Erstes Licht', 'First Light', 'Primera luz'],
    ['Der Morgen, bevor er laut wird', 'The morning before it gets loud', 'La mañana antes del ruido'],
    [
      'Drei ruhige Stunden mit leisen Klängen und weiten Bildern. Niemand redet viel, der Kaffee darf warm bleiben.',
      'Three quiet hours of soft sound and wide pictures. Nobody talks much, and the coffee may stay warm.',
      'Tres horas tranquilas de sonido suave e imágenes amplias. Nadie habla mucho y el café sigue templado.',
    ],
  ),
  'vinyl-hour': format(
    ['Die Vinylstunde', 'The Vinyl Hour', 'La hora del vinilo'],
    ['Eine Platte, von Anfang bis Ende', 'One record, from start to finish', 'Un disco, de principio a fin'],
    [
      'Jede Folge gehört einer einzigen Schallplatte. Dazu die Geschichten, die zwischen den Rillen stecken.',
      'Every episode belongs to a single record, and to the stories that live between its grooves.',
      'Cada episodio pertenece a un solo disco y a las historias que viven entre sus surcos.',
    ],
  ),
  fireside: format(
    ['Am Kamin', 'By the Fireside', 'Junto a la chimenea'],
    ['Ein Gespräch ohne Uhr', 'A conversation without a clock', 'Una conversación sin reloj'],
    [
      'Zwei Sessel, ein Feuer und Fragen, für die sonst keine Zeit ist. Wer hier sitzt, erzählt gern.',
      'Two armchairs, one fire, and the questions there is never time for. Whoever sits here likes to tell.',
      'Dos sillones, un fuego y las preguntas para las que nunca hay tiempo. Quien se sienta aquí cuenta con gusto.',
    ],
  ),
  'night-kitchen': format(
    ['Nachtküche', 'The Night Kitchen', 'La cocina nocturna'],
    ['Gerichte für die Stunde danach', 'Dishes for the hour after', 'Platos para la hora de después'],
    [
      'Gekocht wird, wenn die Stadt schläft: einfache Teller, gute Musik und kein Rezept, das länger als eine Seite ist.',
      'Cooking starts when the city sleeps: simple plates, good music, and no recipe longer than a page.',
      'Se cocina cuando la ciudad duerme: platos sencillos, buena música y ninguna receta de más de una página.',
    ],
  ),
  'small-cinema': format(
    ['Kleines Kino', 'The Small Cinema', 'El cine pequeño'],
    ['Ein Saal mit zwanzig Plätzen', 'A hall with twenty seats', 'Una sala con veinte butacas'],
    [
      'Kurze Filme, die man weitererzählt. Davor und danach wird über das gesprochen, was im Dunkeln hängen blieb.',
      'Short films worth retelling. Before and after, we talk about what stayed in the dark with us.',
      'Cortometrajes que dan ganas de contar. Antes y después hablamos de lo que quedó en la oscuridad.',
    ],
  ),
  'city-at-night': format(
    ['Stadt bei Nacht', 'The City at Night', 'La ciudad de noche'],
    ['Zu Fuß, mit einer Kamera', 'On foot, with one camera', 'A pie, con una cámara'],
    [
      'Brücken, Bahnhöfe, letzte Busse: Jede Folge geht durch eine andere Stadt, bis die Laternen ausgehen.',
      'Bridges, stations, last buses: every episode walks through another city until the lamps go out.',
      'Puentes, estaciones, últimos autobuses: cada episodio recorre otra ciudad hasta que se apagan las farolas.',
    ],
  ),
  'late-night': format(
    ['Die Late Night', 'The Late Night', 'La Late Night'],
    [
      'Die Sendung, für die man wach bleibt',
      'The show worth staying up for',
      'El programa por el que vale la pena trasnochar',
    ],
    [
      'Gäste, Musik und eine Frage aus dem Publikum, die niemand vorher kennt. Live aus dem Studio über dem Hafen.',
      'Guests, music, and one question from the audience that nobody knows in advance. Live from the studio above the harbour.',
      'Invitados, música y una pregunta del público que nadie conoce antes. En directo desde el estudio sobre el puerto.',
    ],
  ),
  'studio-sessions': format(
    ['Studiosessions', 'Studio Sessions', 'Sesiones de estudio'],
    ['Ein Raum, ein Mikrofon, ein Take', 'One room, one microphone, one take', 'Una sala, un micrófono, una toma'],
    [
      'Musik, wie sie klingt, wenn niemand sie glättet. Aufgenommen in einem Zug, samt dem Lachen dazwischen.',
      'Music as it sounds when nobody polishes it. Recorded in one go, with the laughter in between.',
      'Música tal como suena cuando nadie la pule. Grabada de una vez, con las risas de por medio.',
    ],
  ),
  backstage: format(
    ['Hinter den Kulissen', 'Backstage', 'Entre bastidores'],
    ['Was man von vorn nicht sieht', 'What you cannot see from the front', 'Lo que no se ve desde delante'],
    [
      'Lampenfieber, Pannen, Rituale: Menschen vor der Kamera zeigen, was vor ihrem Auftritt geschieht.',
      'Stage fright, mishaps, rituals: people from in front of the camera show what happens before they go on.',
      'Nervios, tropiezos, rituales: quienes están ante la cámara enseñan qué pasa antes de salir.',
    ],
  ),
  'front-row': format(
    ['Erste Reihe', 'Front Row', 'Primera fila'],
    [
      'Premieren, bevor sie überall laufen',
      'Premieres before they play everywhere',
      'Estrenos antes que en ningún sitio',
    ],
    [
      'Ein langer Film und die Menschen, die ihn gemacht haben. Mit Pause, wie es sich gehört.',
      'One long film and the people who made it. With an interval, as it should be.',
      'Una película larga y la gente que la hizo. Con intermedio, como debe ser.',
    ],
  ),
  'long-table': format(
    ['Die lange Tafel', 'The Long Table', 'La mesa larga'],
    ['Acht Gänge, acht Gäste', 'Eight courses, eight guests', 'Ocho platos, ocho invitados'],
    [
      'Alle kochen einen Gang, alle bleiben bis zum letzten. Zwischen Suppe und Espresso wird es ehrlich.',
      'Everyone cooks one course and everyone stays for the last. Between soup and espresso it gets honest.',
      'Cada cual cocina un plato y todos se quedan hasta el último. Entre la sopa y el café llega la sinceridad.',
    ],
  ),
  'long-night': format(
    ['Die lange Nacht', 'The Long Night', 'La noche larga'],
    [
      'Bilder zum Wachbleiben oder Einschlafen',
      'Pictures to stay awake or drift off',
      'Imágenes para velar o dormirse',
    ],
    [
      'Langsame Figuren aus Licht, die sich selbst zeichnen, und Klänge, die niemanden wecken.',
      'Slow figures of light that draw themselves, and sounds that wake no one.',
      'Lentas figuras de luz que se dibujan solas y sonidos que no despiertan a nadie.',
    ],
  ),
} as const satisfies Readonly<Record<string, FormatWords>>

/** The key of a format. */
export type FormatKey = keyof typeof formatWords
