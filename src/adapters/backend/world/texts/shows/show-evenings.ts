import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/** A kind of evening: its name, its acts, and the things that guests should bring. */
export interface Evening {
  readonly name: Localized
  readonly title: Localized
  readonly description: Localized
  /** Names what a guest can request in it. */
  readonly postBuyInfo: Localized
  /** The acts from the welcome to the thanks. */
  readonly acts: readonly Localized[]
  readonly promise: Promised
}

/** A request of a guest in a show, and the actor's answers. */
interface Promised {
  /** Compared with plain words: lower case, no accents. */
  readonly request: RegExp
  /** An example of the request in a guest's words. */
  readonly example: Localized
  readonly answers: readonly Localized[]
}

type Texts = readonly [de: string, en: string, es: string]

const WELCOME = localized('Willkommen', 'Welcome', 'Bienvenida')
const THANKS = localized('Zugabe und Dank', 'Encore and thanks', 'Bis y despedida')

interface Course {
  readonly acts: readonly Texts[]
  readonly request: RegExp
  readonly example: Texts
  readonly answers: readonly Texts[]
}

const evening = (
  name: Texts,
  title: Texts,
  description: Texts,
  postBuyInfo: Texts,
  { acts, request, example, answers }: Course,
): Evening => ({
  name: localized(...name),
  title: localized(...title),
  description: localized(...description),
  postBuyInfo: localized(...postBuyInfo),
  acts: [WELCOME, ...acts.map((act) => localized(...act)), THANKS],
  promise: { request, example: localized(...example), answers: answers.map((answer) => localized(...answer)) },
})

