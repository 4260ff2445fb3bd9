import { expect, test } from './support/fixtures'

const GIFT = { id: 'cake', price: 18 } as const

test('a guest who agreed at the checkout tops up in a running chat with one press, once for two quick ones, and ends it in the settings [SOC-028] @once', async ({
  guest,
}) => {
  const { checkout, page } = guest
  await guest.arrive('cams', {}, 'account')
  await guest.openTopUp()
  await checkout.choosePackage(0)
  await checkout.keepMeans.check()
  await checkout.pay('approve')
  await checkout.expectClosed()
  await expect.poll(() => guest.coins()).toBe(40)
  await guest.cams.filterLive()
  await guest.cams.openLiveActor()
  await guest.link('actors.profile.chat').click()
  await guest.room.choosePrivate()
  await guest.room.start.click()
  await expect(guest.room.end).toBeVisible()
  // Leaves less than two minutes.
  await guest.conversation.gift(GIFT.id).click()
  await guest.conversation.send.click()
  const amounts = page.getByRole('group', { name: guest.t('payments.oneClick.at', { means: '•••• 4242' }) })
  await amounts.getByRole('button', { name: /^105 VXC for 25,00/u }).dblclick()
  await expect(page.getByText(guest.t('payments.oneClick.charged', { count: 105 }))).toBeVisible()
  // Enough for minutes: what warned is gone, and the chat goes on.
  await expect(amounts).toHaveCount(0)
  await guest.room.leave()
  await guest.visit('memberPurchases', {})
  await expect(guest.purchases.of('top-up')).toHaveCount(2)
  expect(await guest.purchases.sum()).toBe(await guest.coins())
  await guest.visit('memberSettings', {})
  await guest.button('payments.oneClick.end').click()
  await expect(guest.button('payments.oneClick.setUp')).toBeVisible()
  await expect(amounts).toHaveCount(0)
})
