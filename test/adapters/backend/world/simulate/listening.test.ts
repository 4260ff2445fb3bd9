import { describe, expect, it } from 'vitest'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import { generateWorld } from '@/adapters/backend/world/seed/generate-world'
import { composeReply, type Received } from '@/adapters/backend/world/simulate/replies'
import { factQuestionOf, feelingOf } from '@/adapters/backend/world/simulate/replies/heard'
import { after, feelings, talk } from '@/adapters/backend/world/simulate/replies/lines'
import type { Turn } from '@/adapters/backend/world/simulate/replies/memory'
import { LANGUAGES, type Language } from '@/domain/navigation/language'
import { START_TIME } from '#test/support/world/test-platform'

const [first] = generateWorld({ seed: 2, actors: 5, videos: 0, now: START_TIME }).actors
if (first === undefined) throw new Error('an empty world')
const { prices, state } = first

const actor: ActorRecord = {
  ...first,
  name: 'Noor',
  age: 34,
  country: 'MX',
  languages: ['es', 'en'],
  tags: ['vinyl', 'tea'],
  schedule: [
    { day: 0, from: 20, to: 22 },
    { day: 2, from: 21, to: 23 },
    { day: 2, from: 9, to: 11 },
  ],
  prices: { ...prices, single: 12, message: 3, voyeur: 6, c2c: 16 },
  state: { ...state, isOnline: true, freeChat: false, isVoyeurChatAvailable: true, isOnlineMobileVideocall: false },
}

const reply = (received: string, language: Language, more: Partial<Received> = {}): string =>
  composeReply({
    actor,
    language,
    received,
    giftId: '',
    turn: 3,
    chance: 0.9,
    before: [],
    // 21:00 in Berlin, 14:00 in Mexico.
    now: Date.UTC(2026, 10, 23, 20),
    ...more,
  })

describe('an actor answers from their own facts', () => {
  it.each([
    ['de', 'Wie heißt du?', 'Ich bin Noor.'],
    ['de', 'Und wie alt bist du?', 'Ich bin 34 Jahre alt.'],
    ['de', 'Woher kommst du denn?', 'Mein Land ist Mexiko.'],
    ['de', 'Wie spät ist es bei dir?', 'Bei mir ist es 14:00 Uhr.'],
    ['de', 'Sprichst du auch Deutsch?', 'auf Spanisch und Englisch unterhalten'],
    ['de', 'Wann bist du wieder da?', 'am Dienstag und Sonntag da'],
    ['de', 'Was kostet das bei dir?', '12 VXC pro Minute, eine Nachricht 3 VXC'],
    ['de', 'Was machst du gern?', 'Was ich mag: Schallplatten und Tee.'],
    ['de', 'Geht bei dir auch ein Videoanruf?', 'den privaten Chat und das Zuschauen als Voyeur.'],
    ['de', 'Bist du ein Bot?', 'antworte automatisch'],
    ['de', 'Hallo, wie geht es dir?', 'Mir geht es gut'],
    ['en', 'What’s your name?', 'I’m Noor.'],
    ['en', 'how old are you', 'I’m 34 years old.'],
    ['en', 'Where are you from?', 'My country is Mexico.'],
    ['en', 'What time is it there?', 'It’s 14:00 where I am.'],
    ['en', 'Which languages do you speak?', 'in Spanish and English'],
    ['en', 'When are you online?', 'on Tuesdays and Sundays'],
    ['en', 'How much is a private chat?', '12 VXC a minute, a message 3 VXC'],
    ['en', 'What do you like?', 'What I like: vinyl and tea.'],
    ['en', 'Are you real?', 'answer automatically'],
    ['en', 'How are you?', 'I’m well'],
    ['es', '¿Cómo te llamas?', 'Soy Noor.'],
    ['es', '¿Cuántos años tienes?', 'Tengo 34 años.'],
    ['es', '¿De dónde eres?', 'Mi país es México.'],
    ['es', '¿Qué hora es ahí?', 'Aquí son las 14:00.'],
    ['es', '¿Qué idiomas hablas?', 'en español e inglés'],
    ['es', '¿Cuándo estás en vivo?', 'el martes y domingo'],
    ['es', '¿Cuánto cuesta?', '12 VXC por minuto, un mensaje 3 VXC'],
    ['es', '¿Qué te gusta hacer?', 'vinilos y té'],
    ['es', '¿Eres un bot?', 'de forma automática'],
    ['es', '¿Qué tal estás?', 'Estoy bien'],
  ] as const)('in %s to “%s”', (language, asked, answer) => {
    expect(reply(asked, language)).toContain(answer)
  })

  it('as the facts are now: a free chat, no fixed hours, away', () => {
    const now = { ...actor, schedule: [], state: { ...actor.state, freeChat: true } }
    expect(reply('How much is it?', 'en', { actor: now })).toContain('My chat is free right now')
    expect(reply('When are you back?', 'en', { actor: now })).toContain('don’t have fixed hours')
    const away = { ...actor, state: { ...actor.state, isOnline: false } }
    expect(reply('What are you doing?', 'en', { actor: away })).toContain('so there’s time for this: vinyl.')
    expect(reply('What are you doing?', 'en')).toContain('I’m live right now')
  })
})

