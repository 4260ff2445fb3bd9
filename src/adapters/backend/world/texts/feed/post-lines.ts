import type { Remark } from './remark'
import { talkOfClips, talkOfPhotos } from './talk-of-pictures'
import { talkOfReports, talkOfTexts } from './talk-of-words'
import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/** A post of an actor: a title, the text after it, and the remarks on it. */
export interface PostLine {
  readonly title: Localized
  readonly text: Localized
  readonly talk: readonly Remark[]
}

type Texts = readonly [de: string, en: string, es: string]

const line = (title: Texts, text: Texts, talk: readonly Remark[]): PostLine => ({
  title: localized(...title),
  text: localized(...text),
  talk,
})

/** Posts that are text alone; some are longer than a list shows at once. */
export const textLines: readonly PostLine[] = [
  line(
    ['Vom Balkon', 'From the balcony', 'Desde el balcón'],
    [
      'Die Stadt ist heute leiser als sonst. Unten spielt jemand Geige, zwei Straßen weiter lacht eine ganze Tischrunde, und ich sitze hier mit einer Decke und zähle die Fenster, in denen noch Licht brennt. Bei dreiundvierzig habe ich aufgehört. Was macht ihr, wenn ihr nicht schlafen wollt, aber auch nichts mehr vorhabt? Ich sammle eure besten Antworten und probiere morgen eine davon aus.',
      'The city is quieter than usual tonight. Somebody is playing the violin below, a whole table is laughing two streets away, and I am sitting here under a blanket, counting the windows that are still lit. I stopped at forty-three. What do you do when you do not want to sleep but have nothing planned either? I am collecting your best answers and will try one of them tomorrow.',
      'La ciudad está hoy más callada que de costumbre. Abajo alguien toca el violín, a dos calles se ríe una mesa entera, y yo estoy aquí con una manta, contando las ventanas que siguen encendidas. Me paré en la cuarenta y tres. ¿Qué hacéis cuando no queréis dormir pero tampoco tenéis planes? Recojo vuestras mejores respuestas y mañana pruebo una.',
    ],
    talkOfTexts.balcony,
  ),
  line(
    ['Die Platte der Woche', 'Record of the week', 'El disco de la semana'],
    [
      'Auf dem Flohmarkt gefunden, für drei Euro, mit einem Kratzer genau an der schönsten Stelle. Heute Abend läuft sie in meinem Zimmer, und wer vorbeikommt, darf die zweite Seite aussuchen.',
      'Found at the flea market for three euros, with a scratch right at the most beautiful part. It plays in my room tonight, and if you drop by you may choose the second side.',
      'La encontré en el rastro por tres euros, con un rasguño justo en la parte más bonita. Esta noche suena en mi sala, y quien pase por aquí elige la segunda cara.',
    ],
    talkOfTexts.record,
  ),
  line(
    ['Suppe gegen Regen', 'Soup against rain', 'Sopa contra la lluvia'],
    [
      'Es regnet seit dem Morgen, also gibt es Kürbissuppe mit viel Ingwer. Das Rezept hat meine Großmutter nie aufgeschrieben; ich koche es jedes Mal ein bisschen anders und behaupte, es sei genau richtig. Schreibt mir, was bei euch an solchen Tagen auf dem Herd steht.',
      'It has been raining since the morning, so it is pumpkin soup with a lot of ginger. My grandmother never wrote the recipe down; I cook it a little differently every time and claim that it is exactly right. Write to me what is on your stove on days like this.',
      'Llueve desde la mañana, así que toca sopa de calabaza con mucho jengibre. Mi abuela nunca escribió la receta; yo la preparo cada vez un poco distinta y aseguro que es la buena. Contadme qué tenéis al fuego en días así.',
    ],
    talkOfTexts.soup,
  ),
  line(
    ['Eine Frage', 'One question', 'Una pregunta'],
    [
      'Welche Szene aus einem Film habt ihr nie vergessen? Bei mir ist es ein Abschied auf einem Bahnsteig, in dem niemand ein Wort spricht.',
      'Which moment of a movie have you never forgotten? For me it is a farewell on a platform in which nobody speaks a word.',
      '¿Qué escena de una película no habéis olvidado nunca? La mía es una despedida en un andén en la que nadie dice una palabra.',
    ],
    talkOfTexts.question,
  ),
  line(
    ['Danke für gestern', 'Thank you for yesterday', 'Gracias por lo de ayer'],
    [
      'Drei Stunden geredet, zwei Mal Tränen gelacht, ein Lied gemeinsam ausgesucht. Solche Nächte sind der Grund, warum ich das mache.',
      'Three hours of talking, laughing to tears twice, one song that we chose together. Nights like this are why I do it.',
      'Tres horas hablando, dos ataques de risa, una canción elegida entre todos. Noches así son la razón por la que hago esto.',
    ],
    talkOfTexts.thanks,
  ),
  line(
    ['Ein Brief, den ich nie abgeschickt habe', 'A letter that I never sent', 'Una carta que nunca envié'],
    [
      'Ich habe ihn in einer Schublade wiedergefunden, zwischen Kinokarten und einem getrockneten Ahornblatt. Er beginnt mit „Liebe Stadt“ und handelt von meinem ersten Winter hier: von der Bäckerei an der Ecke, die um vier Uhr früh das Licht anmacht, von der Straßenbahn, in der ich Vokabeln gelernt habe, und von dem Abend, an dem mir zum ersten Mal jemand auf der Straße einen guten Heimweg wünschte. Heute würde ich vieles anders schreiben. Den letzten Satz nicht.',
      'I found it in a drawer, between cinema tickets and a dried maple leaf. It begins with “Dear city” and is about my first winter here: about the bakery at the corner that turns on its light at four in the morning, the tram in which I studied words, and the night on which a stranger wished me a safe way home for the first time. Today I would write much of it differently. Not the last sentence.',
      'La encontré en un cajón, entre entradas de cine y una hoja seca de arce. Empieza con «Querida ciudad» y cuenta mi primer invierno aquí: la panadería de la esquina que enciende la luz a las cuatro, el tranvía donde estudiaba vocabulario y la noche en que alguien me deseó por primera vez un buen regreso a casa. Hoy escribiría muchas cosas de otra manera. La última frase, no.',
    ],
    talkOfTexts.letter,
  ),
]

