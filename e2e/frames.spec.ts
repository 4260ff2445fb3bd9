import type { Frame } from '@playwright/test'
import { expect, test } from './support/fixtures'
import type { Guest } from './support/guest'
import { LogBook } from './support/log-book'

/** The payment service's page inside the checkout's window. */
async function frameOf(guest: Guest): Promise<Frame> {
  const element = await guest.checkout.window.locator('iframe').elementHandle()
  const frame = await element?.contentFrame()
  if (frame === null || frame === undefined) throw new Error('No checkout is open')
  return frame
}

/** Sends a message to the page around, out of the checkout's own frame. */
async function post(frame: Frame, message: unknown): Promise<void> {
  await frame.evaluate((data) => window.parent.postMessage(data, '*'), message)
}

const idOf = (frame: Frame): string => new URL(frame.url()).searchParams.get('id') ?? ''

test('a checkout accepts no messages with a wrong id or of an unknown kind, and reports them to the operator [PAY-079][PAY-080][PAY-081][PAY-082] @once', async ({
  guest,
  backend,
}) => {
  const log = new LogBook(guest.page, backend)
  await guest.arrive('start', {}, 'account')
  await guest.openTopUp()
  const frame = await frameOf(guest)
  const id = idOf(frame)
  await post(frame, { id: 'somebody-else', action: 'history', value: 'close' })
  await post(frame, { id, action: 'explode', value: 'close' })
  await post(frame, { action: 'history', value: 'close' })
  await post(frame, { id, action: 'history', value: { close: true } })
  await post(frame, 'close')
  await post(frame, [null, 1, { id }])
  await expect.poll(() => log.read()).toContain('wrong-id')
  await expect.poll(() => log.read()).toContain('unknown-action')
  await expect(guest.checkout.payButton).toBeVisible()

  // Another window of the same origin is not the checkout, even if it knows the id.
  await guest.page.evaluate((own) => window.postMessage({ id: own, action: 'history', value: 'close' }, '*'), id)
  // A message that claims a payment is no payment: coins come from the platform alone.
  await post(frame, { id, action: 'message', value: 'success', params: { flow: 'login' } })
  await expect.poll(() => log.read()).toContain('unknown-flow')
  await expect(guest.checkout.payButton).toBeVisible()
  await post(frame, { id, action: 'message', value: 'success', params: { flow: 'moneycharge' } })
  await guest.visit('memberPurchases', {})
  expect(await guest.coins()).toBe(0)
  await expect(guest.heading('account.purchases.none')).toBeVisible()
})

test.describe('a frame that has gone elsewhere', () => {
  // The page's own policy would stop the frame before the message: here the message itself is on trial.
  test.use({ bypassCSP: true })

  test('is not listened to, although it knows the checkout [PAY-079] @once', async ({ guest, backend }) => {
    const log = new LogBook(guest.page, backend)
    await guest.page
      .context()
      .route('http://elsewhere.test/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>elsewhere</title>' }),
      )
    await guest.arrive('start', {}, 'nothing')
    await guest.button('shell.account.signUp').click()
    await guest.checkout.expectOpen()
    const frame = await frameOf(guest)
    const id = idOf(frame)
    await frame.goto('http://elsewhere.test/')
    await post(frame, { id, action: 'history', value: 'close' })
    await post(frame, { id, action: 'redirect', redirectUrl: 'http://elsewhere.test/', redirectTarget: 'same' })
    await expect.poll(() => log.read()).toContain('foreign-origin')
    await expect(guest.checkout.window).toBeVisible()
    await expect(guest.page).toHaveURL(new RegExp(`${guest.pathTo('start', {})}$`, 'u'))
  })
})

test('the window closes with its button and with Escape, and gives the focus back [PAY-074] @once', async ({
  guest,
}) => {
  const { page, checkout } = guest
  await guest.arrive('start', {}, 'nothing')
  const opener = guest.button('shell.account.signUp')
  await opener.click()
  await checkout.expectOpen()
  await checkout.close()
  await expect(opener).toBeFocused()

  await opener.click()
  await checkout.expectOpen()
  await page.keyboard.press('Escape')
  await checkout.expectClosed()
  await expect(opener).toBeFocused()

  await opener.click()
  await checkout.field('name').click()
  await page.keyboard.press('Escape')
  await checkout.expectClosed()
  await expect(opener).toBeFocused()

  await opener.click()
  await checkout.button('payments.frame.cancel').click()
  await checkout.expectClosed()
  await expect(opener).toBeFocused()
})

test('a declined and a cancelled payment charge nothing [PAY-074][PAY-091] @once', async ({ guest }) => {
  const { checkout } = guest
  await guest.arrive('start', {}, 'account')
  await guest.openTopUp()
  await checkout.choosePackage(3)
  await checkout.pay('decline')
  await expect(checkout.shows('payments.frame.result.declined.title')).toBeVisible()
  await checkout.button('payments.frame.retry').click()
  await expect(checkout.packages.nth(3)).toBeChecked()
  await checkout.button('payments.frame.cancel').click()
  await checkout.expectClosed()
  await guest.openTopUp()
  await checkout.button('payments.frame.cancel').click()
  await checkout.expectClosed()
  await guest.visit('memberPurchases', {})
  expect(await guest.coins()).toBe(0)
  await expect(guest.heading('account.purchases.none')).toBeVisible()
})
