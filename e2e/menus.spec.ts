import { expect, test } from './support/fixtures'
import { raise } from './support/stage'

test.use({ size: 'phone' })

test('a phone shows one menu at a time over a page that does not scroll [NAV-073][NAV-074][NAV-077][NAV-079][NAV-081]', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('start', {}, 'nothing')
  const sheet = (key: 'shell.nav.more' | 'shell.nav.search' | 'shell.account.label') =>
    page.getByRole('dialog', { name: guest.t(key), exact: true })
  const close = page.getByRole('dialog').getByRole('button', { name: guest.t('shell.states.close'), exact: true })

  await guest.button('shell.nav.more').click()
  await expect(sheet('shell.nav.more')).toBeVisible()
  await guest.expectFit()
  const menu = sheet('shell.nav.more')
  for (const key of ['shell.footer.help', 'shell.footer.contact'] as const)
    await expect(menu.getByRole('link', { name: guest.t(key), exact: true })).toBeVisible()
  for (const language of ['Deutsch', 'English', 'Español'])
    await expect(menu.getByRole('link', { name: language, exact: true })).toBeVisible()
  for (const theme of ['dark', 'light', 'auto'] as const)
    await expect(menu.getByRole('radio', { name: guest.t(`shell.theme.${theme}`), exact: true })).toBeAttached()
  await page.mouse.move(195, 200)
  await page.mouse.wheel(0, 800)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await close.click()
  await expect(sheet('shell.nav.more')).toBeHidden()

  await guest.button('shell.nav.search').click()
  await expect(sheet('shell.nav.search')).toBeVisible()
  await expect(sheet('shell.nav.more')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(sheet('shell.nav.search')).toBeHidden()

  await guest.button('shell.nav.you').click()
  await expect(sheet('shell.account.label')).toBeVisible()
  await sheet('shell.account.label')
    .getByRole('button', { name: guest.t('shell.account.signUp') })
    .click()
  await expect(sheet('shell.account.label')).toBeHidden()
  await guest.checkout.expectOpen()
  await guest.checkout.close()
  await page.mouse.wheel(0, 800)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('a guest on a phone answers whether to log out before anything else opens or closes [NAV-080]', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arriveWithAccount('start', {})
  await guest.button('shell.nav.you').click()
  const sheet = page.getByRole('dialog', { name: guest.t('shell.account.label'), exact: true })
  const leave = sheet.getByRole('button', { name: guest.t('shell.account.logOut'), exact: true })
  const stay = sheet.getByRole('button', { name: guest.t('account.logOut.stay'), exact: true })
  await leave.click()
  await expect(stay).toBeFocused()
  await guest.expectFit()
  await page.keyboard.press('Escape')
  await page.mouse.click(195, 20)
  await expect(stay).toBeVisible()
  await expect(sheet.getByRole('button', { name: guest.t('shell.states.close'), exact: true })).toBeHidden()
  await stay.click()
  await expect(stay).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(guest.balance).toBeVisible()
  await guest.button('shell.nav.you').click()
  await leave.click()
  await leave.click()
  await expect(guest.balance).toBeHidden()
})

test('a search on a phone requires three letters and finds by name [NAV-074][SEA-004]', async ({ guest }) => {
  const { page } = guest
  await guest.arrive('start', {}, 'nothing')
  await guest.button('shell.nav.search').click()
  const box = page.getByRole('dialog').getByRole('combobox')
  await box.fill('so')
  await box.press('Enter')
  await expect(page.getByText(guest.t('search.tooShort', { count: 3 }))).toBeVisible()
  await box.fill('mira')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\/actors\/mira\/$/u)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('article').first()).toContainText('Mira')
})

test('the bar above makes room on the way down and comes back on the way up [NAV-083]', async ({ guest }) => {
  const { page } = guest
  await guest.arrive('cams', {}, 'nothing')
  await expect(guest.cams.tiles.first()).toBeVisible()
  const brand = page.getByRole('banner').getByRole('link', { name: guest.t('shell.brand') })
  await expect(brand).toBeInViewport()
  for (let iteration = 0; iteration < 4; iteration++) await page.mouse.wheel(0, 150)
  await expect(brand).not.toBeInViewport()
  await page.mouse.wheel(0, -150)
  await expect(brand).toBeInViewport()
})

test('the bar under the thumb shows on every page which section it belongs to', async ({ guest }) => {
  const { page } = guest
  await guest.arrive('start', {}, 'account')
  const bar = page.getByRole('navigation', { name: guest.t('shell.nav.label') }).filter({ visible: true })
  const lit = bar.locator('[aria-current]')
  const actorName = 'mira solène'
  const pages = [
    { open: () => guest.visit('start', {}), section: 'shell.nav.live' },
    { open: () => guest.follow('cams', {}), section: 'shell.nav.live' },
    { open: () => guest.follow('actor', { actorName }), section: 'shell.nav.live' },
    { open: () => guest.follow('newVideos', {}), section: 'shell.nav.videos' },
    { open: () => guest.follow('messenger', {}), section: 'shell.nav.messenger' },
    { open: () => guest.follow('memberSettings', {}), section: 'shell.nav.you' },
  ] as const
  for (const { open, section } of pages) {
    await open()
    await expect(lit).toHaveCount(1)
    await expect(lit).toContainText(guest.t(section))
  }
  await guest.follow('termsOfService', {})
  await expect(lit).toHaveCount(0)
})

