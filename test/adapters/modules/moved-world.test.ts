import { expect, it } from 'vitest'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { FakeClock, FakeStorage } from '#test/support/ui/doubles'
import { seededRandom } from '#test/support/world/seeded-random'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import { LocalUpdateHub } from '@/adapters/backend/kernel/update-hub'
import { Mailbox } from '@/adapters/backend/mail/mailbox'
import { InlineCaptionHost } from '@/adapters/backend/media/inline-caption-host'
import { InlinePictureHost } from '@/adapters/backend/media/inline-picture-host'
import { InlinePlaylistHost } from '@/adapters/backend/media/inline-playlist-host'
import { videos } from '@/adapters/backend/media/video-records'
import { AnalyticsBox } from '@/adapters/backend/tracking/analytics-box'
import { sampleCaptions } from '@/adapters/backend/world/texts/sample-captions'
import { embeddedBackend } from '@/adapters/modules/backend'
import { InterruptibleLive } from '@/adapters/modules/interruptible-live'
import { MemoryStage } from '@/adapters/modules/memory-stage'
import { ShiftedClock } from '@/adapters/modules/shifted-clock'
import { nullJournal } from '@/adapters/stores/journal'

const HOUR = 3_600_000

const HOSTS = {
  playlists: new InlinePlaylistHost('/art/clips'),
  pictures: new InlinePictureHost('/art'),
  captions: new InlineCaptionHost(sampleCaptions),
}

const fail = (error: unknown): never => {
  throw error
}

/** The world in the page of a developer, with a guest in it and the stage that moves its clock. */
async function page() {
  const [machine, storage] = [new FakeClock(), new FakeStorage()]
  const clock = new ShiftedClock(machine, storage)
  const backend = await embeddedBackend(
    { seed: 7, ...SMALL_WORLD, rules: { media: HOSTS } },
    { clock, random: seededRandom(7), journal: nullJournal },
    () => new LocalUpdateHub(),
    fail,
  )
  const { accessToken } = await backend.platform.openSession(null, { countryCode: 'DE' })
  const ports = await backend.platform.portsFor(accessToken, 'en')
  if (ports === null) throw new Error('no session')
  const tokenHash = await hashOf(accessToken)
  const caller = { tokenHash: () => tokenHash, language: () => 'en' as const, address: () => null }
  const parts = {
    mailbox: new Mailbox(clock),
    analytics: new AnalyticsBox(),
    live: new InterruptibleLive(ports.liveUpdates),
  }
  const stage = new MemoryStage(backend, clock, caller, parts, async () => undefined)
  return { backend, clock, machine, ports, stage, storage }
}

it('goes on by itself: actors come and go [BEY-013]', async () => {
  const { backend, ports } = await page()
  const live = async () =>
    (await ports.actors.list({ filter: { online: true }, sort: 'name', first: 100, offset: 0 })).items.map(
      ({ id }) => id,
    )
  const before = await live()
  for (let step = 0; step < 40; step += 1) await backend.simulator.step()
  expect(await live()).not.toEqual(before)
})

it('is at another time at once where its clock is moved: a video is new no longer, a session has ended [BEY-013]', async () => {
  const { backend, clock, ports, stage } = await page()
  const [record] = await backend.store.find(videos, 'newest', { prefix: [], limit: 1 })
  if (record === undefined) throw new Error('no video')
  await backend.store.transaction((tx) => tx.put(videos, { ...record, releasedAt: clock.now() - HOUR }))
  const isNew = async () =>
    (await ports.videos.list({ filter: { ids: [record.id] }, first: 1, offset: 0 })).items[0]?.new
  await stage.moveClock(HOUR)
  expect(await isNew()).toBe(true)
  await stage.moveClock(25 * 24 * HOUR)
  expect(await isNew()).toBe(false)
  await stage.moveClock(10 * 24 * HOUR)
  await expect(isNew()).rejects.toMatchObject({ code: 'session-expired' })
})

it('stays at that time when the page is loaded again, and never goes back [BEY-013]', async () => {
  const { clock, machine, stage, storage } = await page()
  await stage.moveClock(5 * HOUR)
  await stage.moveClock(-HOUR)
  expect(new ShiftedClock(machine, storage).now()).toBe(machine.now() + 5 * HOUR)
  expect(clock.now()).toBe(machine.now() + 5 * HOUR)
})
