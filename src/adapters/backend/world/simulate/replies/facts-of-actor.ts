import { countryName, dayName, localTime } from './local-time'
import type { FactQuestion } from './heard'
import { facts as texts, tastes, type Taste } from './lines'
import { at } from '@/adapters/backend/world/seed/seeded-random'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import type { Localized } from '@/adapters/backend/kernel/localized'
import { filled } from '@/adapters/backend/world/texts/in-language'
import { hobbies } from '@/adapters/backend/world/texts/traits'
import { languageList } from '@/adapters/backend/world/texts/language-list'
import { coinsNow } from '@/domain/actors/price-now'
import type { Language } from '@/domain/navigation/language'

/** The facts that an actor needs to answer about themselves. `now`: epoch ms. */
export interface Asked {
  readonly actor: ActorRecord
  readonly language: Language
  readonly now: number
}

const fill = (text: Localized, language: Language, values: Readonly<Record<string, string>>): string =>
  filled(text[language], values)

const list = (parts: readonly string[], language: Language): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(parts)

/** Returns the names of an actor's pastimes. */
export function hobbyNames({ tags }: Pick<ActorRecord, 'tags'>, language: Language): readonly string[] {
  const own = tags.flatMap((id) => hobbies[id] ?? [])
  return own.map(({ label }) => (language === 'de' ? label.de : label[language].toLowerCase()))
}

/** Returns an actor's taste in a subject: their own pastimes of it, or what they always name. */
function tasteOf(subject: keyof typeof tastes, { actor, language }: Asked): string {
  const { hobbies: related, known, favourites }: Taste = tastes[subject]
  const own = hobbyNames({ tags: actor.tags.filter((id) => related.includes(id)) }, language)
  return own.length > 0 && known !== undefined
    ? fill(known, language, { hobbies: list(own, language) })
    : at(favourites, actor.family)[language]
}

const answers: Readonly<Record<Exclude<FactQuestion, 'guest-name' | 'memory'>, (asked: Asked) => string>> = {
  request: ({ language }) => texts.request[language],
  picture: ({ language }) => texts.picture[language],
  wish: ({ actor, language }) =>
    fill(texts.wish, language, { hobby: hobbyNames(actor, language)[0] ?? texts.calm[language] }),
  music: (asked) => tasteOf('music', asked),
  books: (asked) => tasteOf('books', asked),
  film: (asked) => tasteOf('film', asked),
  food: (asked) => tasteOf('food', asked),
  travel: (asked) => tasteOf('travel', asked),
  colour: (asked) => tasteOf('colour', asked),
  real: ({ language }) => texts.real[language],
  name: ({ actor, language }) => fill(texts.name, language, { name: actor.name }),
  age: ({ actor, language }) => fill(texts.age, language, { age: String(actor.age) }),
  languages: ({ actor, language }) =>
    fill(texts.languages, language, { languages: languageList(actor.languages, language) }),
  time: ({ actor, language, now }) => fill(texts.time, language, { time: localTime(actor.country, now, language) }),
  hours: ({ actor, language }) => {
    const days = [...new Set(actor.schedule.map(({ day }) => day))].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
    if (days.length === 0) return texts.noHours[language]
    const names = days.map((day) => dayName(day, language) + (language === 'en' ? 's' : ''))
    return fill(texts.hours, language, { days: list(names, language) })
  },
  price: ({ actor, language }) => {
    const { single, message } = actor.prices
    const isFree = coinsNow(single, actor.state) === 0
    return fill(isFree ? texts.free : texts.price, language, {
      price: String(single),
      message: message === 0 ? texts.costsNothing[language] : `${message} VXC`,
    })
  },
  place: ({ actor, language }) => fill(texts.place, language, { country: countryName(actor.country, language) }),
  hobbies: ({ actor, language }) =>
    fill(texts.hobbies, language, { hobbies: list(hobbyNames(actor, language), language) }),
  room: ({ actor, language }) => {
    const { prices, state } = actor
    const modes = [
      texts.single[language],
      ...(prices.voyeur !== null && state.isVoyeurChatAvailable ? [texts.voyeur[language]] : []),
      ...(prices.c2c !== null && state.isOnlineMobileVideocall ? [texts.video[language]] : []),
    ]
    return fill(texts.room, language, { modes: list(modes, language) })
  },
  feeling: ({ actor, language }) => texts[actor.state.isOnline ? 'live' : 'away'][language],
  doing: ({ actor, language }) => {
    const hobby = hobbyNames(actor, language)[0]
    if (actor.state.isOnline || hobby === undefined) return texts.doing[language]
    return fill(texts.resting, language, { hobby })
  },
}

/** An actor's answer about themselves, from their own facts. */
export const answerFromFacts = (question: keyof typeof answers, asked: Asked): string => answers[question](asked)