/** Posts with pictures. */
export const photoLines: readonly PostLine[] = [
  line(
    ['Blaue Stunde', 'Blue hour', 'La hora azul'],
    [
      'Zwanzig Minuten, in denen alles dieselbe Farbe hat. Ich habe nur gewartet und auf den Auslöser gedrückt.',
      'Twenty minutes in which everything has the same color. All I did was wait and press the shutter.',
      'Veinte minutos en los que todo tiene el mismo color. Yo solo esperé y apreté el disparador.',
    ],
    talkOfPhotos.blue,
  ),
  line(
    ['Neues Licht im Zimmer', 'New light in the room', 'Luz nueva en la habitación'],
    [
      'Die Lampe hing ein halbes Jahr unausgepackt im Flur. Jetzt frage ich mich, wie es vorher ging.',
      'The lamp waited in the hall for half a year, still in its box. Now I wonder how it was without.',
      'La lámpara estuvo medio año en el pasillo sin desembalar. Ahora me pregunto cómo era antes.',
    ],
    talkOfPhotos.lamp,
  ),
  line(
    ['Auf der Dachterrasse', 'On the roof terrace', 'En la azotea'],
    [
      'Tomaten, Minze und die beste Aussicht des Viertels. Wer findet den Kirchturm?',
      'Tomatoes, mint, and the best view of the quarter. Who can spot the church tower?',
      'Tomates, menta y la mejor vista del barrio. ¿Quién encuentra el campanario?',
    ],
    talkOfPhotos.terrace,
  ),
  line(
    ['Farben von heute', 'Colors of today', 'Los colores de hoy'],
    [
      'Safran, Tinte, ein bisschen Kupfer. Ich habe den ganzen Nachmittag gemalt und das Telefon in der Küche gelassen.',
      'Saffron, ink, a little copper. I painted all afternoon and left the phone in the kitchen.',
      'Azafrán, tinta, un poco de cobre. He pintado toda la tarde y he dejado el teléfono en la cocina.',
    ],
    talkOfPhotos.colors,
  ),
  line(
    ['Ein Sonntag am Fluss', 'A Sunday at the river', 'Un domingo junto al río'],
    [
      'Kaffee aus der Kanne, ein Buch, das ich nicht aufgeschlagen habe, und sehr viel Himmel.',
      'Coffee out of the flask, a book that I did not open, and a great deal of sky.',
      'Café del termo, un libro que no abrí y muchísimo cielo.',
    ],
    talkOfPhotos.river,
  ),
  line(
    ['Hinter dem Vorhang', 'Behind the curtain', 'Detrás del telón'],
    [
      'So sieht es aus, kurz bevor ich live gehe: Kabel, Tee und drei Minuten Lampenfieber.',
      'This is what it looks like shortly before I go live: cables, tea, and three minutes of stage fright.',
      'Así se ve poco antes de empezar en directo: cables, té y tres minutos de nervios.',
    ],
    talkOfPhotos.curtain,
  ),
]

