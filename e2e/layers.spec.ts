import { expect, test } from './support/fixtures'
import { newPerson } from './support/names'

test.describe('on a phone', () => {
  test.use({ size: 'phone' })

  test('Back closes the filters and nothing else, and what was chosen stays [NAV-073]', async ({ guest }) => {
    const { page } = guest
    await guest.arrive('start', {}, 'nothing')
    await page.goto(guest.pathTo('cams', {}))
    await expect(guest.link('actors.filter.more')).toHaveCount(0)
    await guest.button('actors.filter.title').click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: guest.t('actors.filter.online'), exact: true }).click()
    await expect(page).toHaveURL(/[?&]online=1/u)
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${guest.pathTo('cams', {})}.*online=1`, 'u'))
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${guest.pathTo('start', {})}$`, 'u'))
  })

  test('Back closes a list that has dropped down; what was chosen in it leaves no step', async ({ guest }) => {
    const { page } = guest
    await guest.arrive('start', {}, 'nothing')
    await guest.visit('cams', {})
    const order = page.getByRole('main').getByRole('combobox', { name: guest.t('actors.sort.label') })
    const list = page.getByRole('listbox')
    await order.click()
    await expect(list).toBeVisible()
    await page.goBack()
    await expect(list).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`${guest.pathTo('cams', {})}$`, 'u'))
    await order.click()
    await page.getByRole('option', { name: guest.t('actors.sort.newest') }).click()
    await expect(page).toHaveURL(/sort=newest/u)
    await expect(list).toBeHidden()
    await guest.expectSettled()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${guest.pathTo('start', {})}$`, 'u'))
  })

  test('a link in a menu leaves one step: Back leads to where the menu was opened', async ({ guest }) => {
    const { page } = guest
    await guest.arrive('start', {}, 'nothing')
    await guest.button('shell.nav.more').click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: guest.t('shell.nav.videos') })
      .click()
    await expect(page).toHaveURL(new RegExp(guest.pathTo('videos', {}), 'u'))
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${guest.pathTo('start', {})}$`, 'u'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('Back closes the checkout over the page it was opened on; closed by its cross it leaves no step [PAY-074]', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('start', {}, 'nothing')
  await page.goto(guest.pathTo('cams', {}))
  const cams = new RegExp(`${guest.pathTo('cams', {})}$`, 'u')
  await guest.button('shell.account.signUp').click()
  await expect(page.locator('dialog iframe')).toBeVisible()
  await page.goBack()
  await expect(page.locator('dialog iframe')).toHaveCount(0)
  await expect(page).toHaveURL(cams)
  await guest.button('shell.account.signUp').click()
  await guest.checkout.signUp(newPerson())
  await expect(page.locator('dialog iframe')).toHaveCount(0)
  await expect(page).toHaveURL(cams)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${guest.pathTo('start', {})}$`, 'u'))
})

test('a page reloaded under an open layer has no dead step', async ({ guest }) => {
  const { page } = guest
  await guest.arrive('start', {}, 'nothing')
  await page.goto(guest.pathTo('cams', {}))
  await guest.button('shell.account.logIn').click()
  await expect(page.locator('dialog iframe')).toBeVisible()
  const layer = () => page.evaluate(() => (history.state as { readonly layer?: number } | null)?.layer ?? 0)
  await expect.poll(layer).toBe(1)
  await page.reload()
  // The page is there before the app, which takes the dead step away.
  await expect.poll(layer).toBe(0)
  await expect(guest.cams.tiles.first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${guest.pathTo('start', {})}$`, 'u'))
})
