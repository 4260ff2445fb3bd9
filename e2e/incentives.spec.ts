import type { Locator } from '@playwright/test'
import { expect, test } from './support/fixtures'
import type { Guest } from './support/guest'
import { pattern } from './support/pattern'

const card = ({ page, texts }: Guest): Locator =>
  page.getByRole('complementary', { name: texts.t('incentives.label'), exact: true })

const closeOf = (guest: Guest): Locator =>
  card(guest).getByRole('button', { name: pattern(guest.texts, 'incentives.close', 'title') })

/** What an incentive promises is its first line. */
const titleOf = async (guest: Guest): Promise<string> => (await card(guest).getByRole('heading').textContent()) ?? ''

for (const [language, size, name] of [
  ['en', 'desktop', 'Create account'],
  ['de', 'phone', 'Konto anlegen'],
] as const) {
  test.describe(`in ${language} on a ${size}`, () => {
    test.use({ language, size })

    test('an incentive comes below the page, is closed, and stays away after a reload and on other pages [INC-003][INC-005] @once', async ({
      guest,
    }) => {
      const { page } = guest
      await guest.arrive('start', {}, 'nothing')
      await expect(card(guest)).toBeAttached()
      await card(guest).scrollIntoViewIfNeeded()
      const title = await titleOf(guest)
      await expect(card(guest).getByRole('button', { name, exact: true })).toBeVisible()
      const box = await closeOf(guest).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await closeOf(guest).focus()
      await page.keyboard.press('Enter')
      await expect(card(guest)).toHaveCount(0)

      await page.reload()
      await expect(page.getByRole('heading', { name: guest.t('incentives.teasers') })).toBeAttached()
      await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(0)
      await guest.visit('videos', {})
      await expect(card(guest)).toBeAttached()
      await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(0)
    })

    test('an incentive leads to the checkout that it names, and a teaser to its page [INC-015] @once', async ({
      guest,
    }) => {
      const { page } = guest
      await guest.arrive('start', {}, 'nothing')
      const teasers = page.getByRole('region', { name: guest.t('incentives.teasers') })
      await expect(teasers.getByRole('link')).toHaveCount(4)
      await card(guest).getByRole('button', { name, exact: true }).click()
      await guest.checkout.expectOpen()
      await guest.checkout.close()
      await teasers.getByRole('link').first().click()
      await expect(guest.heading('shows.title')).toBeVisible()
      await expect(teasers).toHaveCount(0)
    })
  })
}
