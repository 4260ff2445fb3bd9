import { remark, type Remark } from './remark'

/** Remarks below a text. */
export const talkOfTexts = {
  balcony: [
    remark(
      [
        'Dreiundvierzig Fenster. Bei mir brennt gerade das vierundvierzigste.',
        'Forty-three windows. Mine is the forty-fourth just now.',
        'Cuarenta y tres ventanas. La mía es ahora la cuarenta y cuatro.',
      ],
      ['Dann winke ich dir hinüber.', 'Then I am waving at you.', 'Entonces te saludo desde aquí.'],
    ),
    remark(
      [
        'Ich spüle um diese Zeit von Hand ab. Es hilft wirklich.',
        'I wash the dishes by hand at this hour. It does help.',
        'A esta hora friego los platos a mano. De verdad ayuda.',
      ],
      [
        'Notiert. Morgen probiere ich genau das.',
        'Noted. That is what I will try tomorrow.',
        'Apuntado. Mañana pruebo justo eso.',
      ],
    ),
    remark([
      'Die Geige ist vielleicht meine Nachbarin. Sie übt immer dieselbe Stelle.',
      'The violin may be my neighbor. She always practices the same passage.',
      'Puede que el violín sea de mi vecina. Ensaya siempre el mismo pasaje.',
    ]),
    remark(
      [
        'Ich schlage das Lexikon irgendwo auf und lese drei Einträge.',
        'I open the encyclopedia anywhere and read three entries.',
        'Abro la enciclopedia por cualquier página y leo tres entradas.',
      ],
      ['Das ist bisher die beste Antwort.', 'The best answer so far.', 'La mejor respuesta hasta ahora.'],
    ),
  ],
  record: [
    remark(
      [
        'Ein Kratzer an der schönsten Stelle heißt, dass jemand sie oft gehört hat.',
        'A scratch at the most beautiful part means that somebody played it often.',
        'Un rasguño en la parte más bonita significa que alguien la escuchó mucho.',
      ],
      [
        'So habe ich das noch nie gesehen. Danke.',
        'I have never looked at it that way. Thank you.',
        'Nunca lo había visto así. Gracias.',
      ],
    ),
    remark(
      [
        'Bitte die zweite Seite von vorn, ohne etwas zu überspringen.',
        'The second side from the start please, without skipping anything.',
        'La segunda cara desde el principio, por favor, sin saltarse nada.',
      ],
      ['So wird es gemacht.', 'That is how we will do it.', 'Así lo haremos.'],
    ),
    remark([
      'Drei Euro! Auf unserem Flohmarkt wollen sie zwölf.',
      'Three euros! At our flea market they ask twelve.',
      '¡Tres euros! En nuestro rastro piden doce.',
    ]),
  ],
  soup: [
    remark(
      [
        'Bei uns gibt es Linsen mit Essig, seit Generationen.',
        'Here it is lentils with vinegar, for generations.',
        'En casa tocan lentejas con vinagre, desde hace generaciones.',
      ],
      [
        'Mit wie viel Essig? Ich frage für meinen Topf.',
        'How much vinegar? I am asking for my pot.',
        '¿Con cuánto vinagre? Lo pregunto por mi olla.',
      ],
    ),
    remark(
      [
        'Meine Großmutter hat auch nie etwas aufgeschrieben. Ich vermisse ihren Eintopf.',
        'My grandmother never wrote anything down either. I miss her stew.',
        'Mi abuela tampoco escribió nunca nada. Echo de menos su guiso.',
      ],
      [
        'Vielleicht kocht deine Hand ihn noch. Versuch es einmal ohne Rezept.',
        'Perhaps your hands still know it. Try it once without a recipe.',
        'Quizá tus manos aún lo saben. Prueba una vez sin receta.',
      ],
    ),
    remark([
      'Ein Löffel Erdnussmus hinein, dann wird sie rund.',
      'A spoon of peanut butter in it makes it round.',
      'Con una cucharada de crema de cacahuete queda redonda.',
    ]),
  ],
  question: [
    remark(
      [
        'Das Kind, das im Kino zum ersten Mal Schnee sieht.',
        'The child who sees snow for the first time, in a cinema.',
        'El niño que ve nieve por primera vez, en un cine.',
      ],
      [
        'Die kenne ich! Und die Hand, die er ausstreckt.',
        'I know that one! And the hand that he stretches out.',
        '¡La conozco! Y la mano que extiende.',
      ],
    ),
    remark([
      'Zwei alte Leute, die in einer leeren Halle tanzen.',
      'Two old people dancing in an empty hall.',
      'Dos ancianos que bailan en una sala vacía.',
    ]),
    remark(
      [
        'Ein Bahnsteig bei mir auch. Nur fährt der Zug dort gar nicht ab.',
        'A platform for me too. Only there the train never leaves.',
        'También un andén. Solo que allí el tren nunca sale.',
      ],
      [
        'Jetzt will ich wissen, welcher Film das ist.',
        'Now I want to know which film that is.',
        'Ahora quiero saber qué película es.',
      ],
    ),
  ],
  thanks: [
    remark(
      [
        'Ich habe heute im Büro wieder über die Sache mit der Leiter gelacht.',
        'I laughed about the thing with the ladder again, in the office today.',
        'Hoy en la oficina he vuelto a reírme con lo de la escalera.',
      ],
      ['Die Leiter wird mich verfolgen.', 'That ladder will follow me.', 'Esa escalera me va a perseguir.'],
    ),
    remark([
      'Das Lied läuft seitdem bei mir.',
      'I have been playing that song since.',
      'Desde entonces pongo esa canción.',
    ]),
    remark(
      [
        'Ich war nur die letzte Stunde da, und es war die beste der Woche.',
        'I was only there for the last hour, and it was the best of the week.',
        'Solo estuve la última hora, y fue la mejor de la semana.',
      ],
      [
        'Beim nächsten Mal fangen wir deinetwegen später an.',
        'Next time we will begin later, for you.',
        'La próxima vez empezamos más tarde, por ti.',
      ],
    ),
  ],
  letter: [
    remark(
      ['Und wie lautet der letzte Satz?', 'And how does the last sentence go?', '¿Y cómo es la última frase?'],
      ['„Ich bleibe, wenn du mich lässt.“', '“I will stay if you let me.”', '«Me quedo, si me dejas.»'],
    ),
    remark(
      [
        'Ich habe auch so eine Bäckerei. Ohne sie wäre ich nach einem Monat wieder gefahren.',
        'I have a bakery like that too. Without it I would have left after a month.',
        'Yo también tengo una panadería así. Sin ella me habría ido al mes.',
      ],
      ['Auf die Frühaufsteher!', 'To the early risers!', '¡Por los que madrugan!'],
    ),
    remark([
      'Kinokarten aufheben, das machen wenige.',
      'Few people keep cinema tickets.',
      'Poca gente guarda las entradas de cine.',
    ]),
  ],
} as const satisfies Readonly<Record<string, readonly Remark[]>>

