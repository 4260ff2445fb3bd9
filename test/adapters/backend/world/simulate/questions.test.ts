import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { hobbies } from '@/adapters/backend/world/texts/traits'
import { generateWorld } from '@/adapters/backend/world/seed/generate-world'
import { composeReply } from '@/adapters/backend/world/simulate/replies'
import { factQuestionOf, type FactQuestion } from '@/adapters/backend/world/simulate/replies/heard'
import { talk, tastes } from '@/adapters/backend/world/simulate/replies/lines'
import { languageWith, notSpokenNotice } from '@/adapters/backend/world/simulate/replies/spoken'
import { comesWithMedia } from '@/adapters/backend/world/simulate/sent-media'
import { languageList } from '@/adapters/backend/world/texts/language-list'
import { LANGUAGES, type Language } from '@/domain/navigation/language'
import { texts as de } from '@/ui/chat/texts/de'
import { texts as en } from '@/ui/chat/texts/en'
import { texts as es } from '@/ui/chat/texts/es'
import { START_TIME } from '#test/support/world/test-platform'

const { actors } = generateWorld({ seed: 2, actors: 60, videos: 0, now: START_TIME })

/** Questions of guests in each language; a kind of question without an example does not compile. */
const questions: Readonly<Record<FactQuestion, Readonly<Record<Language, readonly string[]>>>> = {
  'guest-name': { de: ['Wie heiße ich?'], en: ['What’s my name?'], es: ['¿Cómo me llamo?'] },
  memory: { de: ['Weißt du noch, was ich schrieb?'], en: ['Do you remember me?'], es: ['¿Te acuerdas de mí?'] },
  request: {
    de: ['Kannst du mir etwas vorsingen?', 'Lies mir bitte etwas vor', 'Würdest du mir ein Lied spielen?'],
    en: ['Can you sing for me?', 'Would you draw something?', 'Sing me a song'],
    es: ['¿Puedes cantar algo?', 'Cántame una canción', '¿Quieres contarme algo?'],
  },
  picture: {
    de: ['Schick mir ein Bild', 'Hast du ein Foto?'],
    en: ['Send me a picture', 'Do you have any photos?'],
    es: ['Mándame una foto', '¿Tienes una foto?'],
  },
  wish: { de: ['Was wünschst du dir?'], en: ['What do you wish for?'], es: ['¿Qué deseas?', '¿Cuál es tu sueño?'] },
  music: {
    de: ['Welche Musik magst du?', 'Was hörst du für Musik?', 'Hast du ein Lieblingslied?'],
    en: ['What music do you like?', 'What’s your favourite song?', 'What do you listen to?'],
    es: ['¿Qué música te gusta?', '¿Cuál es tu canción favorita?', '¿Qué escuchas?'],
  },
  books: {
    de: ['Was liest du gerade?', 'Dein Lieblingsbuch?'],
    en: ['What are you reading?', 'Favorite book?'],
    es: ['¿Qué lees?', '¿Tu libro favorito?'],
  },
  film: {
    de: ['Welche Filme magst du?', 'Dein Lieblingsfilm?'],
    en: ['Which movies do you like?', 'Your favourite film?'],
    es: ['¿Qué películas te gustan?', '¿Tu película favorita?'],
  },
  food: {
    de: ['Was isst du am liebsten?', 'Was kochst du heute?'],
    en: ['What’s your favourite food?', 'What do you like to eat?'],
    es: ['¿Qué cocinas hoy?', '¿Cuál es tu comida favorita?'],
  },
  travel: {
    de: ['Wohin würdest du reisen?', 'Dein Lieblingsort?'],
    en: ['Where would you like to go?', 'Favourite city?'],
    es: ['¿Adónde viajarías?', '¿Tu ciudad favorita?'],
  },
  colour: {
    de: ['Was ist deine Lieblingsfarbe?'],
    en: ['What’s your favourite colour?'],
    es: ['¿Cuál es tu color favorito?'],
  },
  real: { de: ['Bist du echt?'], en: ['Are you real?'], es: ['¿Eres un bot?'] },
  name: { de: ['Wie heißt du?'], en: ['What’s your name?'], es: ['¿Cómo te llamas?'] },
  age: { de: ['Wie alt bist du?'], en: ['How old are you?'], es: ['¿Cuántos años tienes?'] },
  languages: { de: ['Sprichst du Deutsch?'], en: ['Do you speak English?'], es: ['¿Hablas español?'] },
  time: { de: ['Wie spät ist es bei dir?'], en: ['What time is it?'], es: ['¿Qué hora es?'] },
  hours: { de: ['Wann bist du da?'], en: ['When are you online?'], es: ['¿Cuándo estás?'] },
  price: { de: ['Was kostet ein Chat?'], en: ['How much is a chat?'], es: ['¿Cuánto cuesta?'] },
  place: { de: ['Woher kommst du?'], en: ['Where are you from?'], es: ['¿De dónde eres?'] },
  hobbies: { de: ['Was magst du?'], en: ['What do you like?'], es: ['¿Qué te gusta?'] },
  room: { de: ['Geht ein Videoanruf?'], en: ['Is there a video call?'], es: ['¿Hay videollamada?'] },
  feeling: { de: ['Wie geht es dir?'], en: ['How are you?'], es: ['¿Cómo estás?'] },
  doing: { de: ['Was machst du gerade?'], en: ['What are you doing?'], es: ['¿Qué haces?'] },
}

