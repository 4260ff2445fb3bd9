import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { limit } from '../scripts/setup/machine-speed.ts'
import { serveBuild, type Served } from '../scripts/measure/served.ts'
import { expect, test } from './support/fixtures'
import { Guest } from './support/guest'
import { newPerson } from './support/names'
import { pattern } from './support/pattern'

/** The web app, the platform and the checkout, each of an origin of its own. */
interface Origins {
  readonly app: string
  readonly stop: () => Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => {
    server.close(resolve)
  })
  return port
}

/** Serves the three under these names, which every browser finds on this machine. */
async function serveApart(hosts: Readonly<Record<'app' | 'platform' | 'checkout', string>>): Promise<Origins> {
  const originOf = async (host: string) => {
    const port = await freePort()
    return { port, origin: `http://${host}.localhost:${port}` }
  }
  const [app, platform, checkout] = [
    await originOf(hosts.app),
    await originOf(hosts.platform),
    await originOf(hosts.checkout),
  ]
  const folder = mkdtempSync(join(tmpdir(), 'vesper-origins-'))
  const file = join(folder, 'web.json')
  const configuration = {
    backend: 'remote',
    restUrl: platform.origin,
    queryUrl: `${platform.origin}/query`,
    socketUrl: `${platform.origin.replace('http', 'ws')}/socket`,
    checkoutOrigin: checkout.origin,
  }
  writeFileSync(file, JSON.stringify(configuration))
  const running: Served[] = []
  const stop = async (): Promise<void> => {
    await Promise.all(running.map((each) => each.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const allowed = { ALLOWED_ORIGINS: `${app.origin},${checkout.origin}` }
    running.push(await serveBuild('memory', allowed, { port: platform.port }))
    running.push(await serveBuild('page', { WEB_CONFIG: file }, { port: app.port }))
    running.push(await serveBuild('page', { WEB_CONFIG: file, ALLOWED_ORIGINS: app.origin }, { port: checkout.port }))
    return { app: app.origin, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const expectPainted = async (picture: Locator): Promise<void> => {
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: limit(30_000) })
    .toBeGreaterThan(0)
}

const PLACES = {
  'another origin of the same site': { app: 'app.vesper', platform: 'api.vesper', checkout: 'pay.vesper' },
  'another site': { app: 'app.vesper', platform: 'api.platform', checkout: 'pay.payments' },
} as const

for (const [where, hosts] of Object.entries(PLACES)) {
  test(`a guest signs up, pays, watches, buys, chats and writes on a platform on ${where}, with a checkout on a third origin, and is still there after a reload`, async ({
    browser,
    texts,
    language,
    errors: _errors,
  }) => {
    test.setTimeout(limit(180_000))
    const origins = await serveApart(hosts)
    const context = await browser.newContext({ baseURL: origins.app, locale: language, serviceWorkers: 'block' })
    try {
      const page = await context.newPage()
      const failures: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') failures.push(message.text())
      })
      const guest = new Guest(page, texts, false)
      await guest.arriveWithAccount('start', {}, newPerson())
      await guest.topUp()
      await guest.topUp()

      const title = await guest.videos.openAffordable(60)
      await guest.videos.playButton.click()
      await guest.videos.expectPlaying()
      await guest.videos.buy()
      await guest.videos.expectPlaying()
      expect(title).not.toBe('')

      await guest.visit('albums', {})
      await page.getByRole('main').getByRole('article').first().getByRole('link').click()
      const album = page.getByRole('main').getByRole('button', {
        name: pattern(texts, 'albums.page.open', 'position', 'count'),
      })
      await expectPainted(album.first().locator('img'))

      await guest.visit('feed', {})
      const more = page.getByRole('main').getByRole('button', { name: texts.t('shell.states.more'), exact: true })
      const photo = page.getByRole('main').locator(`img[src*="/media/pictures/"]`).first()
      await expect(async () => {
        await page.mouse.wheel(0, 600)
        if (await more.isVisible()) await more.click()
        await expect(photo).toBeAttached({ timeout: 300 })
      }).toPass({ intervals: [50], timeout: limit(40_000) })
      await expectPainted(photo)

      await guest.visit('cams', {})
      await guest.cams.filterLive()
      await guest.cams.openLiveActor()
      await guest.link('actors.profile.chat').click()
      await guest.room.enter(20)
      await guest.room.leave()

      await guest.visit('cams', {})
      await guest.cams.filterLive()
      await guest.cams.openLiveActor()
      await guest.link('actors.profile.write').click()
      await guest.conversation.sendText('Good evening from another origin')
      const coins = await guest.coins()
      await page.reload()
      await guest.conversation.expectMessage('Good evening from another origin')
      expect(await guest.coins()).toBe(coins)
      expect(failures).toEqual([])
    } finally {
      await context.close()
      await origins.stop()
    }
  })
}
