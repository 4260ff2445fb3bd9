import { expect, test } from './support/fixtures'
import { followMail } from './support/stage'

test.use({ language: 'en', size: 'desktop' })

test('a guest confirms their address, chooses what they are mailed, and finds it after a reload', async ({ guest }) => {
  const { page } = guest
  await guest.arriveWithAccount('memberNotifications', {})
  await expect(guest.heading('account.notifications.title')).toBeVisible()
  await expect(page.getByText(guest.t('account.notices.unconfirmed'))).toBeVisible()
  await guest.expectFit()
  await followMail(guest, 'Confirm your e-mail address')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guest.t('support.confirm.done'))

  await guest.visit('memberNotifications', {})
  const payment = page.getByRole('switch', { name: guest.t('account.notices.kind.payment') })
  await payment.click()
  await page.getByRole('switch', { name: guest.t('account.notices.quietOn') }).click()
  await page.getByLabel(guest.t('account.notices.from'), { exact: true }).fill('23:30')
  await page.getByLabel(guest.t('account.notices.to'), { exact: true }).fill('23:30')
  await guest.button('account.notices.save').click()
  await expect(page.getByText(guest.t('account.notices.invalidHours'))).toBeVisible()
  await page.getByLabel(guest.t('account.notices.to'), { exact: true }).fill('07:00')
  await guest.button('account.notices.save').click()
  await expect(page.getByText(guest.t('account.notices.saved'))).toBeVisible()
  await guest.expectFit()
  await page.reload()
  await expect(payment).toBeChecked()
  await expect(page.getByLabel(guest.t('account.notices.from'), { exact: true })).toHaveValue('23:30')
})

test('a new guest is prompted at the top of their profile to confirm their address, on no device once they close it [SOC-032][SOC-033]', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arriveWithAccount('memberProfile', {})
  const bar = page.getByRole('complementary', { name: guest.t('support.confirm.title') })
  await expect(bar).toBeVisible()
  await guest.expectFit()
  await bar.getByRole('button', { name: guest.t('support.confirm.send') }).click()
  await expect(page.getByText(/^A link is on its way to .+@/u)).toBeVisible()
  await bar.getByRole('button', { name: guest.t('support.confirm.dismiss') }).click()
  await expect(bar).toBeHidden()
  await page.reload()
  await expect(guest.heading('account.profile.title')).toBeVisible()
  await expect(bar).toBeHidden()
})
