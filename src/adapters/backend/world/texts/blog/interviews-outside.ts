import type { Theme } from './interview-theme'

/** Cinemas and cities at night. */
export const outside: readonly Theme[] = [
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
