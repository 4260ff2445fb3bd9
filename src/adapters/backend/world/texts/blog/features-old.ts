import { ABOUT, HEAD, type Feature } from './feature'

/** Features of the years before, the newest first. */
export const oldFeatures: readonly Feature[] = [
  {
    slug: 'works-offline',
    title: [
      'Auch im Tunnel: Vesper ohne Netz',
      'Even in a Tunnel: Vesper Without a Network',
      'También en el túnel: Vesper sin red',
    ],
    teaser: [
      'Die App startet jetzt ohne Verbindung, zeigt, was du zuletzt gesehen hast, und schickt nach, was du geschrieben hast.',
      'The app now starts without a connection, shows what you saw last and sends later what you wrote.',
      'La app arranca ya sin conexión, enseña lo último que viste y envía después lo que escribiste.',
    ],
    paragraphs: [
      [
        'Zwischen zwei Stationen ist eine weiße Seite besonders lang. Darum merkt sich dein Gerät jetzt die öffentlichen Seiten, die du besucht hast.',
        'Between two stops a white page lasts especially long. So your device now keeps the public pages that you have visited.',
        'Entre dos estaciones una página en blanco se hace larga. Por eso tu dispositivo conserva las páginas públicas que has visitado.',
      ],
      [
        'Von deinem Konto wird nichts gespeichert. Wer dein Handy findet, findet keine Nachrichten.',
        'Nothing of your account is stored. Those who find your phone find no messages.',
        'De tu cuenta no se guarda nada. Quien encuentre tu móvil no encontrará mensajes.',
      ],
    ],
    head: ABOUT,
    points: [
      [
        'Nachrichten warten, bis das Netz zurück ist',
        'Messages wait until the network is back',
        'Los mensajes esperan a que vuelva la red',
      ],
      ['Ein Hinweis zeigt, was alt ist', 'A note shows what is old', 'Un aviso indica qué es antiguo'],
      [
        'Abschalten jederzeit in den Einstellungen',
        'Switch it off in the settings at any time',
        'Se desactiva cuando quieras en los ajustes',
      ],
    ],
  },
  {
    slug: 'meet-the-moderators',
    title: [
      'Die Menschen hinter dem ruhigen Ton',
      'The People Behind the Calm Tone',
      'Las personas tras el tono sereno',
    ],
    teaser: [
      'Sieben Leute lesen mit, wenn jemand um Hilfe bittet. Ein Besuch in einer Küche mit sehr gutem Tee.',
      'Seven people read along when someone asks for help. A visit to a kitchen with very good tea.',
      'Siete personas leen cuando alguien pide ayuda. Una visita a una cocina con muy buen té.',
    ],
    paragraphs: [
      [
        'Sie kommen aus der Pflege, aus dem Theater und aus einer Fahrradwerkstatt. Gemeinsam haben sie, dass sie erst fragen und dann entscheiden.',
        'They come from nursing, from the theatre and from a bicycle workshop. What they share is that they listen first and decide afterwards.',
        'Vienen de la enfermería, del teatro y de un taller de bicicletas. Tienen en común que primero preguntan y luego deciden.',
      ],
      [
        'Die meisten Meldungen enden mit einem Satz: „Danke, das haben wir so nicht gesehen.“',
        'Most reports end with one sentence: “Thank you, we had not seen it that way.”',
        'La mayoría de los avisos acaban con una frase: «Gracias, no lo habíamos visto así».',
      ],
    ],
    head: HEAD,
    points: [
      [
        'Antwort in der Regel am selben Abend',
        'An answer usually on the same evening',
        'Respuesta casi siempre la misma noche',
      ],
      ['Jede Entscheidung wird begründet', 'Every decision comes with a reason', 'Toda decisión se explica'],
      [
        'Widerspruch liest jemand anderes',
        'An objection is read by someone else',
        'La reclamación la lee otra persona',
      ],
    ],
  },
  {
    slug: 'better-sound',
    title: [
      'Hör mal: besserer Ton im Live-Bild',
      'Listen: Better Sound in the Live Picture',
      'Escucha: mejor sonido en directo',
    ],
    teaser: [
      'Für alle, die singen, lesen oder einfach leise reden.',
      'For everyone who sings, reads or simply talks quietly.',
      'Para quien canta, lee o simplemente habla bajito.',
    ],
    paragraphs: [
      [
        'Wir haben ein wenig Bandbreite vom Bild zum Ton geschoben, und niemand hat es am Bild bemerkt. Am Ton schon: Ein Cello klingt jetzt nach Holz.',
        'We moved a little bandwidth from picture to sound, and nobody noticed it in the picture. In the sound they did: a cello now sounds of wood.',
        'Pasamos un poco de ancho de banda de la imagen al sonido y nadie lo notó en la imagen. En el sonido sí: un chelo suena ya a madera.',
      ],
      [
        'Mit Kopfhörern ist der Unterschied am größten.',
        'The difference is greatest with headphones.',
        'Con auriculares se nota más.',
      ],
    ],
    head: HEAD,
    points: [
      ['Gilt für alle Räume mit Ton', 'For all rooms with sound', 'Para todas las salas con sonido'],
      ['Kein neuer Schalter', 'No new switch', 'Sin botones nuevos'],
      [
        'Langsame Netze behalten den alten Ton',
        'Slow networks retain the old sound',
        'Las redes lentas conservan el sonido anterior',
      ],
    ],
  },
  {
    slug: 'gifts-with-meaning',
    title: ['Geschenke, die etwas bedeuten', 'Gifts That Mean Something', 'Regalos con sentido'],
    teaser: [
      'Vierzig neue Zeichnungen, jede mit einer Geschichte: vom Regenschirm bis zur letzten Straßenbahn.',
      'Forty new drawings, each with a story: from the umbrella to the last tram.',
      'Cuarenta dibujos nuevos, cada uno con su historia: del paraguas al último tranvía.',
    ],
    paragraphs: [
      [
        'Wir haben Gäste gefragt, was sie gern verschenken würden, wenn es nichts wiegen muss. Die Antworten waren so schön, dass wir sie gezeichnet haben.',
        'We asked guests what they would give if it did not have to weigh anything. The answers were so lovely that we drew them.',
        'Preguntamos qué regalarían si no tuviera que pesar nada. Las respuestas eran tan bonitas que las dibujamos.',
      ],
      [
        'Das beliebteste bisher ist die Tasse Tee, dicht gefolgt vom Fenster mit Licht.',
        'The favourite so far is the cup of tea, closely followed by the window with a light.',
        'El favorito hasta ahora es la taza de té, seguida de cerca por la ventana con luz.',
      ],
    ],
    head: HEAD,
    points: [
      [
        'Jedes Geschenk nennt vorher seinen Preis',
        'Every gift shows its price beforehand',
        'Cada regalo muestra antes su precio',
      ],
      ['Ein Gruß dazu ist kostenlos', 'A greeting with it is free', 'El saludo es gratis'],
      ['Doppelt gesendet wird nichts', 'Nothing is sent twice', 'Nada se envía dos veces'],
    ],
  },
  {
    slug: 'light-theme',
    title: [
      'Für helle Nachmittage: das helle Thema',
      'For Bright Afternoons: the Light Theme',
      'Para tardes claras: el tema claro',
    ],
    teaser: [
      'Vesper ist ein Abendkleid. Seit heute gibt es auch das Leinenhemd.',
      'Vesper is an evening dress. From today there is also the linen shirt.',
      'Vesper es un traje de noche. Desde hoy existe también la camisa de lino.',
    ],
    paragraphs: [
      [
        'Das helle Thema hat dieselben Farben, nur von der anderen Seite. Text bleibt lesbar, Bilder bleiben warm, und das Glühen für „live“ ist geblieben.',
        'The light theme has the same colours, only from the other side. Text stays readable, pictures stay warm, and the glow for “live” has remained.',
        'El tema claro tiene los mismos colores, pero del otro lado. El texto se lee, las imágenes siguen cálidas y el brillo del directo permanece.',
      ],
      [
        'Wer nichts einstellt, bekommt, was das Gerät vorgibt.',
        'Those who set nothing get what their device prefers.',
        'Quien no elige nada recibe lo que prefiera su dispositivo.',
      ],
    ],
    head: HEAD,
    points: [
      ['Umschalten im Menü', 'Switch in the menu', 'Se cambia en el menú'],
      [
        'Kontraste für alle Texte geprüft',
        'Contrast checked for every text',
        'Contraste comprobado en todos los textos',
      ],
      ['Videos bleiben dunkel gerahmt', 'Videos retain their dark frame', 'Los vídeos conservan su marco oscuro'],
    ],
  },
  {
    slug: 'keyboard-first',
    title: [
      'Ohne Maus: alles geht mit Tasten',
      'Without a Mouse: Everything Works with Keys',
      'Sin ratón: todo va con el teclado',
    ],
    teaser: [
      'Ein Gast hat uns geschrieben, was ihm fehlt. Zwei Monate später hatten es alle.',
      'A guest wrote to us about what was missing. Two months later everybody had it.',
      'Un visitante nos escribió lo que le faltaba. Dos meses después lo tenían todos.',
    ],
    paragraphs: [
      [
        'Es begann mit einer höflichen Mail und einer Liste von elf Stellen. Wir haben alle elf behoben und dabei neun weitere gefunden.',
        'It began with a polite mail and a list of eleven places. We mended all eleven and found nine more along the way.',
        'Empezó con un correo amable y una lista de once puntos. Arreglamos los once y encontramos otros nueve.',
      ],
      [
        'Der Rahmen um das, was gerade gewählt ist, ist jetzt deutlich, auch auf Bildern.',
        'The outline around what is selected is now clear, on pictures too.',
        'El contorno de lo seleccionado se ve ya con claridad, también sobre imágenes.',
      ],
    ],
    head: ABOUT,
    points: [
      [
        'Tab führt überall hin, Escape wieder hinaus',
        'Tab leads everywhere, Escape leads out again',
        'Tab lleva a todas partes, Escape saca',
      ],
      [
        'Vorleseprogramme kennen jedes Bild',
        'Screen readers know every picture',
        'Los lectores de pantalla conocen cada imagen',
      ],
      ['Bewegung lässt sich abschalten', 'Motion can be switched off', 'El movimiento se puede desactivar'],
    ],
  },
  {
    slug: 'first-letter',
    title: ['Der erste Brief', 'The First Letter', 'La primera carta'],
    teaser: [
      'Warum es Vesper gibt, was es nicht sein will und wie du uns erreichst.',
      'Why there is Vesper, what it does not want to be and how you reach us.',
      'Por qué existe Vesper, qué no quiere ser y cómo encontrarnos.',
    ],
    paragraphs: [
      [
        'Am Anfang war ein Abend, an dem vier Leute lieber geredet als geschlafen haben. Sie wollten einen Ort, der abends öffnet und bei dem man willkommen ist, ohne etwas darstellen zu müssen.',
        'In the beginning there was an evening on which four people preferred talking to sleeping. They wanted a place that opens at night and where you are welcome without having to be anyone in particular.',
        'Al principio hubo una noche en que cuatro personas prefirieron hablar a dormir. Querían un lugar que abriera de noche y donde te recibieran bien sin tener que aparentar nada.',
      ],
      [
        'Wir wollen kein Kasino sein. Nichts blinkt, nichts zählt herunter, und wer geht, wird nicht aufgehalten.',
        'We do not want to be a casino. Nothing blinks, nothing counts down, and nobody who leaves is held back.',
        'No queremos ser un casino. Nada parpadea, nada cuenta hacia atrás y a quien se va no se le retiene.',
      ],
    ],
    head: HEAD,
    points: [
      ['Klare Preise, vorher', 'Clear prices, beforehand', 'Precios claros, antes'],
      ['Ein Ton, in dem man sich wohlfühlt', 'A tone in which one feels at ease', 'Un tono en el que se está a gusto'],
      ['Und ein Licht, das an bleibt', 'And a light that stays on', 'Y una luz que sigue encendida'],
    ],
  },
]
