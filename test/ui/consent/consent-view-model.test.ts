import { describe, expect, it } from 'vitest'
import { AnswerConsent } from '@/application/consent/answer-consent'
import { CONSENT_VALID_FOR } from '@/domain/consent/consent'
import { ConsentViewModel } from '@/ui/consent/consent-view-model'
import { FakeClock, FakeStorage } from '#test/support/ui/doubles'

const onDevice = (storage: FakeStorage, clock: FakeClock) =>
  new ConsentViewModel(storage, clock, new AnswerConsent(storage, clock))

describe('consent', () => {
  it('is requested once: the answer outlives the page, for as long as it is valid [API-026]', () => {
    const storage = new FakeStorage()
    const clock = new FakeClock()
    const first = onDevice(storage, clock)
    expect({
      mustPrompt: first.mustPrompt,
      allowsNecessary: first.allows('necessary'),
      allowsAnalytics: first.allows('analytics'),
    }).toEqual({ mustPrompt: true, allowsNecessary: true, allowsAnalytics: false })
    first.answer(['functional'])
    const later = onDevice(storage, clock)
    expect({
      firstMustPrompt: first.mustPrompt,
      laterMustPrompt: later.mustPrompt,
      allowsFunctional: later.allows('functional'),
      allowsAnalytics: later.allows('analytics'),
    }).toEqual({ firstMustPrompt: false, laterMustPrompt: false, allowsFunctional: true, allowsAnalytics: false })
    clock.pass(CONSENT_VALID_FOR)
    expect(onDevice(storage, clock).mustPrompt).toBe(true)
  })

  it('is taken back as easily as it was given [API-026]', () => {
    const storage = new FakeStorage()
    const consent = onDevice(storage, new FakeClock())
    consent.acceptAll()
    expect(consent.allows('analytics')).toBe(true)
    consent.reopen()
    expect(consent.mustPrompt).toBe(true)
    consent.answer([])
    expect({
      mustPrompt: consent.mustPrompt,
      allowsAnalytics: consent.allows('analytics'),
      allowsFunctional: consent.allows('functional'),
    }).toEqual({ mustPrompt: false, allowsAnalytics: false, allowsFunctional: false })
  })

  it.each(['', 'yes', '{"version":1}', '[]'])(
    'is requested where the device stores %o instead of an answer',
    (stored) => {
      const storage = new FakeStorage()
      storage.write('consent', stored)
      const consent = onDevice(storage, new FakeClock())
      expect({ mustPrompt: consent.mustPrompt, allowsAnalytics: consent.allows('analytics') }).toEqual({
        mustPrompt: true,
        allowsAnalytics: false,
      })
    },
  )
})
