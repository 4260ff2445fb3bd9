import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/** Promises to a guest, by pastime; written without a verb so that they fit one actor and two. */
export const taglines: Readonly<Record<string, Localized>> = {
  'night-talk': localized(
    'Lange Gespräche nach Mitternacht',
    'Long talks after midnight',
    'Largas charlas pasada la medianoche',
  ),
  radio: localized('Eine Stimme wie im Nachtradio', 'A voice like late radio', 'Una voz como de radio nocturna'),
  tea: localized('Tee, der nie kalt wird', 'Tea that never goes cold', 'Un té que nunca se enfría'),
  vinyl: localized(
    'Drei Platten und das Knistern dazwischen',
    'Three records and the crackle between',
    'Tres vinilos y el crujido entre ellos',
  ),
  piano: localized('Ein leises Klavier am Fenster', 'A quiet piano by the window', 'Un piano suave junto a la ventana'),
  guitar: localized('Sechs Saiten und viel Zeit', 'Six strings and plenty of time', 'Seis cuerdas y mucho tiempo'),
  singing: localized('Lieder auf Zuruf', 'Songs by request', 'Canciones a petición'),
  storytelling: localized('Geschichten bei Lampenlicht', 'Stories by lamplight', 'Historias a la luz de la lámpara'),
  books: localized(
    'Erste Sätze aus alten Büchern',
    'First sentences from old books',
    'Primeras frases de libros viejos',
  ),
  poetry: localized('Gedichte für die späte Stunde', 'Poems for the late hour', 'Poemas para la última hora'),
  letters: localized('Briefe, laut gelesen', 'Letters, read aloud', 'Cartas leídas en voz alta'),
  cosplay: localized(
    'Jeden Abend eine andere Heldin aus Stoff und Licht',
    'A new hero of cloth and light each night',
    'Cada noche otro personaje de tela y luz',
  ),
  sewing: localized('Nadel, Faden und offene Ohren', 'Needle, thread and an open ear', 'Aguja, hilo y oído atento'),
  fashion: localized('Mäntel mit Vergangenheit', 'Coats with a past', 'Abrigos con pasado'),
  fitness: localized(
    'Training mit Humor statt Stoppuhr',
    'Training with humour instead of a stopwatch',
    'Ejercicio con humor y sin cronómetro',
  ),
  climbing: localized('Berichte aus der Steilwand', 'Reports from the steep face', 'Crónicas desde la pared'),
  dancing: localized('Tango in der Küche', 'Tango in the kitchen', 'Tango en la cocina'),
  cooking: localized('Suppe um Mitternacht', 'Soup at midnight', 'Sopa a medianoche'),
  baking: localized('Warmer Zimt und späte Krümel', 'Warm cinnamon and late crumbs', 'Canela caliente y migas tardías'),
  languages: localized('Ein neues Wort pro Abend', 'One new word an evening', 'Una palabra nueva cada noche'),
  gaming: localized(
    'Ein Platz am zweiten Controller',
    'A seat at the second controller',
    'Un sitio libre con el segundo mando',
  ),
  chess: localized(
    'Eine Partie und viele Abschweifungen',
    'One game and many digressions',
    'Una partida y muchas digresiones',
  ),
  'board-games': localized(
    'Würfel, Karten und faire Ausreden',
    'Dice, cards and fair excuses',
    'Dados, cartas y excusas justas',
  ),
  drawing: localized('Ein Bleistift, der zuhört', 'A pencil that listens', 'Un lápiz que escucha'),
  photography: localized('Bilder von leeren Straßen', 'Pictures of empty streets', 'Fotos de calles vacías'),
  ceramics: localized('Ton, Wasser und Ruhe', 'Clay, water and quiet', 'Barro, agua y calma'),
  film: localized('Alte Filme und neue Theorien', 'Old films and new theories', 'Películas viejas y teorías nuevas'),
  travel: localized('Landkarten auf dem ganzen Tisch', 'Maps all over the table', 'Mapas por toda la mesa'),
  trains: localized(
    'Nachtzüge und ihre Fahrgäste',
    'Night trains and their passengers',
    'Trenes nocturnos y sus pasajeros',
  ),
  astronomy: localized('Das Fernrohr steht bereit', 'The telescope is ready', 'El telescopio está listo'),
  meditation: localized(
    'Ein tiefer Atemzug vor dem Schlaf',
    'One deep breath before sleep',
    'Una respiración honda antes de dormir',
  ),
  gardening: localized('Neues vom Balkon', 'News from the balcony', 'Novedades del balcón'),
  comedy: localized('Trockene Witze in warmem Licht', 'Dry jokes in warm light', 'Chistes secos con luz cálida'),
  'card-tricks': localized('Ein Kartentrick zu viel', 'One card trick too many', 'Un truco de cartas de más'),
}
