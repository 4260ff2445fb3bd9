import { expect, test } from './support/fixtures'

test.use({ size: 'phone' })

test('a phone shows one menu at a time over a page that does not scroll [NAV-073][NAV-074][NAV-077][NAV-079][NAV-081]', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('start', {}, 'nothing')
  const sheet = (key: 'shell.nav.menu' | 'shell.nav.search' | 'shell.account.label') =>
    page.getByRole('dialog', { name: guest.t(key), exact: true })
  const close = page.getByRole('dialog').getByRole('button', { name: guest.t('shell.states.close'), exact: true })

  await guest.button('shell.nav.menu').click()
  await expect(sheet('shell.nav.menu')).toBeVisible()
  await guest.expectFit()
  await page.mouse.move(195, 200)
  await page.mouse.wheel(0, 800)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await close.click()
  await expect(sheet('shell.nav.menu')).toBeHidden()

  await guest.button('shell.nav.search').click()
  await expect(sheet('shell.nav.search')).toBeVisible()
  await expect(sheet('shell.nav.menu')).toBeHidden()
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

test('a search on a phone requires three letters and finds by name [NAV-074][SEA-004]', async ({ guest }) => {
  const { page } = guest
  await guest.arrive('start', {}, 'nothing')
  await guest.button('shell.nav.search').click()
  const box = page.getByRole('dialog').getByRole('searchbox')
  await box.fill('so')
  await box.press('Enter')
  await expect(page.getByText(guest.t('home.searchTooShort', { count: 3 }))).toBeVisible()
  await box.fill('mira')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/cams\/\?q=mira/u)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(guest.cams.tiles.first()).toContainText('Mira')
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