const FACT_QUESTIONS = Object.keys(questions) as readonly FactQuestion[]

const anyQuestion = fc.constantFrom(
  ...FACT_QUESTIONS.flatMap((question) =>
    LANGUAGES.flatMap((language) => questions[question][language].map((text) => ({ question, language, text }))),
  ),
)

it('recognizes each question as it is put in each language', () => {
  for (const question of FACT_QUESTIONS)
    for (const language of LANGUAGES)
      for (const text of questions[question][language])
        expect({ text, factQuestion: factQuestionOf(text) }).toEqual({ text, factQuestion: question })
})

it('every actor answers every question about themselves: never that they do not know, and never with an offer', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...actors),
      anyQuestion,
      fc.nat(200),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (actor, { question, language, text }, turn, chance) => {
        const to = { actor, language, received: text, giftId: '', turn, chance, before: [], now: START_TIME }
        const answer = composeReply(to)
        for (const line of talk.question) expect(answer).not.toContain(line[language])
        expect(/VXC|\d+ ?(?:coins|Coins)/u.test(answer) && question !== 'price').toBe(false)
        expect(comesWithMedia(text, turn)).toBe(question === 'picture')
        if (!(question in tastes)) return
        const { hobbies: related } = tastes[question as keyof typeof tastes]
        const own = actor.tags
          .filter((id) => (related as readonly string[]).includes(id))
          .flatMap((id) => hobbies[id] ?? [])
        for (const { label } of own) expect(answer.toLowerCase()).toContain(label[language].toLowerCase())
      },
    ),
    { numRuns: 2_000 },
  )
})

it('an actor writes in languages of their profile only, and names them once to a guest of another one', () => {
  // Among so many are some who have none of the product's languages at home.
  for (const actor of generateWorld({ seed: 2, actors: 600, videos: 0, now: START_TIME }).actors) {
    expect(actor.languages.some((language) => (LANGUAGES as readonly string[]).includes(language))).toBe(true)
    for (const guests of LANGUAGES) {
      const language = languageWith(actor, guests)
      expect(actor.languages).toContain(language)
      const notice = notSpokenNotice(actor, guests, [])
      const isSpoken = actor.languages.includes(guests)
      expect({ isGuestLanguage: language === guests, isWithoutNotice: notice === '' }).toEqual({
        isGuestLanguage: isSpoken,
        isWithoutNotice: isSpoken,
      })
      expect(isSpoken || notice.includes(languageList(actor.languages, guests))).toBe(true)
      expect(notSpokenNotice(actor, guests, [{ text: `${notice}Hi` }])).toBe('')
    }
  }
})

it('answers each first line that a room offers with a fact or a greeting', () => {
  const catalogs = { de, en, es }
  for (const language of LANGUAGES)
    for (const actor of actors) {
      const { openers } = catalogs[language]
      const labels = actor.tags.flatMap((id) => hobbies[id]?.label[language] ?? [])
      const asked = labels.map((label) =>
        openers.pastime.replace('{{label}}', language === 'de' ? label : label.toLowerCase()),
      )
      for (const received of [openers.hello, openers.feeling, openers.pastimes, ...asked]) {
        const to = { actor, language, received, giftId: '', turn: 3, chance: 1, before: [], now: START_TIME }
        const reply = composeReply(to)
        const dodges = talk.question.filter((line) => reply.includes(line[language]))
        expect({ received, dodges }).toEqual({ received, dodges: [] })
      }
    }
})
