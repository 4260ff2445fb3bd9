import { remark, type Remark } from './remark'

/** Remarks below pictures. */
export const talkOfPhotos = {
  blue: [
    remark(
      [
        'Wo stehst du da? Ich kenne das Geländer, glaube ich.',
        'Where are you standing? I think I know that railing.',
        '¿Dónde estás ahí? Creo que conozco esa barandilla.',
      ],
      [
        'Auf der alten Brücke, am dritten Bogen.',
        'On the old bridge, at the third arch.',
        'En el puente viejo, en el tercer arco.',
      ],
    ),
    remark(
      [
        'Warten ist das Schwerste daran. Schön geworden.',
        'Waiting is the hardest part. It turned out lovely.',
        'Esperar es lo más difícil. Ha quedado precioso.',
      ],
      ['Und kalte Finger. Danke!', 'And cold fingers. Thank you!', 'Y los dedos fríos. ¡Gracias!'],
    ),
    remark(['Das zweite ist mein Favorit.', 'The second one is my favorite.', 'La segunda es mi favorita.']),
  ],
  lamp: [
    remark(
      [
        'Ein halbes Jahr ist gar nichts. Bei mir steht seit drei Jahren ein Regal im Karton.',
        'Half a year is nothing. I have had a shelf in its box for three years.',
        'Medio año no es nada. Yo tengo una estantería en su caja desde hace tres.',
      ],
      [
        'Dieses Wochenende, versprochen? Ich frage nach.',
        'This weekend, promise? I will ask.',
        '¿Este fin de semana, prometido? Voy a preguntar.',
      ],
    ),
    remark(
      ['So warm! Welche Birne ist das?', 'So warm! Which bulb is it?', '¡Qué cálida! ¿Qué bombilla es?'],
      ['2.200 Kelvin, die bernsteinfarbene.', '2,200 kelvin, the amber one.', '2.200 kelvin, la de color ámbar.'],
    ),
    remark([
      'Das macht aus dem Zimmer ein anderes.',
      'It makes another room of it.',
      'Convierte la habitación en otra.',
    ]),
  ],
  terrace: [
    remark(
      ['Rechts oben, hinter der Minze!', 'Top right, behind the mint!', '¡Arriba a la derecha, detrás de la menta!'],
      ['Gefunden! Du hast gute Augen.', 'Found it! You have good eyes.', '¡Lo encontraste! Tienes buena vista.'],
    ),
    remark(
      [
        'Ich sehe zwei Türme. Ist der kleine auch echt?',
        'I see two towers. Is the small one real too?',
        'Veo dos torres. ¿La pequeña también es de verdad?',
      ],
      [
        'Der kleine ist ein Schornstein mit Ehrgeiz.',
        'The small one is a chimney with ambition.',
        'La pequeña es una chimenea con ambición.',
      ],
    ),
    remark([
      'Meine Tomaten sind dieses Jahr nichts geworden. Neid.',
      'My tomatoes came to nothing this year. Envy.',
      'Mis tomates este año, nada. Qué envidia.',
    ]),
  ],
  colors: [
    remark(
      [
        'Das Telefon in der Küche zu lassen ist der beste Teil.',
        'Leaving the phone in the kitchen is the best part.',
        'Dejar el teléfono en la cocina es lo mejor.',
      ],
      ['Es hat sich nicht einmal beschwert.', 'It did not even complain.', 'Ni siquiera se quejó.'],
    ),
    remark(
      ['Ist das Kupfer Farbe oder Blattmetall?', 'Is the copper paint or leaf?', '¿El cobre es pintura o lámina?'],
      [
        'Blattmetall, mit einem sehr geduldigen Pinsel.',
        'Leaf, with a very patient brush.',
        'Lámina, con un pincel muy paciente.',
      ],
    ),
    remark(
      ['Hängst du es auf?', 'Will you hang it?', '¿Lo vas a colgar?'],
      [
        'Erst einmal an die Tür. Dann sehen wir.',
        'On the door first. Then we will see.',
        'Primero en la puerta. Luego veremos.',
      ],
    ),
  ],
  river: [
    remark(
      [
        'Die besten Bücher sind die, die man mitnimmt und nicht aufschlägt.',
        'The best books are those one takes along and does not open.',
        'Los mejores libros son los que se llevan y no se abren.',
      ],
      [
        'Dann ist meine Bibliothek großartig.',
        'Then my library is magnificent.',
        'Entonces mi biblioteca es magnífica.',
      ],
    ),
    remark([
      'So viel Himmel hatten wir hier seit Wochen nicht.',
      'We have not had that much sky here for weeks.',
      'Aquí hace semanas que no tenemos tanto cielo.',
    ]),
    remark(
      ['War der Kaffee noch heiß?', 'Was the coffee still hot?', '¿El café seguía caliente?'],
      ['Bis zur zweiten Tasse.', 'Until the second cup.', 'Hasta la segunda taza.'],
    ),
  ],
  curtain: [
    remark(
      [
        'Dass du noch Lampenfieber hast, macht es mir leichter.',
        'That you still have stage fright makes it easier for me.',
        'Que aún tengas nervios me lo pone más fácil.',
      ],
      [
        'Ohne wäre es auch nur ein Zimmer mit Licht.',
        'Without it, it would only be a room with a lamp.',
        'Sin ellos sería solo una habitación con luz.',
      ],
    ),
    remark(
      ['Welcher Tee ist es heute?', 'Which tea is it tonight?', '¿Qué té toca hoy?'],
      [
        'Fenchel. Klingt langweilig, hilft immer.',
        'Fennel. Sounds dull, always helps.',
        'Hinojo. Suena aburrido, siempre ayuda.',
      ],
    ),
    remark([
      'So viele Kabel! Bei mir wäre schon eines gestolpert.',
      'So many cables! I would have tripped by now.',
      '¡Cuántos cables! Yo ya habría tropezado.',
    ]),
  ],
} as const satisfies Readonly<Record<string, readonly Remark[]>>

