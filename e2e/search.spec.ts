import { expect, test } from './support/fixtures'
import type { Guest } from './support/guest'

const field = ({ page }: Guest) => page.getByRole('dialog').getByRole('combobox')

const options = ({ page }: Guest) => page.getByRole('dialog').getByRole('option')

test('a search with the keyboard, from a few letters to a video, to all results, and to the search by criteria [SEA-001][SEA-002][SEA-003] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('cams', {}, 'nothing')
  const opener = guest.link('home.search')
  await opener.press('Enter')
  await expect(field(guest)).toBeFocused()
  await field(guest).fill('rainn')
  await expect(options(guest).filter({ hasText: 'Rain' }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const chosen = page.locator('[role="option"][data-highlighted]')
  const name = (await chosen.textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)

  await opener.press('Enter')
  await expect(options(guest)).toHaveText(['rainn'])
  await field(guest).fill('rain')
  await expect(options(guest).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/search\/videos\/rain\/$/u)
  await expect(guest.heading('search.title', { pattern: 'rain' })).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText(/rain/iu)
  await page
    .getByRole('navigation', { name: guest.t('search.part.films'), exact: true })
    .getByRole('link', { name: guest.t('search.category.mediathek') })
    .click()
  await expect(page).toHaveURL(/\/en\/search\/mediathek\/rain\/$/u)

  await guest.button('search.change').click()
  await expect(field(guest)).toHaveValue('rain')
  await page.keyboard.press('Escape')
  await expect(guest.button('search.change')).toBeFocused()
  await guest.button('search.change').click()
  await guest.link('search.pro').click()
  await expect(guest.heading('discovery.search.title')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ size: 'phone', language: 'de' })

  test('the search fills the window, Back closes it, and a result opens its page @once', async ({ guest }) => {
    const { page } = guest
    await guest.arrive('videos', {}, 'nothing')
    await guest.button('shell.nav.search').click()
    await expect(field(guest)).toBeFocused()
    const box = await page.getByRole('dialog').boundingBox()
    expect(box?.width).toBe(390)
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(/\/de\/videos\/$/u)
    await guest.button('shell.nav.search').click()
    await field(guest).fill('mira')
    await options(guest).filter({ hasText: 'Mira Solène' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mira Solène')
    await expect(page.getByRole('dialog')).toBeHidden()
    await guest.expectWhole()
  })
})
