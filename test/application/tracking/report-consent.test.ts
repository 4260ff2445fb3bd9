import { expect, it } from 'vitest'
import { AnswerConsent, CONSENT_KEY } from '@/application/consent/answer-consent'
import { ReportConsent } from '@/application/tracking/report-consent'
import type { Tracker } from '@/application/tracking/tracker'
import type { Consent } from '@/domain/consent/consent'
import { asId, type GuestId } from '@/domain/ids'
import { FakeClock, FakeStorage, portOf } from '#test/support/ui/doubles'

it('hands every answer over once for a guest, refusals as well, and nothing where there is none', () => {
  const [storage, clock, handed] = [new FakeStorage(), new FakeClock(), [] as Consent[]]
  const consents = new ReportConsent(portOf<Tracker>({ consent: (answer) => void handed.push(answer) }), storage)
  const [visitor, member] = [asId<GuestId>('visitor'), asId<GuestId>('member')]
  storage.write(CONSENT_KEY, 'yes')
  expect(consents.report(visitor)).toBe(false)
  const allowed = new AnswerConsent(storage, clock).answer(['analytics'])
  expect([consents.report(visitor), consents.report(visitor), consents.report(member)]).toEqual([true, false, true])
  clock.pass(1)
  const refused = new AnswerConsent(storage, clock).answer([])
  expect(consents.report(member)).toBe(true)
  expect(handed).toEqual([allowed, allowed, refused])
})
