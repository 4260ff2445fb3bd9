import { countryName, localTime } from './local-time'
import type { FactQuestion } from './heard'
import { facts, tastes, type Taste } from './lines'
import { at } from '@/adapters/backend/world/seed/seeded-random'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import type { Localized } from '@/adapters/backend/kernel/localized'
import { hobbies } from '@/adapters/backend/world/texts/traits'
import { dayName, languageList, listOf } from '@/adapters/backend/world/texts/language-list'
import { coinsNow } from '@/domain/actors/price-now'
import type { Language } from '@/domain/navigation/language'

/** The facts that an actor needs to answer about themselves. `now`: epoch ms. */
export interface Asked {
  readonly actor: ActorRecord
  readonly language: Language
  readonly now: number
}

type TasteSubject = keyof typeof tastes
type Asking = Exclude<FactQuestion, 'guest-name' | 'memory'>

/** Returns the names of an actor's pastimes. */
export function hobbyNames({ tags }: Pick<ActorRecord, 'tags'>, language: Language): readonly string[] {
  const own = tags.flatMap((id) => hobbies[id] ?? [])
  return own.map(({ label }) => (language === 'de' ? label.de : label[language].toLowerCase()))
}

/** What stands for a placeholder of an answer, by its name. */
const values: Readonly<Record<string, (asked: Asked) => string>> = {
  name: ({ actor }) => actor.name,
  age: ({ actor }) => String(actor.age),
  languages: ({ actor, language }) => languageList(actor.languages, language),
  time: ({ actor, language, now }) => localTime(actor.country, now, language),
  country: ({ actor, language }) => countryName(actor.country, language),
  days: ({ actor, language }) => {
    const days = [...new Set(actor.schedule.map(({ day }) => day))].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
    return listOf(
      days.map((day) => dayName(day, language) + (language === 'en' ? 's' : '')),
      language,
    )
  },
  price: ({ actor }) => String(actor.prices.single),
  message: ({ actor: { prices }, language }) =>
    prices.message === 0 ? facts.costsNothing[language] : `${prices.message} VXC`,
  hobby: ({ actor, language }) => hobbyNames(actor, language)[0] ?? facts.calm[language],
  hobbies: ({ actor, language }) => listOf(hobbyNames(actor, language), language),
  modes: ({ actor: { prices, state }, language }) => {
    const modes = [
      facts.single,
      ...(prices.voyeur !== null && state.isVoyeurChatAvailable ? [facts.voyeur] : []),
      ...(prices.c2c !== null && state.isOnlineMobileVideocall ? [facts.video] : []),
    ]
    return listOf(
      modes.map((mode) => mode[language]),
      language,
    )
  },
}

const filled = (text: Localized, asked: Asked): string =>
  text[asked.language].replaceAll(/\{(?<name>\w+)\}/gu, (_, name: string) => values[name]?.(asked) ?? '')

/** Returns an actor's taste in a subject: their own pastimes of it, or what they always name. */
function tasteOf(subject: TasteSubject, { actor, ...asked }: Asked): string {
  const { hobbies: related, known, favourites }: Taste = tastes[subject]
  const tags = actor.tags.filter((id) => related.includes(id))
  return known === undefined || hobbyNames({ tags }, asked.language).length === 0
    ? at(favourites, actor.family)[asked.language]
    : filled(known, { ...asked, actor: { ...actor, tags } })
}

/** The answers, but for those that depend on the actor's state. */
const answers: Readonly<Record<Exclude<Asking, TasteSubject | 'feeling'>, Localized>> = facts

function answerTo(question: Exclude<Asking, TasteSubject>, { actor }: Asked): Localized {
  const { isOnline } = actor.state
  if (question === 'feeling') return isOnline ? facts.live : facts.away
  if (question === 'hours' && actor.schedule.length === 0) return facts.noHours
  if (question === 'price' && coinsNow(actor.prices.single, actor.state) === 0) return facts.free
  if (question === 'doing' && !isOnline && hobbyNames(actor, 'en').length > 0) return facts.resting
  return answers[question]
}

const isTaste = (question: Asking): question is TasteSubject => question in tastes

/** An actor's answer about themselves, from their own facts. */
export const answerFromFacts = (question: Asking, asked: Asked): string =>
  isTaste(question) ? tasteOf(question, asked) : filled(answerTo(question, asked), asked)
