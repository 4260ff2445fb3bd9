import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/** A question of the profile and the answers actors give to it. */
export interface Question {
  readonly question: Localized
  readonly answers: readonly Localized[]
}

/** The questions that a profile answers. */
export const questions: readonly Question[] = [
  {
    question: localized('Was macht einen guten Abend aus?', 'What makes a good evening?', '¿Qué hace buena una noche?'),
    answers: [
      localized(
        'Ein Gespräch, bei dem niemand auf die Uhr sieht.',
        'A conversation in which nobody looks at the clock.',
        'Una conversación en la que nadie mira el reloj.',
      ),
      localized(
        'Regen am Fenster und jemand, der eine Frage stellt.',
        'Rain on the window and somebody who asks a question.',
        'Lluvia en la ventana y alguien que pregunta.',
      ),
      localized('Dass man danach besser schläft.', 'That you sleep better afterwards.', 'Que después se duerma mejor.'),
      localized(
        'Ein Lied, das man seit Jahren nicht gehört hat.',
        'A song you have not heard for years.',
        'Una canción que no oías desde hace años.',
      ),
      localized(
        'Wenig Plan und viel Gelächter.',
        'Little planning and a lot of laughter.',
        'Pocos planes y muchas risas.',
      ),
      localized('Eine Pause zur richtigen Zeit.', 'A pause at the right time.', 'Una pausa en el momento justo.'),
    ],
  },
  {
    question: localized('Tee, Kaffee oder Kakao?', 'Tea, coffee or cocoa?', '¿Té, café o cacao?'),
    answers: [
      localized('Tee, und zwar kannenweise.', 'Tea, by the pot.', 'Té, y por teteras.'),
      localized(
        'Kaffee, auch nachts, ich bereue nichts.',
        'Coffee, even at night, no regrets.',
        'Café, incluso de noche, y sin arrepentirme.',
      ),
      localized('Kakao mit einer Prise Salz.', 'Cocoa with a pinch of salt.', 'Cacao con una pizca de sal.'),
      localized('Minztee vom Balkon.', 'Mint tea from the balcony.', 'Té de menta del balcón.'),
      localized(
        'Bis neun Kaffee, danach Kräutertee.',
        'Coffee until nine, herbal tea after that.',
        'Café hasta las nueve y luego infusión.',
      ),
    ],
  },
  {
    question: localized(
      'Welches Lied läuft gerade ständig?',
      'Which song is on repeat?',
      '¿Qué canción suena sin parar?',
    ),
    answers: [
      localized(
        'Etwas mit Cello und ohne Eile.',
        'Something with a cello and without hurry.',
        'Algo con violonchelo y sin prisa.',
      ),
      localized('Ein alter Bossa nova, Seite B.', 'An old bossa nova, side B.', 'Una bossa nova antigua, cara B.'),
      localized(
        'Das Summen des Kühlschranks, leicht variiert.',
        'The hum of the fridge, with slight variations.',
        'El zumbido de la nevera, con variaciones.',
      ),
      localized(
        'Ein Klavierstück, das ich selbst nie schaffe.',
        'A piano piece that I never manage myself.',
        'Una pieza de piano que nunca me sale.',
      ),
      localized(
        'Der Abspann eines Films, dessen Namen ich suche.',
        'The end credits of a film whose name I am looking for.',
        'Los créditos de una película cuyo título busco.',
      ),
    ],
  },
  {
    question: localized(
      'Wohin morgen, wenn alles möglich wäre?',
      'Where to tomorrow, if anything were possible?',
      '¿Adónde mañana, si todo fuera posible?',
    ),
    answers: [
      localized('Mit dem Nachtzug nach Lissabon.', 'To Lisbon by night train.', 'A Lisboa en tren nocturno.'),
      localized('Auf eine Insel mit Leuchtturm.', 'To an island with a lighthouse.', 'A una isla con faro.'),
      localized(
        'Nach Norden, bis die Nächte hell sind.',
        'North, until the nights are bright.',
        'Al norte, hasta que las noches sean claras.',
      ),
      localized(
        'In eine Stadt, deren Sprache ich nicht kann.',
        'To a city whose language I do not speak.',
        'A una ciudad cuyo idioma no hablo.',
      ),
      localized(
        'Nirgendwohin, der Garten braucht mich.',
        'Nowhere, the garden needs me.',
        'A ninguna parte, el jardín me necesita.',
      ),
    ],
  },
  {
    question: localized(
      'Was liegt auf dem Nachttisch?',
      'What is on the nightstand?',
      '¿Qué hay en la mesilla de noche?',
    ),
    answers: [
      localized(
        'Drei angefangene Romane und ein Bleistift.',
        'Three half-read novels and a pencil.',
        'Tres novelas empezadas y un lápiz.',
      ),
      localized(
        'Ein Sternatlas und Pfefferminz.',
        'A star atlas and peppermints.',
        'Un atlas de estrellas y caramelos de menta.',
      ),
      localized(
        'Eine Postkarte, die ich noch beantworten muss.',
        'A postcard that I still have to answer.',
        'Una postal que aún tengo que contestar.',
      ),
      localized(
        'Gedichte, damit der letzte Satz des Tages gut ist.',
        'Poems, so that the last sentence of the day is a good one.',
        'Poemas, para que la última frase del día sea buena.',
      ),
      localized(
        'Ein Wecker, der meistens recht behält.',
        'An alarm clock that is usually right.',
        'Un despertador que suele tener razón.',
      ),
    ],
  },
  {
    question: localized(
      'Worüber lässt sich mit dir streiten?',
      'What could one argue with you about?',
      '¿Sobre qué se puede discutir contigo?',
    ),
    answers: [
      localized(
        'Über das Ende fast jedes Films.',
        'About the ending of almost any film.',
        'Sobre el final de casi cualquier película.',
      ),
      localized('Ob Schach ein Sport ist.', 'Whether chess is a sport.', 'Si el ajedrez es un deporte.'),
      localized(
        'Über die richtige Reihenfolge von Milch und Tee.',
        'About the right order of milk and tea.',
        'Sobre el orden correcto de la leche y el té.',
      ),
      localized(
        'Ob man Bücher ausleihen oder behalten soll.',
        'Whether books should be lent or kept.',
        'Si los libros se prestan o se guardan.',
      ),
      localized(
        'Gar nicht, aber ich versuche es gern.',
        'Not at all, but I like to try.',
        'Sobre nada, pero me gusta intentarlo.',
      ),
    ],
  },
  {
    question: localized(
      'Was hast du zuletzt gelernt?',
      'What did you learn last?',
      '¿Qué es lo último que has aprendido?',
    ),
    answers: [
      localized(
        'Brot zu backen, das man auch essen kann.',
        'To bake bread that can actually be eaten.',
        'A hacer un pan que de verdad se puede comer.',
      ),
      localized(
        'Den Großen Wagen auch im Nebel zu finden.',
        'To find the Big Dipper even in mist.',
        'A encontrar la Osa Mayor incluso con niebla.',
      ),
      localized(
        'Fünf Wörter Isländisch, drei davon für Wetter.',
        'Five words of Icelandic, three of them for weather.',
        'Cinco palabras de islandés, tres de ellas sobre el tiempo.',
      ),
      localized(
        'Einen Walzer auf der linken Hälfte des Klaviers.',
        'A waltz on the left half of the piano.',
        'Un vals en la mitad izquierda del piano.',
      ),
      localized(
        'Dass man Fragen auch zweimal stellen darf.',
        'That a question may be asked twice.',
        'Que una pregunta puede hacerse dos veces.',
      ),
    ],
  },
  {
    question: localized(
      'Woran erkennt man guten Besuch?',
      'How do you recognise a good guest?',
      '¿Cómo se reconoce una buena visita?',
    ),
    answers: [
      localized('An der Frage, die zurückkommt.', 'By the question that comes back.', 'En que devuelve la pregunta.'),
      localized('An einem ehrlichen Hallo.', 'By an honest hello.', 'En un hola sincero.'),
      localized(
        'Daran, dass die Zeit schneller vergeht.',
        'By how fast the time passes.',
        'En que el tiempo pasa más deprisa.',
      ),
      localized(
        'Am guten Humor, auch beim Verlieren.',
        'By good humour, even when losing.',
        'En el buen humor, también al perder.',
      ),
      localized(
        'Daran, dass schon der Abschied schwerfällt.',
        'By being missed before leaving.',
        'En que se la echa de menos antes de que se vaya.',
      ),
    ],
  },
]