/** Remarks below the report of something new elsewhere. */
export const talkOfReports = {
  welcome: [
    remark(
      [
        'Ich bin neu hier, das hat mir die Scheu genommen.',
        'I am new here, and this took my shyness away.',
        'Acabo de llegar y esto me ha quitado la timidez.',
      ],
      ['Dann sag beim nächsten Mal Hallo!', 'Then say hello next time!', '¡Pues la próxima vez saluda!'],
    ),
    remark(['Kurz und herzlich.', 'Short and warm.', 'Breve y cariñoso.']),
    remark(
      ['Bist du auch sonntags da?', 'Are you here on Sundays too?', '¿Estás también los domingos?'],
      [
        'Meistens. Mein Plan steht auf dem Profil.',
        'Mostly. My schedule is on my profile.',
        'Casi siempre. Mi horario está en el perfil.',
      ],
    ),
  ],
  album: [
    remark(
      [
        'Die Seite mit dem Fenster ist die schönste.',
        'The page with the window is the most beautiful.',
        'La página de la ventana es la más bonita.',
      ],
      ['Die war auch die schwierigste.', 'It was also the hardest.', 'También fue la más difícil.'],
    ),
    remark([
      'Man merkt, dass du dir Zeit gelassen hast.',
      'One can tell that you took your time.',
      'Se nota que te tomaste tu tiempo.',
    ]),
    remark(
      ['Wer hat fotografiert?', 'Who took them?', '¿Quién hizo las fotos?'],
      [
        'Ein Selbstauslöser mit viel Geduld.',
        'A self-timer with a lot of patience.',
        'Un temporizador con mucha paciencia.',
      ],
    ),
  ],
  portrait: [
    remark(
      [
        'Sehr! Du siehst aus, als hättest du gerade einen Witz gehört.',
        'Very much! You look as if you had just heard a joke.',
        '¡Mucho! Parece que acabas de oír un chiste.',
      ],
      ['Hatte ich auch. Einen schlechten.', 'I had. A bad one.', 'Y así fue. Uno malo.'],
    ),
    remark(
      [
        'Das alte mochte ich auch, aber dieses bist mehr du.',
        'I liked the old one too, but this one is more you.',
        'La anterior también me gustaba, pero en esta eres más tú.',
      ],
      ['Das ist schön zu lesen.', 'That is lovely to read.', 'Qué bonito leer eso.'],
    ),
    remark(['Zwei Jahre! Meines ist von 2014.', 'Two years! Mine is from 2014.', '¡Dos años! La mía es de 2014.']),
  ],
  contest: [
    remark(
      ['Daumen sind gedrückt, beide.', 'Fingers are crossed, on both hands.', 'Dedos cruzados, los de las dos manos.'],
      [
        'Danke! Ich bin nervöser, als ich zugebe.',
        'Thank you! I am more nervous than I admit.',
        '¡Gracias! Tengo más nervios de los que digo.',
      ],
    ),
    remark(
      [
        'Nur eine Kerze? Und trotzdem so viel Raum.',
        'Only one candle? And still so much room.',
        '¿Una sola vela? Y aun así, cuánto espacio.',
      ],
      [
        'Ein weißes Blatt als Spiegel, das ist der ganze Trick.',
        'A white sheet as a mirror, that is the whole trick.',
        'Una hoja blanca de espejo, ese es todo el truco.',
      ],
    ),
    remark(['Meine Stimme hast du.', 'You have my vote.', 'Mi voto lo tienes.']),
  ],
} as const satisfies Readonly<Record<string, readonly Remark[]>>
