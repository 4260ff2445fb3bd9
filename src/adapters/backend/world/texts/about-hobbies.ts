import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/** Sentences of a profile about a pastime, by its id; true of one actor and of two. */
export const aboutHobbies: Readonly<Record<string, Localized>> = {
  'night-talk': localized(
    'Nach Mitternacht werden hier die Fragen besser und die Antworten ehrlicher.',
    'After midnight the questions here get better and the answers more honest.',
    'Pasada la medianoche, aquí las preguntas mejoran y las respuestas son más sinceras.',
  ),
  radio: localized(
    'Zwischen zwei Liedern gibt es Neuigkeiten aus der Nachbarschaft, halb wahr und ganz erzählt.',
    'Between two songs there is news from the neighbourhood, half true and fully told.',
    'Entre dos canciones hay noticias del barrio, medio ciertas y bien contadas.',
  ),
  tea: localized(
    'Auf dem Regal stehen vierzehn Sorten Tee, und jede hat ihre Geschichte.',
    'There are fourteen kinds of tea on the shelf, and each has its story.',
    'En el estante hay catorce tipos de té, y cada uno tiene su historia.',
  ),
  vinyl: localized(
    'Die Plattensammlung füllt eine Wand, und die erste Seite darfst du aussuchen.',
    'The records fill a whole wall, and you may choose the first side.',
    'Los vinilos llenan una pared entera, y la primera cara la eliges tú.',
  ),
  piano: localized(
    'Das Klavier ist verstimmt, aber es kennt viele Lieder.',
    'The piano is out of tune, but it knows many songs.',
    'El piano está desafinado, pero se sabe muchas canciones.',
  ),
  guitar: localized(
    'Die Gitarre hängt nie lange an der Wand.',
    'The guitar never hangs on the wall for long.',
    'La guitarra nunca pasa mucho tiempo colgada en la pared.',
  ),
  singing: localized(
    'Gesungen wird leise, damit die Nachbarn mitsummen können.',
    'The singing is soft, so that the neighbours can hum along.',
    'Se canta bajito, para que los vecinos puedan tararear.',
  ),
  storytelling: localized(
    'Jeden Abend gibt es eine Geschichte, deren Ende du mitbestimmst.',
    'Every evening there is a story whose ending you help to choose.',
    'Cada noche hay una historia cuyo final decides tú también.',
  ),
  books: localized(
    'Neben dem Sessel wächst ein Bücherstapel, der nie kleiner wird.',
    'Beside the armchair grows a pile of books that never gets smaller.',
    'Junto al sillón crece una pila de libros que nunca baja.',
  ),
  poetry: localized(
    'In der Schublade liegen Gedichte, und manchmal wird eines vorgelesen.',
    'There are poems in the drawer, and sometimes one is read aloud.',
    'En el cajón hay poemas, y a veces se lee alguno en voz alta.',
  ),
  letters: localized(
    'Briefe von Hand gehören hier zum Alltag, mit Tinte und Umwegen.',
    'Letters by hand are part of daily life here, with ink and detours.',
    'Aquí las cartas a mano son cosa de cada día, con tinta y rodeos.',
  ),
  cosplay: localized(
    'Im Schrank hängen Kostüme aus sechs Welten, alle selbst genäht.',
    'In the wardrobe hang costumes from six worlds, all sewn by hand.',
    'En el armario cuelgan disfraces de seis mundos, todos cosidos a mano.',
  ),
  sewing: localized(
    'Die Nähmaschine ist älter als das Haus und läuft noch immer.',
    'The sewing machine is older than the house and still runs.',
    'La máquina de coser es más vieja que la casa y sigue funcionando.',
  ),
  fashion: localized(
    'Jedes Kleidungsstück kommt vom Flohmarkt und bringt seine Vergangenheit mit.',
    'Every piece of clothing comes from the flea market and brings its past along.',
    'Cada prenda viene del mercadillo y trae su propio pasado.',
  ),
  fitness: localized(
    'Morgens wird gelaufen, abends wird darüber gelacht.',
    'There is running in the morning and laughing about it in the evening.',
    'Por la mañana toca correr y por la noche, reírse de ello.',
  ),
  climbing: localized(
    'Am Wochenende geht es an den Fels, unter der Woche um die nächste Route.',
    'Weekends belong to the rock, weekdays to planning the next route.',
    'Los fines de semana son para la roca; los demás días, para planear la próxima ruta.',
  ),
  dancing: localized(
    'Wenn das richtige Lied kommt, wird die Küche zur Tanzfläche.',
    'When the right song comes on, the kitchen becomes a dance floor.',
    'Cuando suena la canción adecuada, la cocina se vuelve pista de baile.',
  ),
  cooking: localized(
    'Auf dem Herd steht meistens ein Topf, in dem noch etwas fehlt.',
    'There is usually a pot on the stove that still lacks something.',
    'En el fuego suele haber una olla a la que aún le falta algo.',
  ),
  baking: localized(
    'Sonntags riecht alles nach Zimt, und der Rest der Woche erinnert sich daran.',
    'On Sundays everything smells of cinnamon, and the rest of the week remembers.',
    'Los domingos todo huele a canela, y el resto de la semana lo recuerda.',
  ),
  languages: localized(
    'Wer mag, nimmt jeden Abend ein neues Wort in einer fremden Sprache mit.',
    'If you like, you take home a new word in a foreign language every evening.',
    'Si quieres, cada noche te llevas una palabra nueva en otro idioma.',
  ),
  gaming: localized(
    'Der zweite Controller liegt bereit, verloren wird mit Anstand.',
    'The second controller is ready, and losing is done with grace.',
    'El segundo mando está listo, y se pierde con elegancia.',
  ),
  chess: localized(
    'Eine Schachpartie steht immer offen, meist mit einem gewagten Läufer.',
    'A game of chess is always open, usually with a daring bishop.',
    'Siempre hay una partida de ajedrez abierta, casi siempre con un alfil atrevido.',
  ),
  'board-games': localized(
    'Im Regal warten Spiele für Regentage und Spielregeln für jeden Streit.',
    'On the shelf wait games for rainy days and rules for every dispute.',
    'En la estantería esperan juegos para días de lluvia y reglas para cada disputa.',
  ),
  drawing: localized(
    'Beim Reden entstehen kleine Zeichnungen, die sich niemand vorgenommen hat.',
    'Small drawings appear during the talk that nobody had planned.',
    'Mientras se habla aparecen pequeños dibujos que nadie había previsto.',
  ),
  photography: localized(
    'Die Kamera fährt überall mit, am liebsten in der blauen Stunde.',
    'The camera comes along everywhere, preferably in the blue hour.',
    'La cámara viaja a todas partes, sobre todo a la hora azul.',
  ),
  ceramics: localized(
    'Auf der Fensterbank trocknen Tassen, von denen keine der anderen gleicht.',
    'Cups are drying on the windowsill, and no two are alike.',
    'En el alféizar se secan tazas, y no hay dos iguales.',
  ),
  film: localized(
    'Über das Ende alter Filme lässt sich hier ganze Nächte streiten.',
    'The endings of old films can be argued over here for whole nights.',
    'Aquí se puede discutir noches enteras sobre el final de las películas viejas.',
  ),
  travel: localized(
    'An der Wand hängt eine Karte, und die Nadeln darin werden jedes Jahr mehr.',
    'A map hangs on the wall, and every year there are more pins in it.',
    'En la pared cuelga un mapa, y cada año tiene más alfileres.',
  ),
  trains: localized(
    'Die besten Begegnungen gab es in Nachtzügen, und ein paar davon werden erzählt.',
    'The best encounters were on night trains, and a few of them are told here.',
    'Los mejores encuentros fueron en trenes nocturnos, y aquí se cuentan algunos.',
  ),
  astronomy: localized(
    'Bei klarem Himmel steht das Fernrohr am Fenster, und der Saturn hat Sprechstunde.',
    'On clear nights the telescope stands at the window and Saturn is receiving visitors.',
    'Con el cielo despejado, el telescopio está en la ventana y Saturno recibe visitas.',
  ),
  meditation: localized(
    'Manche Abende beginnen mit drei Minuten Stille, und sie tun allen gut.',
    'Some evenings begin with three minutes of silence, and they do everyone good.',
    'Algunas noches empiezan con tres minutos de silencio, y sientan bien a cualquiera.',
  ),
  gardening: localized(
    'Auf dem Balkon wachsen Tomaten, Rosmarin und eine sehr eigenwillige Rose.',
    'On the balcony grow tomatoes, rosemary and one very wilful rose.',
    'En el balcón crecen tomates, romero y una rosa muy caprichosa.',
  ),
  comedy: localized(
    'Gelacht wird viel, am liebsten über uns selbst.',
    'There is a lot of laughter, mostly at our own expense.',
    'Aquí hay muchas risas, sobre todo a nuestra costa.',
  ),
  'card-tricks': localized(
    'Ein Kartentrick gelingt immer, der zweite fast nie, und beide sind gut.',
    'The first card trick always works, the second hardly ever, and both are good.',
    'El primer truco de cartas siempre sale, el segundo casi nunca, y los dos son buenos.',
  ),
}