test('on a phone the stage covers nothing: the menu leads to it, and so does a key', async ({ guest }) => {
  const { page } = guest
  await guest.arrive('help', {}, 'nothing')
  const panel = page.getByRole('dialog', { name: guest.t('stage.title') })
  const stage = page.getByRole('button', { name: guest.t('shell.stage'), exact: true })
  await expect(guest.button('shell.nav.more')).toBeVisible()
  await expect(stage).toHaveCount(0)
  await guest.button('shell.nav.more').click()
  await stage.click()
  await expect(panel).toBeVisible()
  await panel.getByRole('button', { name: guest.t('shell.states.close'), exact: true }).click()
  await expect(panel).toBeHidden()
  await page.keyboard.press('Alt+Shift+KeyS')
  await expect(panel).toBeVisible()
})

test('the stage offers actors by name, as one types', async ({ guest }) => {
  const { page } = guest
  await guest.arrive('actor', { actorName: 'Tavi Roux' }, 'nothing')
  await guest.button('shell.nav.more').click()
  await page.getByRole('button', { name: guest.t('shell.stage'), exact: true }).click()
  const panel = page.getByRole('dialog', { name: guest.t('stage.title') })
  const name = panel.getByRole('combobox', { name: guest.t('stage.actor') })
  // Beside the price of a chat that is not free.
  const freeChat = page.getByRole('main').getByText(guest.t('actors.tile.freeChat'))
  await expect(freeChat).toHaveCount(0)
  // One is chosen to begin with.
  await expect(name).not.toHaveValue('')
  await name.fill('nobody at all')
  await expect(page.getByText(guest.t('stage.noActor'))).toBeVisible()
  await name.fill('tavi')
  await page.getByRole('option', { name: 'Tavi Roux', exact: true }).click()
  await expect(name).toHaveValue('Tavi Roux')
  await panel.getByRole('combobox', { name: guest.t('stage.type') }).click()
  await page.getByRole('option', { name: 'freeShowStart', exact: true }).click()
  await panel.getByRole('button', { name: guest.t('stage.raise'), exact: true }).click()
  await panel.getByRole('button', { name: guest.t('shell.states.close'), exact: true }).click()
  await expect(freeChat.first()).toBeVisible()
})

test.describe('a page that a dialog covers', () => {
  for (const [size, isBlurred] of [
    ['phone', false],
    ['desktop', true],
  ] as const) {
    test(`is ${isBlurred ? '' : 'not '}blurred behind the checkout and the question of age: ${size}`, async ({
      guest,
    }) => {
      const { width, height } = size === 'phone' ? { width: 390, height: 844 } : { width: 1440, height: 900 }
      await guest.page.setViewportSize({ width, height })
      await guest.visit('start', {})
      const filterOf = (selector: string) =>
        guest.page.locator(selector).evaluate((element) => getComputedStyle(element).backdropFilter !== 'none')
      expect(await filterOf('dialog[open]')).toBe(isBlurred)
      await guest.enter()
      await guest.button('shell.account.signUp').first().click()
      await guest.checkout.expectOpen()
      expect(await filterOf('dialog[open]')).toBe(isBlurred)
    })
  }
})

for (const language of ['de', 'en', 'es'] as const) {
  test.describe(`the bar above where it has links and least room, 1024 px, ${language}`, () => {
    test.use({ viewport: { width: 1024, height: 768 }, size: 'desktop', language })

    test('has every label on one line, and everything in sight', async ({ guest }) => {
      const { page } = guest
      await guest.arrive('memberProfile', {}, 'coins')
      const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
      await expect(links.first()).toBeVisible()
      const heights = await links.evaluateAll((all) =>
        all.map((link) => {
          const range = document.createRange()
          range.selectNodeContents(link)
          return range.getBoundingClientRect().height
        }),
      )
      expect(heights).toHaveLength(5)
      const more = guest.button('shell.nav.more')
      await more.click()
      const items = page.getByRole('menuitem')
      await expect(items.filter({ hasText: 'Feed' })).toBeInViewport({ ratio: 1 })
      expect(await items.count()).toBeGreaterThan(4)
      await page.keyboard.press('Escape')
      await expect(more).toBeFocused()
      for (const height of heights) expect(height).toBeLessThan(30)
      await expect(guest.link('home.search')).toBeInViewport({ ratio: 1 })
      await expect(guest.button('shell.account.label')).toBeInViewport({ ratio: 1 })
      await expect(guest.button('shell.account.label')).toHaveAttribute('aria-current', 'true')
      await guest.expectWhole()
      // Where the bar gets more links.
      for (const [width, count] of [
        [1200, 7],
        [1368, 10],
      ] as const) {
        await page.setViewportSize({ width, height: 768 })
        await expect(links).toHaveCount(count)
        for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
        await expect(guest.link('home.search')).toBeInViewport({ ratio: 1 })
        await expect(guest.button('shell.account.label')).toBeInViewport({ ratio: 1 })
      }
    })
  })
}

test.describe('what arrives while a page is open', () => {
  test.use({ size: 'desktop' })

  test('floats under the bell until it is closed, and stays at the bell [NOT-006]', async ({ guest }) => {
    const { page } = guest
    await guest.arriveWithAccount('start', {})
    await raise(guest, 'notifications')
    await page.keyboard.press('Escape')
    const card = page.getByRole('status', { name: guest.t('notifications.title') })
    await expect(card).toBeVisible()
    await guest.expectFit()
    await card.getByRole('button', { name: guest.t('notifications.remove') }).click()
    await expect(card).toBeHidden()
  })
})
