import type { Locator } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { beforeVideo, inConversation } from './support/starting-points'

const GIFT = { id: 'rose', price: 8 } as const

test('two quick presses on pay are one payment [PAY-003][PAY-059] @once', async ({ guest }) => {
  await guest.arrive('start', {}, 'account')
  await guest.openTopUp()
  await guest.checkout.choose('approve')
  await guest.checkout.payButton.dblclick()
  await guest.checkout.expectClosed()
  await expect.poll(() => guest.coins()).toBeGreaterThan(0)
  const coins = await guest.coins()
  await guest.visit('memberPurchases', {})
  await expect(guest.purchases.of('top-up')).toHaveCount(1)
  expect(await guest.purchases.sum()).toBe(coins)
})

test('two quick presses on buy are one purchase @once', async ({ guest }) => {
  const before = await beforeVideo(guest)
  await guest.videos.buyButton.dblclick()
  await guest.videos.expectOwned()
  const after = await guest.coins()
  expect(after).toBeLessThan(before)
  await guest.visit('memberPurchases', {})
  await expect(guest.purchases.of('video')).toHaveCount(1)
  expect(await guest.purchases.sum()).toBe(after)
})

test('a guest who tops up because coins are missing is back at the button they pressed, and nothing was bought meanwhile @once', async ({
  guest,
}) => {
  await guest.arrive('videos', {}, 'account')
  await guest.videos.openAffordable(40)
  await guest.videos.buyButton.click()
  await guest.topUpFromBox()
  await expect(guest.videos.buyButton).toBeFocused()
  const coins = await guest.coins()
  await guest.page.keyboard.press('Enter')
  await guest.videos.expectOwned()
  expect(await guest.coins()).toBeLessThan(coins)
})

test('a gift for which coins are missing waits with its message for the top-up and for another press @once', async ({
  guest,
}) => {
  await guest.arrive('cams', {}, 'account')
  await guest.cams.live.first().getByRole('link').click()
  await guest.link('actors.profile.write').click()
  await guest.conversation.gifts()
  await guest.conversation.gift(GIFT.id).click()
  await guest.conversation.field.fill('For you')
  await guest.conversation.send.click()
  await guest.topUpFromBox()
  await expect(guest.conversation.given(GIFT.id)).toHaveCount(0)
  await expect(guest.conversation.field).toHaveValue('For you')
  await expect(guest.conversation.send).toBeFocused()
  const coins = await guest.coins()
  await guest.page.keyboard.press('Enter')
  await expect(guest.conversation.given(GIFT.id)).toBeVisible()
  await expect.poll(() => guest.coins()).toBe(coins - GIFT.price)
})

test('a gift for which coins are missing is there after a reload, one press away in each tab, and is paid once @once', async ({
  guest,
  otherTab,
}) => {
  await guest.arrive('cams', {}, 'account')
  await guest.cams.live.first().getByRole('link').click()
  await guest.link('actors.profile.write').click()
  await guest.conversation.gifts()
  await guest.conversation.gift(GIFT.id).click()
  await guest.conversation.field.fill('For you')
  await guest.conversation.send.click()
  await expect(guest.page.getByRole('dialog', { name: guest.t('payments.short.title') })).toBeVisible()
  await guest.page.reload()
  await expect(guest.conversation.field).toHaveValue('For you')
  const ready = guest.page.getByText(guest.t('messenger.ready'))
  await expect(ready).toBeHidden()
  await guest.topUp()
  await expect(ready).toBeVisible()
  await guest.page.reload()
  await expect(ready).toBeVisible()
  await expect(guest.conversation.send).toBeFocused()
  await expect(guest.conversation.given(GIFT.id)).toHaveCount(0)
  const other = await otherTab()
  await other.page.goto(guest.page.url())
  const readyThere = other.page.getByText(other.t('messenger.ready'))
  await expect(readyThere).toBeVisible()
  const coins = await guest.coins()
  await guest.conversation.send.dblclick()
  await expect(guest.conversation.given(GIFT.id)).toBeVisible()
  await expect(readyThere).toBeHidden()
  await expect.poll(() => other.coins()).toBe(coins - GIFT.price)
  await guest.visit('memberPurchases', {})
  await expect(guest.purchases.of('gift')).toHaveCount(1)
})

