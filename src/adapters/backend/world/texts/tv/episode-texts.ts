import type { FormatKey } from './format-texts'
import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/** What an episode is called, and what it is about. */
export interface EpisodeWords {
  readonly title: Localized
  readonly description: Localized
}

type Texts = readonly [de: string, en: string, es: string]

const episode = (title: Texts, description: Texts): EpisodeWords => ({
  title: localized(...title),
  description: localized(...description),
})

/** The episodes of the formats that are series, in their order; the others are broadcast without episodes. */
export const episodeWords: Readonly<Partial<Record<FormatKey, readonly EpisodeWords[]>>> = {
  'vinyl-hour': [
    episode(
      ['Regen auf Seite A', 'Rain on Side A', 'Lluvia en la cara A'],
      [
        'Eine Jazzplatte von 1959, in einer Nacht aufgenommen, in der es nicht aufhörte zu regnen.',
        'A jazz record from 1959, made in one night on which it would not stop raining.',
        'Un disco de jazz de 1959, grabado en una noche en la que no paró de llover.',
      ],
    ),
    episode(
      ['Die Kiste vom Flohmarkt', 'The Flea Market Crate', 'La caja del mercadillo'],
      [
        'Fünfzig Platten für zehn Euro, und eine davon ist ein kleines Wunder.',
        'Fifty records for ten euros, and one of them is a small wonder.',
        'Cincuenta discos por diez euros, y uno de ellos es un pequeño milagro.',
      ],
    ),
    episode(
      ['Bossa im Winter', 'Bossa in Winter', 'Bossa en invierno'],
      [
        'Warum Musik vom Strand bei Schnee am besten klingt.',
        'Why music from the beach sounds best when it snows.',
        'Por qué la música de playa suena mejor cuando nieva.',
      ],
    ),
    episode(
      ['Eine Stimme, zwei Leben', 'One Voice, Two Lives', 'Una voz, dos vidas'],
      [
        'Eine Sängerin, die nach dreißig Jahren Pause noch einmal anfing.',
        'A singer who began once more after a pause of thirty years.',
        'Una cantante que volvió a empezar tras treinta años de pausa.',
      ],
    ),
    episode(
      ['Knistern erlaubt', 'Crackle Allowed', 'Se permite el crujido'],
      [
        'Kratzer, Sprünge, Lieblingsfehler: eine Stunde für alles, was nicht perfekt ist.',
        'Scratches, skips, favourite flaws: an hour for everything that is not perfect.',
        'Rayas, saltos, defectos favoritos: una hora para todo lo que no es perfecto.',
      ],
    ),
    episode(
      ['Die letzte Rille', 'The Last Groove', 'El último surco'],
      [
        'Lieder, mit denen Alben enden, und warum man sie nie vergisst.',
        'Songs that end albums, and why they are never forgotten.',
        'Canciones que cierran álbumes y por qué nunca se olvidan.',
      ],
    ),
  ],
  fireside: [
    episode(
      ['Das erste Vorsprechen', 'The First Audition', 'La primera audición'],
      [
        'Von zitternden Knien, einem falschen Schuh und dem Satz, der alles änderte.',
        'About shaking knees, a wrong shoe, and the sentence that changed everything.',
        'Sobre rodillas temblorosas, un zapato equivocado y la frase que lo cambió todo.',
      ],
    ),
    episode(
      ['Briefe, die man behält', 'Letters One Keeps', 'Cartas que se guardan'],
      [
        'Ein Schuhkarton voller Post und die Frage, wem man heute noch schreibt.',
        'A shoebox full of mail, and the question of whom one still writes to today.',
        'Una caja de zapatos llena de correo y la pregunta de a quién se escribe hoy.',
      ],
    ),
    episode(
      ['Mut am Montag', 'Courage on a Monday', 'Valor en lunes'],
      [
        'Wie man kündigt, umzieht oder endlich Nein sagt, ohne dass es wehtut.',
        'How to resign, to move, or finally to say no without it hurting.',
        'Cómo dimitir, mudarse o decir por fin que no sin que duela.',
      ],
    ),
    episode(
      ['Stille und was sie sagt', 'Silence and What It Means', 'El silencio y lo que dice'],
      [
        'Zwei Menschen, die beruflich reden, über das Schweigen.',
        'Two people who talk for a living, about not talking.',
        'Dos personas que hablan de oficio, sobre el callar.',
      ],
    ),
    episode(
      ['Heimat in drei Sprachen', 'Home in Three Languages', 'Hogar en tres idiomas'],
      [
        'Wo man träumt, wo man rechnet und wo man flucht.',
        'Where you dream, where you count, and where you curse.',
        'Dónde se sueña, dónde se cuenta y dónde se maldice.',
      ],
    ),
    episode(
      ['Noch ein Scheit', 'One More Log', 'Un leño más'],
      [
        'Die besten Antworten aus zwei Staffeln, und ein paar, die wir uns aufgehoben haben.',
        'The best answers of two seasons, and a few that were saved for now.',
        'Las mejores respuestas de dos temporadas y algunas que habíamos reservado.',
      ],
    ),
  ],
  'night-kitchen': [
    episode(
      ['Spaghetti um Mitternacht', 'Noodles at Midnight', 'Fideos a medianoche'],
      [
        'Knoblauch, Öl, Chili: das Gericht, das nach jeder Schicht schmeckt.',
        'Garlic, oil, chilli: the dish that tastes good after any shift.',
        'Ajo, aceite, guindilla: el plato que sabe bien después de cualquier turno.',
      ],
    ),
    episode(
      ['Brot ohne Eile', 'Bread Without Haste', 'Pan sin prisa'],
      [
        'Ein Teig, der über Nacht arbeitet, und ein Bäcker, der dabei schläft.',
        'A dough that works overnight, and a baker who sleeps meanwhile.',
        'Una masa que trabaja de noche y un panadero que mientras duerme.',
      ],
    ),
    episode(
      ['Suppe für Verspätete', 'Soup for Latecomers', 'Sopa para quienes llegan tarde'],
      [
        'Ein Topf, der auf alle wartet, egal wann der letzte Zug kommt.',
        'A pot that waits for everyone, whenever the last train comes.',
        'Una olla que espera a todos, llegue cuando llegue el último tren.',
      ],
    ),
    episode(
      ['Süßes aus dem Schrank', 'Sweets from the Cupboard', 'Dulces de la despensa'],
      [
        'Mehl, Zucker, ein Rest Schokolade: drei Desserts ohne Einkauf.',
        'Flour, sugar, a bit of chocolate: three desserts without shopping.',
        'Harina, azúcar, un resto de chocolate: tres postres sin ir a comprar.',
      ],
    ),
    episode(
      ['Der Duft von Safran', 'The Scent of Saffron', 'El aroma del azafrán'],
      [
        'Reis, Geduld und eine Familie, die sich nie auf ein Rezept einigt.',
        'Rice, patience, and a family that never agrees on one recipe.',
        'Arroz, paciencia y una familia que nunca se pone de acuerdo en la receta.',
      ],
    ),
    episode(
      ['Frühstück um vier', 'Breakfast at Four', 'Desayuno a las cuatro'],
      [
        'Eier auf fünf Arten für alle, die nach Hause kommen, wenn andere aufstehen.',
        'Eggs in five ways for all who come home when others get up.',
        'Huevos de cinco maneras para quienes vuelven cuando otros se levantan.',
      ],
    ),
  ],
  'small-cinema': [
    episode(
      ['Der letzte Bus', 'The Last Bus', 'El último autobús'],
      [
        'Neun Minuten, vier Fahrgäste, ein vergessener Regenschirm.',
        'Nine minutes, four passengers, one forgotten umbrella.',
        'Nueve minutos, cuatro pasajeros, un paraguas olvidado.',
      ],
    ),
    episode(
      ['Postkarten von niemandem', 'Postcards from No One', 'Postales de nadie'],
      [
        'Jede Woche eine Karte ohne Absender, bis jemand antwortet.',
        'Every week a card without a sender, until someone replies.',
        'Cada semana una postal sin remitente, hasta que alguien responde.',
      ],
    ),
    episode(
      ['Das Klavier im Treppenhaus', 'The Piano on the Stairs', 'El piano de la escalera'],
      [
        'Ein Umzug bleibt stecken, und ein ganzes Haus lernt sich kennen.',
        'A move gets stuck, and a whole building gets to know each other.',
        'Una mudanza se atasca y todo un edificio se conoce.',
      ],
    ),
    episode(
      ['Sommer in Super 8', 'Summer in Super 8', 'Verano en Super 8'],
      [
        'Gefundene Rollen, geordnet nach Licht und nicht nach Datum.',
        'Found reels, sorted by light and not by date.',
        'Rollos encontrados, ordenados por la luz y no por la fecha.',
      ],
    ),
    episode(
      ['Zwei Fenster', 'Two Windows', 'Dos ventanas'],
      [
        'Eine Freundschaft über den Hof, in Lichtzeichen.',
        'A friendship across a courtyard, in signals of light.',
        'Una amistad de patio a patio, en señales de luz.',
      ],
    ),
    episode(
      ['Abspann', 'End Credits', 'Créditos finales'],
      [
        'Was aus den Namen wurde, die immer zuletzt laufen.',
        'What became of the names that always run last.',
        'Qué fue de los nombres que siempre pasan al final.',
      ],
    ),
  ],
  'city-at-night': [
    episode(
      ['Lissabon, bergab', 'Lisbon, Downhill', 'Lisboa, cuesta abajo'],
      [
        'Von der letzten Straßenbahn bis zum ersten Fischerboot.',
        'From the last tram to the first fishing boat.',
        'Del último tranvía a la primera barca de pesca.',
      ],
    ),
    episode(
      ['Berlin, Linie 1', 'Berlin, Line 1', 'Berlín, línea 1'],
      [
        'Eine Fahrt auf Stelzen, mit Blick in fremde Küchen.',
        'A ride on stilts with a view into other people’s kitchens.',
        'Un viaje sobre pilares con vistas a cocinas ajenas.',
      ],
    ),
    episode(
      ['Wien, nach der Vorstellung', 'Vienna, After the Show', 'Viena, después de la función'],
      [
        'Kutscher, Kellner, Garderobieren: wer bleibt, wenn der Vorhang fällt.',
        'Coachmen, waiters, cloakroom staff: who stays when the curtain falls.',
        'Cocheros, mozos, guardarropas: quién se queda cuando cae el telón.',
      ],
    ),
    episode(
      ['Sevilla, ohne Eile', 'Seville, Unhurried', 'Sevilla, sin prisa'],
      [
        'Innenhöfe, Brunnen und eine Gitarre, die man nie zu Gesicht bekommt.',
        'Courtyards, fountains, and a guitar that is never seen.',
        'Patios, fuentes y una guitarra que nunca se ve.',
      ],
    ),
    episode(
      ['Hamburg, Landungsbrücken', 'Hamburg, the Piers', 'Hamburgo, los muelles'],
      [
        'Schichtwechsel im Hafen, Nebel und sehr viel Kaffee.',
        'A change of shift in the harbour, fog, and a lot of coffee.',
        'Cambio de turno en el puerto, niebla y muchísimo café.',
      ],
    ),
    episode(
      ['Turin, unter Arkaden', 'Turin, Under Arcades', 'Turín, bajo los soportales'],
      [
        'Achtzehn Kilometer, ohne nass zu werden.',
        'Eighteen kilometres without getting wet.',
        'Dieciocho kilómetros sin mojarse.',
      ],
    ),
  ],
  'late-night': [
    episode(
      ['Die Nacht der Stimmen', 'A Night of Voices', 'La noche de las voces'],
      [
        'Drei Stimmen aus dem Radio zeigen zum ersten Mal, wem sie gehören. Dazu ein Lied, das nur einmal gespielt wird.',
        'Three voices from the radio show for the first time whose they are. With a song that is played only once.',
        'Tres voces de la radio muestran por primera vez de quién son. Con una canción que solo suena una vez.',
      ],
    ),
    episode(
      ['Karten auf den Tisch', 'Cards on the Table', 'Las cartas sobre la mesa'],
      [
        'Zauberkunst aus der Nähe, ein Pokergesicht und die Frage, wann man bluffen darf.',
        'Close-up magic, a poker face, and the question of when one may bluff.',
        'Magia de cerca, una cara de póquer y la pregunta de cuándo se puede farolear.',
      ],
    ),
    episode(
      ['Wünsch dir was', 'Make a Wish', 'A petición'],
      [
        'Das Publikum bestimmt Musik, Gäste und Nachtisch. Die Redaktion hofft das Beste.',
        'The audience decides on music, guests and dessert. The editors hope for the best.',
        'El público decide la música, los invitados y el postre. La redacción espera lo mejor.',
      ],
    ),
    episode(
      ['Die Nacht der Tänze', 'A Night of Dances', 'La noche de los bailes'],
      [
        'Tango, Walzer und ein Schritt, den niemand benennen kann. Mit offenem Parkett bis zum Schluss.',
        'Tango, waltz, and one step nobody can name. The floor stays open to the end.',
        'Tango, vals y un paso que nadie sabe nombrar. La pista sigue abierta hasta el final.',
      ],
    ),
    episode(
      ['Sterne über dem Hafen', 'Stars Above the Harbour', 'Estrellas sobre el puerto'],
      [
        'Ein Teleskop auf dem Dach, zwei Astronominnen und sehr warme Decken.',
        'A telescope on the roof, two astronomers, and very warm blankets.',
        'Un telescopio en la azotea, dos astrónomas y mantas muy abrigadas.',
      ],
    ),
    episode(
      ['Der zweite Akt', 'The Second Act', 'El segundo acto'],
      [
        'Menschen, die mit vierzig, fünfzig, sechzig neu begonnen haben, und was sie heute tragen, lesen und hören.',
        'People who started over at forty, fifty, sixty, and what they wear, read and listen to today.',
        'Gente que empezó de nuevo a los cuarenta, cincuenta, sesenta, y lo que hoy viste, lee y escucha.',
      ],
    ),
  ],
  'studio-sessions': [
    episode(
      ['Klavier, drei Uhr früh', 'Piano, 3 A.M.', 'Piano, tres de la madrugada'],
      [
        'Ein Flügel, eine Kerze und Stücke, die erst nachts fertig wurden.',
        'A grand piano, one candle, and pieces that were only finished at night.',
        'Un piano de cola, una vela y piezas que solo se terminaron de noche.',
      ],
    ),
    episode(
      ['Zwei Gitarren', 'Two Guitars', 'Dos guitarras'],
      [
        'Sie haben nie zusammen geprobt. Man hört es, und es ist gut so.',
        'They never rehearsed together. You can hear it, and that is the beauty of it.',
        'Nunca ensayaron juntos. Se nota, y ahí está la gracia.',
      ],
    ),
    episode(
      ['Chor der Nachbarn', 'Choir of Neighbours', 'Coro de vecinos'],
      [
        'Vierzehn Menschen aus einem Haus und ein Lied, das alle kennen.',
        'Fourteen people from one building and one song they all know.',
        'Catorce personas de un mismo edificio y una canción que todas conocen.',
      ],
    ),
    episode(
      ['Kontrabass allein', 'Double Bass Alone', 'Contrabajo a solas'],
      [
        'Das Instrument, das sonst hinten steht, ganz vorn.',
        'The instrument that usually stands at the back, right at the front.',
        'El instrumento que suele ir detrás, en primer plano.',
      ],
    ),
    episode(
      ['Synthesizer aus dem Keller', 'Synths from the Cellar', 'Sintetizadores del sótano'],
      [
        'Sieben Geräte, siebzig Kabel, ein Akkord.',
        'Seven machines, seventy cables, one chord.',
        'Siete aparatos, setenta cables, un acorde.',
      ],
    ),
    episode(
      ['Zugabe', 'Encore', 'Bis'],
      [
        'Was gespielt wurde, als die Aufnahme eigentlich vorbei war.',
        'What was played when the recording was over, actually.',
        'Lo que se tocó cuando la grabación ya había terminado.',
      ],
    ),
  ],
  backstage: [
    episode(
      ['Fünf Minuten vorher', 'Five Minutes Before', 'Cinco minutos antes'],
      [
        'Atmen, summen, auf Holz klopfen: Rituale, die niemand zugibt.',
        'Breathing, humming, knocking on wood: rituals that nobody admits to.',
        'Respirar, tararear, cruzar los dedos: rituales que nadie confiesa.',
      ],
    ),
    episode(
      ['Das Licht macht Marta', 'Marta Does the Lights', 'La luz la pone Marta'],
      [
        'Wer nachts tausend Lampen setzt, sieht die Welt in Schatten.',
        'Who sets a thousand lamps at night sees the world in shadows.',
        'Quien coloca mil lámparas de noche ve el mundo en sombras.',
      ],
    ),
    episode(
      ['Pannen, die wir lieben', 'Mishaps We Love', 'Tropiezos que adoramos'],
      [
        'Ein Mikrofon im Blumentopf und andere Sternstunden.',
        'A microphone in a flower pot, and other great moments.',
        'Un micrófono en una maceta y otros grandes momentos.',
      ],
    ),
    episode(
      ['Die Garderobe', 'The Wardrobe', 'El vestuario'],
      [
        'Samt, Leinen, Geschichten: Jeder Mantel hat jemanden berühmt gemacht.',
        'Velvet, linen, stories: every coat has made someone famous.',
        'Terciopelo, lino, historias: cada abrigo hizo famoso a alguien.',
      ],
    ),
    episode(
      ['Zwischen zwei Sendungen', 'Between Two Shows', 'Entre dos programas'],
      [
        'Vierzig Minuten, in denen das Studio einmal ganz anders aussieht.',
        'Forty minutes in which the studio looks entirely different.',
        'Cuarenta minutos en los que el estudio parece otro.',
      ],
    ),
    episode(
      ['Wenn alle gegangen sind', 'When Everyone Has Left', 'Cuando todos se han ido'],
      [
        'Der Nachtwächter führt durch leere Gänge und kennt jede Tür.',
        'The night watchman walks the empty corridors and knows every door.',
        'El vigilante nocturno recorre pasillos vacíos y conoce cada puerta.',
      ],
    ),
  ],
  'front-row': [
    episode(
      ['Salz', 'Salt', 'Sal'],
      [
        'Ein Drama zwischen Meer und Markthalle, mit dem besten Schlussbild des Jahres.',
        'A drama between the sea and the market hall, with the best final image of the year.',
        'Un drama entre el mar y el mercado, con la mejor imagen final del año.',
      ],
    ),
    episode(
      ['Das Haus am Kanal', 'The House by the Canal', 'La casa del canal'],
      [
        'Ein Krimi, in dem niemand stirbt und trotzdem alle verdächtig sind.',
        'A mystery in which nobody dies and everyone is a suspect all the same.',
        'Una intriga en la que nadie muere y aun así todos son sospechosos.',
      ],
    ),
    episode(
      ['Fahrplanwechsel', 'Change of Timetable', 'Cambio de horario'],
      [
        'Zwei Fremde, ein verpasster Anschluss, eine Nacht im Wartesaal.',
        'Two strangers, one missed connection, one night in the waiting room.',
        'Dos desconocidos, un enlace perdido, una noche en la sala de espera.',
      ],
    ),
    episode(
      ['Die Uhrmacherin', 'The Watchmaker', 'La relojera'],
      [
        'Eine Komödie über Pünktlichkeit, die absichtlich zu spät beginnt.',
        'A comedy about punctuality that begins late on purpose.',
        'Una comedia sobre la puntualidad que empieza tarde a propósito.',
      ],
    ),
    episode(
      ['Nordlichter', 'Northern Lights', 'Auroras'],
      [
        'Eine Reise mit dem Postschiff, gedreht in elf Häfen.',
        'A journey on the mail ship, shot in eleven harbours.',
        'Un viaje en el barco correo, rodado en once puertos.',
      ],
    ),
    episode(
      ['Der stille Dirigent', 'The Quiet Conductor', 'El director callado'],
      [
        'Ein Orchester sucht den Klang wieder, den es einmal hatte.',
        'An orchestra looks for the sound that it once had.',
        'Una orquesta busca el sonido que una vez tuvo.',
      ],
    ),
  ],
  'long-table': [
    episode(
      ['Acht Suppen', 'Eight Soups', 'Ocho sopas'],
      [
        'Alle bringen dieselbe Idee mit, und keine schmeckt wie die andere.',
        'Everyone brings the same idea, and none tastes like another.',
        'Todos traen la misma idea y ninguna sabe igual.',
      ],
    ),
    episode(
      ['Was der Garten hergibt', 'What the Garden Gives', 'Lo que da el huerto'],
      [
        'Gekocht wird nur, was heute Morgen noch Wurzeln hatte.',
        'Only what had roots this morning is cooked.',
        'Solo se cocina lo que esta mañana aún tenía raíces.',
      ],
    ),
    episode(
      ['Feuer und Rauch', 'Fire and Smoke', 'Fuego y humo'],
      [
        'Ein Grill, ein Hof, ein Wetterbericht, dem niemand glaubt.',
        'One grill, one yard, one weather report that nobody believes.',
        'Una parrilla, un patio, un pronóstico en el que nadie cree.',
      ],
    ),
    episode(
      ['Süß vor salzig', 'Sweet Before Savoury', 'Dulce antes que salado'],
      [
        'Das Menü läuft rückwärts, das Gespräch auch.',
        'The menu runs backwards, and so does the conversation.',
        'El menú va al revés, y la conversación también.',
      ],
    ),
    episode(
      ['Am Meer', 'By the Sea', 'Junto al mar'],
      [
        'Ein Tisch im Sand, Muscheln, Zitronen und Wind.',
        'A table in the sand, mussels, lemons, and wind.',
        'Una mesa en la arena, mejillones, limones y viento.',
      ],
    ),
    episode(
      ['Der leere Stuhl', 'The Empty Chair', 'La silla vacía'],
      [
        'Ein Gast kommt unangekündigt, und alle rücken zusammen.',
        'One guest comes unannounced, and everyone moves closer.',
        'Llega alguien sin avisar y todos se juntan un poco más.',
      ],
    ),
  ],
}
