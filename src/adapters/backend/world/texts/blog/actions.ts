import type { Line } from './post-draft'

/** An offer that comes back every year. */
export interface YearlyAction {
  readonly slug: string
  readonly month: number
  readonly day: number
  readonly title: Line
  readonly teaser: Line
  readonly lead: Line
  readonly head: Line
  readonly terms: readonly Line[]
  readonly close: Line
}

export const actions: readonly YearlyAction[] = [
  {
    slug: 'advent-calendar',
    month: 10,
    day: 20,
    title: [
      '24 kleine Türen: der Adventskalender {year}',
      '24 Little Doors: the Advent Calendar {year}',
      '24 puertecitas: el calendario de Adviento {year}',
    ],
    teaser: [
      'Ab dem ersten Dezember öffnet sich jeden Tag eine Tür. Dahinter: Gutscheine, Geschichten und einmal ein Lied.',
      'From the first of December a door opens every day. Behind it: vouchers, stories and, once, a song.',
      'Desde el uno de diciembre se abre una puerta cada día. Detrás: vales, historias y, una vez, una canción.',
    ],
    lead: [
      'Der Kalender hängt wieder. Jede Tür geht um Mitternacht auf und bleibt bis zum Ende des Tages offen; verpasste Türen öffnen sich noch einmal zwischen den Jahren. Du brauchst ein Konto, sonst nichts.',
      'The calendar is up again. Each door opens at midnight and stays open until the end of the day; missed doors open once more between the years. You need an account and nothing else.',
      'El calendario vuelve a estar colgado. Cada puerta se abre a medianoche y sigue abierta hasta el final del día; las que se pierdan se abren otra vez a fin de año. Solo necesitas una cuenta.',
    ],
    head: ['Gut zu wissen', 'Good to know', 'Conviene saber'],
    terms: [
      [
        'Gutscheine gelten dreißig Tage und werden vor Coins verbraucht',
        'Vouchers are valid for thirty days and are used before coins',
        'Los vales valen treinta días y se gastan antes que las monedas',
      ],
      [
        'Nichts muss gekauft werden, um eine Tür zu öffnen',
        'Nothing has to be bought to open a door',
        'No hay que comprar nada para abrir una puerta',
      ],
      [
        'Hinter der 24 steckt für alle dasselbe',
        'Behind number 24 there is the same for everyone',
        'Detrás de la 24 hay lo mismo para todos',
      ],
    ],
    close: [
      'Wer letztes Jahr dabei war, weiß: Die 6 ist meistens süß.',
      'Those who were there last year know: number 6 is usually sweet.',
      'Quien estuvo el año pasado lo sabe: la 6 suele ser dulce.',
    ],
  },
  {
    slug: 'spring-clean',
    month: 3,
    day: 8,
    title: [
      'Frühjahrsputz: alte Gutscheine gelten länger ({year})',
      'Spring Clean: Old Vouchers Last Longer ({year})',
      'Limpieza de primavera: los vales duran más ({year})',
    ],
    teaser: [
      'Im April verlängern wir, was sonst abläuft. Ein Klick genügt, und was in der Schublade lag, gilt wieder.',
      'In April we extend what would otherwise expire. One click, and what lay in the drawer is valid again.',
      'En abril alargamos lo que iba a caducar. Un clic y lo que estaba en el cajón vuelve a valer.',
    ],
    lead: [
      'Schubladen sind geduldig, Gutscheine nicht. Einmal im Jahr drehen wir das um: Was im April abläuft, läuft erst Ende Mai ab. Die Verlängerung siehst du in deinem Konto, und niemand schickt dir dafür eine Mahnung.',
      'Drawers are patient, vouchers are not. Once a year we turn that around: what expires in April expires at the end of May instead. You see the extension in your account, and nobody sends you a reminder for it.',
      'Los cajones son pacientes; los vales, no. Una vez al año le damos la vuelta: lo que caduca en abril caduca a finales de mayo. Lo ves en tu cuenta y nadie te manda un aviso.',
    ],
    head: ['Die Bedingungen', 'The terms', 'Las condiciones'],
    terms: [
      [
        'Gilt für alle Gutscheine, auch für die von einzelnen Profilen',
        'Holds for all vouchers, those of single profiles included',
        'Vale para todos los vales, también los de un perfil',
      ],
      [
        'Was vor April abgelaufen ist, bleibt abgelaufen',
        'What had expired before April stays expired',
        'Lo que caducó antes de abril sigue caducado',
      ],
      ['Eine Auszahlung gibt es nicht', 'There is no payout', 'No se pagan en dinero'],
    ],
    close: [
      'Und wenn du gerade dabei bist: Die Lieblingsliste freut sich auch über etwas Ordnung.',
      'And while you are at it: your favourites may like some tidying as well.',
      'Y ya que estás: tu lista de favoritos también agradecerá un poco de orden.',
    ],
  },
  {
    slug: 'summer-postcards',
    month: 6,
    day: 3,
    title: ['Postkarten aus dem Sommer {year}', 'Postcards from the Summer {year}', 'Postales del verano {year}'],
    teaser: [
      'Schreib uns, wo du gerade bist. Die schönsten fünfzig Zeilen werden vorgelesen, live und mit Meeresrauschen.',
      'Write to us from where you are. The fifty loveliest lines are read out, live and with the sound of the sea.',
      'Escríbenos desde donde estés. Las cincuenta líneas más bonitas se leen en directo, con rumor de mar.',
    ],
    lead: [
      'Sechs Wochen lang sammeln wir Sätze statt Fotos: eine Zeile über den Ort, an dem du bist, ohne seinen Namen zu nennen. Im August werden fünfzig davon an einem Abend vorgelesen. Wer den Ort errät, bekommt dafür nichts als Respekt.',
      'For six weeks we collect sentences instead of photos: one line about the place where you are, without its name. In August fifty of them are read out in one evening. Those who guess the place get nothing for it but respect.',
      'Durante seis semanas reunimos frases en vez de fotos: una línea sobre el lugar donde estás, sin nombrarlo. En agosto se leen cincuenta en una noche. Quien adivine el sitio no gana nada más que respeto.',
    ],
    head: ['Mitmachen', 'Taking part', 'Participar'],
    terms: [
      [
        'Eine Zeile, höchstens zweihundert Zeichen',
        'One line, two hundred characters at most',
        'Una línea, doscientos caracteres como máximo',
      ],
      ['Keine Namen von anderen', 'No names of other people', 'Sin nombres de otras personas'],
      [
        'Unter den Fünfzig verlosen wir zehn Abende im Ticket-Kino',
        'Among the fifty we draw ten evenings in the ticket cinema',
        'Entre las cincuenta sorteamos diez noches de cine con entrada',
      ],
    ],
    close: [
      'Die Zeile des letzten Jahres: „Es ist so heiß, dass sogar die Möwen flüstern.“',
      'Last year’s line: “It is so hot that even the gulls are whispering.”',
      'La línea del año pasado: «Hace tanto calor que hasta las gaviotas susurran».',
    ],
  },
  {
    slug: 'birthday-week',
    month: 8,
    day: 14,
    title: [
      'Vesper hat Geburtstag ({year})',
      'It Is Vesper’s Birthday ({year})',
      'Es el cumpleaños de Vesper ({year})',
    ],
    teaser: [
      'Eine Woche lang gibt es Kuchen, Rückblicke und zu jeder Aufladung ein Stück obendrauf.',
      'For a week there is cake, there are memories, and every top-up comes with a slice on top.',
      'Durante una semana hay tarta, recuerdos y un trozo de más con cada recarga.',
    ],
    lead: [
      'Wir feiern, wie man mit vielen Gästen feiert: Jeder bringt etwas mit. Die Räume öffnen früher, ein paar alte Sendungen laufen noch einmal, und wer in dieser Woche auflädt, bekommt zehn Prozent mehr.',
      'We celebrate as one does with many guests: everyone brings something. The rooms open earlier, a few old programmes run once more, and those who top up this week get ten per cent more.',
      'Celebramos como se celebra con muchos invitados: cada cual trae algo. Las salas abren antes, se repiten algunos programas antiguos y quien recargue esta semana recibe un diez por ciento más.',
    ],
    head: ['Das Kleingedruckte, groß', 'The small print, large', 'La letra pequeña, en grande'],
    terms: [
      [
        'Zehn Prozent mehr auf jede Aufladung, einmal am Tag',
        'Ten per cent more on every top-up, once a day',
        'Un diez por ciento más por recarga, una vez al día',
      ],
      [
        'Dein Limit gilt wie immer, auch mit dem Kuchen',
        'Your limit holds as always, cake included',
        'Tu límite vale como siempre, tarta incluida',
      ],
      ['Bis Sonntag, 23:59 Uhr', 'Until Sunday, 11:59 pm', 'Hasta el domingo a las 23:59'],
    ],
    close: [
      'Danke, dass du dabei bist. Ohne Gäste wäre es nur ein Licht in einem Fenster.',
      'Thank you for being here. Without guests it would only be a light in a window.',
      'Gracias por estar aquí. Sin visitantes sería solo una luz en una ventana.',
    ],
  },
]
