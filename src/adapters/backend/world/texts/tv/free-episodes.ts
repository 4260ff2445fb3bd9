import { episode, type EpisodeWords } from './episode-words'
import type { FormatKey } from './format-texts'

/** The episodes of the series that every guest may watch. */
export const freeEpisodes: Readonly<Partial<Record<FormatKey, readonly EpisodeWords[]>>> = {
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
}
