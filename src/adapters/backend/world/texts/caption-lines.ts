import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/** First captions: a sound and a greeting. */
export const greetings: readonly Localized[] = [
  localized(
    'Guten Abend. Schön, dass du da bist.',
    'Good evening. Lovely to have you here.',
    'Buenas noches. Qué bien que estés aquí.',
  ),
  localized(
    'Guten Abend, willkommen bei mir.',
    'Good evening, welcome to my place.',
    'Buenas noches, te doy la bienvenida.',
  ),
  localized('Komm, setz dich einen Moment.', 'Come, sit down for a moment.', 'Ven, siéntate un momento.'),
  localized(
    'Hallo. Ich habe gerade Tee gemacht.',
    'Hello. I have just made some tea.',
    'Hola. Acabo de preparar un té.',
  ),
  localized('Du kommst genau richtig.', 'You are just in time.', 'Llegas en el momento justo.'),
]

/** Sounds: music and noises. */
export const sounds: readonly Localized[] = [
  localized('[leises Klavier]', '[soft piano]', '[piano suave]'),
  localized('[ruhige Gitarre]', '[slow guitar]', '[guitarra lenta]'),
  localized('[Kontrabass und Besen]', '[double bass and brushes]', '[contrabajo y escobillas]'),
  localized('[Schallplatte knistert]', '[record crackling]', '[crepitar de un vinilo]'),
  localized('[leiser Jazz]', '[quiet jazz]', '[jazz tranquilo]'),
  localized('[Geige in der Ferne]', '[violin in the distance]', '[violín a lo lejos]'),
  localized('[Musik wird wärmer]', '[music grows warmer]', '[la música se vuelve cálida]'),
  localized('[Stille]', '[silence]', '[silencio]'),
]

/** Sounds of a setting, by its number (`setting-choice.ts`). */
export const settingSounds: readonly Localized[] = [
  localized('[Boote am Kai]', '[boats at the quay]', '[barcos en el muelle]'),
  localized('[Wellen]', '[waves]', '[olas]'),
  localized('[Wind in den Bergen]', '[wind in the mountains]', '[viento en la montaña]'),
  localized('[Regen am Fenster]', '[rain on the window]', '[lluvia en la ventana]'),
  localized('[Dielen knarren]', '[floorboards creaking]', '[crujen las tablas]'),
  localized('[Stadt unter den Dächern]', '[city below the rooftops]', '[la ciudad bajo los tejados]'),
  localized('[Glocken der Altstadt]', '[bells of the old town]', '[campanas del casco antiguo]'),
  localized('[ein Streichholz]', '[a match is struck]', '[se enciende una cerilla]'),
  localized('[Applaus]', '[applause]', '[aplausos]'),
  localized('[Buchseiten]', '[pages turning]', '[páginas que pasan]'),
  localized('[ferne Uhr schlägt]', '[a distant clock strikes]', '[un reloj lejano da la hora]'),
  localized('[Blätter im Wintergarten]', '[leaves in the winter garden]', '[hojas en el jardín de invierno]'),
]

/** Spoken remarks between the sounds. */
export const remarks: readonly Localized[] = [
  localized(
    'Diese Platte habe ich auf einem Flohmarkt gefunden.',
    'I found this record at a flea market.',
    'Encontré este disco en un mercadillo.',
  ),
  localized(
    'Hör mal, gleich kommt meine Lieblingsstelle.',
    'Listen, my favourite part is coming.',
    'Escucha, ahora viene mi parte favorita.',
  ),
  localized(
    'Um diese Zeit gehört die Stadt uns.',
    'At this hour the city is ours.',
    'A esta hora la ciudad es nuestra.',
  ),
  localized(
    'Ich mag es, wenn es draußen dunkel wird.',
    'I like it when it gets dark outside.',
    'Me gusta cuando afuera oscurece.',
  ),
  localized('Was hast du heute gehört?', 'What have you listened to today?', '¿Qué has escuchado hoy?'),
  localized('Der Kaffee braucht noch eine Minute.', 'The coffee needs another minute.', 'Al café le falta un minuto.'),
  localized('Früher habe ich im Kino gearbeitet.', 'I used to work in a cinema.', 'Antes trabajaba en un cine.'),
  localized(
    'Das Licht ist jetzt am schönsten.',
    'The light is at its best now.',
    'Ahora la luz está en su mejor momento.',
  ),
  localized('Lass uns kurz nur zuhören.', 'Let us just listen for a while.', 'Escuchemos un rato, nada más.'),
  localized(
    'Ich koche heute etwas mit Zitrone.',
    'I am cooking something with lemon today.',
    'Hoy cocino algo con limón.',
  ),
  localized(
    'Manchmal tanze ich allein in der Küche.',
    'Sometimes I dance alone in the kitchen.',
    'A veces bailo a solas en la cocina.',
  ),
  localized('Erzähl mir beim nächsten Mal davon.', 'Let me know about it next time.', 'Cuéntamelo la próxima vez.'),
  localized('Bleib noch ein Lied.', 'Stay for one more song.', 'Quédate una canción más.'),
]
