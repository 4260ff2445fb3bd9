import { expect, test } from './support/fixtures'
import { PageConnection } from './support/page-connection'
import { beforeVideo, inConversation } from './support/starting-points'

const GIFT = { id: 'rose', price: 8 } as const

test('a purchase that is sent again charges nothing more', async ({ guest }) => {
  await beforeVideo(guest)
  const requested = guest.page.waitForRequest((request) => /\/video\/[^/]+\/buy/u.test(request.url()))
  await guest.videos.buy()
  const request = await requested
  const coins = await guest.coins()
  const again = await Promise.all(
    [1, 2, 3].map(async () =>
      guest.page.request.fetch(request.url(), {
        method: 'POST',
        headers: await request.allHeaders(),
        data: request.postData() ?? '',
      }),
    ),
  )
  for (const answer of again) expect(answer.ok()).toBe(true)
  await guest.visit('memberPurchases', {})
  expect(await guest.coins()).toBe(coins)
  await expect(guest.purchases.of('video')).toHaveCount(1)
})

test('a purchase that agrees to less than the video costs is not charged, and the next press buys it', async ({
  guest,
}) => {
  const before = await beforeVideo(guest)
  // As pressed on a page that was opened before the price rose.
  const cheaper = (body: string) => body.replace(/(?<="agreedPrice":)\d+/u, (coins) => String(Number(coins) - 1))
  await guest.page.route(
    /\/video\/[^/]+\/buy/u,
    async (route) => route.continue({ postData: cheaper(route.request().postData() ?? '') }),
    { times: 1 },
  )
  await guest.videos.buyButton.click()
  await expect(guest.toast('media.refused.price-changed')).toBeVisible()
  expect(await guest.coins()).toBe(before)
  const price = await guest.videos.buy()
  await expect.poll(() => guest.coins()).toBe(before - price)
})

test('a payment that is sent again credits nothing more [PAY-059]', async ({ guest }) => {
  await guest.arrive('start', {}, 'account')
  const requests = guest.page.waitForRequest((request) => (request.postData() ?? '').includes('"kind":"pay"'))
  await guest.topUp()
  const request = await requests
  const coins = await guest.coins()
  for (let iteration = 0; iteration < 3; iteration++) {
    await guest.page.request.fetch(request.url(), {
      method: 'POST',
      headers: await request.allHeaders(),
      data: request.postData() ?? '',
    })
  }
  await guest.visit('memberPurchases', {})
  expect(await guest.coins()).toBe(coins)
  await expect(guest.purchases.of('top-up')).toHaveCount(1)
})

test('a gift whose frame is sent again is given once [MSG-024]', async ({ guest }) => {
  const connection = new PageConnection(guest.page)
  const before = await inConversation(guest)
  await guest.conversation.gifts()
  await guest.conversation.gift(GIFT.id).click()
  await guest.conversation.send.click()
  await expect.poll(() => guest.coins()).toBe(before - GIFT.price)
  await connection.resend('sendMessage', 3)
  await guest.page.reload()
  await expect(guest.conversation.given(GIFT.id)).toHaveCount(1)
  expect(await guest.coins()).toBe(before - GIFT.price)
})

test.describe('a list that did not come because the guest was offline', () => {
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/u })

  test('comes by itself when they are back, with what is above it [API-014]', async ({ guest, context }) => {
    await guest.arrive('cams', {}, 'nothing')
    await expect(guest.cams.tiles.first()).toBeVisible()
    await guest.goTo('shell.nav.messenger')
    await expect(guest.heading('messenger.title')).toBeVisible()
    await context.setOffline(true)
    await guest.goTo('shell.nav.live')
    await guest.page.getByRole('main').getByRole('combobox').click()
    await guest.page.getByRole('option', { name: guest.t('actors.sort.newest') }).click()
    await expect(guest.page.getByRole('main').getByRole('alert')).toBeVisible()
    await context.setOffline(false)
    await expect(guest.cams.tiles.first()).toBeVisible()
    await expect(guest.page.getByRole('main').getByRole('alert')).toBeHidden()
    await expect(guest.page.getByRole('main').getByRole('link', { name: 'Music', exact: true })).toBeVisible()
  })
})
