import { expectAccessibleScreen } from './support/axe'
import { expect, test } from './support/fixtures'

test.describe('the spin wheel', () => {
  test.use({ provoked: /ERR_FAILED/u })

  test('is turned with the keyboard; a lost answer is finished after a reload, with the same spin and prize [GUE-013][EVE-011] @once', async ({
    guest,
  }) => {
    const { page } = guest
    const main = page.getByRole('main')
    const wins = main.locator('section', { has: guest.heading('spinwheel.wins.title') }).getByRole('listitem')
    await guest.arrive('memberProfile', {}, 'account')
    await page
      .getByRole('navigation', { name: guest.t('account.nav') })
      .getByRole('link', { name: guest.t('account.spinwheel.title') })
      .click()
    await expect(main.getByText(guest.t('spinwheel.left', { count: 1 }))).toBeVisible()

    let isLost = true
    await page.route(/\/spinwheel\/spin(?:\?|$)/u, async (route) => {
      if (!isLost) return route.continue()
      // The platform has drawn, and the guest is not answered.
      await route.fetch()
      return route.abort()
    })
    await guest.button('spinwheel.spin').focus()
    await page.keyboard.press('Enter')
    await expect(main.getByText(guest.t('spinwheel.safe'))).toBeVisible()
    await expectAccessibleScreen(guest, 'a spin without an answer')

    await page.reload()
    // The spin is used, and its prize is the guest's already.
    await expect(main.getByText(guest.t('spinwheel.unanswered'))).toBeVisible()
    await expect(wins).toHaveCount(1)
    isLost = false
    await guest.button('spinwheel.finish').click()
    const won = main.locator('section', { has: page.locator('#spin-won') })
    await expect(won).toBeVisible()
    await expect(won).toBeInViewport()
    await expect(main.getByRole('status')).not.toBeEmpty()
    await expect(wins).toHaveCount(1)
    await expectAccessibleScreen(guest, 'a prize')
    await main.getByRole('link', { name: guest.t('spinwheel.library') }).click()
    await expect(page).toHaveURL(/tab=spinwheel$/u)
  })
})
