import type { Language } from '@/domain/navigation/language'

/** The name of a page, its subject in one sentence, and more about it in two paragraphs. */
interface Words {
  readonly name: string
  readonly lead: string
  readonly more: readonly [string, string]
}

/** The words of a page in every language. */
export interface SeoPage {
  readonly tag: string
  readonly slug: string
  readonly words: Readonly<Record<Language, Words>>
}

const words = (name: string, lead: string, first: string, second: string): Words => ({
  name,
  lead,
  more: [first, second],
})

export const seoPages: readonly SeoPage[] = [
  {
    tag: 'cams',
    slug: 'cams',
    words: {
      de: words(
        'Alle Cams',
        'Wer jetzt auf Sendung ist, wer gerade zurückkommt und wen du noch nicht kennst.',
        'Jeder Raum hat seinen eigenen Ton: In einem läuft Jazz, im nächsten wird gekocht, im dritten geht es um den letzten Film. Die Filter oben helfen dir, die Stimmung zu finden, nach der dir heute ist.',
        'Der Preis pro Minute steht an jeder Kachel, bevor etwas beginnt. Mit einem Stopp in Coins legst du vorher fest, wann Schluss ist.',
      ),
      en: words(
        'All cams',
        'Who is live now, who is just coming back, and who you do not know yet.',
        'Every room has a tone of its own: jazz is playing in one, someone is cooking in the next, and the third is about last night’s film. The filters above help you find the mood you are in today.',
        'The price per minute is on every tile before anything begins. With a stop in coins you decide beforehand when it ends.',
      ),
      es: words(
        'Todas las cams',
        'Quién está en directo ahora, quién acaba de volver y a quién todavía no conoces.',
        'Cada sala tiene su propio tono: en una suena jazz, en otra se cocina y en la tercera se habla de la última película. Los filtros de arriba te ayudan a encontrar el ambiente que buscas hoy.',
        'El precio por minuto aparece en cada ficha antes de empezar. Con un tope en monedas decides de antemano cuándo termina.',
      ),
    },
  },
  {
    tag: 'top-cams',
    slug: 'top-cams',
    words: {
      de: words(
        'Top 100',
        'Die Räume, in die Gäste am liebsten zurückkehren.',
        'Die Ranglisten zählen, was Gäste bewerten, wen sie sich merken und wohin sie wiederkommen. Sie werden jeden Tag neu berechnet, deshalb lohnt sich ein zweiter Blick.',
        'Wer oben steht, hat meist einen festen Sendeplan. Auf dem Profil siehst du, wann der nächste Abend beginnt.',
      ),
      en: words(
        'Top 100',
        'The rooms that guests like to return to.',
        'The rankings count what guests rate, whom they pin and where they come back to. They are worked out again every day, so a second look is worth it.',
        'Those at the top usually keep a regular schedule. Their profile shows when the next evening begins.',
      ),
      es: words(
        'Top 100',
        'Las salas a las que más les gusta volver a los visitantes.',
        'Las clasificaciones cuentan lo que se valora, a quién se guarda y adónde se vuelve. Se calculan de nuevo cada día, así que merece la pena mirar dos veces.',
        'Quienes están arriba suelen tener un horario fijo. En su perfil ves cuándo empieza la próxima noche.',
      ),
    },
  },
  {
    tag: 'videos',
    slug: 'videos',
    words: {
      de: words(
        'Videos',
        'Kurze und lange Stücke zum Ansehen, wann immer du Zeit hast.',
        'Von der Stadt bei Nacht bis zum langen Gespräch über Musik: Jedes Video beginnt mit einer freien Vorschau. Du kaufst es einmal und siehst es, so oft du magst, solange es hier angeboten wird.',
        'Sortiere nach Neuheit, Länge oder Preis, oder folge einem Schlagwort zu allem, was dazu passt.',
      ),
      en: words(
        'Videos',
        'Short and long pieces to watch whenever you have the time.',
        'From the city at night to a long talk about music: every video begins with a free preview. You buy it once and watch it as often as you like while it is on offer here.',
        'Sort by date, length or price, or follow a tag to everything that goes with it.',
      ),
      es: words(
        'Vídeos',
        'Piezas cortas y largas para ver cuando tengas tiempo.',
        'De la ciudad de noche a una larga charla sobre música: cada vídeo empieza con un avance gratuito. Lo compras una vez y lo ves cuantas veces quieras mientras se ofrezca aquí.',
        'Ordena por fecha, duración o precio, o sigue una etiqueta hasta todo lo que le va bien.',
      ),
    },
  },
  {
    tag: 'albums',
    slug: 'albums',
    words: {
      de: words(
        'Fotoalben',
        'Bilder mit ruhiger Hand: Licht, Farbe, Orte.',
        'Ein Album erzählt einen Nachmittag, eine Reise oder einen einzigen Raum. Die ersten Bilder sind für alle offen, das ganze Album gehört dir nach einem Kauf.',
        'Die Alben eines Profils findest du auch dort, zusammen mit allem anderen, was neu ist.',
      ),
      en: words(
        'Photo albums',
        'Pictures with a steady hand: light, colour, places.',
        'An album is about one afternoon, one journey or a single room. The first pictures are open to everyone; the whole album is yours after one purchase.',
        'You will also find the albums of a profile there, together with everything else that is new.',
      ),
      es: words(
        'Álbumes de fotos',
        'Imágenes con pulso sereno: luz, color, lugares.',
        'Un álbum cuenta una tarde, un viaje o una sola habitación. Las primeras fotos están abiertas a todos; el álbum entero es tuyo con una compra.',
        'Los álbumes de un perfil también están allí, junto con todo lo demás que es nuevo.',
      ),
    },
  },
  {
    tag: 'blog',
    slug: 'blog',
    words: {
      de: words(
        'Magazin',
        'Geschichten aus der Nacht: Gespräche, Termine, Neues.',
        'Hier schreiben wir auf, was im Live-Bild keinen Platz hat: wie ein Abend entsteht, welche Platte gerade läuft, was am Herd schiefging und warum eine Stadt nach Mitternacht anders klingt.',
        'Termine und Aktionen stehen mit Datum und Bedingungen da, Neues an der Plattform mit dem, was es für dich ändert.',
      ),
      en: words(
        'Magazine',
        'Stories of the night: conversations, dates, what is new.',
        'This is where we write down what has no room in the live picture: how an evening comes about, which record is on, what went wrong at the stove and why a city sounds different after midnight.',
        'Dates and offers come with their terms, and changes to the platform with what they mean for you.',
      ),
      es: words(
        'Revista',
        'Historias de la noche: conversaciones, citas, novedades.',
        'Aquí escribimos lo que no cabe en la imagen en directo: cómo nace una velada, qué disco está sonando, qué salió mal en los fogones y por qué una ciudad suena distinta pasada la medianoche.',
        'Las citas y promociones van con sus condiciones, y los cambios de la plataforma con lo que significan para ti.',
      ),
    },
  },
  {
    tag: 'blog-events',
    slug: 'events',
    words: {
      de: words(
        'Veranstaltungen',
        'Abende mit einem Thema, und wie sie waren.',
        'Feste im Kalender, kleine Reihen und einmalige Nächte: Hier steht, was kommt und wer dabei ist.',
        'Nach jedem Abend schreiben wir auf, was geblieben ist.',
      ),
      en: words(
        'Events',
        'Evenings with a theme, and how they went.',
        'Feasts in the calendar, small series and one-off nights: this is what is coming and who takes part.',
        'After each evening we write down what stayed with us.',
      ),
      es: words(
        'Eventos',
        'Noches con un tema, y cómo fueron.',
        'Fiestas del calendario, pequeñas series y noches únicas: aquí está lo que viene y quién participa.',
        'Después de cada noche anotamos lo que quedó.',
      ),
    },
  },
  {
    tag: 'blog-actions',
    slug: 'actions',
    words: {
      de: words(
        'Aktionen',
        'Was es gerade zu gewinnen, zu sparen und zu sammeln gibt.',
        'Jede Aktion hat einen Anfang, ein Ende und Bedingungen, die in zwei Absätze passen.',
        'Was vorbei ist, bleibt zum Nachlesen stehen.',
      ),
      en: words(
        'Offers',
        'What there is to win, to save and to collect right now.',
        'Every offer has a beginning, an end, and terms that fit into two paragraphs.',
        'What is over stays here to be read.',
      ),
      es: words(
        'Promociones',
        'Lo que se puede ganar, ahorrar y coleccionar ahora.',
        'Cada promoción tiene principio, fin y unas condiciones que caben en dos párrafos.',
        'Lo que terminó se queda aquí para leerlo.',
      ),
    },
  },
  {
    tag: 'blog-news',
    slug: 'news',
    words: {
      de: words(
        'Neues',
        'Was sich an Vesper ändert, und warum.',
        'Neue Funktionen erklären wir ohne Fachwörter, samt dem, was sie nicht können.',
        'Wenn wir etwas zurücknehmen, steht das auch hier.',
      ),
      en: words(
        'News',
        'What changes at Vesper, and why.',
        'We explain new features without jargon, including what they cannot do.',
        'When we take something back, that is written here too.',
      ),
      es: words(
        'Novedades',
        'Qué cambia en Vesper, y por qué.',
        'Explicamos las novedades sin tecnicismos, también lo que no saben hacer.',
        'Si damos marcha atrás, eso también se cuenta aquí.',
      ),
    },
  },
  {
    tag: 'blog-interviews',
    slug: 'interviews',
    words: {
      de: words(
        'Interviews',
        'Gespräche über Musik, Küche, Kino und Städte bei Nacht.',
        'Wir treffen Menschen, die man sonst nur live sieht, und reden über alles, was sie sonst beschäftigt.',
        'Die Fragen sind kurz, die Antworten dürfen lang sein.',
      ),
      en: words(
        'Interviews',
        'Conversations about music, kitchens, cinema and cities at night.',
        'We sit down with people you otherwise only see live and talk about everything else that is on their mind.',
        'The questions are short; the answers may be long.',
      ),
      es: words(
        'Entrevistas',
        'Conversaciones sobre música, cocina, cine y ciudades de noche.',
        'Nos sentamos con personas a las que solo ves en directo y hablamos de todo lo demás que les ocupa.',
        'Las preguntas son cortas; las respuestas pueden ser largas.',
      ),
    },
  },
  {
    tag: 'blog-latest',
    slug: 'latest',
    words: {
      de: words(
        'Alle Beiträge',
        'Das ganze Magazin, das Neueste zuerst.',
        'Alles, was erschienen ist, aus jeder Rubrik.',
        'Ältere Beiträge findest du im Archiv nach Jahren.',
      ),
      en: words(
        'All stories',
        'The whole magazine, newest first.',
        'Everything that has appeared, from every section.',
        'Older stories are in the archive, by year.',
      ),
      es: words(
        'Todos los artículos',
        'La revista entera, lo más nuevo primero.',
        'Todo lo publicado, de cada sección.',
        'Los artículos anteriores están en el archivo, por años.',
      ),
    },
  },
  {
    tag: 'actor-videos',
    slug: '',
    words: {
      de: words(
        '{actor}: {topic}',
        'Alle Videos von {actor} zum Thema {topic}.',
        'Hier ist gesammelt, was {actor} zu {topic} veröffentlicht hat, das Neueste zuerst.',
        'Jedes Video hat eine freie Vorschau.',
      ),
      en: words(
        '{actor}: {topic}',
        'All videos by {actor} about {topic}.',
        'This is everything {actor} has published about {topic}, newest first.',
        'Every video has a free preview.',
      ),
      es: words(
        '{actor}: {topic}',
        'Todos los vídeos de {actor} sobre {topic}.',
        'Aquí está todo lo que {actor} ha publicado sobre {topic}, lo más nuevo primero.',
        'Cada vídeo tiene un avance gratuito.',
      ),
    },
  },
]
