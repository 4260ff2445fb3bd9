import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/** Rules of actors of the sample world for guests in their rooms. */
export const roomRules: readonly Localized[] = [
  localized('Begrüßt euch, bevor ihr fragt.', 'Say hello before you ask.', 'Saludad antes de preguntar.'),
  localized(
    'Seid freundlich zueinander, auch wenn ihr anderer Meinung seid.',
    'Be kind to one another, even when you disagree.',
    'Sed amables entre vosotros, aunque no estéis de acuerdo.',
  ),
  localized(
    'Keine Fragen nach meinem Namen, meiner Adresse oder meinem Beruf.',
    'No questions about my real name, my address or my job.',
    'Nada de preguntas sobre mi nombre real, mi dirección o mi trabajo.',
  ),
  localized(
    'Musikwünsche gern, aber einer nach dem anderen.',
    'Song requests are welcome, one at a time.',
    'Podéis pedir canciones, pero de una en una.',
  ),
  localized(
    'Bitte schreibt nicht in Großbuchstaben.',
    'Please don’t write in capitals.',
    'No escribáis en mayúsculas.',
  ),
  localized('Keine Werbung und keine Links.', 'No advertising and no links.', 'Nada de publicidad ni enlaces.'),
  localized(
    'Ein Nein ist ein Nein, und dann reden wir über etwas anderes.',
    'A no is a no, and then we talk about something else.',
    'Un no es un no, y cambiamos de tema.',
  ),
  localized(
    'Lasst auch die Stillen zu Wort kommen.',
    'Leave room for the quiet ones, too.',
    'Dejad hablar también a quienes son más callados.',
  ),
]
