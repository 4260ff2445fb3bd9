import { localized, type Localized } from '@/adapters/backend/kernel/localized'
import type { SurveyQuestion } from '@/domain/chat/exit-survey'
import type { Language } from '@/domain/navigation/language'

interface Question {
  readonly id: string
  readonly text: Localized
  readonly options: readonly { readonly id: string; readonly text: Localized }[]
}

const option = (id: string, ...of: Parameters<typeof localized>) => ({ id, text: localized(...of) })

/** The question whose answer is the chat's rating; its options are the ratings. */
export const RATING_QUESTION = 'rating'

const questions: readonly Question[] = [
  {
    id: RATING_QUESTION,
    text: localized('Wie war dein Chat?', 'How was your chat?', '¿Qué tal tu chat?'),
    options: [
      option('good', 'Gut', 'Good', 'Bien'),
      option('fair', 'Ganz okay', 'All right', 'Normal'),
      option('poor', 'Nicht gut', 'Not good', 'Mal'),
    ],
  },
  {
    id: 'reason',
    text: localized('Warum ist er zu Ende?', 'Why did it end?', '¿Por qué ha terminado?'),
    options: [
      option('enough', 'Es war genug', 'I had enough time', 'Era suficiente'),
      option('price', 'Der Preis', 'The price', 'El precio'),
      option('picture', 'Bild oder Ton', 'Picture or sound', 'La imagen o el sonido'),
      option('other', 'Anders als gedacht', 'Not what I expected', 'No era lo que esperaba'),
    ],
  },
]

/** The questions of the survey in one language. */
export const surveyQuestions = (language: Language): readonly SurveyQuestion[] =>
  questions.map(({ id, text, options }) => ({
    id,
    text: text[language],
    options: options.map((each) => ({ id: each.id, text: each.text[language] })),
  }))