/** Posts with a clip. */
export const clipLines: readonly PostLine[] = [
  line(
    ['Probe im Halbdunkel', 'Rehearsal in half-light', 'Ensayo a media luz'],
    [
      'Der zweite Teil sitzt noch nicht. Beim dritten Mal musste ich selbst lachen, das habe ich dringelassen.',
      'The second part is not there yet. At the third attempt I had to laugh; I left that in.',
      'La segunda parte todavía no sale. A la tercera me dio la risa, y así la he dejado.',
    ],
    talkOfClips.rehearsal,
  ),
  line(
    ['Eine Minute Meer', 'One minute of sea', 'Un minuto de mar'],
    [
      'Kein Ton außer dem Wind. Für alle, die heute im Büro sitzen.',
      'No sound but the wind. For everyone who is at the office today.',
      'Sin más sonido que el viento. Para quienes hoy estáis en la oficina.',
    ],
    talkOfClips.sea,
  ),
  line(
    ['Nachtfahrt', 'Night drive', 'Viaje nocturno'],
    [
      'Fenster offen, Radio leise, alle Ampeln grün. Das Lied dazu verrate ich im Chat.',
      'Windows open, radio low, every light green. I reveal the song in the chat.',
      'Ventanas abiertas, radio bajita, todos los semáforos en verde. La canción la cuento en el chat.',
    ],
    talkOfClips.drive,
  ),
  line(
    ['Tanz in der Küche', 'Kitchen dance', 'Baile en la cocina'],
    [
      'Während das Wasser kocht. Es hat vier Minuten gedauert, die Nudeln waren perfekt.',
      'While the water boils. It took four minutes, and the pasta was perfect.',
      'Mientras hierve el agua. Duró cuatro minutos y la pasta quedó perfecta.',
    ],
    talkOfClips.kitchen,
  ),
  line(
    ['Funken', 'Sparks', 'Chispas'],
    [
      'Langzeitbelichtung mit einer Wunderkerze. Elf Versuche, dieser ist der schönste.',
      'A long exposure with one sparkler. Eleven attempts, and this is the most beautiful one.',
      'Larga exposición con una bengala. Once intentos, y este es el más bonito.',
    ],
    talkOfClips.sparks,
  ),
]

/** Posts that report what was added elsewhere, by their type. */
export const reportLines = {
  hotClip: [
    line(
      ['Mein Willkommensgruß', 'My welcome', 'Mi bienvenida'],
      [
        'Wer neu hier ist, fängt am besten damit an: ein kurzer Gruß und das, was euch bei mir erwartet.',
        'New here? Begin with this: a short hello, and what awaits you with me.',
        '¿Acabas de llegar? Empieza por aquí: un saludo breve y lo que te espera conmigo.',
      ],
      talkOfReports.welcome,
    ),
  ],
  photoGallery: [
    line(
      ['Aus dem neuen Album', 'From the new album', 'Del álbum nuevo'],
      [
        'Ein paar Seiten daraus. Das ganze Album liegt bei meinen Fotos.',
        'A few of its pages. The whole album is among my photos.',
        'Algunas de sus páginas. El álbum completo está entre mis fotos.',
      ],
      talkOfReports.album,
    ),
  ],
  profileImage: [
    line(
      ['Ein neues Profilbild', 'A new profile picture', 'Nueva foto de perfil'],
      [
        'Nach zwei Jahren war es Zeit. Gefällt es euch?',
        'After two years it was time. Do you like it?',
        'Después de dos años ya tocaba. ¿Os gusta?',
      ],
      talkOfReports.portrait,
    ),
  ],
  photoContest: [
    line(
      ['Mein Beitrag zum Wettbewerb', 'My entry to the contest', 'Mi foto para el concurso'],
      [
        'Thema: Licht aus einer einzigen Kerze. Drückt mir die Daumen.',
        'The theme: light of a single candle. Cross your fingers for me.',
        'El tema: la luz de una sola vela. Cruzad los dedos por mí.',
      ],
      talkOfReports.contest,
    ),
  ],
} as const
