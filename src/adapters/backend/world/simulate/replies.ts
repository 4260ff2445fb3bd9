import { at } from '@/adapters/backend/world/seed/seeded-random'
import { afterLines, manners } from '@/adapters/backend/world/simulate/replies/after-lines'
import { isCrude } from '@/adapters/backend/world/simulate/replies/crude'
import { intentOf, wordsOf, type Intent } from '@/adapters/backend/world/simulate/replies/intent'
import { linesOfSubjects } from '@/adapters/backend/world/simulate/replies/lines-of-subjects'
import { linesOfTalk } from '@/adapters/backend/world/simulate/replies/lines-of-talk'
import { hobbies } from '@/adapters/backend/world/texts/hobbies'
import type { Localized } from '@/adapters/backend/kernel/localized'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import type { Language } from '@/domain/navigation/language'

const lines = { ...linesOfTalk, ...linesOfSubjects }

/** Answers that are complete by themselves: to these nothing is added. */
const COMPLETE: ReadonlySet<Intent> = new Set(['crude', 'goodbye'])

/** Every second answer begins in the actor's own manner. */
const MANNER_EVERY = 2

/** From this length on a word is worth being quoted, up to this one it is a word and not a string of letters. */
const WORD_LENGTH = { least: 6, most: 18 } as const

/**
 * What an actor answers, in the guest's language, to what they wrote or gave. `turn` rises with every message of the
 * channel and picks the line, so that no answer follows itself; `chance` in [0, 1) decides whether they continue the
 * conversation.
 */
export function composeReply(to: {
  readonly actor: ActorRecord
  readonly language: Language
  readonly received: string
  readonly giftId: string
  readonly turn: number
  readonly chance: number
}): string {
  const { actor, language, turn } = to
  const intent = intentOf(to.received, to.giftId)
  const word = intent === 'other' ? wordToRepeat(to.received) : undefined
  const step = actor.family + turn
  const sentence = at(lines[word === undefined ? intent : 'word'], step)[language]
  const parts = [sentence.replace('{word}', word ?? '')]
  if (!COMPLETE.has(intent) && !sentence.endsWith('?')) {
    if (turn % MANNER_EVERY === 0) parts.unshift(at(at(manners, actor.family), turn / MANNER_EVERY)[language])
    if (to.chance < 0.6) parts.push(at(afterLines, step)[language].replace('{hobby}', hobbyOf(actor, language, turn)))
  }
  return parts.join(' ')
}

/** What an actor writes of their own accord to a guest they know. */
export function composeOpening(actor: ActorRecord, language: Language, turn: number): string {
  const greeting: Localized = at(lines.greeting, actor.family + turn)
  return `${greeting[language]} ${at(afterLines, turn)[language].replace('{hobby}', hobbyOf(actor, language, turn))}`
}

function hobbyOf(actor: ActorRecord, language: Language, turn: number): string {
  const own = actor.tags.flatMap((id) => hobbies[id] ?? [])
  const { label } = at(own.length > 0 ? own : Object.values(hobbies), turn)
  return language === 'de' ? label.de : label[language].toLowerCase()
}

/** The longest word of the guest's that is worth repeating. */
function wordToRepeat(received: string): string | undefined {
  return received
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= WORD_LENGTH.least && word.length <= WORD_LENGTH.most)
    .filter((word) => !wordsOf(word).some(isCrude))
    .sort((a, b) => b.length - a.length)
    .at(0)
}
