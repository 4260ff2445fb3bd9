import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/** Sentences of a description about the place of a video. */
export const placeLines: Readonly<Record<string, Localized>> = {
  rooftop: localized(
    'Aufgenommen über den Dächern, während unten die Stadt leiser wurde.',
    'Recorded above the rooftops while the city below grew quiet.',
    'Grabado sobre los tejados mientras abajo la ciudad se iba callando.',
  ),
  attic: localized(
    'Das Dachzimmer ist klein, das Licht ist es nicht.',
    'The attic is small, the light is not.',
    'La buhardilla es pequeña; la luz, no.',
  ),
  seaside: localized(
    'Man hört das Meer, auch wenn man es kaum sieht.',
    'You can hear the sea, even if you hardly see it.',
    'Se oye el mar, aunque apenas se vea.',
  ),
  'old-town': localized(
    'Irgendwo in der Altstadt schlägt eine Uhr falsch.',
    'Somewhere in the old town, a clock is striking the wrong hour.',
    'En algún lugar del casco antiguo un reloj da mal la hora.',
  ),
  harbour: localized(
    'Im Hintergrund legen Boote an und wieder ab.',
    'In the background, boats come and go.',
    'Al fondo, los barcos llegan y vuelven a zarpar.',
  ),
  mountains: localized(
    'Oben war es kühl, deshalb die Decke und der Tee.',
    'It was cool up there, hence the blanket and the tea.',
    'Allá arriba hacía fresco; de ahí la manta y el té.',
  ),
  'winter-garden': localized(
    'Zwischen Glas und Blättern klingt jede Stimme weicher.',
    'Among glass and leaves, every voice sounds softer.',
    'Entre cristales y hojas, toda voz suena más suave.',
  ),
  studio: localized(
    'Im Atelier riecht es nach Farbe, und niemand räumt auf.',
    'The studio smells of paint, and nobody tidies up.',
    'El estudio huele a pintura, y nadie recoge.',
  ),
  library: localized(
    'Leise gesprochen, denn die Bücher hören mit.',
    'Spoken quietly, because the books are listening.',
    'Dicho en voz baja, porque los libros escuchan.',
  ),
  kitchen: localized(
    'Die Küche ist der wärmste Raum und der lauteste.',
    'The kitchen is the warmest room, and the loudest.',
    'La cocina es el lugar más cálido y el más ruidoso.',
  ),
  balcony: localized(
    'Draußen geht eine Straßenlaterne an, drinnen beginnt der Abend.',
    'Outside, a street lamp comes on; inside, the evening begins.',
    'Fuera se enciende una farola; dentro empieza la noche.',
  ),
  stage: localized(
    'Der Saal war leer, gespielt wurde trotzdem.',
    'The house was empty, but the show went on.',
    'La sala estaba vacía, pero hubo función.',
  ),
  candlelight: localized(
    'Mehr Licht als von ein paar Flammen braucht es nicht.',
    'A few flames are all the light it needs.',
    'No hace falta más luz que la de unas llamas.',
  ),
  rain: localized(
    'Der Regen spielt die zweite Stimme.',
    'The rain sings the second part.',
    'La lluvia hace la segunda voz.',
  ),
  midnight: localized(
    'Es war spät, und das hört man auf die schönste Art.',
    'It was late, and you can hear that in the nicest way.',
    'Era tarde, y se nota de la mejor manera.',
  ),
  snow: localized(
    'Vor dem Fenster fällt Schnee, drinnen wird nichts überstürzt.',
    'Snow falls outside the window, and inside nothing is rushed.',
    'Fuera nieva, y dentro nadie tiene prisa.',
  ),
}

/** Sentences about the kind of recording. */
export const frameLines: readonly Localized[] = [
  localized(
    'Ein Abend in einem Zug, ohne Schnitt und ohne Eile.',
    'One evening in one take, uncut and unhurried.',
    'Una noche de una sola toma, sin cortes y sin prisas.',
  ),
  localized(
    'Angefangen als Probe, geblieben als Lieblingsaufnahme.',
    'It began as a rehearsal and became a favourite.',
    'Empezó como ensayo y se quedó como grabación favorita.',
  ),
  localized(
    'Für alle, die nach der Arbeit nicht gleich schlafen können.',
    'For everyone who cannot sleep right after work.',
    'Para quienes no pueden dormir justo después del trabajo.',
  ),
  localized(
    'Etwas zum Zuhören, Zusehen und Nebenbei-Teekochen.',
    'Something to listen to, watch and make tea by.',
    'Algo para escuchar, mirar y preparar un té de paso.',
  ),
  localized(
    'Ein kleines Stück, das mit einem Lachen endet.',
    'A small piece that ends in laughter.',
    'Una pequeña pieza que acaba en risas.',
  ),
  localized(
    'Auf vielfachen Wunsch noch einmal und diesmal ganz.',
    'Back by popular demand, and this time in full.',
    'Otra vez, a petición del público, y esta vez de principio a fin.',
  ),
  localized(
    'Mit einer langen Pause, die nicht herausgeschnitten wurde.',
    'With a long pause that was not cut out.',
    'Con una larga pausa que no se ha cortado.',
  ),
  localized(
    'Wer Geduld hat, wird in der Mitte belohnt.',
    'Those who are patient are rewarded in the middle.',
    'Quien tiene paciencia recibe su premio a mitad.',
  ),
  localized(
    'Der Anfang ist geplant, der Rest hat sich ergeben.',
    'The beginning was planned, the rest just happened.',
    'El principio estaba pensado; lo demás surgió solo.',
  ),
  localized(
    'Am besten mit Kopfhörern und einer Decke.',
    'Best with headphones and a blanket.',
    'Mejor con auriculares y una manta.',
  ),
  localized(
    'Gefilmt mit einer Kamera, die alles verzeiht.',
    'Filmed with a camera that forgives everything.',
    'Grabado con una cámara que lo perdona todo.',
  ),
  localized(
    'Zwei Versuche, einer davon gelungen, beide zu sehen.',
    'Two attempts, one of them a success. You can see both.',
    'Dos intentos, uno de ellos logrado, y ambos a la vista.',
  ),
]

/** Last sentences of a description. */
export const endLines: readonly Localized[] = [
  localized(
    'Schreib mir, wie es dir gefallen hat.',
    'Write and tell me how you liked it.',
    'Escríbeme y dime qué te ha parecido.',
  ),
  localized(
    'Eine Fortsetzung ist nicht ausgeschlossen.',
    'A sequel is not out of the question.',
    'No se descarta una continuación.',
  ),
  localized('Die letzte Minute ist die beste.', 'The last minute is the best.', 'El último minuto es el mejor.'),
  localized(
    'Danke an alle, die an jenem Abend dabei waren.',
    'Thank you to everyone who was there that evening.',
    'Gracias a quienes estuvieron aquella noche.',
  ),
  localized(
    'Gute Nacht schon einmal, man weiß ja nie.',
    'Good night in advance, you never know.',
    'Buenas noches por adelantado, nunca se sabe.',
  ),
  localized(
    'Der Rest bleibt ein Geheimnis bis zum nächsten Mal.',
    'The rest remains a secret until next time.',
    'El resto es un secreto hasta la próxima.',
  ),
  localized(
    'Ungekürzt, mit allen kleinen Fehlern.',
    'Uncut, with every small mistake.',
    'Sin cortes, con todos los pequeños fallos.',
  ),
  localized(
    'Das Licht macht am Ende jemand anderes aus.',
    'In the end, someone else switches off the light.',
    'Al final, la luz la apaga otra persona.',
  ),
]
