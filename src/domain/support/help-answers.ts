import { isNear } from '@/domain/search/near'
import { patternWords, spellingsOf } from '@/domain/search/words'
import type { SupportTopic } from './support-request'

/** The topics of answers, in the order of the page. */
export const HELP_TOPICS = ['chats', 'money', 'watching', 'account', 'safety'] as const

/** One of the topics. */
export type HelpTopic = (typeof HELP_TOPICS)[number]

/** The answers of the help page by topic; an id is the anchor that other pages link to. */
export const HELP_ANSWERS = {
  chats: ['chat-billing', 'stop', 'welcome', 'tickets', 'tips', 'favorites'],
  money: ['costs', 'missing-coins', 'wrong-bill', 'expire', 'vip', 'tv-premium', 'one-click', 'limits', 'break'],
  watching: ['library', 'playback', 'captions'],
  account: ['password', 'notices', 'language', 'close-account'],
  safety: ['age', 'neutral', 'report'],
} as const satisfies Readonly<Record<HelpTopic, readonly string[]>>

/** The id of an answer. */
export type HelpAnswerId = (typeof HELP_ANSWERS)[HelpTopic][number]

/** The topic of a support request when an answer did not help. */
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

/**
 * Whether each word of a pattern begins a word of an answer; `isForgiving` also accepts one typing
 * error.
 */
const suits = ({ title, text }: HelpText, words: readonly string[], isForgiving: boolean): boolean => {
  const own = spellingsOf(`${title} ${text}`)
  return words.every((word) => own.some((one) => one.startsWith(word) || (isForgiving && isNear(one, word))))
}

/**
 * Returns the answers that match a pattern, those with a matching title first; all of them without
 * a pattern. Typing errors are accepted only when nothing matches exactly, as in the search of the
 * product.
 */
export function findAnswers<T extends HelpText>(answers: readonly T[], pattern: string): readonly T[] {
  const words = patternWords(pattern)
  const found = [false, true].map((isForgiving) => answers.filter((answer) => suits(answer, words, isForgiving)))
  const chosen = found.find(({ length }) => length > 0) ?? []
  const isInTitle = ({ title }: T): number => Number(!suits({ title, text: '' }, words, true))
  return chosen.toSorted((a, b) => isInTitle(a) - isInTitle(b))
}
