import type { Page } from '@playwright/test'
import { limit } from '../scripts/setup/machine-speed.ts'
import { actorNameInPath } from '@/domain/routes/params'
import { expect } from './support/fixtures'
import { newPerson } from './support/names'
import { expectStored, notice, seeList, storedIn, test, WITH_WORKER } from './support/stored-pages'

// What the worker does with versions, with answers of a server and with what belongs to a guest needs a server.
test.use(WITH_WORKER)
test.setTimeout(limit(90_000))

test('a list that was reached inside the app is there without a network, and a page that was never seen shows why it is not', async ({
  guest,
  context,
  backend,
}) => {
  await guest.visit('start', {})
  await guest.enter()
  await expectStored(guest.page, guest.pathTo('start', {}))
  await guest.goTo('shell.nav.videos')
  await expect(guest.page).toHaveURL(guest.pathTo('videos', {}))
  await expectStored(guest.page, guest.pathTo('videos', {}))
  await context.setOffline(true)
  await guest.page.reload()
  await expect(notice(guest, backend)).toBeVisible({ timeout: limit(30_000) })
  await expect(guest.page.getByRole('main').getByRole('article').first()).toBeVisible()
  // Links lead to pages that are stored, and to the app where one is not.
  await guest.page.goto(guest.pathTo('messenger', {}))
  await expect(guest.page.getByText(guest.t('shell.states.offline')).first()).toBeVisible()
  await expect(guest.page.locator('[aria-busy="true"]')).toHaveCount(0)
  await context.setOffline(false)
  await expect(guest.heading('messenger.title')).toBeVisible({ timeout: limit(30_000) })
})

test('a page is there where the server is not, though the browser reports a network', async ({
  guest,
  backend,
  front,
}) => {
  await seeList(guest)
  front.setDown(true)
  await guest.page.reload()
  // The embedded backend misses nothing.
  if (backend === 'remote') await expect(notice(guest, backend)).toBeVisible({ timeout: limit(30_000) })
  await expect(guest.cams.tiles.first()).toBeVisible()
  front.setDown(false)
  await expect(notice(guest, backend)).toBeHidden({ timeout: limit(40_000) })
  await expect(guest.button('shell.account.signUp').first()).toBeVisible()
})

/** The script that started a page. */
const entryOf = (page: Page) => page.locator('script[src^="/assets/"]')

const checkForNewer = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())

const controlled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: limit(30_000) })

test('a newer version is offered in every tab but a room, and all tabs have it once one of them took it', async ({
  guest,
  otherTab,
  front,
}) => {
  await guest.visit('cams', {})
  await guest.enter()
  await controlled(guest.page)
  const [second, third] = [await otherTab(), await otherTab()]
  await second.visit('videos', {})
  await third.visit('actorChat', { actorName: actorNameInPath('Tavi Roux') })
  await Promise.all([second, third].map(({ page }) => controlled(page)))
  const old = (await entryOf(guest.page).getAttribute('src')) ?? ''
  front.release('newer')
  // The page of each tab has to be connected to its worker, which it is once it has settled.
  await expect(async () => {
    await checkForNewer(guest.page)
    for (const one of [guest, second]) await expect(one.toast('installation.ready')).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: limit(40_000) })
  await second.button('installation.later').click()
  await expect(second.toast('installation.ready')).toBeHidden()
  await expect(third.toast('installation.ready')).toHaveCount(0)
  await guest.button('installation.reload').click()
  for (const one of [guest, second])
    await expect(entryOf(one.page)).toHaveAttribute('src', /app-newer/u, { timeout: limit(20_000) })
  await expect(guest.cams.tiles.first()).toBeVisible()
  await expect(entryOf(third.page)).toHaveAttribute('src', old)
  // A room is left: nothing is interrupted any more.
  await third.follow('videos', {})
  await expect(entryOf(third.page)).toHaveAttribute('src', /app-newer/u, { timeout: limit(20_000) })
  await expect(guest.toast('installation.ready')).toHaveCount(0)
  const builds = await guest.page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('build')))
  expect(builds).toEqual(['vesper-build-/assets/app-newer.js'])
})

