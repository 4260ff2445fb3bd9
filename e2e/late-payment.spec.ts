import { expect, test } from './support/fixtures'

/** When the sandbox confirms a payment that is delayed, ms, and some time to do so. */
const CONFIRMED = 21_000

// Only the clock of the embedded platform is the page's. Over the wire it is a contract ("lets a delayed payment arrive once,
// later"), and that coins show by themselves there is a journey of its own (money.spec.ts).
test('a payment that is confirmed later arrives by itself, on any page the guest is on [PAY-001]', async ({
  guest,
}) => {
  const { checkout, page } = guest
  await page.clock.install()
  await guest.arrive('start', {}, 'account')
  await guest.openTopUp()
  await checkout.pay('delay')
  await expect(checkout.shows('payments.frame.result.pending.title')).toBeVisible()
  await checkout.button('payments.frame.close').click()
  await checkout.expectClosed()
  await guest.goTo('shell.nav.live')
  expect(await guest.coins()).toBe(0)
  await page.clock.fastForward(CONFIRMED)
  await expect.poll(() => guest.coins()).toBeGreaterThan(0)
})
