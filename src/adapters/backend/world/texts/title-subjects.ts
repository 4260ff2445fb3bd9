import type { SettingKind } from './title-settings'
import { titled, type Titled } from './title'

/** The subject of a video, and the kinds of settings that it suits. */
export interface TitleSubject extends Titled {
  readonly suits: readonly SettingKind[]
}

const subject =
  (...suits: readonly SettingKind[]) =>
  (...of: Parameters<typeof titled>): TitleSubject => ({ ...titled(...of), suits })

const ALWAYS = ['hour', 'light', 'weather'] as const

/** Subjects that are read, listened to or made in silence. */
const quiet = subject(...ALWAYS, 'room', 'cosy')
const quietOrStaged = subject(...ALWAYS, 'room', 'cosy', 'stage')
/** Subjects that need no more than a voice or a pencil. */
const anywhere = subject(...ALWAYS, 'room', 'table', 'cosy', 'town', 'shore', 'heights')
const anywhereOrStaged = subject(...ALWAYS, 'room', 'table', 'cosy', 'town', 'shore', 'heights', 'stage')
/** Subjects that are cooked, poured or grown beside the stove. */
const ofTheKitchen = subject(...ALWAYS, 'table', 'cosy')
/** Subjects that are told or played in company. */
const together = subject(...ALWAYS, 'cosy')
/** Subjects that need a floor. */
const moving = subject(...ALWAYS, 'room', 'town', 'shore')
const movingOrStaged = subject(...ALWAYS, 'room', 'town', 'shore', 'stage')
/** Subjects that need a clear sky, and no lamp. */
const ofTheSky = subject('hour', 'town', 'shore', 'heights')
/** An hour of the day by itself, to which no other is added. */
const hourItself = subject('room', 'cosy', 'town', 'shore', 'heights')

