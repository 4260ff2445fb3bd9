import { at } from '@/adapters/backend/world/seed/seeded-random'
import { answerFromFacts, hobbyNames } from '@/adapters/backend/world/simulate/replies/facts-of-actor'
import {
  factQuestionOf,
  feelingOf,
  intentOf,
  introducedAs,
  plainWords,
  type Intent,
} from '@/adapters/backend/world/simulate/replies/heard'
import { after, feelings, manners, subjects, talk } from '@/adapters/backend/world/simulate/replies/lines'
import { pleased, recallName, recallWords, type Turn } from '@/adapters/backend/world/simulate/replies/memory'
import { hobbies } from '@/adapters/backend/world/texts/traits'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import type { Localized } from '@/adapters/backend/kernel/localized'
import type { Language } from '@/domain/navigation/language'

const lines = { ...talk, ...subjects, ...feelings }

/** Answers that are complete by themselves: to these nothing is added. */
const COMPLETE: ReadonlySet<Intent> = new Set(['crude', 'goodbye', 'question'])

/** Every second answer begins in the actor's own manner. */
const MANNER_EVERY = 2

/** Number of an actor's last messages whose remarks they do not repeat. */
const REMEMBERED = 6

/** A message to an actor, and what they know when they answer. */
export interface Received {
  readonly actor: ActorRecord
  /** The guest's. */
  readonly language: Language
  readonly received: string
  readonly giftId: string
  /**
   * Rises with every message of the channel and picks the line, so that no answer is the same as
   * the one before.
   */
  readonly turn: number
  /** In [0, 1): decides whether the actor continues the conversation. */
  readonly chance: number
  /** The messages before this one, the oldest first. */
  readonly before: readonly Turn[]
  /** Epoch ms. */
  readonly now: number
}

/**
 * Composes an actor's answer in the guest's language: to a question about themselves from their own
 * facts, to a feeling with sympathy, to a subject with a line of their own. To a question that they
 * have no facts for they answer that they do not know.
 */
export function composeReply(to: Received): string {
  const { actor, language, received, turn } = to
  const intent = intentOf(received, to.giftId)
  if (intent === 'crude' || intent === 'gift' || intent === 'control') return lineOf(intent, to)
  const name = introducedAs(received)
  if (name !== null) return inManner(pleased(name, language), remark(to), to)
  const question = factQuestionOf(received)
  if (question === 'guest-name') return inManner(recallName(to.before, language), remark(to), to)
  if (question === 'memory') return inManner(recallWords(to.before, language), remark(to), to)
  if (question !== null) return inManner(answerFromFacts(question, to), remark(to), to)
  const feeling = feelingOf(received)
  if (feeling !== null) return at(lines[feeling], actor.family + turn)[language]
  // A line on the subject of a question would not answer it.
  return lineOf(isQuestion(received) && !POLITE.has(intent) ? 'question' : intent, to)
}

/** A thank-you and a goodbye are answered as such, also where a question is added. */
const POLITE: ReadonlySet<Intent> = new Set(['thanks', 'goodbye'])

/** "Hello?" is a greeting. */
const isQuestion = (text: string): boolean => text.includes('?') && plainWords(text).includes(' ')

/** A line of the actor's, and perhaps a remark that continues the conversation. */
function lineOf(intent: Intent, to: Received): string {
  const { actor, language, turn, chance } = to
  const sentence = at(lines[intent], actor.family + turn)[language]
  if (COMPLETE.has(intent) || sentence.endsWith('?')) return sentence
  return inManner(sentence, chance < 0.6 ? remark(to) : '', to)
}

/** Returns a sentence in the actor's own manner, followed by the rest. */
function inManner(sentence: string, rest: string, { actor, language, turn }: Received): string {
  const manner = turn % MANNER_EVERY === 0 ? at(at(manners, actor.family), turn / MANNER_EVERY)[language] : ''
  return [manner, sentence, rest].filter((part) => part !== '').join(' ')
}

/** A remark that continues the conversation: none that the actor made lately. */
function remark({ actor, language, turn, before }: Received): string {
  const recent = before.slice(-REMEMBERED).filter(({ sender }) => sender === 'actor')
  const fresh = after.filter((line) => !recent.some(({ text }) => text.includes(beginningOf(line[language]))))
  const line = at(fresh.length > 0 ? fresh : after, actor.family + turn)[language]
  return line.replace('{hobby}', hobbyOf(actor, language, turn))
}

const beginningOf = (line: string): string => line.split('{')[0] ?? line

/** Composes what an actor writes unasked to a guest they know. */
export function composeOpening(actor: ActorRecord, language: Language, turn: number): string {
  const greeting: Localized = at(lines.greeting, actor.family + turn)
  return `${greeting[language]} ${at(after, turn)[language].replace('{hobby}', hobbyOf(actor, language, turn))}`
}

function hobbyOf(actor: ActorRecord, language: Language, turn: number): string {
  const own = hobbyNames(actor, language)
  if (own.length > 0) return at(own, turn)
  const { label } = at(Object.values(hobbies), turn)
  return language === 'de' ? label.de : label[language].toLowerCase()
}
