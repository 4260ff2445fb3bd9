import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/** A kind of evening: what it is called, what happens, and what who comes should bring. */
export interface Evening {
  readonly name: Localized
  readonly title: Localized
  readonly description: Localized
  readonly postBuyInfo: Localized
}

type Texts = readonly [de: string, en: string, es: string]

const evening = (name: Texts, title: Texts, description: Texts, postBuyInfo: Texts): Evening => ({
  name: localized(...name),
  title: localized(...title),
  description: localized(...description),
  postBuyInfo: localized(...postBuyInfo),
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
      'Mach es dir bequem und das Licht aus. Die Lesung hat eine kurze Pause.',
      'Get comfortable and switch off the light. There is a short break.',
      'Ponte a gusto y apaga la luz. Hay una pausa corta.',
    ],
  ),
  evening(
    ['Tanz', 'Dance', 'Danza'],
    ['Schatten an der Wand', 'Shadows on the Wall', 'Sombras en la pared'],
    [
      'Ein Tanz hinter Papier und Licht, langsam und ganz nah an der Musik. Du siehst nur, was der Schatten zeigt.',
      'A dance behind paper and light, slow and very close to the music. You see only what the shadow shows.',
      'Una danza tras papel y luz, lenta y muy cerca de la música. Solo ves lo que muestra la sombra.',
    ],
    ['Mit Kopfhörern klingt es am besten.', 'It sounds best through headphones.', 'Suena mejor con auriculares.'],
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
      'Wenn du mitkochen magst: Nudeln, Zitrone, Chili und etwas Butter.',
      'If you want to cook along: pasta, lemon, chilli and a little butter.',
      'Si quieres cocinar conmigo: pasta, limón, chile y un poco de mantequilla.',
    ],
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
      'Unter allen, die bis zum Ende bleiben, wird das Blatt verlost.',
      'The sheet is raffled among everybody who stays to the end.',
      'La lámina se sortea entre quienes se queden hasta el final.',
    ],
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
      'Wer am meisten errät, wählt die letzte Rolle.',
      'The best guesser chooses the last role.',
      'Quien más acierte elige el último papel.',
    ],
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
  ),
  evening(
    ['Varieté', 'Cabaret', 'Cabaret'],
    ['Samt und Rampenlicht', 'Velvet and Limelight', 'Terciopelo y candilejas'],
    [
      'Chanson, ein wenig Zauberei und viel Augenzwinkern. Eine kleine Bühne nur für diesen Abend.',
      'Chanson, a little magic and plenty of winking. A small stage, just for tonight.',
      'Chanson, un poco de magia y muchos guiños. Un pequeño escenario solo para esta noche.',
    ],
    ['Der Vorhang geht pünktlich auf.', 'The curtain rises on time.', 'El telón se levanta a la hora en punto.'],
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
      'Kopfhörer auf, Benachrichtigungen aus.',
      'Headphones on, notifications off.',
      'Auriculares puestos, avisos apagados.',
    ],
  ),
]
