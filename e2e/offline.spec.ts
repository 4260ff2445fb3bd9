import type { Page } from '@playwright/test'
import { limit } from '../scripts/setup/machine-speed.ts'
import { expect, test as base } from './support/fixtures'
import { FrontServer } from './support/front-server'
import type { Guest } from './support/guest'

/** The journeys of the service worker: what is there without a network, and how a newer version comes. */
const test = base.extend<{ readonly front: FrontServer }>({
  front: async ({ served }, provide) => {
    const front = await FrontServer.before(served.url)
    await provide(front)
    await front.stop()
  },
  baseURL: async ({ front }, provide) => provide(front.url),
})

test.use({
  serviceWorkers: 'allow',
  provoked: /ERR_(?:INTERNET_DISCONNECTED|NETWORK_CHANGED|CONNECTION|EMPTY|FAILED)|WebSocket/u,
})
test.setTimeout(limit(90_000))

/** Names of all that the browser stores for the worker. */
const storedIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const caches = await globalThis.caches.keys()
    const keys = await Promise.all(caches.map(async (name) => (await globalThis.caches.open(name)).keys()))
    return keys.flat().map(({ url }) => url)
  })

/** The worker serves this page, and a copy of the page is stored. */
async function expectStored(page: Page, address: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: limit(30_000) })
  await expect
    .poll(() => storedIn(page), { timeout: limit(20_000) })
    .toContainEqual(expect.stringMatching(new RegExp(`${address}\\?gate=\\w+$`, 'u')))
}

const banner = (guest: Guest) => guest.page.locator('output').filter({ hasText: /\d\d:\d\d/u })

const names = (guest: Guest): Promise<readonly string[]> => guest.cams.tiles.getByRole('heading').allTextContents()

/** Opens a list as a document, and waits until it is stored with what the age question is in front of. */
async function seeList(guest: Guest): Promise<readonly string[]> {
  await guest.visit('start', {})
  await guest.enter()
  await guest.visit('cams', {})
  await expect(guest.cams.tiles.first()).toBeVisible()
  await expectStored(guest.page, guest.pathTo('cams', {}))
  return names(guest)
}

for (const language of ['en', 'de', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('the app opens again without a network, with the list that was seen last, and goes on by itself', async ({
      guest,
      context,
      otherTab,
    }) => {
      const before = await seeList(guest)
      await context.setOffline(true)
      for (const one of [guest, await otherTab()]) {
        if (one === guest) await guest.page.reload()
        else await one.page.goto(guest.pathTo('cams', {}))
        await expect(banner(one)).toBeVisible({ timeout: limit(30_000) })
        expect(await banner(one).textContent()).toContain(
          one.t('installation.seen', { time: '' }).split(/\s{2}/u)[0] ?? '',
        )
        await expect(one.page.locator('html')).toHaveAttribute('lang', language)
        const shown = await names(one)
        expect(shown.length).toBeGreaterThan(5)
        expect(before).toEqual(expect.arrayContaining([shown[0]]))
        await expect(one.page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
        await expect(one.page.getByRole('main').getByRole('alert')).toHaveCount(0)
      }
      await context.setOffline(false)
      await expect(banner(guest)).toBeHidden()
      await expect(guest.button('shell.account.signUp').first()).toBeVisible()
      await guest.cams.tiles.first().getByRole('link').click()
      await expect(guest.page).not.toHaveURL(/\/cams\/|sexcams/u)
      await expect(guest.page.getByRole('main').getByRole('alert')).toHaveCount(0)
    })
  })
}

test('a list that was reached inside the app is there without a network, and a page that was never seen says why it is not', async ({
  guest,
  context,
}) => {
  await guest.visit('start', {})
  await guest.enter()
  await expectStored(guest.page, guest.pathTo('start', {}))
  await guest.goTo('shell.nav.videos')
  await expect(guest.page).toHaveURL(guest.pathTo('videos', {}))
  await expectStored(guest.page, guest.pathTo('videos', {}))
  await context.setOffline(true)
  await guest.page.reload()
  await expect(banner(guest)).toBeVisible({ timeout: limit(30_000) })
  await expect(guest.page.getByRole('main').getByRole('article').first()).toBeVisible()
  // Links lead to pages that are stored, and to the app where one is not.
  await guest.page.goto(guest.pathTo('messenger', {}))
  await expect(guest.page.getByText(guest.t('shell.states.offline')).first()).toBeVisible()
  await expect(guest.page.locator('[aria-busy="true"]')).toHaveCount(0)
  await context.setOffline(false)
  await expect(guest.heading('messenger.title')).toBeVisible({ timeout: limit(30_000) })
})
