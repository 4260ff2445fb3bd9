import { isCrude } from './crude'

/**
 * Returns a text in lower case, without accents and signs, its words one space apart, for
 * comparison with patterns.
 */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** The questions that an actor answers from their own facts. */
export const FACT_QUESTIONS = [
  'guest-name',
  'memory',
  'request',
  'picture',
  'wish',
  'music',
  'books',
  'film',
  'food',
  'travel',
  'colour',
  'real',
  'name',
  'age',
  'languages',
  'time',
  'hours',
  'price',
  'place',
  'hobbies',
  'room',
  'feeling',
  'doing',
] as const

export type FactQuestion = (typeof FACT_QUESTIONS)[number]

/** German, then English, then Spanish; in the order in which they are compared. */
const patterns: Readonly<Record<FactQuestion, RegExp>> = {
  'guest-name':
    /\b(?:wie (?:heisse|heiss) ich|wie ist mein name|(?:weisst|kennst) du (?:noch )?meinen namen|what (?:s|is) my name|(?:remember|know) my name|como me llamo|(?:recuerdas|sabes) mi nombre)\b/u,
  memory:
    /\b(?:erinnerst du dich|weisst du noch|do you remember|what did i (?:say|write)|was habe ich (?:gesagt|geschrieben)|te acuerdas|recuerdas|que (?:te )?he dicho)\b/u,
  request:
    /\b(?:(?:kannst|magst|wurdest|konntest) du (?:\w+ ){0,3}(?:singen|vorsingen|spielen|vorspielen|vorlesen|zeichnen|malen|erzahlen|tanzen)|(?:sing|spiel|lies|zeichne|erzahl) (?:mir|uns|fur mich)|(?:can|could|will|would) you (?:please )?(?:sing|play|read|draw|tell|dance)|(?:sing|play|read|draw) (?:me|for me|something)|(?:puedes|podrias|quieres) (?:cantar|tocar|leer|dibujar|contar|bailar)\w*|(?:canta|toca|lee|dibuja|cuenta)me)\b/u,
  picture:
    /\b(?:(?:schick|sende|zeig)\w* mir (?:\w+ ){0,2}(?:bild|foto|video)\w*|(?:hast|schickst) du (?:\w+ ){0,2}(?:bild|foto|video)\w*|(?:send|show) me (?:\w+ ){0,2}(?:picture|photo|pic|video)s?|(?:do you have|got) (?:\w+ ){0,2}(?:picture|photo|pic|video)s?|(?:mandame|enviame|ensename|tienes) (?:\w+ ){0,2}(?:foto|imagen|video)\w*|(?:bild|foto|photo|picture|pic|imagen|video)s? (?:bitte|please|por favor))\b/u,
  wish: /\b(?:was wunschst du dir|deine? (?:wunsch|wunsche|traum)|(?:what|do you) (?:\w+ )?(?:wish|dream) (?:\w+ )?(?:for|of)|your (?:wish|dream)|que deseas|tu (?:deseo|sueno)|que te gustaria)\b/u,
  music:
    /\b(?:(?:welche|was fur) musik|was horst du|lieblings(?:lied|musik|band|song)\w*|(?:what|which) (?:kind of |sort of )?music|favou?rite (?:song|music|band|singer)|what do you listen|que (?:tipo de )?musica|(?:cancion|musica|grupo) favorit[oa]|que escuchas)\b/u,
  books:
    /\b(?:lieblingsb(?:uch|ucher)\w*|was liest du|(?:welche|was fur) bucher|favou?rite book|what (?:are|do) you read\w*|(?:what|which) books|libro favorito|que (?:libros? )?(?:lees|estas leyendo)|que libros?)\b/u,
  film: /\b(?:lieblings(?:film|serie)\w*|(?:welche|was fur) (?:filme|serien)|favou?rite (?:film|movie|series)|(?:what|which) (?:films|movies)|(?:pelicula|serie) favorita|que (?:peliculas|series))\b/u,
  food: /\b(?:lieblings(?:essen|gericht|speise)\w*|was (?:isst|kochst|backst) du|favou?rite (?:food|dish|meal)|what do you (?:\w+ ){0,2}(?:eat|cook)|(?:comida|plato) favorit[oa]|que (?:comes|cocinas))\b/u,
  travel:
    /\b(?:lieblings(?:ort|stadt|land)\w*|wohin (?:wurdest|reist|fahrst|mochtest)|favou?rite (?:place|city|country)|where would you (?:\w+ ){0,2}(?:go|travel)|(?:lugar|ciudad|pais) favorit[oa]|adonde (?:viajarias|irias|te gustaria)|donde te gustaria)\b/u,
  colour: /\b(?:lieblingsfarbe\w*|favou?rite colou?r|color favorito)\b/u,
  real: /\b(?:bist du|seid ihr) (?:eine? )?(?:echt\w*|real|bot|roboter|ki|computer|maschine|mensch)\b|\bare you (?:an? )?(?:real|bot|robot|ai|computer|machine|human)\b|\beres (?:una? )?(?:real|bot|robot|ia|maquina|persona|de verdad)\b/u,
  name: /\b(?:wie heisst (?:du|ihr)|(?:wie ist|was ist) dein name|wer bist du|what (?:s|is) your name|who are you|como te llamas|cual es tu nombre|quien eres)\b/u,
  age: /\b(?:wie alt|how old|your age|que edad|cuantos anos)\b/u,
  languages:
    /\b(?:welche sprachen?|was fur sprachen|sprichst du|kannst du (?:deutsch|englisch|spanisch|franzosisch|italienisch)|(?:which|what) languages?|do you speak|que idiomas?|hablas)\b/u,
  time: /\b(?:wie spat|wie ?viel uhr|what time is it|what (?:s|is) the time|time is it|que hora (?:es|tienes))\b/u,
  hours:
    /\b(?:wann (?:bist|kommst|sendest|seid|sehen) |bis wann|wie lange (?:bist|bleibst)|when (?:are|will|do) you|until when|how long (?:are|will) you|cuando (?:estas|vuelves|vienes|te conectas|emites)|hasta cuando)/u,
  price:
    /\b(?:(?:was|wie ?viel) kostet|(?:dein|der) preis|preise|how much|what does (?:it|a|the) .*cost|your prices?|cuanto (?:cuesta|vale|es)|(?:tu|el) precio)\b/u,
  place:
    /\b(?:woher (?:kommst|bist|stammst|seid)|wo (?:wohnst|lebst|bist|kommst) |aus welchem land|where (?:are|do) you|which country|de donde (?:eres|sois|vienes)|donde (?:vives|estas)|de que pais)/u,
  hobbies:
    /\b(?:hobbys?|hobbies|was magst du|was machst du (?:so )?gern\w*|freizeit|interessen|what do you (?:like|enjoy|love)|your (?:hobby|interests)|free time|que te gusta|aficiones|tiempo libre)\b/u,
  room: /\b(?:videoanruf|video ?call|cam ?2 ?cam|camtocam|privat\w* chat|private chat|voyeur|videollamada|chat privado|cam a cam)\b/u,
  feeling:
    /\b(?:wie geht|wie fuhlst|alles gut bei dir|how are you|how (?:s|is) it going|how do you feel|are you (?:ok|okay|well)|que tal (?:estas|te va)|^que tal|como (?:estas|te va|te sientes))\b/u,
  doing: /\b(?:was machst du|was treibst du|what are you (?:doing|up to)|que (?:haces|estas haciendo))\b/u,
}

