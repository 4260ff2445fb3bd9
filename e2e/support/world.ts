import { generateGifts } from '@/adapters/backend/world/seed/generate-gifts'
import { after, subjects, talk } from '@/adapters/backend/world/simulate/replies/lines'
import type { Language } from '@/domain/navigation/language'

/** What the seeded world calls a gift in a language. */
export function giftName(id: string, language: Language): string {
  const gift = generateGifts().find((one) => one.id === id)
  const name = gift?.translations.find((one) => one.language === language)?.name
  if (name === undefined) throw new Error(`No gift ${id} in ${language}`)
  return name
}

const phrases = [...Object.values({ ...talk, ...subjects }).flat(), ...after]

/** Whether an actor's text is of the language: at least one of their phrases is in it. */
export const isSaidIn = (language: Language, words: string): boolean =>
  phrases.some((phrase) => phrase[language].split(/\{\w+\}/u).some((part) => part.length > 8 && words.includes(part)))
