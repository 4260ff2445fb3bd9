import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/**
 * Lines that continue a conversation. `{hobby}` is replaced by one of the actor's pastimes. There
 * are five, a number that shares no factor with a pool of seven.
 */
export const afterLines: readonly Localized[] = [
  localized('Und was macht dein Abend?', 'And how is your evening?', '¿Y qué tal tu noche?'),
  localized('Bei mir steht heute an: {hobby}.', 'On my list for tonight: {hobby}.', 'Hoy en mi lista: {hobby}.'),
  localized(
    'Magst du eine Frage oder eine Geschichte?',
    'Would you like a question or a story?',
    '¿Prefieres una pregunta o una historia?',
  ),
  localized('Was war heute das Beste?', 'What was the best thing today?', '¿Qué ha sido lo mejor de hoy?'),
  localized(
    'Ich rücke schon einmal den zweiten Sessel zurecht.',
    'I’m moving the second armchair into place.',
    'Voy acercando el segundo sillón.',
  ),
]

/** Small sounds before an answer: each actor has a manner of their own. */
export const manners: readonly (readonly Localized[])[] = [
  [
    localized('Wie schön.', 'How lovely.', 'Qué bonito.'),
    localized('Ach, du.', 'Oh, you.', 'Ay, tú.'),
    localized('Das wärmt.', 'That’s heart-warming.', 'Eso reconforta.'),
  ],
  [
    localized('Notiert.', 'Noted.', 'Anotado.'),
    localized('Soso.', 'Well, well.', 'Vaya, vaya.'),
    localized('Interessant.', 'Interesting.', 'Interesante.'),
  ],
  [
    localized('Na so etwas!', 'Well I never!', '¡Anda!'),
    localized('Ha!', 'Ha!', '¡Ja!'),
    localized('Moment, Moment.', 'Wait, wait.', 'Un momento, un momento.'),
  ],
  [localized('Hm.', 'Hm.', 'Mmm.'), localized('Ja.', 'Yes.', 'Sí.'), localized('Weißt du …', 'You know…', 'Sabes …')],
]
