import { expect, it } from 'vitest'
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
  const reports = new UsageReports(events, new ReportConsent(tracker, storage), guest, page, clock)
  reports.start()
  await guest.open('en')
  return { beacons, clock, network, reports, consent: new AnswerConsent(storage, clock) }
}

it('sends what a page was used for by beacon, after the answer of the guest and not before it [API-021, API-027]', async () => {
  const { beacons, clock, network, reports, consent } = await opened('/en/')
  clock.pass(60_000)
  expect(beacons).toEqual([])
  const answer = consent.answer(['analytics'])
  clock.pass(10_000)
  reports.dispose()
  expect(beacons.map(([path]) => path)).toEqual(['/tracker/consent', '/tracker/trackApplication'])
  expect(beacons[0]?.[1]).toEqual(answer)
  expect(beacons[1]?.[1]).toMatchObject({
    events: [
      { type: 'page', source: 'browser' },
      { type: 'login-state', context: 'member', ints: [1, 0, 0, 0, 0] },
    ],
  })
  expect(network.network.sent).toEqual([])
})

it('hands a refusal over and sends nothing else', async () => {
  const { beacons, clock, reports, consent } = await opened('/en/')
  const answer = consent.answer(['functional'])
  clock.pass(60_000)
  reports.dispose()
  expect(beacons).toEqual([['/tracker/consent', answer]])
})
