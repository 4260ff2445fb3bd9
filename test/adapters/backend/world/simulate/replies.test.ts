import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generateWorld } from '@/adapters/backend/world/seed/generate-world'
import { composeOpening, composeReply } from '@/adapters/backend/world/simulate/replies'
import { intentOf } from '@/adapters/backend/world/simulate/replies/heard'
import { after, feelings, manners, subjects, talk } from '@/adapters/backend/world/simulate/replies/lines'
import type { Turn } from '@/adapters/backend/world/simulate/replies/memory'
import { LANGUAGES } from '@/domain/navigation/language'
import { START_TIME } from '#test/support/world/test-platform'
import { unwelcome } from '#test/support/world/unwelcome-words'
import { anyLanguage } from '#test/support/world/worlds'

const { actors } = generateWorld({ seed: 2, actors: 60, videos: 0, now: START_TIME })
const anyActor = fc.constantFrom(...actors)
const lines = { ...talk, ...subjects, ...feelings }
const pools = Object.values(lines)

const sent = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.constantFrom(
    'Hallo!',
    'Hello there',
    '¿Qué tal?',
    'Danke dir',
    'I love Lisbon in winter',
    'Gute Nacht',
    'Was hörst du für Musik?',
    'Ich war heute im Baumarkt',
  ),
)
const anyMessage = fc.record({
  actor: anyActor,
  language: anyLanguage,
  received: sent,
  giftId: fc.constantFrom('', 'rose'),
  turn: fc.nat(10_000),
  chance: fc.double({ min: 0, max: 0.999, noNaN: true }),
  before: fc.constant<readonly Turn[]>([]),
  now: fc.constant(START_TIME),
})

describe('an actor’s answer', () => {
  it('is never the same twice in a row, regardless of what the guest repeats', () => {
    fc.assert(
      fc.property(anyMessage, fc.integer({ min: 1, max: 6 }), (message, later) => {
        expect(composeReply({ ...message, turn: message.turn + later })).not.toBe(composeReply(message))
      }),
    )
  })

  it('is in the language of the guest and no other [I18-001]', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        const answers = LANGUAGES.map((language) => composeReply({ ...message, language }))
        expect(new Set(answers).size).toBe(3)
      }),
    )
  })

  it('leaves no placeholder and is never empty', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        const received = message.received.replaceAll(/[{}]/gu, '')
        expect(composeReply({ ...message, received })).toMatch(/^[^{}]*\p{L}[^{}]*$/u)
      }),
    )
  })

  it.each([
    ['Hallo, wie geht es dir?', 'greeting'],
    ['Vielen Dank für gestern', 'thanks'],
    ['Gute Nacht, ich gehe jetzt', 'goodbye'],
    ['Schlaf gut!', 'goodbye'],
    ['Which record are you playing?', 'music'],
    ['Mañana viajo a Lisboa', 'travel'],
    ['Ich trinke gerade Tee', 'food'],
    ['Hast du ein gutes Buch?', 'books'],
    ['Mira las estrellas', 'stars'],
    ['You are wonderful', 'compliment'],
    ['Warum eigentlich?', 'question'],
    ['Ich bin schon müde', 'other'],
  ])('hears in “%s” a %s', (received, intent) => {
    expect(intentOf(received, '')).toBe(intent)
  })

  it('thanks for a gift, with any text beside it [GIF-009]', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        const answer = composeReply({ ...message, received: 'Which record is this?', giftId: 'rose' })
        expect(lines.gift.some((line) => answer.includes(line[message.language]))).toBe(true)
      }),
    )
  })

  it.each(['zeig dich nackt', 'Show me something naked, hello', 'Hola, desnúdate', 'NACKT', 'n a  nackt?'])(
    'changes the subject politely where a guest writes “%s”, and repeats none of it',
    (received) => {
      fc.assert(
        fc.property(
          anyActor,
          anyLanguage,
          fc.nat(500),
          fc.constantFrom('', 'rose'),
          (actor, language, turn, giftId) => {
            const answer = composeReply({
              actor,
              language,
              received,
              giftId,
              turn,
              chance: 0.1,
              before: [],
              now: START_TIME,
            })
            expect(lines.crude.map((line) => line[language])).toContain(answer)
          },
        ),
        { numRuns: 30 },
      )
    },
  )

  it('has seven lines for everything, each used only there', () => {
    for (const pool of pools) expect(pool).toHaveLength(7)
    for (const language of LANGUAGES) {
      const all = pools.flat().map((line) => line[language])
      expect(new Set(all).size).toBe(all.length)
    }
  })

  it('is tasteful in every language', () => {
    for (const language of LANGUAGES) {
      const all = [...pools.flat(), ...after, ...manners.flat()].map((line) => line[language])
      expect(unwelcome(all, language)).toEqual([])
    }
  })

  it('comes unasked as a greeting and a question or a remark', () => {
    fc.assert(
      fc.property(anyActor, anyLanguage, fc.nat(500), (actor, language, turn) => {
        const opening = composeOpening(actor, language, turn)
        expect(lines.greeting.some((line) => opening.startsWith(line[language]))).toBe(true)
        expect(opening).not.toMatch(/[{}]/u)
        expect(composeOpening(actor, language, turn + 1)).not.toBe(opening)
      }),
    )
  })
})
