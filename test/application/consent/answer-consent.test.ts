import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AnswerConsent, CONSENT_KEY } from '@/application/consent/answer-consent'
import { allows, CONSENT_CATEGORIES, CONSENT_VALID_FOR, CONSENT_VERSION, mustPrompt } from '@/domain/consent/consent'
import { parseConsent } from '@/domain/consent/parse-consent'
import { FakeClock, FakeStorage } from '#test/support/ui/doubles'

describe('answering what may be stored and sent', () => {
  it('stores the last answer, whole and with its time, for as long as it is valid [API-026]', () => {
    const answers = fc.array(fc.subarray([...CONSENT_CATEGORIES]), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(answers, fc.nat({ max: 1_000_000 }), (all, pause) => {
        const storage = new FakeStorage()
        const clock = new FakeClock()
        const answering = new AnswerConsent(storage, clock)
        const given = all.map((categories) => {
          clock.pass(pause)
          return answering.answer(categories)
        })
        const stored = parseConsent(storage.read(CONSENT_KEY))
        const last = all.at(-1) ?? []
        expect(stored).toEqual(given.at(-1))
        expect(CONSENT_CATEGORIES.filter((category) => allows(stored, category))).toEqual(
          CONSENT_CATEGORIES.filter((category) => category === 'necessary' || last.includes(category)),
        )
        const ends = clock.now() + CONSENT_VALID_FOR
        expect([ends - 1, ends].map((now) => mustPrompt(stored, CONSENT_VERSION, now))).toEqual([false, true])
      }),
    )
  })
})
