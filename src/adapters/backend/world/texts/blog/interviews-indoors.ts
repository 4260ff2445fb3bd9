import type { Theme } from './interview-theme'

/** Music and kitchens. */
export const indoors: readonly Theme[] = [
  {
    slug: 'music',
    titles: [
      [
        '{name} und die dritte Seite der Platte',
        '{name} and the Third Side of the Record',
        '{name} y la tercera cara del disco',
      ],
      [
        'Leise Lieder, lange Nächte: {name}',
        'Quiet Songs, Long Nights: {name}',
        'Canciones bajas, noches largas: {name}',
      ],
      ['Was läuft da gerade, {name}?', 'What Is Playing, {name}?', '¿Qué está sonando, {name}?'],
      ['{name} hört zu', '{name} Listens', '{name} escucha'],
      [
        'Ein Lied für später: Gespräch mit {name}',
        'A Song for Later: a Talk with {name}',
        'Una canción para luego: charla con {name}',
      ],
    ],
    teaser: [
      'Ein Gespräch über Lieder, die man nur nachts versteht, und über die Nachbarn, die inzwischen mitsingen.',
      'A conversation about songs one only understands at night, and about neighbours who have begun to sing along.',
      'Una charla sobre canciones que solo se entienden de noche y sobre vecinos que ya cantan.',
    ],
    lead: [
      '{name} hat Tee gekocht und eine Platte aufgelegt, bevor wir die erste Frage stellen konnten. „Damit wir beide nicht so nervös sind“, war die Erklärung. Danach haben wir geredet, bis beide Seiten zweimal durch waren.',
      '{name} made tea and put a record on before we could ask the first question. “So that neither of us is so nervous,” was the explanation. Then we talked until both sides had played twice.',
      '{name} preparó té y puso un disco antes de la primera pregunta. «Para que ninguno de los dos esté nervioso», explicó. Luego hablamos hasta que las dos caras sonaron dos veces.',
    ],
    talk: [
      {
        question: [
          'Welches Lied kennst du auswendig, ohne es gelernt zu haben?',
          'Which song do you know by heart without having learnt it?',
          '¿Qué canción te sabes sin haberla aprendido?',
        ],
        answer: [
          'Das, was meine Großmutter beim Bügeln gesummt hat. Ich habe den Titel nie gefunden. Vielleicht gehört es nur uns.',
          'The one my grandmother hummed while ironing. I never found out the title. Perhaps it belongs to us alone.',
          'La que tarareaba mi abuela al planchar. Nunca encontré el título. Quizá sea solo nuestra.',
        ],
      },
      {
        question: ['Musik beim Reden: an oder aus?', 'Music while talking: on or off?', 'Música al hablar: ¿sí o no?'],
        answer: [
          'An, aber so leise, dass man sie erst bemerkt, wenn sie aufhört.',
          'On, but so quiet that you only notice it when it stops.',
          'Sí, pero tan baja que solo se nota cuando para.',
        ],
      },
      {
        question: ['Was war dein erstes Konzert?', 'What was your first concert?', '¿Cuál fue tu primer concierto?'],
        answer: [
          'Ein Straßenmusiker am Hafen. Ich war acht und habe ihm mein Eis gegeben, weil ich kein Geld hatte.',
          'A street musician at the harbour. I was eight and gave away my ice cream because I had no money.',
          'Un músico callejero en el puerto. Tenía ocho años y le di mi helado porque no tenía dinero.',
        ],
      },
      {
        question: [
          'Was legst du auf, wenn der Abend zäh ist?',
          'What do you put on when an evening drags?',
          '¿Qué pones cuando la noche se hace larga?',
        ],
        answer: [
          'Etwas mit einem Kontrabass. Der Mensch ist einfach gebaut: Wenn es unten brummt, wird er ruhig.',
          'Something with a double bass. People are simply built: when it hums down low, they grow calm.',
          'Algo con contrabajo. El ser humano es sencillo: si vibra por abajo, se calma.',
        ],
      },
      {
        question: [
          'Und wenn jemand einen schrecklichen Wunsch hat?',
          'And if someone requests something terrible?',
          '¿Y si alguien pide algo horrible?',
        ],
        answer: [
          'Dann spielen wir ihn. Einmal. Danach reden wir darüber.',
          'Then we play it. Once. After that we talk about it.',
          'Pues se pone. Una vez. Después lo hablamos.',
        ],
      },
      {
        question: [
          'Welches Geräusch ist für dich Musik?',
          'Which noise is music to you?',
          '¿Qué ruido es música para ti?',
        ],
        answer: [
          'Die letzte Straßenbahn, wenn sie um die Ecke singt.',
          'The last tram when it sings around the corner.',
          'El último tranvía cuando canta en la curva.',
        ],
      },
    ],
    close: [
      'Zum Abschied bekamen wir einen Zettel mit fünf Titeln. Vier davon haben wir gehört, den fünften heben wir auf.',
      'When we left we were given a note with five titles. We have listened to four; the fifth we are saving.',
      'Al despedirnos nos dio un papel con cinco títulos. Hemos escuchado cuatro; el quinto lo guardamos.',
    ],
  },
  {
    slug: 'cooking',
    titles: [
      ['In der Küche von {name}', 'In the Kitchen of {name}', 'En la cocina de {name}'],
      ['{name} salzt zuletzt', '{name} Salts Last', '{name} sala al final'],
      ['Nudeln um Mitternacht, mit {name}', 'Pasta at Midnight, with {name}', 'Pasta a medianoche, con {name}'],
      [
        'Was im Ofen passiert: {name} erzählt',
        'What Happens in the Oven: {name} Explains',
        'Lo que pasa en el horno: lo cuenta {name}',
      ],
      [
        'Ein Topf für alle: zu Gast bei {name}',
        'One Pot for All: a Visit to {name}',
        'Una olla para todos: de visita con {name}',
      ],
    ],
    teaser: [
      'Wir haben Zwiebeln geschnitten, geweint und dabei mehr erfahren als in jedem Fragebogen.',
      'We cut onions, wept and found out more than any questionnaire would have revealed.',
      'Cortamos cebollas, lloramos y supimos más que con cualquier cuestionario.',
    ],
    lead: [
      'Es gibt zwei Arten von Küchen: die, in denen gekocht wird, und die, in denen fotografiert wird. Bei {name} fehlt am Holzbrett eine Ecke, und über dem Herd hängt ein Rezept, das nur aus drei Wörtern besteht.',
      'There are two kinds of kitchens: those for cooking and those for photographs. At {name}’s a corner of the wooden board is missing, and above the stove there is a recipe of only three words.',
      'Hay dos tipos de cocinas: en las que se cocina y en las que se hacen fotos. En la de {name} a la tabla le falta una esquina, y sobre los fogones cuelga una receta de solo tres palabras.',
    ],
    talk: [
      {
        question: [
          'Was gibt es, wenn es schnell gehen muss?',
          'What do you cook when it has to be quick?',
          '¿Qué cocinas cuando hay prisa?',
        ],
        answer: [
          'Brot, Butter, eine Tomate. Und dann so tun, als wäre es Absicht.',
          'Bread, butter, a tomato. And then pretend it was the plan.',
          'Pan, mantequilla, un tomate. Y fingir que era el plan.',
        ],
      },
      {
        question: [
          'Welches Gericht ist dir nie gelungen?',
          'Which dish has never worked for you?',
          '¿Qué plato nunca te ha salido?',
        ],
        answer: [
          'Reis. Ich habe in vier Sprachen gelesen, wie es geht. Der Reis liest offenbar nicht.',
          'Rice. I have read how to do it in four languages. The rice apparently does not read.',
          'El arroz. He leído cómo se hace en cuatro idiomas. Se ve que el arroz no lee.',
        ],
      },
      {
        question: [
          'Kochst du vor der Kamera anders?',
          'Do you cook differently in front of the camera?',
          '¿Cocinas distinto ante la cámara?',
        ],
        answer: [
          'Langsamer. Man merkt, wie schön Dampf ist, wenn jemand zusieht.',
          'More slowly. One notices how beautiful steam is when somebody watches.',
          'Más despacio. Notas lo bonito que es el vapor cuando alguien mira.',
        ],
      },
      {
        question: ['Von wem hast du es gelernt?', 'Who taught you?', '¿Quién te enseñó?'],
        answer: [
          'Von einem Onkel, der zur See fuhr. Er konnte aus drei Dosen ein Fest machen.',
          'An uncle who went to sea. He could turn three tins into a feast.',
          'Un tío marinero. Con tres latas montaba una fiesta.',
        ],
      },
      {
        question: ['Was soll ein Gast mitbringen?', 'What should a guest bring?', '¿Qué debería traer un invitado?'],
        answer: [
          'Hunger und eine Geschichte. Wein habe ich selbst.',
          'Hunger and a story. I have wine.',
          'Hambre y una historia. Vino tengo yo.',
        ],
      },
      {
        question: ['Das beste Gewürz?', 'The best spice?', '¿La mejor especia?'],
        answer: [
          'Zehn Minuten Geduld. Kostet nichts und fehlt fast überall.',
          'Ten minutes of patience. It costs nothing and is missing almost everywhere.',
          'Diez minutos de paciencia. No cuesta nada y falta casi siempre.',
        ],
      },
    ],
    close: [
      'Die drei Wörter über dem Herd lauten übrigens: „Erst probieren, dann.“ Mehr steht da nicht. Es reicht.',
      'The three words above the stove are, by the way: “Taste first, then.” That is all. It is enough.',
      'Las tres palabras sobre los fogones son, por cierto: «Prueba. Luego sigue». No hay más. Basta.',
    ],
  },
]
