import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/**
 * Descriptions of an evening with an actor; each can follow any sentence about evenings, talks and
 * invitations.
 */
export const asides: readonly Localized[] = [
  localized('der Tee steht immer in Reichweite', 'the tea is always within reach', 'el té está siempre a mano'),
  localized(
    'das Telefon bleibt so lange in der Küche',
    'the phone stays in the kitchen meanwhile',
    'el teléfono se queda mientras tanto en la cocina',
  ),
  localized(
    'die letzte Straßenbahn fährt oft ohne uns',
    'the last tram often leaves without us',
    'el último tranvía suele irse sin nosotros',
  ),
  localized('auf die Uhr schaut dabei niemand', 'nobody looks at the clock', 'nadie mira el reloj'),
  localized(
    'auch eine lange Pause gehört dazu',
    'a long pause is part of it too',
    'una pausa larga también forma parte',
  ),
  localized(
    'das Lachen hört man bis in den Hof',
    'the laughter can be heard down in the yard',
    'las risas se oyen hasta en el patio',
  ),
  localized(
    'der zweite Stuhl ist immer frei',
    'the second chair is always free',
    'la segunda silla está siempre libre',
  ),
  localized(
    'mehr als eine Kerze braucht es dafür nicht',
    'it takes no more than a candle',
    'no hace falta más que una vela',
  ),
  localized(
    'die Nachbarn sind das längst gewohnt',
    'the neighbours have long been used to it',
    'el vecindario ya está acostumbrado',
  ),
  localized(
    'die besten Sätze fallen beim Abschied',
    'the best sentences come at the goodbye',
    'las mejores frases llegan en la despedida',
  ),
  localized('geschlafen wird später', 'sleep can wait', 'dormir puede esperar'),
  localized(
    'eilig hatte es hier noch niemand',
    'nobody has ever been in a hurry here',
    'aquí nadie ha tenido nunca prisa',
  ),
  localized(
    'Wein gibt es selten, Geschichten immer',
    'there is seldom wine, and always a story',
    'vino hay poco, historias siempre',
  ),
  localized(
    'ein Notizbuch liegt für alle Fälle bereit',
    'a notebook lies ready just in case',
    'un cuaderno espera por si acaso',
  ),
  localized(
    'wer später kommt, bekommt eine Zusammenfassung',
    'latecomers get a summary',
    'quien llega tarde recibe un resumen',
  ),
  localized(
    'das Licht ist dann gelb und sehr freundlich',
    'the light is yellow then, and very kind',
    'la luz es entonces amarilla y muy amable',
  ),
  localized(
    'die Musik bleibt leise, damit man sich hört',
    'the music stays low, so that we can hear each other',
    'la música suena bajita, para poder oírnos',
  ),
  localized('gegessen wird nebenbei', 'there is something to eat on the side', 'se come algo mientras tanto'),
  localized(
    'Streit endet hier meistens mit Kuchen',
    'quarrels usually end with cake here',
    'aquí las disputas suelen acabar con pastel',
  ),
  localized(
    'an guten Abenden wird es hell darüber',
    'on good evenings it lasts until daylight',
    'en las buenas noches acaba amaneciendo',
  ),
  localized(
    'fürs Schweigen gibt es eine eigene Ecke',
    'there is a corner for being silent',
    'hay un rincón para el silencio',
  ),
  localized('zugehört wird mit beiden Ohren', 'listening is done with both ears', 'se escucha con los dos oídos'),
  localized(
    'eine Decke für kalte Füße liegt bereit',
    'a blanket for cold feet is at hand',
    'hay una manta para los pies fríos',
  ),
  localized('geraten wird hier nur auf Wunsch', 'advice is given only on request', 'consejos, solo si se piden'),
  localized('Regen stört dabei überhaupt nicht', 'rain does not disturb it at all', 'la lluvia no molesta en absoluto'),
  localized(
    'so manche Freundschaft hat so begonnen',
    'many a friendship began that way',
    'así empezó más de una amistad',
  ),
  localized('wer gähnt, darf liegen bleiben', 'anybody who yawns may stay', 'quien bostece puede quedarse'),
  localized('das meiste davon bleibt unter uns', 'most of it stays between us', 'casi todo queda entre nosotros'),
  localized(
    'ein schlechter Witz pro Abend ist erlaubt',
    'one bad joke an evening is allowed',
    'se permite un chiste malo por noche',
  ),
  localized(
    'der Kaffee danach ist entkoffeiniert',
    'the coffee afterwards is decaffeinated',
    'el café de después es descafeinado',
  ),
  localized(
    'manchmal wird daraus eine Verabredung fürs nächste Mal',
    'sometimes it becomes a promise for next time',
    'a veces se convierte en una cita para la próxima vez',
  ),
  localized('auch um drei Uhr früh noch', 'even at three in the morning', 'incluso a las tres de la madrugada'),
  localized('montags genauso wie samstags', 'on Mondays as well as on Saturdays', 'los lunes igual que los sábados'),
  localized('die Antwort darf ruhig dauern', 'the answer may take its time', 'la respuesta puede tardar'),
  localized('darüber vergeht der Winter schneller', 'winter passes faster that way', 'así el invierno pasa más rápido'),
  localized(
    'das war schon in der alten Wohnung so',
    'it was like that in the old flat already',
    'ya era así en el piso de antes',
  ),
  localized('die Katze hat sich daran gewöhnt', 'the cat has got used to it', 'la gata ya se ha acostumbrado'),
  localized('alles Weitere ergibt sich', 'the rest follows by itself', 'lo demás viene solo'),
  localized(
    'bei offenem Fenster, solange es geht',
    'with the window open as long as possible',
    'con la ventana abierta mientras se pueda',
  ),
  localized(
    'daran ändert auch schlechtes Wetter nichts',
    'bad weather does not change that',
    'ni el mal tiempo cambia eso',
  ),
]

