import { ABOUT, HEAD, type Feature } from './feature'

/** Features of the last two years, the newest first. */
export const newFeatures: readonly Feature[] = [
  {
    slug: 'the-magazine-is-here',
    title: ['Das Magazin ist da', 'The Magazine Is Here', 'La revista ya está aquí'],
    teaser: [
      'Gespräche, Termine und Neues haben jetzt einen eigenen Ort, mit einem Archiv, das vier Jahre zurückreicht.',
      'Conversations, dates and news now have a place of their own, with an archive that reaches back four years.',
      'Las charlas, las citas y las novedades tienen ya su propio lugar, con un archivo de cuatro años.',
    ],
    paragraphs: [
      [
        'Bisher standen unsere Texte verstreut: in Rundschreiben, in Fußnoten, auf einem Zettel am Kühlschrank. Wir haben sie gesammelt, korrigiert und nach Jahren sortiert.',
        'Until now our texts were scattered: in newsletters, in footnotes, on a note on the fridge. We have collected, corrected and sorted them by year.',
        'Hasta ahora nuestros textos estaban repartidos: en boletines, en notas al pie, en un papel en la nevera. Los hemos reunido, corregido y ordenado por años.',
      ],
      [
        'Neues erscheint etwa alle drei Wochen. Wir schreiben lieber selten und ganz als oft und halb.',
        'New stories appear about every three weeks. We would rather write rarely and fully than often and by halves.',
        'Publicamos cada tres semanas más o menos. Preferimos escribir poco y entero que mucho y a medias.',
      ],
    ],
    head: ABOUT,
    points: [
      [
        'Alle Texte auf Deutsch, Englisch und Spanisch',
        'All texts in German, English and Spanish',
        'Todos los textos en alemán, inglés y español',
      ],
      [
        'Lesezeit und Datum an jedem Beitrag',
        'Reading time and date on every story',
        'Tiempo de lectura y fecha en cada artículo',
      ],
      ['Kein Konto nötig', 'No account needed', 'Sin necesidad de cuenta'],
    ],
  },
  {
    slug: 'ticket-shows-explained',
    title: [
      'Ticket-Shows: ein Abend mit festem Anfang',
      'Ticket Shows: an Evening with a Fixed Beginning',
      'Shows con entrada: una velada con hora fija',
    ],
    teaser: [
      'Konzerte, Lesungen, Küchenabende: Jetzt kannst du einen Platz vorher kaufen und dich an den Beginn erinnern lassen.',
      'Concerts, readings, kitchen nights: you can now buy a seat beforehand and be reminded of the beginning.',
      'Conciertos, lecturas, noches de cocina: ya puedes comprar tu sitio antes y recibir un aviso al empezar.',
    ],
    paragraphs: [
      [
        'Manche Abende brauchen einen Vorhang. Eine Ticket-Show hat einen Titel, eine Uhrzeit und einen Preis, und solange sie läuft, stört niemand mit einem Einzelchat.',
        'Some evenings need a curtain. A ticket show has a title, a time and a price, and while it runs nobody interrupts with a private chat.',
        'Algunas noches necesitan telón. Un show con entrada tiene título, hora y precio, y mientras dura nadie interrumpe con un chat privado.',
      ],
      [
        'Fällt ein Abend aus, bekommst du deine Coins zurück, ohne zu fragen.',
        'If an evening is cancelled you get your coins back without having to ask.',
        'Si una velada se cancela, recuperas tus monedas sin pedirlo.',
      ],
    ],
    head: HEAD,
    points: [
      [
        'Der Preis ist ein fester, keiner pro Minute',
        'The price is fixed, not per minute',
        'El precio es fijo, no por minuto',
      ],
      [
        'Der Platz gehört dir, auch wenn du später kommst',
        'The seat is yours even if you come late',
        'El sitio es tuyo aunque llegues tarde',
      ],
      ['Alle Termine stehen auf einer Seite', 'All dates are on one page', 'Todas las citas están en una página'],
    ],
  },
  {
    slug: 'a-stop-in-coins',
    title: [
      'Ein Stopp in Coins, den du selbst setzt',
      'A Stop in Coins That You Set Yourself',
      'Un tope en monedas que pones tú',
    ],
    teaser: [
      'Vor jedem bezahlten Chat legst du fest, wie viel er höchstens kosten darf. Danach ist Schluss, freundlich und pünktlich.',
      'Before every paid chat you decide what it may cost at most. Then it ends, kindly and on time.',
      'Antes de cada chat de pago decides cuánto puede costar como máximo. Luego termina, con amabilidad y a su hora.',
    ],
    paragraphs: [
      [
        'Gute Gespräche haben die Angewohnheit, länger zu dauern als geplant. Der Stopp nimmt dir das Rechnen ab: Du nennst eine Zahl, und der Zähler hält sich daran.',
        'Good conversations have a habit of lasting longer than planned. The stop does the sums for you: you name a number, and the meter respects it.',
        'Las buenas charlas suelen durar más de lo previsto. El tope hace las cuentas por ti: dices un número y el contador lo respeta.',
      ],
      [
        'Eine Minute vorher siehst du einen leisen Hinweis. Verlängern kannst du mit einem Druck, wenn du willst.',
        'One minute before, you see a quiet note. You can extend with one press if you want to.',
        'Un minuto antes ves un aviso discreto. Puedes alargarlo con una pulsación, si quieres.',
      ],
    ],
    head: ABOUT,
    points: [
      ['Gilt nur für diesen einen Chat', 'Holds for this one chat only', 'Vale solo para ese chat'],
      ['Zusätzlich zu deinem Tageslimit', 'In addition to your daily limit', 'Además de tu límite diario'],
      [
        'Die Abrechnung danach nennt jede Sekunde',
        'The bill afterwards lists every second',
        'La cuenta detalla cada segundo',
      ],
    ],
  },
  {
    slug: 'quiet-notifications',
    title: [
      'Benachrichtigungen, die nachts schweigen',
      'Notifications That Are Silent at Night',
      'Avisos que callan de noche',
    ],
    teaser: [
      'Du wählst für jede Sache einzeln, ob sie dich als Mail, auf dem Handy oder gar nicht erreicht.',
      'You choose for each thing whether it reaches you by mail, on your phone or not at all.',
      'Eliges para cada cosa si te llega por correo, al móvil o nunca.',
    ],
    paragraphs: [
      [
        'Wer jemandem folgt, möchte wissen, wann es losgeht, aber nicht um vier Uhr früh. Darum gibt es jetzt Ruhezeiten, und was in ihnen ankommt, wartet bis zum Frühstück.',
        'Those who follow someone want to know when it starts, but not at four in the morning. So there are quiet hours now, and what arrives in them waits until breakfast.',
        'Quien sigue a alguien quiere saber cuándo empieza, pero no a las cuatro de la mañana. Por eso hay horas de silencio, y lo que llegue espera al desayuno.',
      ],
      [
        'Auf dem Sperrbildschirm steht nie, worum es geht: nur, dass es etwas Neues gibt.',
        'The lock screen never shows what it is about: only that there is something new.',
        'La pantalla de bloqueo nunca dice de qué se trata: solo que hay algo nuevo.',
      ],
    ],
    head: HEAD,
    points: [
      ['Drei Wege, einzeln wählbar', 'Three ways, each chosen separately', 'Tres vías, cada una por separado'],
      [
        'Abmelden mit einem Klick in jeder Mail',
        'Unsubscribe with one click in every mail',
        'Baja con un clic en cada correo',
      ],
      [
        'Neutral formuliert, auf Wunsch auch der Absender',
        'Neutral wording, and a neutral sender if you like',
        'Redacción neutra, y remitente neutro si lo prefieres',
      ],
    ],
  },
  {
    slug: 'albums-grow-up',
    title: ['Fotoalben werden erwachsen', 'Photo Albums Grow Up', 'Los álbumes se hacen mayores'],
    teaser: [
      'Vollbild, Wischen, Tasten: Ein Album liest sich jetzt wie ein Bildband.',
      'Full screen, swiping, keys: an album now reads like a picture book.',
      'Pantalla completa, gestos, teclas: un álbum se lee ya como un libro de fotos.',
    ],
    paragraphs: [
      [
        'Wir haben drei Fotobände auf den Tisch gelegt und gefragt, was sie besser machen. Antwort: Sie lassen einem Bild Platz und drängen nicht zum nächsten.',
        'We put three books of photographs on the table and wondered what they do better. The answer: they give a picture room and do not push you on to the next.',
        'Pusimos tres libros de fotos sobre la mesa y nos preguntamos qué hacen mejor. La respuesta: dan espacio a la imagen y no empujan a la siguiente.',
      ],
      [
        'Die Vorschau bleibt für alle offen. Was danach kommt, gehört dir nach einem Kauf.',
        'The preview stays open to everyone. What comes after it is yours after one purchase.',
        'El avance sigue abierto a todos. Lo que viene después es tuyo con una compra.',
      ],
    ],
    head: HEAD,
    points: [
      ['Pfeiltasten, Wischen und Escape', 'Arrow keys, swiping and Escape', 'Flechas, gestos y Escape'],
      ['Bilder passen sich dem Bildschirm an', 'Pictures fit the screen', 'Las fotos se adaptan a la pantalla'],
      ['Gekauftes steht in deiner Mediathek', 'What you bought is in your library', 'Lo comprado está en tu mediateca'],
    ],
  },
  {
    slug: 'three-languages',
    title: ['Vesper kann jetzt Spanisch', 'Vesper Now Knows Spanish', 'Vesper ya habla español'],
    teaser: [
      'Nicht übersetzt, sondern neu geschrieben: warum drei Sprachen drei verschiedene Witze brauchen.',
      'Not translated but written again: why three languages need three different jokes.',
      'No traducido, sino escrito de nuevo: por qué tres idiomas necesitan tres chistes distintos.',
    ],
    paragraphs: [
      [
        'Eine Kollegin aus Valencia hat alle Seiten von vorn geschrieben. Manche Sätze wurden kürzer, zwei verschwanden, und einer ist so gut geworden, dass wir ihn ins Deutsche zurückgeholt haben.',
        'A colleague from Valencia wrote every page from scratch. Some sentences became shorter, two disappeared, and one turned out so well that we brought it back into German.',
        'Una compañera de Valencia reescribió todas las páginas. Unas frases se acortaron, dos desaparecieron y una quedó tan bien que la devolvimos al alemán.',
      ],
      [
        'Die Sprache wechselst du am Fuß jeder Seite, und die Adresse bleibt lesbar.',
        'You change the language at the foot of every page, and the address stays readable.',
        'Cambias de idioma al pie de cada página, y la dirección sigue siendo legible.',
      ],
    ],
    head: ABOUT,
    points: [
      [
        'Deutsch, Englisch und Spanisch, vollständig',
        'German, English and Spanish, complete',
        'Alemán, inglés y español, completos',
      ],
      [
        'Deine Wahl bleibt auf diesem Gerät',
        'Your choice stays on this device',
        'Tu elección se guarda en este dispositivo',
      ],
      ['Mails kommen in derselben Sprache', 'Mails come in the same language', 'Los correos llegan en el mismo idioma'],
    ],
  },
  {
    slug: 'search-that-listens',
    title: [
      'Eine Suche, die Stimmungen versteht',
      'A Search That Understands Moods',
      'Un buscador que entiende ambientes',
    ],
    teaser: [
      '„Ruhig, Jazz, heute Abend“ reicht jetzt als Frage.',
      '“Quiet, jazz, tonight” is now enough of a question.',
      '«Tranquilo, jazz, esta noche» ya es pregunta suficiente.',
    ],
    paragraphs: [
      [
        'Die alte Suche wollte Namen. Die neue nimmt auch Sprachen, Hobbys, Orte und Sendezeiten, und sie sagt dir, wie viele übrig bleiben, bevor du drückst.',
        'The old search wanted names. The new one also takes languages, hobbies, places and schedules, and shows how many are left before you press.',
        'El buscador antiguo quería nombres. El nuevo acepta también idiomas, aficiones, lugares y horarios, y dice cuántos quedan antes de pulsar.',
      ],
      [
        'Eine gute Suche kannst du speichern und dir einen Namen dafür ausdenken.',
        'You can save a good search and think of a name for it.',
        'Puedes guardar una buena búsqueda y ponerle nombre.',
      ],
    ],
    head: HEAD,
    points: [
      ['Filter lassen sich kombinieren', 'Filters can be combined', 'Los filtros se combinan'],
      [
        'Gespeicherte Suchen sind nur für dich',
        'Saved searches are for you alone',
        'Las búsquedas guardadas son solo para ti',
      ],
      ['Jede Suche hat eine Adresse', 'Every search has an address', 'Cada búsqueda tiene su dirección'],
    ],
  },
]
