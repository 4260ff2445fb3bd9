import { say, type Phrase } from '@/adapters/backend/world/texts/phrase'

/** How a performer keeps a conversation going. `{hobby}` stands for one of her pastimes. Five, which no pool of seven shares. */
export const afterLines: readonly Phrase[] = [
  say('Und was macht dein Abend?', 'And how is your evening?', '¿Y qué tal tu noche?'),
  say('Bei mir steht heute an: {hobby}.', 'On my list tonight: {hobby}.', 'Hoy en mi lista: {hobby}.'),
  say(
    'Magst du eine Frage oder eine Geschichte?',
    'Would you like a question or a story?',
    '¿Prefieres una pregunta o una historia?',
  ),
  say('Was war heute das Beste?', 'What was the best thing today?', '¿Qué ha sido lo mejor de hoy?'),
  say(
    'Ich rücke schon einmal den zweiten Sessel zurecht.',
    'I am moving the second armchair into place.',
    'Voy acercando el segundo sillón.',
  ),
]

/** Small sounds before an answer: each performer keeps to a manner of her own. */
export const manners: readonly (readonly Phrase[])[] = [
  [
    say('Wie schön.', 'How lovely.', 'Qué bonito.'),
    say('Ach, du.', 'Oh, you.', 'Ay, tú.'),
    say('Das wärmt.', 'That warms me.', 'Eso reconforta.'),
  ],
  [
    say('Notiert.', 'Noted.', 'Anotado.'),
    say('Soso.', 'Well, well.', 'Vaya, vaya.'),
    say('Interessant.', 'Interesting.', 'Interesante.'),
  ],
  [
    say('Na so etwas!', 'Well I never!', '¡Anda!'),
    say('Ha!', 'Ha!', '¡Ja!'),
    say('Moment, Moment.', 'Wait, wait.', 'Un momento, un momento.'),
  ],
  [say('Hm.', 'Hm.', 'Mmm.'), say('Ja.', 'Yes.', 'Sí.'), say('Weißt du …', 'You know …', 'Sabes …')],
]
