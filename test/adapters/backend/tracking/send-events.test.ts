import { expect, it } from 'vitest'
import { analyticsOutbox, MAX_WAITING, waitingEvents } from '@/adapters/backend/tracking/outbox'
import { SendEvents } from '@/adapters/backend/tracking/send-events'
import { trackingRules } from '@/adapters/backend/tracking/tracking-rules'
import { asId, type GuestId } from '@/domain/ids'
import { trackingEvent } from '@/domain/tracking/tracking-event'
import { TestAnalytics } from '#test/support/world/test-analytics'
import { TestPlatform } from '#test/support/world/test-platform'

/** A platform where this many events wait, each a millisecond younger than the one before. */
async function waitingFor(count: number) {
  const { context, clock } = new TestPlatform({ actors: 1, videos: 0 })
  const analytics = new TestAnalytics()
  context.rules.set(trackingRules, { analytics })
  await context.store.transaction(async (tx) => {
    for (let at = 0; at < count; at += 1) {
      const event = trackingEvent({ at, source: 'platform', type: 'tip', context: 'tip' })
      await tx.put(analyticsOutbox, { id: `event:${at}`, guestId: asId<GuestId>('g1'), ...event })
    }
  })
  const errors: string[] = []
  const sending = new SendEvents(context, (error) => errors.push(String(error)))
  const left = () => waitingEvents(context.store)
  /** Begins to send once the attempt before is over, with its failure or without. */
  const attempt = async () => {
    const before = errors.length
    sending.begin()
    await expect.poll(async () => errors.length > before || (await left()) === 0).toBe(true)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { analytics, clock, errors, sending, left, attempt }
}

it('sends the oldest first, a hundred in a batch', async () => {
  const { analytics, attempt } = await waitingFor(230)
  await attempt()
  expect(analytics.batches.map(({ length }) => length)).toEqual([100, 100, 30])
  const sent = analytics.batches.flat().map(({ timestamp }) => timestamp)
  expect(sent).toEqual(sent.toSorted((one, other) => one - other))
})

it('waits after a failure, twice as long after the next one, and sends the same batch again', async () => {
  const { analytics, clock, errors, sending, left, attempt } = await waitingFor(3)
  analytics.isDown = true
  await attempt()
  expect(errors).toEqual([expect.stringContaining('attempt 1: they are sent again in 2 s')])
  await clock.pass(1_999)
  sending.begin()
  expect(errors).toHaveLength(1)
  await clock.pass(1)
  await attempt()
  expect(errors[1]).toContain('attempt 2: they are sent again in 4 s')
  for (let failure = 3; failure <= 10; failure += 1) {
    await clock.pass(300_000)
    await attempt()
  }
  expect(errors.at(-1)).toContain('attempt 10: they are sent again in 300 s')
  expect(await left()).toBe(3)
  analytics.isDown = false
  sending.begin()
  expect(await left()).toBe(3)
  await clock.pass(300_000)
  await attempt()
  expect(analytics.batches.map((batch) => batch.map(({ id }) => id))).toEqual([['event:0', 'event:1', 'event:2']])
})

it('gives up the oldest beyond the maximum where the service is down, and reports how many', async () => {
  const { analytics, clock, errors, left, attempt } = await waitingFor(MAX_WAITING + 2)
  analytics.isDown = true
  await attempt()
  expect(errors).toEqual([expect.stringMatching(/2 of the oldest were given up\.$/u)])
  expect(await left()).toBe(MAX_WAITING)
  analytics.isDown = false
  await clock.pass(2_000)
  await attempt()
  expect(analytics.batches[0]?.[0]?.id).toBe('event:2')
})