/** Towns in which a pastime can have begun. */
export const towns: readonly Localized[] = [
  localized('Porto', 'Porto', 'Oporto'),
  localized('Gent', 'Ghent', 'Gante'),
  localized('Triest', 'Trieste', 'Trieste'),
  localized('Malmö', 'Malmö', 'Malmö'),
  localized('Krakau', 'Krakow', 'Cracovia'),
  localized('Lyon', 'Lyon', 'Lyon'),
  localized('Cork', 'Cork', 'Cork'),
  localized('Basel', 'Basel', 'Basilea'),
  localized('Riga', 'Riga', 'Riga'),
  localized('Sevilla', 'Seville', 'Sevilla'),
  localized('Bologna', 'Bologna', 'Bolonia'),
  localized('Bergen', 'Bergen', 'Bergen'),
  localized('Graz', 'Graz', 'Graz'),
  localized('Tallinn', 'Tallinn', 'Tallin'),
  localized('Utrecht', 'Utrecht', 'Utrecht'),
  localized('Ljubljana', 'Ljubljana', 'Liubliana'),
]

/** Occasions on which it can have. */
export const occasions: readonly Localized[] = [
  localized('an einem Regentag', 'on a rainy day', 'un día de lluvia'),
  localized('in einem langen Winter', 'in a long winter', 'en un invierno largo'),
  localized('kurz vor Silvester', 'just before New Year’s Eve', 'poco antes de Nochevieja'),
  localized('an einem Sonntag im Mai', 'on a Sunday in May', 'un domingo de mayo'),
  localized('in der Nacht eines Stromausfalls', 'on the night of a power cut', 'la noche de un apagón'),
  localized('auf einer Reise ohne Plan', 'on a journey without a plan', 'en un viaje sin plan'),
  localized('mitten im Umzug', 'in the middle of moving house', 'en plena mudanza'),
  localized('in den Wochen nach einer Prüfung', 'in the weeks after an exam', 'en las semanas tras un examen'),
  localized('während eines Sturms', 'during a storm', 'durante una tormenta'),
  localized('an einem freien Montag', 'on a free Monday', 'un lunes libre'),
  localized('im regenreichsten aller Sommer', 'in the rainiest of summers', 'en el verano más lluvioso'),
  localized('nach einer verpassten Fähre', 'after a missed ferry', 'tras perder un ferri'),
  localized('auf einem Flohmarkt', 'at a flea market', 'en un mercadillo'),
  localized('bei einem Straßenfest', 'at a street party', 'en una fiesta de barrio'),
  localized('in einer Mittagspause', 'in a lunch break', 'en una pausa del almuerzo'),
]