test('a tip for which coins are missing is in its sheet again after the top-up, with the focus, and after a reload @once', async ({
  guest,
}) => {
  await guest.arrive('feed', {}, 'account')
  const sheet = guest.page.getByRole('dialog')
  const give = sheet.getByRole('button', {
    name: guest.t('feed.tip.give', { sum: guest.t('shell.coins', { count: 25 }) }),
  })
  const post = guest.page.getByRole('article').first()
  await post.getByRole('button', { name: guest.t('feed.bar.tip'), exact: true }).click()
  await sheet.getByRole('button', { name: guest.t('shell.coins', { count: 25 }), exact: true }).click()
  await give.click()
  await guest.topUpFromBox()
  await expect(sheet.getByText(guest.t('feed.tip.ready'))).toBeVisible()
  await expect(give).toBeFocused()
  const coins = await guest.coins()
  await guest.page.reload()
  await expect(sheet.getByText(guest.t('feed.tip.ready'))).toBeVisible()
  await expect(give).toBeFocused()
  await give.dblclick()
  await expect(sheet).toBeHidden()
  await expect.poll(() => guest.coins()).toBe(coins - 25)
})

test('two quick presses on send are one gift [GIF-009] @once', async ({ guest }) => {
  const before = await inConversation(guest)
  await guest.conversation.gifts()
  await guest.conversation.gift(GIFT.id).click()
  await guest.conversation.send.dblclick()
  await expect(guest.conversation.given(GIFT.id)).toBeVisible()
  await expect.poll(() => guest.coins()).toBe(before - GIFT.price)
  await guest.visit('memberPurchases', {})
  await expect(guest.purchases.of('gift')).toHaveCount(1)
  expect(await guest.purchases.sum()).toBe(before - GIFT.price)
})

test('two quick presses on start are one chat [CHA-001] @once', async ({ guest }) => {
  await guest.arrive('cams', {}, 'coins')
  await guest.cams.filterLive()
  await guest.cams.openLiveActor()
  await guest.link('actors.profile.chat').click()
  await guest.room.choosePrivate()
  await guest.room.start.dblclick()
  await expect(guest.room.end).toBeVisible()
  const bill = await guest.room.leave()
  await guest.visit('memberPurchases', {})
  await expect(guest.purchases.of('chat')).toHaveCount(bill === 0 ? 0 : 1)
  expect(await guest.purchases.sum()).toBe(await guest.coins())
})

test('two tabs that buy the same video at once buy it once and show the same balance', async ({ guest, otherTab }) => {
  const before = await beforeVideo(guest)
  const other = await otherTab()
  await other.page.goto(guest.page.url())
  await expect(other.videos.buyButton).toBeVisible()
  // At once, without waiting for anything: once one tab has bought it, the other has no such button.
  const press = (button: Locator) => button.evaluate((element: HTMLElement) => element.click())
  await Promise.all([press(guest.videos.buyButton), press(other.videos.buyButton)])
  await guest.videos.expectOwned()
  await other.videos.expectOwned()
  await expect.poll(() => guest.coins()).toBeLessThan(before)
  const after = await guest.coins()
  await expect.poll(() => other.coins()).toBe(after)
  await other.visit('memberPurchases', {})
  await expect(other.purchases.of('video')).toHaveCount(1)
  expect(await other.purchases.sum()).toBe(after)
})

test('coins paid for in one tab are there in the other', async ({ guest, otherTab }) => {
  await guest.arrive('start', {}, 'account')
  const other = await otherTab()
  await other.visit('cams', {})
  await expect(other.balance).toBeVisible()
  await guest.topUp()
  await expect.poll(async () => other.coins()).toBe(await guest.coins())
})
