import { isNear } from '@/domain/search/near'
import { patternWords, spellingsOf } from '@/domain/search/words'
import type { SupportTopic } from './support-request'

/** What answers are about, in the order of the page. */
export const HELP_TOPICS = ['chats', 'money', 'watching', 'account', 'safety'] as const

/** A group of answers. */
export type HelpTopic = (typeof HELP_TOPICS)[number]

/** The answers of the help page by group; an id is the anchor by which other pages lead to it. */
export const HELP_ANSWERS = {
  chats: ['chat-billing', 'stop', 'welcome', 'tickets', 'tips', 'favorites'],
  money: ['costs', 'missing-coins', 'wrong-bill', 'expire', 'vip', 'tv-premium', 'one-click', 'limits', 'break'],
  watching: ['library', 'playback', 'captions'],
  account: ['password', 'notices', 'language', 'close-account'],
  safety: ['age', 'neutral', 'report'],
} as const satisfies Readonly<Record<HelpTopic, readonly string[]>>

/** The id of an answer. */
export type HelpAnswerId = (typeof HELP_ANSWERS)[HelpTopic][number]

/** What a request to support is about that an answer did not solve. */
export const SUPPORT_TOPIC_OF: Readonly<Record<HelpTopic, SupportTopic>> = {
  chats: 'question',
  money: 'payment',
  watching: 'technical',
  account: 'account',
  safety: 'question',
}

/** An answer in the guest's language. */
export interface HelpText {
  readonly title: string
  readonly text: string
}

/** Whether each word of a pattern begins a word of an answer; `isForgiving`: or is one typing error away from one. */
const suits = ({ title, text }: HelpText, words: readonly string[], isForgiving: boolean): boolean => {
  const own = spellingsOf(`${title} ${text}`)
  return words.every((word) => own.some((one) => one.startsWith(word) || (isForgiving && isNear(one, word))))
}

/**
 * The answers that suit a pattern, those whose title does first; all of them without one. Words with a typing error count where nothing
 * is found as it is written, as they do in the search of the product.
 */
export function findAnswers<T extends HelpText>(answers: readonly T[], pattern: string): readonly T[] {
  const words = patternWords(pattern)
  const found = [false, true].map((isForgiving) => answers.filter((answer) => suits(answer, words, isForgiving)))
  const chosen = found.find(({ length }) => length > 0) ?? []
  const isInTitle = ({ title }: T): number => Number(!suits({ title, text: '' }, words, true))
  return chosen.toSorted((a, b) => isInTitle(a) - isInTitle(b))
}
