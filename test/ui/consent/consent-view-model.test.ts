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
    expect([first.mustPrompt, first.allows('necessary'), first.allows('analytics')]).toEqual([true, true, false])
    first.answer(['functional'])
    const later = onDevice(storage, clock)
    expect([first.mustPrompt, later.mustPrompt, later.allows('functional'), later.allows('analytics')]).toEqual([
      false,
      false,
      true,
      false,
    ])
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
    expect([consent.mustPrompt, consent.allows('analytics'), consent.allows('functional')]).toEqual([
      false,
      false,
      false,
    ])
  })

  it.each(['', 'yes', '{"version":1}', '[]'])(
    'is requested where the device stores %o instead of an answer',
    (stored) => {
      const storage = new FakeStorage()
      storage.write('consent', stored)
      const consent = onDevice(storage, new FakeClock())
      expect([consent.mustPrompt, consent.allows('analytics')]).toEqual([true, false])
    },
  )
})
