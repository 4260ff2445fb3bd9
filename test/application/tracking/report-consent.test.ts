import { expect, it } from 'vitest'
import { AnswerConsent, CONSENT_KEY } from '@/application/consent/answer-consent'
import { BackendError } from '@/application/errors/backend-error'
import { ReportConsent } from '@/application/tracking/report-consent'
import type { Tracker } from '@/application/tracking/tracker'
import type { Consent } from '@/domain/consent/consent'
import { asId, type GuestId } from '@/domain/ids'
import { FakeClock, FakeStorage, portOf } from '#test/support/ui/doubles'

const [visitor, member] = [asId<GuestId>('visitor'), asId<GuestId>('member')]

/** What is handed over to a platform that answers as `take` does. */
function handedTo(take: (answer: Consent) => Promise<void>) {
  const [storage, clock, handed] = [new FakeStorage(), new FakeClock(), [] as Consent[]]
  const tracker = portOf<Tracker>({
    consent: (answer) => {
      handed.push(answer)
      return take(answer)
    },
  })
  const answer = (allowed: Consent['allowed']) => new AnswerConsent(storage, clock).answer(allowed)
  return { storage, clock, handed, answer, consents: new ReportConsent(tracker, storage, clock) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

it('hands every answer over once for a guest, refusals as well, and nothing where there is none', async () => {
  const { storage, clock, handed, answer, consents } = handedTo(async () => undefined)
  const report = async (guest: GuestId) => {
    consents.report(guest)
    await settled()
    return consents.report(guest)
  }
  storage.write(CONSENT_KEY, 'yes')
  expect(await report(visitor)).toBe(false)
  const allowed = answer(['analytics'])
  expect([await report(visitor), await report(visitor), await report(member)]).toEqual([true, true, true])
  clock.pass(1)
  const refused = answer([])
  expect(consents.report(member)).toBe(false)
  expect(await report(member)).toBe(true)
  expect(handed).toEqual([allowed, allowed, refused])
})

it('hands an answer over again that was not taken, at longer and longer intervals, and a newer one at once [API-027]', async () => {
  let isDown = true
  const { clock, handed, answer, consents } = handedTo(() =>
    isDown ? Promise.reject(new BackendError('offline')) : Promise.resolve(),
  )
  const allowed = answer(['analytics'])
  const at: number[] = []
  for (let second = 0; second < 60; second += 1) {
    const before = handed.length
    expect(consents.report(member)).toBe(false)
    if (handed.length > before) at.push(second)
    await settled()
    clock.pass(1_000)
  }
  expect(at).toEqual([0, 5, 15, 35])
  const refused = answer([])
  isDown = false
  consents.report(member)
  await settled()
  expect(consents.report(member)).toBe(true)
  clock.pass(300_000)
  expect(consents.report(member)).toBe(true)
  expect(handed).toEqual([allowed, allowed, allowed, allowed, refused])
})

it('has the newest answer, also where one before it is taken later', async () => {
  const taken: (() => void)[] = []
  const { clock, handed, answer, consents } = handedTo(() => new Promise((resolve) => taken.push(resolve)))
  answer(['analytics'])
  consents.report(member)
  clock.pass(1)
  answer([])
  consents.report(member)
  taken[1]?.()
  await settled()
  taken[0]?.()
  await settled()
  expect(consents.report(member)).toBe(true)
  expect(handed).toHaveLength(2)
})
