import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/** Answers to what a message is about. Seven each, so that the same one comes back late. */
export const linesOfSubjects: Readonly<
  Record<'music' | 'travel' | 'food' | 'books' | 'stars' | 'other', readonly Localized[]>
> = {
  music: [
    localized(
      'Musik geht immer. Gerade läuft hier etwas mit viel Klavier.',
      'Music is always a good idea. There’s something with a lot of piano on here.',
      'La música siempre viene bien. Aquí suena algo con mucho piano.',
    ),
    localized(
      'Ich lege gleich die andere Seite auf.',
      'I’m about to turn the record over.',
      'Ahora mismo pongo la otra cara.',
    ),
    localized(
      'Das klingt nach einer guten Platte für Regentage.',
      'That sounds like a good record for rainy days.',
      'Suena a buen disco para días de lluvia.',
    ),
    localized(
      'Dazu könnte ich die halbe Nacht den Takt klopfen.',
      'I could tap along to that half the night.',
      'Podría llevar ese ritmo media noche.',
    ),
    localized(
      'Summ es mir vor, ich errate es beim dritten Ton.',
      'Hum it to me, I’ll guess it by the third note.',
      'Tararéamela y la acierto a la tercera nota.',
    ),
    localized(
      'Meine Nachbarn und ich sind uns bei Musik selten einig.',
      'My neighbours and I seldom agree on music.',
      'Mis vecinos y yo rara vez coincidimos en música.',
    ),
    localized(
      'Am liebsten mag ich die Sekunde, bevor ein Lied beginnt.',
      'What I like best is the second before a song begins.',
      'Lo que más me gusta es el segundo antes de que empiece una canción.',
    ),
  ],
  travel: [
    localized(
      'Da würde ich sofort den Koffer holen.',
      'I’d have my suitcase packed in no time.',
      'Yo iría a por la maleta ahora mismo.',
    ),
    localized(
      'Mit dem Zug und einem Fensterplatz, bitte.',
      'By train and with a window seat, please.',
      'En tren y con ventanilla, por favor.',
    ),
    localized(
      'Schick mir eine Postkarte, ich hänge sie auf.',
      'Send me a postcard, I’ll pin it up.',
      'Mándame una postal y la cuelgo.',
    ),
    localized(
      'Auf meiner Karte steckt dort noch keine Nadel.',
      'There’s no pin there on my map yet.',
      'En mi mapa, ahí todavía no hay alfiler.',
    ),
    localized(
      'Am Meer werde ich immer ganz still.',
      'I always go quiet by the sea.',
      'Junto al mar siempre me quedo en silencio.',
    ),
    localized(
      'Das Schönste am Reisen ist der erste Abend an einem fremden Ort.',
      'The best part of travelling is the first evening somewhere new.',
      'Lo mejor de viajar es la primera noche en un lugar nuevo.',
    ),
    localized(
      'Nimm mich in Gedanken mit, ich brauche wenig Platz.',
      'Take me along in your thoughts, I don’t need much room.',
      'Llévame en el pensamiento, ocupo poco.',
    ),
  ],
  food: [
    localized(
      'Jetzt bekomme ich Hunger, das ist unfair.',
      'Now I’m getting hungry, that’s not fair.',
      'Ahora me entra hambre, no es justo.',
    ),
    localized(
      'Bei mir gibt es Suppe, die jeden Tag besser wird.',
      'I’m having soup that gets better every day.',
      'Yo tengo una sopa que mejora cada día.',
    ),
    localized(
      'Mit etwas Zimt wäre es vollkommen.',
      'A little cinnamon would make it perfect.',
      'Con un poco de canela sería perfecto.',
    ),
    localized('Ich decke schon einmal für zwei.', 'I’ll set the table for two.', 'Voy poniendo la mesa para dos.'),
    localized(
      'Mein Wasserkessel pfeift gerade, wie bestellt.',
      'My kettle is whistling, right on cue.',
      'Mi tetera silba justo ahora, como por encargo.',
    ),
    localized(
      'Das Rezept möchte ich haben, samt allen Fehlern.',
      'I want that recipe, mistakes included.',
      'Quiero esa receta, con errores y todo.',
    ),
    localized(
      'Gutes Essen und gute Fragen, mehr braucht es abends nicht.',
      'Good food and good questions, that’s all an evening needs.',
      'Buena comida y buenas preguntas: la noche no pide más.',
    ),
  ],
  books: [
    localized(
      'Das liegt hier auf dem Stapel, ziemlich weit unten.',
      'It’s here in the pile, quite far down.',
      'Está aquí en la pila, bastante abajo.',
    ),
    localized('Lies mir den ersten Satz vor.', 'Read me the first sentence.', 'Léeme la primera frase.'),
    localized(
      'Ich lese das Ende immer zuletzt, aber es fällt mir schwer.',
      'I always read the ending last, but it’s a struggle.',
      'Siempre leo el final al final, pero me cuesta.',
    ),
    localized(
      'Eine Geschichte habe ich noch für heute, eine kurze.',
      'I’ve got one story left for tonight, a short one.',
      'Me queda una historia para hoy, una corta.',
    ),
    localized(
      'Bücher leihe ich gern aus, Lesezeichen nie.',
      'I’m happy to lend books, but never bookmarks.',
      'Presto libros con gusto; los marcapáginas, nunca.',
    ),
    localized(
      'Das klingt nach einem Kapitel, das man langsam liest.',
      'That sounds like a chapter to be read slowly.',
      'Suena a capítulo que se lee despacio.',
    ),
    localized(
      'Für Gedichte ist es genau die richtige Stunde.',
      'It’s exactly the right hour for poems.',
      'Es justo la hora de los poemas.',
    ),
  ],
  stars: [
    localized(
      'Heute steht der Mond genau über dem Nachbarhaus.',
      'The moon is right above the house next door tonight.',
      'Hoy la luna está justo encima de la casa de al lado.',
    ),
    localized(
      'Ich habe eben den Großen Wagen gefunden, er war nicht weg.',
      'I’ve just found the Big Dipper, it hadn’t gone anywhere.',
      'Acabo de encontrar la Osa Mayor; no se había ido.',
    ),
    localized(
      'Bei so einem Himmel redet man von selbst leiser.',
      'Under a sky like that you can’t help speaking softly.',
      'Con un cielo así se habla más bajo sin querer.',
    ),
    localized(
      'Das Fernrohr ist kalt, die Aussicht lohnt sich.',
      'The telescope is cold, the view is worth it.',
      'El telescopio está frío, pero la vista compensa.',
    ),
    localized(
      'Zähl sie für mich, ich komme immer nur bis zwanzig.',
      'Count them for me, I never get past twenty.',
      'Cuéntalas por mí, yo nunca paso de veinte.',
    ),
    localized(
      'Einer davon ist ein Satellit, ich sage nur nicht, welcher.',
      'One of them is a satellite, I just won’t say which.',
      'Una de ellas es un satélite, pero no digo cuál.',
    ),
    localized(
      'Wenn die Wolken aufreißen, sage ich dir Bescheid.',
      'I’ll tell you when the clouds break.',
      'Te aviso cuando se abran las nubes.',
    ),
  ],
  other: [
    localized('Erzähl mir mehr davon.', 'Tell me more about it.', 'Cuéntame más.'),
    localized('Ich höre zu, lass dir Zeit.', 'I’m listening, take your time.', 'Te escucho, tómate tu tiempo.'),
    localized('Und wie ging es weiter?', 'And what happened next?', '¿Y cómo siguió?'),
    localized('Wie kam es dazu?', 'How did that come about?', '¿Y eso cómo fue?'),
    localized('Das verstehe ich.', 'I understand.', 'Lo entiendo.'),
    localized('Gut, dass du es mir schreibst.', 'I’m glad you’re telling me.', 'Qué bien que me lo cuentes.'),
    localized('Wie war das für dich?', 'How was that for you?', '¿Y cómo lo viviste?'),
  ],
}
