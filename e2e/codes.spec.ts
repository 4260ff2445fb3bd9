import { expectAccessibleScreen } from './support/axe'
import { expect, test } from './support/fixtures'

test('a code is redeemed with the keyboard, once for two presses, and one that waits is applied by a top-up [GUE-014][NAV-055][VOU-024] @once', async ({
  guest,
}) => {
  const { page, checkout } = guest
  const main = page.getByRole('main')
  const listed = main.locator('section', { has: guest.heading('codes.list.title') })
  const vouchers = main.locator('section', { has: guest.heading('codes.vouchers.title') })
  const field = main.getByRole('textbox', { name: guest.t('codes.form.label') })
  await guest.arrive('memberProfile', {}, 'account')
  await page
    .getByRole('navigation', { name: guest.t('account.nav') })
    .getByRole('link', { name: guest.t('account.benefits.title') })
    .click()
  await expect(main.getByText(guest.t('codes.list.none'))).toBeVisible()
  const before = await guest.coins()

  await field.fill('no such code')
  await page.keyboard.press('Enter')
  await expect(main.getByText(guest.t('codes.refused.unknown-code'))).toBeVisible()
  await expectAccessibleScreen(guest, 'a code that is refused')

  await field.fill('lamplight')
  await page.keyboard.press('Enter')
  const brings = main.getByRole('region', { name: guest.t('codes.brings.title', { code: 'LAMPLIGHT' }) })
  await expect(brings.getByRole('listitem')).toHaveCount(3)
  await guest.button('codes.form.redeem').dblclick()
  await expect(main.getByRole('status').filter({ hasText: 'LAMPLIGHT' })).toBeVisible()
  await expect.poll(() => guest.coins()).toBe(before + 10)
  await expect(vouchers.getByRole('listitem')).not.toHaveCount(0)

  await field.fill('ember')
  await page.keyboard.press('Enter')
  await guest.button('codes.form.redeem').click()
  await expect(main.getByRole('status').filter({ hasText: 'EMBER' })).toBeVisible()
  await page.reload()
  await expect(listed.getByText('EMBER', { exact: true })).toBeVisible()
  await expect(listed.getByText('LAMPLIGHT', { exact: true })).toBeVisible()
  expect(await guest.coins()).toBe(before + 10)
  await expectAccessibleScreen(guest, 'codes that were redeemed')

  await guest.openTopUp()
  await checkout.choosePackage(1)
  await checkout.pay('approve')
  await checkout.expectClosed()
  // 105 coins of the package, and 15 percent of the 100 that its price buys.
  await expect.poll(() => guest.coins()).toBe(before + 10 + 105 + 15)
  await expect(vouchers.getByText(guest.t('codes.vouchers.type.video', { count: 1 }))).toBeVisible()
  await expect(listed.getByText(guest.t('codes.list.state.given'), { exact: true })).toHaveCount(2)
})

test('a link with a code shows what it brings, and a voucher pays for a video in place of coins [VOU-014] @once', async ({
  guest,
}) => {
  const { page, checkout } = guest
  const main = page.getByRole('main')
  await guest.arrive('memberProfile', {}, 'account')
  await guest.visit('memberBenefits', {}, { code: 'EMBER' })
  await guest.button('codes.form.redeem').click()
  await expect(main.getByRole('status').filter({ hasText: 'EMBER' })).toBeVisible()
  await guest.openTopUp()
  await checkout.choosePackage(1)
  await checkout.pay('approve')
  await checkout.expectClosed()
  await expect(main.getByText(guest.t('codes.vouchers.type.video', { count: 1 }))).toBeVisible()
  const coins = await guest.coins()
  await guest.visit('newVideos', {})
  const priced = main.getByRole('article').filter({ hasText: /\d+ VXC/u })
  await page.goto((await priced.first().getByRole('link').first().getAttribute('href')) ?? '')
  await main
    .getByRole('button', { name: guest.t('media.offer.voucher'), exact: true })
    .first()
    .click()
  await guest.videos.expectOwned()
  expect(await guest.coins()).toBe(coins)
})

test('a scratch card is redeemed in a window of the checkout, and the page beneath shows it [PAY-021] @once', async ({
  guest,
}) => {
  const { page, checkout } = guest
  await guest.arrive('memberBenefits', {}, 'account')
  await guest.button('codes.form.scratch').click()
  const field = checkout.frame.getByLabel(guest.t('payments.frame.scratch.label'))
  await field.fill('harbour')
  await checkout.button('payments.frame.code.submit').click()
  await expect(checkout.shows('payments.frame.errors.mobile-auth-required')).toBeVisible()
  await field.fill('lamplight')
  await page.keyboard.press('Enter')
  await checkout.expectClosed()
  await expect.poll(() => guest.coins()).toBe(10)
  await expect(page.getByRole('main').getByText('LAMPLIGHT', { exact: true })).toBeVisible()
})