/** Returns the fact of an actor that a question is about; `null`: none. */
export function factQuestionOf(text: string): FactQuestion | null {
  const words = plainWords(text)
  return FACT_QUESTIONS.find((question) => patterns[question].test(words)) ?? null
}

/** A guest's feeling, as far as they write it. */
export type Feeling = 'sad' | 'tired' | 'glad'

const feelings: Readonly<Record<Feeling, RegExp>> = {
  sad: /\b(?:gestorben|verstorben|tot|traurig|einsam|weine|krank|krankenhaus|verlassen|getrennt|geht (?:es )?mir (?:nicht gut|schlecht)|died|dead|passed away|sad|lonely|cry|crying|sick|ill|hospital|broke up|murio|muerto|fallecio|fallecido|triste|llorando|lloro|enferm[oa]|hospital|me ha dejado|me siento sol[oa])\b/u,
  tired:
    /\b(?:mude|erschopft|gestresst|stress|uberarbeitet|anstrengend\w*|tired|exhausted|stressed|overworked|long day|cansad[oa]|agotad[oa]|estresad[oa]|estres)\b/u,
  glad: /\b(?:geschafft|bestanden|befordert|gewonnen|glucklich|freue mich|neuen job|happy|promoted|i won|passed (?:my|the)|got the job|new job|feliz|content[oa]|aprobe|aprobado|he ganado|gane|nuevo trabajo)\b/u,
}

/** The feeling in a text; `null`: none. */
export function feelingOf(text: string): Feeling | null {
  const words = plainWords(text)
  return (['sad', 'tired', 'glad'] as const).find((feeling) => feelings[feeling].test(words)) ?? null
}

const INTRODUCTION =
  /(?:ich hei(?:ß|ss)e|mein name ist|my name is|my name['’]s|call me|me llamo|mi nombre es)\s+(?<name>\p{L}{2,20})(?!\p{L})/iu

/**
 * Returns the name by which a guest introduces themselves; `null`: they do not. A crude word is no
 * name.
 */
export function introducedAs(text: string): string | null {
  const name = INTRODUCTION.exec(text)?.groups?.['name'] ?? null
  return name === null || isCrude(plainWords(name)) ? null : name
}
