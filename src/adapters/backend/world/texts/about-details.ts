import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/** What else is true where an actor is; each can follow any sentence. */
export const asides: readonly Localized[] = [
  localized(
    'im Haus gegenüber übt jemand Trompete',
    'across the street somebody practises the trumpet',
    'enfrente alguien ensaya la trompeta',
  ),
  localized(
    'auf dem Fensterbrett steht ein Kaktus namens Otto',
    'on the windowsill stands a cactus called Otto',
    'en el alféizar hay un cactus llamado Otto',
  ),
  localized(
    'die Uhr im Flur geht zehn Minuten vor',
    'the clock in the hall is ten minutes fast',
    'el reloj del pasillo va diez minutos adelantado',
  ),
  localized('die Lampe ist vom Flohmarkt', 'the lamp is from the flea market', 'la lámpara es del mercadillo'),
  localized(
    'die Katze von nebenan hört mit',
    'the cat from next door listens in',
    'el gato de al lado escucha también',
  ),
  localized('das Sofa ist grün und sehr alt', 'the sofa is green and very old', 'el sofá es verde y muy viejo'),
  localized(
    'der Kühlschrank summt die zweite Stimme',
    'the fridge hums the second voice',
    'la nevera tararea la segunda voz',
  ),
  localized('im Hof steht eine Linde', 'there is a lime tree in the yard', 'en el patio hay un tilo'),
  localized(
    'die Treppe hat neunundneunzig Stufen',
    'the stairs have ninety-nine steps',
    'la escalera tiene noventa y nueve peldaños',
  ),
  localized('der Tee steht immer in Reichweite', 'the tea is always within reach', 'el té está siempre a mano'),
  localized('das Telefon bleibt in der Küche', 'the phone stays in the kitchen', 'el teléfono se queda en la cocina'),
  localized('die letzte Straßenbahn fährt um eins', 'the last tram leaves at one', 'el último tranvía pasa a la una'),
  localized('an der Tür hängt ein Glöckchen', 'a little bell hangs at the door', 'en la puerta cuelga una campanilla'),
  localized('der Teppich hat weite Reisen hinter sich', 'the carpet has travelled far', 'la alfombra ha viajado mucho'),
  localized(
    'auf dem Tisch liegt immer ein Notizbuch',
    'a notebook always lies on the table',
    'sobre la mesa hay siempre un cuaderno',
  ),
  localized('der Spiegel ist ein Erbstück', 'the mirror is an heirloom', 'el espejo es una herencia'),
  localized('die Heizung klopft im Takt', 'the heating knocks in time', 'la calefacción golpea a compás'),
  localized('vom Balkon sieht man den Fluss', 'from the balcony you can see the river', 'desde el balcón se ve el río'),
  localized('die Vorhänge sind aus Leinen', 'the curtains are linen', 'las cortinas son de lino'),
  localized(
    'im Regal steht ein Globus von 1962',
    'a globe from 1962 stands on the shelf',
    'en el estante hay un globo terráqueo de 1962',
  ),
  localized('die Nachbarn grüßen mit Namen', 'the neighbours greet by name', 'los vecinos saludan por el nombre'),
  localized('die Kerzen sind selbst gegossen', 'the candles are home-made', 'las velas son caseras'),
  localized('das Licht kommt von links', 'the light comes from the left', 'la luz llega por la izquierda'),
  localized(
    'der Stuhl am Fenster ist der beste',
    'the chair by the window is the best',
    'la silla junto a la ventana es la mejor',
  ),
  localized('auf dem Dach nisten Schwalben', 'swallows nest on the roof', 'en el tejado anidan golondrinas'),
  localized(
    'der Kalender zeigt noch den Sommer',
    'the calendar still shows summer',
    'el calendario aún marca el verano',
  ),
  localized('die Kanne hat einen Sprung', 'the pot has a crack', 'la tetera tiene una grieta'),
  localized(
    'im Flur stehen drei Regenschirme',
    'three umbrellas stand in the hall',
    'en el recibidor hay tres paraguas',
  ),
  localized('die Decke ist aus bunter Wolle', 'the blanket is of bright wool', 'la manta es de lana de colores'),
  localized(
    'das Radio kennt nur einen Sender',
    'the radio knows only one station',
    'la radio solo sintoniza una emisora',
  ),
  localized('der Kaffee kommt aus Triest', 'the coffee comes from Trieste', 'el café viene de Trieste'),
  localized(
    'an der Wand hängt ein Leuchtturm in Öl',
    'a lighthouse in oils hangs on the wall',
    'en la pared cuelga un faro al óleo',
  ),
  localized('die Fenster klappern bei Wind', 'the windows rattle in the wind', 'las ventanas tiemblan con el viento'),
  localized(
    'im Glas schwimmen zwei Zitronenscheiben',
    'two slices of lemon float in the glass',
    'en el vaso flotan dos rodajas de limón',
  ),
  localized('der Briefkasten ist rot', 'the letter box is red', 'el buzón es rojo'),
  localized(
    'die Bäckerei unten fängt um drei an',
    'the bakery downstairs starts at three',
    'la panadería de abajo empieza a las tres',
  ),
  localized(
    'auf der Truhe liegt ein Schachbrett',
    'a chessboard lies on the chest',
    'sobre el baúl hay un tablero de ajedrez',
  ),
  localized(
    'die Brille liegt nie, wo sie liegen soll',
    'the glasses are never where they should be',
    'las gafas nunca están donde deben',
  ),
  localized('das Parkett knarrt an zwei Stellen', 'the parquet creaks in two places', 'el parqué cruje en dos sitios'),
  localized(
    'hinter dem Haus fährt der Nachtzug vorbei',
    'the night train passes behind the house',
    'detrás de la casa pasa el tren nocturno',
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
