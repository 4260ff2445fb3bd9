import type { SettingKind } from './title-settings'
import { titled, type Titled } from './title'

/** What a video is about, and the kinds of settings that it suits. */
export interface TitleSubject extends Titled {
  readonly suits: readonly SettingKind[]
}

const subject =
  (...suits: readonly SettingKind[]) =>
  (...of: Parameters<typeof titled>): TitleSubject => ({ ...titled(...of), suits })

const atATable = subject('time', 'table')
const underTheSky = subject('time', 'outside')
const indoors = subject('time', 'room', 'table')
const indoorsOrStaged = subject('time', 'room', 'table', 'stage')
const anywhere = subject('time', 'room', 'table', 'outside')
const anywhereOrStaged = subject('time', 'room', 'table', 'outside', 'stage')
/** An hour of the day by itself, to which no other is added. */
const anyPlace = subject('room', 'table', 'outside')

/** What a video is about; a setting follows. */
export const titleSubjects: readonly TitleSubject[] = [
  anywhereOrStaged('storytelling', 'Drei Geschichten', 'Three Stories', 'Tres historias'),
  anywhere('storytelling', 'Eine Legende', 'A Legend', 'Una leyenda'),
  anywhere('storytelling', 'Eine wahre Geschichte', 'A True Story', 'Una historia real'),
  indoors('books', 'Das letzte Kapitel', 'The Last Chapter', 'El último capítulo'),
  indoors('books', 'Zwei Romane', 'Two Novels', 'Dos novelas'),
  indoors('books', 'Lieblingssätze', 'Favourite Lines', 'Frases favoritas'),
  anywhere('letters', 'Postkarten', 'Postcards', 'Postales'),
  indoors('letters', 'Ein langer Brief', 'A Long Letter', 'Una larga carta'),
  indoors('letters', 'Nie verschickte Briefe', 'Unsent Letters', 'Cartas sin enviar'),
  anywhere('poetry', 'Ein Gedicht', 'A Poem', 'Un poema'),
  indoors('poetry', 'Sonette', 'Sonnets', 'Sonetos'),
  anywhere('poetry', 'Haikus', 'Haiku', 'Haikus'),
  anywhere('vinyl', 'Seite B', 'Side B', 'La cara B'),
  indoors('vinyl', 'Alte Platten', 'Old Records', 'Viejos vinilos'),
  indoors('vinyl', 'Meine liebste Platte', 'My Favourite Record', 'Mi disco favorito'),
  anywhereOrStaged('piano', 'Ein Walzer', 'A Waltz', 'Un vals'),
  indoors('piano', 'Klavierskizzen', 'Piano Sketches', 'Bocetos al piano'),
  indoorsOrStaged('piano', 'Drei Nocturnes', 'Three Nocturnes', 'Tres nocturnos'),
  anywhere('guitar', 'Sechs Saiten', 'Six Strings', 'Seis cuerdas'),
  anywhere('guitar', 'Bossa nova', 'Bossa Nova', 'Bossa nova'),
  anywhere('guitar', 'Drei Akkorde', 'Three Chords', 'Tres acordes'),
  anywhereOrStaged('singing', 'Leise Lieder', 'Quiet Songs', 'Canciones suaves'),
  anywhereOrStaged('singing', 'Ein Chanson', 'A Chanson', 'Una chanson'),
  indoorsOrStaged('singing', 'Wunschlieder', 'Songs by Request', 'Canciones a petición'),
  anywhere('night-talk', 'Lange Gespräche', 'Long Talks', 'Largas charlas'),
  anywhere('night-talk', 'Zehn Fragen', 'Ten Questions', 'Diez preguntas'),
  anywhere('night-talk', 'Eine ehrliche Stunde', 'An Honest Hour', 'Una hora sincera'),
  indoors('radio', 'Nachtradio', 'Late Radio', 'Radio nocturna'),
  indoors('radio', 'Rauschen und Musik', 'Static and Music', 'Ruido y música'),
  anywhere('tea', 'Tee für zwei', 'Tea for Two', 'Té para dos'),
  atATable('tea', 'Eine Tasse Tee', 'A Cup of Tea', 'Una taza de té'),
  atATable('tea', 'Honig', 'Honey', 'Miel'),
  atATable('cooking', 'Suppe', 'Soup', 'Sopa'),
  atATable('cooking', 'Risotto', 'Risotto', 'Risotto'),
  atATable('cooking', 'Ein spätes Abendessen', 'A Late Supper', 'Una cena tardía'),
  atATable('cooking', 'Pasta für zwei', 'Pasta for Two', 'Pasta para dos'),
  atATable('baking', 'Zimt', 'Cinnamon', 'Canela'),
  atATable('baking', 'Frisches Brot', 'Fresh Bread', 'Pan recién hecho'),
  atATable('baking', 'Apfelkuchen', 'Apple Cake', 'Tarta de manzana'),
  indoorsOrStaged('cosplay', 'Kostümprobe', 'Costume Rehearsal', 'Ensayo de disfraces'),
  indoorsOrStaged('cosplay', 'Masken', 'Masks', 'Máscaras'),
  indoors('sewing', 'Nadel und Faden', 'Needle and Thread', 'Aguja e hilo'),
  indoors('fashion', 'Ein alter Mantel', 'An Old Coat', 'Un abrigo viejo'),
  indoorsOrStaged('fashion', 'Hüte', 'Hats', 'Sombreros'),
  indoors('fashion', 'Der rote Schal', 'The Red Scarf', 'La bufanda roja'),
  anywhere('fitness', 'Yoga', 'Yoga', 'Yoga'),
  atATable('fitness', 'Zwölf Runden', 'Twelve Rounds', 'Doce asaltos'),
  atATable('climbing', 'Bericht vom Gipfel', 'A Summit Report', 'Crónica de una cumbre'),
  anywhereOrStaged('dancing', 'Langsamer Tango', 'Slow Tango', 'Tango lento'),
  anywhereOrStaged('dancing', 'Ein letzter Tanz', 'One Last Dance', 'Un último baile'),
  anywhere('dancing', 'Salsa, ganz langsam', 'Salsa, Slowly', 'Salsa despacio'),
  indoors('languages', 'Zehn Wörter', 'Ten Words', 'Diez palabras'),
  indoors('languages', 'Zungenbrecher', 'Tongue Twisters', 'Trabalenguas'),
  atATable('gaming', 'Zu zweit am Controller', 'Player Two', 'Partida con dos mandos'),
  atATable('gaming', 'Noch ein Versuch', 'One More Try', 'Un intento más'),
  indoors('chess', 'Schach', 'Chess', 'Ajedrez'),
  indoors('chess', 'Endspiel', 'Endgame', 'Final de partida'),
  indoors('chess', 'Eine lange Partie', 'A Long Game', 'Una partida larga'),
  atATable('board-games', 'Würfel', 'Dice', 'Dados'),
  atATable('board-games', 'Ein Puzzle', 'A Jigsaw Puzzle', 'Un rompecabezas'),
  anywhere('drawing', 'Skizzen', 'Sketches', 'Bocetos'),
  indoors('drawing', 'Kohle und Papier', 'Charcoal and Paper', 'Carbón y papel'),
  anywhere('drawing', 'Aquarelle', 'Watercolours', 'Acuarelas'),
  anyPlace('photography', 'Blaue Stunde', 'Blue Hour', 'La hora azul'),
  indoors('photography', 'Schwarzweiß', 'Black and White', 'Blanco y negro'),
  indoors('photography', 'Lange Belichtung', 'Long Exposure', 'Larga exposición'),
  indoors('ceramics', 'Ton und Wasser', 'Clay and Water', 'Barro y agua'),
  indoors('film', 'Stummfilm', 'Silent Film', 'Cine mudo'),
  indoors('film', 'Abspann', 'End Credits', 'Créditos finales'),
  indoorsOrStaged('film', 'Der zweite Akt', 'The Second Act', 'El segundo acto'),
  anywhere('travel', 'Landkarten', 'Maps', 'Mapas'),
  indoors('travel', 'Ein gepackter Koffer', 'A Packed Suitcase', 'Una maleta hecha'),
  anywhere('travel', 'Reisetagebuch', 'Travel Diary', 'Diario de viaje'),
  indoors('trains', 'Fahrpläne', 'Timetables', 'Horarios de tren'),
  underTheSky('astronomy', 'Sternbilder', 'Constellations', 'Constelaciones'),
  underTheSky('astronomy', 'Saturn', 'Saturn', 'Saturno'),
  underTheSky('astronomy', 'Sternschnuppen', 'Shooting Stars', 'Estrellas fugaces'),
  anywhere('meditation', 'Stille', 'Silence', 'Silencio'),
  anywhere('meditation', 'Langsam atmen', 'Breathing Slowly', 'Respirar despacio'),
  atATable('gardening', 'Rosmarin', 'Rosemary', 'Romero'),
  indoors('gardening', 'Eine Rose', 'A Rose', 'Una rosa'),
  atATable('gardening', 'Basilikum', 'Basil', 'Albahaca'),
  indoorsOrStaged('comedy', 'Trockene Witze', 'Dry Jokes', 'Chistes secos'),
  indoorsOrStaged('comedy', 'Kleine Pannen', 'Small Mishaps', 'Pequeños percances'),
  indoorsOrStaged('comedy', 'Peinliche Geschichten', 'Embarrassing Stories', 'Historias bochornosas'),
  indoorsOrStaged('card-tricks', 'Herzdame', 'Queen of Hearts', 'La dama de corazones'),
  anywhere('candlelight', 'Laternen', 'Lanterns', 'Farolillos'),
]
