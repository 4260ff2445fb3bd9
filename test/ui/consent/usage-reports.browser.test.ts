import { expect, it } from 'vitest'
import { json } from '#test/adapters/remote/fake-fetch'
import { Page as NetworkPage } from '#test/adapters/remote/page'
import { remoteTracker } from '@/adapters/remote/tracking/remote-tracker'
import { AnswerConsent } from '@/application/consent/answer-consent'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { ApplicationEvents } from '@/application/tracking/application-events'
import { ReportConsent } from '@/application/tracking/report-consent'
import { Page } from '@/ui/base/page-service'
import { UsageReports } from '@/ui/consent/usage-reports'
import { FakeClock, FakeLive, FakeStorage, guestWith, portOf } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

const done = () => json({ ok: true })

/** The page `address`, with what leaves it by beacon: path and body. */
async function opened(address: string) {
  const network = await NetworkPage.open()
  const [storage, clock, beacons] = [new FakeStorage(), new FakeClock(), [] as [string, unknown][]]
  const tracker = remoteTracker(
    network.rest,
    (url, body) => beacons.push([new URL(url).pathname.replace('/rest/v1', ''), JSON.parse(body)]) > 0,
  )
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith({ isLoggedIn: true }) }), new FakeLive())
  const page = new Page()
  page.address = () => address
  const events = new ApplicationEvents(tracker, storage, clock)
  const reports = new UsageReports(events, new ReportConsent(tracker, storage, clock), guest, page, clock)
  reports.start()
  await guest.open('en')
  return { beacons, clock, network, reports, consent: new AnswerConsent(storage, clock) }
}

/** The answers that have left the page. */
const answersIn = ({ network }: NetworkPage) => network.sent.map(({ url, body }) => [url.pathname, body])

/** A second passes until so many answers have left the page; the last of them has been taken then. */
async function passUntilSent(count: number, { clock, network }: Awaited<ReturnType<typeof opened>>) {
  await expect
    .poll(() => {
      clock.pass(1_000)
      return answersIn(network)
    })
    .toHaveLength(count)
  await new Promise((resolve) => setTimeout(resolve, 100))
}

it('sends what a page was used for by beacon, after the platform has the answer of the guest and not before it [API-021, API-027]', async () => {
  const page = await opened('/en/')
  const { beacons, clock, network, reports, consent } = page
  network.network.answer(json({ error: { code: 'unavailable', requestId: 'r' } }, 503), done)
  clock.pass(60_000)
  expect(answersIn(network)).toEqual([])
  const answer = consent.answer(['analytics'])
  await passUntilSent(1, page)
  expect(beacons).toEqual([])
  await passUntilSent(2, page)
  expect(answersIn(network)).toEqual([
    ['/rest/v1/tracker/consent', answer],
    ['/rest/v1/tracker/consent', answer],
  ])
  clock.pass(10_000)
  reports.dispose()
  expect(beacons.map(([path]) => path)).toEqual(['/tracker/trackApplication'])
  expect(beacons[0]?.[1]).toMatchObject({
    events: [
      { type: 'page', source: 'browser' },
      { type: 'login-state', context: 'member', ints: [1, 0, 0, 0, 0] },
    ],
  })
})

it('hands a refusal over and sends nothing else', async () => {
  const page = await opened('/en/')
  const { beacons, clock, network, reports, consent } = page
  network.network.answer(done)
  const answer = consent.answer(['functional'])
  await passUntilSent(1, page)
  clock.pass(60_000)
  reports.dispose()
  expect(beacons).toEqual([])
  expect(answersIn(network)).toEqual([['/rest/v1/tracker/consent', answer]])
})