describe('an actor notices how a guest feels', () => {
  it.each([
    ['en', 'My cat died yesterday', 'sad'],
    ['de', 'Ich bin heute so traurig', 'sad'],
    ['es', 'Mi abuela ha fallecido', 'sad'],
    ['de', 'Bin total müde', 'tired'],
    ['en', 'I am exhausted', 'tired'],
    ['es', 'Estoy cansada', 'tired'],
    ['de', 'Ich habe die Prüfung bestanden!', 'glad'],
    ['en', 'I got the job', 'glad'],
    ['es', 'Estoy muy feliz', 'glad'],
  ] as const)('in %s “%s” as %s, and adds no small talk', (language, text, feeling) => {
    expect(feelingOf(text)).toBe(feeling)
    expect(feelings[feeling].map((line) => line[language])).toContain(reply(text, language, { chance: 0 }))
  })

  it('in no text without one', () => {
    for (const text of ['A fourth message', 'Ich war im Baumarkt', 'Hoy he cocinado'])
      expect(feelingOf(text)).toBeNull()
  })
})

describe('an actor who does not know', () => {
  it.each([
    ['en', 'Who won the match yesterday?'],
    ['de', 'Welches Lied war 1998 auf Platz eins?'],
    ['es', '¿Cuál es la capital de Australia?'],
  ] as const)('says so in %s to “%s”', (language, asked) => {
    expect(factQuestionOf(asked)).toBeNull()
    expect(talk.question.map((line) => line[language])).toContain(reply(asked, language, { chance: 0 }))
  })

  it('repeats no word at random', () => {
    for (const turn of Array.from({ length: 20 }, (_, index) => index))
      expect(reply('A fourth message', 'en', { turn, chance: 0 })).not.toMatch(/message|fourth/iu)
  })
})

describe('an actor knows the conversation so far', () => {
  const said = (sender: Turn['sender'], text: string): Turn => ({ sender, text })

  it('and the name that a guest gave', () => {
    expect(reply('Hi, my name is Tom', 'en')).toContain('Nice to meet you, Tom.')
    const before = [said('guest', 'Ich heiße Anna'), said('actor', 'Hallo'), said('guest', 'Mir ist kalt')]
    expect(reply('Weißt du noch, wie ich heiße? Wie heiße ich?', 'de', { before })).toContain('Du heißt Anna.')
    expect(reply('¿Recuerdas mi nombre?', 'es')).toContain('Todavía no me has dicho tu nombre.')
  })

  it('and what they wrote last, where there is something', () => {
    const before = [said('guest', 'I painted the kitchen today'), said('actor', 'Lovely'), said('guest', 'Yes')]
    expect(reply('Do you remember what I did?', 'en', { before })).toContain('“I painted the kitchen today”')
    expect(reply('Do you remember me?', 'en')).toContain('my memory doesn’t go back that far')
  })

  it('and makes no remark twice in a short time', () => {
    for (const language of LANGUAGES) {
      const before: Turn[] = []
      for (const turn of [0, 2, 4, 6]) {
        const answer = reply('Ich war im Baumarkt', language, { turn, chance: 0, before })
        const remarks = after.filter((line) => answer.includes(line[language].split('{')[0] ?? ''))
        for (const line of remarks)
          expect(before.some(({ text }) => text.includes(line[language].split('{')[0] ?? ''))).toBe(false)
        before.push(said('guest', 'x'), said('actor', answer))
      }
    }
  })
})
