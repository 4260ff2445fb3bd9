import type { Browser } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { expect, test as base } from './support/fixtures'
import type { Guest } from './support/guest'
import { ageOfClock } from '#test/support/media/clock-viewer'
import { actorIdOf, emptyPage, publishClock } from '../scripts/measure/live/clock-picture.ts'
import { JanusServer } from '../scripts/measure/live/janus-server.ts'
import { serveBuild } from '../scripts/measure/served.ts'
import { withTestCamera } from '../scripts/setup/chromium.ts'
import { limit } from '../scripts/setup/machine-speed.ts'

/** Journeys on a server with a media server of its own. */
const test = base.extend<object, { readonly janus: JanusServer }>({
  janus: [
    async ({ backend: _backend }, provide) => {
      const janus = await JanusServer.start()
      await provide(janus)
      await janus.stop()
    },
    { scope: 'worker' },
  ],
  served: [
    async ({ janus }, provide) => {
      const served = await serveBuild('memory', janus.environment)
      await provide(served)
      await served.stop()
    },
    { scope: 'worker' },
  ],
})

test.use({ launchOptions: withTestCamera(), permissions: ['camera', 'microphone'] })

/** A studio that sends a clock as the picture of an actor. */
async function openStudio(browser: Browser, url: string, janus: JanusServer, name: string) {
  const context = await browser.newContext()
  const studio = await emptyPage(context, url)
  const actorId = await actorIdOf(studio, name)
  const { status } = await publishClock(studio, {
    address: `${url}/media/publish/${actorId}`,
    token: janus.publishToken,
  })
  expect(status).toBe(201)
  await studio.waitForFunction(() => {
    const { studio: sending } = globalThis as unknown as { studio: { peer: RTCPeerConnection } }
    return sending.peer.connectionState === 'connected'
  })
  return context
}

const picture = (guest: Guest, name: string) =>
  guest.page.getByLabel(guest.t('chat.live.picture', { name }), { exact: true })

/** Enters the room of an actor whose studio sends. */
async function enterLive(guest: Guest, browser: Browser, url: string, janus: JanusServer): Promise<string> {
  await guest.arrive('start', {}, 'coins')
  await guest.goTo('shell.nav.live')
  await guest.cams.filterLive()
  const name = await guest.cams.openLiveActor()
  await openStudio(browser, url, janus, name)
  await guest.link('actors.profile.chat').click()
  await guest.room.enter(60)
  await expect(picture(guest, name)).toBeVisible()
  return name
}

test('the picture that a studio sends is seen in the room, and gone when the chat ends', async ({
  guest,
  browser,
  served,
  janus,
}) => {
  const name = await enterLive(guest, browser, served.url, janus)
  // What is shown is the clock of a moment ago: the picture is live, and not a still.
  await expect.poll(() => ageOfClock(guest.page), { timeout: limit(30_000) }).toBeLessThan(limit(3_000))
  await expect(picture(guest, name).locator('..')).toHaveAttribute('data-phase', 'playing')

  const watched: string[] = []
  guest.page.on('request', (request) => {
    if (request.url().includes('/media/live/')) watched.push(request.method())
  })
  await guest.room.leave()
  await expect(picture(guest, name)).toBeHidden()
  await expect.poll(() => watched).toContain('DELETE')
})

test('a guest sets sound and quality by keyboard, and the volume stays', async ({ guest, browser, served, janus }) => {
  const name = await enterLive(guest, browser, served.url, janus)
  const mute = guest.page.getByRole('button', { name: guest.t('chat.live.mute'), exact: true })
  await mute.press('Enter')
  await expect(mute).toHaveAttribute('aria-pressed', 'true')
  expect(await picture(guest, name).evaluate((video) => (video as HTMLVideoElement).muted)).toBe(true)
  const volume = guest.page.getByRole('slider', { name: guest.t('chat.live.volume') })
  await volume.press('Home')
  await volume.press('ArrowRight')
  const loudness = await volume.inputValue()

  await guest.page.getByRole('button', { name: guest.t('chat.live.quality'), exact: true }).press('Enter')
  await expect(guest.page.getByText(guest.t('chat.live.latency'), { exact: true })).toBeVisible({
    timeout: limit(20_000),
  })
  await expect(guest.page.getByText(/^\d+ × \d+$/u)).toBeVisible()

  await expectAccessible(guest, 'a room with a live picture')

  await guest.page.reload()
  await expect(guest.room.end).toBeVisible()
  await expect(volume).toHaveValue(loudness)
  await expect.poll(() => ageOfClock(guest.page), { timeout: limit(30_000) }).toBeLessThan(limit(3_000))
  await guest.room.leave()
})

test.describe('on a phone', () => {
  test.use({ size: 'phone' })

  test('a picture that is interrupted is reported, and comes back with the studio', async ({
    guest,
    browser,
    served,
    janus,
  }) => {
    await guest.arrive('start', {}, 'coins')
    await guest.goTo('shell.nav.live')
    await guest.cams.filterLive()
    const name = await guest.cams.openLiveActor()
    const studio = await openStudio(browser, served.url, janus, name)
    await guest.link('actors.profile.chat').click()
    await guest.room.enter(60)
    const live = picture(guest, name).locator('..')
    await expect(live).toHaveAttribute('data-phase', 'playing', { timeout: limit(30_000) })
    await studio.close()
    await expect(live).toHaveAttribute('data-phase', /stalled|reconnecting/u, { timeout: limit(20_000) })
    await openStudio(browser, served.url, janus, name)
    await expect(live).toHaveAttribute('data-phase', 'playing', { timeout: limit(40_000) })
    await guest.room.leave()
  })
})

test('in a video call the picture of the guest is sent as well, and taken back when they end it', async ({
  guest,
  browser,
  served,
  janus,
}) => {
  const { page, room } = guest
  await guest.arrive('cams', {}, 'coins')
  const name = await guest.cams.openVideoCaller()
  await openStudio(browser, served.url, janus, name)
  await room.kind('video-call').check()
  await guest.button('chat.camera.check').click()
  await expect(page.getByRole('meter', { name: guest.t('chat.camera.level') })).toBeAttached()
  await room.startOf('video-call').click()
  await expect(page.getByText(guest.t('chat.camera.sending.sending', { name }))).toBeVisible({ timeout: limit(30_000) })
  await expect(picture(guest, name).locator('..')).toHaveAttribute('data-phase', 'playing', { timeout: limit(30_000) })
  await expectAccessible(guest, 'a video call')
  await room.leave()
  await expect(page.getByLabel(guest.t('chat.camera.own'))).toBeHidden()
})