/** Remarks below a clip. */
export const talkOfClips = {
  rehearsal: [
    remark(
      [
        'Zum Glück hast du das Lachen dringelassen.',
        'I am glad you left the laugh in.',
        'Menos mal que dejaste la risa.',
      ],
      ['Es war ohnehin der beste Takt.', 'It was the best bar anyway.', 'De todos modos fue el mejor compás.'],
    ),
    remark(
      [
        'Der zweite Teil sitzt doch! Nur der Übergang ist noch scheu.',
        'But the second part is there! Only the change is still shy.',
        '¡Pero si la segunda parte ya sale! Solo el cambio sigue tímido.',
      ],
      [
        'Scheu ist das richtige Wort. Ich rede ihm gut zu.',
        'Shy is the right word. I will talk to it.',
        'Tímido es la palabra. Le hablaré con cariño.',
      ],
    ),
    remark(['Dreimal angesehen.', 'Watched three times.', 'Vista tres veces.']),
  ],
  sea: [
    remark(
      [
        'Gruß aus dem Büro. Genau das habe ich gebraucht.',
        'Greetings from the office. Just what I needed.',
        'Saludos desde la oficina. Justo lo que necesitaba.',
      ],
      [
        'Dann noch einmal von vorn, und die Augen zu.',
        'Then once more from the start, with your eyes closed.',
        'Pues otra vez desde el principio, con los ojos cerrados.',
      ],
    ),
    remark(
      ['Ist das die Nordsee?', 'Is that the North Sea?', '¿Es el mar del Norte?'],
      [
        'Ja, an einem Dienstag ohne einen einzigen Menschen.',
        'Yes, on a Tuesday without a single person.',
        'Sí, un martes sin una sola persona.',
      ],
    ),
    remark([
      'Der Wind klingt, als hätte er etwas vor.',
      'The wind sounds as if it had plans.',
      'El viento suena como si tuviera planes.',
    ]),
  ],
  drive: [
    remark(
      [
        'Alle Ampeln grün, das glaubt dir niemand.',
        'Every light green, nobody will believe you.',
        'Todos los semáforos en verde, no te va a creer nadie.',
      ],
      ['Darum habe ich gefilmt!', 'That is why I filmed it!', '¡Por eso lo grabé!'],
    ),
    remark(
      ['Ich tippe auf etwas mit Saxofon.', 'My guess is something with a saxophone.', 'Apuesto por algo con saxofón.'],
      ['Warm. Sehr warm.', 'Warm. Very warm.', 'Caliente, caliente.'],
    ),
    remark([
      'Die Tankstelle bei Sekunde zwölf sieht aus wie ein Gemälde.',
      'The petrol station at second twelve looks like a painting.',
      'La gasolinera del segundo doce parece un cuadro.',
    ]),
  ],
  kitchen: [
    remark(
      [
        'Vier Minuten? Ich tanze immer bis sie zerfallen.',
        'Four minutes? I always dance until they fall apart.',
        '¿Cuatro minutos? Yo siempre bailo hasta que se pasan.',
      ],
      ['Dafür gibt es Auflauf.', 'That is what casseroles are for.', 'Para eso existe la pasta al horno.'],
    ),
    remark(
      [
        'Der Kochlöffel als Mikrofon hat mich erwischt.',
        'The wooden spoon as a microphone got me.',
        'La cuchara de palo como micrófono me ha matado.',
      ],
      ['Er hat eine sehr gute Stimme.', 'It has a very good voice.', 'Tiene muy buena voz.'],
    ),
    remark(
      ['Was gab es dazu?', 'What was there with it?', '¿Con qué los comiste?'],
      ['Knoblauch, Zitrone, sonst nichts.', 'Garlic, lemon, nothing else.', 'Ajo, limón y nada más.'],
    ),
  ],
  sparks: [
    remark(
      [
        'Elf Versuche mit einer Wunderkerze? Du hattest hoffentlich eine Schachtel.',
        'Eleven attempts with one sparkler? I hope you had a box.',
        '¿Once intentos con una bengala? Espero que tuvieras una caja.',
      ],
      ['Zwei Schachteln und kalte Hände.', 'Two boxes and cold hands.', 'Dos cajas y las manos frías.'],
    ),
    remark(
      ['Es sieht aus wie Handschrift.', 'It looks like handwriting.', 'Parece caligrafía.'],
      ['Es sollte ein V werden. Fast!', 'It was meant to be a V. Almost!', 'Iba a ser una V. ¡Casi!'],
    ),
    remark(
      [
        'Wie lange war der Verschluss offen?',
        'How long was the shutter open?',
        '¿Cuánto tiempo estuvo abierto el obturador?',
      ],
      ['Acht Sekunden.', 'Eight seconds.', 'Ocho segundos.'],
    ),
  ],
} as const satisfies Readonly<Record<string, readonly Remark[]>>
