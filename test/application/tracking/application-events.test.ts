import { expect, it } from 'vitest'
import { AnswerConsent } from '@/application/consent/answer-consent'
import { ApplicationEvents } from '@/application/tracking/application-events'
import type { Tracker } from '@/application/tracking/tracker'
import { CONSENT_VALID_FOR } from '@/domain/consent/consent'
import type { TrackingEvent } from '@/domain/tracking/tracking-event'
import { FakeClock, FakeStorage, portOf } from '#test/support/ui/doubles'

function page() {
  const [storage, clock, sent] = [new FakeStorage(), new FakeClock(), [] as (readonly TrackingEvent[])[]]
  const tracker = portOf<Tracker>({ trackApplication: (events) => void sent.push(events) })
  const events = new ApplicationEvents(tracker, storage, clock)
  return { events, clock, sent, consent: new AnswerConsent(storage, clock) }
}

const names = (sent: readonly (readonly TrackingEvent[])[]) => sent.map((batch) => batch.map(({ context }) => context))

it('releases what was blocked once the guest allows analytics, in one batch [API-027]', () => {
  const { events, sent, consent } = page()
  events.add({ type: 'page', context: 'start' })
  events.add({ type: 'page', context: 'cams' })
  events.sendAll()
  expect(sent).toEqual([])
  consent.answer(['analytics'])
  events.sendAll()
  events.sendAll()
  expect(names(sent)).toEqual([['start', 'cams']])
})

it('never sends what was blocked where the guest refuses, even if they allow analytics later', () => {
  const { events, sent, consent } = page()
  events.add({ type: 'page', context: 'start' })
  consent.answer(['functional'])
  events.sendAll()
  consent.answer(['analytics'])
  events.sendAll()
  events.add({ type: 'page', context: 'cams' })
  events.sendAll()
  expect(names(sent)).toEqual([['cams']])
})

it('sends nothing by an answer that is too old [API-027]', () => {
  const { events, sent, clock, consent } = page()
  consent.answer(['analytics'])
  clock.pass(CONSENT_VALID_FOR)
  events.add({ type: 'page', context: 'start' })
  events.sendAll()
  expect(sent).toEqual([])
})

it('waits for others of the batch, and sends fifty at most', () => {
  const { events, sent, clock, consent } = page()
  consent.answer(['analytics'])
  for (let index = 0; index < 60; index += 1) events.add({ type: 'page', context: `page ${index}` })
  events.sendDue()
  expect(sent).toEqual([])
  clock.pass(5_000)
  events.sendDue()
  expect(names(sent).map((batch) => [batch.length, batch[0]])).toEqual([[50, 'page 10']])
})
