import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/** First sentences of an actor about herself. */
export const openings: readonly Localized[] = [
  localized(
    'Mein Tag beginnt, wenn andere das Licht ausmachen.',
    'My day begins when others switch off the light.',
    'Mi día empieza cuando los demás apagan la luz.',
  ),
  localized(
    'Abends bin ich am liebsten dort, wo gute Gespräche anfangen.',
    'In the evening I like to be where good conversations begin.',
    'Por la noche me gusta estar donde empiezan las buenas conversaciones.',
  ),
  localized(
    'Ich höre gern zu und stelle noch lieber Fragen.',
    'I like to listen, and I like asking questions even more.',
    'Me gusta escuchar, y preguntar todavía más.',
  ),
  localized(
    'Wer hier anklopft, bekommt Zeit statt Eile.',
    'Whoever knocks here gets time instead of hurry.',
    'Quien llama aquí encuentra tiempo en lugar de prisas.',
  ),
  localized(
    'Aus einem kurzen Hallo wird bei mir leicht ein langer Abend.',
    'With me, a short hello easily turns into a long evening.',
    'Conmigo, un hola corto se convierte fácilmente en una larga velada.',
  ),
  localized(
    'Ich mag Menschen, die etwas zu erzählen haben, und auch die, die erst einmal schweigen.',
    'I like people who have something to tell, and also those who are silent at first.',
    'Me gusta la gente que tiene algo que contar, y también la que al principio calla.',
  ),
  localized(
    'Seit Jahren sammle ich Geschichten, wie andere Briefmarken sammeln.',
    'For years I have been collecting stories the way others collect stamps.',
    'Desde hace años colecciono historias como otros coleccionan sellos.',
  ),
  localized(
    'Mein Fenster geht auf die Dächer, der Stuhl wackelt, und das Licht ist warm.',
    'My window looks out on the roofs, the chair wobbles, and the light is warm.',
    'Mi ventana da a los tejados, la silla cojea y la luz es cálida.',
  ),
  localized(
    'Tagsüber arbeite ich mit den Händen, abends mit Worten.',
    'By day I work with my hands, in the evening with words.',
    'De día trabajo con las manos, de noche con las palabras.',
  ),
  localized(
    'Ich bin hier, um Leute kennenzulernen, denen ich sonst nie begegnet wäre.',
    'I am here to meet people I would never have met otherwise.',
    'Estoy aquí para conocer a gente que de otro modo nunca habría encontrado.',
  ),
  localized(
    'Small Talk kann ich, aber nach zehn Minuten wird es interessanter.',
    'I can do small talk, but after ten minutes it gets more interesting.',
    'Sé charlar del tiempo, pero a los diez minutos se pone más interesante.',
  ),
  localized(
    'Ich glaube an gutes Licht, ehrliche Antworten und lange Pausen.',
    'I believe in good light, honest answers and long pauses.',
    'Creo en la buena luz, las respuestas sinceras y las pausas largas.',
  ),
]

/** First sentences of two actors about themselves. */
export const openingsOfTwo: readonly Localized[] = [
  localized(
    'Zwei Stimmen, ein Tisch und selten dieselbe Meinung.',
    'Two voices, one table and seldom the same opinion.',
    'Dos voces, una mesa y rara vez la misma opinión.',
  ),
  localized(
    'Wir erzählen uns seit Jahren dieselben Geschichten, und jede wird besser.',
    'We have been telling each other the same stories for years, and each gets better.',
    'Llevamos años contándonos las mismas historias, y cada una mejora.',
  ),
  localized(
    'Bei uns lacht immer jemand zuerst, und man weiß nie, wer.',
    'One of us always laughs first, and you never know who.',
    'Siempre hay alguien que ríe primero, y nunca se sabe quién.',
  ),
  localized(
    'Wir sind zu zweit, aber am Tisch ist noch ein Platz frei.',
    'There are two of us, but there is one more seat at the table.',
    'Somos dos, pero en la mesa queda un sitio libre.',
  ),
  localized(
    'Seit wir zusammen auf Sendung sind, ist uns kein Abend lang geworden.',
    'Since we went on air together, no evening has felt long.',
    'Desde que emitimos a dúo, ninguna noche se nos ha hecho larga.',
  ),
  localized(
    'Am liebsten reden wir gleichzeitig, also such dir aus, wem du antwortest.',
    'We like to talk at the same time, so choose whom you answer.',
    'Nos gusta hablar a la vez, así que elige a quién respondes.',
  ),
]

/** Last sentences of a profile: an invitation. */
export const closings: readonly Localized[] = [
  localized(
    'Bring eine Frage mit, den Rest findet der Abend.',
    'Bring a question; the evening will find the rest.',
    'Trae una pregunta; lo demás lo encuentra la noche.',
  ),
  localized('Setz dich dazu, es eilt nicht.', 'Have a seat, there is no hurry.', 'Siéntate, no hay prisa.'),
  localized(
    'Erzähl zuerst von deinem Tag, dann sehen wir weiter.',
    'Tell me about your day first, then we will see.',
    'Cuéntame primero tu día y luego ya veremos.',
  ),
  localized(
    'Wer freundlich ist, ist hier schon nicht mehr fremd.',
    'If you are kind, you are no longer a stranger here.',
    'Con amabilidad, aquí ya nadie es de fuera.',
  ),
  localized(
    'Das Licht brennt, bis der letzte Satz gesagt ist.',
    'The light stays on until the last sentence is said.',
    'La luz sigue encendida hasta que se dice la última frase.',
  ),
  localized(
    'Sag Hallo, auch wenn dir nichts einfällt.',
    'Say hello, even if you cannot think of anything else.',
    'Saluda, aunque no se te ocurra nada más.',
  ),
  localized(
    'Am schönsten ist es, wenn wir beide etwas Neues lernen.',
    'It is best when we both learn something new.',
    'Lo mejor es cuando ambas partes aprenden algo nuevo.',
  ),
  localized(
    'Und wenn der Abend still wird, ist das auch gut.',
    'And if the evening turns quiet, that is good too.',
    'Y si la noche se queda en silencio, también está bien.',
  ),
  localized(
    'Ein guter Gruß genügt, um anzufangen.',
    'A good greeting is enough to begin.',
    'Basta un buen saludo para empezar.',
  ),
  localized(
    'Verabschiedet wird sich hier nie auf einmal, sondern in mehreren Anläufen.',
    'Goodbyes are never said at once here, but in several attempts.',
    'Aquí nadie se despide de una vez, sino en varios intentos.',
  ),
]
