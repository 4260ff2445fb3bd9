import type { Line } from './post-draft'

/** A subject to talk about with an actor. `{name}` is the actor. */
export interface Theme {
  readonly slug: string
  readonly titles: readonly Line[]
  readonly teaser: Line
  readonly lead: Line
  readonly talk: readonly { readonly question: Line; readonly answer: Line }[]
  readonly close: Line
}

export const themes: readonly Theme[] = [
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
  {
    slug: 'cinema',
    titles: [
      [
        'Reihe sieben, Mitte: {name} über Kino',
        'Row Seven, Middle: {name} on Cinema',
        'Fila siete, centro: {name} habla de cine',
      ],
      ['{name} und der Abspann', '{name} and the Closing Credits', '{name} y los títulos finales'],
      [
        'Warum {name} das Ende nie verrät',
        'Why {name} Never Gives Away the Ending',
        'Por qué {name} nunca cuenta el final',
      ],
      ['Schwarz-weiß mit {name}', 'Black and White with {name}', 'En blanco y negro con {name}'],
      [
        'Drei Filme für den Regen, gewählt von {name}',
        'Three Films for the Rain, Chosen by {name}',
        'Tres películas para la lluvia, elegidas por {name}',
      ],
    ],
    teaser: [
      'Über das Dunkel zwischen zwei Bildern, gutes Popcorn und die Kunst, neben jemandem zu schweigen.',
      'About the dark between two pictures, good popcorn and the art of being silent next to someone.',
      'Sobre la oscuridad entre dos imágenes, las buenas palomitas y el arte de callar al lado de alguien.',
    ],
    lead: [
      'Wir trafen {name} in einem Kino mit achtzig Plätzen, von denen nachmittags fünf besetzt waren. Der Vorführer winkte. „Wir kennen uns“, hieß es, „ich war hier öfter als zu Hause.“',
      'We met {name} in a cinema with eighty seats, five of which were taken in the afternoon. The projectionist waved. “We know each other,” was the comment, “I have been here more often than at home.”',
      'Quedamos con {name} en un cine de ochenta butacas, cinco ocupadas a media tarde. El proyeccionista saludó. «Nos conocemos», nos explicó, «he estado aquí más que en casa».',
    ],
    talk: [
      {
        question: [
          'Welchen Film zeigst du jemandem, den du magst?',
          'Which film do you show to someone you like?',
          '¿Qué película le pones a alguien que te gusta?',
        ],
        answer: [
          'Einen, bei dem man reden darf. Wer dann trotzdem schweigt, hat gewonnen.',
          'One during which talking is allowed. Those who stay silent anyway have won.',
          'Una en la que se pueda hablar. Quien calle igualmente ha ganado.',
        ],
      },
      {
        question: [
          'Wann hast du zuletzt im Kino geweint?',
          'When did you last cry in the cinema?',
          '¿Cuándo lloraste en el cine por última vez?',
        ],
        answer: [
          'Dienstag. Bei der Werbung. Der Film war dann eine Komödie.',
          'Tuesday. During the commercials. The film was then a comedy.',
          'El martes. Con los anuncios. La película era una comedia.',
        ],
      },
      {
        question: ['Original oder synchronisiert?', 'Original or dubbed?', '¿Versión original o doblada?'],
        answer: [
          'Original, und die Untertitel so groß, dass man beim Essen mitkommt.',
          'Original, with subtitles so large that you can follow while eating.',
          'Original, con subtítulos grandes para poder cenar.',
        ],
      },
      {
        question: [
          'Gibt es eine Szene, die du nachspielen könntest?',
          'Is there a scene you could act out?',
          '¿Hay alguna escena que podrías interpretar?',
        ],
        answer: [
          'Jeden Abschied auf einem Bahnsteig. Ich habe sehr lange geübt zu winken.',
          'Any farewell on a platform. I have practised waving for a very long time.',
          'Cualquier despedida en un andén. He practicado mucho el saludo.',
        ],
      },
      {
        question: [
          'Was macht einen guten Filmabend live aus?',
          'What makes a good film night live?',
          '¿Qué hace buena una noche de cine en directo?',
        ],
        answer: [
          'Dass man vorher zehn Minuten nichts sagt außer Vorfreude.',
          'That for ten minutes beforehand there is nothing but anticipation.',
          'Que diez minutos antes no haya más que ganas.',
        ],
      },
      {
        question: ['Popcorn: süß oder salzig?', 'Popcorn: sweet or salty?', 'Palomitas: ¿dulces o saladas?'],
        answer: [
          'Beides, gemischt, im Dunkeln. Leben heißt Überraschung.',
          'Both, mixed, in the dark. Life means surprise.',
          'Las dos, mezcladas, a oscuras. La vida es sorpresa.',
        ],
      },
    ],
    close: [
      'Dann ging das Licht aus, und wir haben den Rest vergessen zu fragen.',
      'Then the lights went down, and we forgot to ask the rest.',
      'Entonces se apagó la luz y olvidamos preguntar lo demás.',
    ],
  },
  {
    slug: 'night-cities',
    titles: [
      [
        'Die Stadt nach zwölf, mit {name}',
        'The City After Twelve, with {name}',
        'La ciudad después de las doce, con {name}',
      ],
      ['{name} geht zu Fuß nach Hause', '{name} Walks Home', '{name} vuelve a casa andando'],
      [
        'Neonlicht und Nebel: eine Nacht mit {name}',
        'Neon and Fog: a Night with {name}',
        'Neón y niebla: una noche con {name}',
      ],
      [
        'Welche Stadt schläft am schönsten, {name}?',
        'Which City Sleeps Most Beautifully, {name}?',
        '¿Qué ciudad duerme mejor, {name}?',
      ],
      [
        'Acht Brücken, ein Gespräch: {name}',
        'Eight Bridges, One Conversation: {name}',
        'Ocho puentes, una charla: {name}',
      ],
    ],
    teaser: [
      'Ein Spaziergang ohne Ziel, mit kalten Händen, warmen Fenstern und einer Bäckerei, die um vier öffnet.',
      'A walk without a destination, with cold hands, warm windows and a bakery that opens at four.',
      'Un paseo sin rumbo, con manos frías, ventanas cálidas y una panadería que abre a las cuatro.',
    ],
    lead: [
      'Verabredet waren wir um Mitternacht an einer Brücke. {name} kam mit zwei Bechern Kakao und der Bitte, nicht auf das Telefon zu sehen, bis wir wieder hier sind. Wir haben es fast geschafft.',
      'We had arranged to meet at a bridge at midnight. {name} came with two cups of cocoa and the request not to look at the phone until we were back. We almost managed.',
      'Habíamos quedado a medianoche en un puente. {name} llegó con dos tazas de cacao y una petición: no mirar el móvil hasta volver. Casi lo conseguimos.',
    ],
    talk: [
      {
        question: ['Warum nachts?', 'Why at night?', '¿Por qué de noche?'],
        answer: [
          'Weil die Stadt dann zuhört. Tagsüber redet sie nur.',
          'Because that is when the city listens. In the daytime it only talks.',
          'Porque entonces la ciudad escucha. De día solo habla.',
        ],
      },
      {
        question: [
          'Welche Stadt hat das beste Licht?',
          'Which city has the best light?',
          '¿Qué ciudad tiene la mejor luz?',
        ],
        answer: [
          'Lissabon, kurz nach dem Regen. Und jede andere, wenn man gerade ankommt.',
          'Lisbon, just after rain. And any other when you have just arrived.',
          'Lisboa, justo después de llover. Y cualquier otra cuando acabas de llegar.',
        ],
      },
      {
        question: [
          'Wo gehst du hin, wenn du nicht schlafen kannst?',
          'Where do you go when you cannot sleep?',
          '¿Adónde vas cuando no puedes dormir?',
        ],
        answer: [
          'Zum Großmarkt. Um drei Uhr kauft dort jemand hundert Kilo Orangen, und alles ergibt Sinn.',
          'To the wholesale market. At three in the morning someone buys a hundred kilos of oranges, and everything makes sense.',
          'Al mercado central. A las tres alguien compra cien kilos de naranjas y todo tiene sentido.',
        ],
      },
      {
        question: [
          'Was nimmst du mit auf einen Spaziergang?',
          'What do you take along on a walk?',
          '¿Qué te llevas a un paseo?',
        ],
        answer: [
          'Einen Apfel, einen Stift und keine Karte.',
          'An apple, a pencil and no map.',
          'Una manzana, un lápiz y ningún mapa.',
        ],
      },
      {
        question: ['Das schönste Fenster?', 'The loveliest window?', '¿La ventana más bonita?'],
        answer: [
          'Dritter Stock, gegenüber der Post. Da übt jemand Klavier, seit Jahren dasselbe Stück, und es wird besser.',
          'Third floor, opposite the post office. Someone practises the piano there, the same piece for years, and it is getting better.',
          'Tercer piso, frente a Correos. Alguien practica piano, la misma pieza desde hace años, y va mejorando.',
        ],
      },
      {
        question: ['Und wann ist eine Nacht zu Ende?', 'And when is a night over?', '¿Y cuándo acaba una noche?'],
        answer: [
          'Wenn die Bäckerei das Licht anmacht. Danach ist es Frühstück.',
          'When the bakery switches on its light. After that it is breakfast.',
          'Cuando la panadería enciende la luz. Después ya es desayuno.',
        ],
      },
    ],
    close: [
      'Um vier standen wir wieder an der Brücke. Die Hände waren kalt, die Brötchen nicht.',
      'At four we were back at the bridge. Our hands were cold; the rolls were not.',
      'A las cuatro estábamos otra vez en el puente. Las manos, frías; el pan, no.',
    ],
  },
]