/** Every kind of evening there is. */
export const evenings: readonly Evening[] = [
  evening(
    ['Konzert', 'Concert', 'Concierto'],
    ['Lieder für späte Stunden', 'Songs for Late Hours', 'Canciones para altas horas'],
    [
      'Eine Stimme, ein Klavier und Lieder, die man sonst nur allein hört. Zwischendurch erzähle ich, woher sie kommen.',
      'One voice, one piano, and songs you usually only hear alone. In between I tell you where they come from.',
      'Una voz, un piano y canciones que sueles escuchar a solas. Entre una y otra te cuento de dónde vienen.',
    ],
    [
      'Wünsch dir vorab ein Lied: Schreib es mir als Nachricht.',
      'Request a song beforehand: send it to me as a message.',
      'Pide una canción antes: envíamela por mensaje.',
    ],
    {
      acts: [
        ['Lieder am Klavier', 'Songs at the piano', 'Canciones al piano'],
        ['Eure Wunschlieder', 'Your requests', 'Vuestras peticiones'],
      ],
      request: /\b(?:lied|song|cancion|wunsch|wunsche|request|pide|pido|play|spiel|toca)\w*/u,
      example: [
        'Ich wünsche mir ein Lied vom Meer',
        'I would like to request a song about the sea',
        'Te pido una canción sobre el mar',
      ],
      answers: [
        [
          'Dein Lied steht auf meinem Zettel. Nach diesem hier spiele ich es für dich.',
          'Your song is on my list. After this one I’ll play it for you.',
          'Tu canción está en mi lista. Después de esta la toco para ti.',
        ],
        [
          'Das spiele ich, und zwar gleich: zwei Takte Vorspiel, dann singst du innerlich mit.',
          'I’ll play that, right away: two bars of introduction, then you sing along in your head.',
          'Esa la toco ahora mismo: dos compases de entrada y luego cantas por dentro.',
        ],
      ],
    },
  ),
  evening(
    ['Lesung', 'Reading', 'Lectura'],
    ['Briefe, die nie ankamen', 'Letters That Never Arrived', 'Cartas que nunca llegaron'],
    [
      'Ich lese bei Kerzenlicht aus alten Liebesbriefen. Manche sind komisch, manche gehen unter die Haut.',
      'By candlelight I read from old love letters. Some are funny, some stay with you.',
      'A la luz de las velas leo viejas cartas de amor. Unas hacen reír, otras se quedan contigo.',
    ],
    [
      'Mach es dir bequem und nenn mir eine Stadt: Ich lese einen Brief von dort.',
      'Get comfortable and name a city: I will read a letter from there.',
      'Ponte a gusto y dime una ciudad: leeré una carta de allí.',
    ],
    {
      acts: [
        ['Die ersten Briefe', 'The first letters', 'Las primeras cartas'],
        ['Nach der Pause: der letzte Brief', 'After the break: the last letter', 'Tras la pausa: la última carta'],
      ],
      request:
        /\b(?:stadt|brief|city|letter|ciudad|carta|aus|from|paris|lissabon|lisbon|lisboa|berlin|wien|vienna|viena|madrid|london|londres|rom|rome|roma)\w*/u,
      example: ['Ein Brief aus Lissabon, bitte', 'A letter from Lisbon, please', 'Una carta de Lisboa, por favor'],
      answers: [
        [
          'Von dort habe ich einen: „Du fehlst mir hier an jeder Straßenecke, und es gibt viele.“',
          'I have one from there: “I miss you at every street corner, and there are many.”',
          'De allí tengo una: «Te echo de menos en cada esquina, y hay muchas».',
        ],
        [
          'Der nächste Brief ist deiner. Er beginnt so: „Heute hat es geregnet, und ich war froh darüber.“',
          'The next letter is yours. It begins: “It rained today, and I was glad.”',
          'La próxima carta es tuya. Empieza así: «Hoy ha llovido y me he alegrado».',
        ],
      ],
    },
  ),
  evening(
    ['Tanz', 'Dance', 'Danza'],
    ['Schatten an der Wand', 'Shadows on the Wall', 'Sombras en la pared'],
    [
      'Ein Tanz hinter Papier und Licht, langsam und ganz nah an der Musik. Du siehst nur, was der Schatten zeigt.',
      'A dance behind paper and light, slow and very close to the music. You see only what the shadow shows.',
      'Una danza tras papel y luz, lenta y muy cerca de la música. Solo ves lo que muestra la sombra.',
    ],
    [
      'Ruf mir ein Tempo zu, langsam oder schnell: Danach richte ich mich.',
      'Call out a tempo, slow or fast, and I will follow it.',
      'Dime un ritmo, lento o rápido, y lo sigo.',
    ],
    {
      acts: [
        ['Schatten und Licht', 'Shadow and light', 'Sombra y luz'],
        ['Der lange Tanz', 'The long dance', 'El baile largo'],
      ],
      request: /\b(?:langsam|schnell|tempo|slow|fast|quick|lent|rapid|ritmo)\w*/u,
      example: ['Langsam, bitte', 'Slow, please', 'Lento, por favor'],
      answers: [
        [
          'Dein Tempo: Ich nehme es auf, achte auf die Hände an der Wand.',
          'Your tempo: I’m picking it up, watch the hands on the wall.',
          'Tu ritmo: lo sigo, fíjate en las manos en la pared.',
        ],
        [
          'So soll es sein. Der Schatten folgt dir bis zum nächsten Lied.',
          'So be it. The shadow follows you until the next song.',
          'Así sea. La sombra te sigue hasta la próxima canción.',
        ],
      ],
    },
  ),
  evening(
    ['Küche', 'Kitchen', 'Cocina'],
    ['Mitternachtsküche', 'Midnight Kitchen', 'Cocina de medianoche'],
    [
      'Ich koche, du gibst den Ton an: schärfer, süßer, noch ein Glas? Am Ende wird probiert und geflirtet.',
      'I cook and you set the tone: hotter, sweeter, another glass? At the end we taste, and flirt.',
      'Yo cocino y tú decides: ¿más picante, más dulce, otra copa? Al final se prueba y se coquetea.',
    ],
    [
      'Sag mir, wie es schmecken soll: schärfer, süßer oder mit mehr Zitrone? Zum Mitkochen: Nudeln, Zitrone, Chili, etwas Butter.',
      'Tell me how it should taste: hotter, sweeter, or with more lemon? To cook along: pasta, lemon, chilli, a little butter.',
      'Dime cómo lo quieres: ¿más picante, más dulce o con más limón? Para cocinar conmigo: pasta, limón, chile y un poco de mantequilla.',
    ],
    {
      acts: [
        ['Am Herd', 'At the stove', 'En los fogones'],
        ['Probieren', 'Tasting', 'A probar'],
      ],
      request: /\b(?:scharf|suss|zitrone|chili|hot|sweet|lemon|chilli|spic|picant|dulce|limon|chile|salz|salt|sal)\w*/u,
      example: ['Schärfer bitte!', 'Hotter, please!', '¡Más picante, por favor!'],
      answers: [
        [
          'Kommt sofort in den Topf. Jetzt rühre ich um und probiere für dich.',
          'Into the pot it goes. Now I’ll stir and taste it for you.',
          'A la olla que va. Ahora remuevo y pruebo por ti.',
        ],
        [
          'Gute Wahl, das hat gefehlt. Riechst du es schon?',
          'Good choice, that was missing. Can you smell it yet?',
          'Buena elección, faltaba eso. ¿Ya lo hueles?',
        ],
      ],
    },
  ),
  evening(
    ['Spieleabend', 'Game night', 'Noche de juegos'],
    ['Wahrheit oder Lied', 'Truth or Song', 'Verdad o canción'],
    [
      'Ihr stellt Fragen, ich antworte ehrlich oder ich singe. Verlieren macht hier mehr Spaß als gewinnen.',
      'You ask the questions; I answer honestly or I sing. Losing is more fun than winning here.',
      'Preguntáis vosotros; yo respondo con sinceridad o canto. Aquí perder es más divertido que ganar.',
    ],
    ['Überleg dir schon einmal zwei gute Fragen.', 'Think of two good questions.', 'Ve pensando dos buenas preguntas.'],
    {
      acts: [
        ['Runde eins: Fragen', 'Round one: questions', 'Primera ronda: preguntas'],
        ['Runde zwei: Lieder', 'Round two: songs', 'Segunda ronda: canciones'],
      ],
      request:
        /\b(?:wahrheit|lied|frage|truth|song|question|verdad|cancion|pregunta|warum|wann|was|wer|why|when|what|who|por que|cuando|quien)\w*/u,
      example: ['Wahrheit oder Lied?', 'Truth or song?', '¿Verdad o canción?'],
      answers: [
        [
          'Ich nehme die Wahrheit: Ja, und ich würde es wieder tun.',
          'I’ll take the truth: yes, and I would do it again.',
          'Elijo la verdad: sí, y lo volvería a hacer.',
        ],
        [
          'Da singe ich lieber: „La la, darauf antworte ich mit diesem Ton“',
          'I’d rather sing: “La la, this note is all I have to say”',
          'Prefiero cantar: «La la, con esta nota te respondo ya»',
        ],
      ],
    },
  ),
  evening(
    ['Atelier', 'Studio', 'Estudio'],
    ['Zeichnen bei Nacht', 'Drawing by Night', 'Dibujar de noche'],
    [
      'Ich zeichne mit Licht, was ihr mir zuruft, und verschenke am Ende ein Blatt.',
      'I draw with light whatever you call out, and give one sheet away at the end.',
      'Dibujo con luz lo que me digáis y al final regalo una lámina.',
    ],
    [
      'Ruf mir zu, was ich zeichnen soll. Unter allen, die bis zum Ende bleiben, wird das Blatt verlost.',
      'Call out what I should draw. The sheet is raffled among all who stay to the end.',
      'Dime qué dibujo. La lámina se sortea entre quienes se queden hasta el final.',
    ],
    {
      acts: [
        ['Skizzen auf Zuruf', 'Sketches as you call them', 'Bocetos a vuestro gusto'],
        ['Das große Blatt', 'The large sheet', 'La lámina grande'],
      ],
      request: /\b(?:zeichne|zeichn|mal|draw|sketch|dibuja|dibuj|pinta)\w*/u,
      example: ['Zeichne eine Katze', 'Draw a cat', 'Dibuja un gato'],
      answers: [
        [
          'Schon beim ersten Strich. Das kommt links oben hin, mit viel Licht.',
          'I’m at the first stroke. It goes at the top left, with plenty of light.',
          'Ya voy por el primer trazo. Va arriba a la izquierda, con mucha luz.',
        ],
        [
          'Gezeichnet! Sieh in die Mitte, dort sitzt es jetzt.',
          'Drawn! Look at the middle, that’s where it is now.',
          '¡Dibujado! Mira al centro, ahí está ahora.',
        ],
      ],
    },
  ),
  evening(
    ['Gespräch', 'Late talk', 'Charla'],
    ['Fragen, die sonst keiner stellt', 'Questions Nobody Else Asks', 'Preguntas que nadie más hace'],
    [
      'Ein offener Abend über Nähe, Mut und schlechte erste Dates. Ihr fragt, ich frage zurück.',
      'An open evening about closeness, courage and bad first dates. You ask, and I ask back.',
      'Una noche abierta sobre cercanía, valor y malas primeras citas. Preguntáis y yo pregunto también.',
    ],
    [
      'Namenlos fragen geht auch: Schick mir die Frage vorher als Nachricht.',
      'You can ask without your name: send me the question beforehand.',
      'También puedes preguntar sin nombre: envíame antes la pregunta.',
    ],
    {
      acts: [
        ['Eure Fragen', 'Your questions', 'Vuestras preguntas'],
        ['Meine Fragen an euch', 'My questions for you', 'Mis preguntas para vosotros'],
      ],
      request:
        /\b(?:nahe|mut|date|frage|closeness|courage|question|cercania|valor|cita|pregunta|angst|afraid|miedo)\w*/u,
      example: ['Was bedeutet Mut für dich?', 'What does courage mean to you?', '¿Qué es el valor para ti?'],
      answers: [
        [
          'Für mich ist es das: trotzdem anrufen. Und jetzt du: Wann hast du es zuletzt getan?',
          'To me it means calling anyway. And now you: when did you last do it?',
          'Para mí es llamar de todos modos. Y ahora tú: ¿cuándo lo hiciste por última vez?',
        ],
        [
          'Mein schlechtestes erstes Date hatte ein Fahrrad, einen Regenguss und trotzdem ein Ende mit Lachen.',
          'My worst first date had a bicycle, a downpour, and still ended with laughter.',
          'Mi peor primera cita tuvo una bici, un chaparrón y aun así acabó en risas.',
        ],
      ],
    },
  ),
  evening(
    ['Kostüm', 'Costume', 'Vestuario'],
    ['Sieben Kostüme, sieben Rollen', 'Seven Costumes, Seven Roles', 'Siete trajes, siete papeles'],
    [
      'Vom Varieté bis zum Krimi: Ich wechsle die Rolle, ihr ratet, aus welchem Film sie ist.',
      'From variety to crime story: I change the role and you guess the film.',
      'Del varieté al cine negro: cambio de papel y vosotros adivináis la película.',
    ],
    [
      'Rate, aus welchem Film die Rolle ist. Wer am meisten errät, wählt die letzte.',
      'Guess which film the role is from. The best guesser chooses the last one.',
      'Adivina de qué película es el papel. Quien más acierte elige el último.',
    ],
    {
      acts: [
        ['Rollen eins bis drei', 'Roles one to three', 'Papeles del uno al tres'],
        ['Rollen vier bis sieben', 'Roles four to seven', 'Papeles del cuatro al siete'],
      ],
      request: /\b(?:film|rolle|role|movie|pelicula|papel|ist das|is it|es de|rate|guess|adivino)\w*/u,
      example: ['Ist das aus einem Krimi-Film?', 'Is it from a crime film?', '¿Es de una película de cine negro?'],
      answers: [
        [
          'Du bist nah dran! Ein Hinweis: In der Rolle wird viel geflüstert.',
          'You’re close! A hint: in this role there is a lot of whispering.',
          '¡Te acercas! Una pista: en este papel se susurra mucho.',
        ],
        [
          'Erraten! Ein Punkt für dich, ich ziehe schon den nächsten Hut an.',
          'Guessed! One point for you, I’m putting on the next hat.',
          '¡Acertado! Un punto para ti, ya me pongo el siguiente sombrero.',
        ],
      ],
    },
  ),
  evening(
    ['Sternenabend', 'Stargazing', 'Noche de estrellas'],
    ['Unter dem Novemberhimmel', 'Under a November Sky', 'Bajo el cielo de noviembre'],
    [
      'Ein Teleskop, eine Decke und Geschichten zu jedem Stern. Bei Wolken erzähle ich nur.',
      'A telescope, a blanket and a story for every star. If it is cloudy I just tell the stories.',
      'Un telescopio, una manta y una historia para cada estrella. Si hay nubes, solo cuento.',
    ],
    [
      'Sag mir dein Sternzeichen, dann suche ich es am Himmel.',
      'Tell me your star sign and I will look for it.',
      'Dime tu signo y lo busco en el cielo.',
    ],
    {
      acts: [
        ['Eure Sternzeichen', 'Your star signs', 'Vuestros signos'],
        ['Geschichten vom Himmel', 'Stories of the sky', 'Historias del cielo'],
      ],
      request:
        /\b(?:widder|stier|zwilling|krebs|lowe|jungfrau|waage|skorpion|schutze|steinbock|wassermann|fische|sternzeichen|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|star sign|tauro|geminis|escorpio|sagitario|capricornio|acuario|piscis|signo)\w*/u,
      example: ['Ich bin Waage. Findest du sie?', 'I am a Libra. Can you find it?', 'Soy Libra. ¿Lo encuentras?'],
      answers: [
        [
          'Dein Sternzeichen habe ich: dort, eine Handbreit über dem Dach. Sein hellster Stern blinkt gerade.',
          'I have your star sign: there, a hand’s breadth above the roof. Its brightest star is twinkling.',
          'Ya tengo tu signo: ahí, un palmo por encima del tejado. Su estrella más brillante parpadea.',
        ],
        [
          'Gefunden, ich drehe das Teleskop dorthin. Die Alten erzählten, es weise den Weg nach Hause.',
          'Found it, I’m turning the telescope there. People used to say that it points the way home.',
          'Lo encontré, giro el telescopio hacia ahí. Decían que señala el camino a casa.',
        ],
      ],
    },
  ),
  evening(
    ['Varieté', 'Cabaret', 'Cabaret'],
    ['Samt und Rampenlicht', 'Velvet and Limelight', 'Terciopelo y candilejas'],
    [
      'Chanson, ein wenig Zauberei und viel Augenzwinkern. Eine kleine Bühne nur für diesen Abend.',
      'Chanson, a little magic and plenty of winking. A small stage, just for tonight.',
      'Chanson, un poco de magia y muchos guiños. Un pequeño escenario solo para esta noche.',
    ],
    [
      'Nenn mir eine Spielkarte, und ich zaubere sie hervor. Der Vorhang geht pünktlich auf.',
      'Name a playing card and I will make it appear. The curtain rises on time.',
      'Dime una carta y la haré aparecer. El telón se levanta a la hora en punto.',
    ],
    {
      acts: [
        ['Chanson', 'Chanson', 'Chanson'],
        ['Zauberei', 'Magic', 'Magia'],
      ],
      request:
        /\b(?:karte|herz|pik|karo|kreuz|konig|dame|bube|ass|card|hearts|spades|diamonds|clubs|king|queen|jack|ace|carta|corazon|pica|diamante|trebol|rey|reina|sota|as)\w*/u,
      example: ['Herz Dame', 'Queen of hearts', 'La reina de corazones'],
      answers: [
        [
          'Bitte den Ärmel im Auge behalten … da ist sie, deine Karte.',
          'Keep an eye on the sleeve… there it is, your card.',
          'Atención a la manga… aquí está tu carta.',
        ],
        [
          'Deine Karte? Die liegt seit Beginn unter der Lampe. Sieh selbst.',
          'Your card? It has been under the lamp since we began. See for yourself.',
          '¿Tu carta? Lleva desde el principio bajo la lámpara. Míralo.',
        ],
      ],
    },
  ),
  evening(
    ['Entspannung', 'Unwind', 'Calma'],
    ['Flüstern und Regen', 'Whispers and Rain', 'Susurros y lluvia'],
    [
      'Leise Stimmen, Regen am Fenster, langsame Hände an vielen kleinen Dingen. Zum Abschalten.',
      'Quiet voices, rain on the window, slow hands on many small things. For winding down.',
      'Voces bajas, lluvia en la ventana, manos lentas sobre muchas cosas pequeñas. Para desconectar.',
    ],
    [
      'Kopfhörer auf, und sag mir ein Geräusch: Regen, Seiten oder Feuer?',
      'Headphones on, and name a sound: rain, pages or fire?',
      'Ponte los auriculares y dime un sonido: ¿lluvia, páginas o fuego?',
    ],
    {
      acts: [
        ['Regen am Fenster', 'Rain on the window', 'Lluvia en la ventana'],
        ['Flüstern', 'Whispers', 'Susurros'],
      ],
      request: /\b(?:regen|seite|feuer|gerausch|rain|page|fire|sound|lluvia|pagina|fuego|sonido)\w*/u,
      example: ['Regen, bitte', 'Rain, please', 'Lluvia, por favor'],
      answers: [
        [
          'Das Geräusch beginnt jetzt, ganz links, und wandert langsam hinüber. Atme mit.',
          'The sound begins now, far left, and slowly moves across. Breathe along.',
          'El sonido empieza ahora, a la izquierda, y cruza despacio. Respira con él.',
        ],
        [
          'Nur für dich, ganz leise. Schließ die Augen, ich zähle bis zehn.',
          'Just for you, very quietly. Close your eyes, I’ll count to ten.',
          'Solo para ti, muy bajito. Cierra los ojos, cuento hasta diez.',
        ],
      ],
    },
  ),
]
