import { limit } from '../scripts/setup/machine-speed.ts'
import { COMMAND_TIMEOUT } from '@/adapters/remote/live/commander'
import { expect, test, type WorkerOptions } from './support/fixtures'
import type { Guest } from './support/guest'
import { inConversation } from './support/starting-points'
import { setNetwork, raise } from './support/stage'

const WORDS = 'Are you there?'

test.describe('without a network', () => {
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/u })

  test('the page shows it, and when it is over [API-014]', async ({ guest, context }) => {
    await guest.arrive('cams', {}, 'nothing')
    await expect(guest.cams.tiles.first()).toBeVisible()
    const banner = guest.page.getByText(guest.t('shell.states.offline'))
    await context.setOffline(true)
    await expect(banner).toBeVisible()
    await guest.expectFit()
    await context.setOffline(false)
    await expect(banner).toBeHidden()
    await guest.cams.live.first().getByRole('link').click()
    await expect(guest.link('actors.profile.chat').or(guest.heading('discovery.profile.videos'))).not.toHaveCount(0)
  })

  test('what was written is preserved, and sent once when retried [MSG-024]', async ({ guest, context, backend }) => {
    const gone = async (isGone: boolean): Promise<void> => {
      if (backend === 'memory') await setNetwork(guest, 'offline', isGone)
      else await context.setOffline(isGone)
    }
    await guest.page.clock.install()
    await inConversation(guest)
    await gone(true)
    await guest.conversation.field.fill(WORDS)
    await guest.conversation.send.click()
    await expect(guest.conversation.log.getByText(WORDS, { exact: true })).toBeVisible()
    await guest.page.clock.fastForward(COMMAND_TIMEOUT)
    // A device without a network waits for it; where only the platform does not answer, the message has failed.
    const open = guest.page.getByText(guest.t(backend === 'memory' ? 'messenger.failed' : 'messenger.waiting'))
    await expect(open).toBeVisible({ timeout: limit(20_000) })
    await expect(guest.conversation.log.getByRole('button', { name: guest.t('messenger.discard') })).toBeVisible()
    await gone(false)
    // The connection may be quicker than the guest and have sent it already.
    const retry = guest.conversation.log.getByRole('button', { name: guest.t('shell.states.retry') })
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 1_000 })
      await expect(open).toBeHidden({ timeout: 1_000 })
    }).toPass({ timeout: limit(20_000) })
    await guest.conversation.expectMessage(WORDS)
    await guest.page.reload()
    await expect(guest.conversation.log.getByText(WORDS, { exact: true })).toHaveCount(1)
  })
})

test('what was on its way when the page went is sent once when the guest comes back [MSG-024] @once', async ({
  guest,
  backend,
}) => {
  let swallows = false
  if (backend === 'remote') {
    await guest.page.routeWebSocket(/\/socket/u, (connection) => {
      const platform = connection.connectToServer()
      connection.onMessage((frame) => {
        if (!swallows || !String(frame).includes('"type":"sendMessage"')) platform.send(frame)
      })
    })
  }
  await inConversation(guest)
  if (backend === 'remote') swallows = true
  else await setNetwork(guest, 'offline', true)
  await guest.conversation.field.fill(WORDS)
  await guest.conversation.send.click()
  await expect(guest.conversation.log.getByText(WORDS, { exact: true })).toBeVisible()
  swallows = false
  await guest.page.reload()
  await guest.conversation.expectMessage(WORDS)
  await guest.page.reload()
  await expect(guest.conversation.log.getByText(WORDS, { exact: true })).toHaveCount(1)
})

/**
 * Makes all answers late, as the backend allows it: over the wire until they are released. Returns how to release them.
 */
async function slowDown(guest: Guest, backend: WorkerOptions['backend']): Promise<() => void> {
  if (backend === 'memory') {
    await setNetwork(guest, 'slow', true)
    return () => undefined
  }
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await guest.page.route(/\/(?:query|rest)\b/u, async (route) => {
    await promise
    await route.continue()
  })
  return () => resolve(undefined)
}

