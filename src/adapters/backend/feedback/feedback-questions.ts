import { localized, type Localized } from '@/adapters/backend/kernel/localized'
import type { SurveyQuestion } from '@/domain/chat/exit-survey'
import type { Language } from '@/domain/navigation/language'

interface Question {
  readonly id: string
  readonly text: Localized
  readonly options: readonly { readonly id: string; readonly text: Localized }[]
}

const option = (id: string, ...of: Parameters<typeof localized>) => ({ id, text: localized(...of) })

const questions: readonly Question[] = [
  {
    id: 'overall',
    text: localized('Wie gefällt dir Vesper?', 'How do you like Vesper?', '¿Qué te parece Vesper?'),
    options: [
      option('great', 'Sehr gut', 'Very much', 'Muy bien'),
      option('good', 'Gut', 'I like it', 'Bien'),
      option('fair', 'Geht so', 'It’s all right', 'Regular'),
      option('poor', 'Nicht so', 'Not much', 'Poco'),
    ],
  },
  {
    id: 'find',
    text: localized('Findest du, was du suchst?', 'Do you find what you’re looking for?', '¿Encuentras lo que buscas?'),
    options: [
      option('always', 'Fast immer', 'Nearly always', 'Casi siempre'),
      option('sometimes', 'Manchmal', 'Sometimes', 'A veces'),
      option('rarely', 'Selten', 'Rarely', 'Pocas veces'),
    ],
  },
  {
    id: 'return',
    text: localized('Was bringt dich zurück?', 'What brings you back?', '¿Qué te hace volver?'),
    options: [
      option('live', 'Die Live-Chats', 'The live chats', 'Los chats en directo'),
      option('videos', 'Videos und Alben', 'Videos and albums', 'Los vídeos y álbumes'),
      option('talk', 'Die Gespräche', 'The conversations', 'Las conversaciones'),
      option('other', 'Etwas anderes', 'Something else', 'Otra cosa'),
    ],
  },
]

/** The questions about the product in one language. */
export const feedbackQuestions = (language: Language): readonly SurveyQuestion[] =>
  questions.map(({ id, text, options }) => ({
    id,
    text: text[language],
    options: options.map((each) => ({ id: each.id, text: each.text[language] })),
  }))
