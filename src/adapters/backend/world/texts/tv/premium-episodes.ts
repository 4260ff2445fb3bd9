import { episode, type EpisodeWords } from './episode-words'
import type { FormatKey } from './format-texts'

/** The episodes of the series that belong to the TV subscription. */
export const premiumEpisodes: Readonly<Partial<Record<FormatKey, readonly EpisodeWords[]>>> = {
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