test('nothing of the guest is stored by the worker, and the pages they have seen leave with them', async ({
  guest,
  page,
  backend,
}) => {
  test.setTimeout(limit(120_000))
  const secrets = new Set<string>()
  page.on('request', (sent) => {
    const token = /^Bearer (?<token>.+)$/u.exec(sent.headers()['authorization'] ?? '')?.groups?.['token']
    if (token !== undefined) secrets.add(token)
  })
  const person = newPerson()
  await guest.arriveWithAccount('cams', {}, person)
  await controlled(page)
  const words = `My own words ${person.name}`
  await guest.cams.live.first().getByRole('link').click()
  await guest.link('actors.profile.write').click()
  await guest.conversation.sendText(words)
  for (const route of ['memberProfile', 'memberPurchases', 'memberSettings', 'messenger', 'videos', 'cams'] as const) {
    await guest.visit(route, {})
    await expect(guest.balance).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  }
  await expectStored(page, guest.pathTo('cams', {}))
  if (backend === 'remote') expect(secrets.size).toBeGreaterThan(0)
  const stored = await page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        const answer = await cache.match(url)
        if (!url.includes('/art/')) texts.push(`${url} ${(await answer?.text()) ?? ''}`)
      }
    }
    return texts
  })
  expect(stored.length).toBeGreaterThan(10)
  for (const secret of [person.name, person.email, words, ...secrets])
    expect(stored.filter((text) => text.includes(secret)).map((text) => text.slice(0, 100))).toEqual([])
  // On the embedded backend no request logs out.
  if (backend === 'memory') return
  const isVideos = (url: string): boolean => url.includes(`${guest.pathTo('videos', {})}?gate=`)
  expect((await storedIn(page)).some(isVideos)).toBe(true)
  await guest.button('shell.account.label').click()
  await page.getByRole('menuitem', { name: guest.t('shell.account.logOut') }).click()
  await expect(guest.button('shell.account.signUp').first()).toBeVisible()
  expect((await storedIn(page)).filter(isVideos)).toEqual([])
})

test('who has not answered the age question is shown it without a network too, and nothing from behind it is left', async ({
  guest,
  context,
  page,
}) => {
  await seeList(guest)
  // What the server renders for who has passed.
  await expect(async () => {
    await guest.visit('cams', {})
    expect((await storedIn(page)).some((url) => url.endsWith('?gate=passed'))).toBe(true)
  }).toPass({ timeout: limit(30_000) })
  await page.evaluate(() => localStorage.clear())
  await context.clearCookies()
  await context.setOffline(true)
  await page.reload()
  await expect(guest.heading('access.gate.title')).toBeVisible({ timeout: limit(30_000) })
  await expect.poll(async () => (await storedIn(page)).filter((url) => url.endsWith('?gate=passed'))).toEqual([])
})

test('the app can be installed, from the menu where the browser offers it [ADD-017]', async ({ guest, page }) => {
  await guest.visit('cams', {})
  await guest.enter()
  await controlled(page)
  const connection = await page.context().newCDPSession(page)
  const { installabilityErrors } = await connection.send('Page.getInstallabilityErrors')
  // Each journey has a window that stores nothing, in which no browser installs.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const { errors, data } = await connection.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '') as {
    readonly start_url: string
    readonly icons: readonly { readonly src: string; readonly sizes: string }[]
  }
  expect(manifest.start_url).toBe('/en/')
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect({ src, size }).toEqual({ src, size: sizes })
  }
})

test.describe('on a phone', () => {
  test.use({ size: 'phone' })

  test('the menu has an entry that installs the app as long as the browser offers it', async ({ guest, page }) => {
    await guest.visit('start', {})
    await guest.enter()
    await controlled(page)
    const entry = guest.button('installation.install')
    await guest.button('shell.nav.more').click()
    await expect(guest.link('shell.nav.newFaces').first()).toBeVisible()
    await expect(entry).toHaveCount(0)
    await page.evaluate(() => {
      const prompt = (): void => {
        document.body.dataset['prompted'] = ''
      }
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
    })
    await entry.click()
    await expect(page.locator('body')).toHaveAttribute('data-prompted')
    await guest.button('shell.nav.more').click()
    await expect(entry).toHaveCount(0)
  })
})

test('an operator who retires the worker takes it back from the devices, with all that it stored', async ({
  guest,
  page,
  front,
}) => {
  await guest.visit('start', {})
  await guest.enter()
  await expectStored(page, guest.pathTo('start', {}))
  front.retire()
  await checkForNewer(page)
  await expect.poll(async () => (await page.evaluate(() => caches.keys())).length, { timeout: limit(20_000) }).toBe(0)
  await guest.visit('cams', {})
  await expect(guest.cams.tiles.first()).toBeVisible()
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})
