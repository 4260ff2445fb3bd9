import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/** A subject that actors have a taste in. */
export interface Taste {
  /** Ids of the pastimes that belong to it: an actor who has one names it. */
  readonly hobbies: readonly string[]
  /** `{hobbies}`: those of the actor. */
  readonly known: Localized
  /** The favourites of an actor without such a pastime: the same actor always names the same. */
  readonly favourites: readonly Localized[]
}

/** The answers of actors to questions for their taste. */
export const tastes = {
  music: {
    hobbies: ['vinyl', 'piano', 'guitar', 'singing', 'radio'],
    known: localized(
      'Musik gehört bei mir zu jedem Abend, vor allem das hier: {hobbies}.',
      'Music belongs to every evening of mine, above all this: {hobbies}.',
      'La música está en todas mis noches, sobre todo esto: {hobbies}.',
    ),
    favourites: [
      localized(
        'Am liebsten höre ich langsamen Jazz.',
        'I like slow jazz best.',
        'Lo que más me gusta es el jazz lento.',
      ),
      localized(
        'Bei mir läuft meistens Soul aus den Siebzigern.',
        'It’s mostly soul from the seventies here.',
        'Aquí suena sobre todo soul de los setenta.',
      ),
      localized(
        'Ich mag Lieder mit Gitarre und wenig Text.',
        'I like songs with a guitar and few words.',
        'Me gustan las canciones con guitarra y poca letra.',
      ),
      localized(
        'Elektronisch und leise, so mag ich Musik.',
        'Electronic and quiet: that’s how I like my music.',
        'Electrónica y suave, así me gusta la música.',
      ),
    ],
  },
  books: {
    hobbies: ['books', 'poetry', 'letters', 'storytelling'],
    known: localized(
      'Auf meinem Nachttisch liegt, was ich am liebsten mag: {hobbies}.',
      'What I like best is on my bedside table: {hobbies}.',
      'En mi mesilla está lo que más me gusta: {hobbies}.',
    ),
    favourites: [
      localized(
        'Gerade lese ich einen Roman über eine Insel.',
        'I’m reading a novel about an island.',
        'Estoy leyendo una novela sobre una isla.',
      ),
      localized(
        'Krimis mag ich am liebsten, am besten mit viel Regen.',
        'I like crime stories best, with plenty of rain.',
        'Prefiero las novelas negras, con mucha lluvia.',
      ),
      localized(
        'Ich lese kurze Geschichten, eine vor jedem Schlafen.',
        'I read short stories, one before I sleep.',
        'Leo cuentos cortos, uno antes de dormir.',
      ),
      localized(
        'Reiseberichte, die mag ich am meisten.',
        'Travel writing is what I like most.',
        'Los libros de viajes son lo que más me gusta.',
      ),
    ],
  },
  film: {
    hobbies: ['film', 'comedy', 'cosplay'],
    known: localized(
      'Dafür bleibe ich abends auf: {hobbies}.',
      'This is what I stay up for: {hobbies}.',
      'Por esto me acuesto tarde: {hobbies}.',
    ),
    favourites: [
      localized(
        'Ich mag Filme in Schwarzweiß.',
        'I like films in black and white.',
        'Me gustan las películas en blanco y negro.',
      ),
      localized(
        'Am liebsten sehe ich Komödien, die auf einem Bahnhof beginnen.',
        'I like comedies that begin at a station.',
        'Me gustan las comedias que empiezan en una estación.',
      ),
      localized(
        'Dokumentarfilme über das Meer, davon bekomme ich nie genug.',
        'Documentaries about the sea: I never get enough of those.',
        'Los documentales sobre el mar: nunca me canso.',
      ),
    ],
  },
  food: {
    hobbies: ['cooking', 'baking', 'tea'],
    known: localized(
      'In meiner Küche dreht sich alles darum: {hobbies}.',
      'In my kitchen it’s all about this: {hobbies}.',
      'En mi cocina todo gira en torno a esto: {hobbies}.',
    ),
    favourites: [
      localized(
        'Am liebsten esse ich Nudeln mit Zitrone.',
        'My favourite is pasta with lemon.',
        'Lo que más me gusta es la pasta con limón.',
      ),
      localized(
        'Suppe, und zwar zu jeder Jahreszeit.',
        'Soup, in every season.',
        'La sopa, en cualquier época del año.',
      ),
      localized(
        'Frisches Brot mit Butter schlägt bei mir alles.',
        'Fresh bread and butter beats everything for me.',
        'El pan recién hecho con mantequilla gana a todo.',
      ),
      localized(
        'Ich mag es scharf, am liebsten Curry.',
        'I like it hot, curry most of all.',
        'Me gusta el picante, sobre todo el curry.',
      ),
    ],
  },
  travel: {
    hobbies: ['travel', 'trains', 'languages'],
    known: localized(
      'Unterwegs bin ich am glücklichsten: {hobbies}.',
      'I’m happiest on the road: {hobbies}.',
      'Soy más feliz viajando: {hobbies}.',
    ),
    favourites: [
      localized('Ans Meer, immer ans Meer.', 'To the sea, always to the sea.', 'Al mar, siempre al mar.'),
      localized(
        'Mein liebster Ort ist eine Stadt mit vielen Treppen: Lissabon.',
        'My favourite place is a city with many stairs: Lisbon.',
        'Mi lugar favorito es una ciudad con muchas escaleras: Lisboa.',
      ),
      localized(
        'In die Berge, wenn der erste Schnee liegt.',
        'To the mountains, when the first snow is there.',
        'A la montaña, con la primera nieve.',
      ),
    ],
  },
  colour: {
    hobbies: [],
    known: localized('', '', ''),
    favourites: [
      localized(
        'Dunkelblau, wie der Himmel kurz vor Mitternacht.',
        'Dark blue, like the sky just before midnight.',
        'El azul oscuro, como el cielo antes de medianoche.',
      ),
      localized(
        'Bernstein, wie das Licht meiner Lampe.',
        'Amber, like the light of my lamp.',
        'El ámbar, como la luz de mi lámpara.',
      ),
      localized('Grün, in allen Sorten.', 'Green, of every kind.', 'El verde, en todas sus clases.'),
      localized('Rot, aber nur im Herbst.', 'Red, but only in autumn.', 'El rojo, pero solo en otoño.'),
    ],
  },
} as const satisfies Readonly<Record<string, Taste>>

/** A subject that actors have a taste in. */
export type TasteSubject = keyof typeof tastes