/** The subjects of videos; a setting follows. */
export const titleSubjects: readonly TitleSubject[] = [
  anywhereOrStaged('storytelling', 'Drei Geschichten', 'Three Stories', 'Tres historias'),
  anywhere('storytelling', 'Eine Legende', 'A Legend', 'Una leyenda'),
  anywhere('storytelling', 'Eine wahre Geschichte', 'A True Story', 'Una historia real'),
  quiet('books', 'Das letzte Kapitel', 'The Last Chapter', 'El último capítulo'),
  quiet('books', 'Zwei Romane', 'Two Novels', 'Dos novelas'),
  quiet('books', 'Lieblingssätze', 'Favourite Lines', 'Frases favoritas'),
  anywhere('letters', 'Postkarten', 'Postcards', 'Postales'),
  quiet('letters', 'Ein langer Brief', 'A Long Letter', 'Una larga carta'),
  quiet('letters', 'Nie verschickte Briefe', 'Unsent Letters', 'Cartas sin enviar'),
  anywhere('poetry', 'Ein Gedicht', 'A Poem', 'Un poema'),
  quiet('poetry', 'Sonette', 'Sonnets', 'Sonetos'),
  anywhere('poetry', 'Haikus', 'Haiku', 'Haikus'),
  quiet('vinyl', 'Seite B', 'Side B', 'La cara B'),
  quiet('vinyl', 'Alte Platten', 'Old Records', 'Viejos vinilos'),
  quiet('vinyl', 'Meine liebste Platte', 'My Favourite Record', 'Mi disco favorito'),
  quietOrStaged('piano', 'Ein Walzer', 'A Waltz', 'Un vals'),
  quiet('piano', 'Klavierskizzen', 'Piano Sketches', 'Bocetos al piano'),
  quietOrStaged('piano', 'Drei Nocturnes', 'Three Nocturnes', 'Tres nocturnos'),
  anywhere('guitar', 'Sechs Saiten', 'Six Strings', 'Seis cuerdas'),
  anywhere('guitar', 'Bossa nova', 'Bossa Nova', 'Bossa nova'),
  anywhere('guitar', 'Drei Akkorde', 'Three Chords', 'Tres acordes'),
  anywhereOrStaged('singing', 'Leise Lieder', 'Quiet Songs', 'Canciones suaves'),
  anywhereOrStaged('singing', 'Ein Chanson', 'A Chanson', 'Una chanson'),
  quietOrStaged('singing', 'Wunschlieder', 'Songs by Request', 'Canciones a petición'),
  anywhere('night-talk', 'Lange Gespräche', 'Long Talks', 'Largas charlas'),
  anywhere('night-talk', 'Zehn Fragen', 'Ten Questions', 'Diez preguntas'),
  anywhere('night-talk', 'Eine ehrliche Stunde', 'An Honest Hour', 'Una hora sincera'),
  quiet('radio', 'Nachtradio', 'Late Radio', 'Radio nocturna'),
  quiet('radio', 'Rauschen und Musik', 'Static and Music', 'Ruido y música'),
  ofTheKitchen('tea', 'Tee für zwei', 'Tea for Two', 'Té para dos'),
  ofTheKitchen('tea', 'Eine Tasse Tee', 'A Cup of Tea', 'Una taza de té'),
  ofTheKitchen('tea', 'Honig', 'Honey', 'Miel'),
  ofTheKitchen('cooking', 'Suppe', 'Soup', 'Sopa'),
  ofTheKitchen('cooking', 'Risotto', 'Risotto', 'Risotto'),
  ofTheKitchen('cooking', 'Ein spätes Abendessen', 'A Late Supper', 'Una cena tardía'),
  ofTheKitchen('cooking', 'Pasta für zwei', 'Pasta for Two', 'Pasta para dos'),
  ofTheKitchen('baking', 'Zimt', 'Cinnamon', 'Canela'),
  ofTheKitchen('baking', 'Frisches Brot', 'Fresh Bread', 'Pan recién hecho'),
  ofTheKitchen('baking', 'Apfelkuchen', 'Apple Cake', 'Tarta de manzana'),
  quietOrStaged('cosplay', 'Kostümprobe', 'Costume Rehearsal', 'Ensayo de disfraces'),
  quietOrStaged('cosplay', 'Masken', 'Masks', 'Máscaras'),
  quiet('sewing', 'Nadel und Faden', 'Needle and Thread', 'Aguja e hilo'),
  quiet('fashion', 'Ein alter Mantel', 'An Old Coat', 'Un abrigo viejo'),
  quietOrStaged('fashion', 'Hüte', 'Hats', 'Sombreros'),
  quiet('fashion', 'Der rote Schal', 'The Red Scarf', 'La bufanda roja'),
  moving('fitness', 'Yoga', 'Yoga', 'Yoga'),
  moving('fitness', 'Zwölf Runden', 'Twelve Rounds', 'Doce asaltos'),
  together('climbing', 'Bericht vom Gipfel', 'A Summit Report', 'Crónica de una cumbre'),
  movingOrStaged('dancing', 'Langsamer Tango', 'Slow Tango', 'Tango lento'),
  movingOrStaged('dancing', 'Ein letzter Tanz', 'One Last Dance', 'Un último baile'),
  moving('dancing', 'Salsa, ganz langsam', 'Salsa, Slowly', 'Salsa despacio'),
  quiet('languages', 'Zehn Wörter', 'Ten Words', 'Diez palabras'),
  quiet('languages', 'Zungenbrecher', 'Tongue Twisters', 'Trabalenguas'),
  together('gaming', 'Zu zweit am Controller', 'Player Two', 'Partida con dos mandos'),
  together('gaming', 'Noch ein Versuch', 'One More Try', 'Un intento más'),
  quiet('chess', 'Schach', 'Chess', 'Ajedrez'),
  quiet('chess', 'Endspiel', 'Endgame', 'Final de partida'),
  quiet('chess', 'Eine lange Partie', 'A Long Game', 'Una partida larga'),
  together('board-games', 'Würfel', 'Dice', 'Dados'),
  together('board-games', 'Ein Puzzle', 'A Jigsaw Puzzle', 'Un rompecabezas'),
  anywhere('drawing', 'Skizzen', 'Sketches', 'Bocetos'),
  quiet('drawing', 'Kohle und Papier', 'Charcoal and Paper', 'Carbón y papel'),
  anywhere('drawing', 'Aquarelle', 'Watercolours', 'Acuarelas'),
  hourItself('photography', 'Blaue Stunde', 'Blue Hour', 'La hora azul'),
  quiet('photography', 'Schwarzweiß', 'Black and White', 'Blanco y negro'),
  quiet('photography', 'Lange Belichtung', 'Long Exposure', 'Larga exposición'),
  quiet('ceramics', 'Ton und Wasser', 'Clay and Water', 'Barro y agua'),
  quiet('film', 'Stummfilm', 'Silent Film', 'Cine mudo'),
  quiet('film', 'Abspann', 'End Credits', 'Créditos finales'),
  quietOrStaged('film', 'Der zweite Akt', 'The Second Act', 'El segundo acto'),
  anywhere('travel', 'Landkarten', 'Maps', 'Mapas'),
  quiet('travel', 'Ein gepackter Koffer', 'A Packed Suitcase', 'Una maleta hecha'),
  anywhere('travel', 'Reisetagebuch', 'Travel Diary', 'Diario de viaje'),
  quiet('trains', 'Fahrpläne', 'Timetables', 'Horarios de tren'),
  ofTheSky('astronomy', 'Sternbilder', 'Constellations', 'Constelaciones'),
  ofTheSky('astronomy', 'Saturn', 'Saturn', 'Saturno'),
  ofTheSky('astronomy', 'Sternschnuppen', 'Shooting Stars', 'Estrellas fugaces'),
  anywhere('meditation', 'Stille', 'Silence', 'Silencio'),
  anywhere('meditation', 'Langsam atmen', 'Breathing Slowly', 'Respirar despacio'),
  ofTheKitchen('gardening', 'Rosmarin', 'Rosemary', 'Romero'),
  quiet('gardening', 'Eine Rose', 'A Rose', 'Una rosa'),
  ofTheKitchen('gardening', 'Basilikum', 'Basil', 'Albahaca'),
  quietOrStaged('comedy', 'Trockene Witze', 'Dry Jokes', 'Chistes secos'),
  quietOrStaged('comedy', 'Kleine Pannen', 'Small Mishaps', 'Pequeños percances'),
  anywhereOrStaged('comedy', 'Peinliche Geschichten', 'Embarrassing Stories', 'Historias bochornosas'),
  quietOrStaged('card-tricks', 'Herzdame', 'Queen of Hearts', 'La dama de corazones'),
  anywhere('candlelight', 'Laternen', 'Lanterns', 'Farolillos'),
]
