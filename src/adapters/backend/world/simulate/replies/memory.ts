import { introducedAs, plainWords } from './heard'
import { isCrude } from './crude'
import { memory as texts } from './lines'
import type { Language } from '@/domain/navigation/language'

/** A message of the conversation so far, the oldest first. */
export interface Turn {
  readonly sender: 'guest' | 'actor'
  readonly text: string
}

/** Maximum length of a guest's message that is quoted, characters. */
const QUOTED = 120

/** Fewer words are not quoted. */
const WORDS = 3

/** The name a guest gave last in a conversation; `null`: none. */
export const nameIn = (turns: readonly Turn[]): string | null =>
  turns
    .filter(({ sender }) => sender === 'guest')
    .map(({ text }) => introducedAs(text))
    .findLast((name) => name !== null) ?? null

/** Returns an actor's answer to the name of a guest. */
export const pleased = (name: string, language: Language): string => texts.pleased[language].replace('{name}', name)

/** The answer to a guest's question for their own name. */
export function recallName(turns: readonly Turn[], language: Language): string {
  const name = nameIn(turns)
  return name === null ? texts.noName[language] : texts.yourName[language].replace('{name}', name)
}

/**
 * Returns the answer to a question about the conversation: the guest's last words before it, if
 * they can be quoted.
 */
export function recallWords(turns: readonly Turn[], language: Language): string {
  const last = turns.findLast(
    ({ sender, text }) =>
      sender === 'guest' &&
      text.length <= QUOTED &&
      !text.includes('?') &&
      plainWords(text).split(' ').length >= WORDS &&
      !isCrude(text),
  )
  return last === undefined ? texts.forgotten[language] : texts.recalled[language].replace('{text}', last.text.trim())
}
