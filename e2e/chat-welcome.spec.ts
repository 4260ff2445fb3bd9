import { limit } from '../scripts/setup/machine-speed.ts'
import { expect, test } from './support/fixtures'

test('a new guest chats on their welcome minutes with who takes part, without a coin @once', async ({ guest }) => {
  const { page } = guest
  await guest.arrive('cams', {}, 'account')
  // Offered in the rooms of those who take part, and in no other.
  const offer = page.getByRole('region', { name: guest.t('chat.welcome.title') })
  for (const actorName of await guest.cams.live.getByRole('link').allTextContents()) {
    await guest.visit('actorChat', { actorName })
    await expect(guest.room.kind('single').or(guest.room.start).first()).toBeVisible()
    const isOffered = await offer.waitFor({ timeout: limit(2_000) }).then(
      () => true,
      () => false,
    )
    if (isOffered) break
  }
  await expect(offer.getByTestId('welcome-left')).toBeVisible()
  await guest.room.choosePrivate({ usesFreeMinutes: true })
  await expect(page.getByRole('switch', { name: 'Use your 3 free minutes first' })).toBeChecked()
  await expect(guest.room.start).toContainText(/3 minutes free, then \d+ VXC/u)
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