test('slow answers are waited for with the outline of what comes, and come', async ({ guest, backend }) => {
  await guest.arrive('start', {}, 'nothing')
  await expect(guest.page.getByRole('heading', { level: 1 })).toBeVisible()
  const letCome = await slowDown(guest, backend)
  await guest.goTo('shell.nav.live')
  const waiting = guest.page.getByRole('main').locator('[aria-busy="true"]')
  await expect(waiting.first()).toBeVisible()
  letCome()
  await expect(guest.cams.tiles.first()).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

test.describe('answers that fail', () => {
  test.use({ provoked: /ERR_FAILED/u })

  test('are shown and can be retried', async ({ guest, backend }) => {
    await guest.arrive('start', {}, 'nothing')
    await expect(guest.page.getByRole('heading', { level: 1 })).toBeVisible()
    const fail = async (fails: boolean): Promise<void> => {
      if (backend === 'memory') await setNetwork(guest, 'offline', fails)
      else if (fails) await guest.page.route(/\/query/u, (route) => route.abort())
      else await guest.page.unroute(/\/query/u)
    }
    await fail(true)
    await guest.goTo('shell.nav.live')
    const alert = guest.page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(guest.t('shell.broken.title'), { timeout: limit(20_000) })
    await fail(false)
    await alert.getByRole('button', { name: guest.t('shell.states.retry') }).click()
    await expect(guest.cams.tiles.first()).toBeVisible()
    await expect(alert).toBeHidden()
  })
})

test.describe('parts of a page that fail together', () => {
  test.use({ provoked: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/u, language: 'de' })

  test('show one error without a code, and come by one press @once', async ({ guest }) => {
    await guest.arrive('start', {}, 'nothing')
    await expect(guest.page.getByRole('heading', { level: 1 })).toBeVisible()
    // Its own code is there, its answers are not.
    await guest.follow('tvMediathekVideos', { mediathekKey: 'all' })
    await expect(guest.page.getByRole('main').getByRole('article').first()).toBeVisible()
    await guest.page.route(/\/(?:query|rest)\b/u, (route) => route.abort())
    await guest.follow('tvLivestream', {})
    const main = guest.page.getByRole('main')
    const alert = main.getByRole('alert')
    await expect(alert).toContainText('Das hat nicht funktioniert', { timeout: limit(20_000) })
    // The timeline of the day, the picture and what is on have all failed by then.
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: limit(20_000) })
    await expect(alert).toHaveCount(1)
    expect(await main.textContent()).not.toMatch(/\bCode\b|\boffline\b\s*$/u)
    await guest.page.unroute(/\/(?:query|rest)\b/u)
    await alert.getByRole('button', { name: guest.t('shell.states.retry') }).click()
    await expect(main.getByRole('list').first()).toBeVisible()
    await expect(alert).toHaveCount(0)
  })
})

test.describe('what a page loads once it has settled', () => {
  // The browser writes down the request that is cut off; the app may report nothing.
  test.use({ provoked: /ERR_FAILED/u })

  test('is loaded again where it was cut off, and nothing is reported [API-028] @once', async ({ guest }) => {
    const { page } = guest
    await page.clock.install()
    let requests = 0
    await page.route(/\/assets\/background-[^/]+\.js/u, (route) => {
      requests += 1
      return requests === 1 ? route.abort() : route.continue()
    })
    await guest.arrive('start', {}, 'nothing')
    await expect(async () => {
      await page.clock.fastForward(7_000)
      expect(requests).toBe(2)
    }).toPass({ timeout: limit(20_000) })
    await page.clock.fastForward(7_000)
    expect(requests).toBe(2)
  })
})

test('what was begun to be written is still there after a reload [MSG-001] @once', async ({ guest }) => {
  await inConversation(guest)
  await guest.conversation.field.fill(WORDS)
  await guest.page.reload()
  await expect(guest.conversation.field).toHaveValue(WORDS)
})

test.describe('a part of the app that is gone', () => {
  test.use({ provoked: /ERR_FAILED|dynamically imported module/u })

  test('leads to a reload, and the reload to the page [NAV-096][API-028] @once', async ({ guest }) => {
    const { page } = guest
    await guest.arrive('start', {}, 'nothing')
    const part = /\/assets\/messenger-screen-[^/]+\.js/u
    await page.route(part, (route) => route.abort())
    await guest.goTo('shell.nav.messenger')
    await expect(page.getByText(guest.t('shell.states.updated'))).toBeVisible()
    await page.unroute(part)
    await guest.button('shell.states.reload').click()
    await expect(guest.heading('messenger.title')).toBeVisible()
  })

  test.describe('on a phone', () => {
    test.use({ size: 'phone' })

    test('leaves the page below a menu whole, and the menu opens at the next press [API-028] @once', async ({
      guest,
    }) => {
      const { page } = guest
      await guest.arrive('start', {}, 'nothing')
      const part = /\/assets\/mobile-menu-[^/]+\.js/u
      await page.route(part, (route) => route.abort())
      await guest.button('shell.nav.more').click()
      await expect(page.getByText(guest.t('shell.states.updated')).first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.mouse.move(195, 200)
      await page.mouse.wheel(0, 800)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
      await page.mouse.wheel(0, -800)
      await page.unroute(part)
      await guest.button('shell.nav.more').click()
      await expect(page.getByRole('dialog', { name: guest.t('shell.nav.more'), exact: true })).toBeVisible()
    })
  })
})

test('a session that has ended is opened again, and the guest is still the same [SOC-012]', async ({
  guest,
  backend,
}) => {
  const { page } = guest
  let expire: () => void = () => undefined
  if (backend === 'remote') {
    await page.routeWebSocket(/\/socket/u, (connection) => {
      connection.connectToServer()
      expire = () => connection.send(JSON.stringify({ type: 'sessionExpired', payload: {} }))
    })
  }
  await guest.arrive('start', {}, 'coins')
  const coins = await guest.coins()
  await page.evaluate(() => document.documentElement.setAttribute('data-journey', 'here'))
  if (backend === 'remote') expire()
  else await raise(guest, 'sessionExpired')
  await expect(page.locator('html')).not.toHaveAttribute('data-journey', 'here')
  await expect(guest.balance).toBeVisible()
  expect(await guest.coins()).toBe(coins)
})
