import { countryName, dayName, localTime } from './local-time'
import type { FactQuestion } from './heard'
import { tastes, type Taste, type TasteSubject } from './tastes'
import { at } from '@/adapters/backend/world/seed/seeded-random'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import { localized, type Localized } from '@/adapters/backend/kernel/localized'
import { hobbies } from '@/adapters/backend/world/texts/hobbies'
import { languageList } from '@/adapters/backend/world/texts/language-list'
import { coinsNow } from '@/domain/actors/price-now'
import type { Language } from '@/domain/navigation/language'

/** The facts that an actor needs to answer about themselves. `now`: epoch ms. */
export interface Asked {
  readonly actor: ActorRecord
  readonly language: Language
  readonly now: number
}

type Values = Readonly<Record<string, string>>

const fill = (text: Localized, language: Language, values: Values): string =>
  text[language].replaceAll(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '')

const list = (parts: readonly string[], language: Language): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(parts)

const texts = {
  real: localized(
    'Ehrlich gesagt: Ich gehöre zur Vorführung von Vesper und antworte automatisch.',
    'To be honest: I am part of Vesper’s demonstration and answer automatically.',
    'La verdad: formo parte de la demostración de Vesper y respondo de forma automática.',
  ),
  name: localized('Ich bin {name}.', 'I’m {name}.', 'Soy {name}.'),
  age: localized('Ich bin {age} Jahre alt.', 'I’m {age} years old.', 'Tengo {age} años.'),
  languages: localized(
    'Mit mir kannst du dich {languages} unterhalten.',
    'You can talk to me {languages}.',
    'Conmigo puedes hablar {languages}.',
  ),
  time: localized('Bei mir ist es {time} Uhr.', 'It’s {time} where I am.', 'Aquí son las {time}.'),
  hours: localized(
    'Meistens bin ich am {days} da. Die Uhrzeiten stehen in meinem Profil.',
    'I’m usually here on {days}. The hours are on my profile.',
    'Suelo estar el {days}. Las horas están en mi perfil.',
  ),
  noHours: localized(
    'Feste Zeiten habe ich nicht. Mit dem Herz auf meinem Profil erfährst du, wenn ich live bin.',
    'I don’t have fixed hours. Press the heart on my profile and you’ll know when I’m live.',
    'No tengo un horario fijo. Con el corazón de mi perfil sabrás cuándo estoy en directo.',
  ),
  price: localized(
    'Ein privater Chat mit mir kostet {price} VXC pro Minute, eine Nachricht {message}.',
    'A private chat with me is {price} VXC a minute, a message {message}.',
    'Un chat privado conmigo cuesta {price} VXC por minuto, un mensaje {message}.',
  ),
  free: localized(
    'Gerade ist mein Chat gratis. Sonst kostet er {price} VXC pro Minute, eine Nachricht {message}.',
    'My chat is free right now. Otherwise it’s {price} VXC a minute, and a message {message}.',
    'Ahora mismo mi chat es gratis. Si no, cuesta {price} VXC por minuto, y un mensaje {message}.',
  ),
  costsNothing: localized('nichts', 'nothing', 'nada'),
  place: localized(
    'Mein Land ist {country}. Mehr verrate ich über meine Adresse nicht.',
    'My country is {country}. I don’t give away more of my address than that.',
    'Mi país es {country}. De mi dirección no cuento más.',
  ),
  hobbies: localized('Was ich mag: {hobbies}.', 'What I like: {hobbies}.', 'Lo que me gusta: {hobbies}.'),
  room: localized(
    'In meinem Raum gibt es {modes}. Die Preise siehst du, bevor es losgeht.',
    'In my room there is {modes}. You see the prices before it starts.',
    'En mi sala hay {modes}. Ves los precios antes de empezar.',
  ),
  single: localized('den privaten Chat', 'private chat', 'chat privado'),
  voyeur: localized('das Zuschauen als Voyeur', 'watching as a voyeur', 'mirar como voyeur'),
  video: localized('den Videoanruf', 'video call', 'videollamada'),
  live: localized(
    'Mir geht es gut, ich bin gern hier.',
    'I’m well, I like being here.',
    'Estoy bien, me gusta estar aquí.',
  ),
  away: localized(
    'Mir geht es gut. Live bin ich gerade nicht, lesen kann ich dich trotzdem.',
    'I’m well. I’m not live at the moment, but I can read you.',
    'Estoy bien. Ahora no estoy en directo, pero te leo.',
  ),
  doing: localized(
    'Ich bin gerade live und lese, was du schreibst.',
    'I’m live right now, reading what you write.',
    'Estoy en directo y leo lo que escribes.',
  ),
  request: localized(
    'Gern, so etwas mache ich am liebsten. Womit fange ich an, eher leise oder mit Schwung?',
    'Gladly, that’s what I like doing best. Where do I begin, softly or with some swing?',
    'Con gusto, es lo que más me gusta hacer. ¿Por dónde empiezo, suave o con ritmo?',
  ),
  picture: localized(
    'Bilder von mir findest du in meinem Profil, und hier antworte ich dir selbst.',
    'You’ll find pictures of me on my profile, and here I answer you myself.',
    'Tienes fotos mías en mi perfil, y aquí te respondo yo.',
  ),
  wish: localized(
    'Ich wünsche mir einen langen Abend, gute Gespräche und mehr Zeit hierfür: {hobby}.',
    'I wish for a long evening, good talks and more time for this: {hobby}.',
    'Deseo una noche larga, buenas charlas y más tiempo para esto: {hobby}.',
  ),
  calm: localized('Ruhe', 'quiet', 'la calma'),
  resting: localized(
    'Gerade bin ich nicht live und habe Zeit für {hobby}.',
    'I’m not live at the moment, so there’s time for this: {hobby}.',
    'Ahora no estoy en directo y tengo tiempo para esto: {hobby}.',
  ),
} as const

/** Returns the names of an actor's pastimes. */
export function hobbyNames({ tags }: Pick<ActorRecord, 'tags'>, language: Language): readonly string[] {
  const own = tags.flatMap((id) => hobbies[id] ?? [])
  return own.map(({ label }) => (language === 'de' ? label.de : label[language].toLowerCase()))
}

/** Returns an actor's taste in a subject: their own pastimes of it, or what they always name. */
function tasteOf(subject: TasteSubject, { actor, language }: Asked): string {
  const { hobbies: related, known, favourites }: Taste = tastes[subject]
  const own = hobbyNames({ tags: actor.tags.filter((id) => related.includes(id)) }, language)
  return own.length > 0
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
