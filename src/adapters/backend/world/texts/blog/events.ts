import type { Line } from './post-draft'

/** An evening that comes back every year. */
export interface YearlyEvent {
  readonly slug: string
  /** The month of its story, counted from 0, and the day. */
  readonly month: number
  readonly day: number
  readonly title: Line
  readonly teaser: Line
  readonly lead: Line
  readonly head: Line
  readonly program: readonly Line[]
  readonly quote: Line
  /** The special feature of each edition. */
  readonly editions: readonly Line[]
}

export const events: readonly YearlyEvent[] = [
  {
    slug: 'midsummer-night',
    month: 5,
    day: 19,
    title: ['Die kürzeste Nacht {year}', 'The Shortest Night {year}', 'La noche más corta {year}'],
    teaser: [
      'Eine Nacht, die um halb fünf endet: Musik auf Dächern, Limonade auf dem Balkon und acht Räume, die nicht schlafen.',
      'A night that ends at half past four: music on rooftops, lemonade on the balcony and eight rooms that stay awake.',
      'Una noche que termina a las cuatro y media: música en las azoteas, limonada en el balcón y ocho salas en vela.',
    ],
    lead: [
      'Im Juni lohnt es sich kaum, ins Bett zu gehen. Also bleiben wir auf: Acht Räume senden von Sonnenuntergang bis Sonnenaufgang, einer übergibt an den nächsten, und wer alle besucht, hat einmal um die Stadt herum gehört.',
      'In June it is hardly worth going to bed. So we stay up: eight rooms broadcast from sunset to sunrise, each hands over to the next, and whoever visits them all has listened their way around the city once.',
      'En junio apenas compensa acostarse. Así que nos quedamos: ocho salas emiten del atardecer al amanecer, una da paso a la siguiente, y quien las visita todas ha dado la vuelta a la ciudad de oído.',
    ],
    head: ['Was dich erwartet', 'What to expect', 'Qué te espera'],
    program: [
      [
        '<strong>22 Uhr:</strong> ein Konzert auf einem Dach, ohne Verstärker',
        '<strong>10 pm:</strong> a concert on a roof, without amplifiers',
        '<strong>22 h:</strong> un concierto en una azotea, sin amplificadores',
      ],
      [
        '<strong>Mitternacht:</strong> kalte Suppe aus drei Ländern, zum Mitkochen',
        '<strong>Midnight:</strong> cold soup from three countries, cook along',
        '<strong>Medianoche:</strong> sopas frías de tres países, para cocinar a la vez',
      ],
      [
        '<strong>3 Uhr:</strong> leise Platten für die, die noch da sind',
        '<strong>3 am:</strong> quiet records for those who are still there',
        '<strong>3 h:</strong> discos tranquilos para quien siga ahí',
      ],
    ],
    quote: [
      'Um vier hat niemand mehr geredet. Wir haben nur zugesehen, wie es hell wird.',
      'At four nobody was talking any more. We only watched it get light.',
      'A las cuatro ya no hablaba nadie. Solo mirábamos cómo amanecía.',
    ],
    editions: [
      [
        'In diesem Jahr senden zum ersten Mal zwei Räume aus Portugal, eine Stunde später und mit Blick auf den Fluss.',
        'This year two rooms broadcast from Portugal for the first time, an hour later and with a view of the river.',
        'Este año dos salas emiten por primera vez desde Portugal, una hora más tarde y con vistas al río.',
      ],
      [
        'Das Gewitter hat den Anfang um eine Stunde verschoben. Gespielt wurde dann unter einem Vordach, und der Regen war im Takt.',
        'The thunderstorm moved the beginning by an hour. The concert was then played under a canopy, and the rain kept time.',
        'La tormenta retrasó el comienzo una hora. Al final se tocó bajo una marquesina, y la lluvia llevaba el compás.',
      ],
      [
        'Zum ersten Mal gab es eine gemeinsame Liste: Jeder Gast durfte ein Lied nennen, gespielt wurden zweihundert.',
        'For the first time there was a shared list: every guest could name a song, and two hundred were played.',
        'Por primera vez hubo una lista común: cada visitante podía proponer una canción, y sonaron doscientas.',
      ],
      [
        'Es war die erste kürzeste Nacht überhaupt: drei Räume, ein Plan auf einer Serviette und sehr viel Kaffee.',
        'It was the very first shortest night: three rooms, a plan on a napkin and a great deal of coffee.',
        'Fue la primera de todas: tres salas, un plan en una servilleta y muchísimo café.',
      ],
    ],
  },
  {
    slug: 'lantern-week',
    month: 10,
    day: 6,
    title: ['Laternenwoche {year}', 'Lantern Week {year}', 'Semana de los faroles {year}'],
    teaser: [
      'Sieben Abende bei kleinem Licht: Lesungen, Schattenspiel und ein Spaziergang durch Städte, die gerade dunkel werden.',
      'Seven evenings by small lights: readings, shadow play and a walk through cities that are just getting dark.',
      'Siete noches con luz pequeña: lecturas, sombras chinescas y un paseo por ciudades que empiezan a oscurecer.',
    ],
    lead: [
      'Im November wird es früh dunkel, und das muss kein Schaden sein. Eine Woche lang lassen alle Räume der Reihe die großen Lampen aus. Was bleibt, sind Kerzen, Papierlaternen und Stimmen, die automatisch leiser werden.',
      'In November it gets dark early, and that need not be a bad thing. For one week every room of the series leaves the big lamps off. What remains are candles, paper lanterns and voices that grow quieter by themselves.',
      'En noviembre anochece pronto, y no tiene por qué ser malo. Durante una semana las salas de la serie apagan las lámparas grandes. Quedan velas, faroles de papel y voces que bajan solas.',
    ],
    head: ['Die sieben Abende', 'The seven evenings', 'Las siete noches'],
    program: [
      [
        'Montag bis Mittwoch: Geschichten, die mit „Es war schon spät“ beginnen',
        'Monday to Wednesday: stories that begin with “It was already late”',
        'De lunes a miércoles: historias que empiezan por «Ya era tarde»',
      ],
      [
        'Donnerstag: Schattentheater aus Pappe und einer Taschenlampe',
        'Thursday: shadow theatre made of cardboard and a torch',
        'Jueves: teatro de sombras con cartón y una linterna',
      ],
      [
        'Freitag bis Sonntag: ein Stadtspaziergang live, jede Nacht in einer anderen Stadt',
        'Friday to Sunday: a live city walk, every night in another city',
        'De viernes a domingo: un paseo en directo, cada noche por otra ciudad',
      ],
    ],
    quote: [
      'Man sieht weniger und hört mehr. Das ist das ganze Geheimnis.',
      'You see less and listen more. That is the whole secret.',
      'Se ve menos y se escucha más. Ese es todo el secreto.',
    ],
    editions: [
      [
        'Neu ist ein gemeinsames Zeichen: Wer in einem Raum ein Windlicht sieht, darf sich still dazusetzen, auch ohne ein Wort zu schreiben.',
        'New this time is a shared sign: where you see a storm lantern in a room, you may sit down quietly, without writing a word.',
        'La novedad es una señal común: si ves un farolillo en una sala, puedes sentarte en silencio, sin escribir una palabra.',
      ],
      [
        'Der Spaziergang führte durch Triest, Porto und Leipzig, und in Leipzig fing es an zu schneien.',
        'The walk led through Trieste, Porto and Leipzig, and in Leipzig it began to snow.',
        'El paseo pasó por Trieste, Oporto y Leipzig, y en Leipzig empezó a nevar.',
      ],
      [
        'Das Schattentheater war so beliebt, dass es an zwei weiteren Abenden wiederholt wurde.',
        'The shadow theatre was so popular that it was repeated on two more evenings.',
        'El teatro de sombras gustó tanto que se repitió otras dos noches.',
      ],
      [
        'Angefangen hat es mit einem Stromausfall, den alle schöner fanden als den Abend, der geplant war.',
        'It began with a power cut that everybody liked better than the evening that had been planned.',
        'Todo empezó con un apagón que gustó más que la velada prevista.',
      ],
    ],
  },
  {
    slug: 'spring-kitchen',
    month: 2,
    day: 21,
    title: ['Die Frühlingsküche {year}', 'The Spring Kitchen {year}', 'La cocina de primavera {year}'],
    teaser: [
      'Ein Wochenende am Herd: sechs Gastgeber, sechs Gerichte, und in jeder Küche ein freier Platz für dich.',
      'A weekend at the stove: six hosts, six dishes, and in every kitchen a free seat for you.',
      'Un fin de semana entre fogones: seis anfitriones, seis platos y en cada cocina un sitio libre para ti.',
    ],
    lead: [
      'Die Frühlingsküche ist das Wochenende, an dem der Live-Chat nach Zitrone riecht. Es gibt eine Einkaufsliste vorab, und wer mag, kocht zu Hause mit. Wer nicht mag, sieht zu und fragt, warum die Butter braun sein muss.',
      'The spring kitchen is the weekend on which live chat smells of lemon. There is a shopping list beforehand, and those who like cook along at home. Those who do not can watch and find out why the butter has to be brown.',
      'La cocina de primavera es el fin de semana en que el chat huele a limón. Hay una lista de la compra y quien quiera cocina desde casa. Quien no, mira y pregunta por qué la mantequilla tiene que estar tostada.',
    ],
    head: ['Auf dem Plan', 'On the menu', 'En la carta'],
    program: [
      [
        'Spargel mit nichts, und warum das reicht',
        'Asparagus with nothing, and why that is enough',
        'Espárragos con nada, y por qué basta',
      ],
      [
        'Nudeln von Hand, für Menschen mit einer Flasche statt eines Nudelholzes',
        'Pasta by hand, for people with a bottle instead of a rolling pin',
        'Pasta a mano, para quien tiene una botella en lugar de rodillo',
      ],
      [
        'Ein Kuchen, der in einer Pfanne gebacken wird',
        'A cake that is baked in a pan',
        'Un bizcocho que se hace en la sartén',
      ],
    ],
    quote: [
      'Angebrannt ist es erst, wenn du aufhörst, darüber zu lachen.',
      'It is only burnt once you stop laughing about it.',
      'Solo está quemado cuando dejas de reírte de ello.',
    ],
    editions: [
      [
        'Diesmal kochen zum ersten Mal zwei Räume gegeneinander, mit denselben fünf Zutaten und vierzig Minuten.',
        'This time two rooms cook against each other for the first time, with the same five ingredients and forty minutes.',
        'Esta vez dos salas compiten por primera vez, con los mismos cinco ingredientes y cuarenta minutos.',
      ],
      [
        'Das meistgekochte Gericht war die Zitronensuppe. Das Rezept haben wir so oft verschickt, dass wir es auswendig kennen.',
        'The dish cooked most often was the lemon soup. We have sent the recipe out so often that we know it by heart.',
        'El plato más cocinado fue la sopa de limón. Hemos enviado la receta tantas veces que nos la sabemos de memoria.',
      ],
      [
        'Ein Rauchmelder hat mitgespielt, zweimal, und wurde mit Applaus verabschiedet.',
        'A smoke alarm joined in, twice, and was seen off with applause.',
        'Un detector de humo se apuntó, dos veces, y se fue entre aplausos.',
      ],
      [
        'Im ersten Jahr waren es drei Küchen und eine einzige Pfanne, die alle hatten.',
        'In the first year there were three kitchens, and one single pan that everybody had.',
        'El primer año fueron tres cocinas y una única sartén que tenían todos.',
      ],
    ],
  },
  {
    slug: 'open-air-cinema',
    month: 7,
    day: 12,
    title: ['Kino unter Sternen {year}', 'Cinema Under the Stars {year}', 'Cine bajo las estrellas {year}'],
    teaser: [
      'Vier Nächte, vier Lieblingsfilme und Gastgeber, die sie schon so oft gesehen haben, dass sie leise mitsprechen.',
      'Four nights, four favourite films, and hosts who have seen them so often that they quietly join in.',
      'Cuatro noches, cuatro películas favoritas y anfitriones que las han visto tanto que las susurran.',
    ],
    lead: [
      'Im August ziehen die Filmabende nach draußen. Jede Nacht wählt jemand anderes aus, erzählt vorher zehn Minuten, worauf man achten kann, und bleibt danach, bis die letzte Frage beantwortet ist.',
      'In August the film nights move outdoors. Every night someone else chooses, talks for ten minutes about what to look out for, and stays afterwards until the last question is answered.',
      'En agosto las noches de cine salen al aire libre. Cada noche elige otra persona, cuenta durante diez minutos en qué fijarse y se queda hasta responder la última pregunta.',
    ],
    head: ['So läuft ein Abend', 'How an evening goes', 'Cómo va una noche'],
    program: [
      [
        'Zehn Minuten Einführung, ohne das Ende zu verraten',
        'A ten-minute introduction that does not give away the ending',
        'Diez minutos de introducción, sin contar el final',
      ],
      [
        'Alle starten zur selben Zeit, jeder bei sich',
        'Everybody starts at the same time, each at home',
        'Todos empiezan a la vez, cada cual en su casa',
      ],
      [
        'Danach: die beste Szene, noch einmal, mit Kommentaren',
        'Afterwards: the best scene once more, with comments',
        'Después: la mejor escena otra vez, con comentarios',
      ],
    ],
    quote: [
      'Ein Film ist erst fertig, wenn jemand danach noch eine Stunde darüber redet.',
      'A film is only finished once someone has talked about it for another hour.',
      'Una película no termina hasta que alguien habla de ella una hora más.',
    ],
    editions: [
      [
        'Eröffnet wird mit einem Stummfilm, und die Musik dazu spielt ein Klavier in Echtzeit.',
        'It opens with a silent film, and a piano plays the music to it in real time.',
        'Se abre con una película muda, y un piano toca la música en vivo.',
      ],
      [
        'In der dritten Nacht fielen so viele Sternschnuppen, dass niemand mehr auf die Leinwand sah.',
        'On the third night there were so many shooting stars that nobody looked at the screen any more.',
        'La tercera noche hubo tantas estrellas fugaces que nadie miraba la pantalla.',
      ],
      [
        'Gewählt haben die Gäste: Es gewann eine Liebesgeschichte in einem Bahnhof, mit zwei Stimmen Vorsprung.',
        'The guests chose: a love story in a railway station won, by two votes.',
        'Eligió el público: ganó una historia de amor en una estación, por dos votos.',
      ],
      [
        'Die Leinwand der ersten Ausgabe war ein Bettlaken. Es hängt noch.',
        'The screen of the first edition was a bed sheet. It is still there.',
        'La pantalla de la primera edición fue una sábana. Ahí sigue.',
      ],
    ],
  },
]
