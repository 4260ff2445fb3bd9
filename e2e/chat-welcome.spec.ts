import { limit } from '../scripts/setup/machine-speed.ts'
import { expect, test } from './support/fixtures'

test('a new guest switches their welcome minutes on, goes from the list to an actor, and chats without a coin', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('cams', {}, 'account')
  await guest.cams.openLiveActor()
  await guest.link('actors.profile.chat').click()
  const toggle = page.getByRole('switch', { name: /welcome minutes$/u })
  await toggle.check()
  await expect(page.getByTestId('welcome-left')).toContainText(/^(?:1:00:00|59:\d\d) left/u)
  // Another page of the guest knows it, after a reload of this one too.
  await page.reload()
  await expect(toggle).toBeChecked()
  const list = page.getByRole('dialog', { name: guest.t('chat.welcome.title') })
  await expect(async () => {
    if ((await list.count()) === 0)
      await page.getByRole('button', { name: /^Who takes part/u }).click({ timeout: limit(2_000) })
    await list
      .getByRole('link')
      .filter({ hasText: guest.t('shell.live') })
      .first()
      .click({ timeout: limit(2_000) })
    await expect(list).toHaveCount(0)
    await expect(guest.room.kind('single').or(guest.room.start).first()).toBeVisible({ timeout: limit(4_000) })
  }).toPass({ timeout: limit(20_000) })
  await guest.room.choosePrivate()
  await expect(page.getByRole('switch', { name: 'Use your 3 free minutes first' })).toBeChecked()
  await guest.room.start.click()
  await expect(guest.room.end).toBeVisible()
  await expect(guest.room.spent).toHaveText('0 VXC')
  // What was used is named once a second has been counted.
  await expect(page.getByRole('timer')).toHaveText(/^0\d:(?!00)\d\d$/u)
  await expect(guest.room.spent).toHaveText('0 VXC')
  await guest.room.end.click()
  await expect(page.getByTestId('bill-total')).toContainText('0 VXC')
  await expect(page.getByText(guest.t('chat.bill.voucher'))).toBeVisible()
})
